source (status dirname)/squero-options.fish

complete -c shuffle -f
complete -c shuffle -s s -l seed -x -d 'Give the same order for the same text'
complete -c shuffle -s f -l file -r -F -d 'Read this file and replace it'
complete -c shuffle -l players -x -d 'How many play'
complete -c shuffle -l seats -x -d 'Who plays'
complete -c shuffle -l set -r -F -d 'The set: a name, or a file'
complete -c shuffle -l compact -d 'Write each document on one line'
complete -c shuffle -l pretty -d 'Write documents indented'
complete -c shuffle -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c shuffle -s h -l help -d 'Show help'
complete -c shuffle -s V -l version -d 'Show the version'
__squero_games shuffle
__squero_options shuffle
