# The rules of Q, one by one; q(6) has their numbers.

load helper.bash
load q-helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	options=() roles=()
}

# forbids RULE MOVE: in the match on standard input, and by which rule.
forbids() {
	run -1 --separate-stderr move --error-format json "$2"
	[ "$(jq -r .rule <<<"$stderr")" = "q.$1" ]
}

# Both examples of the rules.

@test "a ship with a book, a painting and tobacco brings S+5" {
	run -0 score q Z+4 beneficio-di-cristo dipinto tabacco
	holds '.points == "S+5" and .total == "S+1"'
}

@test "the same ship seized brings S+1" {
	run -0 score q Z+4 seized beneficio-di-cristo dipinto tabacco
	holds '.points == "S+1" and .total == "Z+3"'
}

@test "both examples come out in a match" {
	city 5 'beneficio-di-cristo dipinto' '' 'tabacco' |
	    move 'porto beneficio-di-cristo' >m.json
	order='order beneficio-di-cristo dipinto tabacco'
	loaded '0 dipinto' '2 tabacco' <m.json | move 'discard none' "$order" |
	    state .ships[0].points | grep -Fx '"S+5"'
	move palazzo <m.json | loaded '0 dipinto' '2 tabacco' |
	    move 'discard none' "$order" |
	    state .ships[0].points | grep -Fx '"S+1"'
}

# Pieces and set-up.

@test "five play without Nicolo Zeno, six with him (pieces 1)" {
	run -0 box q --players 5
	holds '.piles.roles | index("nicolo-zeno") | not'
	run -0 box q --players 6
	holds '.piles.roles | length == 6'
}

@test "Zelanti are Q, Vendramin and Zeno at first (pieces 1)" {
	[ "$(deal q --players 6 | state '.factions | to_entries |
	    map(select(.value == "zelanti").key) | sort')" = \
	    '["gabriele-vendramin","nicolo-zeno","q"]' ]
}

@test "the standard set has 13 events, 86 common cards and the Pope's (pieces 2)" {
	jq -e '[.cards[] | {type, n: (.copies // 1)}] |
	    (map(select(.type == "evento").n) | add) == 13 and
	    (map(select(.type == "papa").n) | add) == 1 and
	    (map(.n) | add) == 100' \
	    "$BATS_TEST_DIRNAME/../share/sets/q/standard.json"
}

@test "some cards are for five or for six only (pieces 4)" {
	run -0 box q --players 5
	holds '.piles.deck | length == 97 and
	    index("richieste-troppo-insistenti") == null'
	run -0 box q --players 6
	holds '.piles.deck | length == 98 and
	    index("non-si-prosegua-l-azione-secondo-un-piano") == null'
}

@test "seat 1 gets the first five cards, seat 2 the next (setup 2)" {
	box q --players 5 | deal >m.json
	[ "$(jq -c '[.state.seats[0, 1].hand.cards[]]' m.json)" = \
	    "$(box q --players 5 | jq -c '.piles.deck[:10]')" ]
}

@test "three of five are kept, in the order of seats (setup 3)" {
	deal q --players 5 --seed lion >m.json
	[ "$(legal <m.json | wc -l)" -eq 10 ]
	[ "$(bot <m.json | jq .turn)" -eq 2 ]
	first=$(jq -r '.state.seats[0].hand.cards[0]' m.json)
	forbids setup.3 "keep $first" <m.json
	forbids setup.3 "keep paolo-iii-farnese-e-morto $first $first" <m.json
}

@test "what is laid aside is shuffled with the deck (setup 4)" {
	box q --players 5 | deal >m.json
	for _ in 1 2 3 4 5; do bot -f m.json; done
	[ "$(jq .turn m.json)" -eq 0 ]
	deck=$(jq -r '.state.deck | join(" ")' m.json)
	aside=$(jq -r '.state.aside.cards | join(" ")' m.json)
	run -1 move "shuffle $deck" <m.json
	move "shuffle $deck $aside" <m.json | state .aside.cards | grep -Fx '[]'
}

@test "the Pope's card is number 42 with five, 41 with six (setup 5)" {
	city 5 | state '.deck | length, index("paolo-iii-farnese-e-morto")' |
	    diff <(printf '83\n41\n') -
	city 6 | state '.deck | length, index("paolo-iii-farnese-e-morto")' |
	    diff <(printf '81\n40\n') -
}

@test "of an odd deck the smaller half lies above the Pope's card (setup 5)" {
	jq '.cards |= map(if .id == "abiura" then .copies = (.copies // 1) + 1
	    else . end)' "$BATS_TEST_DIRNAME/../share/sets/q/standard.json" \
	    >odd.json
	options=(--set ./odd.json)
	city 5 | state '.deck | length, index("paolo-iii-farnese-e-morto")' |
	    diff <(printf '84\n41\n') -
}

@test "seat 1 is First player, or the one that is named (setup 6)" {
	[ "$(city 5 | jq .turn)" -eq 1 ]
	options=(--first 4)
	[ "$(city 5 | jq .turn)" -eq 4 ]
	run -2 deal q --players 5 --first 6
	run -2 box q --players 6 --first 7
}

# Actions.

@test "everybody has two turns, one after the other (round 1)" {
	options=(--first 3)
	city 5 | idle | jq -c '[.log[] | select(endswith("fondaco")) |
	    .[:1] | tonumber]' | diff - <(echo '[3,4,5,1,2,3,4,5,1,2]')
}

