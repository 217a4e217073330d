# The rules of Canal Grande, one by one; canal(6) has their numbers.

load helper.bash

# What a position has besides hands; by seat with a slash in between.
deck='' discards='' numbers='' won='' options=()

# For jq: cards in card order.
# shellcheck disable=SC2016
sorted='def sorted: sort_by(. as $card | ["CN", "SC", "SP", "DD", "SM", "CS",
    "spy", "traitor", "gondola", "doge", "1", "2", "3"] | index($card));'

# stacked N OPENING NUMBERS ACTIONS: a match without a seed, with these cards
# on top of its piles.  The first four of the opening are those of seat 1.
stacked() {
	local top match
	# shellcheck disable=SC2016
	top='def top($cards): reduce $cards[] as $c (.; del(.[index($c)])) |
	    $cards + .;'
	match=$(box canal --players "$1" |
	    jq -c --arg o "$2" --arg n "$3" "$top"'
	    .piles.opening |= top($o / " ") | .piles.number |= top($n / " ")' |
	    deal "${options[@]}")
	move "shuffle action $(jq -r --arg a "$4" "$top"'
	    .state.action_deck | top($a / " ") | join(" ")' <<<"$match")" \
	    <<<"$match"
}

# position N SEAT SPECIALS HAND...: a match for N without a seed, in which that
# seat, the distributor, is to use these special cards and all have these
# hands.  What is not said to be elsewhere lies in the deck.
position() {
	local n=$1 seat=$2 use=$3
	shift 3
	jq -nc --argjson n "$n" --argjson seat "$seat" --arg use "$use" \
	    --arg deck "$deck" --arg discards "$discards" \
	    --arg numbers "$numbers" --arg won "$won" \
	    --argjson box "$(box canal --players "$n")" "$sorted"'
	    def words: . / " " | map(select(. != "")) | sorted;
	    def by_seat: [(. / "/" | map(words)), [range($n) | []]] |
		[range($n) as $i | .[0][$i] // []];
	    def less($cards): reduce $cards[] as $c (.; del(.[index($c)]));
	    ($ARGS.positional | map(words)) as $hands |
	    ($numbers | by_seat) as $numbers | ($won | by_seat) as $won |
	    ($deck / " ") as $deck | ($discards | words) as $discards |
	    ($use | words) as $use |
	    ($box.piles | .opening + .action |
		less($hands + $won + [$deck, $discards, $use] | add)) as $rest |
	    {squero: 1, game: "canal", options: {first: 1},
	    seats: [range($n) | "Seat \(. + 1)"], turn: $seat, state: {
	    round: 5, step: "act", distributor: $seat,
	    chooser: (($seat - 1 + $n / 2) % $n + 1), active: $seat,
	    closing: false, drawing: 0, victim: null,
	    action_deck: ($deck + $rest),
	    number_deck: ($box.piles.number | less($numbers | add)),
	    discards: $discards, up: [], offers: [[], []],
	    to_use: $use, used: [], hands: $hands, numbers: $numbers,
	    won: $won, vote: null}, log: []}' --args "$@" | validate
}

# lists MOVE...: these are the legal moves of the match on standard input.
lists() {
	diff <(printf '%s\n' "$@" | sort) <(legal | sort)
}

# no RULE MOVE...: the last of these moves is refused by that rule.
no() {
	run -1 --separate-stderr move "${@:2}"
	[[ $stderr == *"($1)"* ]] || {
		echo "$stderr"
		return 1
	}
}

# hands: who holds what in the match on standard input.
hands() {
	jq -r '.state.hands | map(join(" ")) | join(" / ")'
}

# Pieces and setup.

@test "there are 66 cards for two and 124 for four" {
	run -0 box canal --players 2
	holds '.piles | map_values(length) ==
	    {"opening": 12, "action": 40, "number": 14}'
	run -0 box canal --players 4
	holds '.piles | map_values(length) ==
	    {"opening": 24, "action": 72, "number": 28}'
}
@test "the boxes have the cards of the table" {
	count='[.piles[][]] | group_by(.) | map({(.[0]): length}) | add'
	run -0 jq -c "$count" < <(box canal --players 2)
	holds '. == {"CN":5,"SC":5,"SP":5,"DD":5,"SM":5,"CS":5,"spy":3,
	    "traitor":7,"gondola":6,"doge":6,"1":4,"2":5,"3":5}'
	run -0 jq -c "$count" < <(box canal --players 4)
	holds '. == {"CN":10,"SC":10,"SP":10,"DD":10,"SM":10,"CS":10,"spy":6,
	    "traitor":6,"gondola":12,"doge":12,"1":8,"2":10,"3":10}'
}
@test "a box is printed in card order" {
	run -0 uniq < <(box canal --players 2 | jq -r '.piles[][]')
	output=${output//$'\n'/ }
	[ "$output" = 'CN SC SP DD SM CS CN SC SP DD SM CS spy traitor gondola doge 1 2 3' ]
}
@test "a box depends on how many play" {
	run -2 --separate-stderr box canal
	[ "$stderr" = 'box: how many play? canal needs --players: 2 or 4' ]
	run -2 box canal --players 3
	run -1 deal --players 4 < <(box canal --players 2)
	run -1 --separate-stderr validate \
	    < <(box canal --players 2 | jq 'del(.seats)')
	[[ $stderr == *'(pieces 1)'* ]]
}
@test "with two seats each gets four district cards" {
	run -0 stacked 2 'SM SM CS CN DD DD SP SP' '' ''
	[ "$(hands <<<"$output")" = 'CN SM SM CS / SP SP DD DD' ]
	holds '.log[0] == "0 deal SM SM CS CN / DD DD SP SP"'
}
@test "with four seats each gets four district cards and a gondola" {
	run -0 stacked 4 'SM SM CS CN DD DD SP SP SC SC SC SC CN CN CN SM' '' ''
	[ "$(hands <<<"$output")" = 'CN SM SM CS gondola / SP SP DD DD gondola / SC SC SC SC gondola / CN CN CN SM gondola' ]
}
@test "what is left of the opening goes back to the action deck" {
	run -0 stacked 2 'SM SM CS CN DD DD SP SP' '' ''
	holds '.state | [.action_deck[], .up[], .hands[][]] |
	    map(select(. == "SC")) | length == 5'
	holds '.log[2] | split(" ") | length == 3 + 44'
	run -0 deal canal --players 4 --seed x
	holds '.log[2] | split(" ") | length == 3 + 76'
}
@test "the first distributor is seat 1, unless an option says otherwise" {
	run -0 deal canal --players 4 --seed x
	holds '.turn == 1 and .options == {"first": 1}'
	run -0 deal canal --players 4 --seed x --first 3
	holds '.turn == 3 and .state.chooser == 1'
	run -2 deal canal --players 2 --first 3
	run -2 deal canal --players 2 --first 0
}
@test "teams are seats 1 and 2, and seats 3 and 4" {
	run -0 score < <(deal canal --players 4 --seed x)
	holds '[.sides[].seats] == [[1, 2], [3, 4]]'
	run -0 score < <(deal canal --players 2 --seed x)
	holds '[.sides[].seats] == [[1], [2]]'
}

# Rounds.

opened() {
	stacked 2 'SM SM CS CN DD DD SP SP' '1 2 3' 'doge gondola SC SC spy'
}

@test "three number cards and five action cards are turned up" {
	run -0 opened
	holds '.state.up == ["SC","SC","spy","gondola","doge","1","2","3"]'
	holds '.turn == 1 and .state.step == "split"'
}
@test "a split is listed once, however many cards are alike" {
	opened >"$BATS_TEST_TMPDIR/m"
	legal <"$BATS_TEST_TMPDIR/m" >"$BATS_TEST_TMPDIR/moves"
	run -0 uniq -d < <(sed 's/^split //' "$BATS_TEST_TMPDIR/moves" |
	    awk -F ' / ' '{ print ($1 < $2) ? $0 : $2 " / " $1 }' | sort)
	[ -z "$output" ]
	[ "$(wc -l <"$BATS_TEST_TMPDIR/moves")" -eq 95 ]
	stacked 2 'SM SM CS CN DD DD SP SP' '1 1 1' 'SC SC SC SP SP' |
	    lists 'split SC / SC SC SP SP 1 1 1' \
	    'split SP / SC SC SC SP 1 1 1' 'split 1 / SC SC SC SP SP 1 1' \
	    'split SC SC / SC SP SP 1 1 1' 'split SC SP / SC SC SP 1 1 1' \
	    'split SC 1 / SC SC SP SP 1 1' 'split SP SP / SC SC SC 1 1 1' \
	    'split SP 1 / SC SC SC SP 1 1' 'split 1 1 / SC SC SC SP SP 1' \
	    'split SC SC SC / SP SP 1 1 1' 'split SC SC SP / SC SP 1 1 1' \
	    'split SC SC 1 / SC SP SP 1 1' 'split SC SP SP / SC SC 1 1 1' \
	    'split SC SP 1 / SC SC SP 1 1' 'split SC 1 1 / SC SC SP SP 1' \
	    'split SP SP 1 / SC SC SC 1 1' 'split SP 1 1 / SC SC SC SP 1' \
	    'split 1 1 1 / SC SC SC SP SP' 'split SC SC SC SP / SP 1 1 1' \
	    'split SC SC SC 1 / SP SP 1 1' 'split SC SC SP SP / SC 1 1 1' \
	    'split SC SC SP 1 / SC SP 1 1' 'split SC SC 1 1 / SC SP SP 1'
}
@test "splits are listed by size, then as in a dictionary" {
	run -0 legal < <(opened)
	[ "${lines[0]}" = 'split SC / SC spy gondola doge 1 2 3' ]
	[ "${lines[7]}" = 'split SC SC / spy gondola doge 1 2 3' ]
	[ "${lines[-1]}" = 'split SC spy 2 3 / SC gondola doge 1' ]
}
@test "either offer may be named first, and the log has the listed form" {
	run -0 move 'split 3 spy gondola doge 1 / 2 SC sc' < <(opened)
	holds '.log[-1] == "1 split SC SC 2 / spy gondola doge 1 3"'
	holds '.state.offers[0] == ["SC", "SC", "2"]'
	run -0 move 'split spy gondola 2 1 / SC SC doge 3' < <(opened)
	holds '.log[-1] == "1 split SC SC doge 3 / spy gondola 1 2"'
}
@test "a split has all cards, and at least one in each offer" {
	no 'round 2' 'split SC SC / spy gondola doge 1 2' < <(opened)
	no 'round 2' 'split SC SC SC / spy gondola doge 1 2 3' < <(opened)
	no 'round 2' 'split SC CS / SC spy gondola doge 1 2 3' < <(opened)
	run -1 move 'split / SC SC spy gondola doge 1 2 3' < <(opened)
	run -1 move 'split SC SC spy gondola doge 1 2 3 /' < <(opened)
	run -1 move 'split SC SC spy gondola doge 1 2 3' < <(opened)
}
@test "the chooser takes an offer, the distributor the other" {
	run -0 move 'split SC 1 2 / SC spy gondola doge 3' < <(opened)
	holds '.turn == 2'
	run -0 move 'split SC gondola 1 2 / SC spy doge 3' 'choose 2' \
	    < <(opened)
	holds '.turn == 1 and .state.active == 1'
	holds '.state.numbers == [["3"], ["1", "2"]]'
	[ "$(hands <<<"$output")" = 'CN SC SM SM CS / SC SP SP DD DD gondola' ]
	holds '.state.to_use == ["spy", "doge"]'
}
@test "the chooser carries out everything before the distributor" {
	run -0 move 'split SC doge 1 2 / SC spy gondola 3' 'choose 2' \
	    < <(opened)
	holds '.turn == 2 and .state.to_use == ["doge"]'
	holds '.state.offers == [["SC", "spy", "gondola", "3"], []]'
	holds '.state.numbers == [[], ["1", "2"]]'
}
@test "two seats take turns as distributor" {
	run -0 sh -c 'deal canal --players 2 --seed d | bot -l random -e |
	    replay | jq -s "map(select(.state.step == \"split\")) |
	    map(.state | [.round, .distributor, .chooser])"'
	holds 'all(.[1] + .[2] == 3)'
	holds '.[:2] == [[1, 1, 2], [2, 2, 1]] or .[0][1] == 2'
}
@test "with four seats 1 distributes to 3, 2 to 4, 3 to 1, 4 to 2" {
	run -0 sh -c 'deal canal --players 4 --seed d --count 9 |
	    bot -l random -e | replay |
	    jq -s "map(.state | [.distributor, .chooser]) | unique"'
	holds '. == [[1, 3], [2, 4], [3, 1], [4, 2]]'
	# Nothing to carry out: the next distributor is the next seat.
	run -0 move 'split CN 1 / CN CN CN CN 1 1' 'choose 1' < <(stacked 4 \
	    'SM SM SM SM DD DD DD DD SP SP SP SP CS CS CS CS' '1 1 1' \
	    'CN CN CN CN CN SC SC SC SC SC')
	holds '.turn == 2 and .state.round == 2 and .state.chooser == 4'
}
@test "special cards are used in any order, and all of them" {
	position 2 1 'spy traitor doge' 'SM' 'CN' |
	    lists 'use spy' 'use traitor' 'use doge'
	position 2 1 'spy traitor doge' 'SM' 'CN' | move 'use spy' |
	    lists 'use traitor' 'use doge'
	no 'round 5' pass < <(position 2 1 'spy doge' 'SM' 'CN')
	no 'round 5' 'use traitor' < <(position 2 1 'spy doge' 'SM' 'CN')
	position 2 1 'spy spy' 'SM' 'CN' | lists 'use spy'
}
@test "a traitor takes a card that chance says from the other hand" {
	run -0 move 'use traitor' < <(position 2 1 'traitor doge' 'SM' 'CN DD')
	holds '.turn == 0 and .state.step == "take" and .state.victim == 2'
	run -0 move 'take DD' <<<"$output"
	[ "$(hands <<<"$output")" = 'DD SM / CN' ]
	holds '.turn == 1 and .state.used == ["traitor"]'
	run -1 move 'use traitor' 'take SM' \
	    < <(position 2 1 'traitor doge' 'SM' 'CN DD')
	no 'round 6' 'use traitor 2' < <(position 2 1 'traitor' 'SM' 'CN')
}
@test "with four seats either opponent can be named, no partner" {
	position 4 1 'traitor' 'SM' 'CN' 'DD' '' |
	    lists 'use traitor 3' 'use traitor 4'
	position 4 3 'traitor' 'SM' 'CN' 'DD' '' |
	    lists 'use traitor 1' 'use traitor 2'
	no 'round 6' 'use traitor 2' < <(position 4 1 traitor 'SM' 'CN' 'DD' '')
	no 'round 6' 'use traitor 1' < <(position 4 1 traitor 'SM' 'CN' 'DD' '')
	no 'round 6' 'use traitor' < <(position 4 1 traitor 'SM' 'CN' 'DD' '')
}
@test "an empty hand can be named, and loses nothing" {
	run -0 move 'use traitor 4' \
	    < <(position 4 1 'traitor doge' 'SM' 'CN' 'DD' '')
	holds '.turn == 1 and .state.to_use == ["doge"]'
	[ "$(hands <<<"$output")" = 'SM / CN / DD / ' ]
	position 2 1 'traitor doge' 'SM' '' | lists 'use traitor' 'use doge'
}
@test "a spy draws two cards, the special ones to be used" {
	deck='CS gondola'
	run -0 move 'use spy' < <(position 2 1 'spy doge' 'SM' 'CN')
	[ "$(hands <<<"$output")" = 'SM CS gondola / CN' ]
	deck='CS traitor'
	run -0 move 'use spy' < <(position 2 1 'spy doge' 'SM' 'CN')
	[ "$(hands <<<"$output")" = 'SM CS / CN' ]
	holds '.state.to_use == ["traitor", "doge"]'
}
@test "a spy that a spy draws is used, too" {
	deck='spy spy DD DD CN CN'
	run -0 move 'use spy' < <(position 2 1 'spy doge' 'SM' '')
	holds '.state.to_use == ["spy", "spy", "doge"]'
	run -0 move 'use spy' 'use spy' <<<"$output"
	[ "$(hands <<<"$output")" = 'CN CN DD DD SM / ' ]
	holds '.state.used == ["spy", "spy", "spy"]'
}
@test "used cards are discarded when all is carried out" {
	run -0 move 'use traitor' < <(position 2 1 'traitor doge' 'gondola' '')
	holds '.state.used == ["traitor"] and .state.discards == []'
	run -0 move 'use doge' <<<"$output"
	holds '.state.used == [] and .state.discards == ["traitor", "doge"]'
}

# emptied: a position with a deck of those cards, all others discarded or held.
emptied() {
	deck='' discards=''
	position "$@" | jq -c --arg top "$top" "$sorted"'
	    ($top / " ") as $top |
	    .state.discards = (reduce $top[] as $c (.state.action_deck;
	    del(.[index($c)])) | sorted) | .state.action_deck = $top' |
	    validate
}

@test "an empty deck is made of the discards, without what is in use" {
	top='CN'
	run -0 move 'use spy' < <(emptied 2 1 'spy doge' 'SM' '')
	holds '.turn == 0 and .state.step == "action" and .state.drawing == 1'
	[ "$(hands <<<"$output")" = 'CN SM / ' ]
	rest=$(jq -r '.state.discards | join(" ")' <<<"$output")
	[ "$(wc -w <<<"$rest")" -eq 48 ]
	run -0 move "shuffle action CS ${rest/CS /}" <<<"$output"
	[ "$(hands <<<"$output")" = 'CN SM CS / ' ]
	holds '.state.discards == [] and .turn == 1 and .state.drawing == 0'
	holds '.state.action_deck | length == 47'
}
@test "fewer cards are drawn if there are none at all" {
	run -0 jq -c "$sorted"'.state |= (.hands[1] = (.action_deck |
	    map(select(IN("spy", "traitor", "doge") | not)) | sorted) |
	    .to_use = (.to_use + (.action_deck |
	    map(select(IN("spy", "traitor", "doge")))) | sorted) |
	    .action_deck = [])' < <(position 2 1 spy '' '')
	run -0 move 'use spy' <<<"$output"
	holds '.turn == 1 and .state.hands[0] == [] and
	    .state.used == ["spy"]'
}
@test "cards of a round are turned up across a shuffle" {
	top='CN SC'
	run -0 move 'use traitor' < <(emptied 2 1 traitor '' '')
	holds '.turn == 0 and .state.drawing == 3 and .state.active == null'
	holds '.state.up == ["CN", "SC", "1", "1", "1"]'
	rest=$(jq -r '.state.discards | join(" ")' <<<"$output")
	run -0 move "shuffle action $rest" <<<"$output"
	holds '.state.up | length == 8' && holds '.state.step == "split"'
}

