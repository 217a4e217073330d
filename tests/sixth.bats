# A game is added as HACKING.md says: tests/sixth holds a whole one, morra.  It
# is put into a copy of the tree with the one line, built, and held against the
# tests that all games pass.

load helper.bash

setup_file() {
	local root=$BATS_TEST_DIRNAME/..
	export TREE=$BATS_FILE_TMPDIR/tree BUILD=$BATS_FILE_TMPDIR/build
	mkdir "$TREE"
	cp -R "$root"/{Makefile,cmd,completions,lib,man,share,tests} "$TREE"
	cp "$root/README.md" "$TREE"
	cp -R "$root/tests/sixth/." "$TREE"
	sed -i 's/^	game(canal)$/	game(canal) \\\n	game(morra)/' \
	    "$TREE/lib/game.c"
	# Quickly, and with warnings as faults.
	env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL make -s -C "$TREE" DEPS=no \
	    B="$BUILD" CFLAGS='-O0 -Werror' all \
	    "$BUILD/tests/tool/allow" "$BUILD/tests/tool/fields" \
	    >"$BATS_FILE_TMPDIR/made" 2>&1 || {
		cat "$BATS_FILE_TMPDIR/made" >&2
		return 1
	}
	export PATH=$BUILD/bin:$PATH GAMES=morra
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# passes FILE [NAME]: the tests of that file, in the copy, that are so named.
passes() {
	local name outer=()
	for name in "${!BATS_@}"; do
		outer+=(-u "$name")
	done
	env "${outer[@]}" bats -f "${2:-.}" "$TREE/tests/$1.bats"
}

# matches N: a match for N after each decision.
matches() {
	deal morra --players "$1" --seed six --count 3 |
	    bot --level random --to-end | replay
}

@test "a game added is among the games" {
	[ "$(squero --list games | tail -n 1)" = morra ]
	[ "$(squero --list options morra)" = \
	    $'--carry\tflag\tlet a coin that nobody won stay\t' ]
	run -0 squero grammar morra throw
	[ "$output" = 'throw FINGERS-CALL   throw' ]
	deal morra --seats Ada,Bruno --carry | bot --to-end | score --over
}

@test "a game added passes the laws" { passes laws; }
@test "a game added keeps the layers" { passes layers; }

@test "help, pages and completions know a game added" {
	passes agreement \
	    'lists the options|offers the options|lists its options|knows the games|only its options'
}

@test "table of fields, schema and page of a game added are the same" {
	passes fields 'each game'
}

@test "every document of a game added passes its schema" {
	local game=morra n seat
	load schemas.bash
	BATS_TEST_DIRNAME=$TREE/tests
	for n in 2 3 4; do
		matches "$n"
	done >played
	run -0 conforms match <played
	[ "$output" -gt 300 ]
	for seat in 0 1 2; do
		veil --seat "$seat" <played
	done | conforms view
	for n in 2 3 4; do
		shuffle morra --players "$n"
	done | conforms box
	deal morra --players 2 --seed lion | move 'throw 3-7' | broken \
	    '.state.coins[0] = "4"' '.state.stake = ["??"]' \
	    '.state.seats[0].thrown = "6-7"' 'del(.state.lost)' |
	    refused_as match
}

@test "a game added tells what contradicts its rules" {
	local filter
	for filter in '.state.coins |= .[1:]' '.state.stake = []' \
	    '.state.seats[0].thrown = "3-9"' '.state.seats[0].thrown = null |
	    .state.seats[1].thrown = "3-7"' '.state.lost = .state.stake' \
	    '.state.stake += .state.coins[:1] | .state.coins |= .[1:]'; do
		run -1 --separate-stderr validate < <(deal morra --players 2 \
		    --seed lion | move 'throw 3-7' | jq -c "$filter")
		echo "$filter: $stderr"
		[[ ${stderr_lines[0]} =~ \ \([a-z]+\ [0-9]\)$ ]]
	done
}

@test "the page of a game added is well-formed" {
	cd "$TREE/man" || return
	mandoc -T lint morra.6 | grep -v 'outdated mandoc.db' >faults || true
	[ ! -s faults ]
}
