# What holds for every game.  A new game brings nothing here but itself.

load helper.bash

# The games, and the numbers of people that can play each.
games() {
	squero | sed -n 's/^The games: //p' | tr ' ' '\n'
}
tables() {
	local game n
	for game in $(games); do
		for n in 1 2 3 4 5 6 7; do
			box "$game" --players "$n" >/dev/null 2>&1 &&
			    echo "$game $n"
		done
	done
}

# positions GAME N SEED: a match after each decision of random play.
positions() {
	deal "$1" --players "$2" --seed "$3" | bot --level random --to-end |
	    replay
}

# some GAME N SEED K: every K-th of those positions, where somebody decides.
some() {
	positions "$1" "$2" "$3" | awk -v k="$4" 'NR % k == 1' |
	    jq -c 'select(.turn != null)'
}

# each_table LAW: calls it for each game and number of people.  It is not
# called in a condition: there a check that fails would not stop it.
each_table() {
	local game n
	while read -r -u 4 game n; do
		echo "for $game with $n"
		"$@" "$game" "$n"
	done 4< <(tables)
}

@test "what is loaded is written again byte for byte" {
	same() {
		positions "$1" "$2" law >"$BATS_TEST_TMPDIR/all"
		box "$1" --players "$2" >>"$BATS_TEST_TMPDIR/all"
		shuffle "$1" --players "$2" --seed x >>"$BATS_TEST_TMPDIR/all"
		positions "$1" "$2" law | veil --seat 1 \
		    >>"$BATS_TEST_TMPDIR/all"
		cmp <(validate <"$BATS_TEST_TMPDIR/all") \
		    "$BATS_TEST_TMPDIR/all"
	}
	each_table same
}

@test "box, shuffle and deal in a pipe are deal in one" {
	same() {
		cmp <(box "$1" --players "$2" | shuffle --seed 7 | deal) \
		    <(deal "$1" --players "$2" --seed 7)
	}
	each_table same
}

@test "every legal move can be made, and the match is then valid" {
	made() {
		local match move
		while read -r match; do
			while read -r move; do
				echo "$move"
				move "$move" <<<"$match" |
				    validate -q --replay
			done < <(legal <<<"$match" | awk 'NR % 7 == 1')
		done < <(some "$1" "$2" made 9)
	}
	each_table made
}

@test "a move that legal does not list is refused and leaves the file alone" {
	refused() {
		local match move file=$BATS_TEST_TMPDIR/m.json
		positions "$1" "$2" pool | legal | grep . | sort -u |
		    awk 'NR % 23 == 1' >"$BATS_TEST_TMPDIR/pool"
		while read -r match; do
			legal <<<"$match" | sort >"$BATS_TEST_TMPDIR/legal"
			printf '%s\n' "$match" >"$file"
			cp "$file" "$file.before"
			while read -r move; do
				run -1 --separate-stderr move -f "$file" \
				    "$move"
				[ -z "$output" ]
				[ "${#stderr_lines[@]}" -eq 1 ]
				cmp "$file" "$file.before"
			done < <(sort "$BATS_TEST_TMPDIR/pool" |
			    comm -23 - "$BATS_TEST_TMPDIR/legal")
		done < <(some "$1" "$2" refuse 40)
	}
	each_table refused
}

@test "letter case and spacing of a move do not matter" {
	loose() {
		local match move
		while read -r match; do
			move=$(legal <<<"$match" | tail -n 1)
			cmp <(move "$move" <<<"$match") <(move \
			    "  $(tr '[:lower:]' '[:upper:]' <<<"$move" |
			    sed 's/ /   /g') " <<<"$match")
		done < <(some "$1" "$2" loose 11)
	}
	each_table loose
}

