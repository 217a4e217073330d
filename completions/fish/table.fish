complete -c table -f
complete -c table -l ascii -d 'Draw with nothing but ASCII'
complete -c table -l color -x -a 'auto always never' -d 'Use colours'
complete -c table -l format -x -a 'text svg' -d 'Draw as text or as svg'
complete -c table -s f -l file -r -F -d 'Read this file, not standard input'
complete -c table -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c table -s h -l help -d 'Show help'
complete -c table -s V -l version -d 'Show the version'