@test "at the fondaco one of two cards is kept (round 2)" {
	city 5 -- dipinto tabacco >m.json
	move fondaco <m.json >two.json
	legal <two.json | diff - <(printf 'keep %s\n' dipinto tabacco)
	move 'keep tabacco' <two.json >kept.json
	[ "$(state '.discards' <kept.json)" = \
	    '{"cards":["dipinto"],"known":[[1]]}' ]
	state '.seats[0].hand.cards' <kept.json | grep tabacco
	forbids round.2 'keep seta' <two.json
	forbids round.2 'pass' <two.json
}

@test "of two copies one is kept, and that is one move (round 2)" {
	city 5 -- tabacco tabacco | move fondaco >m.json
	[ "$(legal <m.json)" = 'keep tabacco' ]
}

# near_end N: a match whose deck has that many cards, by drawing for seat 1.
near_end() {
	city 5 | jq -c --argjson n "$1" '.state |= (
	    (.deck | length) as $deck | .dead = true |
	    (.deck - ["paolo-iii-farnese-e-morto"]) as $left |
	    .discards.cards = $left[$n:] |
	    .discards.known = ($left[$n:] | map([1])) |
	    .drawers = ($left[$n:] | map(1)) | .deck = $left[:$n] |
	    .turns = 1) | .turn = 2'
}

@test "the Pope's card is laid open and replaced (round 2)" {
	city 5 | jq -c '.state |= (.deck[:40] as $up |
	    .deck |= .[40:] | .discards.cards = $up |
	    .discards.known = ($up | map([1])) |
	    .drawers = ($up | map(1)))' >m.json
	validate -q <m.json
	[ "$(state '.deck[1]' <m.json)" = '"paolo-iii-farnese-e-morto"' ]
	move fondaco <m.json >drawn.json
	state '.dead, (.drawn | length), (.deck | length)' <drawn.json |
	    diff <(printf '%s\n' true 2 40) -
	[ "$(state .drawn <drawn.json)" = \
	    "$(state '[.deck[0], .deck[2]] | sort' <m.json)" ]
}

@test "the last card is drawn alone and kept (round 2)" {
	near_end 1 >m.json
	move fondaco <m.json >last.json
	[ "$(jq .turn last.json)" -eq 3 ]
	[ "$(state '.seats[1].hand.cards | length' <last.json)" -eq 4 ]
	forbids round.2 fondaco <last.json
}

@test "the first to load in a round gets First to load (round 3)" {
	city 5 'tabacco' 'seta' >m.json
	[ "$(state .loader <m.json)" = null ]
	move 'porto tabacco' 'porto seta' <m.json | state .loader | grep -x 1
	forbids round.3 'porto seta' <m.json
}

@test "cards are exchanged, and nobody can refuse (round 4)" {
	city 5 'tabacco perle seta' 'dipinto pepe malvasia' |
	    move 'locanda 2 tabacco perle' >m.json
	[ "$(jq .turn m.json)" -eq 2 ]
	[ "$(legal <m.json)" = "$(printf 'give %s\n' 'dipinto malvasia' \
	    'dipinto pepe' 'malvasia pepe')" ]
	forbids round.4 'give dipinto' <m.json
	forbids round.4 'give tabacco perle' <m.json
	move 'give pepe dipinto' <m.json |
	    state '.seats[0, 1].hand.cards' | diff - \
	    <(printf '%s\n' '["dipinto","pepe","seta"]' \
	    '["malvasia","perle","tabacco"]')
}

@test "who offers an exchange chooses first and is not answered before (round 4)" {
	city 5 'tabacco' 'dipinto' | move 'locanda 2 tabacco' >m.json
	veil --seat 2 <m.json >view.json
	[ "$(state .exchange.cards <view.json)" = '["??"]' ]
	[ "$(jq -r '.log[-1]' view.json)" = '1 locanda 2 ??' ]
	[ "$(veil --seat 1 <m.json | jq -r '.log[-1]')" = \
	    '1 locanda 2 tabacco' ]
}

@test "an exchange needs that many cards on both sides (round 4)" {
	city 5 'tabacco seta' >m.json
	jq -c '.state |= (.discards.cards = .seats[2].hand.cards[1:] |
	    .discards.known = [[3], [3]] |
	    .seats[2].hand.cards |= .[:1] |
	    .seats[2].hand.known |= .[:1])' m.json >one.json
	forbids round.4 'locanda 3 tabacco seta' <one.json
	move 'locanda 3 tabacco' <one.json
	forbids round.4 'locanda 1 tabacco' <m.json
	forbids round.4 'locanda 6 tabacco' <m.json
	forbids round.4 'locanda 2 perle' <m.json
	forbids round.4 'locanda 2 tabacco tabacco' <m.json
}

@test "at the convento both lose as many, the other at random (round 5)" {
	city 6 'tabacco seta' 'dipinto pepe malvasia' |
	    move 'convento 2 tabacco seta' >m.json
	[ "$(jq .turn m.json)" -eq 0 ]
	run -1 move 'lose dipinto' <m.json
	run -1 move 'lose dipinto tabacco' <m.json
	move 'lose pepe dipinto' <m.json >lost.json
	[ "$(state .discards.cards <lost.json)" = \
	    '["seta","tabacco","pepe","dipinto"]' ]
	[ "$(state .discards.known <lost.json)" = '[[1],[1],[2],[2]]' ]
	[ "$(state .total <lost.json)" = '"0"' ]
}