@test "moves are the same in one go and one by one" {
	same() {
		local match
		match=$(deal "$1" --players "$2" --seed go)
		local all=$match
		for _ in 1 2 3 4 5; do
			all=$(bot --level random <<<"$all")
		done
		mapfile -t moves < <(jq -r '.log[] | select(test("^[^0]")) |
		    .[2:]' <<<"$all")
		[ "$(move "${moves[@]}" <<<"$match")" = "$all" ]
	}
	each_table same
}

@test "a bot decides the same in one go and one by one" {
	same() {
		local one all n=0
		one=$(deal "$1" --players "$2" --seed bot)
		all=$(bot --to-end <<<"$one")
		while ! score -q --over <<<"$one"; do
			one=$(bot <<<"$one")
		done
		[ "$one" = "$all" ]
	}
	each_table same
}

@test "random play ends, and the same seed gives the same bytes" {
	ends() {
		deal "$1" --players "$2" --seed end --count 30 |
		    bot --level random --to-end >"$BATS_TEST_TMPDIR/a"
		deal "$1" --players "$2" --seed end --count 30 |
		    bot --level random --to-end | cmp - "$BATS_TEST_TMPDIR/a"
		score --over <"$BATS_TEST_TMPDIR/a"
		validate -q --replay <"$BATS_TEST_TMPDIR/a"
	}
	each_table ends
}

@test "the last position of a replay is the match" {
	last() {
		local match
		match=$(deal "$1" --players "$2" --seed last |
		    bot --level random --to-end)
		[ "$(replay <<<"$match" | tail -n 1)" = "$match" ]
		[ "$(replay --at 0 <<<"$match")" = \
		    "$(deal "$1" --players "$2" --seed last)" ]
	}
	each_table last
}

@test "what is undone can be done again, chance and all" {
	again() {
		local match undone
		match=$(deal "$1" --players "$2" --seed again |
		    bot --level random --to-end)
		undone=$(replay --undo 20 <<<"$match")
		[ "$(bot --level random --to-end <<<"$undone")" = "$match" ]
	}
	each_table again
}

@test "a transcript becomes the match again" {
	again() {
		positions "$1" "$2" text | awk 'NR % 20 == 0' \
		    >"$BATS_TEST_TMPDIR/all"
		replay --transcript <"$BATS_TEST_TMPDIR/all" | replay |
		    cmp - "$BATS_TEST_TMPDIR/all"
	}
	each_table again
}

@test "without a seed chance stops the match, and takes its outcome as text" {
	by_hand() {
		local match log
		log=$(deal "$1" --players "$2" --seed hand |
		    bot --level random --to-end)
		match=$(box "$1" --players "$2" |
		    shuffle --seed hand | jq -c '.seed = null' | deal)
		mapfile -t moves < <(jq -r --argjson n \
		    "$(jq '.log | length' <<<"$match")" \
		    '.log[$n:][] | .[2:]' <<<"$log")
		match=$(move "${moves[@]}" <<<"$match")
		[ "$(jq -c '[.state, .log]' <<<"$match")" = \
		    "$(jq -c '[.state, .log]' <<<"$log")" ]
		validate -q --replay <<<"$match"
	}
	each_table by_hand
}

@test "a view of a view is the same view" {
	same() {
		local seat
		for ((seat = 0; seat <= $2; seat++)); do
			positions "$1" "$2" view | awk 'NR % 15 == 1' |
			    veil --seat "$seat" >"$BATS_TEST_TMPDIR/view"
			veil --seat "$seat" <"$BATS_TEST_TMPDIR/view" |
			    cmp - "$BATS_TEST_TMPDIR/view"
		done
	}
	each_table same
}

@test "guesses from a view give the same view again" {
	same() {
		local seat
		for ((seat = 0; seat <= $2; seat++)); do
			positions "$1" "$2" guess | awk 'NR % 15 == 1' |
			    veil --seat "$seat" >"$BATS_TEST_TMPDIR/view"
			guess --seed "$seat" <"$BATS_TEST_TMPDIR/view" \
			    >"$BATS_TEST_TMPDIR/guess"
			validate -q <"$BATS_TEST_TMPDIR/guess"
			veil --seat "$seat" <"$BATS_TEST_TMPDIR/guess" |
			    cmp - "$BATS_TEST_TMPDIR/view"
		done
	}
	each_table same
}

@test "matches that a seat cannot tell apart give it the same bytes" {
	alike() {
		local match seat a b reader
		while read -r match; do
			seat=$(jq .turn <<<"$match")
			a=$(veil --seat "$seat" <<<"$match" | guess --seed a)
			b=$(veil --seat "$seat" <<<"$match" | guess --seed b)
			[ "$(legal <<<"$a")" = "$(legal <<<"$b")" ]
			[ "$(legal <<<"$a")" = "$(veil --seat "$seat" \
			    <<<"$match" | legal)" ]
			for reader in table 'score --explain' legal \
			    'legal --json' 'table --format svg' \
			    'bot --pick --seed x'; do
				# shellcheck disable=SC2086
				cmp <(veil --seat "$seat" <<<"$a" | $reader) \
				    <(veil --seat "$seat" <<<"$b" | $reader)
			done
			cmp <(bot --pick --seed x <<<"$a") \
			    <(bot --pick --seed x <<<"$b")
			run -1 move no-such-move <<<"$a"
			first=$output
			run -1 move no-such-move <<<"$b"
			[ "$output" = "$first" ]
		done < <(some "$1" "$2" alike 17)
	}
	each_table alike
}

@test "a view cannot be played on and does not replay" {
	refused() {
		deal "$1" --players "$2" --seed view | veil --seat 1 \
		    >"$BATS_TEST_TMPDIR/view"
		run -1 bot <"$BATS_TEST_TMPDIR/view"
		run -1 replay <"$BATS_TEST_TMPDIR/view"
		run -1 validate --replay <"$BATS_TEST_TMPDIR/view"
	}
	each_table refused
}

@test "a stacked box that keeps its seed is found out" {
	found() {
		box "$1" --players "$2" | shuffle --seed 7 |
		    jq -c '.piles |= map_values(reverse)' | deal |
		    run -1 validate --replay
	}
	each_table found
}

@test "a table can be drawn of every position, in text, ASCII and SVG" {
	drawn() {
		positions "$1" "$2" draw | awk 'NR % 10 == 0' \
		    >"$BATS_TEST_TMPDIR/all"
		table <"$BATS_TEST_TMPDIR/all" >"$BATS_TEST_TMPDIR/text"
		[ "$(wc -L <"$BATS_TEST_TMPDIR/text")" -le 80 ]
		table --ascii <"$BATS_TEST_TMPDIR/all" |
		    LC_ALL=C grep -c '[^ -~]' | grep -qx 0
		tail -n 1 "$BATS_TEST_TMPDIR/all" | table --format svg |
		    rsvg-convert -o "$BATS_TEST_TMPDIR/table.png"
	}
	each_table drawn
}

@test "perft counts what legal lists" {
	counts() {
		local match
		match=$(deal "$1" --players "$2" --seed perft)
		[ "$(legal --perft 0 <<<"$match")" -eq 1 ]
		[ "$(legal --perft 1 <<<"$match")" -eq \
		    "$(legal <<<"$match" | wc -l)" ]
		[ "$(legal --perft 2 <<<"$match")" -eq "$(legal <<<"$match" |
		    while read -r move; do
			move "$move" <<<"$match" | legal
		    done | wc -l)" ]
	}
	each_table counts
}