# Votes in general.

@test "the owner of the doge opens the vote and must lay" {
	run -0 move 'use doge' < <(position 2 1 doge 'SM gondola' 'CN')
	holds '.turn == 1 and .state.vote.opener == 1'
	lists 'lay SM' <<<"$output"
	no 'vote 2' 'use doge' pass < <(position 2 1 doge 'SM' 'CN')
	no 'vote 2' 'use doge' 'lay gondola CN' \
	    < <(position 2 1 doge 'SM gondola CN' 'CN')
}
@test "without a district card the doge has no effect" {
	run -0 move 'use doge' < <(position 2 1 'spy doge' 'gondola' 'CN')
	holds '.turn == 1 and .state.to_use == ["spy"] and .state.vote == null'
	run -0 move 'use doge' \
	    < <(position 4 1 'spy doge' 'gondola' '' 'CN' 'CN')
	holds '.turn == 1 and .state.to_use == ["spy"] and .state.vote == null'
}
@test "with four seats the partner opens if the owner cannot" {
	run -0 move 'use doge' < <(position 4 1 doge 'gondola' 'SM' 'CN' 'CN')
	holds '.turn == 2 and .state.vote.owner == 1 and
	    .state.vote.opener == 2'
	no 'vote 2' 'use doge' pass \
	    < <(position 4 1 doge 'gondola' 'SM' 'CN' 'CN')
	run -0 move 'use doge' < <(position 4 1 doge 'CS' 'SM' 'CN' 'CN')
	holds '.turn == 1'
}
@test "each other district of a lay needs a gondola of its own" {
	position 2 1 doge 'SM SM CN CS gondola' '' | move 'use doge' | lists \
	    'lay SM' 'lay SM SM' 'lay CN' 'lay CS' 'lay SM gondola CN' \
	    'lay SM gondola CS' 'lay SM SM gondola CN' \
	    'lay SM SM gondola CS' 'lay CN gondola SM' \
	    'lay CN gondola SM SM' 'lay CN gondola CS' 'lay CS gondola SM' \
	    'lay CS gondola SM SM' 'lay CS gondola CN'
	run -0 move 'use doge' 'lay SM gondola CN gondola CS' \
	    < <(position 2 1 doge 'SM CN CS gondola gondola' '')
	run -0 move 'use doge' 'LAY SM gondola CS Gondola CN' \
	    < <(position 2 1 doge 'SM CN CS gondola gondola' '')
	holds '.log[-1] == "1 lay SM gondola CN gondola CS"'
}
@test "lays are listed by district and number, the last varying first" {
	run -0 legal < <(position 2 1 doge 'CN CN SM CS gondola gondola' '' |
	    move 'use doge')
	[ "${lines[*]:0:5}" = 'lay CN lay CN gondola CS lay CN gondola SM lay CN gondola SM gondola CS lay CN CN' ]
}
@test "a lay that is not one is refused by its rule" {
	hand='SM SM CN CN CS gondola gondola'
	for lay in 'SM CN' 'SM gondola' 'SM gondola CN CS' \
	    'SM gondola SM' 'SM gondola CN gondola CN' \
	    'SM gondola gondola CN' 'SM SM SM' 'DD'; do
		no 'vote 3' 'use doge' "lay $lay" \
		    < <(position 2 1 doge "$hand" '')
	done
	run -1 move 'use doge' 'lay SM doge' < <(position 2 1 doge "$hand" '')
	run -1 move 'use doge' 'lay' < <(position 2 1 doge "$hand" '')
}
@test "who can only pass is asked all the same" {
	run -0 move 'use doge' 'lay SM' < <(position 2 1 doge 'SM' '')
	holds '.turn == 2'
	lists pass <<<"$output"
	run -0 move 'use doge' 'lay SM' pass pass pass \
	    < <(position 4 1 doge 'SM' '' '' '')
	holds '.turn == 1'
	lists pass <<<"$output"
}

