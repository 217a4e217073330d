load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	stacked 7S 3C 3H 3D 6H 7H >match.json
}

# stacked CARD...: a match for three without a seed, these cards on top.  The
# first is the Wakemaker's, then seats 1 and 2 get one each, and another.
stacked() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" | deal
}

# refused MOVE...: no, in one line, with nothing on standard output.
refused() {
	run -1 --separate-stderr move "$@" <match.json
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "move makes a move and logs it with its seat" {
	run -0 move load <match.json
	holds '.log[1:] == ["1 load"]'
	holds '.state.boats[0].cards == ["3C", "3D", "7H"]'
}

@test "move makes one move after the other" {
	run -0 move cast-off cast-off draw 'deliver 3C 3D' <match.json
	holds '.log[1:] == ["1 cast-off", "2 cast-off", "3 draw",
	    "1 deliver 3C 3D"]'
}

@test "move makes all moves or none" {
	refused cast-off cast-off stop no-such-move
}

@test "move takes spaces, letter case and the order of cards as they come" {
	run -0 move cast-off cast-off draw '  DELIVER 3d	3c ' <match.json
	holds '.log[-1] == "1 deliver 3C 3D"'
}

@test "move takes 1 for the ace" {
	run -0 move cast-off cast-off draw 'deliver 1c 1d' \
	    < <(stacked 7S AC 3H AD 6H 7H)
	holds '.log[-1] == "1 deliver AC AD"'
}

@test "move refuses a move that is not legal, and says which are" {
	refused draw
	[[ $stderr == "move: "*load*"cast off"* ]]
}

@test "move names the rule that forbids a move" {
	stacked 7S 7C 3H 7D 6H >match.json
	refused load
	[ "$stderr" = "move: seat 1 is overloaded (14 > 13) and must cast off (loading 5)" ]
}

@test "move refuses a text that is no move" {
	refused sink
	refused ''
	refused ' '
	refused 'load load'
	refused 'load 3C'
	refused 'deliver 9C'
	refused $'load\ncast-off'
}

@test "move refuses a card of another seat" {
	run -1 move cast-off cast-off draw 'deliver 3H' <match.json
	run -1 move cast-off cast-off draw 'deliver 3C 3D 3H' <match.json
	run -1 move cast-off cast-off draw 'deliver 3C aid 2:5H' <match.json
	run -1 move cast-off cast-off draw 'deliver 3C aid 3:7S' <match.json
	run -1 move cast-off cast-off draw 'deliver 3C aid 9:3H' <match.json
}

@test "move --seat makes the move of that seat only" {
	run -0 move --seat 1 load <match.json
	refused --seat 2 load
	refused --seat 3 load
	refused --seat 0 load
	refused --seat 7 load
}

@test "move --seat asks for the seat of every move" {
	run -0 move --seat 1 load cast-off <match.json
	refused --seat 1 cast-off cast-off
}

@test "move refuses a match that is over" {
	deal gondola --players 3 --seed x | bot --level random --to-end \
	    >match.json
	refused load
	refused 'deliver 3C'
}

@test "move refuses a view" {
	veil --seat 1 <match.json >view.json
	mv view.json match.json
	refused load
}

@test "move refuses a box" {
	box gondola --players 3 >match.json
	refused load
}

@test "move refuses chance when the match has a seed" {
	deal gondola --players 3 --seed lion >match.json
	refused "$(jq -r '.log[0][2:]' match.json)"
}

@test "move settles chance from the seed at once" {
	run -0 sh -c 'deal gondola --players 3 --seed lion |
	    bot --level random --to-end | replay'
	jq -se 'all(.[]; .turn != 0)' <<<"$output"
}

@test "move takes the outcome of chance where there is no seed" {
	moves=(cast-off cast-off draw 'deliver 3C 3D' 'deliver 3H' 'deliver 6H')
	run -0 move "${moves[@]}" <match.json
	holds '.turn == 0 and .state.phase == "shuffle"'
	shuffle=$(jq -r '.log[0][2:] | split(" ") |
	    [.[0]] + (.[1:] | reverse) | join(" ")' match.json)
	run -0 move "${moves[@]}" "$shuffle" <match.json
	holds '.turn == 1 and .state.round == 2'
	holds '.log[-1] == "0 '"$shuffle"'"'
}

@test "move refuses an outcome that chance was not asked for" {
	moves=(cast-off cast-off draw 'deliver 3C 3D' 'deliver 3H' 'deliver 6H')
	refused "${moves[@]}" load
	refused "${moves[@]}" shuffle
	refused "${moves[@]}" 'shuffle AC 2C'
	shuffle=$(jq -r '.log[0][2:]' match.json)
	refused "${moves[@]}" "${shuffle/7S/3C}"
	refused "${moves[@]}" "${shuffle/7S/??}"
	refused "${moves[@]}" "$shuffle 7S"
}

@test "move keeps members that begin with x-, in any place" {
	run -0 move load < <(jq -c '{"x-a": [1]} + . + {"x-b": "c"}' match.json)
	holds '."x-a" == [1] and ."x-b" == "c"'
}

@test "move gives the refusal as data" {
	run -1 --separate-stderr move --error-format json draw <match.json
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	output=$stderr
	holds '.error == "illegal" and .document == 1'
	holds '.legal == ["load", "cast-off"]'
	holds '.rule | test("^gondola\\.[a-z]+\\.[0-9]+$")'
	holds '.text | type == "string"'
}

@test "move names the rule in full as data" {
	run -1 --separate-stderr move --error-format=json load \
	    < <(stacked 7S 7C 3H 7D 6H)
	output=$stderr
	holds '.rule == "gondola.loading.5" and .legal == ["cast-off"]'
}

@test "move tells the kinds of refusal apart as data" {
	error() {
		move --error-format json "$@" 2>&1 >/dev/null | jq -r .error
	}
	[ "$(error sink <match.json)" = move ]
	[ "$(error --seat 2 load <match.json)" = turn ]
	[ "$(veil --seat 1 <match.json | error load)" = view ]
	[ "$(box gondola --players 3 | error load)" = kind ]
	[ "$(deal gondola --players 3 --seed x | bot --to-end |
	    error load)" = over ]
	[ "$(jq -c '.squero = 2' match.json | error load)" = version ]
	[ "$(error load <<<'{')" = json ]
	[ "$(error load </dev/null)" = input ]
	[ "$(error </dev/null)" = usage ]
	[ "$(error -f no-such-file load)" = file ]
}

@test "move answers one line a document, and indented with --pretty" {
	run -0 move load < <(cat match.json match.json)
	[ "${#lines[@]}" -eq 2 ]
	run -0 move --pretty load <match.json
	[ "${#lines[@]}" -gt 20 ]
	holds '.log[1] == "1 load"'
}

@test "move tells bad usage from a refusal" {
	run -2 --separate-stderr move <match.json
	[ "${#stderr_lines[@]}" -eq 1 ]
	run -2 move --seat one load <match.json
	run -2 move --seat -1 load <match.json
	run -2 move --seat <match.json
	run -2 move --no-such-option load <match.json
}
