#!/bin/bash
# demo.sh - a whole match of Gondola, played by bots through pipes.
#
# The programs must be on PATH; `make demo` runs it with those just built.

set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

bold='' plain=''
if [ -t 1 ] && [ -z "${NO_COLOR-}" ]; then
	bold=$'\e[1m' plain=$'\e[0m'
fi

# tell LINE...: says what is going on.
tell() {
	printf '\n'
	printf '%s\n' "$@"
}

# show COMMAND: the command as one would type it, then what comes of it.
show() {
	printf '%s$ %s%s\n' "$bold" "$1" "$plain"
	eval "$1"
}

# part: what the next decision is about, by the first legal move.
part() {
	local move=''

	read -r move < <(legal <m.json) || true
	case $move in
	'') echo over ;;
	deliver* | agree | refuse | disrupt* | let-pass) echo delivery ;;
	*) echo loading ;;
	esac
}

tell 'A match of Gondola is one JSON document. Four people sit down, and the' \
    'seed settles every shuffle: the same match on every machine.'
show 'deal gondola --seats Ada,Bruno,Carla,Doge --seed lion >m.json'

tell 'Every program reads a match and does one thing. This is for the eye:'
show 'table <m.json'

tell 'This lists what the seat that decides may do:'
show 'legal <m.json'

tell 'And this is all that it takes to play on: bot decides for that seat.'
printf '%s$ while ! score -q --over <m.json; do bot -f m.json; done%s\n' \
    "$bold" "$plain"

round=1 now=$(part)
while ! score -q --over <m.json; do
	bot -f m.json
	before=$now now=$(part)
	case $before-$now in
	loading-delivery)
		tell "Round $round: all have cast off, the deliveries begin."
		show 'table <m.json'
		;;
	delivery-loading)
		tell "Round $round is over, and the cards are dealt for the next."
		show 'table <m.json'
		round=$((round + 1))
		;;
	esac
done

tell "Round $round was the last."
show 'table <m.json'

tell 'The score sheet:'
show 'score --text <m.json'

tell 'Nothing is taken on trust: the log is played again from the seed.'
show 'validate --replay -q <m.json && echo valid'

tell 'squero lists the programs; gondola(6) has the rules.'