# A vote with two seats.

@test "the defender needs a card of the district, and a higher total" {
	position 2 1 doge 'SM CS' 'SM SM CN gondola' |
	    move 'use doge' 'lay SM' | lists pass 'lay SM SM' \
	    'lay SM gondola CN' 'lay SM SM gondola CN'
	position 2 1 doge 'SM SM' 'CN CN CN gondola' |
	    move 'use doge' 'lay SM' | lists pass
	no 'duel 2' 'use doge' 'lay SM' 'lay gondola CN CN' \
	    < <(position 2 1 doge 'SM SM' 'SM CN CN gondola')
	no 'duel 3' 'use doge' 'lay SM' 'lay SM' \
	    < <(position 2 1 doge 'SM SM' 'SM CN CN gondola')
}
@test "later lays may be by gondola alone, and are above the other's total" {
	position 2 1 doge 'SM CS CS gondola' 'SM SM' |
	    move 'use doge' 'lay SM' 'lay SM SM' |
	    lists pass 'lay gondola CS CS'
	position 2 1 doge 'SM SM CS' 'SM SM CN CN gondola' |
	    move 'use doge' 'lay SM' 'lay SM SM' |
	    lists pass
	position 2 1 doge 'SM SM SM CS' 'SM SM CN CN gondola' |
	    move 'use doge' 'lay SM' 'lay SM SM' 'lay SM SM' |
	    lists pass 'lay gondola CN CN'
}
@test "who did not pass wins, puts one card down and discards the rest" {
	run -0 move 'use doge' 'lay SM SM gondola CS' pass \
	    < <(position 2 1 'doge spy' 'SM SM CS CS gondola' 'SM')
	holds '.state.won == [["SM"], []]'
	holds '.state.discards == ["SM", "CS", "gondola"]'
	[ "$(hands <<<"$output")" = 'CS / SM' ]
	holds '.turn == 1 and .state.vote == null'
}
@test "the loser discards the first card and all gondolas" {
	run -0 move 'use doge' 'lay SM SM gondola CS' \
	    'lay SM SM gondola CN gondola DD' pass \
	    < <(position 2 1 'doge spy' 'SM SM CS CS gondola' \
	    'SM SM CN DD gondola gondola')
	holds '.state.won == [[], ["SM"]]'
	holds '.state.discards == ["CN", "DD", "SM", "SM", "gondola",
	    "gondola", "gondola"]'
	[ "$(hands <<<"$output")" = 'SM CS CS / ' ]
}
@test "the challenger can lose" {
	run -0 move 'use doge' 'lay SM' 'lay SM SM' pass \
	    < <(position 2 1 'doge spy' 'SM' 'SM SM')
	holds '.state.won == [[], ["SM"]] and .state.discards == ["SM", "SM"]'
}

