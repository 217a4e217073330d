#!/bin/bash
# run.sh DIR [ROUNDS] - what one run of each program costs, on a match of
# about 2 KB, beside the least that a process costs and beside jq.
#
# `make bench` runs it with the programs on PATH.

set -eu

spawn=$1/spawn rounds=${2-300}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
match=$dir/match.json load=$dir/load.json

# Played up to that size; the last place on the way where a load was legal is
# kept for the program that loads.
deal gondola --players 4 --seed bench >"$match"
while [ "$(wc -c <"$match")" -lt 2000 ] && ! score -q --over <"$match"; do
	if legal <"$match" | grep -x load >/dev/null; then
		cp "$match" "$load"
	fi
	bot -f "$match"
done

commands=("$match" /bin/true)

# add FILE COMMAND...: one more, if it has been built.
add() {
	if [ -e "$1" ] && command -v "$2" >/dev/null; then
		commands+=(-- "$@")
	fi
}

add "$match" validate
add "$match" validate --replay
add "$match" veil --seat 1
add "$match" legal
add "$match" score
add "$match" table
add "$match" replay --at 5
add "$match" move "$(head -n 1 < <(legal <"$match"))"
add "$match" bot --level random
add "$load" gondola-load --load
add "$match" jq .

printf 'a match of %d bytes, %d rounds\n\n' "$(wc -c <"$match")" "$rounds"
"$spawn" "$rounds" "${commands[@]}" | tee "$dir/table"

awk '
	NF == 3 || $3 == "jq" { us[$3] = $1 }
	END {
		t = us["/bin/true"]; v = us["validate"]; j = us["jq"]
		if (t && v)
			printf "\nvalidate / true: %.2f (bar 1.2)\n", v / t
		if (j && v)
			printf "jq / validate: %.0f (bar 20)\n", j / v
	}' "$dir/table"
