#!/bin/bash
# run.sh DIR - every bar there is, each as a ratio of medians that were taken
# in turn, in one run: one run of a filter, streams, the engine, sizes.
#
# `make bench` runs it with the programs on PATH and those for measuring in
# DIR.

set -eu

bench=$1
here=$(dirname "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
games=(gondola gondoliere gondolin q canal)
declare -A people=([gondola]=4 [gondoliere]=3 [gondolin]=1 [q]=5 [canal]=4)

# begin GAME [OPTION...]: matches of it, as they are dealt.
begin() {
	deal "$1" --players "${people[$1]}" "${@:2}"
}

# grow GAME BYTES: a match played on as long as it has no more bytes; one of
# Gondolin begins with more.
grow() {
	begin "$1" --seed bench >"$dir/$1"
	cp "$dir/$1" "$dir/next"
	while bot -f "$dir/next" --level random &&
	    [ "$(wc -c <"$dir/next")" -le "$2" ] &&
	    ! score -q --over <"$dir/next"; do
		cp "$dir/next" "$dir/$1"
	done
}

echo '-- one run of a filter: at most 1.2 times /bin/true, 1.4 on 7 KB of q'
commands=("$dir/gondola" /bin/true)
for game in "${games[@]}"; do
	grow "$game" "$([ "$game" = q ] && echo 7000 || echo 2000)"
	file=$dir/$game
	commands+=(-- "$file" validate -- "$file" veil --seat 1
	    -- "$file" legal -- "$file" score -- "$file" table
	    -- "$file" replay --at 0 -- "$file" bot --level random
	    -- "$file" move "$(head -n 1 < <(legal <"$file"))")
done
commands+=(-- "$dir/gondola" jq -c .)
wc -c "${games[@]/#/$dir/}" | awk -v dir="$dir/" '
	$2 != "total" { sub(dir, "", $2); printf "%s%s %d", sep, $2, $1
	    sep = ", " }
	END { print " bytes" }'
"$bench/spawn" 200 "${commands[@]}" | awk '
	NR == 1 || /true|jq/ { print; next }
	{ bar = $3 == "q:" ? 1.4 : 1.2
	    printf "%s  (bar %.1f: %s)\n", $0, bar,
	    ($2 <= bar ? "holds" : "MISSED") }'

echo
echo '-- streams of 2,000 finished matches: at least 2.0 times as fast as jq'
commands=()
for game in "${games[@]}"; do
	file=$dir/$game
	begin "$game" --count 2000 --seed s |
	    bot --level random --to-end >"$file"
	commands+=(-- "$file" jq -c . -- "$file" validate
	    -- "$file" veil --seat 1)
done
"$bench/spawn" -c 5 "${commands[@]:1}" | awk '
	$4 == "jq" { jq[$3] = $1 }
	NR > 1 && $4 != "jq" { us[$3 " " $4] = $1; file[$3 " " $4] = $3
	    order[n++] = $3 " " $4 }
	END {
		for (i = 0; i < n; i++) {
			name = order[i]; ratio = jq[file[name]] / us[name]
			printf "%7.2f s %6.2f times as fast as jq  %s  " \
			    "(bar 2.0: %s)\n", us[name] / 1e6, ratio, name,
			    (ratio >= 2 ? "holds" : "MISSED")
		}
	}'

echo
echo '-- random play on bare states, every legal move listed'
"$bench/engine" 9

echo
echo '-- sizes'
"$here/sizes.sh"