# A vote with four seats.

@test "clockwise from the opener everybody lays or passes, partners too" {
	run -0 move 'use doge' 'lay SM' < <(position 4 3 doge 'SM' 'SM' 'SM SM' 'SM')
	holds '.turn == 4'
	run -0 move pass <<<"$output"
	holds '.turn == 1 and .state.vote.passed == [4]'
	run -0 move 'lay SM' 'lay SM' <<<"$output"
	holds '.turn == 3'
	run -0 move 'lay SM' <<<"$output"
	holds '.turn == 1'
}
@test "the vote ends when all have passed" {
	run -0 move 'use doge' 'lay SM' pass pass pass \
	    < <(position 4 1 'doge spy' 'SM SM' 'SM' 'SM' 'SM')
	holds '.turn == 1 and .state.step == "vote"'
	lists pass 'lay SM' <<<"$output"
	run -0 move 'lay SM' pass <<<"$output"
	holds '.state.won == [["SM"], [], [], []]'
	holds '.state.discards == ["SM"] and .state.vote == null'
}
@test "a lay may be lower than another total" {
	run -0 move 'use doge' 'lay SM SM' pass 'lay SM' \
	    < <(position 4 1 'doge spy' 'SM SM' 'SM' 'SM' 'SM')
	holds '.turn == 4'
}
@test "who holds the district comes in with it, others with one gondola" {
	position 4 1 doge 'SM' 'SM CN gondola' '' '' |
	    move 'use doge' 'lay SM' |
	    lists pass 'lay SM' 'lay SM gondola CN'
	position 4 1 doge 'SM' 'CN CN DD gondola gondola' '' '' |
	    move 'use doge' 'lay SM' | lists pass 'lay gondola CN' \
	    'lay gondola CN CN' 'lay gondola DD'
	position 4 1 doge 'SM' 'CN CN' '' '' | move 'use doge' 'lay SM' |
	    lists pass
	no 'council 3' 'use doge' 'lay SM' 'lay gondola CN' \
	    < <(position 4 1 doge 'SM' 'SM CN gondola' '' '')
	no 'council 3' 'use doge' 'lay SM' 'lay gondola CN gondola DD' \
	    < <(position 4 1 doge 'SM' 'CN DD gondola gondola' '' '')
}
@test "later lays of a seat need no card of the district" {
	position 4 1 doge 'SM CN DD gondola gondola' '' '' '' |
	    move 'use doge' 'lay SM' pass pass pass |
	    lists pass 'lay gondola CN' 'lay gondola DD' \
	    'lay gondola CN gondola DD'
}
@test "totals of partners are added, and a tie is the challenger's" {
	run -0 move 'use doge' 'lay SM' 'lay SM' 'lay SM SM' pass pass pass \
	    pass < <(position 4 1 'doge spy' 'SM' 'SM' 'SM SM' '')
	holds '.state.won == [["SM"], [], [], []]'
	run -0 move 'use doge' 'lay SM' 'lay SM' 'lay SM SM SM' pass pass \
	    pass pass < <(position 4 1 'doge spy' 'SM' 'SM' 'SM SM SM' '')
	holds '.state.won == [[], [], ["SM"], []]'
	run -0 move 'use doge' 'lay SM' 'lay SM SM' 'lay SM' pass pass pass \
	    pass < <(position 4 1 'doge spy' '' 'SM' 'SM SM' 'SM')
	holds '.state.won == [[], [], ["SM"], []]'
}
@test "a tie is the challenger's also if the partner opened" {
	run -0 move 'use doge' 'lay SM' 'lay SM' pass pass pass pass \
	    < <(position 4 1 'doge spy' 'gondola' 'SM' 'SM' '')
	holds '.state.won == [[], ["SM"], [], []]'
	[ "$(hands <<<"$output")" = 'gondola /  /  / ' ]
}
@test "a tie is the challenger's whichever team that is" {
	run -0 move 'use doge' 'lay SM' pass 'lay SM' pass pass pass \
	    < <(position 4 3 'doge spy' 'SM' '' 'SM' '')
	holds '.state.won == [[], [], ["SM"], []]'
	run -0 move 'use doge' 'lay SM' 'lay SM' pass pass pass pass \
	    < <(position 4 4 'doge spy' 'SM' '' '' 'SM')
	holds '.state.won == [[], [], [], ["SM"]]'
}
@test "the winners get the opener's first card, also from the losers" {
	run -0 move 'use doge' 'lay SM gondola CN' pass 'lay gondola CS CS' \
	    'lay gondola DD' pass pass pass \
	    < <(position 4 1 'doge spy' 'SM CN gondola' '' \
	    'CS CS gondola' 'DD gondola')
	holds '.state.won == [[], [], ["SM"], []]'
	holds '.state.discards ==
	    ["DD", "CS", "CS", "gondola", "gondola", "gondola"]'
	[ "$(hands <<<"$output")" = 'CN /  /  / ' ]
}
@test "it lies before the first of the winners who laid" {
	run -0 move 'use doge' 'lay SM' pass pass 'lay SM SM' pass pass \
	    < <(position 4 1 'doge spy' 'SM' '' '' 'SM SM')
	holds '.state.won == [[], [], [], ["SM"]]'
	run -0 move 'use doge' 'lay SM' 'lay SM SM' pass 'lay SM' pass pass \
	    pass < <(position 4 2 'doge spy' 'SM' 'SM' 'SM SM' '')
	holds '.state.won == [[], ["SM"], [], []]'
	run -0 move 'use doge' 'lay SM' 'lay SM SM' 'lay SM' pass pass pass \
	    pass < <(position 4 4 'doge spy' 'SM SM' 'SM' '' 'SM')
	holds '.state.won == [["SM"], [], [], []]'
}
@test "each of the losers discards their first card and all gondolas" {
	run -0 move 'use doge' 'lay SM' 'lay gondola CN CN' 'lay SM SM SM SM SM' \
	    pass pass 'lay gondola DD' pass pass \
	    < <(position 4 1 'doge spy' 'SM' 'CN CN DD gondola gondola' \
	    'SM SM SM SM SM' '')
	holds '.state.won == [[], [], ["SM"], []]'
	[ "$(hands <<<"$output")" = ' / CN DD /  / ' ]
	holds '.state.discards ==
	    ["CN", "SM", "SM", "SM", "SM", "SM", "gondola", "gondola"]'
}
@test "an opener who loses gives one card, the one that the winners get" {
	run -0 move 'use doge' 'lay SM SM' pass 'lay SM SM SM' pass pass pass \
	    < <(position 4 1 'doge spy' 'SM SM' '' 'SM SM SM' '')
	holds '.state.won == [[], [], ["SM"], []]'
	holds '.state.discards == ["SM", "SM", "SM"]'
	[ "$(hands <<<"$output")" = 'SM /  /  / ' ]
}
@test "each of the winners discards all that they laid" {
	run -0 move 'use doge' 'lay SM SM' 'lay SM gondola CN' pass pass \
	    pass pass < <(position 4 1 'doge spy' 'SM SM' 'SM CN CN gondola' \
	    '' 'SM')
	holds '.state.won == [["SM"], [], [], []]'
	holds '.state.discards == ["CN", "SM", "SM", "gondola"]'
	[ "$(hands <<<"$output")" = ' / CN /  / SM' ]
}

