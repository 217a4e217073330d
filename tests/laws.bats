# What holds for every game.  A new game brings nothing here but itself.

load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# The games, or those that GAMES names, and the numbers of people that can play
# each.
tables() {
	local game n
	for game in ${GAMES:-$(squero --list games)}; do
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
	written() {
		positions "$1" "$2" law >matches
		{
			box "$1" --players "$2"
			shuffle "$1" --players "$2" --seed x
			veil --seat 1 <matches
			cat matches
		} >all
		cmp <(validate <all) all
	}
	each_table written
}

@test "box, shuffle and deal in a pipe are deal in one" {
	one_pipe() {
		cmp <(box "$1" --players "$2" | shuffle --seed 7 | deal) \
		    <(deal "$1" --players "$2" --seed 7)
	}
	each_table one_pipe
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
		local match move status
		positions "$1" "$2" pool | legal | grep . | sort -u |
		    awk 'NR % 23 == 1' | sort >moves
		while read -r match; do
			printf '%s\n' "$match" | tee before >m.json
			while read -r move; do
				status=0
				move -f m.json "$move" >out 2>err || status=$?
				[ "$status" -eq 1 ]
				[ ! -s out ]
				[ "$(wc -l <err)" -eq 1 ]
				cmp m.json before
			done < <(comm -23 moves <(legal <m.json | sort))
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
	one_go() {
		local match
		match=$(deal "$1" --players "$2" --seed go)
		local all=$match
		for _ in 1 2 3 4 5; do
			score -q --over <<<"$all" ||
			    all=$(bot --level random <<<"$all")
		done
		mapfile -t moves < <(jq -r '.log[] | select(test("^[^0]")) |
		    .[2:]' <<<"$all")
		[ "$(move "${moves[@]}" <<<"$match")" = "$all" ]
	}
	each_table one_go
}

@test "a bot decides the same in one go and one by one" {
	one_bot() {
		local one all n=0
		one=$(deal "$1" --players "$2" --seed bot)
		all=$(bot --to-end <<<"$one")
		while ! score -q --over <<<"$one"; do
			one=$(bot <<<"$one")
		done
		[ "$one" = "$all" ]
	}
	each_table one_bot
}

@test "random play ends, and the same seed gives the same bytes" {
	ends() {
		deal "$1" --players "$2" --seed end --count 30 |
		    bot --level random --to-end >all
		deal "$1" --players "$2" --seed end --count 30 |
		    bot --level random --to-end | cmp - all
		score --over <all
		validate -q --replay <all
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
	redone() {
		local match undone
		match=$(deal "$1" --players "$2" --seed again |
		    bot --level random --to-end)
		undone=$(replay --undo 20 <<<"$match")
		[ "$(bot --level random --to-end <<<"$undone")" = "$match" ]
	}
	each_table redone
}

@test "a transcript becomes the match again" {
	reread() {
		positions "$1" "$2" text | awk 'NR % 20 == 0' >all
		cmp <(replay --transcript <all | replay) all
	}
	each_table reread
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
	reviewed() {
		local seat
		positions "$1" "$2" view | awk 'NR % 15 == 1' >matches
		for ((seat = 0; seat <= $2; seat++)); do
			veil --seat "$seat" <matches >views
			cmp <(veil --seat "$seat" <views) views
		done
	}
	each_table reviewed
}

@test "guesses from a view give the same view again" {
	guessed() {
		local seat
		positions "$1" "$2" guess | awk 'NR % 15 == 1' >matches
		for ((seat = 0; seat <= $2; seat++)); do
			veil --seat "$seat" <matches >views
			guess --seed "$seat" <views >guesses
			validate -q <guesses
			cmp <(veil --seat "$seat" <guesses) views
		done
	}
	each_table guessed
}

@test "matches that a seat cannot tell apart give it the same bytes" {
	alike() {
		local seat reader one other first
		some "$1" "$2" alike 17 >matches
		for ((seat = 1; seat <= $2; seat++)); do
			jq -c "select(.turn == $seat)" matches >its
			[ -s its ] || continue
			veil --seat "$seat" <its >view
			guess --seed a <view >guess-a
			guess --seed b <view >guess-b
			veil --seat "$seat" <guess-a >view-a
			veil --seat "$seat" <guess-b >view-b
			[ "$(wc -l <view-b)" -eq "$(wc -l <its)" ]
			cmp <(legal <guess-a) <(legal <guess-b)
			cmp <(legal <guess-a) <(legal <view)
			for reader in table 'score --explain' legal \
			    'legal --json' 'table --format svg' \
			    'bot --pick --seed x'; do
				# shellcheck disable=SC2086
				cmp <($reader <view-a) <($reader <view-b)
			done
			cmp <(bot --pick --seed x <guess-a) \
			    <(bot --pick --seed x <guess-b)
			while read -r -u 5 one && read -r -u 6 other; do
				run -1 move no-such-move <<<"$one"
				first=$output
				run -1 move no-such-move <<<"$other"
				[ "$output" = "$first" ]
			done 5<guess-a 6<guess-b
		done
	}
	each_table alike
}

@test "a view cannot be played on and does not replay" {
	not_played() {
		deal "$1" --players "$2" --seed view | veil --seat 1 >views
		run -1 bot <views
		run -1 replay <views
		run -1 validate --replay <views
	}
	each_table not_played
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
		positions "$1" "$2" draw | awk 'NR % 10 == 1' >all
		table <all >text
		[ "$(wc -L <text)" -le 80 ]
		table --ascii <all |
		    LC_ALL=C grep -c '[^ -~]' | grep -qx 0
		tail -n 1 all | table --format svg |
		    rsvg-convert -o table.png
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

@test "a game allows the moves that it lists, and no other" {
	allowed() {
		"$BUILD/tests/tool/allow" "$1" "$2" 100000
	}
	each_table allowed
}
