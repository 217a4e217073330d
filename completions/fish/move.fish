complete -c move -f
complete -c move -l seat -x -d 'Only if that seat decides'
complete -c move -s f -l file -r -F -d 'Read this file and replace it'
complete -c move -l compact -d 'Write each document on one line'
complete -c move -l pretty -d 'Write documents indented'
complete -c move -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c move -s h -l help -d 'Show help'
complete -c move -s V -l version -d 'Show the version'