@test "who has one card loses one, who has none cannot be chosen (round 5)" {
	city 5 'tabacco seta' | jq -c '.state |= (
	    .discards.cards = .seats[2].hand.cards[1:] +
		.seats[3].hand.cards |
	    .discards.known = [[3], [3], [4], [4], [4]] |
	    .seats[2].hand.cards |= .[:1] | .seats[2].hand.known |= .[:1] |
	    .seats[3].hand = {cards: [], known: []})' >m.json
	move 'convento 3 tabacco seta' <m.json | state .losing |
	    diff - <(echo '{"seat":3,"count":1}')
	forbids round.5 'convento 4 tabacco' <m.json
}

@test "with five the convento brings the Zelanti 2 points (round 5)" {
	city 5 'tabacco seta' 'dipinto' >m.json
	move 'convento 2 tabacco seta' <m.json |
	    state '.total, .convent' | diff - <(printf '"Z+2"\n"Z+2"\n')
}

@test "everybody can seize once, and no ship twice (round 6)" {
	city 5 | move palazzo >m.json
	[ "$(state .seized <m.json)" = true ]
	forbids round.6 palazzo <m.json
	idle <m.json >next.json
	[ "$(state .seized <next.json)" = false ]
	options=(--first 5)
	city 5 | move palazzo | idle >again.json
	[ "$(jq .turn again.json)" -eq 1 ]
	move palazzo <again.json
	for _ in 1 2 3 4; do
		again=$(move fondaco <again.json)
		move "$(legal <<<"$again" | head -n 1)" <<<"$again" >again.json
	done
	forbids round.6 palazzo <again.json
}

@test "nobody passes while the deck has cards (round 7)" {
	city 5 >m.json
	forbids round.7 pass <m.json
	near_end 1 | move fondaco pass | jq .turn | grep -x 4
}

# The ship.

@test "who loaded most is First player (ship 1)" {
	city 5 'tabacco' 'seta' 'pepe dipinto' |
	    loaded '0 tabacco' '1 seta' '2 pepe' '2 dipinto' |
	    state .first | grep -x 3
}

@test "on a tie the first to the left of the First player follows (ship 1)" {
	options=(--first 2)
	city 5 'tabacco' 'seta' | loaded '0 tabacco' '1 seta' |
	    state .first | grep -x 1
	city 5 '' '' '' 'tabacco' 'seta' | loaded '3 tabacco' '4 seta' |
	    state .first | grep -x 4
}

@test "if nobody loaded, the next one is First player (ship 1)" {
	options=(--first 5)
	city 5 | idle | state .first | grep -x 1
}

@test "First to load sees the hold by ids, and not who loaded what (ship 2)" {
	city 5 'tabacco' 'seta' 'dipinto' |
	    loaded '0 tabacco' '1 seta' '2 dipinto' >m.json
	[ "$(jq .turn m.json)" -eq 1 ]
	veil --seat 1 <m.json >view.json
	[ "$(state .hold <view.json)" = '["dipinto","seta","tabacco"]' ]
	[ "$(state '[.seats[].loaded]' <view.json)" = \
	    '[["tabacco"],["??"],["??"],[],[]]' ]
	[ "$(veil --seat 2 <m.json | state .hold)" = '["??","??","??"]' ]
}

@test "First to load may discard one card, but no historical event (ship 2)" {
	city 5 'festa-della-sensa' 'seta' |
	    loaded '0 festa-della-sensa' '1 seta' >m.json
	legal <m.json | diff - <(printf 'discard %s\n' seta none)
	forbids ship.2 'discard festa-della-sensa' <m.json
	forbids ship.2 'discard tabacco' <m.json
	move 'discard seta' <m.json >gone.json
	state '.ships[0].cards | map(.card)' <gone.json |
	    diff - <(echo '["festa-della-sensa"]')
	[ "$(state '.discards.cards[-1]' <gone.json)" = '"seta"' ]
}

@test "the question is asked also if nothing can be discarded (ship 2)" {
	city 5 'festa-della-sensa' | loaded '0 festa-della-sensa' | legal |
	    diff - <(echo 'discard none')
}

@test "who loaded a card knows that it was taken out (ship 2)" {
	city 5 'tabacco' 'seta' 'dipinto' |
	    loaded '0 tabacco' '1 seta' '2 dipinto' |
	    move 'discard seta' 'order dipinto tabacco' >m.json
	[ "$(state '.discards.known[-1]' <m.json)" = '[1,2]' ]
	[ "$(veil --seat 3 <m.json | state '.discards.cards[-1]')" = '"??"' ]
}

@test "a copy of what others loaded as well does not tell (ship 2)" {
	city 5 'tabacco' 'seta' 'seta' |
	    loaded '0 tabacco' '1 seta' '2 seta' |
	    move 'discard seta' 'order seta tabacco' >m.json
	[ "$(state '.discards.known[-1]' <m.json)" = '[1]' ]
}

@test "events come before common cards, each kind in random order (ship 3)" {
	ship 5 seta interim-di-augusta tabacco concilio-trasferito-a-bologna \
	    >m.json
	[ "$(jq .turn m.json)" -eq 0 ]
	run -1 move 'order seta tabacco' <m.json
	move 'order interim-di-augusta concilio-trasferito-a-bologna' \
	    'order tabacco seta' <m.json |
	    state '.ships[0].cards | map(.card)' | diff - <(echo '["'"interim-di-augusta"'","concilio-trasferito-a-bologna","tabacco","seta"]')
}

