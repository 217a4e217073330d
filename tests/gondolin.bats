# The rules of Gondolin Cards, one by one; gondolin(6) has their numbers.

load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

filter=.
locations='["ford"]'

# begin 'HAND...' 'DECK...': a match with this hand and this deck, the top
# first, without a seed, in its first turn.  The set is that of the tests with
# $filter over it.
begin() {
	jq -c --arg hand "$1" --arg deck "$2" --argjson locations "$locations" '
	    .stories[0] |= ((.hand = ($hand | [splits(" +")] - [""] | length)) |
	    .ready = ($locations + ("\($hand) \($deck)" | [splits(" +")] -
	    [""]) | group_by(.) | map({key: .[0], value: length}) |
	    from_entries)) | '"$filter" "$fixtures/gondolin/set.json" >set.json
	# shellcheck disable=SC2086
	box gondolin --set ./set.json --mode easy \
	    ${1:+--hand "$(tr -s ' ' , <<<"$1")"} | deal |
	    if [ "$locations" = '["ford"]' ]; then move "shuffle $2"; else cat; fi
}

# has FILTER: it holds of the match on standard input, which is valid.
has() {
	local match
	match=$(validate --replay)
	jq -e "$1" <<<"$match" >/dev/null || {
		jq -c .state <<<"$match"
		return 1
	}
}
# counts FILTER: the same of the score.
counts() {
	local result
	result=$(score)
	jq -e "$1" <<<"$result" >/dev/null || {
		echo "$result"
		return 1
	}
}
lists() {
	diff <(printf '%s\n' "$@") <(legal)
}
# refuses RULE MOVE...: the last move is refused by that rule.
refuses() {
	run -1 --separate-stderr move --error-format json "${@:2}"
	[ -z "$output" ]
	[ "$(jq -r .rule <<<"$stderr")" = "gondolin.$1" ] || {
		echo "$stderr"
		return 1
	}
}

# From here on the set is changed so, or a card of it has these effects.
alter() {
	filter+=" | $1"
}
gives() {
	alter ".cards |= map(if .id == \"$1\" then .effects = $2 else . end)"
}

end='end-phase'

# The worked examples of the printed rules.

@test "S 5, R 3 and M 1 make R 4" {
	[ "$(score gondolin resource R=3 S=5 M=1 | jq .R)" -eq 4 ]
	filter='.cards[0].stats = {"R": 3, "S": 5, "M": 1, "P": 0}'
	begin '' 'yeoman yeoman' | move $end | has '.state.stats.R == 4'
}
@test "an enemy drawn in turn 3 with a siege of 1 attacks in turn 4" {
	begin 'giant' 'yeoman yeoman foe-b yeoman' |
	    move 'play giant' $end $end $end >m.json
	has '.state.turn == 4 and .state.phase == "defence"' <m.json
	move $end <m.json | has '.state.phase == "main" and
	    .state.turn == 4 and .state.sheet[3].attack == "repelled"'
}
@test "A in turn 13, B in 14 and C in 15: all attack in turn 15" {
	filter='.cards |= map(if .id == "rain" then .effects = [] else . end) |
	    .cards += [range(12) | {id: "o\(.)", title: "-", type:
	    "occurrence", text: "-"}]'
	begin 'giant' "$(echo o{0..11}) foe-a foe-b foe-c" |
	    move 'play giant' $end $end $end $end $end $end $end $end $end \
	    $end $end $end $end $end >m.json
	has '.state.turn == 15 and .state.phase == "defence" and
	    ([.state.sheet[].attack] | unique == ["none"])' <m.json
	table <m.json | grep -q 'attacks in turn 16'
	table <m.json | grep -q 'attacks in turn 15'
	table <m.json | grep -q 'attacks in turn 17'
	move $end <m.json | has '.state.defeated == 3 and
	    .state.sheet[14].TA == 6'
}
@test "a flying A 3 against a D 2 that counters flying: lost" {
	run -0 score gondolin attack 3:flying against 2:flying
	holds '.attack == "overrun"'
	filter='.cards |= map(if .id == "archer" then .D = 2 else . end)'
	begin 'archer' 'bat' | move 'play archer' $end |
	    has '.turn == null and .state.sheet[-1].attack == "overrun"'
}
@test "flying 6, flying 3 and plain 6 against D 6 with a counter and D 10" {
	run -0 score gondolin attack 6:flying 3:flying 6 against 6:flying 10
	holds '.TA == 15 and .TD == 16 and .attack == "repelled"'
	filter='.cards |= map(if .id == "bat" or .id == "boar" then .siege = 9
	    else . end)'
	begin 'archer giant' 'bat boar big-bat yeoman' |
	    move 'play archer' 'play giant' $end $end $end >m.json
	move $end <m.json | has '.state.sheet[3].TA == 15 and
	    .state.sheet[3].TD == 16 and .state.sheet[3].attack == "repelled"
	    and (.state.play | length) == 3'
}

