load helper.bash

# Seat 1 has 3C and 3D, seat 2 has 3H and 6H, and the Wakemaker sleeps.
setup() {
	cd "$BATS_TEST_TMPDIR" || return
	stacked 7S 3C 3H 3D 6H 7H >new.json
	move cast-off cast-off draw <new.json >match.json
	move 'deliver 3C 3D aid 2:3H' <match.json >asked.json
}

# stacked CARD...: a match for three without a seed, these cards on top.
stacked() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" | deal
}

@test "gondola-deliver delivers cards, in either case and any order" {
	run -0 gondola-deliver 3C 3D <match.json
	[ "$output" = "$(move 'deliver 3C 3D' <match.json)" ]
	run -0 gondola-deliver 3d 3c <match.json
	[ "$output" = "$(move 'deliver 3C 3D' <match.json)" ]
}

@test "gondola-deliver delivers a single card where there is no set" {
	run -0 gondola-deliver 6H < <(move 'deliver 3C 3D' <match.json)
	holds '.log[-1] == "2 deliver 6H"'
}

@test "gondola-deliver --aid asks another for a card, and waits" {
	run -0 gondola-deliver --aid 2:3H 3C 3D <match.json
	[ "$output" = "$(cat asked.json)" ]
	holds '.turn == 2 and .state.delivery.aid == {"seat": 2, "card": "3H"}'
	run -0 gondola-deliver 3D 3C --aid=2:3h <match.json
	[ "$output" = "$(cat asked.json)" ]
}

@test "gondola-deliver --agree gives the card, --refuse does not" {
	run -0 gondola-deliver --agree <asked.json
	[ "$output" = "$(move agree <asked.json)" ]
	holds '.state.sheet[0][0].coin == 27'
	run -0 gondola-deliver --refuse <asked.json
	[ "$output" = "$(move refuse <asked.json)" ]
	holds '.turn == 1 and .state.delivery.refused == ["3H"]'
}

@test "gondola-deliver --seat makes the move of that seat only" {
	run -0 gondola-deliver --seat 1 3C 3D <match.json
	run -0 gondola-deliver --seat=2 --agree <asked.json
	refused 1 --seat 2 3C 3D <match.json
	[ "$stderr" = 'gondola-deliver: it is not seat 2 that decides, but seat 1' ]
	refused 1 --seat 1 --agree <asked.json
}

@test "gondola-deliver replaces a match in its file" {
	run -0 gondola-deliver -f match.json --aid 2:3H 3C 3D
	[ -z "$output" ]
	cmp match.json asked.json
	refused 1 -f match.json 3C 3D
	cmp match.json asked.json
	run -0 gondola-deliver --agree --file=match.json
	[ "$(cat match.json)" = "$(move agree <asked.json)" ]
}

@test "gondola-deliver wants a set of whoever has one, and says which" {
	refused 1 3C <match.json
	[[ $stderr == *'seat 1 can make a set, such as 3C 3D'*'(delivery 2)'* ]]
	[[ $stderr == *'; legal: deliver 3C 3D, '* ]]
}

@test "gondola-deliver refuses what is no set, and cards of others" {
	refused 1 --aid 2:6H 3C <match.json
	[[ $stderr == *6H*'(delivery '* ]]
	refused 1 3C 3H <match.json
	[[ $stderr == *3H* ]]
	refused 1 --aid 3:7S 3C <match.json
	refused 1 --aid 1:3D 3C <match.json
	refused 1 --aid 7:3H 3C <match.json
}

@test "gondola-deliver refuses to ask again for a card that was refused" {
	refused 1 --aid 2:3H 3C 3D < <(move refuse <asked.json)
	[[ $stderr == *3H*'(delivery 3)'* ]]
}

@test "gondola-deliver refuses words that are no cards, and names them" {
	refused 1 9C <match.json
	[[ $stderr == *9C* ]]
	refused 1 3C 3C <match.json
	[[ $stderr == *3C* ]]
	refused 1 --aid 3H 3C <match.json
	[[ $stderr == *SEAT:CARD* ]]
}

@test "gondola-deliver refuses while there is nothing to be delivered" {
	refused 1 3C 3D <new.json
	[ "$stderr" = 'gondola-deliver: seat 1 is to load or cast off (loading 2)' ]
	refused 1 --agree <match.json
	refused 1 3C 3D <asked.json
	[[ $stderr == *agree*refuse* ]]
}

@test "gondola-deliver refuses a view, a box and a match that is over" {
	refused 1 3C 3D < <(veil --seat 1 <match.json)
	refused 1 3C 3D < <(box gondola --players 3)
	refused 1 3C 3D < <(deal gondola --players 3 | bot -l random -e)
	[ "$stderr" = 'gondola-deliver: the match is over' ]
}

@test "gondola-deliver wants either cards or an answer" {
	refused 2 <match.json
	[ "$stderr" = 'gondola-deliver: either cards, or --agree or --refuse' ]
	refused 2 --agree 3C <asked.json
	refused 2 --refuse 3C <asked.json
	refused 2 --aid 2:3H <match.json
	refused 2 --aid 2:3H --agree <asked.json
}

@test "gondola-deliver wants one answer, not both" {
	refused 2 --agree --refuse <asked.json
	refused 2 --refuse --agree <asked.json
}

@test "gondola-deliver answers every match in turn, up to one it refuses" {
	run -1 --separate-stderr gondola-deliver 3C 3D \
	    < <(cat match.json match.json new.json match.json)
	[ "${#lines[@]}" -eq 2 ]
	[[ $stderr == 'gondola-deliver: document 3: '* ]]
}

@test "gondola-deliver writes one line, and indented with --pretty" {
	run -0 gondola-deliver --pretty 3C 3D <match.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(move 'deliver 3C 3D' <match.json)" ]
	run -0 script -qec 'gondola-deliver --compact 3C 3D <match.json' \
	    /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "gondola-deliver tells trouble from a refusal" {
	refused 2 3C 3D </dev/null
	refused 2 3C 3D <<<'{'
	refused 2 3C 3D --seat one <match.json
	refused 2 3C 3D --agree=yes <match.json
	refused 2 3C 3D -f no-such-file
}

@test "gondola-deliver gives a refusal as data" {
	run -1 --separate-stderr gondola-deliver --error-format json 3C \
	    <match.json
	[ -z "$output" ]
	output=$stderr
	holds '.error == "illegal" and .rule == "gondola.delivery.2"'
	holds '.legal[0] == "deliver 3C 3D"'
}
