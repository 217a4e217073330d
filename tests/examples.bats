# What the pages show can be typed in, from top to bottom, in an empty folder.
# Every command succeeds and says nothing on standard error; one that is meant
# to be refused is shown with what comes after ||.

load helper.bash

man=$BATS_TEST_DIRNAME/../man

# displays PAGE: its commands, each behind "$ ", and below it its output, if
# the page shows that as well.
displays() {
	mandoc -T ascii -O width=1000 "$man/$1" | sed $'s/.\b//g' | awk '
		/^$/ { next }
		{ match($0, /[^ ]/) }
		RSTART < 12 { shown = 0; next }
		{ $0 = substr($0, 12) }
		/^\$ / { shown = 1 }
		shown'
}

# types COMMAND [OUTPUT]: it succeeds, with this output if the page shows any.
types() {
	printf '$ %s\n' "$1"
	eval "$1" >../out 2>../err
	[[ $1 == *'||'* ]] || diff /dev/null ../err
	[ -z "${2-}" ] || diff <(printf %s "$2") <(cat ../err ../out)
}

# follows PAGE: types all of it.
follows() {
	local line command=() output=() i
	mkdir "$BATS_TEST_TMPDIR/$1"
	cd "$BATS_TEST_TMPDIR/$1" || return
	while IFS= read -r line; do
		case $line in
		'$ '*) command+=("${line#??}") output+=('') ;;
		*) output[-1]+=$line$'\n' ;;
		esac
	done < <(displays "$1")
	[ "${#command[@]}" -gt 0 ]
	for i in "${!command[@]}"; do
		types "${command[i]}" "${output[i]}"
	done
}

# others: the pages that have no test of their own below.
others() {
	comm -23 <(cd "$man" && printf '%s\n' *.[1567] | sort) \
	    <(sed -n 's/^@test .*{ follows \(.*\); }$/\1/p' \
	    "$BATS_TEST_FILENAME" | sort)
}

@test "the examples of bot(1) work" { follows bot.1; }
@test "the examples of box(1) work" { follows box.1; }
@test "the examples of deal(1) work" { follows deal.1; }
@test "the examples of gondola(6) work" { follows gondola.6; }
@test "the examples of gondola-deliver(1) work" { follows gondola-deliver.1; }
@test "the examples of gondola-disrupt(1) work" { follows gondola-disrupt.1; }
@test "the examples of gondola-load(1) work" { follows gondola-load.1; }
@test "the examples of guess(1) work" { follows guess.1; }
@test "the examples of legal(1) work" { follows legal.1; }
@test "the examples of move(1) work" { follows move.1; }
@test "the examples of replay(1) work" { follows replay.1; }
@test "the examples of score(1) work" { follows score.1; }
@test "the examples of shuffle(1) work" { follows shuffle.1; }
@test "the examples of squero(1) work" { follows squero.1; }
@test "the examples of squero-match(5) work" { follows squero-match.5; }
@test "the tour in squero(7) can be followed" { follows squero.7; }
@test "the examples of table(1) work" { follows table.1; }
@test "the examples of validate(1) work" { follows validate.1; }
@test "the examples of veil(1) work" { follows veil.1; }

@test "the examples of every other page work" {
	for page in $(others); do follows "$page"; done
}