# Decks and the opening.

faults() {
	local told
	! told=$(gondolin-deck --set ./set.json --check <<<"$1" 2>&1) ||
	    return 1
	[ "$(wc -l <<<"$told")" -eq "$2" ] || { echo "$told"; return 1; }
	[[ $told == *"$3"* ]]
}
@test "a deck keeps the limits of copies, and every fault is told (deck 2)" {
	begin '' yeoman >/dev/null
	faults '{"cards": {"ford": 1, "guard": 4, "elder": 2, "wall": 2,
	    "read": 2, "rain": 2, "mud": 2, "wolf": 4, "lord": 2}}' 8 'deck 2'
	gondolin-deck --set ./set.json --check <<<'{"cards": {"ford": 1,
	    "guard": 3, "elder": 1, "wall": 1, "read": 1, "rain": 1,
	    "mud": 1, "wolf": 3, "lord": 1}}'
}
@test "a deck has a location, and only cards of the set (deck 1)" {
	begin '' yeoman >/dev/null
	faults '{"cards": {"guard": 1}}' 1 'deck 1'
	faults '{"cards": {"ford": 1, "unicorn": 1}}' 1 'unicorn'
}
@test "a deck has what the story wants (deck 3)" {
	filter='.stories[0].deck = {"cards": {"min": 3}, "locations": 1,
	    "events": 1, "enemies": {"max": 0}} | del(.stories[0].ready)'
	begin '' '' >/dev/null 2>&1 || true
	faults '{"cards": {"ford": 1, "mill": 1, "wolf": 2}}' 3 'deck 3'
	gondolin-deck --set ./set.json --check \
	    <<<'{"cards": {"ford": 1, "guard": 1, "rain": 1}}'
}
@test "a deck has enough cards for the hand (deck 4)" {
	begin 'guard guard' 'rain' >/dev/null
	faults '{"cards": {"ford": 1, "guard": 1, "rain": 1}}' 1 'deck 4'
}
@test "the location gives the stats, and enters in turn 1 (opening 1)" {
	begin '' 'yeoman' | has '.state.stats == {"R": 5, "S": 6, "M": 0,
	    "P": 0} and .state.play == [{"card": "ford", "turn": 1,
	    "used": false, "delay": 0}]'
}
@test "of several locations one is chosen (opening 1)" {
	locations='["ford", "mill"]'
	begin guard 'yeoman' >m.json
	lists 'location ford' 'location mill' <m.json
	refuses opening.1 'location guard' <m.json
	move 'location mill' 'shuffle yeoman' <m.json | has '.state.aside ==
	    ["ford"] and .state.play[0].card == "mill" and .state.stats.R == 1'
}
@test "an easy opening names the hand, defenders and achievements only" {
	begin 'guard read' 'wolf guard' >/dev/null
	box gondolin --set ./set.json --mode easy | deal >m.json
	lists 'hand guard' 'hand read' <m.json
	refuses opening.3 'hand wolf' <m.json
	refuses opening.2 'hand read' 'hand read' <m.json
	refuses opening.2 'end-phase' <m.json
	move 'hand guard' 'hand guard' 'shuffle read wolf' <m.json |
	    has '.state.hand == ["guard", "guard", "read"]'
}
@test "a hand in the options is as long as the story says, and possible" {
	begin 'guard read' 'wolf guard' >/dev/null
	for hand in guard guard,guard,read wolf,guard read,read lion,guard; do
		run -2 deal gondolin --set ./set.json --hand "$hand"
	done
	run -2 deal gondolin --set ./set.json --mode hard --hand guard,read
	run -0 deal gondolin --set ./set.json --hand read,guard
	holds '.options.mode == "easy"'
}
@test "a hard opening passes events over, and shuffles them back" {
	begin 'guard read' 'wolf bat yeoman' >/dev/null
	box gondolin --set ./set.json | jq -c '.piles.deck = ["wolf", "guard",
	    "bat", "yeoman", "read"]' | deal >m.json
	has '.state.hand == ["guard", "yeoman"] and .turn == 0 and
	    .state.deck == ["read", "wolf", "bat"]' <m.json
	run -0 veil --seat 1 <m.json
	holds '.log == ["0 shuffle wolf guard bat yeoman ??"]'
}

# The turn.

