complete -c guess -f
complete -c guess -s n -l count -x -d 'Make that many of each view'
complete -c guess -s s -l seed -x -d 'Make the same ones for the same text'
complete -c guess -s f -l file -r -F -d 'Read this file, not standard input'
complete -c guess -l compact -d 'Write each document on one line'
complete -c guess -l pretty -d 'Write documents indented'
complete -c guess -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c guess -s h -l help -d 'Show help'
complete -c guess -s V -l version -d 'Show the version'