@test "of one card of a kind no order is asked (ship 3)" {
	output=$(ship 5 seta interim-di-augusta)
	holds '.turn != 0'
}

@test "points in brackets count if the ship is seized in the end (ship 4)" {
	run -0 score q seized pepe
	holds '.points == "S+2"'
	run -0 score q seized pepe doganiere-corrotto
	holds '.seized == false and .points == "Z+3"'
	run -0 score q pepe bocca-di-leone
	holds '.seized and .points == "0"'
	run -0 score q seized interim-di-augusta
	holds '.points == "S+3"'
}

@test "an empty ship asks nobody and changes nothing (ship 7)" {
	city 5 | idle >m.json
	state '.round, .total, .ships[0].cards' <m.json |
	    diff - <(printf '%s\n' 2 '"0"' '[]')
}

@test "cards that were shown do not come back (ship 6)" {
	ship 5 seta >m.json
	state '.ships[0].cards[0].card' <m.json | grep seta
	validate -q <m.json
}

# Effects.

@test "an effect before or after the Pope's death takes place only then (effects 1)" {
	run -0 score q candidatura-di-reginald-pole
	holds '.points == "0"'
	run -0 score q dead candidatura-di-reginald-pole
	holds '.points == "S+6"'
	run -0 score q dead supplica-degli-stampatori
	holds '.points == "S+2"'
	run -0 score q supplica-degli-stampatori
	holds '.points == "S+4"'
}

@test "First to load picks, and what is not due is refused (effects 2)" {
	with 'turn pick'
	ship 5 abiura >m.json
	[ "$(jq .turn m.json)" -eq 1 ]
	legal <m.json | diff - <(printf 'pick %s\n' don-ludovico q \
	    pietro-perna joao-miquez gabriele-vendramin)
	forbids effects.2 'pick 2' <m.json
	forbids effects.2 'pick nicolo-zeno' <m.json
	forbids effects.2 'fondaco' <m.json
}

@test "points can be given for each card of a type (effects 3)" {
	run -0 score q stampatore-di-rialto colloqui-di-erasmo pasquino-in-estasi
	holds '.cards[0].effect == "S+4" and .points == "S+12"'
}

@test "points that effects give are not doubled, and 999 at most (effects 3)" {
	with 'points Z 3' 'double altro' 'cancel altro'
	ship 5 abiura | state '.ships[0].cards[0].effect' | grep -x '"Z+3"'
	with 'points S 99 per altro' 'points S 99 per altro' \
	    'points S 99 per altro' 'points S 99 per altro'
	ship 5 abiura stampatore-di-rialto stampatore-di-rialto |
	    move 'order abiura stampatore-di-rialto stampatore-di-rialto' |
	    state '.ships[0].cards[0].effect' | grep -x '"S+999"'
}

@test "no card gets beyond 999 (effects 4)" {
	with 'double libro' 'double libro' 'double libro' 'double libro'
	jq '.cards |= map(if .id == "pasquino-in-estasi" then
	    .points = "Z+99" else . end)' set.json >high.json
	options=(--set ./high.json)
	ship 5 abiura pasquino-in-estasi |
	    move 'order abiura pasquino-in-estasi' |
	    state '.ships[0].points' | grep -x '"Z+999"'
}

@test "points of a type are doubled, halved towards 0 and cancelled (effects 4)" {
	run -0 score q carestia-nel-dominio sale-di-chioggia tabacco
	holds '.points == "Z+2"'
	run -0 score q galere-di-dragut seta zafferano
	holds '[.cards[].points] == ["0", "Z+2", "S+1"]'
	with 'cancel libro'
	ship 5 abiura pasquino-in-estasi | move \
	    'order abiura pasquino-in-estasi' |
	    state '.ships[0].points' | grep -x '"0"'
}

@test "doubling and halving depend on their order (effects 4)" {
	with 'double libro'
	ship 5 abiura rogo-dei-libri prediche-dell-ochino \
	    tragedia-del-libero-arbitrio >m.json
	move 'order abiura rogo-dei-libri prediche-dell-ochino tragedia-del-libero-arbitrio' \
	    <m.json | state .ships[0].points | grep -x '"S+11"'
	move 'order rogo-dei-libri abiura prediche-dell-ochino tragedia-del-libero-arbitrio' \
	    <m.json | state .ships[0].points | grep -x '"S+10"'
}

@test "a type can be picked (effects 4)" {
	ship 5 acqua-alta seta | move 'order acqua-alta seta' >m.json
	legal <m.json | diff - <(printf 'pick %s\n' libro merce-comune \
	    merce-rara altro)
	move 'pick merce-rara' <m.json | state .ships[0].points | grep 'Z+2'
	move 'pick libro' <m.json | state .ships[0].points | grep 'Z+5'
}

@test "a role goes over to the other faction and back (effects 5)" {
	ship 5 bando-contro-i-marrani |
	    state '.factions."joao-miquez"' | grep zelanti
	ship 5 abiura | move 'pick q' | state .factions.q | grep spirituali
}

@test "two roles exchange their factions, if they have different ones (effects 5)" {
	ship 5 fuga-di-pier-paolo-vergerio >m.json
	legal <m.json | grep -v perna | diff - <(legal <m.json)
	move 'pick q' <m.json | state '.factions["q", "pietro-perna"]' |
	    diff - <(printf '"spirituali"\n"zelanti"\n')
	move 'pick joao-miquez' <m.json |
	    state '.factions["joao-miquez", "pietro-perna"]' |
	    diff - <(printf '"spirituali"\n"spirituali"\n')
}

