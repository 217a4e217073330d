# The rules of Gondola, one by one; gondola(6) has their numbers.

load helper.bash

# stacked N CARD...: a match for N people without a seed, whose deck has these
# cards on top.  The first goes to the Wakemaker, then one to each Gondolier,
# then a second one to each.
stacked() {
	local n=$1
	shift
	box gondola --players "$n" | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" | deal "${options[@]}"
}

# lists MOVE...: these are the legal moves of the match on standard input.
lists() {
	diff <(printf '%s\n' "$@" | sort) <(legal | sort)
}

# points CARD...: what the best delivery of all of these cards scores.
points() {
	score gondola "$@" | jq -r --argjson n $# \
	    '[.deliveries[] | select(.cards | length == $n)] |
	    map("\(.kind) \(.points)") | join(", ")'
}

load_of() {
	score gondola load "$@" | jq .load
}

options=()

# Points of deliveries (delivery 2).

@test "a pair scores twice its value" { [ "$(points 3C 3D)" = "pair 12" ]; }
@test "a triple scores three times its value" {
	[ "$(points 3C 3D 3H)" = "triple 27" ]
}
@test "a quad scores four times its value, the Familia 10 each" {
	[ "$(points QC QD QH QS)" = "quad 160" ]
}
@test "a straight scores twice its value" {
	[ "$(points 5C 6D 7H)" = "straight 36" ]
}
@test "in a straight the Thief follows the 7, then Captain and Matron" {
	[ "$(points 7C JD KH)" = "straight 54" ]
	[ "$(points JC KD QH)" = "straight 60" ]
	[ "$(points 7C JD QH)" = "" ]
}
@test "a straight does not wrap round" {
	[ "$(points QC AD 2H)" = "" ]
	[ "$(points KC QD AH)" = "" ]
}
@test "two neighbours are no straight, two of a suit no flush" {
	[ "$(score gondola 5C 6D | jq -c '[.deliveries[].kind]')" = \
	    '["single","single"]' ]
	[ "$(score gondola 2H 5H | jq -c '[.deliveries[].kind]')" = \
	    '["single","single"]' ]
}
@test "a flush scores twice its value" {
	[ "$(points 2H 5H JH)" = "flush 34" ]
}
@test "a straight flush scores three times its value" {
	[ "$(points JS KS QS)" = "straight flush 90" ]
}
@test "the best way to deliver a whole hand is found" {
	[ "$(score gondola 3C 3D 3H QH 6H | jq .best.total)" -eq 50 ]
	[ "$(score gondola 3C 3D 3H | jq .best.total)" -eq 27 ]
	[ "$(score gondola 4D | jq .best.total)" -eq 4 ]
}
@test "a hand takes either case and 1 for the ace" {
	[ "$(points ac 1d)" = "pair 4" ]
}
@test "a hand with a card twice, or none, is refused" {
	run -1 --separate-stderr score gondola 3C 3C
	[[ $stderr == *3C* ]]
	run -1 score gondola 8C
	run -1 score gondola
}
@test "hands score as an independent count says" {
	awk 'BEGIN {
		srand(1549)
		split("A 2 3 4 5 6 7 J K Q", rank)
		split("C D H S", suit)
		for (hand = 0; hand < 400; hand++) {
			for (i = 0; i < 40; i++)
				card[i] = i
			n = 1 + int(rand() * 10)
			for (i = 0; i < n; i++) {
				j = i + int(rand() * (40 - i))
				t = card[i]; card[i] = card[j]; card[j] = t
				printf "%s%s%s", rank[card[i] % 10 + 1],
				    suit[int(card[i] / 10) + 1],
				    i + 1 < n ? " " : "\n"
			}
		}
	}' >"$BATS_TEST_TMPDIR/hands"
	while read -ra cards; do
		score gondola "${cards[@]}"
	done <"$BATS_TEST_TMPDIR/hands" |
	    jq -c 'del(.best.deliveries)' >"$BATS_TEST_TMPDIR/ours"
	python3 "$BATS_TEST_DIRNAME/model/gondola.py" hand \
	    <"$BATS_TEST_TMPDIR/hands" | jq -c . |
	    diff - "$BATS_TEST_TMPDIR/ours"
}
@test "the best deliveries add up to the best total and use every card" {
	run -0 score gondola AC 2C 3C 4D 4H 4S KS QS JS 7D
	holds '([.best.deliveries[].points] | add) == .best.total'
	holds '[.best.deliveries[].cards[]] | length == 10'
}

