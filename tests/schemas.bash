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
	local document filter
	document=$(cat)
	for filter; do
		jq -c "$filter" <<<"$document"
	done
}

# refused_as KIND: each document on standard input fails the schema for that
# kind, and validate says the same.
refused_as() {
	local line
	cat >"$BATS_TEST_TMPDIR/refused"
	breaks "$1" <"$BATS_TEST_TMPDIR/refused"
	while read -r line; do
		run -1 validate <<<"$line"
	done <"$BATS_TEST_TMPDIR/refused"
}
