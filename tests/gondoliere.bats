# The rules of Gondoliere, one by one; gondoliere(6) has their numbers.

load helper.bash
load tiles.bash

# Route 2 goes north; route 1 comes from the west towards the same cell, 3, 5,
# which both reach with two canal tiles or more.
north=(2:straight 2:straight)
west=(1:straight 1:straight 1:curve:right 1:straight 1:straight)

# Route 2 has a crossing of yellow at 3, 5, and route 1 is one tile before it.
crossing=(2:straight 2:straight 2:Y1x)
near=(1:straight 1:straight 1:curve:right 1:straight)

# Two curves lead a route back into the Piazza.
back1=(1:curve:right 1:curve:right)
back2=(2:curve:left 2:curve:left)
back3=(3:curve:right 3:curve:right)
back4=(4:curve:right 4:curve:right)
back5=(5:curve:left 5:curve:left)
back6=(6:curve:left 6:curve:left)

# Route 2 with all four values, and its open end at 3, 12.
four=(2:straight 2:straight 2:R1 2:straight 2:Y2 2:straight 2:R3 2:straight
    2:Y4)

big=$BATS_TEST_DIRNAME/fixtures/gondoliere/big.json

# after SEEN...: what jq says of the scene's match.
after() {
	scene "${@:1:$#-1}" >"$BATS_TEST_TMPDIR/scene"
	run -0 cat "$BATS_TEST_TMPDIR/scene"
	holds "${!#}"
}

# Pieces.

@test "seat 1 plays red, then yellow, gray, blue and violet" {
	run -0 deal gondoliere --players 5 --seed c
	holds '[.state.players[] | .display[0][:1]] ==
	    ["R","Y","G","B","V"]'
}
@test "the standard set has 20 straights, 24 curves and nine of each colour" {
	run -0 box gondoliere
	holds '[.piles.canal | group_by(.)[] | [.[0], length]] ==
	    [["curve",16],["curve+1",8],["straight",12],["straight+1",8]]'
	holds '.piles.V == ["V1","V2","V3","V4","V4","V1x","V2x","V3x","V4x"]'
	holds '.piles | keys_unsorted == ["canal","R","Y","G","B","V"]'
}
@test "routes leave a Piazza of four cells by three, clockwise" {
	run -0 deal gondoliere --players 3 --seed p
	holds '[.state.routes[].end] ==
	    [[0,3],[3,3],[4,1],[3,-1],[0,-1],[-1,1]]'
	holds '[.state.routes[].heading] == ["N","N","E","S","S","W"]'
}
@test "the tourists at the mouths are 4, 5, 9, 6, 7 and 8" {
	run -0 sh -c 'deal gondoliere --players 3 --seed p | score'
	holds '[.routes[].tourists] == [4,5,9,6,7,8]'
}
@test "left and right are as a boat that leaves the Piazza sees them" {
	after 4:curve:left '.state.routes[3] ==
	    {"end": [4,-1], "heading": "E", "complete": false} and
	    .state.board[0].sides == "NE"'
	after 3:curve:right '.state.routes[2].end == [4,0] and
	    .state.board[0].sides == "SW"'
}

# Setup.

@test "a swap puts the display under the stack in its order" {
	run -0 sh -c 'deal gondoliere --players 3 --seed s | move keep swap'
	swapped=$output
	run -0 deal gondoliere --players 3 --seed s
	[ "$(jq -c '.state.players[1] | .stack + .display' <<<"$output")" = \
	    "$(jq -c '.state.players[1] | .display + .stack' <<<"$swapped")" ]
	[ "$(jq .turn <<<"$swapped")" -eq 3 ]
}
@test "every seat is asked about its display once, before the first turn" {
	run -0 sh -c 'deal gondoliere --players 3 --seed s | move keep swap'
	holds '.state.phase == "display" and .turn == 3'
	run -0 move keep <<<"$output"
	holds '.state.phase == "turns" and .turn == 1'
	run -1 move swap <<<"$output"
}
@test "another seat can begin, and the next ones follow" {
	run -0 sh -c 'deal gondoliere --players 4 --seed s --first 3 |
	    move keep'
	holds '.options.first == 3 and .turn == 4'
	run -0 move keep keep keep <<<"$output"
	holds '.turn == 3 and .state.phase == "turns"'
	run -2 deal gondoliere --players 3 --first 0
	run -2 deal gondoliere --players 3 --first 4
	run -1 deal --players 3 < <(box gondoliere --first 4)
}

# Turns.

@test "a turn takes one tile, and is over by itself after three" {
	refuses turns.1 @straight 'done'
	after 1:straight '.turn == 1'
	takes 1:straight 'done'
	holds '.turn == 2 and .state.placed == 0'
	after 1:straight 1:straight 2:straight '.turn == 2'
}
@test "tiles come from the general display and one's own" {
	refuses turns.2 1:straight 1:straight @R1 "place 1 Y1"
	refuses turns.2 1:straight 1:straight @R1 "place 1 R4x"
	refuses turns.2 @straight @straight @straight "place 1 curve left"
}
@test "displays are filled when the turn is over, not during it" {
	after 1:straight '.state.canal | length == 2'
	takes 1:straight 'done'
	holds '.state.canal | length == 3'
	takes 1:straight 1:straight @R1 'place 1 R1'
	holds '(.state.players[0].display | length == 3) and .turn == 2'
}

