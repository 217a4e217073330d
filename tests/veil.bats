load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	long=5123456789abcdef0123456789abcdef
	deal gondola --seats Ada,Bruno,Doge --seed "$long" >new.json
	move "$(legal <new.json | tail -n 1)" <new.json >match.json
	turn=$(jq .turn match.json)
}

@test "veil takes the seed out, and its position" {
	run -0 veil --seat 1 <match.json
	holds '(has("seed") or has("at")) | not'
	[[ $output != *"$long"* ]]
}

@test "veil keeps the commitment" {
	run -0 veil --seat 1 <match.json
	[ "$(jq .commit <<<"$output")" = "$(jq .commit match.json)" ]
	holds '.commit | test("^[0-9a-f]{64}$")'
}

@test "veil says whose view it is, after the commitment" {
	run -0 veil --seat 2 <match.json
	holds '.viewer == 2'
	holds 'keys_unsorted == ["squero", "game", "options", "seats",
	    "commit", "viewer", "turn", "state", "log"]'
	run -0 veil --seat=0 <match.json
	holds '.viewer == 0'
}

@test "veil writes cards that cannot be seen as ??, in the log as well" {
	run -0 veil --seat 1 <match.json
	holds '.state.deck | length > 30 and unique == ["??"]'
	holds '[.log[0] | scan("\\?\\?")] | length > 30'
}

@test "veil shows all that can be seen" {
	run -0 veil --seat 1 <match.json
	hide='del(.seed, .at, .viewer, .state.deck, .log[0])'
	[ "$(jq -c "$hide" <<<"$output")" = "$(jq -c "$hide" match.json)" ]
}

@test "veil drops members that begin with x-" {
	run -0 veil --seat 1 < <(jq -c '."x-note" = "QH is next"' match.json)
	[ "$output" = "$(veil --seat 1 <match.json)" ]
}

@test "veil gives the same bytes of matches that differ in what is hidden" {
	jq -c '.seed = null | .at = 0 | .state.deck |= reverse |
	    .log[0] |= (split(" ") | .[:7] + (.[7:] | reverse) | join(" "))' \
	    match.json >other.json
	validate -q <other.json
	run ! cmp -s match.json other.json
	for seat in 0 1 2 3; do
		cmp <(veil --seat "$seat" <match.json) \
		    <(veil --seat "$seat" <other.json)
	done
}

@test "veil shows a seat its own view again, and no other" {
	veil --seat 1 <match.json >view.json
	run -0 veil --seat 1 <view.json
	[ "$output" = "$(cat view.json)" ]
	refused 1 --seat 2 <view.json
	[ "$stderr" = 'veil: this is the view of seat 1, which does not show what seat 2 sees' ]
	refused 1 --seat 0 <view.json
}

@test "veil writes what legal, table, score, guess and validate read" {
	veil --seat "$turn" <match.json >view.json
	for reader in legal table score guess validate 'bot --pick'; do
		read -ra words <<<"$reader"
		run -0 "${words[@]}" <view.json
		[ -n "$output" ]
	done
}

@test "veil writes what cannot be played on, dealt or replayed" {
	veil --seat "$turn" <match.json >view.json
	for writer in 'move cast-off' bot replay deal \
	    shuffle 'replay --transcript' 'validate --replay'; do
		read -ra words <<<"$writer"
		run -1 --separate-stderr "${words[@]}" <view.json
		[ -z "$output" ]
		[ "${#stderr_lines[@]}" -eq 1 ]
	done
}

@test "veil shows a match that is over" {
	run -0 veil --seat 3 < <(bot --level random --to-end <new.json)
	holds '.turn == null and .viewer == 3'
}

@test "veil answers every match in turn, and reads a file" {
	run -0 veil --seat 2 < <(cat new.json match.json)
	[ "${lines[0]}" = "$(veil --seat 2 -f new.json)" ]
	[ "${lines[1]}" = "$(veil --seat 2 --file=match.json)" ]
}

@test "veil writes one line, and indented with --pretty" {
	run -0 veil --seat 1 --pretty <match.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(veil --seat 1 <match.json)" ]
	run -0 script -qec 'veil --seat 1 --compact <match.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "veil wants a seat" {
	refused 2 <match.json
	[ "$stderr" = 'veil: --seat is wanted: 0 for what everybody sees' ]
	refused 2 --seat one <match.json
	refused 2 --seat -1 <match.json
	refused 2 --seat
}

@test "veil refuses a seat that there is not, and says which there are" {
	refused 1 --seat 4 <match.json
	[ "$stderr" = 'veil: there is no seat 4, only 1 to 3, and 0 for what everybody sees' ]
}

@test "veil refuses what is not a match" {
	refused 1 --seat 1 < <(box gondola --players 3)
	[ "$stderr" = 'veil: this is a box: deal makes a match of it' ]
	refused 1 --seat 1 < <(jq -c '.turn = 9' match.json)
	[[ $stderr == *'/turn'* ]]
}

@test "veil tells trouble from a refusal" {
	refused 2 --seat 1 </dev/null
	refused 2 --seat 1 <<<'{'
	refused 2 --seat 1 match.json
	refused 2 --seat 1 -f no-such-file
}

@test "veil gives an error as data" {
	run -1 --separate-stderr veil --seat 2 --error-format json \
	    < <(veil --seat 1 <match.json)
	[ -z "$output" ]
	output=$stderr
	holds '.error == "view" and .document == 1'
}