@test "turn 1 has no resource phase, but a draw (turn 1, 2)" {
	begin '' 'yeoman guard' | has '.state.stats.R == 5 and
	    .state.hand == ["yeoman"] and .state.sheet[0].drawn == "yeoman"'
}
@test "an empty deck is passed over" {
	begin '' '' | move $end | has '.state.turn == 2 and
	    .state.sheet[1].drawn == null'
}
poor='.cards[0].stats = {"R": 4, "S": 1, "M": 0, "P": 0}'
@test "what cannot be maintained is destroyed, no more than need be" {
	filter=$poor
	begin 'guard guard' 'yeoman' |
	    move 'play guard' 'play guard' $end >m.json
	has '.state.phase == "resource" and .turn == 1' <m.json
	lists 'destroy guard' <m.json
	refuses turn.1 'end-phase' <m.json
	refuses moves.1 'destroy yeoman' <m.json
	refuses turn.1 'destroy ford' <m.json
	refuses moves.1 'destroy guard#2' <m.json
	move 'destroy guard' <m.json | has '.state.phase == "resource"'
	move 'destroy guard' 'destroy guard' <m.json |
	    has '.state.phase == "main" and .state.stats.R == 0 and
	    .state.played == ["guard", "guard"] and
	    .state.sheet[1].destroyed == 2'
}
@test "with one M paid the other card stays" {
	filter='.cards[0].stats = {"R": 4, "S": 2, "M": 0, "P": 0}'
	begin 'guard guard' '' | move 'play guard' 'play guard' $end \
	    'destroy guard' | has '.state.phase == "main" and
	    (.state.play | length) == 2 and .state.stats.R == 0'
}
@test "with nothing left to destroy R becomes 0" {
	filter='.cards[0].stats = {"R": 1, "S": 0, "M": 3, "P": 0}'
	begin '' '' | move $end | has '.state.turn == 2 and .state.stats.R == 0'
}
@test "S counts as it is when the turn begins" {
	filter='.cards[0].stats = {"R": 0, "S": 4, "M": 0, "P": 0} |
	    .cards |= map(if .id == "garden" then .M = 5 else . end)'
	begin 'garden' '' | move 'play garden' $end >m.json
	has '.state.phase == "resource" and .state.income == 3' <m.json
	move 'destroy garden' <m.json | has '.state.stats.R == 3'
}
@test "an occurrence happens and goes to the played pile (turn 3)" {
	begin '' rain | has '.state.stats.S == 8 and .state.played == ["rain"]'
}
@test "no stat goes below 0 (stats 1)" {
	begin '' 'thief' | has '.state.stats.R == 0'
}
@test "effects of each turn begin in the turn after (turn 3)" {
	begin 'garden' 'drought yeoman' | move 'play garden' >m.json
	has '.state.stats.S == 6 and .state.stats.R == 5' <m.json
	counts '.values.S == 8' <m.json
	move $end <m.json | has '.state.stats.S == 5 and .state.stats.R == 10'
}
@test "a card that enters in the event phase does not do so in it (turn 3)" {
	filter='.stories[0].events = [{"turn": 1, "text": "-", "effects": [
	    {"do": "draw"}]}]'
	gives ford '[{"do": "change", "when": "turn", "what": "P", "by": 1}]'
	begin '' 'yeoman drought' >m.json
	has '.state.stats.S == 6 and .state.stats.P == 0' <m.json
	move $end <m.json | has '.state.stats.S == 5 and .state.stats.P == 1'
}
@test "the story comes first, then cards in play, then the drawn event" {
	filter='.stories[0].events = [{"turn": 2, "text": "-", "effects": [
	    {"do": "change", "what": "R", "by": -9}]}, {"turn": 2, "text": "-",
	    "effects": [{"do": "change", "when": "turn", "what": "R",
	    "by": 2}]}] | .cards |= map(if .id == "rain" then .effects =
	    [{"do": "change", "what": "S", "by": 7, "if": [{"value": "R",
	    "min": 3, "max": 3}]}] else . end)'
	begin 'garden' 'yeoman rain yeoman' | move 'play garden' $end >m.json
	has '.state.stats.R == 3 and .state.stats.S == 13' <m.json
	move $end <m.json | has '.state.stats.R == 13'
}
@test "what the story does each turn comes before what cards do" {
	filter='.stories[0].events = [{"turn": 1, "text": "-", "effects": [
	    {"do": "change", "when": "turn", "what": "R", "by": -99}]}]'
	begin 'garden' '' | move 'play garden' $end | has '.state.stats.R == 1'
}
@test "an event of the story lasts from the event phase of its turn on" {
	filter='.stories[0].events = [{"turn": 2, "text": "-", "effects": [
	    {"do": "change", "when": "while", "what": "S", "by": 4}]}]'
	begin '' '' | move $end >m.json
	has '.state.stats.R == 8' <m.json
	move $end <m.json | has '.state.stats.R == 13'
}
@test "a card costs R and needs P, which is not spent (turn 4)" {
	begin 'wall school giant guard guard' '' >m.json
	refuses turn.4 'play wall' <m.json
	move 'play school' 'play wall' <m.json |
	    has '.state.stats == {"R": 3, "S": 6, "M": 0, "P": 1} and
	    (.state.play | length) == 3'
	refuses turn.4 'play guard' 'play guard' 'play giant' 'play school' \
	    <m.json
}
@test "an enemy keeps the main phase away, unless it is beaten (turn 5)" {
	begin 'giant' 'foe-b rain' | move 'play giant' $end >m.json
	has '.state.turn == 2 and .state.phase == "defence"' <m.json
	begin 'giant' 'wolf rain' | move 'play giant' $end |
	    has '.state.turn == 1 and .state.phase == "main"'
}
@test "a siege that an effect ends is followed by a main phase (turn 5)" {
	begin 'hush' 'wolf' | move 'play hush' $end | has '.state.turn == 1 and
	    .state.phase == "main" and .state.played == ["wolf", "hush"] and
	    .state.defeated == 0 and .state.stats.P == 0'
}
@test "an enemy in the main phase makes it a defence phase (turn 5)" {
	begin 'read giant' 'yeoman wolf rain' | move 'play read' >m.json
	has '.state.phase == "defence" and .state.stats.S == 8' <m.json
	move $end <m.json | has '.state.sheet[0].attack == "undefended"'
	move 'play giant' $end <m.json | has '.state.turn == 1 and
	    .state.phase == "main"'
}

