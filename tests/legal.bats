load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	stacked 7S 3C 3H 3D 6H 7H >match.json
	move cast-off cast-off draw <match.json >late.json
	deal gondola --players 3 --seed x | bot --level random --to-end \
	    >over.json
}

# stacked CARD...: a match for three without a seed, these cards on top.  The
# first is the Wakemaker's, then seats 1 and 2 get one each, and another.
stacked() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" | deal
}

@test "legal lists the moves of the seat that decides, one a line" {
	run -0 legal <match.json
	[ "$output" = $'load\ncast-off' ]
}

@test "legal lists moves in the order of the page" {
	run -0 legal <late.json
	[ "$output" = 'deliver 3C 3D
deliver 3C aid 2:3H
deliver 3D aid 2:3H
deliver 3C 3D aid 2:3H' ]
}

@test "legal reads a file" {
	run -0 legal -f match.json
	[ "$output" = $'load\ncast-off' ]
	run -0 legal --file=match.json
	[ "$output" = $'load\ncast-off' ]
}

@test "legal lists nothing when the match is over" {
	run -0 legal <over.json
	[ -z "$output" ]
	run -0 legal --json <over.json
	[ "$output" = '[]' ]
}

@test "legal puts an empty line between documents" {
	legal < <(cat match.json late.json match.json) >lists
	diff lists <(legal <match.json; echo; legal <late.json; echo
	    legal <match.json)
}

@test "legal keeps the place of a match that is over among others" {
	legal < <(cat match.json over.json match.json) >lists
	diff lists <(printf '%s\n' load cast-off '' '' load cast-off)
}

@test "legal --json has the text of each move, and what the game adds" {
	run -0 legal --json <late.json
	holds 'map(.move)[0] == "deliver 3C 3D"'
	holds '.[0] == {"move": "deliver 3C 3D", "kind": "pair", "points": 12}'
	holds '.[3].kind == "triple" and .[3].points == 27'
	[ "$(jq -r '.[].move' <<<"$output")" = "$(legal <late.json)" ]
	run -0 legal --json <match.json
	holds '. == [{"move": "load"}, {"move": "cast-off"}]'
}

@test "legal --json says what a disruption leaves" {
	run -0 legal --json < <(stacked 7S 3C 3H 3D 6H 3S |
	    move cast-off cast-off draw stop 'deliver 3C 3D')
	holds '. == [{"move": "disrupt 3C", "points": 3},
	    {"move": "disrupt 3D", "points": 3}, {"move": "let-pass"}]'
}

@test "legal --json writes one array a document, indented with --pretty" {
	run -0 legal --json < <(cat match.json over.json late.json)
	[ "${#lines[@]}" -eq 3 ]
	run -0 legal --json --pretty <late.json
	[ "${#lines[@]}" -gt 4 ]
	[ "$(jq -c . <<<"$output")" = "$(legal --json <late.json)" ]
}

@test "legal --json writes indented on a terminal, unless --compact" {
	run -0 script -qec 'legal --json <late.json' /dev/null
	[ "${#lines[@]}" -gt 4 ]
	run -0 script -qec 'legal --json --compact <late.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "legal --perft counts the sequences of so many decisions" {
	run -0 legal --perft 0 <match.json
	[ "$output" = 1 ]
	run -0 legal --perft 1 <match.json
	[ "$output" = 2 ]
	run -0 legal --perft=2 <match.json
	[ "$output" -eq $(($(move load <match.json | legal | wc -l) +
	    $(move cast-off <match.json | legal | wc -l))) ]
}

@test "legal --perft counts nothing that goes on after the end" {
	run -0 legal --perft 1 <over.json
	[ "$output" = 0 ]
}

@test "legal --perft goes on through chance, as the seed settles it" {
	# The last decision of the first round, and the first of the second.
	deal gondola --players 3 --seed lion | bot --to-end | replay |
	    jq -c 'select(.state.round == 1)' | tail -n 1 >last.json
	run -0 legal --perft 2 <last.json
	[ "$output" -eq "$(legal <last.json | while read -r move; do
		move "$move" <last.json | legal
	    done | wc -l)" ]
}

@test "legal --perft answers each document on a line" {
	run -0 legal --perft 1 < <(cat match.json late.json over.json)
	[ "$output" = $'2\n4\n0' ]
}

@test "legal takes the view of the seat that decides" {
	run -0 legal < <(veil --seat 1 <late.json)
	[ "$output" = "$(legal <late.json)" ]
	run -0 legal --json < <(veil --seat 1 <late.json)
	[ "$output" = "$(legal --json <late.json)" ]
}

@test "legal refuses the view of a seat that does not decide" {
	refused 1 < <(veil --seat 2 <match.json)
	[ "$stderr" = 'legal: this is the view of seat 2, and seat 1 decides' ]
	refused 1 < <(veil --seat 0 <match.json)
}

@test "legal --perft refuses a view" {
	refused 1 --perft 1 < <(veil --seat 1 <match.json)
}

@test "legal does not list chance" {
	move cast-off cast-off draw 'deliver 3C 3D' 'deliver 3H' \
	    'deliver 6H' <match.json >chance.json
	refused 1 <chance.json
	[[ $stderr == *chance*'no seed'* ]]
	refused 1 --json <chance.json
	refused 1 --perft 1 <chance.json
}

@test "legal refuses what is not a match" {
	refused 1 < <(box gondola)
	[ "$stderr" = 'legal: this is a box: deal makes a match of it' ]
	refused 1 <<<'{}'
	refused 1 < <(jq -c '.state.round = 9' match.json)
	[[ $stderr == *'/state/round'* ]]
}

@test "legal tells trouble from a refusal" {
	refused 2 </dev/null
	[ "$stderr" = 'legal: no document in the input' ]
	refused 2 --perft many <match.json
	refused 2 --perft -1 <match.json
	[[ $stderr == *--perft* ]]
	refused 2 match.json
	refused 2 -f no-such-file
}

@test "legal gives an error as data" {
	run -1 --separate-stderr legal --error-format json \
	    < <(veil --seat 2 <match.json)
	[ -z "$output" ]
	output=$stderr
	holds '.error == "view" and .document == 1'
}