# Phases.  With a traitor and no hands the last special card ends the round.

@test "with two seats a phase ends at 10, not at 9" {
	numbers='3 3 3/1'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '')
	holds '.state.round == 6 and .state.step == "split" and .turn == 2'
	numbers='2 2 3 3/1'
	deck='CN CN CN'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '')
	holds '.state.round == 6 and .state.step == "number"'
	[ "$(hands <<<"$output")" = ' / CN CN CN' ]
}
@test "with four seats a team has 14 together, not 13" {
	numbers='3 3 3/1 3'
	run -0 move 'use traitor 3' < <(position 4 1 traitor '' '' '' '')
	holds '.state.step == "split" and .turn == 2'
	numbers='3 3 3/2 3/1'
	deck='CN SC SP DD'
	run -0 move 'use traitor 3' < <(position 4 1 traitor '' '' '' '')
	holds '.state.step == "number"'
	[ "$(hands <<<"$output")" = ' /  / CN SC / SP DD' ]
}
@test "who was distributor or chooser draws before the partner" {
	numbers='3 3 3/2 3/1'
	deck='CN SC SP DD'
	run -0 move 'use traitor 4' < <(position 4 2 traitor '' '' '' '')
	[ "$(hands <<<"$output")" = ' /  / SP DD / CN SC' ]
	numbers='1//3 3 3/2 3'
	run -0 move 'use traitor 4' < <(position 4 2 traitor '' '' '' '')
	[ "$(hands <<<"$output")" = 'SP DD / CN SC /  / ' ]
}
@test "what is drawn at the end of a phase is carried out like a spy's draw" {
	numbers='2 2 3 3/1'
	deck='CN doge spy'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '')
	holds '.turn == 2 and .state.closing and .state.active == 2'
	holds '.state.to_use == ["spy", "doge"]'
	holds '.state.round == 5'
}
@test "the partner draws when the first has carried out everything" {
	numbers='3 3 3/2 3/1'
	deck='CN spy SP DD CS CS'
	run -0 move 'use traitor 3' < <(position 4 1 traitor '' '' '' '')
	holds '.turn == 3 and .state.closing'
	[ "$(hands <<<"$output")" = ' /  / CN / ' ]
	run -0 move 'use spy' <<<"$output"
	[ "$(hands <<<"$output")" = ' /  / CN SP DD / CS CS' ]
	holds '.state.step == "number"'
}
@test "the side with the higher sum distributes next" {
	numbers='2 2 3 3/1'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '' |
	    jq -c '.state.action_deck |= (map(select(. == "CN")) +
	    map(select(. != "CN")))')
	holds '.state.distributor == 1'
	numbers='1/2 2 3 3'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '')
	holds '.state.distributor == 2'
	for case in '1 3' '2 3' '3 4' '4 3'; do
		numbers='1//3 3 3/2 3'
		run -0 move "use traitor $((${case% *} < 3 ? 3 : 1))" \
		    < <(position 4 "${case% *}" traitor '' '' '' '')
		holds ".state.distributor == ${case#* }"
	done
}
@test "with equal sums nobody draws and the order goes on" {
	numbers='2 2 3 3/2 2 3 3'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '')
	[ "$(hands <<<"$output")" = ' / ' ]
	holds '.state.step == "number" and .state.distributor == 2'
	numbers='3 3 3/2 3/3 3 3/2 3'
	run -0 move 'use traitor 1' < <(position 4 4 traitor '' '' '' '')
	[ "$(hands <<<"$output")" = ' /  /  / ' ]
	holds '.state.step == "number" and .state.distributor == 1'
}
@test "after a phase all number cards, deck and discards are shuffled" {
	numbers='2 2 3 3/2 2 3 3'
	discards='SM CS'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '')
	holds '.state.numbers == [[], []]'
	holds '.state.number_deck ==
	    ["1","1","1","1","2","2","2","2","2","3","3","3","3","3"]'
	run -0 move 'shuffle number 3 3 3 3 3 2 2 2 2 2 1 1 1 1' <<<"$output"
	holds '.turn == 0 and .state.step == "action"'
	run -0 move "shuffle action CS SM $(jq -r '.state.action_deck |
	    join(" ")' <<<"$output") traitor" <<<"$output"
	holds '.state.up[-3:] == ["3", "3", "3"] and .state.discards == []'
	holds '.state.action_deck | length == 47'
}

