complete -c squero -f
complete -c squero -n __fish_use_subcommand -l exec-path -d 'Say where the programs are'
complete -c squero -n __fish_use_subcommand -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c squero -n __fish_use_subcommand -s h -l help -d 'Show help'
complete -c squero -n __fish_use_subcommand -s V -l version -d 'Show the version'
complete -c squero -n __fish_use_subcommand -a 'bot box canal-act canal-choose canal-split canal-vote deal gondola-deliver gondola-disrupt gondola-load gondoliere-place gondolin-deck gondolin-turn guess legal move q-act q-sail replay score shuffle squero table validate veil'
complete -c squero -n 'not __fish_use_subcommand' -a '(__fish_complete_subcommand)'
