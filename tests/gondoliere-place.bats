load helper.bash
load tiles.bash

setup() {
	scene @straight @curve @straight >"$BATS_TEST_TMPDIR/m.json"
	m=$BATS_TEST_TMPDIR/m.json
}

@test "gondoliere-place makes placements in the order given" {
	run -0 gondoliere-place 4:straight 4:curve:left --done <"$m"
	holds '.log[-3:] == ["1 place 4 straight", "1 place 4 curve left",
	    "1 done"]'
	cmp <(gondoliere-place 4:straight 4:curve:left --done <"$m") \
	    <(move 'place 4 straight' 'place 4 curve left' 'done' <"$m")
}
@test "gondoliere-place takes options between placements in their order" {
	run -0 gondoliere-place 4:straight --done 4:curve:left <"$m"
	holds '.log[-3:] == ["1 place 4 straight", "1 done",
	    "2 place 4 curve left"]'
}
@test "gondoliere-place swaps and keeps displays" {
	run -0 sh -c 'deal gondoliere --players 3 --seed x |
	    gondoliere-place --swap --keep --swap'
	holds '.log[-3:] == ["1 swap", "2 keep", "3 swap"]'
	holds '[.state.players[].swapped] == [true, false, true]'
}
@test "gondoliere-place takes tiles in either case, and operands after --" {
	run -0 gondoliere-place -- 4:STRAIGHT 4:Curve:LEFT <"$m"
	holds '.log[-1] == "1 place 4 curve left"'
}
@test "gondoliere-place makes all placements or none" {
	cp "$m" "$m.before"
	run -1 --separate-stderr gondoliere-place -f "$m" 1:straight 1:R1
	[ -z "$output" ]
	cmp "$m" "$m.before"
	run -0 gondoliere-place -f "$m" 1:straight 1:straight 1:R1
	[ -z "$output" ]
	jq -e '.log[-1] == "1 place 1 R1"' "$m"
}
@test "gondoliere-place names the first bad placement and its rule" {
	run -1 --separate-stderr gondoliere-place 1:straight 1:R1 1:Y9 <"$m"
	[[ $stderr == "gondoliere-place: move 2, place 1 R1: R1 on route 1 "`
	    `"needs two canal tiles before it, counted from the Piazza "`
	    `"(placement b); legal: "* ]]
	[ "${#stderr_lines[@]}" -eq 1 ]
}
@test "gondoliere-place gives the refusal as data" {
	run -1 --separate-stderr gondoliere-place --error-format json 1:R1 \
	    <"$m"
	jq -e '.error == "illegal" and .pointer == "/state/routes/0" and
	    .rule == "gondoliere.placement.b" and
	    (.legal | index("place 1 straight") != null)' <<<"$stderr"
}
@test "gondoliere-place says what is wrong with a word" {
	local word
	for word in 7:straight 0:straight 1:bend 1:curve 1:curve:back \
	    1:straight:left straight 1: '' 1:R5 1:R1y 1:R1+9; do
		run -1 --separate-stderr gondoliere-place "$word" <"$m"
		[ "${#stderr_lines[@]}" -eq 1 ]
		[[ $stderr == *"write place ROUTE TILE [left|right]" ]]
	done
}
@test "gondoliere-place refuses a tile that is not on display" {
	run -1 --separate-stderr gondoliere-place 1:curve+1:left <"$m"
	[[ $stderr == *"general display, which has straight, curve, "* ]]
	run -1 --separate-stderr gondoliere-place 1:Y1 <"$m"
	[[ $stderr == *"does not belong to seat 1, which plays R"* ]]
	run -1 --separate-stderr gondoliere-place 1:R4x <"$m"
	[[ $stderr == *"not in the display of seat 1"* ]]
}
@test "gondoliere-place --seat decides for that seat only" {
	run -1 gondoliere-place --seat 2 1:straight <"$m"
	run -0 gondoliere-place --seat 1 1:straight --done <"$m"
	run -1 gondoliere-place --seat 1 1:straight --done 2:straight <"$m"
}
@test "gondoliere-place --done is refused before any placement" {
	run -1 --separate-stderr gondoliere-place --done <"$m"
	[[ $stderr == *"seat 1 has placed nothing in this turn yet"* ]]
}
@test "gondoliere-place is for Gondoliere" {
	run -1 --separate-stderr gondoliere-place 1:straight \
	    < <(deal gondola --players 3 --seed x)
	[[ $stderr == *"a match of gondola, not of gondoliere"* ]]
}
@test "gondoliere-place tells bad usage from a refusal" {
	run -2 --separate-stderr gondoliere-place <"$m"
	[ "$stderr" = "gondoliere-place: a decision is wanted, such as "`
	    `"4:curve:left" ]
	run -2 gondoliere-place --no-such-option <"$m"
	run -2 gondoliere-place -f <"$m"
	run -2 gondoliere-place 1:straight </dev/null
	run -2 gondoliere-place 1:straight <<<'{"game":'
}
@test "gondoliere-place fails when its output cannot be written" {
	into_full() { gondoliere-place 1:straight <"$m" >/dev/full; }
	run -2 into_full
}