# Placement.

@test "a: no tile is laid on a complete route" {
	refuses placement.a "${back1[@]}" @straight "place 1 straight"
	takes "${back1[@]}" @straight "place 2 straight"
}
@test "b: a landing stage needs two canal tiles before it" {
	refuses placement.b @R1 "place 1 R1"
	refuses placement.b 1:straight @R1 "place 1 R1"
	takes 1:straight 1:straight @R1 "place 1 R1"
	takes 1:straight 1:curve:left @R1x "place 1 R1x"
}
@test "c: a landing stage does not follow directly on another" {
	refuses placement.c 1:straight 1:straight 1:R1 @Y2 "place 1 Y2"
	takes 1:straight 1:straight 1:R1 1:straight @Y2 "place 1 Y2"
}
@test "c: landing stages of two routes may be neighbours" {
	takes "${north[@]}" 2:Y2 "${near[@]}" @R1 "place 1 R1"
	holds '.state.board | any(.tile == "R1" and .x == 2 and .y == 5) and
	    any(.tile == "Y2" and .x == 3 and .y == 5)'
}
@test "d: two landing stages of a colour do not follow on each other" {
	refuses placement.d 1:straight 1:straight 1:R1 1:straight 1:straight \
	    @R2 "place 1 R2"
	takes 1:straight 1:straight 1:R1 1:straight 1:Y2 1:straight @R3 \
	    "place 1 R3"
}
@test "e: a curve does not lead into the end of another route" {
	refuses placement.e "${north[@]}" "${west[@]}" @curve \
	    "place 1 curve right"
	refuses placement.e "${north[@]}" "${west[@]}" @curve \
	    "place 2 curve left"
}
@test "e: two routes that meet head-on are complete" {
	after 1:curve:right 2:curve:left 1:straight \
	    '[.state.routes[:2][] | .complete, .end] ==
	    [true,[2,3],true,[2,3]]'
}
@test "f: nothing but a crossing is laid across the end of another route" {
	refuses placement.f "${north[@]}" "${west[@]}" @straight \
	    "place 1 straight"
	refuses placement.f "${north[@]}" "${west[@]}" @curve \
	    "place 1 curve left"
	refuses placement.f "${north[@]}" "${west[@]}" @R1 "place 2 R1"
	takes "${north[@]}" "${west[@]}" @R1x "place 1 R1x"
	holds '.state.board[-1] | .tile == "R1x" and .routes == [1,2] and
	    .sides == "NESW"'
	holds '[.state.routes[:2][].end] == [[4,5],[3,6]]'
}
@test "f: a crossing on two routes is named by the lower one" {
	refuses placement.f "${north[@]}" "${west[@]}" @R1x "place 2 R1x"
	scene "${north[@]}" "${west[@]}" @R1x >"$BATS_TEST_TMPDIR/scene"
	run -0 legal <"$BATS_TEST_TMPDIR/scene"
	[ "$(grep -c R1x <<<"$output")" -eq 1 ]
}
@test "f: a crossing on two routes keeps the rules on both" {
	# Without a canal tile on route 1 no crossing fits.
	after 2:curve:left 2:straight 2:straight \
	    '[.state.routes[:2][].complete] == [true,true]'
	local one=(2:straight 2:straight 2:Y1 2:straight)
	local from=(1:straight 1:straight 1:straight 1:straight 1:curve:right
	    1:straight 1:straight)
	refuses placement.g "${one[@]}" "${from[@]}" @R1x "place 1 R1x"
	refuses placement.d "${one[@]}" "${from[@]}" @Y2x "place 1 Y2x"
	takes "${one[@]}" "${from[@]}" @R2x "place 1 R2x"
	# Nor does one directly behind a landing stage of route 2.
	after 2:straight 2:straight 2:straight 2:Y1 "${from[@]}" \
	    '[.state.routes[:2][].complete] == [true,true]'
}
@test "f: nothing is laid at the open end of a complete route" {
	set=$big
	local to=(1:straight 1:straight 1:straight 1:straight 1:straight
	    1:straight 1:straight 1:straight 1:straight 1:curve:right
	    1:straight)
	after "${four[@]}" "${to[@]}" '.state.routes[1].complete and
	    (.state.routes[0].complete | not)'
	after "${four[@]}" "${to[@]}" 1:straight '.state.routes[0] ==
	    {"end": [3,12], "heading": "E", "complete": true}'
}
@test "f: a canal may lead into the end cell of another route" {
	takes "${north[@]}" "${near[@]}" @straight "place 1 straight"
	holds '[.state.routes[:2][].end] == [[3,5],[3,5]]'
	holds '[.state.routes[:2][].complete] == [false,false]'
}
@test "g: the values 1, 2 and 3 are on a route once each" {
	local value
	for value in 1 2 3; do
		refuses placement.g 1:straight 1:straight "1:R$value" \
		    1:straight "@Y$value" "place 1 Y$value"
	done
	takes 1:straight 1:straight 1:R3 1:straight @Y1 "place 1 Y1"
}
@test "h: the value 4 may be on a route any number of times" {
	takes 1:straight 1:straight 1:R4 1:straight 1:Y4 1:straight @R4 \
	    "place 1 R4"
	holds '.state.routes[0].complete | not'
}