# The end.

@test "a card of each district wins at once" {
	won='CN SC SP DD SM'
	run -0 move 'use doge' 'lay CS' pass \
	    < <(position 2 1 'spy doge' 'CS' '')
	holds '.turn == null and .state.step == "over"'
	holds '.state.to_use == ["spy"]'
	run -0 score <<<"$output"
	holds '.over and .winners == [1] and .points == [6, 0]'
	holds '.sides[0].districts == 6 and (.guard | not)'
}
@test "four cards of one district win, three do not" {
	won='/CN CN CN'
	run -0 move 'use doge' 'lay CN' pass \
	    < <(position 2 2 'spy doge' '' 'CN')
	holds '.turn == null'
	[ "$(score <<<"$output" | jq -c .winners)" = '[2]' ]
	won='/CN CN'
	run -0 move 'use doge' 'lay CN' pass \
	    < <(position 2 2 'spy doge' '' 'CN')
	holds '.turn == 2'
}
@test "a team wins with what both have" {
	won='//CN SC SP/DD SM'
	run -0 move 'use doge' 'lay CS' pass pass pass pass \
	    < <(position 4 3 'spy doge' '' '' 'CS' '')
	holds '.turn == null'
	[ "$(score <<<"$output" | jq -c .winners)" = '[3,4]' ]
	won='CN SC SP//DD/SM'
	run -0 move 'use doge' 'lay CS' pass pass pass pass \
	    < <(position 4 1 'spy doge' 'CS' '' '' '')
	holds '.turn == 1'
}
@test "after 200 rounds nobody wins, and the score says so" {
	run -0 move 'use traitor' < <(position 2 1 traitor '' '' |
	    jq -c '.state.round = 200')
	holds '.turn == null and .state.step == "over"'
	run -0 score <<<"$output"
	holds '.over and .winners == [] and .guard and .rounds == 200'
	run -0 move 'use traitor' < <(position 2 1 traitor '' '' |
	    jq -c '.state.round = 199')
	holds '.turn == 2 and .state.round == 200'
}

# Hidden information.