# Attacks.

@test "without a defender an enemy need not wait (attack 1)" {
	begin 'school' 'foe-a' | move 'play school' $end | has '.turn == null
	    and .state.sheet[0].attack == "undefended"'
}
@test "a siege of 0 attacks in the same turn, after the defence (attack 2)" {
	begin 'giant' 'wolf' | has '.state.phase == "defence"'
	begin 'giant' 'wolf' | move 'play giant' $end |
	    has '.state.defeated == 1'
}
@test "an ability that nobody counters is lost, however strong (attack 3)" {
	begin 'giant' 'bat' | move 'play giant' $end |
	    has '.state.sheet[0].attack == "uncountered"'
	begin 'giant archer' 'bat' | move 'play giant' 'play archer' $end |
	    has '.state.sheet[0].attack == "repelled"'
}
@test "equal totals destroy all, the settlement stands, with its bonus" {
	begin 'yeoman' 'wolf' | move 'play yeoman' $end | has '.turn == 1 and
	    .state.sheet[0].attack == "stalemate" and .state.stats.P == 1 and
	    .state.stats.R == 5 and .state.played == ["wolf", "yeoman"] and
	    (.state.play | length) == 1'
}
@test "a destroyed card takes its M with it" {
	begin 'guard' 'flood' | has '.state.hand == ["guard"]'
	begin 'guard' 'rain flood' | move 'play guard' >m.json
	counts '.values.M == 1 and .values.TD == 3' <m.json
	move $end <m.json | counts '.values.M == 0 and .values.TD == 0'
}
@test "the match is won after the last turn, enemies or not (end 1)" {
	filter='.stories[0].turns = 2'
	begin 'giant' 'rain wolf' | move 'play giant' $end | has '.turn == 1'
	filter='.stories[0].turns = 1'
	begin 'giant' 'foe-a' | move 'play giant' $end >m.json
	has '.turn == null' <m.json
	counts '.survived and .winners == [1] and .points == [8]' <m.json
	begin 'yeoman' 'foe-a' | move 'play yeoman' $end | counts .survived
}
@test "a lost settlement has no points (end 2)" {
	begin '' 'wolf' | move $end | counts '.survived == false and
	    .points == [0] and .winners == []'
}

@test "an enemy whose turn is past attacks, too (attack 2)" {
	gives mast '[{"do": "change", "what": "siege", "by": 9}]'
	gives rain '[{"do": "destroy", "of": {"card": "mast"}, "pick": "all"}]'
	begin 'mast giant' 'foe-b yeoman rain' | move 'play mast' \
	    'play giant' $end $end >m.json
	has '.state.turn == 3 and .state.defeated == 0' <m.json
	move $end <m.json | has '.state.sheet[2].attack == "repelled"'
}
@test "without an enemy there is no TA, whatever boosts it (stats 2)" {
	begin 'muster' '' | move 'play muster' | counts '.values.TA == 0'
}
@test "no cost, D, A, TD, S or siege counts below 0 (stats 1, 2, 3)" {
	begin 'smith twin' '' | move 'play smith' 'play twin' |
	    has '.state.stats.R == 5'
	gives wall '[{"do": "change", "what": "D", "by": -9}]'
	gives school '[{"do": "change", "what": "A", "by": -2},
	    {"do": "change", "what": "siege", "by": -9}]'
	gives chart '[{"do": "change", "when": "while", "what": "TD",
	    "by": -20}, {"do": "change", "when": "while", "what": "S",
	    "by": -20}]'
	alter '.cards[0].stats.P = 1'
	begin 'wall giant yeoman' '' | move 'play giant' 'play yeoman' \
	    'play wall' | counts '.values.TD == 1'
	begin 'giant chart' '' | move 'play giant' 'play chart' >m.json
	counts '.values.TD == 0 and .values.S == 0' <m.json
	move $end <m.json | has '.state.stats.R == 4'
	alter '.cards |= map(if .id == "foe-b" then .siege = 9 else .
	    end)'
	begin 'giant school' 'foe-b foe-a' | move 'play giant' $end \
	    'play school' >m.json
	counts '.values.TA == 1' <m.json
	table <m.json | grep 'foe-a' | grep -q 'attacks in turn 2'
}

