load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal gondola --seats Ada,Bruno,Doge --seed lion >new.json
	bot --level random --to-end <new.json >over.json
	replay --at 8 <over.json >match.json
}

# decisions: how many there are in the log of the match on standard input.
decisions() {
	jq '[.log[] | select(startswith("0 ") | not)] | length'
}

@test "replay writes the match after each decision" {
	run -0 replay <over.json
	[ "${#lines[@]}" -eq "$(decisions <over.json)" ]
	[ "$(decisions <<<"$output" | head -n 3)" = $'1\n2\n3' ]
	[ "${lines[-1]}" = "$(cat over.json)" ]
}

@test "replay of a match with no decision yet writes nothing" {
	run -0 replay <new.json
	[ -z "$output" ]
}

@test "replay --at writes the match after so many decisions, 0 the deal" {
	run -0 replay --at 0 <over.json
	[ "$output" = "$(cat new.json)" ]
	run -0 replay --at=5 <over.json
	[ "$output" = "$(replay <over.json | sed -n 5p)" ]
	run -0 replay --at "$(decisions <over.json)" <over.json
	[ "$output" = "$(cat over.json)" ]
}

@test "replay --undo writes the match without the last decisions" {
	run -0 replay --undo 0 <over.json
	[ "$output" = "$(cat over.json)" ]
	run -0 replay --undo=3 <match.json
	[ "$output" = "$(replay --at 5 <match.json)" ]
	run -0 replay --undo 8 <match.json
	[ "$output" = "$(cat new.json)" ]
}

@test "replay takes the chance that followed a decision back with it" {
	last=$(replay <over.json | jq -c 'select(.state.round == 1)' |
	    decisions | tail -n 1)
	run -0 replay --at $((last + 1)) <over.json
	holds '.state.round == 2 and (.log[-1] | startswith("0 shuffle "))'
	run -0 replay --undo 1 <<<"$output"
	[ "$output" = "$(replay --at "$last" <over.json)" ]
}

@test "replay says how many decisions there are if it wants more" {
	refused 1 --at 9 <match.json
	[ "$stderr" = 'replay: the log has 8 decisions, not 9' ]
	refused 1 --undo 9 <match.json
	[ "$stderr" = 'replay: the log has 8 decisions, not 9' ]
}

@test "replay --transcript writes the match as plain text" {
	run -0 replay --transcript <match.json
	[ "${lines[0]}" = 'squero 1 gondola' ]
	[[ $output == *$'\nseats ["Ada","Bruno","Doge"]\nseed "lion"\n'* ]]
	[ "$(sed '1,/^$/d' <<<"$output")" = "$(jq -r '.log[]' match.json)" ]
}

@test "replay makes the match of a transcript again" {
	for match in new.json match.json over.json; do
		replay --transcript <"$match" >text
		run -0 replay <text
		[ "$output" = "$(cat "$match")" ]
		run -0 replay --transcript <text
		[ "$output" = "$(cat text)" ]
	done
}

@test "replay keeps members that begin with x-, in a transcript as well" {
	jq -c '."x-a" = {"b": [1, "c"]}' match.json >noted.json
	run -0 replay --undo 0 <noted.json
	[ "$output" = "$(cat noted.json)" ]
	run -0 replay < <(replay --transcript <noted.json)
	[ "$output" = "$(cat noted.json)" ]
}

@test "replay goes back in a transcript" {
	replay --transcript <match.json >text
	run -0 replay --undo 2 <text
	[ "$output" = "$(replay --undo 2 <match.json)" ]
	run -0 replay --at 1 --transcript <text
	[ "$output" = "$(replay --at 1 <match.json | replay --transcript)" ]
}

@test "replay takes moves in a transcript as they might be typed" {
	replay --transcript <match.json | sed '/^$/,$s/^1 \(.*\)/1   \U\1/
	    s/$/\r/' >text
	run -0 replay <text
	[ "$output" = "$(cat match.json)" ]
}

@test "replay does without the members that the log leads to" {
	replay --transcript <match.json | grep -Ev '^(at|commit|turn) ' >text
	run -0 replay <text
	[ "$output" = "$(cat match.json)" ]
	sed -i '/^options /s/ .*/ {}/; /^seed /d' text
	run -0 replay <text
	[ "$(jq -c '[.options, .turn, .state, .log]' <<<"$output")" = \
	    "$(jq -c '[.options, .turn, .state, .log]' match.json)" ]
	holds '.seed == null'
}

@test "replay refuses a transcript whose members contradict its log" {
	for change in 's/^turn .*/turn 0/' 's/^at .*/at 38/' \
	    's/^1 .*/3 draw/' 's/^seats .*/seats ["A"]/' \
	    's/^squero 1 .*/squero 1 goose/' 's/^squero 1/squero 2/'; do
		refused 1 < <(replay --transcript <match.json | sed "$change")
	done
}