# Canals.

@test "a canal runs through a crossing, which then counts for its route" {
	takes "${crossing[@]}" "${near[@]}" @straight "place 1 straight"
	holds '.state.routes[0].end == [4,5]'
	holds '.state.board[2] | .tile == "Y1x" and .routes == [1,2]'
	run -0 score <<<"$output"
	holds '[.routes[:2][].totals] == [[0,1,0],[0,1,0]]'
	refuses placement.c "${crossing[@]}" "${near[@]}" 1:straight @R2 \
	    "place 1 R2"
	refuses placement.d "${crossing[@]}" "${near[@]}" 1:straight \
	    1:straight @Y2 "place 1 Y2"
	refuses placement.g "${crossing[@]}" "${near[@]}" 1:straight \
	    1:straight @R1 "place 1 R1"
}
@test "a canal does not run through a crossing with one tile before it" {
	local down=(2:straight 2:curve:left 2:straight 2:curve:left 2:Y1x)
	after "${down[@]}" '.state.routes[1] ==
	    {"end": [1,2], "heading": "S", "complete": true}'
	refuses placement.b "${down[@]}" @curve "place 1 curve right"
}
@test "a canal does not run through a crossing against rules c, d and g" {
	local to=(1:straight 1:straight 1:curve:right)
	refuses placement.c "${crossing[@]}" "${near[@]}" @R2 "place 1 R2"
	refuses placement.d "${crossing[@]}" "${to[@]}" 1:Y2 @straight \
	    "place 1 straight"
	refuses placement.g "${crossing[@]}" "${to[@]}" 1:R1 @straight \
	    "place 1 straight"
	takes "${crossing[@]}" "${to[@]}" 1:R2 @straight "place 1 straight"
}
@test "a canal does not run through two crossings in a row" {
	# Route 3 has a crossing at 4, 5, beside that of route 2.
	local beside=(3:curve:left 3:straight 3:straight 3:straight 3:G2x)
	takes "${crossing[@]}" "${beside[@]}" "${near[@]}" @curve \
	    "place 1 curve left"
	refuses placement.c "${crossing[@]}" "${beside[@]}" "${near[@]}" \
	    @straight "place 1 straight"
}
@test "a canal runs through a crossing of a complete route" {
	local shut=(2:straight 2:curve:left 2:curve:left 2:curve:left)
	after "${crossing[@]}" "${shut[@]}" '.state.routes[1].complete'
	takes "${crossing[@]}" "${shut[@]}" "${near[@]}" @straight \
	    "place 1 straight"
	holds '.state.routes[0].end == [4,5]'
}
@test "a dead end completes a route" {
	after "${back1[@]}" '.state.routes[0] ==
	    {"end": [1,2], "heading": "S", "complete": true}'
	after 2:straight 1:curve:right 1:straight 1:straight \
	    '.state.routes[0] ==
	    {"end": [3,3], "heading": "E", "complete": true} and
	    (.state.routes[1].complete | not)'
}
@test "three curves lead a route through its own crossing again" {
	local loop=(2:curve:right 2:curve:right 2:curve:right)
	after "${crossing[@]}" "${loop[@]}" '.state.routes[1] ==
	    {"end": [2,5], "heading": "W", "complete": false} and
	    .state.board[2].routes == [2]'
	run -0 score <<<"$output"
	holds '.routes[1].totals == [0,1,0]'
	refuses placement.c "${crossing[@]}" "${loop[@]}" @R2 "place 2 R2"
	refuses placement.d "${crossing[@]}" "${loop[@]}" 2:straight @Y2 \
	    "place 2 Y2"
	refuses placement.g "${crossing[@]}" "${loop[@]}" 2:straight @R1 \
	    "place 2 R1"
	takes "${crossing[@]}" "${loop[@]}" 2:straight @R2 "place 2 R2"
}
@test "a loop through a crossing still follows rule d" {
	local loop=(2:curve:right 2:R2 2:straight 2:curve:right 2:curve:right)
	refuses placement.d "${crossing[@]}" "${loop[@]}" 2:Y3 @straight \
	    "place 2 straight"
	takes "${crossing[@]}" "${loop[@]}" 2:G3 @straight "place 2 straight"
	holds '.state.routes[1].end == [2,5]'
}

# Complete routes.