@test "the two roles of a swap must differ (effects 2)" {
	with 'swap pick pick'
	ship 5 abiura | move 'pick q' >m.json
	forbids effects.2 'pick q' <m.json
	move 'pick don-ludovico' <m.json |
	    state '.factions["q", "don-ludovico"]' |
	    diff - <(printf '"spirituali"\n"zelanti"\n')
}

@test "a protected role neither turns nor is swapped (effects 5)" {
	with 'protect pick' 'turn pick' 'swap q pick'
	ship 5 abiura | move 'pick q' >m.json
	[ "$(state .protected <m.json)" = '["q"]' ]
	move 'pick q' 'pick don-ludovico' <m.json |
	    state '.factions["q", "don-ludovico"]' |
	    diff - <(printf '"zelanti"\n"spirituali"\n')
}

@test "a role that is not in the game is not affected (effects 5)" {
	with 'turn nicolo-zeno' 'swap nicolo-zeno q' 'protect nicolo-zeno'
	ship 5 abiura | state '.factions.q, .protected' |
	    diff - <(printf '"zelanti"\n[]\n')
	ship 6 abiura | state '.factions["q", "nicolo-zeno"], .protected' |
	    diff - <(printf '%s\n' '"spirituali"' '"zelanti"' \
	    '["nicolo-zeno"]')
}

@test "a seizure is imposed or lifted (effects 6)" {
	ship 5 bocca-di-leone | state '.ships[0].seized' | grep true
	city 5 'doganiere-corrotto' | move fondaco >m.json
	move "$(legal <m.json | head -n 1)" palazzo <m.json |
	    loaded '0 doganiere-corrotto' | move 'discard none' >n.json
	state '.ships[0].seized, .seats[1].palazzo' <n.json |
	    diff - <(printf 'false\ntrue\n')
}

@test "an effect makes seats draw (effects 7)" {
	with 'draw all 1' 'draw pick 2'
	ship 5 abiura >m.json
	state '[.seats[].hand.cards | length]' <m.json |
	    diff - <(echo '[4,6,6,6,6]')
	state '.drawers[-5:]' <m.json | diff - <(echo '[1,2,3,4,5]')
	move 'pick 4' <m.json | state '.seats[3].hand.cards | length' |
	    grep -x 8
}

@test "a seat chooses what it discards for an effect, unseen (effects 8)" {
	with 'discard pick 2'
	ship 5 abiura >m.json
	move 'pick 3' <m.json >drop.json
	[ "$(jq .turn drop.json)" -eq 3 ]
	card=$(legal <drop.json | head -n 1)
	forbids effects.8 'drop perle' <drop.json
	move "$card" <drop.json >one.json
	[ "$(jq .turn one.json)" -eq 3 ]
	[ "$(veil --seat 2 <one.json | jq -r '.log[-1]')" = '3 drop ??' ]
	move "$(legal <one.json | head -n 1)" <one.json |
	    state '.discards.known[-2:]' | grep -F '[[3],[3]]'
}

@test "what a seat shows is known to all, and shown once (effects 9)" {
	with 'reveal pick 2'
	ship 5 abiura >m.json
	move 'pick 3' <m.json >show.json
	card=$(legal <show.json | head -n 1)
	move "$card" <show.json >one.json
	legal <one.json | grep -vqx "$card"
	[ "$(veil --seat 0 <one.json | jq -r '.log[-1]')" = "3 $card" ]
	run -0 veil --seat 0 <one.json
	holds ".state.seats[2].hand | .cards[0] == \"${card#show }\" and
	    .known[0] == [0,1,2,4,5]"
	run -0 veil --seat 1 <one.json
	holds ".state.seats[2].hand.cards | index(\"${card#show }\") != null and
	    index(\"??\") != null"
	run -1 move "$card" <one.json
}

@test "of two copies that are shown two are known (effects 9)" {
	with 'reveal pick 2'
	city 5 'abiura' 'tabacco tabacco' | loaded '0 abiura' |
	    move 'discard none' 'pick 2' 'show tabacco' >m.json
	veil --seat 3 <m.json | state '.seats[1].hand.cards[:2]' |
	    grep -Fx '["tabacco","??"]'
	move 'show tabacco' <m.json | veil --seat 3 |
	    state '.seats[1].hand.cards[:2]' | grep -Fx '["tabacco","tabacco"]'
}

@test "all are asked from the First player on, empty hands are not (effects 10)" {
	with 'discard all 1'
	city 5 'abiura' | loaded '0 abiura' >m.json
	jq -c '.state |= (.discards.cards += .seats[1].hand.cards |
	    .discards.known += (.seats[1].hand.cards | map([2])) |
	    .seats[1].hand = {cards: [], known: []})' m.json |
	    move 'discard none' >all.json
	for _ in 1 2 3 4; do
		jq .turn all.json
		move -f all.json "$(legal <all.json | head -n 1)"
	done | tr -d '\n' | grep -x 1345
}

@test "the First player by whom all are asked is the new one (effects 10)" {
	with 'draw all 1'
	city 5 '' '' 'abiura' | loaded '2 abiura' | move 'discard none' |
	    state '.drawers[-5:]' | diff - <(echo '[3,4,5,1,2]')
}

# The end.

@test "the match ends with the ship of the round that empties the deck (end 1)" {
	near_end 1 | move fondaco | idle >m.json
	[ "$(state .phase <m.json)" = '"over"' ]
	score --over <m.json
}

