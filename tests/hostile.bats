# Bad input, for every program that reads documents.

load helper.bash

# With arguments that all of them would take; the second part replace a file.
readers=(legal 'legal --json' 'legal --perft 2' score 'score --text'
    'score --over' 'score --explain' validate 'validate --replay'
    'veil --seat 1' 'guess --seed x' table 'table --format svg' replay
    'replay --transcript' 'bot --pick')
writers=('shuffle --seed x' deal 'move load' 'replay --at 0' bot
    'bot --to-end' 'gondola-load --load' 'gondola-deliver 3C 3D'
    'gondola-disrupt --let-pass')

# For the variants of a fault.
some=(validate replay 'move load')

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	match=$(deal gondola --players 3 --seed lion)
}

# complains STATUS COMMAND...: it fails so, in one line that begins with its
# name, and writes nothing.  Only validate may have more than one fault.
complains() {
	local status=$1 name=$2 code=0 line told=()
	shift
	timeout 20 "$@" >out 2>err || code=$?
	mapfile -t told <err
	if [ "$code" -eq "$status" ] && [ ! -s out ] &&
	    { [ "${#told[@]}" -eq 1 ] || [ "$name" = validate ]; } &&
	    [ "${#told[@]}" -gt 0 ]; then
		for line in "${told[@]}"; do
			[[ $line == "$name: "?* ]] || break
		done
		[[ $line == "$name: "?* ]] && return
	fi
	printf '%s: status %d, not %d\n' "$*" "$code" "$status"
	head -c 2000 out err
	return 1
}

# all_complain STATUS ARGUMENT...: every program does, with these added.
all_complain() {
	local filter words status=$1
	shift
	for filter in "${readers[@]}" "${writers[@]}"; do
		read -ra words <<<"$filter"
		complains "$status" "${words[@]}" "$@"
	done
}