@test "a route with all four values is complete" {
	after "${four[@]::8}" '.state.routes[1].complete | not'
	after "${four[@]}" '.state.routes[1] ==
	    {"end": [3,12], "heading": "N", "complete": true}'
}
@test "a route is complete when no tile left in the match fits its end" {
	after "${north[@]}" "${west[@]}" \
	    '[.state.routes[:2][].complete] == [false,false]'
	jq '.set = "plain" | .stages |= with_entries(
	    select(.key | test("x") | not))' "$big" \
	    >"$BATS_TEST_TMPDIR/plain.json"
	set=$BATS_TEST_TMPDIR/plain.json
	after "${north[@]}" "${west[@]}" \
	    '[.state.routes[:2][].complete] == [true,true]'
}
@test "colours that nobody plays are not left in the match" {
	# Only a crossing could go on; of those only violet has any left.
	jq '.set = "few" | .stages = {"1": 1, "1x": 1}' "$big" \
	    >"$BATS_TEST_TMPDIR/few.json"
	set=$BATS_TEST_TMPDIR/few.json
	local far=(3:straight 3:straight 3:R1x 4:straight 4:straight 4:Y1x
	    6:straight 6:straight 6:G1x)
	after "${north[@]}" "${west[@]}" "${far[@]::6}" \
	    '[.state.routes[:2][].complete] == [false,false]'
	after "${north[@]}" "${west[@]}" "${far[@]}" \
	    '[.state.routes[:2][].complete] == [true,true]'
	players=4
	after "${north[@]}" "${west[@]}" "${far[@]}" \
	    '[.state.routes[:2][].complete] == [false,false]'
}
@test "three routes that meet are complete" {
	set=$big
	local third=(3:curve:left 3:straight 3:straight 3:straight
	    3:curve:left)
	after "${north[@]}" "${west[@]}" "${third[@]}" \
	    '[.state.routes[:3][] | .complete, .end[0]] ==
	    [true,3,true,3,true,3]'
}

# The end.

@test "the match ends at once when five routes are complete" {
	after "${back1[@]}" "${back2[@]}" "${back3[@]}" "${back4[@]}" \
	    "${back5[@]::1}" '.turn == 1'
	after "${back1[@]}" "${back2[@]}" "${back3[@]}" "${back4[@]}" \
	    "${back5[@]}" '.turn == null and .state.placed == 1 and
	    (.state.canal | length == 2)'
	run -0 score <<<"$output"
	holds '.over and .end == "routes"'
}
@test "the match ends when all canal tiles are laid" {
	jq '.canal = {"straight": 4}' "$big" >"$BATS_TEST_TMPDIR/four.json"
	set=$BATS_TEST_TMPDIR/four.json
	after 1:straight 1:straight 2:straight '.turn == 2'
	after 1:straight 1:straight 2:straight 2:straight '.turn == null and
	    .state.placed == 1 and [.state.routes[:2][].complete] ==
	    [false,false]'
	run -0 score <<<"$output"
	holds '.end == "canals"'
}
@test "the match ends when a seat has laid all its landing stages" {
	jq '.stages = {"1": 1}' "$big" >"$BATS_TEST_TMPDIR/one.json"
	set=$BATS_TEST_TMPDIR/one.json
	after 1:straight 1:straight 1:R1 '.turn == null and
	    .state.placed == 3 and (.state.canal | length == 1)'
	run -0 score <<<"$output"
	holds '.end == "stages"'
}
@test "the match ends when the seat to move cannot place any tile" {
	local stuck=("${back3[@]}" "${back4[@]}" "${back5[@]}" "${back6[@]}"
	    "${north[@]}" "${west[@]}")
	after "${stuck[@]}" '.turn == null and .state.seat == 3 and
	    .state.placed == 0'
	run -0 score <<<"$output"
	holds '.end == "stuck" and ([.routes[].complete] | map(select(.)) |
	    length == 4)'
	jq -e '[.state.players[2].display[] | test("x")] | any | not' \
	    "$BATS_TEST_TMPDIR/scene"
}
@test "who cannot go on in the middle of a turn says done" {
	takes "${back3[@]}" "${back4[@]}" "${back5[@]}" "${back6[@]}" \
	    2:straight "${north[@]}" 1:straight "${near[@]}" @straight \
	    "place 1 straight"
	holds '.turn == 3 and .state.placed == 2'
	[ "$(legal <<<"$output")" = 'done' ]
	run -0 move 'done' <<<"$output"
	holds '.turn == null and .state.seat == 1'
}

@test "legal as data says where a tile would lie and what it completes" {
	scene 1:curve:right @curve >"$BATS_TEST_TMPDIR/scene"
	run -0 legal --json <"$BATS_TEST_TMPDIR/scene"
	holds 'map(select(.move == "place 1 curve right")) ==
	    [{"move": "place 1 curve right", "cell": [1,3],
	    "completes": [1]}]'
	holds 'map(select(.move == "place 1 curve left"))[0].completes == []'
	holds '.[-1] == {"move": "done"}'
}