@test "an effect that takes the last card ends the match as well (end 1)" {
	with 'draw all 9'
	near_end 30 | jq -c '.state |= (.seats[1].hand as $h |
	    (.discards.cards + .deck | index("abiura")) as $at |
	    if (.discards.cards | index("abiura")) != null then
	    (.discards.cards | index("abiura")) as $i |
	    .discards.cards[$i] = $h.cards[0] |
	    .seats[1].hand.cards[0] = "abiura" else
	    (.deck | index("abiura")) as $i | .deck[$i] = $h.cards[0] |
	    .seats[1].hand.cards[0] = "abiura" end)' >m.json
	validate -q <m.json
	loaded '1 abiura' <m.json | move 'discard none' |
	    state .phase | grep over
}

@test "the match ends with the 40th ship (end 2)" {
	city 5 | jq -c '.state |= (.round = 40 |
	    .ships = [range(39) | {seized: false, convent: "0", cards: [],
	    points: "0"}])' | idle >m.json
	run -0 score <m.json
	holds '.over and .limit and .winners == []'
}

@test "who supports the faction that leads wins, by what roles support then (end 3)" {
	roles=(q joao-miquez)
	options=()
	city 5 'pepe bando-contro-i-marrani' | loaded '0 pepe' \
	    '0 bando-contro-i-marrani' | move 'discard none' >m.json
	run -0 score <m.json
	holds '.leader == "zelanti" and .winners == [1, 2, 5] and
	    .points == [5, 5, -5, -5, 5]'
}

@test "at 0 nobody wins (end 3)" {
	run -0 score < <(city 5)
	holds '.winners == [] and .leader == null'
}

@test "at the end, and not before, all roles are shown (end 4)" {
	deal q --players 5 --seed end | bot --to-end >m.json
	veil --seat 1 <m.json | state '[.seats[].role] | index("??")' |
	    grep null
	veil --seat 1 <m.json | jq -r '.log[0]' | grep -qv '??'
	replay --undo 1 <m.json | veil --seat 1 |
	    state '[.seats[].role] | map(select(. == "??")) | length' |
	    grep -x 4
}

# Hidden information.

@test "both sides of an exchange know what they gave and got" {
	city 5 'perle' 'salvacondotto' | move 'locanda 2 perle' 'give salvacondotto' \
	    >m.json
	for seat in 1 2; do
		veil --seat $seat <m.json >view.json
		jq -r '.log[-2:][]' view.json |
		    diff - <(printf '%s\n' '1 locanda 2 perle' \
		    '2 give salvacondotto')
	done
	veil --seat 1 <m.json | state '.seats[1].hand.cards' |
	    grep -F '["perle","??","??"]'
	veil --seat 2 <m.json | state '.seats[0].hand.cards' |
	    grep -F '["salvacondotto","??","??"]'
	veil --seat 3 <m.json | grep -c -e perle -e salvacondotto | grep -x 0
}

@test "a hand that loses a card unseen is not known any more" {
	city 5 'tabacco' 'dipinto pepe' |
	    move 'locanda 2 tabacco' 'give dipinto' >m.json
	move 'porto pepe' <m.json | veil --seat 1 >a.json
	move 'porto tabacco' <m.json | veil --seat 1 >b.json
	[ "$(state '.seats[1].hand.cards' <a.json)" = '["??","??"]' ]
	cmp a.json b.json
}

# forgotten A B: two sequels that seat 1 cannot tell apart, in lines of moves,
# of the match m.json, after which it knows nothing of the hand of seat 2.
forgotten() {
	local -a one two
	mapfile -t one <<<"$1"
	mapfile -t two <<<"$2"
	move "${one[@]}" <m.json | veil --seat 1 >a.json
	move "${two[@]}" <m.json | veil --seat 1 >b.json
	[ "$(state '.seats[1].hand.cards | unique' <a.json)" = '["??"]' ]
	cmp a.json b.json
}

@test "nor is one that discards or loses a card at the convento" {
	city 5 'tabacco' 'dipinto pepe' 'seta perle' |
	    move 'locanda 2 tabacco' 'give dipinto' >m.json
	state '.seats[1].hand.known' <m.json | grep -F '[1]'
	forgotten $'convento 3 pepe\nlose seta' \
	    $'convento 3 tabacco\nlose seta'
	forgotten $'palazzo\nconvento 2 seta\nlose pepe' \
	    $'palazzo\nconvento 2 seta\nlose tabacco'
}

@test "nor is one that gives cards to a third seat" {
	city 5 'tabacco' 'dipinto pepe' 'seta perle' |
	    move 'locanda 2 tabacco' 'give dipinto' >m.json
	forgotten $'locanda 3 pepe\ngive seta' $'locanda 3 tabacco\ngive seta'
	forgotten $'palazzo\nlocanda 2 seta\ngive pepe' \
	    $'palazzo\nlocanda 2 seta\ngive tabacco'
}

@test "nor is one that discards for an effect, shown cards or not" {
	with 'discard pick 1'
	city 5 'abiura tabacco' 'dipinto pepe' |
	    move 'locanda 2 tabacco' 'give dipinto' |
	    loaded '0 abiura' | move 'discard none' 'pick 2' >m.json
	forgotten 'drop pepe' 'drop tabacco'
	with 'reveal pick 1' 'discard pick 1'
	city 5 'abiura' 'dipinto pepe' | loaded '0 abiura' |
	    move 'discard none' 'pick 2' 'show pepe' 'pick 2' >m.json
	veil --seat 1 <m.json | state '.seats[1].hand.cards[0]' | grep pepe
	forgotten 'drop pepe' 'drop dipinto'
}

