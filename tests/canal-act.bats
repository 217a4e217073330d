load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal canal --players 2 --seed lion |
	    move 'split CN SP 1 3 / SM CS traitor 3' >offers.json
	move 'choose 2' <offers.json >match.json
}

# four: a match for four in which seat 3 has a spy, a traitor and a doge.
four() {
	deal canal --players 4 --seed x | jq -c '.seed = null | .turn = 3 |
	    .state |= (.number_deck += (.up | map(select(length == 1))) |
	    .action_deck += (.up | map(select(length > 1))) | .up = [] |
	    .step = "act" | .active = 3 | .distributor = 3 | .chooser = 1 |
	    .to_use = ["spy", "traitor", "doge"] | .action_deck |=
	    (reduce ("spy", "traitor", "doge") as $c (.; del(.[index($c)]))))' |
	    validate
}

@test "canal-act uses a special card" {
	run -0 canal-act traitor <match.json
	[ "$output" = "$(move 'use traitor' <match.json)" ]
	four >four.json
	for card in spy doge; do
		run -0 canal-act "$card" <four.json
		[ "$output" = "$(move "use $card" <four.json)" ]
	done
	run -0 canal-act DOGE <four.json
}

@test "canal-act names the victim of a traitor" {
	four >four.json
	run -0 canal-act traitor 2 <four.json
	[ "$output" = "$(move 'use traitor 2' <four.json)" ]
	holds '.state.victim == 2'
	refused 1 traitor <four.json
	[ "$stderr" = 'canal-act: the traitor needs the seat of an opponent (round 6); legal: use spy, use traitor 1, use traitor 2, use doge' ]
	refused 1 traitor 4 <four.json
	[[ $stderr == 'canal-act: seat 4 is no opponent of seat 3 (round 6);'* ]]
	refused 1 traitor 5 <four.json
	refused 1 spy 1 <four.json
	refused 1 traitor 1 <match.json
	[ "$stderr" = 'canal-act: there is only one opponent: a traitor needs no seat (round 6); legal: use traitor' ]
}

@test "canal-act uses one card a call: what it brings shows in no refusal" {
	four >four.json
	refused 2 spy traitor 1 <four.json
	refused 1 spy doge <four.json
	[ "$stderr" = 'canal-act: use doge: too much: write use spy, use traitor [SEAT], use doge' ]
}

@test "canal-act --seat acts for that seat only" {
	run -0 canal-act --seat 2 traitor <match.json
	refused 1 --seat=1 traitor <match.json
	[ "$stderr" = 'canal-act: it is not seat 1 that decides, but seat 2' ]
}

@test "canal-act replaces a match in its file" {
	cp match.json file.json
	run -0 canal-act -f file.json traitor
	[ -z "$output" ]
	[ "$(cat file.json)" = "$(move 'use traitor' <match.json)" ]
}

@test "canal-act refuses a card that is not to be used, and says which are" {
	refused 1 doge <match.json
	[ "$stderr" = 'canal-act: seat 2 has no doge to use, only traitor (round 5); legal: use traitor' ]
}

@test "canal-act refuses words that are no special cards" {
	for word in SM gondola 1 XX ''; do
		refused 1 "$word" <match.json
		[[ $stderr == *'write use spy, use traitor [SEAT], use doge' ]]
	done
}

@test "canal-act wants a card" {
	refused 2 <match.json
	[ "$stderr" = 'canal-act: one special card is wanted: spy, traitor [SEAT] or doge' ]
}

@test "canal-act refuses where nobody carries out cards" {
	refused 1 traitor <offers.json
	[ "$stderr" = 'canal-act: seat 2 is to choose 1 or 2 (round 3)' ]
	refused 1 traitor < <(veil --seat 2 <match.json)
	refused 1 traitor < <(bot -l random -e <match.json)
}

@test "canal-act answers every match in turn, up to one it refuses" {
	run -1 --separate-stderr canal-act traitor \
	    < <(cat match.json match.json offers.json)
	[ "${#lines[@]}" -eq 2 ]
	[[ $stderr == 'canal-act: document 3: '* ]]
}

@test "canal-act writes one line, and indented with --pretty" {
	run -0 canal-act --pretty traitor <match.json
	[ "${#lines[@]}" -gt 20 ]
	run -0 canal-act --compact traitor <match.json
	[ "${#lines[@]}" -eq 1 ]
}

@test "canal-act tells trouble from a refusal" {
	refused 2 spy </dev/null
	refused 2 spy <<<'{'
	refused 2 spy --seat one <match.json
	refused 2 spy -f no-such-file
}

@test "canal-act gives a refusal as data" {
	run -1 --separate-stderr canal-act --error-format json doge <match.json
	output=$stderr
	holds '.error == "illegal" and .rule == "canal.round.5"'
	holds '.legal == ["use traitor"] and .pointer == "/state/to_use"'
}
