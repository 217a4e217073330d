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

@test "squero tells of a program that there is not" {
	trouble goose
	[ "$stderr" = 'squero: no such program: goose; squero lists them' ]
	trouble ''
	trouble ../bin/box
	trouble sh -c 'echo run'
}

@test "squero takes options for itself only before a program" {
	trouble --list
	[ "$stderr" = 'squero: unknown option --list; --help lists them' ]
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
