# Any number of documents through one process.

load helper.bash

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	deal gondola --players 3 --seed 1 >1.json
	deal gondola --players 4 --seed 2 >2.json
	deal gondola --players 5 --seed 3 >3.json
}

# live FILE COMMAND...: a peer that sends the document and waits for the whole
# answer, five times, before it closes.  The answers go to a file: who has to
# read a pipe as well could stand in the way.
live() {
	local file=$1 i in lines pid
	shift
	lines=$("$@" <"$file" | wc -l)
	rm -f fifo
	mkfifo fifo
	: >answers
	"$@" <fifo >>answers 2>err 3>&- &
	pid=$!
	exec {in}>fifo
	for i in 1 2 3 4 5; do
		cat "$file" >&"$in"
		timeout 20 bash -c "until ((\$(wc -l <answers) >= \
		    $((i * lines)))); do sleep 0.01; done" || {
			echo "no answer $i from $*"
			kill "$pid"
			return 1
		}
	done
	exec {in}>&-
	wait "$pid"
	[ ! -s err ]
}

@test "a live peer has its answer before it sends the next document" {
	veil --seat 1 <1.json >view.json
	shuffle gondola --players 3 --seed 1 >box.json
	bot --level random --to-end <1.json >over.json
	for filter in legal 'legal --json' 'legal --perft 1' score \
	    'score --text' validate 'veil --seat 1' table bot 'bot --pick' \
	    'replay --at 0'; do
		read -ra words <<<"$filter"
		live 1.json "${words[@]}"
	done
	live 1.json move "$(legal <1.json | head -n 1)"
	live box.json shuffle
	live box.json deal
	live view.json guess
	live over.json replay
	live over.json score
}

@test "a live peer need not end its line" {
	printf %s "$(cat 1.json)" >open.json
	live open.json score
	live open.json bot
	printf '[1,2,3]' >open.json
	live open.json shuffle
}

