load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	unset NO_COLOR
	stacked 7S 3C 3H 3D 6H 7H >match.json
}

# stacked CARD...: a match for three without a seed, these cards on top.
stacked() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" |
	    deal --seats Ada,Bruno,Doge
}

# on_terminal TERM: what table writes to such a terminal.
on_terminal() {
	TERM=$1 script -qec 'table <match.json' /dev/null | tr -d '\r'
}

@test "table shows who sits where, with their cards" {
	run -0 table <match.json
	[[ $output == *'1 Ada'*'2 Bruno'*'Doge'* ]]
	for card in 3♣ 3♦ 3♥ 6♥ 7♠; do
		[[ $output == *"$card"* ]]
	done
}

@test "table marks the seat that decides" {
	run -0 table <match.json
	[[ $output == *'> 1 Ada'* ]]
	run -0 table < <(move cast-off <match.json)
	[[ $output == *'> 2 Bruno'* && $output != *'> 1 Ada'* ]]
}

@test "table does not show the order of what lies face down" {
	jq -c '.seed = null | .state.deck |= reverse | .log[0] |=
	    (split(" ") | .[:7] + (.[7:] | reverse) | join(" "))' match.json \
	    >other.json
	validate -q <other.json
	run ! cmp -s match.json other.json
	for format in text svg; do
		cmp <(table --format "$format" <match.json) \
		    <(table --format "$format" <other.json)
	done
}

@test "table draws a view, and what waits for chance, and the end" {
	run -0 table < <(veil --seat 2 <match.json)
	[[ $output == *Ada* ]]
	run -0 table < <(move cast-off cast-off draw 'deliver 3C 3D' \
	    'deliver 3H' 'deliver 6H' <match.json)
	[[ $output == *chance* ]]
	run -0 table < <(deal gondola --players 3 --seed x | bot --to-end)
	[[ $output == *over* ]]
}

@test "table draws the pieces of a box" {
	run -0 table --ascii < <(box gondola)
	for suit in C D H S; do
		for rank in A 2 3 4 5 6 7 J K Q; do
			[[ $output == *"$rank$suit"* ]]
		done
	done
}

@test "table draws with box drawing characters in lines of at most 80" {
	run -0 table <match.json
	[[ $output == *┌*┐*└*┘* ]]
	[ "$(LC_ALL=C.UTF-8 wc -L <<<"$output")" -le 80 ]
}

@test "table --ascii draws with nothing but ASCII" {
	deal gondola --seats 'Žofie,Jānis,Doge' --seed x >named.json
	for document in match.json named.json; do
		run -0 table --ascii <"$document"
		[ -z "$(LC_ALL=C tr -d '\n -~' <<<"$output")" ]
	done
	[[ $(table --ascii <match.json) == *3C* ]]
}

@test "table uses colour always, never, or only on a terminal" {
	run -0 table --color always <match.json
	[[ $output == *$'\e['* ]]
	run -0 table --color=never <match.json
	[[ $output != *$'\e'* ]]
	run -0 table --color auto <match.json
	[[ $output != *$'\e'* ]]
	run -0 on_terminal xterm
	[[ $output == *$'\e['* ]]
}

@test "table in colour shows the same as without" {
	[ "$(table --color always <match.json | sed $'s/\e\\[[0-9;]*m//g')" = \
	    "$(table <match.json)" ]
}

@test "table uses no colour on a terminal if NO_COLOR or TERM says so" {
	run -0 on_terminal dumb
	[[ $output != *$'\e'* ]]
	export NO_COLOR=1
	run -0 on_terminal xterm
	[[ $output != *$'\e'* ]]
	export NO_COLOR=''
	run -0 on_terminal xterm
	[[ $output == *$'\e['* ]]
}

@test "table --color goes before NO_COLOR" {
	NO_COLOR=1 run -0 table --color always <match.json
	[[ $output == *$'\e['* ]]
	run -0 script -qec 'table --color never <match.json' /dev/null
	[[ $output != *$'\e'* ]]
}

@test "table --format svg draws a picture" {
	table --format svg <match.json >table.svg
	rsvg-convert -o table.png table.svg
	[ -s table.png ]
	grep -q '^<svg xmlns="http://www.w3.org/2000/svg"' table.svg
	grep -q Bruno table.svg
	python3 -c 'import xml.dom.minidom as m; m.parse("table.svg")'
}

@test "table --format svg takes any name" {
	deal gondola --seats '<A>,"&amp;",]]>' --seed x |
	    table --format svg >table.svg
	python3 -c 'import xml.dom.minidom as m; m.parse("table.svg")'
}

@test "table --format svg of a box has sheets of cards to print" {
	box gondola | table --format svg >cards.svg
	rsvg-convert -o cards.png cards.svg
	grep -q '<svg [^>]*width="210mm"' cards.svg
}

@test "table --format text is what it does without" {
	[ "$(table --format=text <match.json)" = "$(table <match.json)" ]
}

@test "table draws every document in turn, and reads a file" {
	run -0 table < <(cat match.json; box gondola; cat match.json)
	[ "$output" = "$(table -f match.json; box gondola | table
	    table --file=match.json)" ]
}

@test "table refuses what is none of the documents that it draws" {
	refused 1 < <(score <match.json)
	[ "$stderr" = 'table: neither a match nor a view nor a box: no member squero' ]
	refused 1 < <(jq -c '.state.boats[1].load = 99' match.json)
	[[ $stderr == *'/state/boats/1'* ]]
}

@test "table draws what comes before a document that it refuses" {
	run -1 --separate-stderr table < <(cat match.json; echo '{}'
	    cat match.json)
	[ "$output" = "$(table <match.json)" ]
	[[ $stderr == 'table: document 2: '* ]]
}

@test "table says which formats and colours there are" {
	refused 2 --format png <match.json
	[ "$stderr" = 'table: --format: text or svg, not png' ]
	refused 2 --color on <match.json
	[ "$stderr" = 'table: --color: auto, always or never, not on' ]
}

@test "table tells trouble from a refusal" {
	refused 2 </dev/null
	refused 2 <<<'{'
	refused 2 match.json
	refused 2 -f no-such-file
}

@test "table gives an error as data" {
	run -1 --separate-stderr table --error-format json <<<'{}'
	[ -z "$output" ]
	output=$stderr
	holds '.document == 1 and (.text | type == "string")'
}
