load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal canal --players 2 --seed lion >new.json
	move 'split CN SP 1 3 / SM CS traitor 3' <new.json >match.json
}

@test "canal-choose takes one of the offers" {
	run -0 canal-choose 1 <match.json
	[ "$output" = "$(move 'choose 1' <match.json)" ]
	run -0 canal-choose 2 <match.json
	[ "$output" = "$(move 'choose 2' <match.json)" ]
	holds '.state.numbers[1] == ["3"] and .state.to_use == ["traitor"]'
}

@test "canal-choose --seat chooses for that seat only" {
	run -0 canal-choose --seat 2 1 <match.json
	refused 1 --seat=1 1 <match.json
	[ "$stderr" = 'canal-choose: it is not seat 1 that decides, but seat 2' ]
}

@test "canal-choose replaces a match in its file" {
	cp match.json file.json
	refused 1 -f file.json 3
	cmp file.json match.json
	run -0 canal-choose -f file.json 2
	[ -z "$output" ]
	[ "$(cat file.json)" = "$(move 'choose 2' <match.json)" ]
}

@test "canal-choose refuses what is no offer" {
	for word in 0 3 one 11 ''; do
		refused 1 "$word" <match.json
		[[ $stderr == *'write choose 1, choose 2' ]]
	done
}

@test "canal-choose wants one offer" {
	refused 2 <match.json
	[ "$stderr" = 'canal-choose: one offer is wanted, 1 or 2' ]
	refused 2 1 2 <match.json
}

@test "canal-choose refuses where there are no offers" {
	refused 1 1 <new.json
	[[ $stderr == 'canal-choose: seat 1 is to split CN SP SM CS traitor 1 3 3 into two offers (round 2); legal: '* ]]
	refused 1 1 < <(move 'choose 2' <match.json)
	[ "$stderr" = 'canal-choose: seat 2 is to use a special card: traitor (round 5); legal: use traitor' ]
}

@test "canal-choose refuses a view, a box and what is over" {
	refused 1 1 < <(veil --seat 2 <match.json)
	refused 1 1 < <(box canal --players 2)
	refused 1 1 < <(bot -l random -e <match.json)
}

@test "canal-choose answers every match in turn, up to one it refuses" {
	run -1 --separate-stderr canal-choose 1 \
	    < <(cat match.json match.json new.json)
	[ "${#lines[@]}" -eq 2 ]
	[[ $stderr == 'canal-choose: document 3: '* ]]
}

@test "canal-choose writes one line, and indented with --pretty" {
	run -0 canal-choose --pretty 1 <match.json
	[ "${#lines[@]}" -gt 20 ]
	run -0 script -qec 'canal-choose --compact 1 <match.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "canal-choose tells trouble from a refusal" {
	refused 2 1 </dev/null
	refused 2 1 <<<'{'
	refused 2 1 --no-such-option <match.json
	refused 2 1 -f no-such-file
}

@test "canal-choose gives a refusal as data" {
	run -1 --separate-stderr canal-choose --error-format=json 1 <new.json
	output=$stderr
	holds '.error == "illegal" and .rule == "canal.round.2"'
}
