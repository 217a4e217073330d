load helper.bash
load q-helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	options=() roles=()
	city 5 'tabacco festa-della-sensa' 'beneficio-di-cristo' |
	    loaded '0 tabacco' '0 festa-della-sensa' \
	    '1 beneficio-di-cristo' >m.json
}

@test "q-sail takes a card out of the hold, or none" {
	diff <(q-sail --discard=tabacco <m.json) \
	    <(move 'discard tabacco' <m.json)
	diff <(q-sail --discard 'di cristo' <m.json) \
	    <(move 'discard beneficio-di-cristo' <m.json)
	diff <(q-sail --discard=none <m.json) <(move 'discard none' <m.json)
	diff <(q-sail --discard=NONE <m.json) <(move 'discard none' <m.json)
}

@test "q-sail leaves historical events and what is not there alone" {
	refused 1 --discard=festa-della-sensa <m.json
	[[ $stderr == *'festa-della-sensa is a historical event and stays (ship 2)'* ]]
	refused 1 --discard=dipinto <m.json
	[[ $stderr == *'dipinto is not in the hold (ship 2)'* ]]
}

@test "q-sail picks what effects leave open" {
	ship 5 abiura >pick.json
	diff <(q-sail --pick=q <pick.json) <(move 'pick q' <pick.json)
	refused 1 --pick=libro <pick.json
	[[ $stderr == *'(effects 2)'* ]]
	ship 5 acqua-alta >type.json
	diff <(q-sail --pick=libro <type.json) <(move 'pick libro' <type.json)
}

@test "q-sail drops and shows cards for effects" {
	with 'discard pick 1' 'reveal pick 1'
	ship 5 abiura | q-sail --pick=3 >drop.json
	card=$(jq -r '.state.seats[2].hand.cards[0]' drop.json)
	diff <(q-sail --drop="$card" <drop.json) <(move "drop $card" <drop.json)
	q-sail --drop="$card" --pick=3 <drop.json >show.json
	card=$(jq -r '.state.seats[2].hand.cards[0]' show.json)
	diff <(q-sail --show="$card" <show.json) <(move "show $card" <show.json)
}

@test "q-sail makes all decisions in the order given, or none" {
	with 'swap pick pick'
	ship 5 abiura >m.json
	diff <(q-sail --pick=q --pick=don-ludovico <m.json) \
	    <(move 'pick q' 'pick don-ludovico' <m.json)
	cp m.json n.json
	refused 1 -f n.json --pick=q --pick=q
	cmp m.json n.json
	refused 1 --pick=q --drop='di cristo' <m.json
	[[ $stderr == 'q-sail: move 2, drop di cristo: '* ]]
}

@test "q-sail wants a decision, and no operands" {
	refused 2 <m.json
	refused 2 --seat 1 <m.json
	refused 2 --discard=none more <m.json
	refused 2 --discard <m.json
}

@test "q-sail decides only for the seat that is named" {
	refused 1 --seat=2 --discard=none <m.json
	q-sail --seat=1 --discard=none <m.json
}

@test "q-sail takes no match of another game" {
	deal gondola --players 3 >other.json
	refused 1 --discard=none <other.json
}