# Effects, verb by verb.

@test "lasting changes of D, A, TA, cost, needs and siege" {
	begin 'school wall yeoman elder' 'yeoman' | move 'play school' \
	    'play wall' 'play yeoman' 'play elder' | counts '.values.TD == 7'
	begin 'giant' 'rain drums foe-a' | move 'play giant' $end $end |
	    counts '.values.TA == 5'
	begin 'smith guard' '' | move 'play smith' 'play guard' |
	    has '.state.stats.R == 4'
	begin 'chart wall' '' | move 'play chart' 'play wall' |
	    has '.state.stats.R == 4'
	begin 'mast giant' 'foe-b' | move 'play mast' 'play giant' $end $end \
	    >m.json
	has '.state.turn == 3 and .state.defeated == 0' <m.json
	move $end <m.json | has '.state.defeated == 1'
}
@test "give and take an ability, give a counter" {
	begin 'giant' 'wings wolf' | move 'play giant' $end $end |
	    has '.state.sheet[1].attack == "uncountered"'
	begin 'giant' 'wings nets wolf' | move 'play giant' $end $end $end |
	    has '.state.sheet[2].attack == "repelled"'
	begin 'giant' 'mud wings bat' | move 'play giant' $end $end $end |
	    has '.state.sheet[2].attack == "repelled"'
}
@test "draw, also into an event that enters at once, then the rest" {
	begin '' 'herald drought guard yeoman' | has '.state.hand == ["guard"]
	    and .state.play[1].card == "drought" and
	    .state.played == ["herald"]'
	begin 'read' 'yeoman' | move 'play read' | has '.state.deck == []'
}
@test "destroy by choice has its target in the move (effects 4)" {
	begin 'smite giant' 'wolf' >m.json
	lists 'play giant' 'play smite on wolf' $end <m.json
	refuses effects.4 'play smite' <m.json
	refuses effects.4 'play smite on giant' <m.json
	move 'play smite on wolf' <m.json | has '.state.stats.P == 1 and
	    .state.defeated == 1 and .state.played == ["wolf", "smite"]'
}
@test "an effect with nothing to act on does nothing" {
	begin 'smite' '' | move 'play smite' | has '.state.played == ["smite"]'
}
@test "a target is asked for before anything hidden can matter" {
	filter='.cards |= map(if .id == "smite" then .effects +=
	    [{"do": "draw"}] else . end)'
	begin 'smite yeoman' 'rain guard guard' >m.json
	diff <(veil --seat 1 <m.json | legal) <(legal <m.json)
	move 'play smite' <m.json | has '.state.hand == ["yeoman", "guard"]'
}
@test "a choice that may be declined is asked for, each time" {
	begin 'cull yeoman guard' '' | move 'play yeoman' 'play guard' \
	    'play cull' >m.json
	lists 'choose yeoman' 'choose guard' 'choose none' <m.json
	refuses effects.4 $end <m.json
	move 'choose none' <m.json | has '.state.played == ["cull"]'
	move 'choose guard' <m.json >n.json
	lists 'choose yeoman' 'choose none' <n.json
	move 'choose yeoman' <n.json | has '.state.agenda == [] and
	    .state.played == ["guard", "yeoman", "cull"]'
}
@test "the strongest, the weakest, and of equals the first" {
	begin 'guard yeoman giant' 'rain comet flood' | move 'play guard' \
	    'play yeoman' 'play giant' $end >m.json
	has '.state.played == ["rain", "giant", "comet"]' <m.json
	move $end <m.json | has '.state.played[3] == "yeoman"'
}
@test "at random chance picks, each copy by itself" {
	begin 'panic yeoman yeoman guard' '' | move 'play yeoman' \
	    'play yeoman' 'play guard' 'play panic' >m.json
	has '.turn == 0' <m.json
	run -1 move 'pick panic' <m.json
	move 'pick guard' <m.json | has '.state.played == ["guard", "panic"]'
	for seed in 1 2 3 4 5 6; do
		jq -c --arg s "$seed" '.seed = $s' <m.json | bot |
		    jq -r '.log | map(select(startswith("0 pick")))[0]'
	done | sort -u | grep -c . | grep -qx 2
}
@test "what comes back cannot be played in the same turn (effects 5)" {
	begin 'raise yeoman' 'rain flood thief' | move 'play yeoman' $end \
	    'play raise on yeoman' >m.json
	has '.state.returned == ["yeoman"] and .state.hand == []' <m.json
	refuses effects.5 'play yeoman' <m.json
	move $end <m.json | has '.state.hand == ["yeoman"]'
}
@test "delay lengthens a siege" {
	begin 'slow giant' 'foe-a foe-b' | move 'play giant' $end \
	    'play slow' $end $end $end >m.json
	has '.state.turn == 4 and .state.defeated == 2' <m.json
	begin 'slow giant' 'foe-b' | move 'play giant' 'play slow' $end $end \
	    $end | has '.state.turn == 4 and .state.defeated == 0'
}
@test "TD and TA to the end of the turn, under a condition" {
	begin 'muster giant' 'foe-a rain' | move 'play giant' >m.json
	move 'play muster' <m.json | counts '.values.TD == 10 and
	    .values.TA == 4'
	begin 'muster giant' 'foe-a foe-c' | move 'play giant' $end \
	    'play muster' >m.json
	counts '.values.TD == 14 and .values.TA == 6' <m.json
	move $end <m.json | counts '.values.TD == 10'
}
@test "activation costs R, once a turn or once (effects 3)" {
	begin 'twin elder' 'rain' | move 'play twin' 'play elder' \
	    'activate twin' >m.json
	counts '.values.TD == 7 and .values.R == 3' <m.json
	refuses effects.3 'activate twin' <m.json
	move $end 'activate twin' 'activate elder' <m.json >n.json
	refuses effects.3 'activate elder' $end 'activate elder' <m.json
	refuses effects.3 'activate ford' <m.json
}
@test "copies are named apart only if something tells them apart (moves 1)" {
	begin 'twin twin twin' '' | move 'play twin' 'play twin' 'play twin' \
	    >m.json
	lists 'activate twin' $end <m.json
	refuses moves.1 'activate twin#2' <m.json
	move 'activate twin' <m.json >n.json
	lists 'activate twin#2' $end <n.json
	move 'ACTIVATE TWIN#2' <n.json | has '.log[-1] == "1 activate twin#2"'
}
@test "enemies that attack in different turns are named apart" {
	begin 'smite giant' 'foe-a foe-a' | move 'play giant' $end >m.json
	lists 'play smite on foe-a' 'play smite on foe-a#2' $end <m.json
	move 'play smite on foe-a#2' <m.json |
	    has '.state.play[1] | .card == "foe-a" and .turn == 1'
}
@test "of equals the strongest and the weakest is the first (effects 7)" {
	filter='.cards |= map(if .id == "yeoman" then .D = 3 else . end)'
	begin 'yeoman guard' 'rain comet' | move 'play yeoman' 'play guard' \
	    $end | has '.state.played[1] == "yeoman"'
	begin 'guard yeoman' 'rain flood' | move 'play guard' 'play yeoman' \
	    $end | has '.state.played[1] == "guard"'
}
@test "strength is as it counts now, in the played pile as printed" {
	gives school '[{"do": "change", "what": "D", "by": 5,
	    "of": {"card": "yeoman"}}]'
	gives raise '[{"do": "return", "pick": "strongest",
	    "of": {"type": "defender"}}]'
	begin 'school yeoman guard raise' 'rain comet flood' |
	    move 'play school' 'play guard' 'play yeoman' $end >m.json
	has '.state.played[1] == "yeoman"' <m.json
	move $end 'play raise' <m.json | has '.state.returned == ["guard"]'
}
@test "what is taken is gone, whatever gives it (effects 2)" {
	begin 'giant' 'wings mud wolf' | move 'play giant' $end $end $end |
	    has '.state.sheet[2].attack == "repelled"'
}
@test "lasting effects look at what is printed, others at what is (effects 2)" {
	gives drums '[{"do": "change", "what": "A", "by": 3,
	    "of": {"ability": "flying"}}]'
	gives smite '[{"do": "destroy", "of": {"ability": "flying"},
	    "pick": "choice"}]'
	begin 'giant smite' 'wings drums wolf' | move 'play giant' $end $end \
	    >m.json
	counts '.values.TA == 2' <m.json
	lists 'play smite on wolf' $end <m.json
}
@test "conditions of lasting effects look at stats without them (effects 2)" {
	gives wall '[{"do": "change", "what": "D", "by": 1,
	    "if": [{"value": "P", "min": 1}]}]'
	gives school '[{"do": "change", "when": "while", "what": "P",
	    "by": 1}]'
	begin 'school wall giant' '' | move 'play school' 'play wall' \
	    'play giant' | counts '.values.P == 1 and .values.TD == 10'
	alter '.cards[0].stats.P = 1'
	begin 'wall giant' '' | move 'play wall' 'play giant' |
	    counts '.values.TD == 11'
}
@test "an effect does not choose the card that it is on (effects 4)" {
	gives yeoman '[{"do": "destroy", "of": {"type": "defender"},
	    "pick": "choice"}]'
	begin 'yeoman guard' '' >m.json
	lists 'play guard' 'play yeoman' $end <m.json
	move 'play guard' <m.json | lists 'play yeoman on guard' $end
}
@test "a card that leaves does no more of its effects (effects 6)" {
	gives yeoman '[{"do": "destroy", "of": {"self": true}, "pick": "all"},
	    {"do": "change", "what": "R", "by": 9}]'
	gives garden '[{"do": "destroy", "when": "turn", "of": {"self": true},
	    "pick": "all"}, {"do": "change", "when": "turn", "what": "R",
	    "by": 9}]'
	gives school '[{"do": "change", "when": "turn", "what": "P", "by": 1}]'
	begin 'garden school yeoman' '' | move 'play garden' 'play school' \
	    'play yeoman' >m.json
	has '.state.played == ["yeoman"] and .state.stats.R == 3' <m.json
	move $end <m.json | has '.state.played == ["yeoman", "garden"] and
	    .state.stats.R == 6 and .state.stats.P == 1'
}
@test "a siege is shortened to 0 at the most; the rest is lost (stats 1)" {
	gives slow '[{"do": "delay", "by": -5, "pick": "all"}]'
	gives hush '[{"do": "delay", "by": 2, "pick": "all"}]'
	begin 'slow hush' 'foe-b' | move 'play slow' 'play hush' |
	    has '.state.play[1].delay == 1'
}
@test "an enemy's effect happens as it enters" {
	begin 'yeoman giant' 'rain lord' | move 'play yeoman' 'play giant' \
	    $end | has '.state.played == ["rain", "yeoman"]'
}

