# What completions for fish share: games, and their options.

function __squero_no_game
    not __fish_seen_subcommand_from (squero --list games 2>/dev/null)
end

# Whether that game is named, or none.
function __squero_plays
    __fish_seen_subcommand_from $argv; or __squero_no_game
end

# The games, for a program.
function __squero_games
    complete -c $argv[1] -n __squero_no_game -a '(squero --list games)' -d Game
end

# The options of each game, for a program: as long as no other is named.
function __squero_options
    for game in (squero --list games 2>/dev/null)
        for line in (squero --list options $game)
            set -l part (string split \t -- $line)
            set -l name (string trim -c '-=' -- $part[1])
            set -l value
            switch $part[2]
                case flag
                case file
                    set value -r -F
                case '*'
                    set value -x -a "$part[4]"
            end
            complete -c $argv[1] -n "__squero_plays $game" -l $name $value -d "$part[3]"
        end
    end
end
