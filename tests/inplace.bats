# Programs that change a match in its file.

load helper.bash

# In a folder apart, as run leaves files in that of the test.  With this seed
# seats 1 to 3 have cargo only, and so is what seat 1 would load.
setup() {
	mkdir "$BATS_TEST_TMPDIR/here"
	cd "$BATS_TEST_TMPDIR/here" || return
	deal gondola --players 7 --long --seed gull >m.json
	cp m.json before.json
}

# decisions: how many there are in the log.
decisions() {
	jq '[.log[] | select(startswith("0 ") | not)] | length' m.json
}

# alone: no file is here but the two of the beginning.
alone() {
	[ "$(ls -A)" = $'before.json\nm.json' ]
}

# unchanged STATUS COMMAND...: it fails in one line and leaves the file alone.
unchanged() {
	local status=$1
	shift
	run "-$status" --separate-stderr "$@"
	[ -z "$output" ]
	[ "${#stderr_lines[@]}" -eq 1 ]
	cmp m.json before.json
	alone
}

@test "-f replaces the file by the answer, with nothing on standard output" {
	for filter in bot 'bot --to-end' 'bot --level random' \
	    'gondola-load --load' 'move load cast-off' 'replay --at 0'; do
		read -ra words <<<"$filter"
		cp before.json m.json
		run -0 "${words[@]}" -f m.json
		[ -z "$output" ]
		[ "$(cat m.json)" = "$("${words[@]}" <before.json)" ]
		alone
	done
}

@test "-f shuffles and deals a box in its file" {
	box gondola --players 4 >m.json
	run -0 shuffle --seed 7 -f m.json
	run -0 deal -f m.json
	[ "$(cat m.json)" = "$(deal gondola --players 4 --seed 7)" ]
	alone
}

@test "-f can be written --file and stand anywhere" {
	run -0 move --file m.json load
	run -0 move cast-off --file=m.json
	run -0 replay --undo 2 -fm.json
	cmp m.json before.json
}

@test "-f of a program that only reads leaves the file alone" {
	for filter in legal score validate table 'veil --seat 1' \
	    'bot --pick' replay 'replay --transcript'; do
		read -ra words <<<"$filter"
		run -0 "${words[@]}" -f m.json
		[ "$output" = "$("${words[@]}" <before.json)" ]
		cmp m.json before.json
	done
	alone
}

@test "-f leaves standard input to others" {
	run -0 sh -c 'move -f m.json load; legal -f m.json >/dev/null; cat' \
	    <<<'a line'
	[ "$output" = 'a line' ]
}

@test "-f of a file with several documents replaces them all" {
	cat before.json before.json before.json >m.json
	run -0 move -f m.json load
	[ "$(jq -sc 'map(.log[-1])' m.json)" = '["1 load","1 load","1 load"]' ]
}

@test "-f replaces nothing if one of several documents fails" {
	cat before.json <(move cast-off cast-off <before.json) >m.json
	cp m.json before.json
	unchanged 1 gondola-load --seat 1 --load -f m.json
	[[ $stderr == *"document 2"* ]]
}

@test "-f replaces nothing if a document is cut off" {
	{ cat before.json; head -c 300 before.json; } >m.json
	cp m.json before.json
	unchanged 2 bot -f m.json
}

@test "-f leaves the file alone if the move is refused" {
	unchanged 1 move -f m.json load sink
	unchanged 1 move -f m.json draw
	unchanged 1 move --seat 3 -f m.json load
	unchanged 1 deal -f m.json
	unchanged 1 shuffle -f m.json
	unchanged 1 replay --at 1 -f m.json
	unchanged 2 move -f m.json
}

@test "-f leaves the file alone if there is no room for the new one" {
	small() {
		trap '' XFSZ
		ulimit -f 1
		"$@"
	}
	[ "$(wc -c <m.json)" -gt 1024 ]
	unchanged 2 small move -f m.json load
}

@test "-f leaves the file alone if its folder cannot be written" {
	[ "$(id -u)" -ne 0 ] || skip 'root writes everywhere'
	chmod a-w .
	unchanged 2 move -f m.json load
	chmod u+w .
}

