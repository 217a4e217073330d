load helper.bash

# Seat 1 delivers 3C and 3D, and the Wakemaker, who is awake, has 7S and 3S.
setup() {
	cd "$BATS_TEST_TMPDIR" || return
	stacked 7S 3C 3H 3D 6H 3S >new.json
	move cast-off cast-off draw stop 'deliver 3C 3D' <new.json >match.json
}

# stacked CARD...: a match for three without a seed, these cards on top.
stacked() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" | deal
}

@test "gondola-disrupt cancels a card and spends one of the same rank" {
	run -0 gondola-disrupt 3C <match.json
	[ "$output" = "$(move 'disrupt 3C' <match.json)" ]
	holds '.state.boats[2].cards == ["7S"]'
	holds '.state.sheet[0][0].coin == 3'
}

@test "gondola-disrupt cancels several cards, in either case and any order" {
	stacked 3S 3C 5H 3D 6H 3H 7S | move cast-off cast-off draw draw stop \
	    'deliver 3C 3D' >both.json
	run -0 gondola-disrupt 3d 3c <both.json
	[ "$output" = "$(move 'disrupt 3C 3D' <both.json)" ]
	holds '.state.sheet[0][0].coin == 0'
}

@test "gondola-disrupt --let-pass cancels nothing" {
	run -0 gondola-disrupt --let-pass <match.json
	[ "$output" = "$(move let-pass <match.json)" ]
	holds '.state.sheet[0][0].coin == 12'
	holds '.state.boats[2].cards == ["7S", "3S"]'
}

@test "gondola-disrupt --seat makes the move of that seat only" {
	run -0 gondola-disrupt --seat 3 3C <match.json
	run -0 gondola-disrupt --seat=3 --let-pass <match.json
	refused 1 --seat 1 3C <match.json
	[ "$stderr" = 'gondola-disrupt: it is not seat 1 that decides, but seat 3' ]
}

@test "gondola-disrupt replaces a match in its file" {
	cp match.json file.json
	refused 1 -f file.json 6H
	cmp file.json match.json
	run -0 gondola-disrupt --file=file.json 3C
	[ -z "$output" ]
	[ "$(cat file.json)" = "$(move 'disrupt 3C' <match.json)" ]
}

@test "gondola-disrupt refuses a card that is not delivered, and says which" {
	refused 1 6H <match.json
	[ "$stderr" = 'gondola-disrupt: 6H: not in this delivery of 3C 3D (delivery 4); legal: disrupt 3C, disrupt 3D, let-pass' ]
}

@test "gondola-disrupt refuses more cards than the Wakemaker can match" {
	refused 1 3C 3D <match.json
	[[ $stderr == *'(delivery 4)'*'; legal: disrupt 3C, '* ]]
}

@test "gondola-disrupt refuses words that are no cards, and names them" {
	refused 1 9C <match.json
	[[ $stderr == *9C* ]]
	refused 1 3C 3C <match.json
	[[ $stderr == *3C* ]]
}

@test "gondola-disrupt refuses where there is nothing to be disrupted" {
	refused 1 3C <new.json
	[ "$stderr" = 'gondola-disrupt: seat 1 is to load or cast off (loading 2)' ]
	refused 1 --let-pass < <(move let-pass <match.json)
	[[ $stderr == *deliver* ]]
}

@test "gondola-disrupt refuses a view, a box and a match that is over" {
	refused 1 3C < <(veil --seat 3 <match.json)
	refused 1 3C < <(box gondola --players 3)
	refused 1 3C < <(deal gondola --players 3 | bot -l random -e)
	[ "$stderr" = 'gondola-disrupt: the match is over' ]
}

@test "gondola-disrupt wants either cards or --let-pass" {
	refused 2 <match.json
	[ "$stderr" = 'gondola-disrupt: either cards, or --let-pass' ]
	refused 2 --let-pass 3C <match.json
	refused 2 --seat 3 <match.json
}

@test "gondola-disrupt answers every match in turn, up to one it refuses" {
	run -1 --separate-stderr gondola-disrupt 3C \
	    < <(cat match.json match.json new.json match.json)
	[ "${#lines[@]}" -eq 2 ]
	[[ $stderr == 'gondola-disrupt: document 3: '* ]]
}

@test "gondola-disrupt writes one line, and indented with --pretty" {
	run -0 gondola-disrupt --pretty 3C <match.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(move 'disrupt 3C' <match.json)" ]
	run -0 script -qec 'gondola-disrupt --compact 3C <match.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "gondola-disrupt tells trouble from a refusal" {
	refused 2 3C </dev/null
	refused 2 3C <<<'{'
	refused 2 3C --seat one <match.json
	refused 2 3C --let-pass=no <match.json
	refused 2 3C -f no-such-file
}

@test "gondola-disrupt gives a refusal as data" {
	run -1 --separate-stderr gondola-disrupt --error-format json 6H \
	    <match.json
	[ -z "$output" ]
	output=$stderr
	holds '.error == "illegal" and .rule == "gondola.delivery.4"'
	holds '.legal == ["disrupt 3C", "disrupt 3D", "let-pass"]'
}
