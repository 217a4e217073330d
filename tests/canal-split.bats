load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal canal --players 2 --seed lion >match.json
	jq -e '.state.up ==
	    ["CN", "SP", "SM", "CS", "traitor", "1", "3", "3"]' match.json
}

@test "canal-split splits the cards into two offers" {
	run -0 canal-split CN SP 1 3 / SM CS traitor 3 <match.json
	[ "$output" = "$(move 'split CN SP 1 3 / SM CS traitor 3' \
	    <match.json)" ]
	holds '.state.offers[1] == ["SM", "CS", "traitor", "3"]'
}

@test "canal-split takes cards in any case and order, and one argument" {
	split=$(move 'split CN SP 1 3 / SM CS traitor 3' <match.json)
	[ "$(canal-split 3 cs Traitor sm / 3 1 sp cn <match.json)" = "$split" ]
	[ "$(canal-split 'CN SP 1 3/SM CS traitor 3' <match.json)" = "$split" ]
}

@test "canal-split --seat makes the split of that seat only" {
	run -0 canal-split --seat 1 1 / CN SP SM CS traitor 3 3 <match.json
	refused 1 --seat=2 1 / CN SP SM CS traitor 3 3 <match.json
	[ "$stderr" = 'canal-split: it is not seat 2 that decides, but seat 1' ]
}

@test "canal-split replaces a match in its file" {
	cp match.json file.json
	refused 1 -f file.json 1 / CN
	cmp file.json match.json
	run -0 canal-split --file=file.json 1 / CN SP SM CS traitor 3 3
	[ -z "$output" ]
	[ "$(jq .turn file.json)" -eq 2 ]
}

@test "canal-split names the cards that are forgotten or not there" {
	refused 1 1 / CN SP SM CS traitor 3 <match.json
	[[ $stderr == 'canal-split: 3: in neither offer, and all of CN SP SM CS traitor 1 3 3 are to be split (round 2); legal: split CN / '* ]]
	refused 1 1 / CN SP SM CS doge traitor 3 <match.json
	[[ $stderr == 'canal-split: doge: not among the cards turned up, '* ]]
}

@test "canal-split refuses words that are no cards, and names them" {
	refused 1 1 / XX <match.json
	[[ $stderr == *XX* ]]
	refused 1 1 / '??' <match.json
}

@test "canal-split wants two offers" {
	refused 2 <match.json
	[ "$stderr" = 'canal-split: two offers are wanted, such as SM 1 / SC 2' ]
	refused 1 CN SP SM CS traitor 1 3 3 <match.json
	[ "$stderr" = 'canal-split: split ends too early: write split CARD... / CARD...' ]
	refused 1 / CN SP SM CS traitor 1 3 3 <match.json
	refused 1 1 / CN SP SM / CS traitor 3 3 <match.json
}

@test "canal-split refuses where nothing is to be split" {
	bot <match.json >split.json
	refused 1 1 / CN SP SM CS traitor 3 3 <split.json
	[ "$stderr" = 'canal-split: seat 2 is to choose 1 or 2 (round 3)' ]
}

@test "canal-split refuses a view, a box, another game and what is over" {
	refused 1 1 / 2 < <(veil --seat 1 <match.json)
	refused 1 1 / 2 < <(box canal --players 2)
	refused 1 1 / 2 < <(deal gondola --players 3)
	[ "$stderr" = 'canal-split: a match of gondola, not of canal' ]
	refused 1 1 / 2 < <(bot -l random -e <match.json)
	[ "$stderr" = 'canal-split: the match is over' ]
}

@test "canal-split answers every match in turn, up to one it refuses" {
	bot <match.json >split.json
	run -1 --separate-stderr canal-split 1 / CN SP SM CS traitor 3 3 \
	    < <(cat match.json match.json split.json match.json)
	[ "${#lines[@]}" -eq 2 ]
	[[ $stderr == 'canal-split: document 3: '* ]]
}

@test "canal-split writes one line, and indented with --pretty" {
	run -0 canal-split --pretty 1 / CN SP SM CS traitor 3 3 <match.json
	[ "${#lines[@]}" -gt 20 ]
}

@test "canal-split tells trouble from a refusal" {
	refused 2 1 / 2 </dev/null
	refused 2 1 / 2 <<<'{'
	refused 2 1 / 2 --seat one <match.json
	refused 2 1 / 2 -f no-such-file
}

@test "canal-split gives a refusal as data" {
	run -1 --separate-stderr canal-split --error-format json 1 / CN \
	    <match.json
	[ -z "$output" ]
	output=$stderr
	holds '.error == "illegal" and .rule == "canal.round.2"'
	holds '.pointer == "/state/up" and (.legal | length == 95)'
}
