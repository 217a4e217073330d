load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# canal: a small tournament, with more options.
canal() {
	arena canal --players 2 --bots greedy,random -n 12 -s 7 "$@"
}

@test "arena writes a line for each game, in order" {
	run -0 canal
	[ "${#lines[@]}" -eq 12 ]
	jq -s -e 'map(.number) == [range(1; 13)]' <<<"$output"
	jq -e 'keys_unsorted == ["arena", "game", "players", "options",
	    "tournament", "number", "seed", "seating", "result", "decisions",
	    "verdicts"]' <<<"$output"
}

@test "a line names the set of a game that has sets" {
	run -0 arena q --players 5 --bots random -n 1
	holds '.set == "standard" and .arena == 1'
}

@test "each deal is played from every seating" {
	canal | jq -s -e '[.[] | [.seed, .seating]] | .[:4] == [
	    ["7/1", ["greedy", "random"]], ["7/1", ["random", "greedy"]],
	    ["7/2", ["greedy", "random"]], ["7/2", ["random", "greedy"]]]'
}

@test "--unpaired plays each deal once" {
	canal --unpaired | jq -s -e '[.[] | [.seed, .seating]] | .[:3] == [
	    ["7/1", ["greedy", "random"]], ["7/2", ["random", "greedy"]],
	    ["7/3", ["greedy", "random"]]]'
}

@test "one of two bots sits in each seat in turn" {
	arena gondoliere --players 3 -b greedy,random -n 3 |
	    jq -s -e 'map(.seating | index("greedy")) | sort == [0, 1, 2]'
	arena gondoliere -b greedy,random,search -n 3 | jq -s -e '
	    map(.seating | index("search")) | sort == [0, 1, 2]'
}

@test "one of two bots is a side where there are teams" {
	arena canal --players 4 -b greedy,random -n 2 |
	    jq -s -e 'map(.seating) == [
	    ["greedy", "greedy", "random", "random"],
	    ["random", "random", "greedy", "greedy"]]'
}

@test "each bot has the table where all play together" {
	arena gondola --players 3 -b greedy,random -n 2 |
	    jq -s -e 'map(.seating | unique) == [["greedy"], ["random"]]'
	arena gondola --players 3 -b greedy,random --against search -n 2 |
	    jq -s -e 'map(.seating) == [["greedy", "greedy", "search"],
	    ["random", "random", "search"]]'
	arena gondolin -b greedy,random -n 2 |
	    jq -s -e 'map(.seating) == [["greedy"], ["random"]]'
}

@test "the bots decide what bot decides on the same deal" {
	local game players level
	while read -r game players level; do
		arena "$game" --players "$players" -b "$level" -n 3 -s 7 --log |
		    jq -c '.log' >"$game$players"
		deal "$game" --players "$players" -s 7 -n 3 |
		    bot -e -l "$level" | jq -c .log | diff - "$game$players"
	done <<-END
		gondola 4 random
		gondola 3 greedy
		gondoliere 4 random
		gondolin 1 greedy
		q 6 random
		canal 2 random
		canal 4 greedy
	END
	canal --log -n 1 | jq -c .log >log
	deal canal --players 2 -s 7/1 | bot -e -l greedy,random | jq -c .log |
	    diff - log
}

@test "a line has the result as score tells it" {
	canal -n 1 | jq -c .result >result
	deal canal --players 2 -s 7/1 | bot -e -l greedy,random | score |
	    jq -c '{over, points, winners}' | diff - result
	arena gondola --players 4 -n 1 -s 7 -b random | jq -c .result >result
	deal gondola --players 4 -s 7/1 | bot -e -l random | score |
	    jq -c '{over, points, winners, group}' | diff - result
}