@test "a live peer may write its document in pieces" {
	coproc { score 2>err; } 3>&-
	in=${COPROC[1]} out=${COPROC[0]}
	text=$(cat 1.json)
	for ((i = 0; i < ${#text}; i += 400)); do
		printf %s "${text:i:400}" >&"$in"
	done
	read -r -t 10 answer <&"$out"
	output=$answer
	holds '.over == false'
	exec {in}>&-
}

@test "documents on lines and indented ones can be mixed" {
	{
		cat 1.json
		jq . 2.json
		printf '\n\n\t'
		jq --tab . 3.json
		validate --pretty <1.json
		tr -d '\n' <2.json
		cat 3.json
	} >all
	run -0 validate <all
	[ "$output" = "$(cat 1.json 2.json 3.json 1.json 2.json 3.json)" ]
}

@test "lines may end as on other systems" {
	run -0 validate < <(sed 's/$/\r/' 1.json 2.json)
	[ "$output" = "$(cat 1.json 2.json)" ]
}

@test "every filter answers each document in turn" {
	for filter in 'veil --seat 1' bot 'bot --to-end' score validate \
	    'replay --at 0' 'legal --json'; do
		read -ra words <<<"$filter"
		run -0 "${words[@]}" < <(cat 1.json 2.json 3.json)
		[ "${#lines[@]}" -eq 3 ]
		for i in 1 2 3; do
			[ "${lines[i - 1]}" = "$("${words[@]}" <$i.json)" ]
		done
	done
}

@test "the moves of several documents have an empty line between them" {
	legal < <(cat 1.json 2.json 3.json) >all
	{ legal <1.json; echo; legal <2.json; echo; legal <3.json; } >each
	cmp all each
}

@test "a third document that fails leaves the answers to the first two" {
	over=$(bot --level random --to-end <3.json)
	for filter in bot 'bot --pick' 'move --seat 1 load' \
	    'gondola-load --load'; do
		read -ra words <<<"$filter"
		jq -c . 1.json >a.json
		stacked 2S 3C >a.json
		run -1 --separate-stderr "${words[@]}" < <(cat a.json a.json
		    echo "$over"; cat a.json)
		[ "${#lines[@]}" -eq 2 ]
		[ "${lines[1]}" = "$("${words[@]}" <a.json)" ]
		[ "${#stderr_lines[@]}" -eq 1 ]
		[[ $stderr == "${words[0]}: document 3: "* ]]
	done
}

# stacked CARD...: a match whose first Gondolier has no Familia.
stacked() {
	box gondola --players 3 | jq -c '.piles.deck = $ARGS.positional +
	    (.piles.deck - $ARGS.positional)' --args "$@" | deal
}

@test "a third document that is trouble leaves the answers to the first two" {
	for filter in score legal 'veil --seat 0' bot table replay; do
		read -ra words <<<"$filter"
		run -2 --separate-stderr "${words[@]}" < <(cat 1.json 2.json
		    echo '{"squero": 1.5}'; cat 3.json)
		[ "$output" = "$("${words[@]}" < <(cat 1.json 2.json))" ]
		[ "${#stderr_lines[@]}" -eq 1 ]
		[[ $stderr == "${words[0]}: document 3: "* ]]
	done
}

@test "what follows the last document is a document that fails" {
	run -2 --separate-stderr score < <(cat 1.json; echo '}')
	[ "${#lines[@]}" -eq 1 ]
	[[ $stderr == "score: document 2: "* ]]
}

@test "the number of a document is in the error as data" {
	run -1 --separate-stderr score --error-format json \
	    < <(cat 1.json 2.json; echo '{}')
	output=$stderr
	holds '.document == 3'
}

@test "a match without its end leaves the answers to those before it" {
	run -2 --separate-stderr bot < <(cat 1.json; head -c 200 2.json)
	[ "${#lines[@]}" -eq 1 ]
	[ "${#stderr_lines[@]}" -eq 1 ]
}

@test "output is one line a document, and indented on a terminal" {
	run -0 score < <(cat 1.json 2.json)
	[ "${#lines[@]}" -eq 2 ]
	run -0 script -qec 'validate <1.json' /dev/null
	[ "${#lines[@]}" -gt 10 ]
	run -0 script -qec 'validate --compact <1.json' /dev/null
	[ "${#lines[@]}" -eq 1 ]
}

@test "a thousand matches go through one pipe" {
	run -0 sh -c 'deal gondola --players 3 --seed x --count 1000 |
	    bot --level random --to-end | score'
	jq -se 'length == 1000 and all(.over)' <<<"$output"
}

@test "a reader that leaves ends a program quietly" {
	deal gondola --players 3 --seed x --count 100000 2>err | head -n 1 >out
	[ ! -s err ]
	[ "$(cat out)" = "$(deal gondola --players 3 --seed x/1)" ]
}

@test "a reader that leaves ends a filter quietly" {
	for filter in bot score validate legal; do
		while cat 1.json; do :; done 2>/dev/null |
		    timeout 20 "$filter" 2>err | head -n 1 >out
		[ ! -s err ]
		[ -s out ]
	done
}

@test "a reader that leaves is quiet even if the signal is ignored" {
	(
		trap '' PIPE
		timeout 20 deal gondola --players 3 --count 100000 2>err |
		    head -n 1 >out
	)
	[ ! -s err ]
	[ -s out ]
}

@test "a FIFO can be read" {
	mkfifo pipe
	cat 1.json >pipe 3>&- &
	run -0 legal -f pipe
	[ "$output" = "$(legal <1.json)" ]
}

@test "pipes that do not block are waited for" {
	deal gondola --players 3 --seed lion --count 300 >many.json
	python3 - <<-'END' >got
	import os, subprocess, sys, time
	# A slow reader of a pipe that does not block, and a slow writer to one.
	ours, theirs = os.pipe()
	input_end, feed = os.pipe()
	os.set_blocking(theirs, False)
	os.set_blocking(input_end, False)
	program = subprocess.Popen(["validate"], stdin=input_end, stdout=theirs)
	os.close(theirs)
	os.close(input_end)
	if os.fork() == 0:
	    os.close(ours)
	    time.sleep(0.1)
	    with open("many.json", "rb") as many, open(feed, "wb") as out:
	        out.write(many.read())
	    os._exit(0)
	os.close(feed)
	while part := os.read(ours, 8192):
	    sys.stdout.buffer.write(part)
	    time.sleep(0.002)
	sys.exit(program.wait())
	END
	cmp got many.json
}
