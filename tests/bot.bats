load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal gondola --seats Ada,Bruno,Doge --seed lion >match.json
	bot --level random --to-end <match.json >over.json
	turn=$(jq .turn match.json)
}

# chance: a match without a seed in which the cards are to be shuffled.
chance() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args 7S 3C 3H 3D 6H 7H | deal |
	    move cast-off cast-off draw 'deliver 3C 3D' 'deliver 3H' \
	    'deliver 6H'
}

@test "bot makes a legal move of the seat that decides" {
	for level in random greedy search; do
		run -0 bot --level "$level" <match.json
		holds ".log | length == 2 and (.[1] | startswith(\"$turn \"))"
		legal <match.json | grep -Fqx "$(jq -r '.log[1][2:]' \
		    <<<"$output")"
		validate -q --replay <<<"$output"
	done
}

@test "bot --pick writes the move, and does not make it" {
	for level in random greedy search; do
		move=$(bot --level "$level" --pick <match.json)
		[ "$(move "$move" <match.json)" = \
		    "$(bot --level "$level" <match.json)" ]
		[ "$(bot -l "$level" -p <match.json)" = "$move" ]
	done
}

@test "bot --pick writes one line a document" {
	run -0 bot --pick < <(cat match.json match.json)
	[ "${#lines[@]}" -eq 2 ]
	[ "${lines[0]}" = "${lines[1]}" ]
}

@test "bot --to-end plays on until the match is over" {
	run -0 bot --to-end <match.json
	holds '.turn == null'
	validate -q --replay <<<"$output"
	[ "$(bot -e <match.json)" = "$output" ]
}

@test "bot --effort says how much search looks ahead" {
	run -0 bot --level search --effort 5 --pick <match.json
	[ "$output" = "$(bot -l search --effort 5 -p <match.json)" ]
	legal <match.json | grep -Fqx "$output"
	run -2 --separate-stderr bot --effort 0 <match.json
	[ "$stderr" = 'bot: --effort: 0 is not from 1 to 1000000' ]
}

@test "search decides by what its seat sees" {
	local seat=$turn
	veil --seat "$seat" <match.json >view.json
	[ "$(bot -l search -s a -p <view.json)" = \
	    "$(bot -l search -s a -p <match.json)" ]
	guess -n 3 -s b <view.json >guesses.json
	run -0 bot -l search -s a -p <guesses.json
	[ "$(sort -u <<<"$output" | wc -l)" -eq 1 ]
}

@test "bot --to-end leaves a match that is over as it is" {
	run -0 bot --to-end <over.json
	[ "$output" = "$(cat over.json)" ]
}

@test "bot decides the same every time" {
	for level in random greedy search; do
		[ "$(bot -e -l "$level" <match.json)" = \
		    "$(bot -e -l "$level" <match.json)" ]
	done
}

@test "bot --seed decides by another lot, and deals the same cards" {
	run -0 bot --level random --seed a --to-end <match.json
	[ "$output" = "$(bot -l random -s a -e <match.json)" ]
	[ "$(jq -c .log <<<"$output")" != "$(jq -c .log over.json)" ]
	[ "$(jq -c '[.log[] | select(startswith("0 "))]' <<<"$output")" = \
	    "$(jq -c '[.log[] | select(startswith("0 "))]' over.json)" ]
	holds '.seed == "lion"'
}

@test "bot is greedy unless it is told otherwise" {
	[ "$(bot -e <match.json)" = "$(bot -e --level greedy <match.json)" ]
	[ "$(bot -e <match.json)" != "$(cat over.json)" ]
}

@test "bot makes more of a hand when it is greedy" {
	coin() {
		deal gondola --players 3 --seed "$1" --count 12 |
		    bot -e -l "$2" | score | jq -s 'map(.group) | add'
	}
	[ "$(coin x greedy,greedy,random)" -gt \
	    "$(coin x random,random,random)" ]
	[ "$(coin x random,random,greedy)" -lt \
	    "$(coin x random,random,random)" ]
}

@test "bot takes a level for all seats, or one for each" {
	[ "$(bot -e -l random,random,random <match.json)" = \
	    "$(cat over.json)" ]
	run -0 bot -e --level=greedy,random,random <match.json
	[ "$output" != "$(cat over.json)" ]
	holds '.turn == null'
}

