# The random stream, against a model of it that shares no code with it.

load helper.bash

page=$BATS_TEST_DIRNAME/../man/squero-match.5

chance() {
	python3 "$BATS_TEST_DIRNAME/model/chance.py" "$@"
}

# numbers N: an array of the numbers below N.
numbers() {
	jq -nc "[range($1)]"
}

# match SEED OPTION...: a match of Gondola played to its end at random.
match() {
	deal gondola --seed "$@" | bot --level random --to-end
}

@test "the model of the stream is right about published vectors" {
	run -0 chance selftest
	[ "$output" = ok ]
}

@test "every vector in the page is what the model says" {
	run -0 chance vectors
	[ "${#lines[@]}" -eq 9 ]
	for line in "${lines[@]}"; do
		grep -Fx -e "$line" "$page"
	done
}

@test "shuffle gives the order in the page" {
	run -0 shuffle --seed lion < <(numbers 10)
	[ "$output" = '[9,5,0,3,6,2,7,1,8,4]' ]
	run -0 shuffle --seed squero < <(numbers 10)
	[ "$output" = '[6,2,4,8,1,3,0,5,7,9]' ]
}

@test "shuffle gives the orders of the model for arrays of many lengths" {
	for n in 0 1 2 3 16 17 18 63 64 65 66 100 255 256 257 1000; do
		diff <(numbers "$n" | shuffle --seed lion) \
		    <(chance order lion "$n" 2>/dev/null)
	done
}

@test "shuffle passes over the words that would favour small numbers" {
	run -0 --separate-stderr chance order gondola-1 50000
	[ "$stderr" = '1 rejected' ]
	cmp <(numbers 50000 | shuffle --seed gondola-1) <(echo "$output")
}

@test "shuffle takes the bytes of any seed" {
	long=$(printf '%0256d' 7)
	for seed in 0 ' ' 'Città: acqua' -7 "$long"; do
		diff <(numbers 40 | shuffle --seed="$seed") \
		    <(chance order "$seed" 40 2>/dev/null)
	done
}

@test "shuffle moves elements of any kind" {
	array='[null,true,{"a":[1]},"è",-5,[],"x"]'
	diff <(shuffle --seed squero <<<"$array") \
	    <(chance pieces squero <<<"$array")
}

@test "shuffle puts a box in the order of the model" {
	for seed in lion squero 7; do
		box gondola >"$BATS_TEST_TMPDIR/box"
		diff <(shuffle --seed "$seed" <"$BATS_TEST_TMPDIR/box" |
		    jq -c .piles.deck) \
		    <(jq -c .piles.deck "$BATS_TEST_TMPDIR/box" |
		    chance pieces "$seed")
	done
}

@test "shuffle begins with printed order, whatever order a box is in" {
	box gondola | shuffle --seed other >"$BATS_TEST_TMPDIR/box"
	cmp <(shuffle --seed lion <"$BATS_TEST_TMPDIR/box") \
	    <(shuffle gondola --seed lion)
}

@test "chance shuffles every round of a match as the model says" {
	for players in 3 7; do
		match lion --players "$players" --long |
		    jq -r '(.log[] | select(startswith("0 "))), .at' \
		    >"$BATS_TEST_TMPDIR/is"
		diff "$BATS_TEST_TMPDIR/is" <(chance shuffles lion 6)
	done
}

@test "the words drawn so far are in at" {
	run -0 deal gondola --players 4 --seed lion
	holds '.at == 39'
	run -0 match lion --players 4
	holds '.at == 3 * 39'
}

@test "deal --count gives each match a seed of its own" {
	diff <(deal gondola --players 3 --seed lion --count 3 |
	    jq -r '.log[0]') \
	    <(for n in 1 2 3; do chance shuffles "lion/$n" 1 | sed 1q; done)
}

@test "the random bot takes the moves that the model says" {
	match lion --players 5 | replay | awk 'NR % 9 == 1' |
	    jq -c 'select(.turn != null)' >"$BATS_TEST_TMPDIR/matches"
	[ -s "$BATS_TEST_TMPDIR/matches" ]
	while read -r line; do
		entries=$(jq '.log | length' <<<"$line")
		for seed in lion 7; do
			diff <(bot --level random --seed "$seed" --pick \
			    <<<"$line") \
			    <(legal <<<"$line" | chance pick "$seed" "$entries")
		done
	done <"$BATS_TEST_TMPDIR/matches"
}

@test "bot without a seed takes that of the match" {
	match=$(deal gondola --players 5 --seed lion)
	run -0 bot --level random --pick <<<"$match"
	[ "$output" = "$(legal <<<"$match" | chance pick lion 1)" ]
}

@test "guess fills in a deck as the model says" {
	deal gondola --players 4 --seed lion >"$BATS_TEST_TMPDIR/match"
	box gondola | jq -c --slurpfile match "$BATS_TEST_TMPDIR/match" \
	    '.piles.deck - [$match[].state.boats[].cards[]]' \
	    >"$BATS_TEST_TMPDIR/unseen"
	run -0 guess --seed 7 --count 2 < <(veil --seat 2 \
	    <"$BATS_TEST_TMPDIR/match")
	for n in 1 2; do
		diff <(jq -c .state.deck <<<"${lines[n - 1]}") \
		    <(chance pieces "guess:7/1/$n" \
		    <"$BATS_TEST_TMPDIR/unseen")
		[ "$(jq -r .seed <<<"${lines[n - 1]}")" = "7/1/$n" ]
	done
}

@test "commit is what b2sum and the model say" {
	seed=0123456789abcdef0123456789abcdef
	run -0 deal gondola --players 3 --seed "$seed"
	commit=$(jq -r .commit <<<"$output")
	[ "$commit" = "$(chance commit "$seed")" ]
	[ "$commit" = "$(printf squero:%s "$seed" | b2sum -l 256 |
	    cut -d ' ' -f 1)" ]
}

@test "commit counts the bytes of a seed, of which it needs 32" {
	for seed in 1234567890123456789012345678901 èèèèèèèèèèèèèèè \
	    12345678901234567890123456789012 èèèèèèèèèèèèèèèè; do
		run -0 deal gondola --players 3 --seed "$seed"
		[ "$(jq -r .commit <<<"$output")" = "$(chance commit "$seed")" ]
	done
}

@test "a fresh seed has 32 hex digits and a commit" {
	run -0 shuffle gondola
	holds '.seed | test("^[0-9a-f]{32}$")'
	holds '.commit | test("^[0-9a-f]{64}$")'
}
