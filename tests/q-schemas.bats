# The schemas of Q, held against the programs' own documents.

load helper.bash
load schemas.bash
load q-helper.bash

game=q

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	options=() roles=()
}

@test "matches and views of Q pass their schemas" {
	for n in 5 6; do
		deal q --players $n --seed "schema $n"
		deal q --players $n --seed "schema $n" | bot --to-end | replay |
		    awk 'NR % 6 == 1; { last = $0 } END { print last }'
	done >matches
	run -0 conforms match <matches
	for seat in 0 1 5; do
		veil --seat $seat <matches
	done | run -0 conforms view
}

@test "matches that stop at an effect pass their schema" {
	with 'swap pick pick' 'reveal pick 2' 'discard all 1'
	ship 5 abiura >m.json
	{
		cat m.json
		move 'pick q' <m.json
		move 'pick q' 'pick joao-miquez' 'pick 3' <m.json >show.json
		move "$(legal <show.json | head -n 1)" <show.json
	} | tee all | conforms match
	validate -q <all
	veil --seat 2 <all | conforms view
}

@test "boxes and sets of Q pass their schemas" {
	{
		box q
		box q --players 5 --first 3
		shuffle q --players 6 --seed x
	} | conforms box
	jq -c . "$BATS_TEST_DIRNAME/../share/sets/q/standard.json" |
	    conforms set
}

@test "a broken match of Q fails its schema and is not valid" {
	city 5 'tabacco' | broken '.options = {}' '.options.first = 7' \
	    '.set = "none"' '.seats = ["Ada"]' 'del(.state.hold)' \
	    '.state.more = 1' '.state.phase = "lunch"' '.state.round = 41' \
	    '.state.total = "S+0"' '.state.total = 4' '.state.convent = "S+2"' \
	    '.state.factions.q = "both"' 'del(.state.factions.q)' \
	    '.state.protected = ["nobody"]' '.state.seats[0].role = "??"' \
	    '.state.seats[0].hand.cards[0] = "??"' '.state.deck[0] = "??"' \
	    '.state.deck[0] = "No Card"' '.state.ship = {}' \
	    '.state.exchange = {}' '.state.losing = {seat: 1, count: 3}' \
	    '.state.drawers = [0]' '.state.discards = []' \
	    '.log += ["1 dance"]' '.log += ["0 roles q"]' \
	    '.log += ["1 pick ??"]' '.log += ["1 show ??"]' | refused_as match
}

@test "a broken view or box of Q fails its schema and is not valid" {
	city 5 'tabacco' | veil --seat 2 | broken '.viewer = 7' \
	    '.state.deck[0] = "perle"' '.seed = "lion"' | refused_as view
	box q | broken '.piles.roles[0] = "nobody"' '.piles.deck = []' \
	    '.piles.pope = []' '.piles.more = []' '.options.first = "q"' |
	    refused_as box
}

@test "a broken set of Q fails its schema and is not valid" {
	jq -c . "$BATS_TEST_DIRNAME/../share/sets/q/standard.json" |
	    broken 'del(.set)' '.cards[0].id = "Upper"' \
	    '.cards[0].type = "papa"' '.cards[0].copies = 0' \
	    '.cards[0].points = "5"' '.cards[0].seized = "0"' \
	    '.cards[0].seats = 4' '.cards[0].effects = ["explode"]' \
	    '.cards[0].colour = 1' 'del(.cards[13].seized)' \
	    '.cards[0].title = ""' '.cards = []' | refused_as set
}
