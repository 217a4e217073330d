# The schemas of Gondolin Cards, held against the programs' own documents.

load helper.bash
load schemas.bash

game=gondolin

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# matches: points of matches of each story, and of a set from a file.
matches() {
	local story
	for story in $(gondolin-deck --list stories | cut -f 1); do
		deal gondolin --story "$story" --seed "$story" --count 4 |
		    bot --level random --to-end | replay
	done
	deal gondolin --mode easy --seed 1
	jq -c '.stories[0] |= (.hand = 9 | .ready = {"ford": 1, "mill": 1,
	    "panic": 1, "cull": 1, "raise": 1, "twin": 3, "elder": 1,
	    "guard": 3, "read": 1, "wolf": 2, "herald": 1, "flood": 1})' \
	    "$fixtures/gondolin/set.json" >set.json
	deal gondolin --set ./set.json --seed 1 --count 4 |
	    bot --level random --to-end | replay
}

@test "every match and view passes its schema" {
	matches >all
	run -0 conforms match <all
	[ "$output" -gt 150 ]
	veil --seat 1 <all | conforms view
	veil --seat 0 <all | awk 'NR % 3 == 0' | conforms view
	validate -q --replay <all
}
@test "every box passes its schema" {
	{
		box gondolin
		shuffle gondolin --story the-blockade --seats Ada
		box gondolin --mode easy
		box gondolin --set "$fixtures/gondolin/set.json" --deck \
		    <(echo '{"cards": {"ford": 1, "guard": 2}}')
	} | conforms box
}
@test "the sets pass their schema" {
	jq -c . "$fixtures/gondolin/set.json" \
	    "$schemas/../sets/gondolin/starter.json" | conforms set
}
@test "a broken match fails its schema and is not valid" {
	deal gondolin --seed lion | broken '.game = "chess"' \
	    'del(.options.story)' \
	    '.options.mode = "soft"' '.seats = ["A", "B"]' '.turn = 2' \
	    '.state.x = 1' 'del(.state.sheet)' '.state.phase = "lunch"' \
	    '.state.deck[0] = "??"' '.state.stats.R = -1' \
	    '.state.play[0].turn = 0' '.state.play[0].x = 1' \
	    '.state.sheet[0].attack = null' '.state.agenda = [{}]' \
	    '.log += ["1 dance"]' '.log += ["1 END-PHASE"]' '.log += [1]' \
	    '.log += ["2 end-phase"]' '.state.defeated = -1' |
	    refused_as match
}
@test "a broken set fails its schema and is not valid" {
	broken <"$fixtures/gondolin/set.json" 'del(.stories)' '.cards = []' \
	    '.cards[0].id = "On"' \
	    '.cards[0].id = "none"' 'del(.cards[2].D)' '.cards[2].A = 1' \
	    '.cards[2].D = 100' '.cards[2].type = "hero"' '.x = 1' \
	    '.cards[2].effects = [{"do": "explode"}]' \
	    '.cards[2].effects = [{"do": "draw", "count": 0}]' \
	    '.cards[2].effects = [{"do": "change", "what": "R", "by": 0}]' \
	    '.cards[2].effects = [{"do": "change", "what": "D", "by": 1,
	    "when": "now"}]' '.cards[2].effects = [{"do": "give"}]' \
	    '.cards[2].effects = [{"do": "lift", "pick": "none"}]' \
	    '.cards[2].effects = [{"do": "draw", "if": []}]' \
	    '.cards[2].effects = [{"do": "draw", "if": [{"min": 1}]}]' \
	    '.stories[0].turns = 0' 'del(.stories[0].deck)' \
	    '.stories[0].events = [{"turn": 1}]' '.stories[0].ready = 1' |
	    refused_as set
}
@test "no kind of document passes the schema of another" {
	deal gondolin >a-match
	veil --seat 1 <a-match >a-view
	box gondolin >a-box
	cat a-view a-box | breaks match
	cat a-match a-box | breaks view
	cat a-match a-view | breaks box
}
