complete -c canal-act -f
complete -c canal-act -l seat -x -d 'Only if that seat decides'
complete -c canal-act -s f -l file -r -F -d 'Read this file and replace it'
complete -c canal-act -l compact -d 'Write each document on one line'
complete -c canal-act -l pretty -d 'Write documents indented'
complete -c canal-act -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c canal-act -s h -l help -d 'Show help'
complete -c canal-act -s V -l version -d 'Show the version'
complete -c canal-act -a '(squero grammar canal "special card" | cut -d " " -f 2)'