@test "a seat sees its own hand, and of the others only how many" {
	for seat in 1 2 3 4; do
		run -0 veil --seat "$seat" < <(position 4 1 spy 'SM CS' \
		    'CN gondola' 'DD' 'SP SP SP')
		holds "[.state.hands[] | all(. == \"??\")] ==
		    [range(1; 5) | . != $seat]"
		holds '[.state.hands[] | length] == [2, 2, 1, 3]'
	done
	run -0 veil --seat 0 < <(position 4 1 spy 'SM' 'CN' 'DD' 'SP')
	holds '[.state.hands[][]] | unique == ["??"]'
}
@test "nobody sees the decks, and everybody sees the discards" {
	discards='SM CS'
	run -0 veil --seat 1 < <(position 2 1 spy 'SM' 'CN')
	holds '.state | [.action_deck[], .number_deck[]] | unique == ["??"]'
	holds '.state.discards == ["SM", "CS"]'
	holds '.state | (.action_deck | length) == 47 and
	    (.number_deck | length) == 14'
}
@test "what a spy brings to a hand is seen by its owner only" {
	spied() {
		stacked 2 'SM SM CS CN DD DD SP SP' '1 2 3' \
		    'CS CS gondola SC spy CN doge DD' |
		    move 'split SC 1 / CS CS spy gondola 2 3' 'choose 2' \
		    'use spy' | veil --seat "$1"
	}
	for seat in 0 1; do
		run -0 spied "$seat"
		holds '.log[2] | startswith(
		    "0 shuffle action CS CS gondola SC spy ?? doge ??")'
	done
	run -0 spied 2
	holds '.log[2] | startswith(
	    "0 shuffle action CS CS gondola SC spy CN doge ??")'
	holds '.log[1] == "0 shuffle number 1 2 3 ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??"'
}
@test "what a traitor takes is known to the two alone" {
	taken() {
		stacked 4 'SM SM CS CN DD DD SP SP SC SC SC SC CN CN CN SM' \
		    '1 2 3' 'CS CS gondola CN traitor' |
		    move 'split CN 1 / CS CS traitor gondola 2 3' 'choose 2' \
		    'use traitor 2' 'take DD' | veil --seat "$1"
	}
	for seat in 0 1 4; do
		run -0 taken "$seat"
		holds '.log[-1] == "0 take ??"'
	done
	for seat in 2 3; do
		run -0 taken "$seat"
		holds '.log[-1] == "0 take DD"'
	done
}
@test "a seat sees its own opening cards, not those of a partner" {
	run -0 veil --seat 2 < <(stacked 4 \
	    'SM SM CS CN DD DD SP SP SC SC SC SC CN CN CN SM' '' '')
	holds '.log[0] == "0 deal ?? ?? ?? ?? / DD DD SP SP / ?? ?? ?? ?? / ?? ?? ?? ??"'
}
@test "a log that is none is hidden as a whole" {
	run -0 veil --seat 1 < <(position 2 1 spy 'SM' 'CN' |
	    jq -c '.log = ["0 take SM", "1 pass", "0 shuffle action SM CS"]')
	holds '.log == ["0 take ??", "1 pass", "0 shuffle action ?? ??"]'
}
@test "guesses give the challenger who did not open no district cards" {
	run -0 guess --count 40 < <(position 4 1 'doge spy' 'gondola gondola' \
	    'SM CN' 'CS gondola DD' 'CN CN CN' | move 'use doge' 'lay SM' |
	    veil --seat 3)
	jq -se 'all(.[]; .state.hands[0] == ["gondola", "gondola"])' \
	    <<<"$output"
	validate -q <<<"$output"
}
@test "guesses give who came in with a gondola none of the district" {
	run -0 guess --count 40 < <(position 4 1 'doge spy' 'SM' \
	    'CN gondola DD DD CS CS' 'CS' 'CN' |
	    move 'use doge' 'lay SM' 'lay gondola CN' | veil --seat 3)
	jq -se 'all(.[]; .state.hands[1] | index("SM") == null)' <<<"$output"
	validate -q <<<"$output"
}

# Documents that the rules do not allow.

@test "states that cannot be are refused with the rule and the place" {
	local match
	match=$(position 2 1 'spy doge' 'SM CS' 'CN gondola')
	bad() {
		run -1 --separate-stderr validate < <(jq -c "$3" <<<"$match")
		[[ $stderr == *"$1: "*"($2)"* ]] || {
			echo "$3: $stderr"
			return 1
		}
	}
	bad /state 'pieces 1' '.state.hands[0] += ["CS"]'
	bad /state 'pieces 1' '.state.action_deck |= .[1:]'
	bad /state/hands/0 'pieces 2' '.state.hands[0] |= reverse'
	bad /state/hands/0/2 'pieces 1' '.state.hands[0] += ["doge"]'
	bad /state/chooser 'round 4' '.state.chooser = 1'
	bad /state/active 'round 5' '.state.active = null'
	bad /state/active 'round 3' '.state.distributor = 2 |
	    .state.chooser = 1 | .state.active = 2 | .turn = 2 |
	    .state.distributor = 1 | .state.chooser = 2 |
	    .state.step = "split"'
	bad /state/victim 'round 6' '.state.victim = 2'
	bad /state/drawing 'round 10' '.state.drawing = 1'
	bad /state/closing 'phase 2' '.state.closing = true'
	bad /state/to_use 'round 5' '.state.used = .state.to_use |
	    .state.to_use = []'
	bad /state/step 'end 2' '.state.step = "over" | .turn = null'
	bad /state/active 'end 2' '.state.step = "over" | .turn = null |
	    .state.round = 200'
	bad /state/offers 'round 3' '.state.offers[0] =
	    .state.number_deck[:1] | .state.number_deck |= .[1:]'
	bad /state/up 'round 2' '.state.up =
	    .state.number_deck[:1] | .state.number_deck |= .[1:]'
	bad /state/offers 'round 3' '.state.distributor = 2 |
	    .state.chooser = 1 | .state.offers[0] = .state.action_deck[:6] |
	    .state.action_deck |= .[6:]'
}
@test "nobody draws for the end of a phase after the last round" {
	numbers='/2 2 3 3'
	closing() {
		position 2 1 traitor '' '' |
		    jq -c ".state.closing = true | .state.round = $1"
	}
	run -0 validate < <(closing 199)
	run -1 --separate-stderr validate < <(closing 200)
	[[ $stderr == */state/closing*'(end 2)' ]]
}
@test "votes that cannot be are refused with the rule and the place" {
	local match
	match=$(position 4 1 'spy doge' 'SM CS CS' 'CN gondola SM' 'SM' \
	    'SM SM' | move 'use doge' 'lay SM')
	bad() {
		run -1 --separate-stderr validate < <(jq -c "$3" <<<"$match")
		[[ $stderr == *"/state/vote/$1: "*"($2)"* ]] || {
			echo "$3: $stderr"
			return 1
		}
	}
	bad owner 'vote 1' '.state.vote.owner = 2'
	bad opener 'vote 1' '.state.vote.opener = 3'
	bad opener 'vote 1' '.state.vote.opener = 2'
	bad seat 'council 1' '.state.vote.seat = 3 | .turn = 3'
	bad first 'council 6' '.state.vote.first[0] = "CS"'
	bad laid 'council 1' '.state.vote.passed = [4]'
	bad laid 'vote 3' '.state.vote.laid[0] = ["SM", "CS"] |
	    .state.hands[0] = ["CS"]'
	bad laid 'council 3' '.state.vote.laid[1] = ["CN", "gondola"] |
	    .state.vote.first[1] = "CN" | .state.hands[1] = ["SM"] |
	    .state.vote.seat = 3 | .turn = 3'
	bad district 'vote 2' '.state.vote.district = null'
}

# Bots, tables, scores, golden.

