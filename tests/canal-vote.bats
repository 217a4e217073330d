load helper.bash

# Seat 2 has called for a vote with SM SM CN SC SP DD and a gondola; seat 1
# holds CN CN SP CS.
setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal canal --players 2 --seed campo | move \
	    'split CN SM gondola doge / CS 1 1 3' 'choose 1' >new.json
	move 'use doge' <new.json >match.json
	move 'lay CN' <match.json >laid.json
}

@test "canal-vote lays cards" {
	run -0 canal-vote SM SM gondola CN <match.json
	[ "$output" = "$(move 'lay SM SM gondola CN' <match.json)" ]
	holds '.state.vote.laid[1] == ["CN", "SM", "SM", "gondola"]'
	run -0 canal-vote sm Gondola cn <match.json
	run -0 canal-vote 'SM gondola CN' <match.json
}

@test "canal-vote --pass lays nothing" {
	run -0 canal-vote --pass <laid.json
	[ "$output" = "$(move pass <laid.json)" ]
	holds '.state.won == [[], ["CN"]]'
}

@test "canal-vote --seat votes for that seat only" {
	run -0 canal-vote --seat 1 --pass <laid.json
	refused 1 --seat=2 --pass <laid.json
	[ "$stderr" = 'canal-vote: it is not seat 2 that decides, but seat 1' ]
}

@test "canal-vote replaces a match in its file" {
	cp laid.json file.json
	refused 1 -f file.json SP
	cmp file.json laid.json
	run -0 canal-vote -f file.json CN CN
	[ -z "$output" ]
	[ "$(cat file.json)" = "$(move 'lay CN CN' <laid.json)" ]
}

@test "canal-vote says why the opener cannot pass" {
	refused 1 --pass <match.json
	[ "$stderr" = 'canal-vote: seat 2 opens the vote and must lay (vote 2); legal: lay CN, lay CN gondola SM, lay CN gondola SM SM, lay CN gondola DD, lay CN gondola SP, lay CN gondola SC, ...' ]
	refused 1 gondola CN <match.json
	[[ $stderr == 'canal-vote: seat 2 opens the vote, and begins with the district to be voted on (vote 2); '* ]]
}

@test "canal-vote says what is wrong with a lay" {
	refused 1 CN <laid.json
	[ "$stderr" = 'canal-vote: seat 1 would have a total of 1, which is not above the 1 of seat 2 (duel 3); legal: pass, lay CN CN' ]
	refused 1 CN CN CN <laid.json
	[ "$stderr" = 'canal-vote: seat 1 would need CN besides what it holds (vote 3); legal: pass, lay CN CN' ]
	refused 1 CN SP <laid.json
	[ "$stderr" = 'canal-vote: the vote is on CN, and other districts need a gondola each (vote 3); legal: pass, lay CN CN' ]
	refused 1 CN gondola <laid.json
	[ "$stderr" = 'canal-vote: a gondola brings at least one card (vote 3); legal: pass, lay CN CN' ]
	refused 1 CN gondola SP CS <laid.json
	[[ $stderr == *'a gondola brings cards of one district (vote 3)'* ]]
	refused 1 CN gondola CN <laid.json
	[[ $stderr == *'no gondola brings the district voted on (vote 3)'* ]]
	refused 1 CN gondola SP gondola SP <laid.json
	[[ $stderr == *'no district is brought by two gondolas (vote 3)'* ]]
}

@test "canal-vote tells nothing of other hands" {
	refused 1 CS <laid.json
	first=$stderr
	veil --seat 1 <laid.json | guess --seed other >other.json
	run ! diff <(jq .state.hands laid.json) <(jq .state.hands other.json)
	refused 1 CS <other.json
	[ "$stderr" = "$first" ]
}

@test "canal-vote refuses words that are no cards for a lay" {
	for word in XX doge 1 ''; do
		refused 1 "$word" <laid.json
	done
}

@test "canal-vote wants either cards or --pass" {
	refused 2 <laid.json
	[ "$stderr" = 'canal-vote: either cards, or --pass' ]
	refused 2 --pass CN <laid.json
	refused 2 --seat 1 <laid.json
}

@test "canal-vote refuses where there is no vote" {
	refused 1 CN <new.json
	[ "$stderr" = 'canal-vote: seat 2 is to use a special card: doge (round 5); legal: use doge' ]
	refused 1 --pass < <(veil --seat 1 <laid.json)
	refused 1 --pass < <(bot -l random -e <laid.json)
}

@test "canal-vote answers every match in turn, up to one it refuses" {
	run -1 --separate-stderr canal-vote --pass \
	    < <(cat laid.json laid.json match.json)
	[ "${#lines[@]}" -eq 2 ]
	[[ $stderr == 'canal-vote: document 3: '* ]]
}

@test "canal-vote writes one line, and indented with --pretty" {
	run -0 canal-vote --pretty --pass <laid.json
	[ "${#lines[@]}" -gt 20 ]
	run -0 canal-vote --compact --pass <laid.json
	[ "${#lines[@]}" -eq 1 ]
}

@test "canal-vote tells trouble from a refusal" {
	refused 2 CN </dev/null
	refused 2 CN <<<'{'
	refused 2 CN --seat one <laid.json
	refused 2 --pass=no <laid.json
	refused 2 CN -f no-such-file
}

@test "canal-vote gives a refusal as data" {
	run -1 --separate-stderr canal-vote --error-format json SP <laid.json
	output=$stderr
	holds '.error == "illegal" and .rule == "canal.vote.3"'
	holds '.legal == ["pass", "lay CN CN"] and .pointer == "/state/vote"'
}