@test "bot decides for each seat at its own level" {
	replay <over.json | jq -c 'select(.turn == 2)' | head -n 1 >two.json
	for level in random greedy search; do
		[ "$(bot -p -l "greedy,$level,random" <two.json)" = \
		    "$(bot -p -l "$level" <two.json)" ]
	done
}

@test "bot wants one level, or as many as there are seats" {
	refused 2 --level greedy,random <match.json
	[ "$stderr" = 'bot: --level: 2 levels for 3 seats' ]
	refused 2 --level greedy,random,random,random <match.json
}

@test "bot says which levels there are" {
	refused 2 --level best <match.json
	[ "$stderr" = 'bot: --level: no such level: best; there are greedy, random and search' ]
	refused 2 --level '' <match.json
	refused 2 --level greedy,,random <match.json
}

@test "bot --pick takes a view, and decides the same from it" {
	for level in random greedy search; do
		run -0 bot --pick --level "$level" --seed lion \
		    < <(veil --seat "$turn" <match.json)
		[ "$output" = "$(bot -p -l "$level" <match.json)" ]
	done
}

@test "bot --pick does not depend on what its seat cannot see" {
	veil --seat "$turn" <match.json >view.json
	run -0 bot --pick --seed x < <(guess -n 8 <view.json)
	[ "$(sort -u <<<"$output" | wc -l)" -eq 1 ]
}

@test "bot refuses to play on in a view" {
	veil --seat "$turn" <match.json >view.json
	refused 1 <view.json
	[ "$stderr" = "bot: this is only the view of seat $turn, which cannot be played on" ]
	refused 1 --to-end <view.json
}

@test "bot --pick refuses the view of a seat that does not decide" {
	refused 1 --pick < <(veil --seat 3 <match.json)
	[ "$stderr" = "bot: this is the view of seat 3, and seat $turn decides" ]
	refused 1 --pick < <(veil --seat 0 <match.json)
}

@test "bot refuses a match that is over" {
	refused 1 <over.json
	[ "$stderr" = 'bot: the match is over' ]
	refused 1 --pick <over.json
}

@test "bot does not play chance" {
	chance >chance.json
	for option in --level=greedy --pick --to-end; do
		refused 1 "$option" <chance.json
		[[ $stderr == *chance*'no seed'* ]]
	done
}

@test "bot decides in a match without a seed, too" {
	run -0 bot --seed a < <(jq -c '.seed = null | .at = 0' match.json)
	holds '.seed == null and (.log | length == 2)'
	run -0 bot < <(jq -c '.seed = null | .at = 0' match.json)
}

@test "bot keeps members that begin with x-" {
	run -0 bot -e < <(jq -c '."x-a" = [1]' match.json)
	holds '."x-a" == [1]'
}

@test "bot replaces a match in its file, but with --pick only reads it" {
	cp match.json file.json
	run -0 bot --pick -f file.json
	[ "$output" = "$(bot --pick <match.json)" ]
	cmp file.json match.json
	run -0 bot --file=file.json
	[ -z "$output" ]
	[ "$(cat file.json)" = "$(bot <match.json)" ]
}

@test "bot answers every match in turn, up to one that it refuses" {
	run -1 --separate-stderr bot < <(cat match.json match.json over.json
	    cat match.json)
	[ "${#lines[@]}" -eq 2 ]
	[ "$stderr" = 'bot: document 3: the match is over' ]
}

@test "bot writes one line, and indented with --pretty" {
	run -0 bot --pretty <match.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(bot <match.json)" ]
	run -0 script -qec 'bot --compact <match.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "bot tells trouble from a refusal" {
	refused 1 < <(box gondola)
	refused 2 </dev/null
	refused 2 <<<'{'
	refused 2 --pick --to-end <match.json
	refused 2 --seed '' <match.json
	refused 2 match.json
	refused 2 -f no-such-file
}

@test "bot gives an error as data" {
	error() {
		bot --error-format json "$@" 2>&1 >/dev/null | jq -r .error
	}
	[ "$(error <over.json)" = over ]
	[ "$(error < <(veil --seat 1 <match.json))" = view ]
	[ "$(error < <(chance))" = chance ]
	[ "$(error < <(box gondola))" = kind ]
	[ "$(error --level best <match.json)" = usage ]
}