# Sets.

@test "every fault of a set is told with its place" {
	jq -c '.cards[2].effects = [{"do": "explode"}] | del(.cards[3].D) |
	    .cards[4].id = "guard" | .stories[0].score = "TD + * 2" |
	    .cards[5].needs = 1' "$fixtures/gondolin/set.json" >bad.json
	run -1 validate <bad.json
	[[ $output == */cards/2/effects/0/do*guard*explode* ]]
	[[ $output == */cards/3*D* ]]
	[[ $output == */cards/4/id*guard* ]]
	[[ $output == */stories/0/score*'column 6'* ]]
	[[ $output == */cards/5*needs* ]]
	[ "${#lines[@]}" -eq 5 ]
}
@test "a story whose deck cannot be built is refused" {
	jq -c '.stories[0].deck = {"locations": 3}' \
	    "$fixtures/gondolin/set.json" >bad.json
	run -1 validate <bad.json
	[[ $output == */stories/0/deck*'no deck for test'* ]]
}
@test "a match with a set from a file plays on when the file is gone" {
	begin 'giant' 'wolf rain' >m.json
	rm set.json
	move 'play giant' $end <m.json | validate -q --replay
	bot --to-end <m.json | counts .survived
}
@test "a set where every verb is used loads and plays" {
	for verb in change give take draw destroy return lift delay; do
		jq -e --arg verb "$verb" '[.cards[].effects[]?.do] |
		    index($verb)' "$fixtures/gondolin/set.json"
	done
	validate -q <"$fixtures/gondolin/set.json"
}
# Worked out anew for every figure that is asked for, this takes minutes.
@test "a set full of lasting effects with conditions costs bounded time" {
	jq -c -n '[{in_play: {hero: false, counter: "flying"}, min: 0},
	    {in_play: {hero: false}, min: 0}, {value: "M", min: 0},
	    {in_play: {ability: "flying"}, max: 900}] as $few |
	    [{do: "change", what: ("D", "A", "cost", "siege", "TD"), by: 1,
	    when: "while", "if": $few},
	    {do: "give", counter: "flying", "if": $few}, {do: "draw", count: 9},
	    {do: "change", what: "R", by: -1, when: "turn", "if": $few}] as $all |
	    [range(38) | {id: "d-\(.)", title: "D", type: "defender",
	    text: "All at once.", D: 9, R: 0, M: 0, counters: ["flying"],
	    effects: $all}] as $cards |
	    {set: "full", cards: ([{id: "ford", title: "Ford", text: "Wet.",
	    type: "location", stats: {R: 99, S: 99, M: 0, P: 9}}] + $cards),
	    stories: [{id: "long", title: "Long", turns: 60, hand: 20,
	    deck: {}, events: [], score: "R", ready: ({ford: 1} +
	    ($cards | map({key: .id, value: 3}) | from_entries))}]}' >full.json
	deal gondolin --set ./full.json --seed x >m.json
	run -0 timeout 30 bot --level random --to-end <m.json
	run -0 validate <<<"$output"
}

