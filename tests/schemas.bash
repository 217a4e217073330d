# Documents held against the schemas of the game that $game names.

schema() {
	echo "$BATS_TEST_DIRNAME/../share/schemas/$game-$1.json"
}

# conforms KIND, breaks KIND: each document on standard input, one a line,
# passes the schema for that kind, or fails it.
conforms() {
	python3 "$BATS_TEST_DIRNAME/schema.py" "$(schema "$1")"
}
breaks() {
	python3 "$BATS_TEST_DIRNAME/schema.py" --broken "$(schema "$1")"
}

# broken FILTER...: the document of standard input after each of the filters.
broken() {
	local program

	printf -v program ',(%s)' "$@"
	jq -c "${program:1}"
}

# refused_as KIND: each document on standard input fails the schema for that
# kind, and validate, which would write it if it were valid, says the same.
refused_as() {
	cat >"$BATS_TEST_TMPDIR/refused"
	breaks "$1" <"$BATS_TEST_TMPDIR/refused"
	run -1 --separate-stderr validate <"$BATS_TEST_TMPDIR/refused"
	[ -z "$output" ]
}