# Loads (loading 3 and 4).

@test "two sevens are an overload" {
	run -0 score gondola load 7C 7D
	holds '.load == 14 and .overloaded'
}
@test "thirteen is no overload" {
	run -0 score gondola load QH:double:3C 3C 7D
	holds '.load == 13 and (.overloaded | not)'
}
@test "a Matron on a card before the Captain changes nothing" {
	[ "$(load_of 5C KD:10 QH:double:5C)" -eq 10 ]
}
@test "a Captain that passes changes nothing" {
	[ "$(load_of 5C KD:pass)" -eq 5 ]
}
@test "a load never goes below nothing, at any step" {
	[ "$(load_of 3C JD:-1 JH:-1 JS:-1 JC:-1)" -eq 0 ]
	[ "$(load_of JD:-1 4C)" -eq 4 ]
}
@test "halves round down" { [ "$(load_of 5C QD:half:5C)" -eq 2 ]; }
@test "Familia cards not declared count nothing" {
	[ "$(load_of 5C KD JH QS)" -eq 5 ]
}
@test "a Matron is declared only on cargo that no other has" {
	run -1 score gondola load 5C QD:half:5C QH:double:5C
	run -1 score gondola load KC:10 QD:half:KC
	run -1 score gondola load 5C QD:half:6C
}

# Pieces and seats.

@test "the Wakemaker is the last seat, and seat 1 begins" {
	run -0 stacked 4 AC
	holds '.state.wakemaker == 4 and .turn == 1'
}
@test "one card to the Wakemaker, then one and another to each Gondolier" {
	run -0 stacked 3 AC 2C 3C 4C 5C
	holds '[.state.boats[].cards] == [["2C","4C"],["3C","5C"],["AC"]]'
}
@test "three rounds, each with all forty cards shuffled anew" {
	run -0 sh -c 'deal gondola --players 3 --seed r | bot --to-end'
	holds '[.log[] | select(startswith("0 "))] | length == 3 and
	    all(split(" ")[2:] | unique | length == 40)'
}
@test "a double-shift has six rounds" {
	run -0 sh -c 'deal gondola --players 3 --long --seed r |
	    bot --to-end | score'
	holds '.rounds | length == 6'
}
@test "the Wakemaker stays the same, unless the part is passed on" {
	run -0 sh -c 'deal gondola --players 3 --seed r | bot --to-end | score'
	holds '[.rounds[].wakemaker] == [3,3,3]'
	holds 'all(.rounds[].rows; length == 2)'
	run -0 sh -c 'deal gondola --players 3 --rotate --seed r |
	    bot --to-end | score'
	holds '[.rounds[].wakemaker] == [3,1,2]'
	holds 'all(.rounds[].rows; length == 3)'
}
@test "all hands lie open, and nobody knows the order of the deck" {
	for seat in 0 1 2 3; do
		run -0 veil --seat "$seat" < <(stacked 3 AC 2C 3C 4C 5C)
		holds '.state.boats[1].cards == ["3C","5C"]'
		holds '.state.deck | unique == ["??"] and length == 35'
		holds '.log[0] | startswith("0 shuffle AC 2C 3C 4C 5C ??")'
	done
}

# Loading.

