# The schemas of Gondoliere, held against the programs' own documents.

load helper.bash
load schemas.bash

game=gondoliere

big=$BATS_TEST_DIRNAME/fixtures/gondoliere/big.json

# some OPTION...: points of a random match, its beginning and end among them.
some() {
	deal gondoliere --seed "$*" "$@"
	deal gondoliere --seed "$*" "$@" | bot --level random --to-end |
	    replay | awk 'NR % 5 == 1; { last = $0 } END { print last }'
}

# all: such points for all numbers of people, and two sets.
all() {
	local n
	for n in 3 4 5; do
		some --players "$n"
		some --players "$n" --first 3 --set "$big"
	done
}

@test "every match of Gondoliere passes its schema" {
	all >"$BATS_TEST_TMPDIR/matches"
	run -0 conforms match <"$BATS_TEST_TMPDIR/matches"
	[ "$output" -gt 50 ]
}
@test "every view of Gondoliere passes its schema" {
	all >"$BATS_TEST_TMPDIR/matches"
	for seat in 0 1 3; do
		veil --seat "$seat" <"$BATS_TEST_TMPDIR/matches"
	done >"$BATS_TEST_TMPDIR/views"
	run -0 conforms view <"$BATS_TEST_TMPDIR/views"
}
@test "every box of Gondoliere passes its schema" {
	{
		box gondoliere
		box gondoliere --seats Ada,Bruno,Chiara --first 2
		box gondoliere --set "$big"
		shuffle gondoliere --players 4
	} >"$BATS_TEST_TMPDIR/boxes"
	run -0 conforms box <"$BATS_TEST_TMPDIR/boxes"
}
@test "guesses of Gondoliere pass the schema of a match" {
	some --players 5 | veil --seat 1 | guess --count 2 | conforms match
}
@test "sets of tiles pass their schema" {
	jq -c . "$big" \
	    "$BATS_TEST_DIRNAME/../share/sets/gondoliere/standard.json" |
	    conforms set
}
@test "a broken match of Gondoliere fails its schema and is not valid" {
	deal gondoliere --players 3 --seed lion | move keep keep keep |
	    bot --level random | broken '.squero = 2' '.game = "chess"' \
	    'del(.options.first)' '.options.first = 6' '.set = "printed"' \
	    '.set = {}' '.seats = ["Ada", "Bruno"]' '.turn = 6' \
	    'del(.state.board)' '.state.x = 1' '.state.phase = "lunch"' \
	    '.state.seat = null' '.state.placed = 4' \
	    '.state.deck[0] = "??"' '.state.deck[0] = "bend"' \
	    '.state.canal += .state.deck[:3]' \
	    '.state.players[0].stack[0] = "R1y"' \
	    '.state.players[0].display += .state.players[0].stack' \
	    'del(.state.players[0].swapped)' \
	    '.state.players = .state.players[:2]' \
	    '.state.board[0].sides = "SN"' '.state.board[0].routes = []' \
	    '.state.board[0].routes = [7]' '.state.board[0].x = 1000' \
	    '.state.routes = .state.routes[:5]' \
	    '.state.routes[0].end = [1]' '.state.routes[0].heading = "up"' \
	    '.log += ["1 dance"]' '.log += ["1 place 1 curve"]' \
	    '.log += ["1 place 7 straight"]' '.log += ["1 PLACE 1 R1"]' \
	    '.log += ["6 done"]' '.log += [1]' |
	    refused_as match
}
@test "a broken view of Gondoliere fails its schema and is not valid" {
	deal gondoliere --players 3 --seed lion | veil --seat 2 |
	    broken '.viewer = 6' '.seed = "lion"' '.state.deck[0] = "curve"' \
	    '.state.players[0].display[0] = "??"' 'del(.log)' |
	    refused_as view
}
@test "a broken box of Gondoliere fails its schema and is not valid" {
	box gondoliere | broken '.piles = {}' 'del(.piles.V)' \
	    '.piles.canal = []' '.piles.R[0] = "??"' '.piles.stock = []' \
	    '.piles.canal[0] = "R1"' '.options.first = "me"' '.turn = 1' |
	    refused_as box
}
@test "a broken set of tiles fails its schema and is not valid" {
	broken 'del(.piazza)' '.piazza[0] = -1' '.piazza += [1]' \
	    '.canal.bend = 1' '.canal = {}' '.canal = []' '.extra = 1' \
	    '.stages["5"] = 1' '.stages["1y"] = 1' '.stages["1"] = 100' \
	    '.set = ""' <"$big" |
	    refused_as set
}
