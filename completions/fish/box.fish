source (status dirname)/squero-options.fish

complete -c box -f
complete -c box -l players -x -d 'How many play'
complete -c box -l seats -x -d 'Who plays'
complete -c box -l set -r -F -d 'The set: a name, or a file'
complete -c box -l compact -d 'Write each document on one line'
complete -c box -l pretty -d 'Write documents indented'
complete -c box -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c box -s h -l help -d 'Show help'
complete -c box -s V -l version -d 'Show the version'
__squero_games box
__squero_options box
