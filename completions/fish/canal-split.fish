complete -c canal-split -f
complete -c canal-split -l seat -x -d 'Only if that seat decides'
complete -c canal-split -s f -l file -r -F -d 'Read this file and replace it'
complete -c canal-split -l compact -d 'Write each document on one line'
complete -c canal-split -l pretty -d 'Write documents indented'
complete -c canal-split -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c canal-split -s h -l help -d 'Show help'
complete -c canal-split -s V -l version -d 'Show the version'
complete -c canal-split -a 'CN SC SP DD SM CS spy traitor gondola doge 1 2 3 /'
