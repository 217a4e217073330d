load helper.bash
load q-helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	options=() roles=()
	city 5 'tabacco perle beneficio-di-cristo' \
	    'dipinto salvacondotto malvasia' -- zafferano seta >m.json
}

# makes ARGUMENT... -- MOVE: these arguments make this move in m.json.
makes() {
	local arguments=()
	while [ "$1" != -- ]; do
		arguments+=("$1")
		shift
	done
	diff <(q-act "${arguments[@]}" <m.json) <(move "$2" <m.json)
}

@test "q-act makes each move" {
	makes fondaco -- fondaco
	makes porto perle -- 'porto perle'
	makes locanda 2 perle tabacco -- 'locanda 2 perle tabacco'
	makes convento 2 perle -- 'convento 2 perle'
	makes palazzo -- palazzo
	move fondaco <m.json >two.json
	diff <(q-act keep seta <two.json) <(move 'keep seta' <two.json)
	move 'locanda 2 perle tabacco' <m.json >give.json
	diff <(q-act give dipinto malvasia <give.json) \
	    <(move 'give dipinto malvasia' <give.json)
}

@test "q-act passes when the deck is empty" {
	run -1 --separate-stderr q-act pass <m.json
	[[ $stderr == *'(round 7)'* ]]
}

@test "q-act takes cards by id, title or a part of it, in either case" {
	makes porto BENEFICIO-di-cristo -- 'porto beneficio-di-cristo'
	makes porto 'Beneficio di Cristo' -- 'porto beneficio-di-cristo'
	makes porto 'di cristo' -- 'porto beneficio-di-cristo'
	makes porto beneficio -- 'porto beneficio-di-cristo'
	run -1 --separate-stderr q-act porto "l'azione" <m.json
	[[ $stderr == *'non-si-prosegua-l-azione-secondo-un-piano is not in '* ]]
	makes locanda 2 'di Cristo' TABA -- \
	    'locanda 2 beneficio-di-cristo tabacco'
}

@test "q-act asks back if a part is that of several cards, or of none" {
	refused 1 porto rialto <m.json
	[[ $stderr == *banchiere-di-rialto*stampatore-di-rialto* ]]
	refused 1 porto nothing-like-it <m.json
	[[ $stderr == *'no card: nothing-like-it'* ]]
	refused 1 porto '' <m.json
}

@test "move takes only what legal lists" {
	run -1 move 'porto beneficio' <m.json
	run -1 move 'porto di cristo' <m.json
}

@test "q-act refuses what is not legal, with the rule" {
	refused 1 porto seta <m.json
	[[ $stderr == *'seta is not in the hand of the one who acts (round 3)'* ]]
	refused 1 locanda 1 perle <m.json
	refused 1 convento 9 perle <m.json
	refused 1 keep perle <m.json
	refused 1 give perle <m.json
}

@test "q-act refuses wrong operands" {
	refused 2 <m.json
	refused 2 swim <m.json
	[[ $stderr == *fondaco*give* ]]
	refused 2 porto <m.json
	refused 2 porto perle tabacco <m.json
	refused 2 fondaco perle <m.json
	refused 2 locanda 2 <m.json
	refused 2 --no-such-option fondaco <m.json
}

@test "q-act makes a move only for the seat that is named" {
	q-act --seat 1 fondaco <m.json
	refused 1 --seat 2 fondaco <m.json
	[[ $stderr == *'not seat 2 that decides, but seat 1'* ]]
}

@test "q-act changes a file, or leaves it alone" {
	cp m.json n.json
	q-act -f n.json porto perle
	cmp n.json <(move 'porto perle' <m.json)
	cp n.json before.json
	refused 1 -f n.json porto perle
	cmp n.json before.json
}

@test "q-act takes no match of another game, and no view" {
	deal gondola --players 3 >other.json
	refused 1 fondaco <other.json
	[[ $stderr == *'of gondola, not of q'* ]]
	veil --seat 1 <m.json >view.json
	refused 1 porto perle <view.json
}

@test "q-act names the document that fails" {
	cat m.json <(move palazzo <m.json) >two.json
	run -1 --separate-stderr q-act palazzo <two.json
	[[ $stderr == 'q-act: document 2: the ship is seized already (round 6)'* ]]
	[ "${#lines[@]}" -eq 1 ]
}