# Scoring.

@test "score gives the published example of 13 tourists" {
	run -0 score gondoliere 13 Y=7 G=6 R=1
	[ "$output" = '{"tourists":13,"totals":{"Y":7,"G":6,"R":1},'`
	    `'"points":{"Y":13,"G":7,"R":4}}' ]
}
@test "score gives half and a quarter, rounded up" {
	run -0 score gondoliere 5 G=2 R=1
	holds '.points == {"G": 5, "R": 3}'
	run -0 score gondoliere 9 R=4 Y=3 G=2 B=1
	holds '.points == {"R": 9, "Y": 5, "G": 3, "B": 0}'
}
@test "score gives all who tie the full points, and the next place is there" {
	run -0 score gondoliere 9 R=5 B=5 G=2
	holds '.points == {"R": 9, "B": 9, "G": 5}'
	run -0 score gondoliere 9 R=5 B=2 G=2 V=1
	holds '.points == {"R": 9, "B": 5, "G": 5, "V": 3}'
}
@test "score gives nothing without a landing stage" {
	run -0 score gondoliere 7
	holds '.points == {}'
	run -0 score gondoliere 7 R=0 Y=1
	holds '.points == {"R": 0, "Y": 7}'
}
@test "score refuses what is no route" {
	run -1 score gondoliere
	run -1 score gondoliere R=1
	run -1 --separate-stderr score gondoliere 5 X=1
	[[ $stderr == *X=1* ]]
	run -1 score gondoliere 5 R=1 r=2
	run -1 score gondoliere 5 R=
	run -1 score gondoliere 5 R=-1
	run -1 score gondoliere -- -1
	run -1 score gondoliere 99999999999999999999
}
@test "a crossing on two routes scores on both" {
	# The published example: 9 and 8 tourists, one landing stage.
	jq '.piazza = [9,8,9,6,7,8]' "$big" >"$BATS_TEST_TMPDIR/s.json"
	set=$BATS_TEST_TMPDIR/s.json
	local end=(2:curve:left 2:curve:left 1:curve:right 1:curve:right)
	scene "${north[@]}" "${west[@]}" 1:G1x "${end[@]}" \
	    >"$BATS_TEST_TMPDIR/scene"
	run -0 score <"$BATS_TEST_TMPDIR/scene"
	holds '[.routes[:2][] | .complete, .totals[2], .points[2]] ==
	    [true,1,9,true,1,8] and .points == [0,0,17]'
}
@test "only complete routes bring points" {
	run -0 sh -c 'deal gondoliere --players 4 --seed sc --count 60 |
	    bot --level random --to-end | score'
	jq -se 'all(.[]; all(.routes[]; .complete or
	    (.points | add) == 0))' <<<"$output"
}
@test "tourists on a landing stage and a canal count once each" {
	set=$big
	after 1:straight 1:straight+4 1:R4x+3 1:curve:right 1:curve:right \
	    1:curve:right '.state.board[2].tile == "R4x+3"'
	run -0 score <<<"$output"
	holds '.routes[0].tourists == 4 + 4 + 3'
	holds '.routes[0].totals[0] == 4'
}
@test "the most points win, then the fewest landing stages" {
	run -0 sh -c 'deal gondoliere --players 5 --seed win --count 200 |
	    bot --level random --to-end | score'
	jq -se 'all(.[]; . as $s |
	    .points == [range(5) as $i | [.routes[].points[$i]] | add] and
	    ([range(5) | [-$s.points[.], $s.laid[.]]] | min) as $best |
	    .winners == [range(5) |
		select([-$s.points[.], $s.laid[.]] == $best) + 1])' \
	    <<<"$output"
}
@test "a win is shared by those whom nothing tells apart" {
	scene "${back1[@]}" "${back2[@]}" "${back3[@]}" "${back4[@]}" \
	    "${back5[@]}" >"$BATS_TEST_TMPDIR/scene"
	run -0 score <"$BATS_TEST_TMPDIR/scene"
	holds '.winners == [1,2,3] and .points == [0,0,0]'
}
@test "the fewer landing stages win among equals" {
	local end=("${back2[@]}" "${back3[@]}" "${back4[@]}" "${back5[@]}")
	filler=6
	scene 1:straight 1:straight 1:R1 "${end[@]}" 6:curve:left \
	    6:curve:left >"$BATS_TEST_TMPDIR/scene"
	run -0 score <"$BATS_TEST_TMPDIR/scene"
	holds '.over and .points == [0,0,0] and .laid == [1,0,0] and
	    .winners == [2,3]'
}
@test "the items of a score add up to its points" {
	run -0 sh -c 'deal gondoliere --players 5 --seed i --count 30 |
	    bot --level random --to-end | score --explain'
	jq -se 'all(.[]; . as $s | .points == [range(5) as $i |
	    [$s.items[] | select(.seat == $i + 1) | .points] | add // 0])' \
	    <<<"$output"
}

# Sets.

