# squero, and what is the same in all the programs that it lists.

load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# programs: the names that squero lists.
programs() {
	squero | sed '/^$/,$d; s/ .*//'
}

# trouble ARGUMENT...: wrong usage, told in one line.
trouble() {
	run -2 --separate-stderr squero "$@"
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	[[ $stderr == 'squero: '* ]]
}

@test "squero lists the programs, each with a sentence" {
	diff <(programs) <(basename -s .c -a "$BATS_TEST_DIRNAME"/../cmd/*.c |
	    LC_ALL=C sort)
	run -0 squero
	[ "$(sed '/^$/,$d' <<<"$output" | grep -cEv '^[a-z-]+ +[a-z].+')" -eq 0 ]
}

@test "squero lists the games" {
	run -0 squero
	[[ $output == *'The games: '*gondola* ]]
}

@test "squero --exec-path says where the programs are" {
	run -0 squero --exec-path
	for program in $(programs); do
		[ -x "$output/$program" ]
	done
}

@test "squero runs a program with the arguments that follow" {
	[ "$(squero deal gondola --players 4 --seed 'a b')" = \
	    "$(deal gondola --players 4 --seed 'a b')" ]
	run -0 squero box --help
	[ "$output" = "$(box --help)" ]
}

@test "squero runs every program" {
	for program in $(programs); do
		run -0 squero "$program" --version
		[ "$output" = "$(squero --version)" ]
	done
}

@test "squero gives its input and output to the program that it runs" {
	run -0 squero score < <(squero deal gondola --players 3)
	holds '.over == false'
}

@test "squero has the status of the program that it runs" {
	run -1 --separate-stderr squero score -q --over \
	    < <(deal gondola --players 3)
	[ -z "$stderr" ]
	run -2 --separate-stderr squero box
	[[ $stderr == 'box: '* ]]
}

@test "squero finds the programs beside its real file, not in PATH" {
	mkdir bin
	ln -s "$(squero --exec-path)/squero" bin/squero
	printf '#!/bin/sh\necho another\n' >bin/box
	chmod +x bin/box
	[ "$(PATH=$PWD/bin:/usr/bin:/bin squero box gondola)" = \
	    "$(box gondola)" ]
	[ "$(PATH=$PWD/bin:/usr/bin:/bin squero --exec-path)" = \
	    "$(squero --exec-path)" ]
	ln -s bin/squero again
	run -0 ./again box gondola
	[ "$output" = "$(box gondola)" ]
}

@test "squero lists programs and games for completions, one a line" {
	diff <(squero --list programs) <(programs)
	diff <(squero --list=games) <(squero | sed -n 's/^The games: //p' |
	    tr ' ' '\n')
	trouble --list
	trouble --list cards
	[ "$stderr" = 'squero: --list: programs, games or options, not cards' ]
	trouble --list games gondola
	trouble --list programs --exec-path
}

@test "squero lists the options of all games, or of one, as the help has them" {
	for game in $(squero --list games); do
		squero --list options "$game" |
		    awk -F '\t' '{ print $1 "|" $3 }' >listed
		box --help | awk -v game="$game" '
		    /^Options of / { of = $3; next } of == game ":" && /--/' |
		    sed -E 's/^ +(--[a-z-]+=?)[^ ]* +/\1|/' | diff - listed
	done
	diff <(squero --list options | cut -f 1 | sort) \
	    <(for game in $(squero --list games); do
		squero --list options "$game"
	    done | cut -f 1 | sort -u)
	trouble --list options chess
	trouble --list options gondola 4
}

@test "squero lists the words that an option can be" {
	words() {
		squero --list options gondolin |
		    awk -F '\t' -v name="--$1=" '$1 == name { print $4 }' | xargs
	}
	[ "$(words mode)" = 'hard easy' ]
	[ "$(words story)" = \
	    "$(gondolin-deck --list stories | cut -f 1 | xargs)" ]
	[ -z "$(words deck)" ]
}

@test "squero grammar tells how moves are written, and what they answer" {
	run -0 squero grammar canal
	[[ $output == *$'\nsplit CARD... / CARD... '*' split'* ]]
	[[ $output == *$'\nuse traitor [SEAT] '*' special card'* ]]
	[[ $output == *'take CARD '*' (chance)'* ]]
	diff <(squero grammar canal vote) - <<-'END'
		lay CARD... [gondola CARD...]...   vote
		pass                               vote
	END
	diff <(squero grammar canal 'special card' choice | cut -d ' ' -f 1,2) \
	    - <<-'END'
		choose 1
		choose 2
		use spy
		use traitor
		use doge
	END
}

@test "squero grammar writes the same as data" {
	for game in $(squero --list games); do
		run -0 squero grammar "$game" --json
		holds ".game == \"$game\" and (.moves | length) > 0 and
		    all(.moves[]; .chance == (.decisions == []) and
		    (.verb as \$verb | .forms | length > 0 and
		    all(startswith(\$verb))))"
		diff <(jq -r '.moves[].forms[]' <<<"$output") \
		    <(squero grammar "$game" | sed 's/   .*//')
	done
	run -0 squero grammar canal --json choice
	[ "$output" = '{"game":"canal","moves":[{"verb":"choose","forms":["choose 1","choose 2"],"decisions":["choice"],"chance":false}]}' ]
	[ "$(squero --json grammar canal --pretty choice | jq -c .)" = \
	    "$output" ]
	trouble --json
	trouble --json box gondola
}

@test "every move that legal lists begins with a verb of the grammar" {
	for game in $(squero --list games); do
		for n in 5 4 1; do
			deal "$game" --players "$n" --seed verbs \
			    2>/dev/null >m.json && break
		done
		bot -f m.json --level random --to-end
		diff <(replay <m.json | legal | grep . | cut -d ' ' -f 1 |
		    sort -u) <(squero grammar "$game" --json |
		    jq -r '.moves[] | select(.chance | not) | .verb' | sort) |
		    tee missing
		# In one match not every verb is of use; but none is unknown.
		run -1 grep '^<' missing
	done
}

@test "squero grammar wants a game and its decisions" {
	trouble grammar
	[[ $stderr == *'a game is wanted'* ]]
	trouble grammar chess
	[[ $stderr == *'no such game: chess'* ]]
	trouble grammar canal mutiny
	[ "$stderr" = 'squero: canal has no such decision: mutiny; squero grammar canal lists them' ]
	trouble grammar canal ''
	trouble grammar canal --seat 1
}

@test "squero tells of a program that there is not" {
	trouble goose
	[ "$stderr" = 'squero: no such program: goose; squero lists them' ]
	trouble ''
	trouble ../bin/box
	trouble sh -c 'echo run'
}

@test "squero takes options for itself only before a program" {
	trouble --seed 7
	[ "$stderr" = 'squero: unknown option --seed; --help lists them' ]
	trouble --players 3 box gondola
	run -2 --separate-stderr squero box --list
	[[ $stderr == 'box: '* ]]
}

@test "squero gives an error as data" {
	run -2 --separate-stderr squero --error-format json goose
	[ -z "$output" ]
	output=$stderr
	holds '.error == "usage" and (.text | contains("goose"))'
}

@test "every program shows its help on standard output" {
	for program in $(programs); do
		run -0 --separate-stderr "$program" --help
		[[ $output == "usage: $program "* ]]
		[ -z "$stderr" ]
		first=$output
		run -0 "$program" -h
		[ "$output" = "$first" ]
	done
}

@test "every program has the one version" {
	for program in $(programs); do
		for option in -V --version; do
			run -0 "$program" "$option"
			[[ $output =~ ^squero\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
			[ "$output" = "$(squero -V)" ]
		done
	done
}

@test "every program refuses an option that it does not have, by name" {
	for program in $(programs); do
		for option in --no-such-option -Z; do
			run -2 --separate-stderr "$program" "$option" \
			    </dev/null
			[ -z "$output" ]
			[ "${#stderr_lines[@]}" -eq 1 ]
			[[ $stderr == "$program: "*"$option"* ]]
		done
	done
}

@test "every program tells errors as text or as data, and says so" {
	for program in $(programs); do
		run -2 --separate-stderr "$program" --error-format=xml \
		    </dev/null
		[[ $stderr == "$program: --error-format: text or json, not xml" ]]
		run -2 --separate-stderr "$program" --no-such-option \
		    --error-format=json </dev/null
		output=$stderr
		holds 'keys_unsorted[:5] == ["error", "document", "rule",
		    "pointer", "text"] and .error == "usage"'
		run -2 --separate-stderr "$program" --no-such-option \
		    --error-format=text </dev/null
		[[ $stderr == "$program: "* ]]
	done
}
