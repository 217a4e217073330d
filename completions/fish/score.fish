source (status dirname)/squero-options.fish

complete -c score -f
complete -c score -l explain -d 'List what each total is made of'
complete -c score -l json -d 'Write JSON, also on a terminal'
complete -c score -l over -d 'Ask only, by the status, if it is over'
complete -c score -s q -l quiet -d 'Say nothing of a no'
complete -c score -l text -d 'Write the score sheet as text'
complete -c score -s f -l file -r -F -d 'Read this file, not standard input'
complete -c score -l compact -d 'Write each document on one line'
complete -c score -l pretty -d 'Write documents indented'
complete -c score -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c score -s h -l help -d 'Show help'
complete -c score -s V -l version -d 'Show the version'
__squero_games score