@test "a set from a file plays on where the file is not" {
	cp "$big" "$BATS_TEST_TMPDIR/mine.json"
	deal gondoliere --players 3 --seed f \
	    --set "$BATS_TEST_TMPDIR/mine.json" >"$BATS_TEST_TMPDIR/m"
	rm "$BATS_TEST_TMPDIR/mine.json"
	bot --level random --to-end <"$BATS_TEST_TMPDIR/m" |
	    validate --replay >"$BATS_TEST_TMPDIR/end"
	score --over <"$BATS_TEST_TMPDIR/end"
	jq -e '.set.set == "big"' "$BATS_TEST_TMPDIR/end"
	run -0 guess < <(replay --at 9 <"$BATS_TEST_TMPDIR/end" |
	    veil --seat 1)
	holds '.set.set == "big"'
	[ "$(replay --transcript <"$BATS_TEST_TMPDIR/end" | replay)" = \
	    "$(cat "$BATS_TEST_TMPDIR/end")" ]
}
@test "validate takes the sets that are played" {
	validate -q <"$big"
	validate -q <"$BATS_TEST_DIRNAME/../share/sets/gondoliere/standard.json"
}
@test "sets that cannot be played are refused, with reason and pointer" {
	local pointer filter match
	match=$(deal gondoliere --players 3)
	while IFS='|' read -r pointer filter; do
		jq -c "$filter" "$big" >"$BATS_TEST_TMPDIR/bad.json"
		run -1 --separate-stderr validate --error-format json \
		    <"$BATS_TEST_TMPDIR/bad.json"
		[ "$(jq -rs '.[0].pointer' <<<"$stderr")" = "$pointer" ] || {
			echo "$filter: $stderr"
			false
		}
		run -1 --separate-stderr box gondoliere \
		    --set "$BATS_TEST_TMPDIR/bad.json"
		[ -z "$output" ]
		jq -c --slurpfile bad "$BATS_TEST_TMPDIR/bad.json" \
		    '.set = $bad[0]' <<<"$match" >"$BATS_TEST_TMPDIR/match"
		run -1 --separate-stderr validate --error-format json \
		    <"$BATS_TEST_TMPDIR/match"
		[ "$(jq -rs '.[0].pointer' <<<"$stderr")" = "/set$pointer" ]
	done <<'END'
/canal|.canal = {}
/canal|.canal = {"straight": 0}
/canal|.canal = {"straight": 60, "curve": 60}
/canal|.canal = []
/canal/straight|.canal.straight = 100
/canal/straight|.canal.straight = "many"
/canal/bend|.canal.bend = 1
/canal/straight+5|.canal["straight+5"] = 1
/canal/straight+0|.canal["straight+0"] = 1
/canal/Curve|.canal.Curve = 1
/stages|.stages = {}
/stages|.stages = {"1": 21}
/stages/5|.stages["5"] = 1
/stages/0x|.stages["0x"] = 1
/stages/R1|.stages.R1 = 1
/stages/1|.stages["1"] = -1
/piazza|.piazza = [1,2,3]
/piazza/2|.piazza[2] = 100
/piazza/0|.piazza[0] = "4"
/set|.set = ""
/extra|.extra = 1
END
}
@test "a box names its tiles in one letter case only" {
	local pointer filter
	box gondoliere | validate -q
	while IFS='|' read -r pointer filter; do
		box gondoliere | jq -c "$filter" >"$BATS_TEST_TMPDIR/box"
		run -1 --separate-stderr validate --error-format json \
		    <"$BATS_TEST_TMPDIR/box"
		[ "$(jq -rs '.[0] | .pointer + " " + .error' <<<"$stderr")" = \
		    "$pointer piece" ]
	done <<'END'
/piles/R/0|.piles.R[0] = "r1"
/piles/R/5|.piles.R[5] = "R1X"
/piles/canal/0|.piles.canal[0] = "Straight"
/piles/canal/39|.piles.canal[39] |= ascii_upcase
/piles/V/0|.piles.V |= map(ascii_downcase)
END
}
@test "a set without a member is refused by its name" {
	jq -c 'del(.stages)' "$big" >"$BATS_TEST_TMPDIR/bad.json"
	run -1 --separate-stderr box gondoliere \
	    --set "$BATS_TEST_TMPDIR/bad.json"
	[[ $stderr == *stages* ]]
	run -2 --separate-stderr box gondoliere --set printed
	[[ $stderr == *printed* ]]
	run -2 box gondoliere --set ./no-such.json
}
@test "the smallest sets can be played" {
	local stages
	for stages in '{"1": 1}' '{"4x": 2}' '{"1": 1, "2x": 2, "3": 1}'; do
		jq -c ".stages = $stages | .canal = {\"curve\": 9}" "$big" \
		    >"$BATS_TEST_TMPDIR/small.json"
		deal gondoliere --players 3 --seed s --count 20 \
		    --set "$BATS_TEST_TMPDIR/small.json" |
		    bot --level random --to-end | validate --replay |
		    score --over
	done
}
@test "the largest sets can be played" {
	jq -c '.stages = {"1": 5, "2": 5, "3": 5, "4x": 5} |
	    .canal = {"straight": 50, "curve": 49}' "$big" \
	    >"$BATS_TEST_TMPDIR/large.json"
	deal gondoliere --players 5 --seed s --count 20 \
	    --set "$BATS_TEST_TMPDIR/large.json" |
	    bot --level random --to-end | validate --replay | score --over
}