@test "options of the game and sets pass through" {
	arena gondola --players 3 --long --prey -n 1 -b random |
	    jq -e '.options.long and .options.prey'
	squero --exec-path >/dev/null
	jq '.set = "mine"' "$BATS_TEST_DIRNAME/../share/sets/q/standard.json" \
	    >mine.json
	arena q --players 5 --set ./mine.json -n 1 -b random |
	    jq -e '.set.set == "mine"'
}

@test "what is written does not depend on the number of jobs" {
	canal >one
	for jobs in 2 3 20; do
		canal --jobs "$jobs" | cmp - one
	done
}

@test "shards are the whole" {
	canal | jq -c . >all
	for k in 1 2 3 4 5; do canal --shard "$k/5"; done |
	    jq -s -c 'sort_by(.number)[]' | cmp - all
}

@test "--resume goes on where it stopped, to the same bytes" {
	canal >whole
	for bytes in 0 1 200 1000 2500; do
		head -c "$bytes" whole >part
		canal --resume part
		cmp part whole
	done
	canal --resume new -j 2
	cmp new whole
	canal --resume new
	cmp new whole
}

@test "--resume refuses the lines of another tournament" {
	canal >lines
	cp lines before
	run -1 --separate-stderr canal -s 8 --resume lines
	[ "$stderr" = 'arena: lines: line 1 is not game 1 of this tournament' ]
	run -1 --separate-stderr canal -n 6 --resume lines
	[ "$stderr" = 'arena: lines: line 7 is not game 7 of this tournament' ]
	cmp lines before
	run -2 canal --resume /nowhere/lines
}

@test "a signal ends it after whole lines, and the rest can follow" {
	local pid status=0
	arena canal --players 2 -b greedy -n 400 -s 7 -j 2 --resume part \
	    2>said &
	pid=$!
	until [ -s part ]; do :; done
	kill -TERM "$pid"
	wait "$pid" || status=$?
	[ "$status" -eq 143 ]
	grep -qx 'arena: stopped after [0-9]* of 400 games; the same command goes on' said
	[ "$(tail -c 1 part | od -An -tx1)" = ' 0a' ]
	[ "$(wc -l <part)" -lt 400 ]
	jq -s -e 'map(.number) == [range(1; length + 1)]' part
	[ "$(grep -o 'after [0-9]*' said)" = "after $(wc -l <part)" ]
}

@test "arena refuses what cannot be played" {
	run -2 --separate-stderr arena
	[ "$stderr" = 'arena: one game is wanted; squero(7) lists them' ]
	run -2 --separate-stderr arena gondola
	[ "$stderr" = \
	    'arena: how many play? gondola needs --players: 3 to 7' ]
	run -2 --separate-stderr arena gondola --players 5 -b greedy,random,random
	[ "$stderr" = 'arena: --bots: 3 bots for 5 seats; one, two, or one for each seat' ]
	run -2 --separate-stderr arena canal -b best
	[ "$stderr" = 'arena: --bots: no such level: best; there are greedy, random and search' ]
	run -2 --separate-stderr arena canal --players 2 --shard 3/2
	run -2 --separate-stderr arena canal --players 2 --shard 3
	[ "$stderr" = 'arena: --shard: not like 1/8: 3' ]
}

@test "arena fails when its output cannot be written" {
	# shellcheck disable=SC2317
	into_full() { canal "$@" >/dev/full; }
	run -2 --separate-stderr into_full
	run -2 --separate-stderr into_full -j 2
	canal -n 100 -j 2 | head -n 1 >first
	[ "$(wc -l <first)" -eq 1 ]
}

@test "search beats greedy, and greedy beats random" {
	# shellcheck disable=SC2016
	local wins='map(.seating[.result.winners[0] - 1]) | map(select(. == $bot)) | length'
	arena canal --players 2 -b search,greedy -n 16 -s 7 >games
	[ "$(jq -s --arg bot search "$wins" games)" -ge 11 ]
	arena canal --players 2 -b greedy,random -n 16 -s 7 >games
	[ "$(jq -s --arg bot greedy "$wins" games)" -ge 14 ]
}
