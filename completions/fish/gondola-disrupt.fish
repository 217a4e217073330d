complete -c gondola-disrupt -f
complete -c gondola-disrupt -l let-pass -d 'Cancel nothing'
complete -c gondola-disrupt -l seat -x -d 'Only if that seat decides'
complete -c gondola-disrupt -s f -l file -r -F -d 'Read this file and replace it'
complete -c gondola-disrupt -l compact -d 'Write each document on one line'
complete -c gondola-disrupt -l pretty -d 'Write documents indented'
complete -c gondola-disrupt -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c gondola-disrupt -s h -l help -d 'Show help'
complete -c gondola-disrupt -s V -l version -d 'Show the version'
