load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal gondolin --seed 3 >match.json
}

# begin 'HAND...' 'DECK...' [FILTER]: a match with the set of the tests in its
# first turn, without a seed.
begin() {
	jq -c --arg hand "$1" --arg deck "$2" '.stories[0] |= (
	    (.hand = ($hand | [splits(" +")] - [""] | length)) |
	    .ready = (["ford"] + ("\($hand) \($deck)" | [splits(" +")] - [""]) |
	    group_by(.) | map({key: .[0], value: length}) | from_entries)) | '"${3-.}" \
	    "$fixtures/gondolin/set.json" >set.json
	box gondolin --set ./set.json --mode easy \
	    --hand "$(tr -s ' ' , <<<"$1")" | deal | move "shuffle $2"
}
# makes OPTION... -- MOVE...: these options make these moves.
makes() {
	local options=() match
	while [ "$1" != -- ]; do
		options+=("$1")
		shift
	done
	shift
	match=$(cat)
	diff <(gondolin-turn "${options[@]}" <<<"$match") \
	    <(move "$@" <<<"$match")
}

@test "gondolin-turn plays cards and ends the turn" {
	begin 'yeoman guard' 'rain rain' '.cards |= map(if .id == "rain" then
	    .type = "enemy" | .A = 1 | .siege = 9 else . end)' >m.json
	makes --play yeoman --play guard -- 'play yeoman' 'play guard' \
	    end-phase <m.json
	begin 'yeoman' 'rain' >m.json
	makes -- end-phase <m.json
	makes -p YEOMAN -- 'play yeoman' end-phase <m.json
}

@test "gondolin-turn goes from the defence phase to the main phase" {
	begin 'giant guard' 'wolf rain' >m.json
	makes --play giant -- 'play giant' end-phase end-phase <m.json
	makes --play giant -e --play guard -- 'play giant' end-phase \
	    'play guard' end-phase <m.json
}

@test "gondolin-turn activates, on a target, and chooses" {
	begin 'elder cull yeoman' 'wolf rain' >m.json
	makes --play elder --activate 'elder on wolf' -- 'play elder' \
	    'activate elder on wolf' end-phase end-phase <m.json
	makes --play elder --activate 'elder on wolf' --play yeoman \
	    --play cull --choose yeoman --choose none -- 'play elder' \
	    'activate elder on wolf' 'play yeoman' 'play cull' \
	    'choose yeoman' 'choose none' end-phase end-phase <m.json
}

@test "gondolin-turn stops at a decision that no option answers" {
	begin 'cull yeoman' 'rain' >m.json
	run -0 --separate-stderr gondolin-turn --play yeoman --play cull \
	    <m.json
	[ "$stderr" = "gondolin-turn: turn 1 stops at a decision:\
 choose yeoman, choose none" ]
	holds '.state.agenda | length == 1'
	diff <(gondolin-turn --choose none <<<"$output") \
	    <(move 'choose none' end-phase <<<"$output")
}

@test "gondolin-turn says which option waits for an open decision" {
	begin 'cull yeoman giant' 'rain' >m.json
	run -0 --separate-stderr gondolin-turn --play yeoman --play cull \
	    --play giant <m.json
	[ "$stderr" = "gondolin-turn: turn 1 stops at a decision before play\
 giant: choose yeoman, choose none" ]
}

@test "gondolin-turn answers for the maintenance" {
	begin 'guard guard' 'yeoman' '.cards[0].stats.S = 0 |
	    .cards[0].stats.R = 4' | move 'play guard' 'play guard' \
	    end-phase >m.json
	makes --destroy guard --destroy guard -- 'destroy guard' \
	    'destroy guard' end-phase <m.json
	run -0 --separate-stderr gondolin-turn <m.json
	[[ $stderr == *'destroy guard' ]]
	[ "$output" = "$(cat m.json)" ]
}

@test "gondolin-turn stops in an opening" {
	deal gondolin --mode easy --seed 1 >m.json
	run -0 --separate-stderr gondolin-turn <m.json
	[[ $stderr == *'hand mud-militia'* ]]
}

@test "gondolin-turn --auto decides the rest" {
	run -0 --separate-stderr gondolin-turn --auto <match.json
	[ -z "$stderr" ]
	holds '.state.turn == 2 or .turn == null'
	match=$(deal gondolin --mode easy --seed 1)
	while ! score -q --over <<<"$match"; do
		match=$(gondolin-turn --auto <<<"$match")
	done
	validate -q --replay <<<"$match"
}

@test "gondolin-turn refuses the whole turn for one option that is not legal" {
	cp match.json before
	refused 1 -f match.json --play mud-militia --play salt-guards
	[[ $stderr == *'salt-guards'* ]]
	refused 1 -f match.json --choose mud-militia
	[[ $stderr == *'ends before'* ]]
	refused 1 -f match.json --seat 2
	cmp match.json before
}

@test "gondolin-turn changes a file in place" {
	gondolin-turn -f match.json --play punt-crew
	jq -e '.log | index("1 play punt-crew")' match.json
}

@test "gondolin-turn refuses other games, boxes, views and what is over" {
	refused 1 < <(deal gondola --players 3)
	refused 1 < <(box gondolin)
	refused 1 < <(veil --seat 1 <match.json)
	refused 1 < <(bot --to-end <match.json)
}

@test "gondolin-turn tells bad usage from a refusal" {
	refused 2 operand <match.json
	refused 2 --no-such-option
	refused 2 --play
	refused 2 </dev/null
}

@test "gondolin-turn fails when its output cannot be written" {
	into_full() { gondolin-turn <match.json >/dev/full; }
	run -2 into_full
}
