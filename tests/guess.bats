load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	long=5123456789abcdef0123456789abcdef
	deal gondola --seats Ada,Bruno,Doge --seed "$long" |
	    bot --level random --to-end | replay --at 9 >match.json
	veil --seat 1 <match.json >view.json
}

@test "guess makes a match of which nothing in the state is hidden" {
	run -0 guess <view.json
	holds '(has("viewer") | not) and (.state | tostring |
	    contains("??") | not)'
	validate -q <<<"$output"
}

@test "guess agrees with the view: veiled again, that is what it is" {
	run -0 veil --seat 1 < <(guess <view.json)
	[ "$output" = "$(cat view.json)" ]
}

@test "guess has the log and the commitment of the view" {
	run -0 guess <view.json
	[ "$(jq -c '[.log, .commit]' <<<"$output")" = \
	    "$(jq -c '[.log, .commit]' view.json)" ]
}

@test "guess has a seed of its own, of which nothing was drawn" {
	run -0 guess <view.json
	holds '.at == 0 and (.seed | test("^[0-9a-f]{32}/1/1$"))'
	[[ $output != *"$long"* ]]
}

@test "guess draws another deck each time" {
	run -0 guess -n 50 <view.json
	jq -se 'map(.state.deck | join(" ")) | unique | length == 50' \
	    <<<"$output"
	jq -se 'map(.state.deck | sort) | unique | length == 1' <<<"$output"
}

@test "guess finds every hidden card on top about as often as another" {
	guess -n 600 --seed even <view.json | jq -r '.state.deck[0]' | sort |
	    uniq -c >tops
	hidden=$(jq '.state.deck | length' view.json)
	[ "$(wc -l <tops)" -eq "$hidden" ]
	awk -v mean=$((600 / hidden)) '$1 > 3 * mean { exit 1 }' tops
}

@test "guess makes one of each view, or as many as it is told" {
	run -0 guess <view.json
	[ "${#lines[@]}" -eq 1 ]
	run -0 guess --count=3 <view.json
	[ "${#lines[@]}" -eq 3 ]
}

@test "guess gives the same for the same seed" {
	[ "$(guess -n 3 --seed 7 <view.json)" = \
	    "$(guess -n 3 -s 7 <view.json)" ]
	[ "$(guess --seed 7 <view.json)" = \
	    "$(guess -n 3 --seed 7 <view.json | head -n 1)" ]
	[ "$(guess --seed 7 <view.json)" != "$(guess --seed 8 <view.json)" ]
}

@test "guess puts the numbers of the view and the guess after the seed" {
	run -0 guess -n 2 --seed a/b < <(cat view.json view.json)
	[ "$(jq -r .seed <<<"$output")" = \
	    $'a/b/1/1\na/b/1/2\na/b/2/1\na/b/2/2' ]
}

@test "guess can be played on, to the end" {
	run -0 score --over < <(guess <view.json | bot --level random --to-end)
}

@test "guess does not replay, since its log hides something" {
	run -1 replay < <(guess <view.json)
	run -1 validate --replay < <(guess <view.json)
}

@test "guess takes what everybody sees" {
	run -0 guess < <(veil --seat 0 <match.json)
	validate -q <<<"$output"
}

@test "guess reads a file" {
	run -0 guess --seed 7 -f view.json
	[ "$output" = "$(guess --seed 7 <view.json)" ]
	run -0 guess --seed 7 --file=view.json
	[ "$output" = "$(guess --seed 7 <view.json)" ]
}

@test "guess writes one line, and indented with --pretty" {
	run -0 guess --pretty --seed 7 <view.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(guess --seed 7 <view.json)" ]
	run -0 script -qec 'guess --compact <view.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "guess refuses what is not a view" {
	refused 1 <match.json
	[ "$stderr" = 'guess: not a view: veil makes one of a match' ]
	refused 1 < <(box gondola)
	refused 1 < <(guess <view.json)
	refused 1 <<<'{}'
}

@test "guess refuses a view that is not valid" {
	refused 1 < <(jq -c '.state.deck[0] = "QH"' view.json)
	[[ $stderr == *'/state/deck'* ]]
}

@test "guess answers what comes before a document that it refuses" {
	run -1 --separate-stderr guess < <(cat view.json match.json view.json)
	[ "${#lines[@]}" -eq 1 ]
	[[ $stderr == 'guess: document 2: '* ]]
}

@test "guess takes a seed that leaves room for the two numbers" {
	run -0 guess --seed "$(printf %0224d 7)" <view.json
	validate -q <<<"$output"
	refused 2 --seed "$(printf %0225d 7)" <view.json
	[[ $stderr == *--seed*224* ]]
}

@test "guess tells trouble from a refusal" {
	refused 2 </dev/null
	[ "$stderr" = 'guess: no document in the input' ]
	refused 2 -n 0 <view.json
	[[ $stderr == *--count* ]]
	refused 2 -n many <view.json
	refused 2 --seed '' <view.json
	refused 2 --seed "$(printf %0257d 7)" <view.json
	refused 2 view.json
	refused 2 -f no-such-file
}

@test "guess gives an error as data" {
	run -1 --separate-stderr guess --error-format json <match.json
	[ -z "$output" ]
	output=$stderr
	holds '.error == "kind" and .document == 1'
}