@test "Familia cards are answered for in the order received" {
	stacked 3 AC JC 3C KD 5C | lists 'thief +1' 'thief -1'
	stacked 3 AC JC 3C KD 5C | move 'thief +1' |
	    lists 'captain 10' 'captain pass'
}
@test "a Thief adds or takes one" {
	run -0 move 'thief +1' < <(stacked 3 AC 4D 3C JC 5C)
	holds '.state.boats[0].load == 5'
	run -0 move 'thief -1' < <(stacked 3 AC 4D 3C JC 5C)
	holds '.state.boats[0].load == 3'
}
@test "a Matron that is the first card waits" {
	stacked 3 AC QC 3C 4D 5C |
	    lists load cast-off 'matron double 4D' 'matron half 4D'
}
@test "a Matron that comes later is declared at once" {
	stacked 3 AC 4D 3C QC 5C | lists 'matron double 4D' 'matron half 4D'
}
@test "a Matron waits if there is no card for her" {
	stacked 3 AC JC 3C QC 5C | move 'thief +1' | lists load cast-off
	stacked 3 AC JC 3C QC 5C 5H | move 'thief +1' load |
	    lists load cast-off 'matron double 5H' 'matron half 5H'
}
@test "two Matrons that wait are used in the order received" {
	run -0 move load 'matron double 5H' < <(stacked 3 AC QC 3C QD 5C 5H)
	holds '.state.boats[0].declared == {"QC": "double 5H"}'
	holds '.state.boats[0].load == 10'
}
@test "no two Matrons are declared on one card" {
	stacked 3 AC QC 3C QD 5C 5H | move load 'matron double 5H' |
	    lists load cast-off
}
@test "what was declared cannot be changed" {
	run -1 move 'matron double 4D' 'matron half 4D' \
	    < <(stacked 3 AC 4D 3C QC 5C)
}
@test "a Gondolier with 13 may load, one with more must cast off" {
	stacked 3 AC 7C 3C 6D 5C | lists load cast-off
	stacked 3 AC 7C 3C 7D 5C | lists cast-off
	run -1 --separate-stderr move load < <(stacked 3 AC 7C 3C 7D 5C)
	[ "$stderr" = "move: seat 1 is overloaded (14 > 13) and must cast off (loading 5)" ]
}
@test "a waiting Matron can end an overload" {
	stacked 3 AC QC 3C 7C 5C 7D | move load | lists cast-off \
	    'matron double 7C' 'matron half 7C' \
	    'matron double 7D' 'matron half 7D'
	stacked 3 AC QC 3C 7C 5C 7D | move load 'matron half 7D' |
	    lists load cast-off
}
@test "nobody loads more than seven cards" {
	stacked 3 KC AC 3C AD 5C AH AS 2C 2D |
	    move load load load load | lists load cast-off
	stacked 3 KC AC 3C AD 5C AH AS 2C 2D 2H |
	    move load load load load load | lists cast-off
}
@test "the Wakemaker stops only above the load of some Gondolier" {
	stacked 3 AC 2C 3C 4C 5C 6D | move cast-off cast-off | lists draw
	stacked 3 AC 2C 3C 4C 5C 5D | move cast-off cast-off draw |
	    lists draw
	stacked 3 AC 2C 3C 4C 5C 6D | move cast-off cast-off draw |
	    lists draw stop
}
@test "the Wakemaker may stop without a draw" {
	stacked 3 7C 2C 3C 4C 5C | move cast-off cast-off | lists draw stop
}
@test "a Wakemaker above 13 is asleep, and not asked" {
	run -0 move cast-off cast-off draw < <(stacked 3 7C 2C 3C 4C 5C 7D)
	holds '.state.asleep and .state.phase == "delivery" and .turn == 1'
}
@test "a Wakemaker at 13 is awake" {
	run -0 move cast-off cast-off draw stop \
	    < <(stacked 3 7C 2C 3C 4C 5C 6D)
	holds '(.state.asleep | not) and .state.phase == "delivery"'
}
@test "the Wakemaker may hold more than seven cards" {
	stacked 3 AC 6C 6D 7C 7D AD AH AS 2C 2D 2H |
	    move cast-off cast-off draw draw draw draw draw draw | lists draw
}
@test "a Wakemaker above 13 with a Matron waiting may use her, or stop" {
	stacked 3 QC 6H 6S 7H 7S 7C 6D 5D |
	    move cast-off cast-off draw draw draw | lists stop \
	    'matron double 7C' 'matron half 7C' 'matron double 6D' \
	    'matron half 6D' 'matron double 5D' 'matron half 5D'
	run -0 move cast-off cast-off draw draw draw stop \
	    < <(stacked 3 QC 6H 6S 7H 7S 7C 6D 5D)
	holds '.state.asleep'
}
@test "an overloaded Gondolier counts as exceeded only with --prey" {
	stacked 3 AC 7C 7H 7D 7S | move cast-off cast-off | lists draw
	options=(--prey)
	stacked 3 AC 7C 7H 7D 7S | move cast-off cast-off | lists draw stop
}

