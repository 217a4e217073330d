source (status dirname)/squero-options.fish

complete -c arena -f
complete -c arena -l against -x -a 'greedy random search' -d 'Who plays against a group'
complete -c arena -s b -l bots -x -a '(__fish_append , greedy random search)' -d 'Who plays'
complete -c arena -s n -l games -x -d 'How many games'
complete -c arena -s j -l jobs -x -d 'In how many processes'
complete -c arena -l log -d 'Keep the moves'
complete -c arena -l resume -r -F -d 'Go on with this file'
complete -c arena -s s -l seed -x -d 'Play the same games for the same text'
complete -c arena -l shard -x -d 'Only a part, K/N'
complete -c arena -l unpaired -d 'Play each deal only once'
complete -c arena -l players -x -d 'How many play'
complete -c arena -l seats -x -d 'Who plays'
complete -c arena -l set -r -F -d 'The set: a name, or a file'
complete -c arena -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c arena -s h -l help -d 'Show help'
complete -c arena -s V -l version -d 'Show the version'
__squero_games arena
__squero_options arena