@test "who saw a hand lose cards still knows the rest of it" {
	city 5 'tabacco perle' 'dipinto pepe' | move 'locanda 2 tabacco perle' \
	    'give dipinto pepe' 'locanda 1 tabacco' 'give dipinto' >m.json
	veil --seat 1 <m.json | state '.seats[1].hand.cards' |
	    diff - <(echo '["dipinto","perle","??"]')
	veil --seat 2 <m.json | state '.seats[0].hand.cards' |
	    diff - <(echo '["pepe","tabacco","??"]')
}

@test "a seat is told who knows its cards, and not who knows those of others" {
	city 5 'tabacco' 'dipinto' 'seta' | move 'locanda 2 tabacco' \
	    'give dipinto' 'locanda 3 tabacco' 'give seta' >m.json
	veil --seat 3 <m.json | state '.seats[2].hand | .known[.cards |
	    index("tabacco")]' | grep -Fx '[2]'
	veil --seat 2 <m.json | state '.seats[2].hand.known' |
	    grep -Fx '[[2],[],[]]'
	jq -c '.state.discards |= (.cards += ["seta"] | .known += [[1, 2]]) |
	    .state.seats[1].hand |= (.cards -= ["seta"] | .known |= .[1:])' \
	    m.json >two.json
	validate -q <two.json
	veil --seat 1 <two.json | state '.discards' |
	    grep -Fx '{"cards":["seta"],"known":[[1]]}'
}

@test "who is robbed at the convento sees what, the robber does not" {
	city 5 'tabacco' 'dipinto' | move 'convento 2 tabacco' 'lose dipinto' \
	    >m.json
	[ "$(veil --seat 1 <m.json | jq -r '.log[-2:] | join(", ")')" = \
	    '1 convento 2 tabacco, 0 lose ??' ]
	[ "$(veil --seat 2 <m.json | jq -r '.log[-2:] | join(", ")')" = \
	    '1 convento 2 ??, 0 lose dipinto' ]
	[ "$(veil --seat 3 <m.json | state '.discards.cards')" = \
	    '["??","??"]' ]
}

@test "the deck shows each seat what it drew, and no more" {
	city 5 -- perle tabacco | move fondaco 'keep perle' >m.json
	shuffle=$(veil --seat 1 <m.json | jq -r '.log[7]')
	[[ $shuffle == '0 shuffle perle tabacco ?? '* ]]
	veil --seat 2 <m.json | grep -c perle | grep -x 0
	veil --seat 0 <m.json | grep -c perle | grep -x 0
}

@test "what is hidden is in no view, message or picture" {
	city 5 'perle' 'zafferano' >m.json
	move 'porto perle' <m.json >loaded.json
	for seat in 0 2 3 4 5; do
		veil --seat $seat <loaded.json >view.json
		{
			cat view.json
			table <view.json
			table --format svg <view.json
			score --explain <view.json
			[ $seat -ne 2 ] || legal --json <view.json
			move 'porto no-such-card' <loaded.json 2>&1 || true
			move 'give perle perle' <loaded.json 2>&1 |
			    grep -v '^move: .*perle perle' || true
		} >all
		! grep perle all
	done
}

@test "no view names a card that its seat has not seen" {
	for n in 5 6; do
		deal q --players $n --seed "leak $n" | bot --to-end | replay |
		    awk 'NR % 8 == 0' >matches
		python3 "$BATS_TEST_DIRNAME/model/q-seen.py" <matches
	done
}

@test "refusals and views of what cannot be told apart are the same" {
	city 5 'tabacco' 'perle seta pepe' >a.json
	city 5 'tabacco' 'malvasia seta pepe' >b.json
	for m in a b; do
		move 'locanda 2 tabacco' 'give seta' <$m.json >$m.1
		{
			veil --seat 1 <$m.1
			veil --seat 3 <$m.1
			move 'porto dipinto' <$m.json 2>&1 || true
			move 'locanda 2 perle' <$m.json 2>&1 || true
		} >$m.out
	done
	cmp a.out b.out
}

# Documents.

@test "a match broken by hand is refused with the rule and the pointer" {
	city 5 'tabacco' 'seta' | move 'porto tabacco' >m.json
	while IFS=@ read -r filter rule pointer; do
		run -1 --separate-stderr validate --error-format json \
		    < <(jq -c "$filter" m.json)
		jq -s -e --arg rule "$rule" --arg pointer "$pointer" \
		    'any(.rule == $rule and .pointer == $pointer)' \
		    <<<"$stderr" >/dev/null || { echo "$filter: $stderr"; false; }
	done <<-END
	.state.deck[0] = .state.deck[1]@q.pieces.2@/state/deck/1
	.state.deck = .state.deck[1:]@q.pieces.2@/state
	.state.seats[0].role = .state.seats[1].role@q.pieces.1@/state/seats/1/role
	.state.deck[40:42] = [.state.deck[41], .state.deck[40]]@q.setup.5@/state/deck
	.state.dead = true@q.setup.5@/state/deck
	.state.drawers = [1]@q.setup.4@/state/drawers
	.state.loader = null | .turn = 2@q.round.3@/state/loader
	.state.loader = 2@q.round.3@/state/loader
	.state.turns = 0 | .turn = 1@q.round.1@/state/seats/0/loaded
	.state.seized = true@q.round.6@/state/seized
	.state.total = "S+1"@q.ship.5@/state/total
	.state.convent = "Z+1"@q.round.5@/state/convent
	.state.convent = "Z+4" | .state.total = "Z+4"@q.round.5@/state/convent
	.state.ships = [{seized: false, convent: "0", cards: [], points: "0"}]@q.ship.6@/state/ships
	.state.exchange = {seat: 2, cards: ["seta"]}@q.round.4@/state/exchange
	.state.hold = ["tabacco"]@q.ship.2@/state/hold
	END
}

