load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	long=5123456789abcdef0123456789abcdef
	deal gondola --players 3 --seed "$long" >new.json
	bot --level random --to-end <new.json >over.json
	replay --undo 20 <over.json >match.json
}

# changed FILTER [FILE]: the match, or that file, changed by jq.
changed() {
	jq -c "$1" "${2-match.json}"
}

# faulty POINTER FILTER [FILE]: once changed the match is refused by one line
# that has this pointer.
faulty() {
	run -1 --separate-stderr validate < <(changed "$2" "${@:3}")
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	[[ $stderr == "validate: $1: "* ]]
}

@test "validate writes on a valid match as it was" {
	run -0 validate <match.json
	[ "$output" = "$(cat match.json)" ]
}

@test "validate takes a box" {
	box gondola >box.json
	run -0 validate <box.json
	[ "$output" = "$(cat box.json)" ]
	shuffle gondola --players 5 --long --seed x >box.json
	run -0 validate <box.json
	[ "$output" = "$(cat box.json)" ]
}

@test "validate takes a view" {
	veil --seat 2 <match.json >view.json
	run -0 validate <view.json
	[ "$output" = "$(cat view.json)" ]
	veil --seat 0 <match.json >view.json
	run -0 validate <view.json
	[ "$output" = "$(cat view.json)" ]
}

@test "validate takes a match that is over" {
	run -0 validate <over.json
	holds '.turn == null'
}

@test "validate takes every position of a match" {
	run -0 --separate-stderr validate -q < <(replay <over.json)
	[ -z "$stderr" ]
}

@test "validate writes nothing with -q, and nothing of a no" {
	run -0 validate -q <match.json
	[ -z "$output" ]
	run -1 validate --quiet < <(changed '.turn = 9')
	[ -z "$output" ]
}

