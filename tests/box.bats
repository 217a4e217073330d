load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# trouble ARGUMENT...: wrong usage, told in one line.
trouble() {
	run -2 --separate-stderr box "$@"
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	[[ $stderr == 'box: '* ]]
}

@test "box has every card once, in printed order" {
	run -0 box gondola
	holds '.piles == {"deck": [("C", "D", "H", "S") |
	    ("A", "2", "3", "4", "5", "6", "7", "J", "K", "Q") + .]}'
}

@test "box writes the members in the documented order" {
	run -0 box gondola --players 3
	holds 'keys_unsorted == ["squero", "game", "options", "seats", "seed",
	    "at", "commit", "piles"]'
}

@test "box has no seed, and nothing was drawn" {
	run -0 box gondola
	holds '.seed == null and .at == 0 and .commit == null'
}

@test "box carries what it was given and leaves open what it was not" {
	run -0 box gondola
	holds '.options == {} and (has("seats") | not)'
	run -0 box gondola --long --seats Ada,Bruno,Carla
	holds '.options == {"long": true}'
	holds '.seats == ["Ada", "Bruno", "Carla"]'
	run -0 box gondola --players 4
	holds '.seats == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]'
}

@test "box takes every option of the game, in any order and any place" {
	run -0 box --rotate gondola --prey --players=3 --long
	holds '.options == {"long": true, "prey": true, "rotate": true}'
	[ "$output" = "$(box --long --prey --rotate --players 3 gondola)" ]
}

@test "box writes options in the documented order, however they were given" {
	run -0 box gondola --rotate --prey --long
	holds '.options | keys_unsorted == ["long", "prey", "rotate"]'
}

@test "box lists the options of each game in its help" {
	run -0 box --help
	[[ $output == *--long* && $output == *--prey* && $output == *--rotate* ]]
}

@test "box writes the same every time" {
	[ "$(box gondola --players 5)" = "$(box gondola --players 5)" ]
}

@test "box writes what validate, shuffle, deal and table take" {
	box gondola --players 4 --prey >box.json
	run -0 validate <box.json
	[ "$output" = "$(cat box.json)" ]
	run -0 shuffle <box.json
	run -0 deal <box.json
	run -0 table <box.json
}

@test "box writes one line, and indented with --pretty" {
	run -0 box gondola
	[ "${#lines[@]}" -eq 1 ]
	run -0 box gondola --pretty
	[ "${#lines[@]}" -gt 5 ]
	[ "$(jq -c . <<<"$output")" = "$(box gondola)" ]
}

@test "box writes indented on a terminal, unless --compact" {
	run -0 script -qec 'box gondola' /dev/null
	[ "${#lines[@]}" -gt 5 ]
	run -0 script -qec 'box gondola --compact' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "box wants one game" {
	trouble
	[[ $stderr == *game* ]]
	trouble gondola gondola
}

@test "box tells of a game that there is not, and which there are" {
	trouble goose
	[[ $stderr == 'box: no such game: goose; there are gondola'* ]]
}

@test "box refuses a number of people that cannot play, and says which can" {
	trouble gondola --players 9
	[ "$stderr" = 'box: gondola is for 3 to 7, not for 9' ]
	trouble gondola --players 2
	trouble gondola --players -3
	trouble gondola --players three
	trouble gondola --seats Ada,Bruno
}

@test "box refuses names that do not fit the number of people" {
	trouble gondola --players 4 --seats Ada,Bruno,Carla
	[[ $stderr == *3*4* ]]
}

@test "box refuses a name that is empty or longer than 64 bytes" {
	trouble gondola --seats Ada,,Carla
	trouble gondola --seats "Ada,Bruno,$(printf %065d 0)"
	run -0 box gondola --seats "Ada,Bruno,$(printf %064d 0)"
}

@test "box refuses a set for a game that has none" {
	trouble gondola --set venice
	[ "$stderr" = 'box: gondola has no sets' ]
	trouble gondola --set ./venice.json
}

@test "box refuses an option that no game has" {
	trouble gondola --story
	[[ $stderr == *--story* ]]
	trouble gondola --long=yes
	trouble gondola --players
}

@test "box gives an error as data" {
	run -2 --separate-stderr box --error-format json goose
	[ -z "$output" ]
	output=$stderr
	holds '.error == "usage" and .document == null and .rule == null'
	holds '.text | contains("goose")'
}
