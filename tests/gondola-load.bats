load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	stacked 7S 3C 3H 3D 6H 7H >match.json
}

# stacked CARD...: a match for three without a seed, these cards on top.  The
# first is the Wakemaker's, then seats 1 and 2 get one each, and another.
stacked() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" | deal
}

# makes OPTION... -- MOVE...: these options make these moves, in a match on
# standard input.
makes() {
	local options=() match
	while [ "$1" != -- ]; do
		options+=("$1")
		shift
	done
	shift
	match=$(cat)
	diff <(gondola-load "${options[@]}" <<<"$match") \
	    <(move "$@" <<<"$match")
}

@test "gondola-load loads and casts off" {
	makes --load -- load <match.json
	makes --cast-off -- cast-off <match.json
}

@test "gondola-load draws and stops for the Wakemaker" {
	move cast-off cast-off <match.json >wake.json
	makes --draw -- draw <wake.json
	makes --stop -- stop <wake.json
}

@test "gondola-load answers for a Thief" {
	stacked 7S JC 3H 3D 6H >thief.json
	makes --thief=+1 -- 'thief +1' <thief.json
	makes --thief=-1 -- 'thief -1' <thief.json
	makes --thief -1 -- 'thief -1' <thief.json
}

@test "gondola-load answers for a Captain" {
	stacked 7S KC 3H 3D 6H >captain.json
	makes --captain=10 -- 'captain 10' <captain.json
	makes --captain=PASS -- 'captain pass' <captain.json
}

@test "gondola-load declares a Matron" {
	stacked 7S 3C 3H QD 6H >matron.json
	makes --double=3C -- 'matron double 3C' <matron.json
	makes --half=3c -- 'matron half 3C' <matron.json
}

@test "gondola-load makes decisions in the order given, all of them" {
	makes --load --cast-off --cast-off --draw -- load cast-off cast-off \
	    draw < <(stacked 7S 3C 3H 2D 6H 4H 2S)
	makes --thief=-1 --load --load --thief=+1 -- 'thief -1' load load \
	    'thief +1' < <(stacked 7S JC 3H 3D 6H 2H JD)
}

@test "gondola-load makes all decisions or none" {
	refused 1 --load --draw <match.json
	cp match.json file.json
	refused 1 -f file.json --load --draw
	cmp file.json match.json
}

@test "gondola-load replaces a match in its file" {
	cp match.json file.json
	run -0 gondola-load -f file.json --load
	[ -z "$output" ]
	run -0 gondola-load --cast-off --file=file.json
	[ "$(cat file.json)" = "$(move load cast-off <match.json)" ]
}

@test "gondola-load --seat makes decisions of that seat only" {
	makes --seat 1 --load --cast-off -- load cast-off <match.json
	refused 1 --seat 2 --cast-off <match.json
	[ "$stderr" = 'gondola-load: it is not seat 2 that decides, but seat 1' ]
	refused 1 --seat=1 --cast-off --cast-off <match.json
}

@test "gondola-load names the rule that forbids a decision" {
	refused 1 --draw <match.json
	[ "$stderr" = 'gondola-load: seat 1 is to load or cast off (loading 2)' ]
	refused 1 --load < <(stacked 7S 7C 3H 7D 6H)
	[ "$stderr" = 'gondola-load: seat 1 is overloaded (14 > 13) and must cast off (loading 5)' ]
	refused 1 --load < <(stacked 7S JH 3H 3D 6H)
	[ "$stderr" = 'gondola-load: seat 1 is to answer for JH first: thief +1 or thief -1 (loading 2)' ]
	refused 1 --double=3C <match.json
	[[ $stderr == *'(loading 4)' ]]
}

@test "gondola-load refuses a choice that there is not, and says which" {
	refused 1 --thief=+2 <match.json
	[[ $stderr == *+2*'thief +1'*'thief -1'* ]]
	refused 1 --captain=11 <match.json
	[[ $stderr == *11*'captain 10'*'captain pass'* ]]
	refused 1 --double=9C <match.json
	[[ $stderr == *9C* ]]
	refused 1 --half='3C load' <match.json
}

@test "gondola-load refuses to load while others deliver" {
	move cast-off cast-off draw <match.json >late.json
	refused 1 --load <late.json
	[[ $stderr == *deliver*'; legal: deliver 3C 3D, '* ]]
}

@test "gondola-load refuses a view, a box and a match that is over" {
	refused 1 --load < <(veil --seat 1 <match.json)
	[[ $stderr == *'view of seat 1'* ]]
	refused 1 --load < <(box gondola --players 3)
	refused 1 --load < <(deal gondola --players 3 | bot -l random -e)
	[ "$stderr" = 'gondola-load: the match is over' ]
}

@test "gondola-load answers every match in turn, up to one that it refuses" {
	run -1 --separate-stderr gondola-load --load < <(cat match.json \
	    match.json; veil --seat 1 <match.json; cat match.json)
	[ "${#lines[@]}" -eq 2 ]
	[ "${lines[1]}" = "$(move load <match.json)" ]
	[[ $stderr == 'gondola-load: document 3: '* ]]
}

@test "gondola-load writes one line, and indented with --pretty" {
	run -0 gondola-load --pretty --load <match.json
	[ "${#lines[@]}" -gt 20 ]
	[ "$(jq -c . <<<"$output")" = "$(move load <match.json)" ]
	run -0 script -qec 'gondola-load --compact --load <match.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "gondola-load tells trouble from a refusal" {
	refused 2 <match.json
	[ "$stderr" = 'gondola-load: a decision is wanted, such as --load' ]
	refused 2 --seat 1 <match.json
	refused 2 --seat one --load <match.json
	refused 2 --load=2 <match.json
	refused 2 --thief
	refused 2 --load 3C <match.json
	refused 2 --load </dev/null
	refused 2 --load -f no-such-file
}

@test "gondola-load gives a refusal as data" {
	run -1 --separate-stderr gondola-load --error-format json --load \
	    < <(stacked 7S 7C 3H 7D 6H)
	[ -z "$output" ]
	output=$stderr
	holds '.error == "illegal" and .rule == "gondola.loading.5"'
	holds '.legal == ["cast-off"] and .document == 1'
}