@test "the starter set has what it should" {
	set=$BATS_TEST_DIRNAME/../share/sets/gondolin/starter.json
	jq -e '(.cards | length) >= 60 and (.stories | length) == 4 and
	    ([.cards[] | select(.type == "location")] | length) == 4 and
	    ([.cards[].type] | unique | length) == 7 and
	    ([.stories[].turns] | . == sort and .[0] >= 12 and .[-1] <= 24)
	    and ([.cards[].abilities[]?] | unique | length) >= 3 and
	    all(.stories[]; .ready) and any(.cards[]; .hero) and
	    any(.cards[]; .eminent)' "$set"
}

# Formulas.

@test "formulas divide rounding down, and by 0 give 0" {
	[ "$(score gondolin 'R / 2' R=-3 | jq .points)" -eq -2 ]
	[ "$(score gondolin '7 / (R - 3)' R=3 | jq .points)" -eq 0 ]
	[ "$(score gondolin '2 + 3 * -(4 - 6)' | jq .points)" -eq 8 ]
	[ "$(score gondolin '10 - 2 - 3' | jq .points)" -eq 5 ]
}
@test "a formula that is none is refused at its column" {
	run -1 score gondolin 'R + (2 * S'
	[[ $output == *'column 11'* ]]
	run -1 score gondolin 'R + 2 S'
	[[ $output == *'column 7'* ]]
	run -1 score gondolin 'R + lions'
	run -1 score gondolin attack against 3
	run -1 score gondolin
}
@test "the terms of the formula explain the points" {
	begin 'giant' '' | move 'play giant' >m.json
	run -0 score --explain <m.json
	holds '([.items[].points] | add) == .points[0] and
	    (.items | length) == 3'
}

