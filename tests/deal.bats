load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

@test "deal seats as many as it is told, by default as Seat 1, ..." {
	for n in 3 4 5 6 7; do
		run -0 deal gondola --players "$n"
		holds ".seats == [range(1; $((n + 1))) | \"Seat \\(.)\"]"
		holds ".state.boats | length == $n"
	done
}

@test "deal seats people by name" {
	run -0 deal gondola --seats 'Ada,Bruno,Carla M.,Žofie'
	holds '.seats == ["Ada", "Bruno", "Carla M.", "Žofie"]'
	run -0 deal gondola --players 3 --seats Ada,Bruno,Carla
	holds '.seats == ["Ada", "Bruno", "Carla"]'
}

@test "deal refuses names that do not fit the number of people" {
	run -2 deal gondola --players 4 --seats Ada,Bruno,Carla
	run -2 deal gondola --seats Ada,Bruno
}

@test "deal refuses a number of people that cannot play" {
	for n in 0 1 2 8 99 -3 three ''; do
		run -2 --separate-stderr deal gondola --players "$n"
		[ -z "$output" ]
		[ "${#stderr_lines[@]}" -eq 1 ]
	done
}

@test "deal asks for the number of people where several are possible" {
	run -2 --separate-stderr deal gondola
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	[[ $stderr == *--players* ]]
	run -2 deal < <(box gondola)
}

@test "deal writes the members in the documented order" {
	run -0 deal gondola --players 3
	holds 'keys_unsorted == ["squero", "game", "options", "seats", "seed",
	    "at", "commit", "turn", "state", "log"]'
	holds '.squero == 1 and .game == "gondola"'
}

@test "deal writes all options, defaults too" {
	run -0 deal gondola --players 3
	holds '.options == {"long": false, "prey": false, "rotate": false}'
	run -0 deal gondola --players 3 --prey --long
	holds '.options == {"long": true, "prey": true, "rotate": false}'
}

@test "deal has every card exactly once" {
	run -0 deal gondola --players 7
	holds '[.state.deck[], .state.boats[].cards[]] |
	    length == 40 and (unique | length == 40)'
}

@test "deal logs what chance has chosen" {
	run -0 deal gondola --players 3
	holds '.log | length == 1 and (.[0] | startswith("0 shuffle "))'
	holds '(.log[0] | split(" ")[2:] | sort) ==
	    ([.state.deck[], .state.boats[].cards[]] | sort)'
}

@test "deal gives the same match for the same seed" {
	run -0 deal gondola --players 4 --seed lion
	first=$output
	run -0 deal gondola --players 4 -s lion
	[ "$output" = "$first" ]
	holds '.seed == "lion"'
	run -0 deal gondola --players 4 --seed lioness
	[ "$output" != "$first" ]
}

@test "deal takes a fresh seed of 32 hex digits unless it is given one" {
	run -0 deal gondola --players 4
	holds '.seed | test("^[0-9a-f]{32}$")'
	first=$output
	run -0 deal gondola --players 4
	[ "$output" != "$first" ]
}

@test "deal commits to the seed" {
	for seed in 0123456789abcdef0123456789abcdef "$(printf %0256d 7)"; do
		run -0 deal gondola --players 3 --seed "$seed"
		[ "$(jq -r .commit <<<"$output")" = \
		    "$(printf squero:%s "$seed" | b2sum -l 256 |
		    cut -d ' ' -f 1)" ]
	done
}

@test "deal does not commit to a seed that could be guessed" {
	run -0 deal gondola --players 3 --seed 0123456789abcdef0123456789abcde
	holds '.commit == null'
}

@test "deal takes a seed of 1 to 256 bytes of UTF-8" {
	run -0 deal gondola --players 3 --seed "ž \"\\"
	holds '.seed == "ž \"\\"'
	run -2 deal gondola --players 3 --seed ''
	run -2 deal gondola --players 3 --seed "$(printf %0257d 7)"
	run -2 deal gondola --players 3 --seed $'\xff'
}

@test "deal GAME does what box, shuffle and deal do" {
	[ "$(deal gondola --players 4 --rotate --seed 7)" = "$(box gondola \
	    --players 4 --rotate | shuffle --seed 7 | deal)" ]
	[ "$(deal gondola --players 4 --rotate --seed 7)" = "$(shuffle \
	    gondola --players 4 --rotate --seed 7 | deal)" ]
}

