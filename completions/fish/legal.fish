complete -c legal -f
complete -c legal -l json -d 'Write an array of moves with details'
complete -c legal -l perft -x -d 'Count the sequences of that many decisions'
complete -c legal -s f -l file -r -F -d 'Read this file, not standard input'
complete -c legal -l compact -d 'Write each document on one line'
complete -c legal -l pretty -d 'Write documents indented'
complete -c legal -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c legal -s h -l help -d 'Show help'
complete -c legal -s V -l version -d 'Show the version'
