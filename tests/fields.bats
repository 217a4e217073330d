# What the tables of fields, the schemas and the pages say of the members of a
# state is the same.

load helper.bash

schemas=$BATS_TEST_DIRNAME/../share/schemas

games() {
	squero | sed -n 's/^The games: //p' | tr ' ' '\n'
}

# table GAME: its fields.
table() {
	"$BUILD/tests/tool/fields" "$1"
}

# compared GAME [SCHEMA [PAGE]]: its table held against schema and page.
compared() {
	table "$1" | python3 "$BATS_TEST_DIRNAME/fields.py" \
	    "${2:-$schemas/$1.json}" \
	    "${3:-$BATS_TEST_DIRNAME/../man/$1.6}"
}

@test "each game's fields are those of its schema and of its page" {
	local game
	for game in $(games); do
		table "$game" >/dev/null
		compared "$game"
	done
}

@test "a schema or page that says something else is found out" {
	local schema=$BATS_TEST_TMPDIR/gondolin.json edit
	cp "$schemas"/*.json "$BATS_TEST_TMPDIR"
	for edit in 'del(.state.properties.income)' \
	    '.state.properties.more = true' \
	    '.state.properties |= (to_entries | reverse | from_entries)' \
	    '.state.required |= .[1:]' 'del(.state.additionalProperties)' \
	    '.state.properties.phase.enum[1] = "blend"' \
	    '.stats.properties.S.minimum = 0' \
	    '.row.properties.played.maximum = 99999' \
	    '.row.properties.drawn |= .anyOf[0]' \
	    '.in_play.properties.used.type = "integer"' \
	    '.in_play.properties.turn.type = ["integer", "null"]' \
	    'del(.state.properties.income.maximum)' \
	    'del(.state.properties.play.maxItems)'; do
		jq "(.\"\$defs\") |= ($edit)" "$schemas/gondolin.json" >"$schema"
		run -1 compared gondolin "$schema"
	done
	for edit in '/It Va income/d' 's/overrun/defeat/' 's/It Va hand/&s/'
	do
		sed "$edit" "$BATS_TEST_DIRNAME/../man/gondolin.6" \
		    >"$BATS_TEST_TMPDIR/page"
		run -1 compared gondolin "$schemas/gondolin.json" \
		    "$BATS_TEST_TMPDIR/page"
	done
}

@test "the schemas name the sets that there are, and no other" {
	local game
	for game in $(games); do
		jq -r '.["$defs"].document.properties.set |
		    if . then .anyOf[].const // empty else empty end' \
		    "$schemas/$game.json" |
		    sed "s|.*|sets/$game/&.json|"
	done | sort >"$BATS_TEST_TMPDIR/named"
	(cd "$schemas/.." && printf '%s\n' sets/*/*.json) |
	    diff - "$BATS_TEST_TMPDIR/named"
}
