# The schemas of Canal Grande, held against its documents.

load helper.bash
load schemas.bash

game=canal

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# some N: points of random matches for N, beginning and end among them.
some() {
	deal canal --players "$1" --seed some
	deal canal --players "$1" --seed some --first 2 --count 3 |
	    bot --level random --to-end | replay |
	    awk 'NR % 3 == 1; { last = $0 } END { print last }'
}

# by_hand N: a match without a seed, up to its first phase, at each shuffle.
by_hand() {
	local moves match n
	match=$(deal canal --players "$1" --seed hand |
	    bot --level random --to-end)
	mapfile -t moves < <(jq -r '.log[2:60][][2:]' <<<"$match")
	match=$(shuffle canal --players "$1" --seed hand |
	    jq -c '.seed = null' | deal)
	for n in "${!moves[@]}"; do
		[ "$(jq .turn <<<"$match")" != 0 ] || printf '%s\n' "$match"
		match=$(move "${moves[n]}" <<<"$match")
	done
}

@test "every match of Canal Grande passes its schema" {
	for n in 2 4; do some "$n"; done >matches
	run -0 conforms match <matches
	[ "$output" -gt 150 ]
}

@test "every view of Canal Grande passes its schema" {
	for n in 2 4; do some "$n"; done | awk 'NR % 2 == 0' >matches
	for seat in 0 1 2; do veil --seat "$seat" <matches; done >views
	run -0 conforms view <views
}

@test "every box of Canal Grande passes its schema" {
	for n in 2 4; do
		box canal --players "$n"
		shuffle canal --players "$n" --seed lion --first 2
	done >boxes
	box canal --seats Ada,Bruno >>boxes
	run -0 conforms box <boxes
	[ "$output" -eq 5 ]
}

@test "guesses of Canal Grande pass the schema of a match" {
	some 4 | veil --seat 1 | guess >guesses
	run -0 conforms match <guesses
}

@test "matches where chance is due pass their schema, and so do views" {
	for n in 2 4; do by_hand "$n"; done >matches
	run -0 conforms match <matches
	veil --seat 1 <matches >views
	validate -q <views
	run -0 conforms view <views
}

@test "a broken match of Canal Grande fails its schema and is not valid" {
	deal canal --players 2 --seed lion | broken '.squero = 2' \
	    '.game = "chess"' 'del(.options.first)' '.options.first = 3' \
	    '.options.last = 1' '.seats += ["Carla"]' '.seats[0] = ""' \
	    '.turn = 3' '.set = "base"' 'del(.state.up)' '.state.x = 1' \
	    '.state.step = "lunch"' '.state.action_deck[0] = "??"' \
	    '.state.action_deck[0] = "1"' '.state.hands[0][0] = "doge"' \
	    '.state.hands[0][0] = "cn"' '.state.hands |= .[:1]' \
	    '.state.round = 201' '.state.round = 0' '.state.vote = {}' \
	    '.state.victim = 1' '.state.drawing = 6' '.state.offers = []' \
	    '.state.number_deck += ["4"]' '.state.won[0] = ["gondola"]' \
	    '.log[0] = "0 deal CN"' '.log += ["1 dance"]' \
	    '.log += ["1 PASS"]' '.log += ["1 choose 3"]' \
	    '.log += ["1 split CN /"]' '.log += ["5 pass"]' \
	    '.log += ["1 lay doge"]' |
	    refused_as match
}

@test "a broken view of Canal Grande fails its schema and is not valid" {
	deal canal --players 2 --seed lion | veil --seat 2 |
	    broken '.viewer = 3' '.seed = "lion"' \
	    '.state.action_deck[0] = "CN"' '.state.hands[0][0] = "CN"' \
	    '.state.hands[1][0] = "??"' 'del(.log)' |
	    refused_as view
}

@test "a broken box of Canal Grande fails its schema and is not valid" {
	box canal --players 2 | broken '.piles = {}' 'del(.seats)' \
	    '.piles.opening |= .[1:]' '.piles.number[0] = "CN"' \
	    '.piles.action += ["CN"]' '.seats += ["Carla", "Dario"]' \
	    '.options.first = 3' |
	    refused_as box
}