# States that cannot be.

@test "a state edited by hand is refused" {
	begin 'cull yeoman guard twin' 'rain drought' | move 'play yeoman' \
	    'play guard' 'play cull' >m.json
	for edit in '.state.hand += ["guard"]' 'del(.state.play[0])' \
	    '.state.play[1].used = true' '.state.play[1].delay = 1' \
	    '.state.play[1].turn = 2' '.state.turn = 2' '.state.deck = []' \
	    '.state.phase = "event"' '.state.agenda = []' \
	    '.state.agenda[0].left = 3' '.state.agenda[0].left = 0' \
	    '.state.agenda[0].what = "now"' '.state.agenda[0].effect = 1' \
	    '.state.agenda[0].card = "rain"' '.state.income = 1' \
	    '.state.sheet[0].R += 1' '.state.sheet[0].attack = "overrun"' \
	    '.state.defeated = 1' '.state.stats.R = -1' \
	    '.state.aside = ["ford"]' '.state.phase = "over"' \
	    '.state.returned = ["cull"]' '.state.agenda += .state.agenda'; do
		jq -c "$edit" m.json >bad.json
		run -1 validate <bad.json || { echo "taken: $edit"; return 1; }
	done
}
@test "the order of the deck is hidden, not its cards" {
	begin '' 'yeoman guard wolf' >m.json
	veil --seat 1 <m.json >view.json
	jq -e '.state.deck == ["??", "??"] and
	    .log == ["0 shuffle yeoman ?? ??"]' view.json
	jq -c '.state.deck[0] = "guard"' view.json | run -1 validate
	guess -n 8 <view.json | jq -c '.state.deck' | sort -u | wc -l |
	    grep -qx 2
}

@test "a move that names no card of the deck says so" {
	begin '' yeoman >m.json
	run -1 move 'play lion' <m.json
	[ "$output" = "move: play lion: no card of this deck: write play CARD\
 [on CARD]" ]
}

# What never changes.

@test "the match of the seed lion is the same for ever" {
	[ "$(deal gondolin --seed lion | bot --level random \
	    --to-end | replay --transcript | b2sum -l 128)" = \
	    "$(cat "$fixtures/gondolin/lion.b2sum")" ]
}
@test "the counts of decisions are the same for ever" {
	run -0 legal --perft 6 < <(deal gondolin --seed lion)
	[ "$output" = "$(cat "$fixtures/gondolin/perft")" ]
}
@test "greedy survives more often than random" {
	survived() {
		deal gondolin --seed bar --count 150 | bot --level "$1" \
		    --to-end | score | jq -s 'map(select(.survived)) | length'
	}
	[ "$(survived greedy)" -gt "$(survived random)" ]
}
