# When something runs out: memory, room in a document, the stream of a seed.

load helper.bash

setup() {
	mkdir "$BATS_TEST_TMPDIR/here"
	cd "$BATS_TEST_TMPDIR/here" || return
	deal gondola --players 3 --seed gull >m.json
}

# crowd N: the match with so many members more, each of them small.
crowd() {
	jq -c ". + ([range($1) | {key: \"x-\(.)\", value: 0}] | from_entries)" \
	    m.json
}

@test "a program that is out of memory says so and leaves the file alone" {
	[[ ${BUILD-} != *sanitize ]] || skip 'sanitizers reserve all memory'
	crowd 200000 >full.json
	cp full.json before.json
	for limit in 6000 10000 15000 20000 25000 30000 35000 40000; do
		run -2 --separate-stderr bash -c \
		    "ulimit -v $limit; exec move -f full.json load"
		[ -z "$output" ]
		[ "$stderr" = 'move: out of memory' ]
		cmp full.json before.json
	done
	[ "$(ls)" = $'before.json\nfull.json\nm.json' ]
}

@test "that memory has run out is told as data, too" {
	[[ ${BUILD-} != *sanitize ]] || skip 'sanitizers reserve all memory'
	crowd 200000 >full.json
	run -2 --separate-stderr bash -c \
	    'ulimit -v 20000; exec validate --error-format json -f full.json'
	[ -z "$output" ]
	output=$stderr
	holds '.error == "memory" and .text == "out of memory"'
}

@test "an answer that could not be read again is not written" {
	missing=$((4194304 - $(jq -c '."x-pad" = ""' m.json | wc -c) + 1))
	head -c "$missing" /dev/zero | tr '\0' a >pad
	jq -c --rawfile pad pad '."x-pad" = $pad' m.json | tr -d '\n' >full.json
	[ "$(wc -c <full.json)" -eq 4194304 ]
	validate -q <full.json
	cp full.json before.json
	run -2 move -f full.json load
	[[ $output == 'move: the document would be larger than 4 MiB'* ]]
	cmp full.json before.json
}

@test "what would be too large indented is written on one line" {
	jq -c '."x-deep" = [range(30000) | [[[[[[[[[[]]]]]]]]]]]' m.json >wide.json
	jq -c '."x-deep" = reduce range(40) as $i (."x-deep"; [.])' \
	    wide.json >deep.json
	validate --pretty <deep.json >pretty.json
	cmp pretty.json deep.json
}

@test "what a transcript nests too deep is refused" {
	for depth in 63 64; do
		{
			replay --transcript <m.json | sed -n 1p
			printf 'x-d '
			printf '[%.0s' $(seq "$depth")
			printf ']%.0s' $(seq "$depth")
			echo
			replay --transcript <m.json | sed 1d
		} >"$depth.txt"
	done
	replay <63.txt | validate -q
	run -2 replay <64.txt
	[[ $output == *'nested more than 64 deep' ]]
}

@test "a stream that is used up is no stream" {
	jq -c '.at = 4294967296' m.json >late.json
	run -2 bot --to-end <late.json
	[[ $output == *'the stream of the seed ends after 4294967296 words' ]]
}
