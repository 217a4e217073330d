#!/bin/bash
# sizes.sh - how long programs, library files and functions are, beside what
# they may be.  A function is what is between its braces.

set -eu
cd "$(dirname "$0")/../.."

# verdict WHAT IS BAR
verdict() {
	printf '%7d  %s  (bar %d: %s)\n' "$2" "$1" "$3" \
	    "$([ "$2" -le "$3" ] && echo holds || echo MISSED)"
}

# median FILE...: of their lines.
median() {
	for file; do
		wc -l <"$file"
	done | sort -n | awk '{ n[NR] = $1 } END { print n[int((NR + 1) / 2)] }'
}

mapfile -t files < <(find lib -name '*.c')
mapfile -t all < <(find lib -name '*.[ch]')

# LINES FILE:NAME of each function.
functions() {
	awk '
		/^[a-z_][A-Za-z0-9_]*\(/ { name = $0; sub(/\(.*/, "", name) }
		/^\{/ { from = FNR }
		/^\}$/ && from { print FNR - from - 1, FILENAME ":" name
		    from = 0 }' "$@"
}

verdict 'lines of a program, median' "$(median cmd/*.c)" 60
verdict 'lines of a library file, median' "$(median "${files[@]}")" 150
read -r lines name < <(functions cmd/*.c "${files[@]}" | sort -rn)
verdict "lines of the longest function, $name" "$lines" 40
verdict 'lines of the library' "$(cat "${all[@]}" | wc -l)" 30214
