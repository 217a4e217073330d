# The schemas under share/schemas, held against the programs' own documents.

load helper.bash
load schemas.bash

game=gondola

# every COMMAND...: runs it for all numbers of people and all options.
every() {
	local players long prey rotate
	for players in 3 4 5 6 7; do
		for long in '' --long; do
			for prey in '' --prey; do
				for rotate in '' --rotate; do
					"$@" --players "$players" $long $prey \
					    $rotate
				done
			done
		done
	done
}

# some OPTION...: points of a random match, its beginning and end among them.
some() {
	deal gondola --seed "$*" "$@"
	deal gondola --seed "$*" "$@" | bot --level random --to-end | replay |
	    awk -v k=5 'NR % k == 1; { last = $0 } END { print last }'
}

# round_one: a match without a seed whose first round is over.
round_one() {
	local seeded moves
	seeded=$(deal gondola --players 4 --seed lion |
	    bot --level random --to-end)
	mapfile -t moves < <(jq -r '.log[1:] |
	    .[:map(startswith("0 ")) | index(true)][][2:]' <<<"$seeded")
	shuffle gondola --players 4 --seed lion | jq -c 'del(.seed)' | deal |
	    move "${moves[@]}"
}

@test "every match passes its schema" {
	every some >"$BATS_TEST_TMPDIR/matches"
	run -0 conforms match <"$BATS_TEST_TMPDIR/matches"
	[ "$output" -gt 600 ]
}

@test "every view passes its schema" {
	every some | awk 'NR % 4 == 0' >"$BATS_TEST_TMPDIR/matches"
	for seat in 0 1 3; do
		veil --seat "$seat" <"$BATS_TEST_TMPDIR/matches"
	done >"$BATS_TEST_TMPDIR/views"
	run -0 conforms view <"$BATS_TEST_TMPDIR/views"
	[ "$output" -gt 600 ]
}

@test "every box passes its schema" {
	{
		box gondola
		box gondola --seats Ada,Bruno,Chiara --prey
		shuffle gondola
		every box gondola
		every shuffle gondola --seed lion
	} >"$BATS_TEST_TMPDIR/boxes"
	run -0 conforms box <"$BATS_TEST_TMPDIR/boxes"
	[ "$output" -eq 83 ]
}

@test "guesses pass the schema of a match" {
	some --players 5 | veil --seat 1 | guess --count 2 \
	    >"$BATS_TEST_TMPDIR/guesses"
	run -0 conforms match <"$BATS_TEST_TMPDIR/guesses"
}

@test "a match where chance is due passes its schema, and so does its view" {
	run -0 round_one
	holds '.turn == 0 and .seed == null and .state.phase == "shuffle"'
	conforms match <<<"$output"
	veil --seat 1 <<<"$output" | conforms view
}

@test "a match with a fresh seed and members of others passes its schema" {
	deal gondola --players 3 | jq -c '."x-note" = {"a": [1]}' |
	    validate | conforms match
}

@test "a document without seed, at and commit passes its schema" {
	deal gondola --players 3 | jq -c 'del(.seed, .at, .commit)' |
	    tee "$BATS_TEST_TMPDIR/match" | conforms match
	validate -q <"$BATS_TEST_TMPDIR/match"
}

@test "other programs find the parts of a schema beside it" {
	cd "$BATS_TEST_DIRNAME/../share/schemas" || return
	deal gondola --players 3 >"$BATS_TEST_TMPDIR/match.json"
	jsonschema --base-uri "file://$PWD/" \
	    -i "$BATS_TEST_TMPDIR/match.json" gondola-match.json
	jq '.at = -1' "$BATS_TEST_TMPDIR/match.json" \
	    >"$BATS_TEST_TMPDIR/broken.json"
	run -1 jsonschema --base-uri "file://$PWD/" \
	    -i "$BATS_TEST_TMPDIR/broken.json" gondola-match.json
	[[ $output == *'-1 is less than the minimum of 0'* ]]
}

@test "a broken match fails its schema and is not valid" {
	deal gondola --players 3 --seed lion | broken '.squero = 2' \
	    '.game = "chess"' 'del(.options.long)' '.options.fast = true' \
	    '.seats = ["Ada", "Bruno"]' '.seats[0] = ""' '.seed = 7' \
	    '.seed = ""' '.at = -1' '.at = 4294967297' '.commit = "abc"' \
	    '.turn = 8' 'del(.turn)' '.note = 1' '.set = "base"' \
	    'del(.state.spent)' '.state.x = 1' '.state.phase = "lunch"' \
	    '.state.deck[0] = "??"' '.state.deck[0] = "1C"' \
	    '.state.deck[0] = "ac"' '.state.deck[0] = .state.deck[1]' \
	    '.state.boats = .state.boats[:2]' '.state.boats[0].load = 100' \
	    '.state.boats[0].declared = {"JC": "10"}' \
	    '.state.boats[0].declared = {"5C": "+1"}' \
	    '.state.delivery = {}' '.state.sheet[0][0].coin = 929' \
	    '.state.round = 7' '.log[0] = "0 shuffle AC"' \
	    '.log += ["1 dance"]' '.log += ["1 LOAD"]' '.log += ["9 load"]' \
	    '.log += ["1  load"]' '.log += [1]' |
	    refused_as match
}

@test "a broken view fails its schema and is not valid" {
	deal gondola --players 3 --seed lion | veil --seat 2 |
	    broken '.viewer = 8' '.viewer = null' '.seed = "lion"' '.at = 39' \
	    '.state.deck[0] = "AC"' '.options.long = 0' 'del(.log)' |
	    refused_as view
}

@test "a broken box fails its schema and is not valid" {
	box gondola | broken '.piles = {}' '.piles.deck = .piles.deck[1:]' \
	    '.piles.deck[0] = .piles.deck[1]' '.piles.stock = []' \
	    '.piles.deck += ["AC"]' '.turn = 1' '.options.long = 1' \
	    '.seats = []' '.piles.deck[0] = "??"' |
	    refused_as box
}

@test "no kind of document passes the schema of another" {
	deal gondola --players 3 >"$BATS_TEST_TMPDIR/match"
	veil --seat 0 <"$BATS_TEST_TMPDIR/match" >"$BATS_TEST_TMPDIR/view"
	box gondola >"$BATS_TEST_TMPDIR/box"
	cat "$BATS_TEST_TMPDIR"/{view,box} | breaks match
	cat "$BATS_TEST_TMPDIR"/{match,box} | breaks view
	cat "$BATS_TEST_TMPDIR"/{match,view} | breaks box
}
