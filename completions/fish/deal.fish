source (status dirname)/squero-options.fish

complete -c deal -f
complete -c deal -s n -l count -x -d 'Deal that many matches'
complete -c deal -s s -l seed -x -d 'Give the same match for the same text'
complete -c deal -s f -l file -r -F -d 'Read this file and replace it'
complete -c deal -l players -x -d 'How many play'
complete -c deal -l seats -x -d 'Who plays'
complete -c deal -l set -r -F -d 'The set: a name, or a file'
complete -c deal -l compact -d 'Write each document on one line'
complete -c deal -l pretty -d 'Write documents indented'
complete -c deal -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c deal -s h -l help -d 'Show help'
complete -c deal -s V -l version -d 'Show the version'
__squero_games deal
__squero_options deal
