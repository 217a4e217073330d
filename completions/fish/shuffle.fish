complete -c shuffle -f
complete -c shuffle -s s -l seed -x -d 'Give the same order for the same text'
complete -c shuffle -s f -l file -r -F -d 'Read this file and replace it'
complete -c shuffle -l players -x -d 'How many play'
complete -c shuffle -l seats -x -d 'Who plays'
complete -c shuffle -l set -r -F -d 'The set: a name, or a file'
complete -c shuffle -l compact -d 'Write each document on one line'
complete -c shuffle -l pretty -d 'Write documents indented'
complete -c shuffle -l long -d 'Play six rounds, not three'
complete -c shuffle -l prey -d 'Let the Wakemaker stop when a gondola is overloaded'
complete -c shuffle -l rotate -d "Pass the Wakemaker's part on"
complete -c shuffle -l deck -r -F -d 'The deck of Gondolin Cards'
complete -c shuffle -l hand -x -d 'The hand of an easy opening'
complete -c shuffle -l mode -x -a 'easy hard' -d 'How the game opens'
complete -c shuffle -l story -x -a '(gondolin-deck --list stories | cut -f 1)' -d 'The story of Gondolin Cards'
complete -c shuffle -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c shuffle -s h -l help -d 'Show help'
complete -c shuffle -s V -l version -d 'Show the version'
complete -c shuffle -n 'not __fish_seen_subcommand_from gondola gondolin' -a 'gondola gondolin' -d Game