@test "a table says who has won" {
	won='SM SM SM'
	run -0 table < <(position 2 1 doge SM '' | move 'use doge' 'lay SM' pass)
	[ "${lines[1]}" = 'the match is over: seat 1 has won' ]
	won='//SM SM/SM'
	run -0 table < <(position 4 4 doge '' '' '' SM |
	    move 'use doge' 'lay SM' pass pass pass pass)
	[ "${lines[1]}" = 'the match is over: seats 3 and 4 have won' ]
	won=''
	run -0 table < <(position 2 1 traitor '' '' |
	    jq -c '.state.round = 200' | move 'use traitor')
	[ "${lines[1]}" = 'the match is over: round 200 was the last, and nobody has won' ]
}
@test "a table tells a vote to be opened from one under way" {
	position 4 1 doge '' SM '' '' | move 'use doge' >"$BATS_TEST_TMPDIR/m"
	run -0 table -f "$BATS_TEST_TMPDIR/m"
	[[ $output == *'vote called by seat 1, to be opened by seat 2'* ]]
	run -0 table < <(move 'lay SM' <"$BATS_TEST_TMPDIR/m")
	[[ $output == *'vote on SM, called by seat 1, opened by seat 2'* ]]
}

@test "the items of a score add up to the points" {
	for n in 2 4; do
		deal canal --players "$n" --seed i --count 15 |
		    bot --level random --to-end >"$BATS_TEST_TMPDIR/m"
		score --explain <"$BATS_TEST_TMPDIR/m" |
		    jq -se 'all(.[]; . as $s | .points == [range(1;
		    (.points | length) + 1) as $seat | [$s.items[] |
		    select(.seat == $seat) | .points] | add // 0])'
		cmp <(score --explain <"$BATS_TEST_TMPDIR/m") \
		    <(veil --seat 2 <"$BATS_TEST_TMPDIR/m" | score --explain)
	done
}
@test "a hand tells the highest total for each district" {
	run -0 score canal SM SM cs CS CS CN gondola
	holds '[.votes[] | [.district, .total]] ==
	    [["CN", 4], ["SM", 5], ["CS", 5]]'
	holds '.votes[0].move == "lay CN gondola CS CS CS"'
	run -0 score canal gondola
	holds '.votes == []'
	run -1 score canal
	run -1 score canal doge
	run -1 score canal SX
	run -0 score canal CN SC gondola gondola gondola
	holds '.votes[0].move == "lay CN gondola SC"'
}
@test "districts won tell whether they are enough" {
	run -0 score canal won CN SC SP DD SM CS
	holds '.wins and .districts == 6 and .most == 1'
	run -0 score canal won CN CN CN SC
	holds '(.wins | not) and .most == 3 and .won.CN == 3'
	run -1 score canal won gondola
}
@test "details of moves are those of the page" {
	run -0 legal --json < <(opened)
	holds '.[0].offers == [["SC"],
	    ["SC", "spy", "gondola", "doge", "1", "2", "3"]]'
	run -0 legal --json < <(opened |
	    move 'split SC 1 / SC spy gondola doge 2 3')
	holds '.[0] == {"move": "choose 1", "cards": ["SC", "1"]}'
	run -0 legal --json < <(position 4 1 doge 'SM' 'SM SM' '' '' |
	    move 'use doge' 'lay SM')
	holds '.[2] == {"move": "lay SM SM", "district": "SM", "total": 3}'
}
@test "greedy beats random, alone and as a team" {
	wins() {
		deal canal --players "$1" --seed "g$3" --count 12 |
		    bot --level "$2" --to-end | score |
		    jq -s "map(select(.winners | index($3))) | length"
	}
	[ "$(wins 2 greedy,random 1)" -ge 10 ]
	[ "$(wins 2 random,greedy 2)" -ge 10 ]
	[ "$(wins 4 greedy,greedy,random,random 1)" -ge 10 ]
	[ "$(wins 4 random,random,greedy,greedy 4)" -ge 10 ]
}
@test "every card is in one place after every move" {
	for n in 2 4; do
		deal canal --players "$n" --seed all --count 4 |
		    bot --level random --to-end | replay |
		    jq -c '[.state | .action_deck, .number_deck, .discards,
		    .up, .offers[], .to_use, .used, .hands[], .numbers[],
		    .won[], (.vote.laid // [])[]] | add | group_by(.) |
		    map({(.[0]): length}) | add' | sort -u >"$BATS_TEST_TMPDIR/c"
		[ "$(wc -l <"$BATS_TEST_TMPDIR/c")" -eq 1 ]
	done
}
@test "a large hand has all its lays" {
	hand='CN CN CN CN CN SC SC SC SC SC SP SP SP SP DD DD DD gondola gondola gondola'
	run -0 legal < <(position 2 1 doge "$hand" '' | move 'use doge')
	# 5 x 6 x 5 x 4 numbers of cards each, from the district voted on.
	[ "${#lines[@]}" -eq $((5 * 6 * 5 * 4 + 6 * 5 * 5 * 4 +
	    6 * 6 * 4 * 4 + 6 * 6 * 5 * 3)) ]
}
@test "nothing cuts the list of lays off" {
	cards() { for _ in $(seq "$1"); do printf '%s ' "${@:2}"; done; }
	hand=$(cards 5 CN SC SP DD SM CS && cards 6 gondola)
	position 2 1 doge "$hand" '' | move 'use doge' \
	    >"$BATS_TEST_TMPDIR/all"
	# Five of a district voted on, and up to five of each of the others.
	[ "$(legal <"$BATS_TEST_TMPDIR/all" | wc -l)" -eq $((6 * 5 * 6 ** 5)) ]
	run -0 move 'lay CS CS CS CS CS gondola SM SM SM SM SM' \
	    <"$BATS_TEST_TMPDIR/all"
}
@test "legal moves and states are those of an independent model" {
	cd "$BATS_TEST_TMPDIR"
	for n in 2 4; do
		deal canal --players "$n" --seed "a$n" --count 8 |
		    bot --level random --to-end
		deal canal --players "$n" --seed "b$n" --first 2 --count 3 |
		    bot --to-end
	done >matches
	replay <matches >states
	while read -r match; do
		replay --at 0 <<<"$match"
		replay <<<"$match"
	done <matches | jq -c 'select(.turn != null)' | legal --json >moves
	run -0 python3 "$BATS_TEST_DIRNAME/model/canal.py" matches moves \
	    states
	[ "$output" -gt 2000 ]
}
@test "the match of the seed lion is the same for ever" {
	for n in 2 4; do
		deal canal --players "$n" --seed lion | bot --level random \
		    --to-end | replay --transcript
	done | b2sum -l 128 | diff - "$fixtures/canal/lion.b2sum"
}
@test "the counts of decisions are the same for ever" {
	run -0 legal --perft 4 < <(deal canal --players 2 --seed lion)
	[ "$output" = "$(cat "$fixtures/canal/perft")" ]
}
