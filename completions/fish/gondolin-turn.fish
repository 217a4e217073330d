# The cards that can be so named now, or else all of the set.
function __gondolin_turn_cards
    set -l words (commandline -opc)
    set -l at (contains -i -- -f $words; or contains -i -- --file $words)
    set -l file (string replace -f -- --file= '' $words)
    test -n "$at"; and set file $words[(math $at + 1)]
    if test -n "$file"; and test -r "$file"
        legal -f $file 2>/dev/null | grep -e "^$argv" | cut -s -d ' ' -f 2
    else
        gondolin-deck --list cards | cut -f 1
    end
end

complete -c gondolin-turn -f
complete -c gondolin-turn -s a -l activate -x -a '(__gondolin_turn_cards activate)' -d 'Activate a card in play'
complete -c gondolin-turn -l auto -d 'Decide what the options leave open'
complete -c gondolin-turn -s c -l choose -x -a '(__gondolin_turn_cards)' -d 'Choose a card, or none, for an effect'
complete -c gondolin-turn -s d -l destroy -x -a '(__gondolin_turn_cards)' -d 'Destroy a card for the maintenance'
complete -c gondolin-turn -s e -l end-phase -d 'End the phase'
complete -c gondolin-turn -s p -l play -x -a '(__gondolin_turn_cards play)' -d 'Play a card from the hand'
complete -c gondolin-turn -l seat -x -d 'Only if that seat decides'
complete -c gondolin-turn -s f -l file -r -F -d 'Read this file and replace it'
complete -c gondolin-turn -l compact -d 'Write each document on one line'
complete -c gondolin-turn -l pretty -d 'Write documents indented'
complete -c gondolin-turn -l error-format -x -a 'text json' -d 'Write errors as text or as json'
complete -c gondolin-turn -s h -l help -d 'Show help'
complete -c gondolin-turn -s V -l version -d 'Show the version'