@test "-f keeps the mode of the file" {
	for mode in 600 640 604 644 755 400; do
		chmod "$mode" m.json
		move -f m.json "$(legal -f m.json | head -n 1)"
		[ "$(stat -c %a m.json)" = "$mode" ]
	done
	run ! cmp -s m.json before.json
}

@test "-f keeps the mode whatever the umask" {
	chmod 664 m.json
	(umask 077 && move -f m.json load)
	[ "$(stat -c %a m.json)" = 664 ]
}

@test "-f follows links, and leaves them links" {
	mkdir far
	mv m.json far/real.json
	ln -s far/real.json m.json
	ln -s m.json link.json
	run -0 move -f link.json load
	[ -L link.json ]
	[ -L m.json ]
	[ ! -L far/real.json ]
	[ "$(cat far/real.json)" = "$(move load <before.json)" ]
	[ "$(ls -A far)" = real.json ]
}

@test "-f of a link that leads nowhere, or round in a ring, is trouble" {
	ln -s nowhere lost.json
	ln -s ring.json ring.json
	run -2 --separate-stderr move -f lost.json load
	[ "${#stderr_lines[@]}" -eq 1 ]
	run -2 move -f ring.json load
	[ ! -e nowhere ]
}

@test "-f of what is not a regular file is trouble" {
	mkfifo pipe
	mkdir dir
	for file in pipe dir /dev/null /dev/zero /dev/full; do
		run -2 --separate-stderr timeout 10 move -f "$file" load
		[ "${#stderr_lines[@]}" -eq 1 ]
	done
	[ -p pipe ]
}

@test "-f of an empty file is trouble" {
	: >m.json
	: >before.json
	unchanged 2 bot -f m.json
}

@test "-f takes a file whose name begins with a hyphen" {
	cp m.json ./-m.json
	run -0 move -f -m.json load
	[ "$(cat ./-m.json)" = "$(move load <m.json)" ]
}

@test "a reader always finds a whole document" {
	for _ in {1..20}; do
		bot -f m.json
	done &
	for _ in {1..40}; do
		validate -q -f m.json
	done
	wait $!
	[ "$(decisions)" -eq 20 ]
}

@test "of 50 writers at once none is lost" {
	for i in {1..50}; do
		bot --level random -f m.json 3>&- &
	done
	wait
	[ "$(decisions)" -eq 50 ]
	validate -q --replay <m.json
	alone
}

@test "of 50 writers at once those who are refused change nothing" {
	for i in {1..50}; do
		{
			move -f m.json "$([ $((i % 2)) -eq 0 ] && echo load ||
			    echo cast-off)" 2>>errors &&
			    echo made >>made
		} 3>&- &
	done
	wait
	[ "$(decisions)" -eq "$(wc -l <made)" ]
	[ "$(wc -l <errors)" -eq $((50 - $(wc -l <made))) ]
	validate -q --replay <m.json
	rm errors made
	alone
}

@test "of writers at once through a link and the file none is lost" {
	ln -s m.json link.json
	for i in {1..20}; do
		bot --level random -f m.json 3>&- &
		bot --level random -f link.json 3>&- &
	done
	wait
	[ "$(decisions)" -eq 40 ]
	validate -q --replay <m.json
}

@test "an undo and its move again leave the file as it was" {
	bot --level random --to-end -f m.json
	cp m.json before.json
	replay --undo 30 -f m.json
	run ! cmp -s m.json before.json
	bot --level random --to-end -f m.json
	cmp m.json before.json
}

@test "a match is played in its file to the end" {
	deal gondola --players 3 --seed lion >m.json
	while ! score -q --over <m.json; do
		move -f m.json "$(legal <m.json | tail -n 1)"
	done
	validate -q --replay <m.json
	[ "$(jq .turn m.json)" = null ]
	alone
}

@test "-f writes one line a document, whatever standard output is" {
	deal gondola --players 3 --seed gull >m.json
	script -qec 'move -f m.json load' /dev/null
	[ "$(wc -l <m.json)" -eq 1 ]
	script -qec 'move --pretty -f m.json load' /dev/null
	[ "$(wc -l <m.json)" -gt 1 ]
}

@test "-f replaces a file with a name as long as can be" {
	name=$(printf '%0250d.json' 1)
	deal gondola --players 3 --seed gull >"$name"
	move -f "$name" load
	[ "$(jq '.log | length' "$name")" -eq 2 ]
}
