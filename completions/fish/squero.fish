complete -c squero -f
complete -c squero -n '__fish_use_subcommand; or __fish_seen_subcommand_from grammar' -l compact -d 'Write a document on one line'
complete -c squero -n '__fish_use_subcommand; or __fish_seen_subcommand_from grammar' -l json -d 'Write the grammar as a JSON document'
complete -c squero -n __fish_use_subcommand -l list -x -a 'programs games options' -d 'List one a line'
complete -c squero -n '__fish_use_subcommand; or __fish_seen_subcommand_from grammar' -l pretty -d 'Write a document indented'
complete -c squero -n __fish_use_subcommand -l exec-path -d 'Say where the programs are'
complete -c squero -n __fish_use_subcommand -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c squero -n __fish_use_subcommand -s h -l help -d 'Show help'
complete -c squero -n __fish_use_subcommand -s V -l version -d 'Show the version'
complete -c squero -n __fish_use_subcommand -a '(echo grammar; squero --list programs)'
complete -c squero -n '__fish_seen_subcommand_from grammar' -a '(squero --list games)' -d Game
complete -c squero -n 'not __fish_use_subcommand' -a '(__fish_complete_subcommand)'
