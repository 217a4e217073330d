# What the tests of Q share.

# city N [HAND...] [-- CARD...]: a match of N without a seed at its first turn.
# Each HAND is up to three cards of a seat, from seat 1 on; each CARD lies on
# the deck in this order.  The rest is dealt from the end of the deck.  Words
# in the array "options" go to box, roles in the array "roles" are dealt first.
city() {
	local n=$1 hands=()
	shift
	while [ $# -gt 0 ] && [ "$1" != -- ]; do
		hands+=("$1")
		shift
	done
	[ $# -eq 0 ] || shift
	box q --players "$n" "${options[@]}" | jq -r --argjson n "$n" \
	    --arg roles "${roles[*]-}" --arg hands "$(printf '%s\n' \
	    "${hands[@]}")" --arg top "$*" '
		def words: split(" ") | map(select(. != ""));
		def take($c): index($c) as $i | if $i == null then
		    error("no \($c)") else .[:$i] + .[$i + 1:] end;
		($hands | split("\n") | map(words)) as $hands |
		($top | words) as $top |
		(reduce ($hands[][], $top[]) as $c (.piles.deck; take($c)))
		    as $rest |
		(reduce range($n) as $k ({ rest: $rest, five: [] };
		    ($hands[$k] // []) as $h | (5 - ($h | length)) as $more |
		    .five += [$h + .rest[-$more:]] | .rest |= .[:-$more]))
		    as $deal |
		.piles.roles = ($roles | words) +
		    (.piles.roles - ($roles | words)) |
		.piles.deck = [$deal.five[][]] + $top + $deal.rest |
		[tojson] + [$deal.five[] | "keep " + (.[:3] | join(" "))] +
		["shuffle " + ($top + $deal.rest +
		    [$deal.five[][3:][]] | join(" "))] | .[]' |
	    {
		read -r box
		mapfile -t moves
		deal <<<"$box" | move "${moves[@]}"
	}
}

# loaded ["K CARD"...]: the rest of the round, in which seat K+1 loads the card
# in its first turn that is left; in all others two cards are drawn, and the
# first of them by id is kept.
loaded() {
	local m
	m=$(cat)
	jq -r '.state as $s | ($s.seats | length) as $n |
	    reduce range($s.turns; 2 * $n) as $t ({ left: $ARGS.positional,
	    deck: $s.deck, moves: [] };
		"\(($s.first - 1 + $t) % $n) " as $who |
		(.left | map(startswith($who)) | index(true)) as $i |
		if $i != null then
			.moves += ["porto \(.left[$i][2:])"] |
			.left |= .[:$i] + .[$i + 1:]
		elif .deck == [] then .moves += ["pass"]
		else
			.moves += ["fondaco"] + if .deck[1] == null then []
			    else ["keep \(.deck[:2] | sort[0])"] end |
			.deck |= .[2:]
		end) | .moves[]' --args "$@" <<<"$m" | {
		mapfile -t moves
		move "${moves[@]}" <<<"$m"
	}
}

# idle: the rest of the round, in which nobody loads.
idle() {
	loaded
}

# state FILTER: of the match on standard input.
state() {
	jq -c ".state | $1"
}

# with EFFECT...: a set in which abiura has these effects, as options.
with() {
	jq --args '.cards |= map(if .id == "abiura" then .effects =
	    $ARGS.positional else . end)' "$@" \
	    <"$BATS_TEST_DIRNAME/../share/sets/q/standard.json" >set.json
	options=(--set ./set.json)
}

# ship N CARD...: a ship with these cards from the hands of seats 1 and on, two
# of each, that the one with First to load has let pass.
ship() {
	local n=$1 hands=() moves=() k
	shift
	for ((k = 0; k < n; k++)); do
		hands+=("${1-} ${2-}")
		[ $# -eq 0 ] || { moves+=("$k $1"); shift; }
		[ $# -eq 0 ] || { moves+=("$k $1"); shift; }
	done
	city "$n" "${hands[@]}" | loaded "${moves[@]}" | move 'discard none'
}