# Hidden information.

@test "a view hides the order of deck and stacks, but not what was swapped" {
	run -0 sh -c 'deal gondoliere --players 3 --seed v |
	    move swap keep keep'
	full=$output
	run -0 veil --seat 1 <<<"$full"
	holds '(.state.deck | unique) == ["??"]'
	holds '(.state.players[0].stack[:3] | unique) == ["??"]'
	holds '(.state.players[1].stack | unique) == ["??"]'
	[ "$(jq -c '.state.players[0].stack[3:]' <<<"$output")" = \
	    "$(jq -c '.state.players[0].stack[3:]' <<<"$full")" ]
	holds '.log[0] | test("^0 shuffle canal( [^? ]+){3}( \\?\\?){41}$")'
	holds '.log[1] | test("^0 shuffle R( R[^ ]+){6}( \\?\\?){3}$")'
	holds '.log[2] | test("^0 shuffle Y( Y[^ ]+){3}( \\?\\?){6}$")'
}
@test "every seat sees the same, and seat 0 as much" {
	run -0 sh -c 'deal gondoliere --players 4 --seed v |
	    bot --level random --to-end | replay --at 20'
	for seat in 1 2 3 4; do
		cmp <(veil --seat 0 <<<"$output" | jq -c 'del(.viewer)') \
		    <(veil --seat "$seat" <<<"$output" | jq -c 'del(.viewer)')
	done
}
@test "a view that shows or hides too much is not valid" {
	deal gondoliere --players 3 --seed v | move swap keep keep |
	    veil --seat 2 >"$BATS_TEST_TMPDIR/view"
	validate -q <"$BATS_TEST_TMPDIR/view"
	for filter in '.state.deck[0] = "curve"' \
	    '.state.players[0].stack[4] = "??"' \
	    '.state.players[1].stack[0] = "Y1"' \
	    '.state.players[1].display[0] = "??"' \
	    '.state.deck += ["??"]' '.state.players[1].stack = []'; do
		jq -c "$filter" "$BATS_TEST_TMPDIR/view" | run -1 validate -q
	done
}

# Documents edited by hand.

# broken RULE POINTER FILTER: the scene is valid, and edited so it is not.
broken() {
	validate -q <"$BATS_TEST_TMPDIR/scene"
	jq -c "$3" "$BATS_TEST_TMPDIR/scene" >"$BATS_TEST_TMPDIR/edited"
	run -1 --separate-stderr validate --error-format json \
	    <"$BATS_TEST_TMPDIR/edited"
	jq -se --arg rule "gondoliere.$1" --arg pointer "$2" \
	    'any(.[]; .rule == $rule and .pointer == $pointer)' \
	    <<<"$stderr" || {
		echo "$3: $stderr"
		false
	}
}
@test "a board that breaks a rule is refused with the rule and the place" {
	scene 1:straight 1:straight 1:R3 1:straight 1:Y1 1:straight \
	    >"$BATS_TEST_TMPDIR/scene"
	jq -e '.state.board[4].tile == "Y1"' "$BATS_TEST_TMPDIR/scene"
	# Two 3s, the tiles exchanged everywhere, and only on the board.
	broken placement.g /state/board/4 '.state |= walk(
	    if . == "Y1" then "Y3" elif . == "Y3" then "Y1" else . end)'
	broken placement.g /state/board/4 '.state.board[4].tile = "Y3"'
	broken placement.b /state/board/0 '.state.board[0].tile = "R1"'
	broken placement.a /state/board/4 '.state.board[4].x += 1'
	broken placement.a /state/board/0 '.state.board[0].y += 5'
	broken placement.d /state/board/4 '.state.board[4].tile = "R1"'
	broken canals.1 /state/routes/0/end '.state.routes[0].end = [0,7]'
	broken pieces.6 /state/routes/0/heading '.state.routes[0].heading =
	    "E"'
	broken routes.2 /state/routes/0/complete '.state.routes[0].complete =
	    true'
	broken pieces.7 /state/board/0/sides '.state.board[0].sides = "EW"'
	broken pieces.7 /state/board/0/sides '.state.board[0].sides = "NE"'
	broken canals.2 /state/board/0/routes '.state.board[0].routes = [1,2]'
	broken placement.c /state/board/3 '.state.board |=
	    (.[3].tile = "Y1" | .[4].tile = "straight")'
}
@test "a state that breaks a rule is refused with the rule and the place" {
	scene 1:straight 1:straight 1:R3 1:straight >"$BATS_TEST_TMPDIR/scene"
	broken turns.1 /state/placed '.state.placed = 3'
	broken turns.3 /state/canal '.state.placed = 0'
	broken turns.3 /state/players/1/display '.state.players[1] |=
	    (.stack = [.display[0]] + .stack | .display |= .[1:])'
	broken pieces.3 /state/deck '.state.deck |= .[1:]'
	broken pieces.3 /state/board/0/tile '.state.board[0].tile =
	    "straight+4"'
	broken turns.2 /state/canal/0 '.state.canal[0] = "R1"'
	broken turns.2 /state/players/0/stack/0 '.state.players[0].stack[0] =
	    "Y1"'
	broken end.4 /state/phase '.state.phase = "over" | .turn = null'
	broken setup.2 /state/board '.state.phase = "display"'
	deal gondoliere --players 3 --seed x >"$BATS_TEST_TMPDIR/scene"
	broken setup.2 /state/players/0/swapped '.state.players[0].swapped =
	    true'
	broken setup.1 /state/phase '.state.phase = "shuffle" | .turn = 0'
}
@test "a tile laid after the end is refused" {
	scene "${back1[@]}" "${back2[@]}" "${back3[@]}" "${back4[@]}" \
	    "${back5[@]}" >"$BATS_TEST_TMPDIR/scene"
	broken end.1 /state/board/10 '.state.canal |= .[1:] |
	    .state.placed = 2 | .state.board += [{"tile": "curve", "x": -1,
	    "y": 1, "sides": "ES", "routes": [6]}]'
	broken end.1 /state/phase '.state.phase = "turns" | .turn = 1'
}

