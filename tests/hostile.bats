# Bad input, for every program that reads documents.

load helper.bash

# With arguments that all of them would take.
filters=('shuffle --seed x' deal legal 'legal --json' 'legal --perft 2'
    'move load' score 'score --text' 'score --over' 'score --explain'
    validate 'validate --replay' 'veil --seat 1' 'guess --seed x' table
    'table --format svg' replay 'replay --at 0' 'replay --transcript'
    bot 'bot --pick' 'bot --to-end' 'gondola-load --load'
    'gondola-deliver 3C 3D' 'gondola-disrupt --let-pass')

# Those of them that replace a file.
writers=('shuffle --seed x' deal 'move load' 'replay --at 0' bot
    'bot --to-end' 'gondola-load --load' 'gondola-deliver 3C 3D'
    'gondola-disrupt --let-pass')

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

# refused STATUS [FILTER]...: what is in the file bad is refused by every
# program, or by these, from standard input and in place; it stays as it is.
refused() {
	local filter words status=$1
	shift
	[ $# -gt 0 ] || set -- "${filters[@]}"
	cp bad before
	for filter; do
		read -ra words <<<"$filter"
		complains "$status" "${words[@]}" <bad
	done
	for filter; do
		[[ " ${writers[*]} " == *" $filter "* ]] || continue
		read -ra words <<<"$filter"
		complains "$status" "${words[@]}" -f bad </dev/null
	done
	cmp bad before
	rm -f before out err
	[ "$(echo *)" = bad ]
}

# The same for the variants of a fault: one reader, one writer, one of each.
some=(validate 'move load' replay)

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
	for text in '}' ']' '{]' '[}' '{"a" 1}' '{"a":}' nul '{,}' '"' \
	    '{"squero":1,}' "{'squero':1}" '<html>' \\ $'{"a":"\t"}' '+1' \
	    '01' '.5' NaN; do
		printf '%s\n' "$text" >bad
		refused 2 "${some[@]}"
	done
}

@test "bytes at random are trouble" {
	for seed in 1 2 3 4; do
		awk -v seed="$seed" 'BEGIN { srand(seed)
		    for (i = 0; i < 3000; i++)
			printf "%c", 33 + int(rand() * 90) }' >bad
		complains 2 validate <bad
		complains 2 move load <bad
		complains 2 replay <bad
	done
}

@test "a byte of zero is trouble" {
	printf '{"squero":1,"a\0b":2}' >bad
	refused 2
	printf '\0' >bad
	refused 2 "${some[@]}"
}

@test "invalid UTF-8 is trouble" {
	for bytes in '\xff' '\xc3' '\xc0\x80' '\xed\xa0\x80' \
	    '\xf4\x90\x80\x80' '\x80'; do
		# shellcheck disable=SC2059
		printf '{"squero":1,"x-a":"'"$bytes"'"}\n' >bad
		refused 2 "${some[@]}"
	done
	refused 2
}

@test "a surrogate without its half is trouble" {
	printf '{"squero":1,"x-a":"\\ud800"}\n' >bad
	refused 2
}

@test "a duplicate key is trouble" {
	printf '%s\n' "${match/\{/\{\"squero\":1,}" >bad
	refused 2
	printf '%s\n' "${match/\"round\":1/\"round\":1,\"round\":1}" >bad
	refused 2 "${some[@]}"
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
	    9223372036854775807 \
	    -9223372036854775809 1e400 "1$(printf %0400d 0)" \
	    9223372036854775808; do
		printf '%s\n' "${match/\{/\{\"x-n\":$number,}" >bad
		refused 2 "${some[@]}"
	done
}

@test "a number of 2^53 - 1 is none" {
	run -0 validate <<<"${match/\{/\{\"x-n\":[9007199254740991,-9007199254740991],}"
	[[ $output == *'"x-n":[9007199254740991,-9007199254740991]'* ]]
}