@test "a view that shows or hides the wrong card is refused" {
	city 5 'tabacco' 'seta' | move 'porto tabacco' | veil --seat 1 >v.json
	for filter in '.state.seats[0].loaded = ["??"]' \
	    '.state.seats[1].hand.cards[0] = "seta"' \
	    '.state.deck[0] = "perle"' '.state.seats[0].role = "??"' \
	    '.state.seats[1].role = "q"' '.state.hold = ["??"]'; do
		run -1 validate < <(jq -c "$filter" v.json)
	done
}

@test "a view whose hold cannot be what was loaded is refused, not guessed" {
	city 5 'tabacco interim-di-augusta' 'seta' |
	    loaded '0 tabacco' '1 seta' | veil --seat 1 >v.json
	guess <v.json | validate -q
	for filter in '["interim-di-augusta", "tabacco"]' '["perle", "seta"]' '["tabacco"]' \
	    '["paolo-iii-farnese-e-morto", "tabacco"]' \
	    '["tabacco", "tabacco", "tabacco"]' '["tabacco", "seta"]'; do
		run -1 timeout 10 validate \
		    < <(jq -c ".state.hold = $filter" v.json)
	done
}

@test "a set is refused with every fault and the card" {
	jq '.cards[0].effects = ["explode pick"] |
	    .cards[1].effects = ["points S 0"] | .cards[2].points = "S+100" |
	    .cards[3].id = "Q" | .cards[13] |= del(.seized)' \
	    "$BATS_TEST_DIRNAME/../share/sets/q/standard.json" >bad.json
	run -1 --separate-stderr validate <bad.json
	[ "${#stderr_lines[@]}" -eq 5 ]
	[[ $stderr == */cards/0/effects/0:*candidatura*explode* ]]
	run -1 --separate-stderr deal q --players 5 --set ./bad.json
	[ "${#stderr_lines[@]}" -eq 5 ]
	[ -z "$output" ]
	jq '.cards |= .[:12]' \
	    "$BATS_TEST_DIRNAME/../share/sets/q/standard.json" >few.json
	run -1 validate <few.json
}

@test "every effect that the page names is taken, and no other" {
	with 'before points S 3' 'after points Z 1 per evento' \
	    'double altro' 'halve pick'
	validate -q <set.json
	with 'cancel merce-rara' 'turn q' 'swap q pick' 'protect pick'
	validate -q <set.json
	with 'seize' 'release' 'draw first 9' 'discard loader 1'
	validate -q <set.json
	with 'reveal all 2'
	validate -q <set.json
	for effect in 'points 3' 'points S 3 per pick' 'double papa' 'turn' \
	    'swap q q' 'swap q' 'seize now' 'draw q 1' 'draw all 10' \
	    'during seize' 'points S 3 ' ' seize' '' 'draw all 0'; do
		with "$effect"
		run -1 validate <set.json
		[[ $output == *abiura* ]]
	done
}

@test "a match with a set of one's own plays on where the file is not" {
	with 'turn pick'
	deal q --players 5 --seed own --set ./set.json >m.json
	rm set.json
	bot --to-end <m.json | validate -q --replay
}

@test "a ship can be scored by parts of titles, and refuses what is none" {
	run -0 score q s+2 'di cristo' Tabacco
	holds '.total == "S+13"'
	run -1 --separate-stderr score q rialto
	[[ $stderr == *several* ]]
	run -1 score q nothing-like-it
	run -1 score q Z+4
	run -1 score q paolo
	run -0 score q dipinto dipinto
	run -1 --separate-stderr score q abiura abiura
	[[ $stderr == *'abiura once too often: there are 1'* ]]
}

@test "score explains what the factions got" {
	deal q --players 5 --seed explain | bot --to-end >m.json
	run -0 score --explain <m.json
	holds '([.items[] | select(.total == "zelanti").points] | add) ==
	    .zelanti'
	holds '([.items[] | select(.total == "spirituali").points] | add) ==
	    .spirituali'
	holds '(.spirituali - .zelanti) == (.total | if . == "0" then 0 else
	    (.[2:] | tonumber) * (if .[:1] == "S" then 1 else -1 end) end)'
}

@test "the bots of a faction do better than random ones" {
	deal q --players 6 --seed better --count 60 |
	    bot --to-end --level greedy,greedy,greedy,random,random,random |
	    score --json | jq -c .winners | jq -s -e '
	    (map(map(select(. <= 3)) | length) | add) >
	    1.3 * (map(map(select(. > 3)) | length) | add)'
}

@test "a match stays the same for ever" {
	deal q --players 6 --seed lion | bot --to-end | b2sum -l 128 |
	    diff - "$fixtures/q/lion.b2sum"
}

@test "the moves of two decisions are as many as ever" {
	[ "$(deal q --players 5 --seed lion | bot | bot | bot | bot | bot |
	    legal --perft 2)" = "$(cat "$fixtures/q/perft")" ]
}