# Delivery.  The Wakemaker has 7S, seat 1 3C and 3D, seat 2 3H and 6H.

asleep() {
	stacked 3 7S 3C 3H 3D 6H 7H | move cast-off cast-off draw
}
awake() {
	stacked 3 7S 3C 3H 3D 6H 3S | move cast-off cast-off draw stop
}

@test "who can make a set must deliver one; aid is one card of another" {
	asleep | lists 'deliver 3C 3D' 'deliver 3C 3D aid 2:3H' \
	    'deliver 3C aid 2:3H' 'deliver 3D aid 2:3H'
}
@test "who cannot make a set delivers any single card" {
	asleep | move 'deliver 3C 3D' | lists 'deliver 3H' 'deliver 6H'
}
@test "who has no set of their own may still deliver one with aid" {
	stacked 3 7S 3C 3H 4D 6H 7H | move cast-off cast-off draw |
	    lists 'deliver 3C' 'deliver 4D' 'deliver 3C aid 2:3H'
}
@test "the owner of the card is asked" {
	run -0 move 'deliver 3C 3D aid 2:3H' < <(asleep)
	holds '.turn == 2'
	lists agree refuse <<<"$output"
}
@test "a card refused cannot be asked for again this turn" {
	asleep | move 'deliver 3C 3D aid 2:3H' refuse | lists 'deliver 3C 3D'
	asleep | run -1 move 'deliver 3C aid 2:3H' refuse \
	    'deliver 3D aid 2:3H'
}
@test "the deliverer gets the coin, who aids half of it as reputation" {
	run -0 move 'deliver 3C 3D aid 2:3H' agree < <(asleep)
	holds '.state.sheet[0][0].coin == 27'
	holds '.state.sheet[0][1] | .coin == 0 and .reputation == 13'
}
@test "laps go on until nobody has cards; who has none is skipped" {
	run -0 move 'deliver 3C 3D' 'deliver 3H' < <(asleep)
	holds '.turn == 2'
	run -0 move 'deliver 3C 3D' 'deliver 3H' 'deliver 6H' < <(asleep)
	holds '.turn == 0 and .state.round == 2'
	holds '[.state.sheet[0][].coin] == [12, 9, 0]'
}
@test "an aid that makes no set is refused" {
	asleep | run -1 move 'deliver 3C aid 2:6H'
	asleep | run -1 move 'deliver aid 2:3H'
}
@test "an awake Wakemaker may cancel a card with one of the same rank" {
	awake | move 'deliver 3C 3D' | lists 'disrupt 3C' 'disrupt 3D' let-pass
}
@test "a sleeping Wakemaker is not asked" {
	run -0 move 'deliver 3C 3D' < <(asleep)
	holds '.turn == 2'
}
@test "a Wakemaker without a card of a rank played is not asked" {
	run -0 move 'deliver 3C 3D' let-pass 'deliver 6H' < <(awake)
	holds '.turn == 2'
}
@test "the card used to disrupt is spent" {
	run -0 move 'deliver 3C 3D' 'disrupt 3C' < <(awake)
	holds '.state.boats[2].cards == ["7S"]'
	holds '.state.spent | contains(["3S", "3C", "3D"])'
}
@test "of several cards of a rank the one received first is spent" {
	both() {
		stacked 3 3S 3C 5H 3D 6H 3H 7S |
		    move cast-off cast-off draw draw stop 'deliver 3C 3D'
	}
	both | lists 'disrupt 3C' 'disrupt 3D' 'disrupt 3C 3D' let-pass
	run -0 move 'disrupt 3C' < <(both)
	holds '.state.boats[2].cards == ["3H", "7S"]'
	run -0 move 'disrupt 3C 3D' < <(both)
	holds '.state.sheet[0][0].coin == 0'
}
@test "what is left scores as the best single delivery" {
	run -0 move load cast-off cast-off draw draw stop 'deliver 4C 4D 4H' \
	    'disrupt 4H' < <(stacked 3 4S 4C 3H 4D 6H 4H 7S 2S)
	holds '.state.sheet[0][0].coin == 16'
	run -0 move 'thief +1' load 'captain pass' cast-off cast-off \
	    'captain 10' stop 'deliver JC KC QD' 'disrupt KC' \
	    < <(stacked 3 KS JC 3H QD 6H KC)
	holds '.state.sheet[0][0].coin == 10'
}
@test "aid earns half of what the set scores, even if it was cancelled" {
	run -0 move 'deliver 3C 3D aid 2:3H' agree 'disrupt 3H' < <(awake)
	holds '.state.sheet[0][0].coin == 12'
	holds '.state.sheet[0][1].reputation == 6'
}
@test "a load not below the Wakemaker's value is safe" {
	run -0 move cast-off cast-off draw stop 'deliver 3C 3D' let-pass \
	    'deliver 3H' < <(stacked 3 6S 3C 3H 3D 6H 3S)
	holds '.turn == 2'
}
@test "overloaded Gondolieri come first while they have cards" {
	slow() {
		stacked 3 7S 6C 3H 7D 6H 2H 3S |
		    move load cast-off cast-off draw stop "$@"
	}
	run -0 slow 'deliver 2H' 'deliver 3H'
	holds '.turn == 1'
	run -0 slow 'deliver 7D' 'disrupt 7D' 'deliver 3H'
	holds '.turn == 3'
	run -0 slow 'deliver 7D' let-pass 'deliver 3H'
	holds '.turn == 1'
}

