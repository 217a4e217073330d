load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal gondola --seats Ada,Bruno,Doge --seed lion >new.json
	bot --level random --to-end <new.json >over.json
	replay --undo 20 <over.json >match.json
}

# silent STATUS ARGUMENT...: that status, and nothing written anywhere.
silent() {
	run "-$1" --separate-stderr score "${@:2}"
	[ -z "$output" ]
	[ -z "$stderr" ]
}

@test "score has for every game over, points, winners, and the group's" {
	run -0 score <match.json
	holds 'keys_unsorted[:4] == ["over", "points", "winners", "group"]'
	holds '(.over | not) and .winners == [] and (.points | length == 3)'
	holds '.group == (.points | add)'
	run -0 score <over.json
	holds '.over and (.final | length == 2) and (.rounds | length == 3)'
}

@test "score tells the result so far" {
	run -0 score <new.json
	holds '.points == [0, 0, 0] and .group == 0 and (.rounds | length == 1)'
}

@test "score sums the rounds up" {
	run -0 score <over.json
	holds '.group == ([.rounds[].group] | add)'
	holds '.final[0].coin == ([.rounds[].rows[0].coin] | add)'
}

@test "score writes the sheet as text with --text" {
	run -0 score --text <over.json
	[[ $output == *Ada*Bruno* ]]
	[[ $output == *"$(score <over.json | jq .group)"* ]]
	run ! jq . <<<"$output"
}

@test "score writes text on a terminal, unless --json" {
	run -0 script -qec 'score <over.json' /dev/null
	[ "$(tr -d '\r' <<<"$output")" = "$(score --text <over.json)" ]
	run -0 script -qec 'score --json <over.json' /dev/null
	holds '.over'
	[ "${#lines[@]}" -gt 5 ]
	run -0 script -qec 'score --json --compact <over.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "score writes one line, and indented with --pretty" {
	run -0 score < <(cat match.json over.json)
	[ "${#lines[@]}" -eq 2 ]
	run -0 score --pretty <over.json
	[ "${#lines[@]}" -gt 5 ]
	[ "$(jq -c . <<<"$output")" = "$(score <over.json)" ]
}

@test "score --explain lists the items of every total, with their rules" {
	run -0 score --explain <over.json
	holds 'keys_unsorted[-1] == "items" and (.items | length > 0)'
	holds 'all(.items[]; keys_unsorted ==
	    ["seat", "total", "points", "rule", "text"])'
	holds '.items | all(.rule | test("^gondola\\.[a-z]+\\.[0-9]+$"))'
	holds '([.items[] | select(.total == "coin") | .points] | add) == .group'
	[ "$(jq -c 'del(.items)' <<<"$output")" = "$(score <over.json)" ]
}

@test "score --explain lists the items in the text as well" {
	run -0 score --text --explain <over.json
	score --text <over.json >sheet
	[ "$(head -n "$(wc -l <sheet)" <<<"$output")" = "$(cat sheet)" ]
	items=$(score --explain <over.json | jq '.items | length')
	[ "$(grep -c 'round [1-3]: ' <<<"$output")" -eq "$items" ]
}

@test "score takes a view, and tells the same of it" {
	for seat in 0 2; do
		run -0 score --explain < <(veil --seat "$seat" <match.json)
		[ "$output" = "$(score --explain <match.json)" ]
	done
	run -0 score --over < <(veil --seat 1 <over.json)
}

@test "score reads a file" {
	run -0 score -f over.json
	[ "$output" = "$(score <over.json)" ]
	run -0 score --file=over.json --over
}

@test "score --over says yes by its status, and nothing else" {
	silent 0 --over <over.json
	silent 0 --over --text <over.json
}

@test "score --over says no by its status and one line, with -q none" {
	refused 1 --over <match.json
	[ "$stderr" = 'score: the match is not over' ]
	silent 1 --over -q <match.json
	silent 1 --over --quiet <match.json
}

@test "score --over is a yes only if all matches are over" {
	silent 0 --over < <(cat over.json over.json)
	silent 1 -q --over < <(cat over.json match.json over.json)
	silent 1 -q --over < <(cat match.json over.json)
}

@test "score --over tells trouble from a no, with -q too" {
	refused 2 --over -q </dev/null
	refused 2 --over -q <<<'{'
	refused 2 -q -f no-such-file
	refused 2 --over < <(cat match.json; echo '{')
}

@test "score -q says nothing of a document that it refuses" {
	silent 1 -q <<<'{}'
	silent 1 -q < <(box gondola)
	silent 1 -q gondola 3C 3C
}

@test "score of a hand lists what it can make, and the best of it" {
	run -0 score gondola 3C 3D 3H </dev/null
	holds '.deliveries[-1] ==
	    {"cards": ["3C", "3D", "3H"], "kind": "triple", "points": 27}'
	holds '.best == {"total": 27, "deliveries": .deliveries[-1:]}'
}

@test "score of a load says whether it is too much" {
	run -0 score gondola load 5C KD:10 3H
	holds '. == {"cards": ["5C", "KD", "3H"], "load": 13,
	    "overloaded": false}'
	run -0 score gondola load 7C 7D
	holds '.load == 14 and .overloaded'
}

@test "score of a hand can be text, or indented" {
	run -0 score --text gondola 3C 3D 3H
	[[ $output == *triple*27* ]]
	run -0 score --text gondola load 7C 7D
	[[ $output == *14*overloaded* ]]
	run -0 score --pretty gondola 3C 3D 3H
	[ "${#lines[@]}" -gt 2 ]
	[ "$(jq -c . <<<"$output")" = "$(score gondola 3C 3D 3H)" ]
}

@test "score refuses words that are no hand, and names them" {
	refused 1 gondola 3C 3C
	[[ $stderr == *3C* ]]
	refused 1 gondola 3C 9Z
	[[ $stderr == *9Z* ]]
	refused 1 gondola load 3C JD:5
	refused 1 gondola
}

@test "score refuses what is not a match" {
	refused 1 < <(box gondola)
	[ "$stderr" = 'score: this is a box: deal makes a match of it' ]
	refused 1 < <(jq -c '.state.sheet[0][0].coin = 5' new.json)
	[[ $stderr == *'/state/sheet/0/0'* ]]
}

@test "score answers what comes before a document that it refuses" {
	run -1 --separate-stderr score < <(cat match.json over.json
	    box gondola; cat match.json)
	[ "${#lines[@]}" -eq 2 ]
	[[ $stderr == 'score: document 3: '* ]]
}

@test "score of a hand has no file, and nothing to be over or explained" {
	refused 2 --over gondola 3C
	refused 2 --explain gondola 3C
	refused 2 -f over.json gondola 3C
}

@test "score tells of a game that there is not" {
	refused 2 goose 3C
	[[ $stderr == 'score: no such game: goose; there are gondola'* ]]
	refused 2 --no-such-option
}

@test "score gives an error as data" {
	error() {
		score --error-format json "$@" 2>&1 >/dev/null | jq -r .error
	}
	[ "$(error --over <match.json)" = on ]
	[ "$(error gondola 3C 3C)" = hand ]
	[ "$(error < <(box gondola))" = kind ]
	[ "$(error </dev/null)" = input ]
	[ "$(error -f no-such-file)" = file ]
}