@test "validate tells trouble even with -q" {
	run -2 --separate-stderr validate -q <<<'{"squero":'
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "validate writes indented with --pretty, and the same document" {
	run -0 validate --pretty <match.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(validate --compact <<<"$output")" = "$(cat match.json)" ]
}

@test "validate keeps members that begin with x-" {
	run -0 validate < <(changed '."x-note" = {"a": [1, null, "b"]}')
	holds '."x-note" == {"a": [1, null, "b"]}'
}

@test "validate refuses any other unknown member" {
	faulty /note '.note = 1'
	faulty /state/note '.state.note = 1'
	faulty /state/x-note '.state."x-note" = 1'
	faulty /state/boats/1/note '.state.boats[1].note = 1'
	faulty /options/note '.options.note = true'
}

@test "validate refuses a match without one of its members" {
	faulty /options 'del(.options)'
	faulty /seats 'del(.seats)'
	faulty /turn 'del(.turn)'
	faulty /state 'del(.state)'
	faulty /log 'del(.log)'
	faulty /state/deck 'del(.state.deck)'
	faulty /options/long 'del(.options.long)'
}

@test "validate refuses values of the wrong type" {
	faulty /options/long '.options.long = 1'
	faulty /seats '.seats = "Ada"'
	faulty /seats/0 '.seats[0] = 1'
	faulty /seats/0 '.seats[0] = ""'
	faulty /seed '.seed = 7'
	faulty /seed '.seed = ""'
	faulty /at '.at = "7"'
	faulty /at '.at = -1'
	faulty /commit '.commit = "00"'
	faulty /log '.log = {}'
	faulty /log/0 '.log[0] = 0'
}

@test "validate refuses a number of people that cannot play" {
	run -1 --separate-stderr validate < <(changed '.seats += .seats + .seats')
	[[ $stderr == *"/seats: "* ]]
}

@test "validate refuses a seed of more than 256 bytes" {
	faulty /seed '.seed = "a" * 257'
}

@test "validate refuses a seat to decide that does not" {
	faulty /turn '.turn = 2 - .turn + 1'
	faulty /turn '.turn = null'
	faulty /turn '.turn = 0'
	faulty /turn '.turn = 1' over.json
}

@test "validate refuses a log line that is no move" {
	faulty /log/1 '.log[1] = "1 sink"'
	faulty /log/1 '.log[1] = "9 load"'
	faulty /log/1 '.log[1] = "load"'
	faulty /log/1 '.log[1] = "1  LOAD"'
}

@test "validate refuses a card that is there twice" {
	run -1 --separate-stderr validate < <(changed \
	    '.state.deck[1] = .state.deck[0]' new.json)
	card=$(jq -r '.state.deck[0]' new.json)
	[[ $stderr == *"$card"* ]]
	[[ $stderr == *"/state/"* ]]
}

@test "validate refuses a match where a card is missing" {
	run -1 --separate-stderr validate < <(changed 'del(.state.deck[0])' \
	    new.json)
	card=$(jq -r '.state.deck[0]' new.json)
	[[ $stderr == *"$card"* ]]
}

@test "validate refuses a card that there is not" {
	faulty /state/deck/0 '.state.deck[0] = "8C"' new.json
	faulty /state/deck/0 '.state.deck[0] = "ac"' new.json
	faulty /state/deck/0 '.state.deck[0] = 5' new.json
}

@test "validate refuses a hidden card in a match" {
	faulty /state/deck/0 '.state.deck[0] = "??"' new.json
}

@test "validate refuses a view that shows what is hidden" {
	veil --seat 1 <new.json >view.json
	card=$(jq '.state.deck[0]' new.json)
	run -1 --separate-stderr validate < <(changed \
	    ".state.deck[0] = $card" view.json)
	[[ $stderr == *"/state/deck"* ]]
}

@test "validate refuses a view with a seed" {
	veil --seat 1 <new.json >view.json
	faulty /seed '.seed = "lion"' view.json
	faulty /at '.at = 3' view.json
}

@test "validate refuses a viewer who has no seat" {
	veil --seat 1 <new.json >view.json
	faulty /viewer '.viewer = 4' view.json
	faulty /viewer '.viewer = -1' view.json
}

@test "validate refuses a load that the cards do not make" {
	faulty /state/boats/0/load '.state.boats[0].load += 1' new.json
}

@test "validate refuses a Wakemaker who is not" {
	faulty /state/wakemaker '.state.wakemaker = 1' new.json
}

@test "validate refuses a Wakemaker who should be awake" {
	faulty /state/asleep '.state.asleep = true' new.json
}

@test "validate refuses a cargo that is not the load" {
	move cast-off <new.json >m.json
	faulty /state/sheet/0/0 '.state.sheet[0][0].cargo += 1' m.json
}

@test "validate refuses a sheet with coin before any delivery" {
	run -1 --separate-stderr validate < <(changed \
	    '.state.sheet[0][0].coin = 5' new.json)
	[[ $stderr == *"/state/sheet/0/0"* ]]
}

@test "validate refuses a box that does not hold exactly its pieces" {
	box gondola >box.json
	faulty /piles/deck 'del(.piles.deck[3])' box.json
	faulty /piles/deck '.piles.deck[3] = "AC"' box.json
	faulty /piles/deck '.piles.deck += ["AC"]' box.json
	faulty /piles/tiles '.piles.tiles = []' box.json
}

@test "validate tells every fault, one a line" {
	run -1 --separate-stderr validate < <(changed \
	    '.note = 1 | .commit = "00" | .seats[1] = 2 | .at = -1')
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 4 ]
	for pointer in /note /commit /seats/1 /at; do
		[[ $stderr == *"validate: $pointer: "* ]]
	done
}

@test "validate tells faults of the state beside those around it" {
	deal gondola --players 3 --seed lion |
	    jq -c '.note = 1 | .seed = "" | .state.note = 1' >bad.json
	run -1 validate <bad.json
	[ "${#lines[@]}" -eq 3 ]
	[[ ${lines[2]} == *'/state/note: unknown member' ]]
}

@test "validate takes the names of cards in a document to the letter" {
	shuffle gondola | sed 's/"AC"/"ac"/' >box.json
	run -1 validate <box.json
	[[ $output == *'no such piece: ac' ]]
}

