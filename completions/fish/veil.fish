complete -c veil -f
complete -c veil -l seat -x -d 'The seat; 0 for what everybody sees'
complete -c veil -s f -l file -r -F -d 'Read this file, not standard input'
complete -c veil -l compact -d 'Write each document on one line'
complete -c veil -l pretty -d 'Write documents indented'
complete -c veil -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c veil -s h -l help -d 'Show help'
complete -c veil -s V -l version -d 'Show the version'
