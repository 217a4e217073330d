complete -c canal-choose -f
complete -c canal-choose -l seat -x -d 'Only if that seat decides'
complete -c canal-choose -s f -l file -r -F -d 'Read this file and replace it'
complete -c canal-choose -l compact -d 'Write each document on one line'
complete -c canal-choose -l pretty -d 'Write documents indented'
complete -c canal-choose -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c canal-choose -s h -l help -d 'Show help'
complete -c canal-choose -s V -l version -d 'Show the version'
complete -c canal-choose -a '(squero grammar canal choice | cut -d " " -f 2)'
