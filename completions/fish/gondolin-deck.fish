function __gondolin_deck_ids
    set -l words (commandline -opc)
    set -l at (contains -i -- --set $words)
    set -l set (string match -- '--set=*' $words)
    test -n "$at"; and set set --set $words[(math $at + 1)]
    for kind in $argv
        gondolin-deck $set --list $kind 2>/dev/null | cut -f 1
    end
end

complete -c gondolin-deck -f
complete -c gondolin-deck -s a -l add -x -a '(__gondolin_deck_ids cards)' -d 'Put a card in'
complete -c gondolin-deck -s c -l check -d 'Say every fault, and write only without'
complete -c gondolin-deck -s l -l list -x -a 'cards stories' -d 'List cards or stories'
complete -c gondolin-deck -s r -l remove -x -a '(__gondolin_deck_ids cards)' -d 'Take a card out'
complete -c gondolin-deck -l set -r -F -d 'The set: a name, or a file'
complete -c gondolin-deck -l show -x -a '(__gondolin_deck_ids cards stories)' -d 'Show a card or story of the set'
complete -c gondolin-deck -s s -l story -x -a '(__gondolin_deck_ids stories)' -d 'Start with its ready-made deck'
complete -c gondolin-deck -s f -l file -r -F -d 'Read this file and replace it'
complete -c gondolin-deck -l compact -d 'Write each document on one line'
complete -c gondolin-deck -l pretty -d 'Write documents indented'
complete -c gondolin-deck -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c gondolin-deck -s h -l help -d 'Show help'
complete -c gondolin-deck -s V -l version -d 'Show the version'