# nested N: a match whose deepest part is in N arrays and objects.
nested() {
	local open close
	open=$(head -c $(($1 - 1)) /dev/zero | tr '\0' '[')
	close=$(tr '[' ']' <<<"$open")
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
	head -c 100000 /dev/zero | tr '\0' '[' >bad
	refused 2
	yes '{"a":[' | head -n 50000 | tr -d '\n' >bad
	refused 2 "${some[@]}"
}

# sized N: a match of N bytes.
sized() {
	printf %s "${match/%\}/,\"x-n\":\"}"
	head -c $(($1 - ${#match} - 9)) /dev/zero | tr '\0' a
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
		head -c 100000000 /dev/zero | tr '\0' a
		printf '"}\n'
	} >bad
	refused 2
}

@test "a number or a word of 100 MB is trouble" {
	bounded
	for byte in 1 a; do
		head -c 100000000 /dev/zero | tr '\0' "$byte" >bad
		complains 2 validate <bad
		complains 2 move load <bad
		complains 2 replay <bad
	done
}

@test "a transcript of 100 MB is trouble" {
	bounded
	{
		echo 'squero 1 gondola'
		head -c 100000000 /dev/zero | tr '\0' a
	} >bad
	complains 2 replay <bad
	{
		echo 'squero 1 gondola'
		yes 'x-a 1' | head -c 100000000
	} >bad
	complains 2 replay <bad
}

@test "input without an end does not take memory without end" {
	bounded
	complains 2 validate < <(yes '[' 2>/dev/null)
	complains 2 validate < <(printf '"'; yes 2>/dev/null)
	complains 2 replay < <(printf 'squero '; yes 2>/dev/null)
}

@test "white space of 100 MB is none" {
	bounded
	run -0 legal < <(head -c 100000000 /dev/zero | tr '\0' ' '
	    printf '%s\n' "$match")
	[ "${lines[0]}" = load ]
}

@test "a document full of small values takes memory within bounds" {
	bounded
	values=$(yes '{},' | head -n 900000 | tr -d '\n')
	run -0 validate -q < <(printf '%s' "${match/%\}/,\"x-n\":[}" "$values"
	    printf '0]}\n')
}

@test "a million small documents take no memory each" {
	bounded
	run -1 validate -q < <(yes '{}' | head -n 200000)
	[ -z "$output" ]
}

@test "another game is refused" {
	jq -c '.game = "goose"' <<<"$match" >bad
	refused 1
	jq -c '.game = null' <<<"$match" >bad
	refused 1 "${some[@]}"
	jq -c 'del(.game)' <<<"$match" >bad
	refused 1 "${some[@]}"
}

@test "a newer version is refused by name" {
	jq -c '.squero = 2' <<<"$match" >bad
	refused 1
	run -1 --separate-stderr score <bad
	[[ $stderr == *"version 2"* ]]
}

@test "what is no version at all is refused" {
	for version in 0 -1 '"1"' null '[]'; do
		jq -c ".squero = $version" <<<"$match" >bad
		refused 1 "${some[@]}"
	done
	refused 1
}

@test "an unknown member is refused" {
	jq -c '.note = 1' <<<"$match" >bad
	refused 1
	jq -c '.state.note = 1' <<<"$match" >bad
	refused 1 "${some[@]}"
	jq -c '.state.boats[2]."x-note" = 1' <<<"$match" >bad
	refused 1 "${some[@]}"
}

@test "a missing member is refused" {
	for member in options seats turn state log state.deck state.boats \
	    state.sheet state.delivery options.long; do
		jq -c "del(.$member)" <<<"$match" >bad
		refused 1 "${some[@]}"
	done
}

@test "a card that is there twice is refused" {
	jq -c '.state.boats[0].cards[0] = .state.deck[0]' <<<"$match" >bad
	refused 1
	jq -c '.state.deck += [.state.deck[0]]' <<<"$match" >bad
	refused 1 "${some[@]}"
}

@test "a card that is missing is refused" {
	jq -c 'del(.state.deck[0])' <<<"$match" >bad
	refused 1
	jq -c '.state.deck = []' <<<"$match" >bad
	refused 1 "${some[@]}"
}

@test "a box with a card twice or missing is refused" {
	box gondola --players 3 | jq -c '.piles.deck[0] = "QS"' >bad
	refused 1
	box gondola --players 3 | jq -c 'del(.piles.deck[0])' >bad
	refused 1 "${some[@]}"
}

@test "more cards than can be counted are refused" {
	jq -c '.state.deck = [range(100000) | "AC"]' <<<"$match" >bad
	refused 1
	jq -c '.state.boats[0].cards = [range(300) | "AC"]' <<<"$match" >bad
	refused 1 "${some[@]}"
}

@test "more seats than there can be are refused" {
	jq -c '.seats = [range(100000) | "A"] | .state.boats =
	    [range(100000) | {}]' <<<"$match" >bad
	refused 1
}

@test "a seat out of range is refused" {
	for change in '.turn = 4' '.turn = -1' '.turn = 4294967297' \
	    '.state.wakemaker = 4' '.state.wakemaker = 259' \
	    '.log += ["4 load"]' '.log += ["-1 load"]' '.log += ["11 load"]' \
	    '.state.delivery = {"seat": 9, "cards": [], "aid": null,
	    "agreed": false, "refused": []}'; do
		jq -c "$change" <<<"$match" >bad
		refused 1 "${some[@]}"
	done
	refused 1
}

@test "numbers out of range are refused" {
	for change in '.at = -1' '.at = 9007199254740991' \
	    '.state.round = 0' '.state.round = 257' '.state.round = 4' \
	    '.state.boats[0].load = 264' '.state.boats[0].load = -1' \
	    '.state.sheet[0][0].coin = 65536' \
	    '.state.sheet[0][0].reputation = -1' \
	    '.state.sheet[0][0].cargo = 4294967296'; do
		jq -c "$change" <<<"$match" >bad
		refused 1 "${some[@]}"
	done
	refused 1
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
	complains 1 replay <bad
	complains 1 replay --at 1 <bad
	complains 1 validate --replay <bad
}

@test "a log of many lines that do not replay is refused" {
	jq -c '.log += [range(200000) | "1 load"]' <<<"$match" >bad
	complains 1 replay <bad
	complains 1 replay --undo 5 <bad
	complains 1 validate --replay <bad
}

@test "a move of 100,000 cards is refused" {
	cards=$(yes 3C | head -n 40000 | tr '\n' ' ')
	complains 1 move "deliver $cards" <<<"$match"
	complains 1 move "$(head -c 100000 /dev/zero | tr '\0' a)" <<<"$match"
	jq -c --arg cards "$cards" '.log += ["1 deliver " + $cards]' \
	    <<<"$match" >bad
	refused 1
}

@test "an argument that is no UTF-8 gives a message that is" {
	for format in text json; do
		run ! move --error-format "$format" $'\xff\xfe' <<<"$match"
		iconv -f UTF-8 -t UTF-8 <<<"$output" >/dev/null
		run ! move --error-format "$format" --$'\xff' <<<"$match"
		iconv -f UTF-8 -t UTF-8 <<<"$output" >/dev/null
		run ! validate --error-format "$format" -f $'\xff'
		iconv -f UTF-8 -t UTF-8 <<<"$output" >/dev/null
	done
}

# no_controls: none but the ends of lines are in the file seen.
no_controls() {
	! LC_ALL=C grep -n $'[\x01-\x09\x0b-\x1f\x7f]' seen &&
	    ! LC_ALL=C grep -n $'\xc2[\x80-\x9f]' seen
}

@test "control characters in names do not reach text output" {
	jq -c '.seats = ["\u001b[2JA\u0007", "B\u009b1m\u007f", "C\r\n\tD"]' \
	    <<<"$match" >match.json
	for reader in table 'table --ascii' 'score --text' \
	    'score --text --explain' legal 'bot --pick'; do
		# shellcheck disable=SC2086
		$reader <match.json >seen
		no_controls
	done
	bot --to-end <match.json | score --text --explain >seen
	no_controls
}

@test "control characters in names do not reach a picture" {
	jq -c '.seats = ["\u001b[2JA\u0007", "B\u009b1m\u007f", "C\r\n\tD"]' \
	    <<<"$match" >match.json
	table --format svg <match.json >seen
	no_controls
	rsvg-convert -o picture.png seen
}

@test "control characters in a document do not reach messages" {
	for change in '.["\u001b[2J\u009b"] = 1' '.game = "\u001b[2J\u0007"' \
	    '.log[0] = "1 \u001b[2J\u009b"' '.log[0] = "\u001b"' \
	    '.state.deck[0] = "\u001b[2J"' '.state.phase = "\u001b\n\u009b"' \
	    '.state["\n\u007f"] = 1' '.options["\u001b"] = true' \
	    '.state.boats[0].declared = {"\u001b": "\u001b"}'; do
		jq -c "$change" <<<"$match" >bad
		for format in text json; do
			run -1 validate --error-format "$format" <bad
			printf '%s\n' "$output" >seen
			no_controls
			complains 1 score <bad
		done
	done
}

@test "control characters in arguments do not reach messages" {
	for format in text json; do
		for words in $'move\e[2J load' $'load\e\x07'; do
			run -1 move --error-format "$format" "$words" \
			    <<<"$match"
			printf '%s\n' "$output" >seen
			no_controls
		done
		run -2 deal --error-format "$format" $'\e[2J\n'
		printf '%s\n' "$output" >seen
		no_controls
		run -2 score --error-format "$format" -f $'\e[2J\n'
		printf '%s\n' "$output" >seen
		no_controls
	done
}

@test "a full device is trouble" {
	full() { "$@" >/dev/full; }
	view=$(veil --seat 1 <<<"$match")
	for filter in legal 'legal --json' 'move load' score 'score --text' \
	    validate 'veil --seat 1' table 'table --format svg' \
	    'replay --at 0' 'replay --transcript' bot 'bot --pick' \
	    'gondola-load --load'; do
		read -ra words <<<"$filter"
		run -2 --separate-stderr full "${words[@]}" <<<"$match"
		[ "${#stderr_lines[@]}" -eq 1 ]
	done
	run -2 full guess <<<"$view"
	run -2 full shuffle <<<'[1, 2]'
	run -2 full box gondola
	run -2 full squero
	run -2 full deal --help
	run -2 full deal --version
}

@test "closed output is trouble" {
	closed() { "$@" >&-; }
	for filter in legal 'legal --json' 'move load' score 'score --text' \
	    validate 'veil --seat 1' table 'replay --at 0' bot 'bot --pick' \
	    'gondola-load --load' 'box gondola' 'deal gondola --players 3' \
	    'shuffle gondola' squero 'deal --help' 'move --version'; do
		read -ra words <<<"$filter"
		run -2 --separate-stderr closed "${words[@]}" <<<"$match"
		[ "${#stderr_lines[@]}" -eq 1 ]
	done
}

@test "closed input is trouble" {
	for filter in "${filters[@]}"; do
		read -ra words <<<"$filter"
		complains 2 "${words[@]}" <&-
	done
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

@test "a file that is not there is trouble" {
	for filter in "${filters[@]}"; do
		read -ra words <<<"$filter"
		complains 2 "${words[@]}" -f no-such-file </dev/null
		complains 2 "${words[@]}" -f no-such/file </dev/null
		complains 2 "${words[@]}" -f '' </dev/null
	done
}

@test "a file that cannot be read is trouble" {
	[ "$(id -u)" -ne 0 ] || skip 'root reads everything'
	printf '%s\n' "$match" >m.json
	chmod 000 m.json
	for filter in "${filters[@]}"; do
		read -ra words <<<"$filter"
		complains 2 "${words[@]}" -f m.json </dev/null
	done
}

@test "a directory as a file is trouble" {
	mkdir dir
	for filter in "${filters[@]}"; do
		read -ra words <<<"$filter"
		complains 2 "${words[@]}" -f dir </dev/null
	done
	for filter in "${filters[@]}"; do
		read -ra words <<<"$filter"
		complains 2 "${words[@]}" <dir
	done
}