# refused STATUS [FILTER]...: what is in the file bad is refused by every
# program, or by these, from standard input and in place; it stays as it is.
refused() {
	local filter words status=$1
	shift
	[ $# -gt 0 ] || set -- "${readers[@]}" "${writers[@]}"
	cp bad before
	for filter; do
		read -ra words <<<"$filter"
		complains "$status" "${words[@]}" <bad
		[[ " ${writers[*]} " != *" $filter "* ]] ||
		    complains "$status" "${words[@]}" -f bad </dev/null
	done
	cmp bad before
	rm -f before out err
	[ "$(echo *)" = bad ]
}

# trouble TEXT...: each is trouble for some programs, the last one for all.
trouble() {
	local text
	for text; do
		printf '%s\n' "$text" >bad
		refused 2 "${some[@]}"
	done
	refused 2
}

# spoiled FILTER...: the same for refusals of the match, changed by jq.
spoiled() {
	local filter
	for filter; do
		jq -c "$filter" <<<"$match" >bad
		refused 1 "${some[@]}"
	done
	refused 1
}

# many N BYTE: so many of them.
many() {
	head -c "$1" /dev/zero | tr '\0' "$2"
}

# bounded: from here on there are some 500 MB of memory.
bounded() {
	[[ ${BUILD-} != *sanitize ]] || skip 'sanitizers reserve all memory'
	ulimit -v 500000
}

@test "empty input is trouble" {
	: >bad
	refused 2
}

@test "input of nothing but white space is trouble" {
	printf ' \n\t\r\n' >bad
	refused 2
}

@test "a document that is cut off is trouble, wherever it is cut" {
	for length in 1 10 100 500 $((${#match} - 1)); do
		printf %s "${match:0:length}" >bad
		refused 2 "${some[@]}"
	done
	refused 2
}

@test "what is not JSON is trouble" {
	trouble '}' ']' '{]' '[}' '{"a" 1}' '{"a":}' nul '{,}' '"' \
	    '{"squero":1,}' "{'squero':1}" '<html>' \\ $'{"a":"\t"}' '+1' \
	    '01' '.5' NaN
}

@test "bytes at random are trouble" {
	for seed in 1 2 3 4; do
		awk -v seed="$seed" 'BEGIN { srand(seed)
		    for (i = 0; i < 3000; i++)
			printf "%c", 33 + int(rand() * 90) }' >bad
		refused 2 "${some[@]}"
	done
}

@test "a byte of zero is trouble" {
	printf '\0' >bad
	refused 2 "${some[@]}"
	printf '{"squero":1,"a\0b":2}' >bad
	refused 2
}

@test "invalid UTF-8 is trouble" {
	for bytes in $'\xff' $'\xc3' $'\xc0\x80' $'\xed\xa0\x80' \
	    $'\xf4\x90\x80\x80' $'\x80'; do
		printf '{"squero":1,"x-a":"%s"}\n' "$bytes" >bad
		refused 2 "${some[@]}"
	done
	refused 2
}

@test "a surrogate without its half is trouble" {
	trouble '{"squero":1,"x-a":"\ud800"}'
}

@test "a duplicate key is trouble" {
	trouble "${match/\"round\":1/\"round\":1,\"round\":1}" \
	    "${match/\{/\{\"squero\":1,}"
}

@test "a number that is no integer is trouble" {
	for number in 1.5 1e-1 0.1 -0.5; do
		printf '%s\n' "${match/\"at\":39/\"at\":$number}" >bad
		refused 2 "${some[@]}"
	done
	refused 2
}

@test "a number beyond 2^53 - 1 is trouble" {
	for number in 9007199254740992 -9007199254740992 \
	    9223372036854775807 9223372036854775808 -9223372036854775809 \
	    1e400 "1$(printf %0400d 0)"; do
		printf '%s\n' "${match/\{/\{\"x-n\":$number,}" >bad
		refused 2 "${some[@]}"
	done
}

@test "a number of 2^53 - 1 is none" {
	numbers='"x-n":[9007199254740991,-9007199254740991]'
	run -0 validate <<<"${match/\{/\{$numbers,}"
	[[ $output == *"$numbers"* ]]
}

# nested N: a match whose deepest part is in N arrays and objects.
nested() {
	local open close
	open=$(many $(($1 - 1)) '[')
	close=$(many $(($1 - 1)) ']')
	printf '%s\n' "${match/\{/\{\"x-n\":$open$close,}"
}

@test "nesting of 64 is none, of 65 is trouble" {
	run -0 validate -q < <(nested 64)
	nested 65 >bad
	refused 2
}

@test "nesting of 100,000 is trouble" {
	bounded
	nested 100000 >bad
	refused 2 "${some[@]}"
	yes '{"a":[' | head -n 50000 | tr -d '\n' >bad
	refused 2 "${some[@]}"
	many 100000 '[' >bad
	refused 2
}

# sized N: a match of N bytes.
sized() {
	printf %s "${match/%\}/,\"x-n\":\"}"
	many $(($1 - ${#match} - 9)) a
	printf '"}'
}

@test "a document of 4 MiB is none, a longer one is trouble" {
	sized 4194304 >bad
	[ "$(wc -c <bad)" -eq 4194304 ]
	validate -q <bad
	sized 4200000 >bad
	refused 2
}

@test "a string of 100 MB is trouble" {
	bounded
	{
		printf '{"squero":"'
		many 100000000 a
		printf '"}\n'
	} >bad
	refused 2
}

@test "a number or a word of 100 MB is trouble" {
	bounded
	for byte in 1 a; do
		many 100000000 "$byte" >bad
		refused 2 "${some[@]}"
	done
}

@test "a transcript of 100 MB is trouble" {
	bounded
	{ echo 'squero 1 gondola'; many 100000000 a; } >bad
	refused 2 replay
	{ echo 'squero 1 gondola'; yes 'x-a 1' | head -c 100000000; } >bad
	refused 2 replay
}

@test "input without an end does not take memory without end" {
	bounded
	complains 2 validate < <(yes '[' 2>/dev/null)
	complains 2 validate < <(printf '"'; yes 2>/dev/null)
	complains 2 replay < <(printf 'squero '; yes 2>/dev/null)
}

@test "white space of 100 MB is none" {
	bounded
	run -0 legal < <(many 100000000 ' '; printf '%s\n' "$match")
	[ "${lines[0]}" = load ]
}

@test "a document full of small values takes memory within bounds" {
	bounded
	values=$(yes '{},' | head -n 900000 | tr -d '\n')
	run -0 validate -q < <(printf '%s' "${match/%\}/,\"x-n\":[}" "$values"
	    printf '0]}\n')
}

@test "200,000 small documents take no memory each" {
	bounded
	run -1 validate -q < <(yes '{}' | head -n 200000)
	[ -z "$output" ]
}

@test "another game is refused" {
	spoiled '.game = null' 'del(.game)' '.game = "goose"'
}

@test "a newer version is refused by name" {
	spoiled '.squero = 2'
	run -1 --separate-stderr score <bad
	[[ $stderr == *"version 2"* ]]
}

@test "what is no version at all is refused" {
	spoiled '.squero = 0' '.squero = -1' '.squero = "1"' '.squero = null' \
	    '.squero = []'
}

@test "an unknown member is refused" {
	spoiled '.state.note = 1' '.state.boats[2]."x-note" = 1' '.note = 1'
}

@test "a missing member is refused" {
	spoiled 'del(.options)' 'del(.seats)' 'del(.turn)' 'del(.state)' \
	    'del(.log)' 'del(.state.deck)' 'del(.state.boats)' \
	    'del(.state.sheet)' 'del(.state.delivery)' 'del(.options.long)'
}

@test "a card that is there twice is refused" {
	spoiled '.state.deck += [.state.deck[0]]' \
	    '.state.boats[0].cards[0] = .state.deck[0]'
}

@test "a card that is missing is refused" {
	spoiled '.state.deck = []' 'del(.state.deck[0])'
}

@test "a box with a card twice or missing is refused" {
	for change in 'del(.piles.deck[0])' '.piles.deck[0] = "QS"'; do
		box gondola --players 3 | jq -c "$change" >bad
		refused 1 "${some[@]}"
	done
	refused 1
}

@test "more cards than can be counted are refused" {
	spoiled '.state.boats[0].cards = [range(300) | "AC"]' \
	    '.state.deck = [range(100000) | "AC"]'
}

@test "more seats than there can be are refused" {
	spoiled '.seats = [range(100000) | "A"] |
	    .state.boats = [range(100000) | {}]'
}

@test "a seat out of range is refused" {
	spoiled '.turn = 4' '.turn = -1' '.turn = 4294967297' \
	    '.state.wakemaker = 4' '.state.wakemaker = 259' \
	    '.log += ["4 load"]' '.log += ["-1 load"]' '.log += ["11 load"]' \
	    '.state.delivery = {"seat": 9, "cards": [], "aid": null,
	    "agreed": false, "refused": []}'
}

@test "numbers out of range are refused" {
	spoiled '.at = -1' '.at = 9007199254740991' \
	    '.state.round = 0' '.state.round = 257' '.state.round = 4' \
	    '.state.boats[0].load = 264' '.state.boats[0].load = -1' \
	    '.state.sheet[0][0].coin = 65536' \
	    '.state.sheet[0][0].reputation = -1' \
	    '.state.sheet[0][0].cargo = 4294967296'
}

@test "values of another type are refused, wherever they are" {
	jq -c '. as $m | [paths] | map(select(length < 5)) | .[] | . as $p |
	    $m | getpath($p) |= if type == "object" then [] else {} end' \
	    <<<"$match" >all
	[ "$(wc -l <all)" -gt 50 ]
	while read -r document; do
		complains 1 validate <<<"$document"
		complains 1 bot <<<"$document"
	done < <(sed -n 'n;n;p' all)
}

@test "the move of another seat in a log does not replay" {
	move cast-off <<<"$match" | jq -c '.log[1] = "2 cast-off"' >bad
	refused 1 replay 'replay --at 1' 'validate --replay'
}

@test "a log of many lines that do not replay is refused" {
	jq -c '.log += [range(200000) | "1 load"]' <<<"$match" >bad
	refused 1 replay 'replay --undo 5' 'validate --replay'
}

@test "a move of 100,000 cards is refused" {
	cards=$(yes 3C | head -n 40000 | tr '\n' ' ')
	complains 1 move "deliver $cards" <<<"$match"
	complains 1 move "$(many 100000 a)" <<<"$match"
	jq -c --arg cards "$cards" '.log += ["1 deliver " + $cards]' \
	    <<<"$match" >bad
	refused 1
}

# tells STATUS COMMAND...: it ends so, its output is UTF-8, and of control
# characters there are none in it but the ends of lines.
tells() {
	local status=$1 code=0
	shift
	"$@" >seen 2>&1 || code=$?
	[ "$code" -eq "$status" ]
	[ -s seen ]
	iconv -f UTF-8 -t UTF-8 seen >/dev/null
	run -1 env LC_ALL=C grep -n \
	    -e $'[\x01-\x09\x0b-\x1f\x7f]' -e $'\xc2[\x80-\x9f]' seen
}

@test "bad bytes in arguments do not reach messages" {
	for format in text json; do
		for text in $'\xff\xfe' $'move\e[2J load' $'load\e\x07'; do
			tells 1 move --error-format "$format" "$text" \
			    <<<"$match"
		done
		tells 2 move --error-format "$format" --$'\xff' <<<"$match"
		tells 2 deal --error-format "$format" $'\e[2J\n'
		tells 2 score --error-format "$format" -f $'\e[2J\n'
		tells 2 validate --error-format "$format" -f $'\xff'
	done
}

@test "control characters in a document do not reach messages" {
	for change in '.["\u001b[2J\u009b"] = 1' '.game = "\u001b[2J\u0007"' \
	    '.log[0] = "1 \u001b[2J\u009b"' '.log[0] = "\u001b"' \
	    '.state.deck[0] = "\u001b[2J"' '.state.phase = "\u001b\n\u009b"' \
	    '.state["\n\u007f"] = 1' '.options["\u001b"] = true' \
	    '.state.boats[0].declared = {"\u001b": "\u001b"}'; do
		jq -c "$change" <<<"$match" >bad
		complains 1 score <bad
		tells 1 validate <bad
		tells 1 validate --error-format json <bad
	done
}

@test "control characters in names do not reach text or pictures" {
	jq -c '.seats = ["\u001b[2JA\u0007", "B\u009b1m\u007f", "C\r\n\tD"]' \
	    <<<"$match" >match.json
	for reader in table 'table --ascii' 'score --text' \
	    'score --text --explain' legal 'bot --pick'; do
		read -ra words <<<"$reader"
		tells 0 "${words[@]}" <match.json
	done
	bot --to-end <match.json >over.json
	tells 0 score --text --explain <over.json
	tells 0 table --format svg <match.json
	rsvg-convert -o picture.png seen
}

# unwritten COMMAND: with their output where it puts it all are in trouble.
unwritten() {
	local filter words
	for filter in legal 'legal --json' 'move load' score 'score --text' \
	    validate 'veil --seat 1' table 'table --format svg' \
	    'replay --at 0' 'replay --transcript' bot 'bot --pick' \
	    'gondola-load --load' 'box gondola' 'deal gondola --players 3' \
	    'shuffle gondola' squero 'deal --help' 'move --version'; do
		read -ra words <<<"$filter"
		run -2 --separate-stderr "$1" "${words[@]}" <<<"$match"
		[ "${#stderr_lines[@]}" -eq 1 ]
	done
	run -2 "$1" guess < <(veil --seat 1 <<<"$match")
	run -2 "$1" shuffle <<<'[1, 2]'
}

@test "a full device is trouble" {
	full() { "$@" >/dev/full; }
	unwritten full
}

@test "closed output is trouble" {
	closed() { "$@" >&-; }
	unwritten closed
}

@test "closed output is no harm to a file" {
	printf '%s\n' "$match" >m.json
	move -f m.json load >&-
	[ "$(cat m.json)" = "$(move load <<<"$match")" ]
	move -f m.json cast-off <&- >&- 2>&-
	[ "$(cat m.json)" = "$(move load cast-off <<<"$match")" ]
}

@test "an error with standard error closed is still an error" {
	quiet() { move sink 2>&-; }
	run -1 quiet <<<"$match"
	[ -z "$output" ]
}

@test "closed input is trouble" { all_complain 2 <&-; }

@test "a file that is not there is trouble" {
	all_complain 2 -f no-such-file </dev/null
	all_complain 2 -f no-such/file </dev/null
	all_complain 2 -f '' </dev/null
}

@test "a file that cannot be read is trouble" {
	[ "$(id -u)" -ne 0 ] || skip 'root reads everything'
	printf '%s\n' "$match" >m.json
	chmod 000 m.json
	all_complain 2 -f m.json </dev/null
}

@test "a directory as a file is trouble" {
	mkdir dir
	all_complain 2 -f dir </dev/null
	all_complain 2 <dir
}