@test "deal adds what the box was not given" {
	[ "$(deal gondola --seats A,B,C --rotate --seed 7)" = "$(box gondola |
	    shuffle --seed 7 | deal --seats A,B,C --rotate)" ]
}

@test "deal takes again what the box was given" {
	run -0 deal --players 3 --long < <(box gondola --players 3 --long)
	holds '.options.long and (.seats | length == 3)'
	run -0 deal --seats A,B,C < <(box gondola --players 3)
	holds '.seats == ["A", "B", "C"]'
}

@test "deal refuses what would need another box" {
	run -1 --separate-stderr deal --players 4 < <(box gondola --players 3)
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	run -1 deal --long < <(box gondola --players 3 |
	    jq -c '.options.long = false')
}

@test "deal --count deals matches with the seeds TEXT/1, TEXT/2, ..." {
	run -0 deal gondola --players 3 --seed 7 --count 12
	[ "${#lines[@]}" -eq 12 ]
	jq -se 'map(.seed) == [range(1; 13) | "7/\(.)"]' <<<"$output"
	[ "${lines[9]}" = "$(deal gondola --players 3 --seed 7/10)" ]
}

@test "deal --count takes one fresh seed for all" {
	run -0 deal gondola --players 3 -n 2
	jq -se 'map(.seed | test("^[0-9a-f]{32}/[12]$")) | all' <<<"$output"
	jq -se '(.[0].seed[:32]) == (.[1].seed[:32])' <<<"$output"
}

@test "deal keeps the order of a box that was put in order by hand" {
	run -0 deal --players 3 < <(box gondola |
	    jq -c '.piles.deck |= reverse')
	holds '.seed == null and .commit == null'
	holds '.log[0] | startswith("0 shuffle QS KS JS 7S 6S")'
	holds '.state.boats[2].cards == ["QS"]'
}

@test "deal stops where chance is due if there is no seed" {
	run -0 sh -c 'box gondola --players 3 | deal | move cast-off cast-off \
	    draw draw "deliver 2C" "deliver 3C" "deliver 4C" "deliver 5C"'
	holds '.turn == 0 and .state.round == 2'
}

@test "deal keeps members that begin with x-" {
	run -0 deal --players 3 < <(box gondola | jq -c '."x-a" = 1')
	holds '."x-a" == 1'
}

@test "deal answers every box in turn" {
	run -0 deal < <(shuffle gondola --players 3 --seed 1
	    shuffle gondola --players 5 --seed 2)
	[ "$(jq -sc 'map([.seed, (.seats | length)])' <<<"$output")" = \
	    '[["1",3],["2",5]]' ]
}

@test "deal refuses what is not a box" {
	run -1 --separate-stderr deal < <(deal gondola --players 3)
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	run -1 deal < <(deal gondola --players 3 | veil --seat 1)
}

@test "deal replaces a box in its file" {
	shuffle gondola --players 3 --seed 7 >m.json
	run -0 deal -f m.json
	[ -z "$output" ]
	[ "$(cat m.json)" = "$(deal gondola --players 3 --seed 7)" ]
}

@test "deal writes indented with --pretty" {
	run -0 deal gondola --players 3 --seed 7 --pretty
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(deal gondola --players 3 --seed 7 |
	    jq -c .)" ]
}

@test "deal writes indented on a terminal" {
	run -0 script -qec 'deal gondola --players 3 --seed 7' /dev/null
	[ "${#lines[@]}" -gt 20 ]
	run -0 script -qec 'deal gondola --players 3 --compact' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "deal tells of a game that there is not" {
	run -2 --separate-stderr deal goose --players 3
	[[ $stderr == *goose* ]]
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "deal tells bad usage" {
	run -2 deal gondola gondola --players 3
	run -2 deal gondola --players 3 --count 0
	run -2 deal gondola --players 3 --count many
	run -2 deal gondola --players 3 --no-such-option
	run -2 deal gondola --players 3 -f m.json
	run -2 deal --count 3 < <(box gondola --players 3)
	run -2 deal --seed 3 < <(box gondola --players 3)
}

@test "deal fails when its output cannot be written" {
	into_full() { deal gondola --players 3 >/dev/full; }
	run -2 --separate-stderr into_full
	[ "${#stderr_lines[@]}" -eq 1 ]
}
