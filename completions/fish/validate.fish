complete -c validate -f
complete -c validate -s q -l quiet -d 'Write nothing; the status answers'
complete -c validate -l replay -d 'Also check that box and log lead to it'
complete -c validate -s f -l file -r -F -d 'Read this file, not standard input'
complete -c validate -l compact -d 'Write each document on one line'
complete -c validate -l pretty -d 'Write documents indented'
complete -c validate -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c validate -s h -l help -d 'Show help'
complete -c validate -s V -l version -d 'Show the version'