# Many matches.

@test "in random play each tile has one place, none on a complete route" {
	for n in 3 4 5; do
		deal gondoliere --players "$n" --seed many --count 100
	done | bot --level random --to-end >"$BATS_TEST_TMPDIR/all"
	validate -q --replay <"$BATS_TEST_TMPDIR/all"
	score --over <"$BATS_TEST_TMPDIR/all"
	jq -se 'all(.[]; (.seats | length) as $n |
	    ([.state | .deck, .canal, [.board[].tile],
	    (.players[] | .stack, .display) | .[]] | length) == 44 + 9 * $n)' \
	    <"$BATS_TEST_TMPDIR/all"
	head -n 20 "$BATS_TEST_TMPDIR/all" | replay | jq -nce '
	    reduce inputs as $m ({ok: true, before: null};
	    if $m.log[-1][2:7] == "place" and .before != null and
		(.before.board | length) + 1 == ($m.state.board | length)
	    then ($m.log[-1] / " ")[2] as $route |
		.ok = (.ok and
		    (.before.routes[($route | tonumber) - 1].complete | not))
	    else . end | .before = $m.state) | .ok'
}
@test "legal moves, states and scores are those of an independent model" {
	cd "$BATS_TEST_TMPDIR"
	jq '.set = "crossings" | .stages = {"1x": 4, "2x": 4, "3x": 4,
	    "4x": 8} | .canal = {"straight": 25, "curve": 74}' "$big" \
	    >crossings.json
	for n in 3 4 5; do
		deal gondoliere --players "$n" --seed "a$n" --count 12
		deal gondoliere --players "$n" --seed "b$n" --first 2 \
		    --set "$big" --count 4
		deal gondoliere --players "$n" --seed "c$n" \
		    --set ./crossings.json --count 8
	done | bot --level random --to-end >matches
	deal gondoliere --players 4 --seed g --count 6 | bot --to-end >>matches
	while read -r match; do
		replay --at 0 <<<"$match"
		replay <<<"$match"
	done <matches | legal --json >moves
	score <matches >scores
	run -0 python3 "$BATS_TEST_DIRNAME/model/gondoliere.py" check \
	    matches moves scores
	[ "$output" -gt 3000 ]
}
@test "greedy has more points than random" {
	local levels
	for levels in greedy,random,random random,greedy,random \
	    random,random,greedy; do
		deal gondoliere --players 3 --seed better --count 60 |
		    bot --level "$levels" --to-end | score -f /dev/stdin |
		    jq -se --arg levels "$levels" '
		    ($levels / "," | index("greedy")) as $g |
		    [.[].points as $p | range(3) | select(. != $g) |
			$p[$g] > $p[.]] |
		    (map(select(.)) | length) >= 0.9 * length'
	done
}

# Golden.

@test "the match of the seed lion is the same for ever" {
	[ "$(deal gondoliere --players 4 --seed lion | bot --level random \
	    --to-end | replay --transcript | b2sum -l 128)" = \
	    "$(cat "$fixtures/gondoliere/lion.b2sum")" ]
}
@test "the counts of decisions are the same for ever" {
	deal gondoliere --players 3 --seed lion >"$BATS_TEST_TMPDIR/m"
	for n in 1 2 3 4 5; do
		legal --perft "$n" <"$BATS_TEST_TMPDIR/m"
	done | diff "$fixtures/gondoliere/perft" -
}