@test "validate tells every fault of a state, one a line" {
	run -1 --separate-stderr validate < <(changed '.state.deck[0] = "8C" |
	    .state.boats[0].load = "x" | .state.spent = 0' new.json)
	[ "${#stderr_lines[@]}" -eq 3 ]
	for pointer in /state/deck/0 /state/boats/0/load /state/spent; do
		[[ $stderr == *"validate: $pointer: "* ]]
	done
}

@test "validate goes on after a document that is not valid" {
	run -1 --separate-stderr validate < <(cat new.json; changed '.turn = 9'
	    changed '.turn = 8'; cat over.json)
	[ "$output" = "$(cat new.json over.json)" ]
	[ "${#stderr_lines[@]}" -eq 2 ]
	[[ ${stderr_lines[0]} == "validate: document 2: /turn: "* ]]
	[[ ${stderr_lines[1]} == "validate: document 3: /turn: "* ]]
}

@test "validate stops at a document that is trouble" {
	run -2 --separate-stderr validate < <(cat new.json; echo '{"squero"}'
	    cat over.json)
	[ "$output" = "$(cat new.json)" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	[[ $stderr == "validate: document 2: "* ]]
}

@test "validate refuses what is JSON but no document of ours" {
	for json in null 7 '"squero"' '[]' '{}' '{"game": "gondola"}'; do
		run -1 --separate-stderr validate <<<"$json"
		[ "${#stderr_lines[@]}" -eq 1 ]
	done
}

@test "validate refuses a newer version by name" {
	run -1 --separate-stderr validate < <(changed '.squero = 2')
	[[ $stderr == *2* ]]
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "validate refuses a game that there is not" {
	faulty /game '.game = "goose"'
	faulty /game '.game = 5'
}

@test "validate tells faults as data" {
	run -1 --separate-stderr validate --error-format json \
	    < <(changed '.note = 1 | .commit = "00"')
	[ "${#stderr_lines[@]}" -eq 2 ]
	jq -se 'map(.pointer) | sort == ["/commit", "/note"]' <<<"$stderr"
	jq -se 'all(.[]; .document == 1 and (.text | type) == "string")' \
	    <<<"$stderr"
	jq -se 'map(.error) | sort == ["member", "value"]' <<<"$stderr"
}

@test "validate reads a file and leaves it alone" {
	cp match.json copy.json
	run -0 validate -f copy.json
	[ "$output" = "$(cat match.json)" ]
	cmp copy.json match.json
}

@test "validate --replay takes what the log leads to" {
	run -0 --separate-stderr validate --replay -q < <(cat new.json \
	    match.json over.json)
	[ -z "$stderr" ]
}

@test "validate --replay finds a log line that is not legal" {
	run -1 --separate-stderr validate --replay < <(changed \
	    '.log |= map(select(. != "1 cast-off"))')
	[[ $stderr == *"/log/"* ]]
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "validate --replay finds a move of another seat" {
	run -0 move cast-off <new.json
	run -1 --separate-stderr validate --replay < <(jq -c \
	    '.log[1] = "2 cast-off"' <<<"$output")
	[[ $stderr == "validate: /log/1: "* ]]
}

@test "validate --replay finds a log that leads elsewhere" {
	run -1 --separate-stderr validate --replay < <(changed \
	    'del(.log[-1])' over.json)
	[[ $stderr == "validate: /state: "* ]]
}

@test "validate --replay finds a position of the stream that is not" {
	run -1 --separate-stderr validate --replay < <(changed '.at += 1')
	[[ $stderr == "validate: /at: "* ]]
}

@test "validate --replay finds a seed that is not that of the cards" {
	run -1 --separate-stderr validate --replay < <(changed '.seed = "lion"')
	[[ $stderr == "validate: /log/0: "* ]]
}

@test "validate --replay finds a commitment that is not that of the seed" {
	run -1 --separate-stderr validate --replay < <(changed \
	    '.commit = ("0" * 64)')
	[[ $stderr == "validate: /commit: "* ]]
}

@test "validate --replay finds a commitment that is missing, or too much" {
	deal gondola --players 3 | jq -c '.commit = null' >none.json
	run -1 validate --replay <none.json
	[[ $output == *'/commit: not the commitment of this seed, which is '* ]]
	deal gondola --players 3 --seed lion |
	    jq -c '.commit = ("0" * 64)' >one.json
	run -1 validate --replay <one.json
	[[ $output == *'/commit: a seed under 32 bytes has none: null' ]]
}

@test "validate --replay finds a position of a box that is not" {
	shuffle gondola --seed lion | jq -c '.at += 1' >box.json
	run -1 validate --replay <box.json
	[[ $output == *'/at: 39 words have been drawn, not 40' ]]
}

@test "validate --replay finds a stacked box that keeps its seed" {
	shuffle gondola --players 3 --seed 7 |
	    jq -c '.piles.deck |= reverse' >box.json
	run -1 --separate-stderr validate --replay <box.json
	run -1 --separate-stderr validate --replay < <(deal <box.json)
	[[ $stderr == "validate: /log/0: "* ]]
}

@test "validate --replay takes a stacked box without a seed" {
	box gondola --players 3 | jq -c '.piles.deck |= reverse' >box.json
	run -0 validate --replay <box.json
	run -0 validate --replay < <(deal <box.json | move 'captain 10')
}

@test "validate --replay refuses a view" {
	run -1 --separate-stderr validate --replay < <(veil --seat 1 <match.json)
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "validate --replay refuses a guess" {
	run -1 --separate-stderr validate --replay < <(veil --seat 1 \
	    <match.json | guess)
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "validate tells bad usage from a refusal" {
	run -2 validate operand <match.json
	run -2 validate --no-such-option <match.json
	run -2 validate --error-format xml <match.json
	run -2 validate -f
}