# The end.

@test "the highest reputation drinks free, the lowest is the drake" {
	run -0 sh -c 'deal gondola --players 5 --seed t --count 20 |
	    bot --level random --to-end | score'
	jq -se 'all(.[];
	    ([.final[].reputation] | max) as $high |
	    ([.final[].reputation] | min) as $low |
	    .titles.free_drinker ==
		[.final[] | select(.reputation == $high) | .seat] and
	    .titles.drake ==
		[.final[] | select(.reputation == $low) | .seat] and
	    .winners == [] and .group == ([.final[].coin] | add))' \
	    <<<"$output"
}
@test "the items of a score add up to its totals" {
	run -0 sh -c 'deal gondola --players 6 --rotate --seed i --count 20 |
	    bot --level random --to-end | score --explain'
	jq -se 'all(.[]; . as $s | all(.final[]; . as $row |
	    all("coin", "reputation"; . as $total | $row[$total] ==
		([$s.items[] | select(.seat == $row.seat and
		.total == $total) | .points] | add // 0))))' <<<"$output"
}
@test "legal moves and scores are those of an independent model" {
	cd "$BATS_TEST_TMPDIR"
	for n in 3 4 5 6 7; do
		deal gondola --players "$n" --seed "a$n" --count 12
		deal gondola --players "$n" --seed "b$n" --long --prey \
		    --count 6
		deal gondola --players "$n" --seed "c$n" --rotate --count 6
	done | bot --level random --to-end >matches
	for n in 3 5 7; do
		deal gondola --players "$n" --seed "g$n" --rotate --count 4
	done | bot --to-end >>matches
	while read -r match; do
		replay --at 0 <<<"$match"
		replay <<<"$match"
	done <matches | legal --json >moves
	score <matches >scores
	python3 "$BATS_TEST_DIRNAME/model/gondola.py" check matches moves \
	    scores
}

# Golden.

@test "the match of the seed lion is the same for ever" {
	[ "$(deal gondola --players 4 --seed lion | bot --level random \
	    --to-end | replay --transcript | b2sum -l 128)" = \
	    "$(cat "$fixtures/gondola/lion.b2sum")" ]
}
@test "the counts of decisions are the same for ever" {
	run -0 legal --perft 6 < <(deal gondola --players 3 --seed lion)
	[ "$output" = "$(cat "$fixtures/gondola/perft")" ]
}
