# What each layer of the sources may touch, as HACKING.md tells it.

load helper.bash

setup() {
	cd "$BATS_TEST_DIRNAME/.." || return
}

# includes FILE...: a line "file header" for each header of ours.
includes() {
	grep -H '^#include "' "$@" | sed 's/:#include "/ /; s/"$//'
}

# only PATTERN FILE...: they include no header of ours but such.
only() {
	local pattern=$1
	includes "${@:2}" | awk -v pattern="^($pattern)\$" '
		$2 !~ pattern { print $1 " may not include " $2; bad = 1 }
		END { exit bad }'
}

# tokens FILE...: the sources without comments.
tokens() {
	cat "$@" | gcc -fpreprocessed -dD -E -P -x c -
}

# none PATTERN: it is nowhere in standard input.
none() {
	run -1 grep -E "$1"
}

core='[a-z-]+\.h'

@test "the core includes nothing but the core" {
	only "$core" lib/*.[ch] lib/make/*.c
}

@test "bots include the core, and nothing of a game or a command" {
	only "$core|bots/[a-z]+\.h" lib/bots/*.[ch]
}

@test "tournaments include the core and the bots" {
	only "$core|(bots|arena)/[a-z]+\.h" lib/arena/*.[ch]
}

@test "the command layer includes the core, the bots and tournaments" {
	only "$core|(bots|arena|command)/[a-z]+\.h" lib/command/*.[ch]
}

@test "a game includes itself, and what rules need of the core" {
	local dir own
	for dir in lib/games/*/; do
		own=$(basename -a "$dir"*.h | paste -sd '|')
		only "(doc|fault|field|game|moves|picture|piece|pile|put|set|speech|text)\.h|${own//./\\.}" \
		    "$dir"*.[ch]
	done
}

@test "a program includes the library, and a game only if it is that game's" {
	local name game
	only "$core|(bots|command)/[a-z]+\.h|games/[a-z]+/[a-z-]+\.h" cmd/*.c
	includes cmd/*.c | sed -n 's,^cmd/\(.*\)\.c games/\([a-z]*\)/.*,\1 \2,p' |
	    while read -r name game; do
		[[ $name == "$game"-* ]]
	    done
}

@test "nothing but a game and its programs knows its name" {
	local dir game
	for dir in lib/games/*/; do
		game=$(basename "$dir")
		# shellcheck disable=SC2046,SC2010
		tokens $(ls lib/*.[ch] lib/bots/*.[ch] lib/command/*.[ch] \
		    cmd/*.c | grep -v -e "^cmd/$game-" -e '^lib/game\.c$') |
		    none "\"$game\"|\b${game}_[a-z]"
	done
}

@test "modules do not include each other in a circle" {
	# A module is a header and its files: match-load.c is of match.
	includes lib/*.[ch] lib/bots/*.[ch] lib/command/*.[ch] |
	    sed -E 's,^lib/,,; s/(-[a-z-]+)?\.[ch]( |$)/\2/g' |
	    awk '$1 != $2' | sort -u >"$BATS_TEST_TMPDIR/edges"
	[ "$(wc -l <"$BATS_TEST_TMPDIR/edges")" -gt 90 ]
	run -0 --separate-stderr tsort "$BATS_TEST_TMPDIR/edges"
	[ -z "$stderr" ]
}

@test "rules draw no numbers, print nothing and do not end the program" {
	tokens lib/games/*/*.c |
	    none '(^|[^>.[:alnum:]_])(printf|puts|putchar|fprintf|exit|_exit|abort|err|errx|rand|random|time|getenv|fopen|open|read|write)\('
}

@test "every file that HACKING.md names is there" {
	local name
	# shellcheck disable=SC2016
	for name in $(grep -o '`[^` ]*`' HACKING.md | tr -d '`' |
	    grep -E '^(cmd|lib|man|share|tests)/|^\.ci' | grep -v NAME); do
		compgen -G "$name" >/dev/null || {
			echo "there is no $name"
			false
		}
	done
}
