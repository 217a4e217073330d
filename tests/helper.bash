# Loaded by every test file.  `make check` has put the programs on PATH.

bats_require_minimum_version 1.5.0

fixtures=$BATS_TEST_DIRNAME/fixtures

# holds FILTER: the output of the last `run` makes the jq filter true.
holds() {
	# Of nothing at all jq 1.6 says that it holds.
	jq --exit-status "$1" <<<"${output:-nothing}" >/dev/null || {
		printf 'does not hold: %s\nof: %s\n' "$1" "$output" >&2
		return 1
	}
}

# refused STATUS ARGUMENT...: the program that the test file is named after
# refuses; it is told in one line, and nothing is written.
refused() {
	local program
	program=$(basename "$BATS_TEST_FILENAME" .bats)
	run "-$1" --separate-stderr "$program" "${@:2}"
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	[[ $stderr == "$program: "* ]]
}
