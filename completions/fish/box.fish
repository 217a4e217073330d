complete -c box -f
complete -c box -l players -x -d 'How many play'
complete -c box -l seats -x -d 'Who plays'
complete -c box -l set -r -F -d 'The set: a name, or a file'
complete -c box -l compact -d 'Write each document on one line'
complete -c box -l pretty -d 'Write documents indented'
complete -c box -l first -x -d 'Let seat N begin, not seat 1'
complete -c box -l long -d 'Play six rounds, not three'
complete -c box -l prey -d 'Let the Wakemaker stop when a gondola is overloaded'
complete -c box -l rotate -d "Pass the Wakemaker's part on"
complete -c box -l deck -r -F -d 'The deck of Gondolin Cards'
complete -c box -l hand -x -d 'The hand of an easy opening'
complete -c box -l mode -x -a 'easy hard' -d 'How the game opens'
complete -c box -l story -x -a '(gondolin-deck --list stories | cut -f 1)' -d 'The story of Gondolin Cards'
complete -c box -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c box -s h -l help -d 'Show help'
complete -c box -s V -l version -d 'Show the version'
complete -c box -n 'not __fish_seen_subcommand_from gondola gondoliere gondolin q canal' -a 'gondola gondoliere gondolin q canal' -d Game
