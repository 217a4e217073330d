load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

@test "shuffle keeps the pieces of a box and changes their order" {
	run -0 shuffle --seed 7 < <(box gondola)
	holds '.piles.deck | length == 40 and (unique | length == 40)'
	[ "$(jq -c .piles.deck <<<"$output")" != \
	    "$(box gondola | jq -c .piles.deck)" ]
	validate -q <<<"$output"
}

@test "shuffle writes the seed of the order, and how much of it was drawn" {
	run -0 shuffle --seed lion < <(box gondola)
	holds '.seed == "lion" and .at == 39 and .commit == null'
	run -0 shuffle --seed 0123456789abcdef0123456789abcdef gondola
	holds '.commit | test("^[0-9a-f]{64}$")'
}

@test "shuffle keeps what else is in a box" {
	box gondola --seats Ada,Bruno,Carla --prey |
	    jq -c '."x-note" = [1, "a"]' >box.json
	run -0 shuffle <box.json
	[ "$(jq -c 'del(.piles, .seed, .at, .commit)' <<<"$output")" = \
	    "$(jq -c 'del(.piles, .seed, .at, .commit)' box.json)" ]
}

@test "shuffle gives the same order for the same seed" {
	[ "$(box gondola | shuffle --seed 7)" = \
	    "$(box gondola | shuffle -s 7)" ]
	[ "$(box gondola | shuffle --seed 7)" != \
	    "$(box gondola | shuffle --seed 8)" ]
}

@test "shuffle takes a fresh seed for each document unless it is given one" {
	run -0 shuffle < <(box gondola; box gondola)
	jq -se 'all(.seed | test("^[0-9a-f]{32}$")) and
	    .[0].seed != .[1].seed' <<<"$output"
	run -0 shuffle --seed 7 < <(box gondola; box gondola)
	[ "${lines[0]}" = "${lines[1]}" ]
}

@test "shuffle of a box does not depend on the order it came in" {
	run -0 shuffle --seed 7 < <(box gondola |
	    jq -c '.piles.deck |= reverse')
	[ "$output" = "$(box gondola | shuffle --seed 7)" ]
	run -0 shuffle --seed 7 < <(box gondola | shuffle --seed 9)
	[ "$output" = "$(box gondola | shuffle --seed 7)" ]
}

@test "shuffle GAME does what box and shuffle do" {
	[ "$(shuffle gondola --players 4 --long --prey --rotate --seed 7)" = \
	    "$(box gondola --players 4 --long --prey --rotate |
	    shuffle --seed 7)" ]
	[ "$(shuffle gondola --seats A,B,C --seed 7)" = \
	    "$(box gondola --seats A,B,C | shuffle --seed 7)" ]
}

@test "shuffle GAME leaves standard input to others" {
	run -0 sh -c 'shuffle gondola >box.json; cat' <<<'a line'
	[ "$output" = 'a line' ]
}

@test "shuffle gives a permutation of any array" {
	for array in '[]' '[1]' '[1,1,2]' '[null,true,{"a":[1]},"è",-5,[]]'; do
		run -0 shuffle <<<"$array"
		holds "sort == ($array | sort)"
	done
}

@test "shuffle brings every order of three, and each place to each" {
	yes '[1,2,3]' | head -n 300 | shuffle | sort | uniq -c >orders
	[ "$(wc -l <orders)" -eq 6 ]
	awk '$1 < 10 { exit 1 }' orders
}

@test "shuffle does not shuffle what is inside an array" {
	run -0 shuffle <<<'[[1,2,3,4,5,6,7,8,9]]'
	[ "$output" = '[[1,2,3,4,5,6,7,8,9]]' ]
}

@test "shuffle takes boxes and arrays in any mixture" {
	run -0 shuffle --seed x < <(echo '[1, 2][3]'; box gondola; echo '[]')
	[ "${#lines[@]}" -eq 4 ]
	[ "${lines[1]}" = '[3]' ]
	[ "${lines[2]}" = "$(shuffle gondola --seed x)" ]
	[ "${lines[3]}" = '[]' ]
}

@test "shuffle replaces a box or an array in its file" {
	box gondola >box.json
	run -0 shuffle --seed 7 -f box.json
	[ -z "$output" ]
	[ "$(cat box.json)" = "$(shuffle gondola --seed 7)" ]
	echo '[1,2,3,4]' >array.json
	run -0 shuffle --seed 7 --file=array.json
	[ "$(cat array.json)" = "$(shuffle --seed 7 <<<'[1,2,3,4]')" ]
}

@test "shuffle writes one line, and indented with --pretty" {
	run -0 shuffle --pretty --seed 7 < <(box gondola)
	[ "${#lines[@]}" -gt 5 ]
	[ "$(jq -c . <<<"$output")" = "$(shuffle gondola --seed 7)" ]
	run -0 script -qec 'shuffle gondola --compact' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "shuffle refuses what has been dealt" {
	deal gondola --players 3 >match.json
	refused 1 <match.json
	[[ $stderr == *'neither a box nor an array'* ]]
	refused 1 < <(veil --seat 1 <match.json)
}

@test "shuffle refuses what is neither a box nor an array" {
	for document in '{}' 5 '"a"' null true; do
		refused 1 <<<"$document"
	done
}

@test "shuffle refuses a box whose pieces are not those of the game" {
	refused 1 < <(box gondola | jq -c '.piles.deck[0] = "QS"')
	[[ $stderr == *'/piles/deck: '* ]]
	refused 1 < <(box gondola | jq -c 'del(.piles.deck[3])')
}

@test "shuffle answers what comes before a document that it refuses" {
	run -1 --separate-stderr shuffle <<<'[1] [2] {} [3]'
	[ "$output" = $'[1]\n[2]' ]
	[[ $stderr == 'shuffle: document 3: '* ]]
}

@test "shuffle takes a seed of 1 to 256 bytes" {
	run -0 shuffle --seed "$(printf %0256d 7)" gondola
	refused 2 --seed '' gondola
	refused 2 --seed "$(printf %0257d 7)" gondola
	[[ $stderr == *--seed*'1 to 256'* ]]
}

@test "shuffle wants a game for options of a box, and no file with a game" {
	refused 2 --players 3 < <(box gondola)
	[ "$stderr" = 'shuffle: options of a box need a game' ]
	refused 2 --long < <(box gondola)
	refused 2 gondola -f box.json
	[ "$stderr" = 'shuffle: a game or a file, not both' ]
	refused 2 gondola --set venice
	refused 2 goose
	[[ $stderr == *goose*gondola* ]]
	refused 2 gondola gondola
}

@test "shuffle tells trouble from a refusal" {
	refused 2 </dev/null
	refused 2 <<<'[1, 2'
	refused 2 <<<'[1.5]'
	refused 2 -f no-such-file
	refused 2 --no-such-option
}

@test "shuffle gives an error as data" {
	run -1 --separate-stderr shuffle --error-format json <<<'[1] {}'
	output=$stderr
	holds '.document == 2 and (.error | type == "string")'
	run -2 --separate-stderr shuffle --error-format=json </dev/null
	output=$stderr
	holds '.error == "input"'
}
