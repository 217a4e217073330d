load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	gondolin-deck --story first-winter >deck.json
}

@test "gondolin-deck lists cards and stories" {
	run -0 gondolin-deck --list cards
	[ "${#lines[@]}" -ge 60 ]
	[[ ${lines[0]} == $'reed-island\tlocation\tReed Island' ]]
	run -0 gondolin-deck -l stories
	[ "${#lines[@]}" -eq 4 ]
	refused 2 --list lions
}

@test "gondolin-deck shows a card or a story" {
	run -0 gondolin-deck --show tide-gate
	holds '.id == "tide-gate" and .type == "improvement"'
	run -0 gondolin-deck --show first-winter
	holds '.turns == 12'
	refused 1 --show unicorn
}

@test "gondolin-deck starts with a deck that can be played" {
	for story in $(gondolin-deck -l stories | cut -f 1); do
		gondolin-deck -s "$story" --check >my.json
		run -0 deal gondolin --deck my.json
		holds ".options.story == \"$story\""
	done
	refused 1 --story unicorn
}

@test "gondolin-deck adds and removes cards, in the order of the set" {
	run -0 gondolin-deck -a fowlers -r mud-militia -r mud-militia \
	    -a drowned-abbey <deck.json
	holds '.cards.fowlers == 2 and (.cards | has("mud-militia") | not) and
	    (.cards | keys_unsorted[:2]) == ["reed-island", "drowned-abbey"]'
}

@test "gondolin-deck changes a file in place" {
	gondolin-deck -f deck.json --add fowlers
	jq -e '.cards.fowlers == 2' deck.json
}

@test "gondolin-deck refuses a card that is not there, and leaves the file" {
	cp deck.json before
	refused 1 -f deck.json --add fowlers --add unicorn
	refused 1 -f deck.json --remove tide-gate
	cmp deck.json before
}

@test "gondolin-deck says every fault of a deck" {
	jq -c '.cards.fowlers = 4 | .cards["reed-island"] = 2 |
	    .cards["wandering-monk"] = 2' deck.json >bad.json
	run -1 --separate-stderr gondolin-deck --check <bad.json
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 4 ]
	[[ ${stderr_lines[0]} == *': /cards/reed-island: 2 of '* ]]
}

@test "gondolin-deck goes on past faults that others could hide behind" {
	jq -c '.story = "nope" | .cards.unicorn = 1 | .cards.fowlers = 4 |
	    .x = 1 | .deck = 1' deck.json >bad.json
	run -1 --separate-stderr gondolin-deck --check <bad.json
	diff - <(printf '%s\n' "${stderr_lines[@]}" |
	    sed 's/^gondolin-deck: \([^:]*\):.*/\1/') <<-'END'
	/story
	/x
	/deck
	/cards/unicorn
	/cards/fowlers
	END
	jq -c 'del(.story)' bad.json >worse.json
	run -1 --separate-stderr gondolin-deck --check <worse.json
	[ "${#stderr_lines[@]}" -eq 4 ]
}

@test "gondolin-deck changes a deck that is a list of ids" {
	run -0 gondolin-deck --add fowlers --remove reed-island \
	    <<<'{"cards": ["fowlers", "reed-island"]}'
	[ "$output" = '{"cards":{"fowlers":2}}' ]
	jq '.stories[0].ready = ["ford", "guard", "guard"]' \
	    "$fixtures/gondolin/set.json" >set.json
	run -0 gondolin-deck --set ./set.json --story test
	holds '.cards == {"ford": 1, "guard": 2}'
}

@test "gondolin-deck takes out what the set does not have" {
	jq -c '.cards.unicorn = 1' deck.json >odd.json
	diff deck.json <(gondolin-deck --remove unicorn <odd.json)
}

@test "gondolin-deck and deal say every fault of a set or a deck" {
	jq -c 'del(.cards[2].D, .cards[3].D)' "$fixtures/gondolin/set.json" \
	    >bad.json
	run -1 gondolin-deck --set ./bad.json --list cards
	[ "${#lines[@]}" -eq 2 ]
	for program in box deal shuffle; do
		run -1 "$program" gondolin --set ./bad.json
		[ "${#lines[@]}" -eq 2 ]
	done
	jq -c '.cards.fowlers = 4 | .cards["night-watch"] = 4' deck.json \
	    >deck2.json
	run -1 deal gondolin --deck deck2.json
	[ "${#lines[@]}" -eq 2 ]
	run -2 deal gondolin --hand mud-militia,lion,owl,fowlers
	[ "${#lines[@]}" -eq 2 ]
}

@test "gondolin-deck with --check replaces a file only if it is right" {
	cp deck.json before
	run -1 gondolin-deck -f deck.json --check --remove reed-island
	cmp deck.json before
	gondolin-deck -f deck.json --check --remove mud-militia
	run ! cmp -s deck.json before
}

@test "gondolin-deck takes a set from a file" {
	run -0 gondolin-deck --set "$fixtures/gondolin/set.json" -l stories
	[ "$output" = $'test\t20 turns\tA Test' ]
	refused 2 --set no-such-set -l cards
	jq '.cards[0].id = "ON"' "$fixtures/gondolin/set.json" >bad.json
	refused 1 --set ./bad.json -l cards
	for name in foo starter; do
		echo "\"$name\"" >name.json
		refused 1 --set ./name.json -l cards
		[[ $stderr == *'./name.json: a string is no set' ]]
	done
}

@test "gondolin-deck tells bad usage from a refusal" {
	refused 2 --list cards --show fowlers
	refused 2 operand
	refused 2 --add
	refused 2 </dev/null
	refused 2 <<<'{"cards":'
	refused 1 --add fowlers <<<'[]'
}

@test "gondolin-deck fails when its output cannot be written" {
	into_full() { gondolin-deck --list cards >/dev/full; }
	run -2 into_full
}

# offers PROGRAM WORD...: what bash completes the last word to.
offers() {
	local COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY
	# shellcheck disable=SC2317
	compopt() { :; }
	# shellcheck disable=SC1090
	source "$BATS_TEST_DIRNAME/../completions/bash/$1"
	"_$1" "$1" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}" || true
	printf '%s\n' "${COMPREPLY[@]}"
}
@test "gondolin-deck and gondolin-turn complete ids of the set in use" {
	[ "$(offers gondolin-deck --add tide-)" = tide-gate ]
	[ "$(offers gondolin-deck --set "$fixtures/gondolin/set.json" \
	    --add el)" = elder ]
	[ "$(offers gondolin-deck --show first-w)" = first-winter ]
	[ "$(offers gondolin-turn --play tide-)" = tide-gate ]
	deal gondolin --seed 3 >m.json
	diff <(legal <m.json | sed -n 's/^play //p' | sort) \
	    <(offers gondolin-turn -f m.json --play '' | sort)
	diff <(offers gondolin-turn -f m.json --play '') \
	    <(offers gondolin-turn --file = m.json --play = '')
	[ -z "$(offers gondolin-turn -f m.json --activate '')" ]
}