@test "replay reads transcripts and JSON one after the other" {
	replay --transcript <match.json >text
	run -0 replay --at 2 < <(cat match.json text text match.json)
	[ "${#lines[@]}" -eq 4 ]
	for line in "${lines[@]}"; do
		[ "$line" = "$(replay --at 2 <match.json)" ]
	done
}

@test "replay reads a file, and with --at or --undo replaces it" {
	cp match.json file.json
	run -0 replay -f file.json
	[ "${#lines[@]}" -eq 8 ]
	run -0 replay --transcript --undo 2 --file=file.json
	[ "$output" = "$(replay --undo 2 <match.json | replay --transcript)" ]
	cmp file.json match.json
	run -0 replay --undo 2 -f file.json
	[ -z "$output" ]
	[ "$(cat file.json)" = "$(replay --undo 2 <match.json)" ]
	run -0 replay --at 1 -f file.json
	[ "$(cat file.json)" = "$(replay --at 1 <match.json)" ]
}

@test "replay needs no seed, since chance is in the log" {
	jq -c '.seed = null | .at = 0' over.json >unseeded.json
	run -0 replay --at 30 <unseeded.json
	[ "$(jq -c .state <<<"$output")" = \
	    "$(replay --at 30 <over.json | jq -c .state)" ]
}

@test "replay writes one line, and indented with --pretty" {
	run -0 replay --pretty --at 3 <match.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(replay --at 3 <match.json)" ]
	run -0 script -qec 'replay --compact --at 3 <match.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "replay refuses a log that the rules do not allow, and says where" {
	refused 1 < <(jq -c '.log[3] = "3 draw"' match.json)
	[[ $stderr == 'replay: /log/3: '* ]]
	refused 1 < <(replay --transcript <match.json |
	    sed '/^$/,$s/^1 .*/1 sink/')
	[[ $stderr == *'/log/'*sink* ]]
}

@test "replay refuses a view, a guess and a box" {
	refused 1 < <(veil --seat 1 <match.json)
	[ "$stderr" = 'replay: this is only the view of seat 1, which cannot be played on' ]
	refused 1 < <(veil --seat 1 <match.json | guess)
	[ "$stderr" = 'replay: /log/0: hidden: a view or a guess does not replay' ]
	refused 1 < <(box gondola)
}

@test "replay tells trouble from a refusal" {
	refused 2 </dev/null
	refused 2 <<<'sequero 1 gondola'
	refused 2 --at 1 --undo 1 <match.json
	[ "$stderr" = 'replay: --at or --undo, not both' ]
	refused 2 --at -1 <match.json
	refused 2 --undo some <match.json
	refused 2 match.json
	refused 2 -f no-such-file
}

@test "replay gives an error as data" {
	run -1 --separate-stderr replay --error-format json \
	    < <(jq -c '.log[3] = "3 draw"' match.json)
	[ -z "$output" ]
	output=$stderr
	holds '.error == "replay" and .pointer == "/log/3"'
}

@test "replay takes any name of an x- member through a transcript" {
	for name in 'x-a b' $'x-\n\n1 load' 'x-"' 'x-é' "x-$(printf %070d 1)"; do
		jq -c --arg name "$name" '.[$name] = 1' match.json >named.json
		replay --transcript <named.json >t
		replay <t | cmp - named.json
	done
}

@test "replay writes no control characters into a transcript" {
	jq -c '.seats[0] = "B\u009b1m\u007f"' match.json | replay --transcript >t
	grep -F 'seats ["B\u009b1m\u007f",' t
}

@test "replay refuses a transcript with a NUL, or with its log in the header" {
	replay --transcript <match.json >t
	refused 2 < <(cat t && printf '\0')
	refused 2 < <(sed '2i log ["1 cast-off"]' t)
	[[ $stderr == *'line 2 of the transcript: the log has its place below' ]]
}

@test "replay makes the commitment that a transcript leaves out" {
	deal gondola --players 3 | bot >m.json
	replay --transcript <m.json | grep -v ^commit >t
	replay <t | cmp - m.json
}

@test "replay of a header alone leads to the deal of its seed" {
	deal gondola --players 3 --seed lion | bot >m.json
	{
		printf 'squero 1 gondola\noptions {}\nseed "lion"\n'
		printf 'seats ["Seat 1","Seat 2","Seat 3"]\n\n'
	} | replay >header.json
	[ "$(jq .turn header.json)" -eq 0 ]
	run -0 bot <header.json
	[ "$(jq '.log[0]' <<<"$output")" = "$(jq '.log[0]' m.json)" ]
	validate -q --replay <<<"$output"
}
