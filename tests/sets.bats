# The sets in the programs, and what the build works out of them.

load helper.bash

@test "the tables of the build are what loading the sets gives" {
	cd "$BATS_TEST_DIRNAME/../share/sets" || return
	run -0 "$BUILD/tests/tool/tables"
	diff - <(printf '%s\n' "$output" | sort) < <(
		for set in */*.json; do
			echo "${set%.json} same"
		done | sort)
}
