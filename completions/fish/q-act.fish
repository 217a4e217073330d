function __q_act_actions
    squero grammar q opening action keep give 2>/dev/null | cut -d ' ' -f 1
end

complete -c q-act -f
complete -c q-act -l seat -x -d 'Only if that seat decides'
complete -c q-act -s f -l file -r -F -d 'Read this file and replace it'
complete -c q-act -l compact -d 'Write each document on one line'
complete -c q-act -l pretty -d 'Write documents indented'
complete -c q-act -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c q-act -s h -l help -d 'Show help'
complete -c q-act -s V -l version -d 'Show the version'
complete -c q-act -n 'not __fish_seen_subcommand_from (__q_act_actions)' -a '(__q_act_actions)' -d Action
