# The help of a program is the truth; its manual and completions repeat it.

load helper.bash

root=$BATS_TEST_DIRNAME/..

programs() {
	basename -s .c -a "$root"/cmd/*.c | sort
}
games() {
	squero --list games
}

# The options of a program, as "-f --file=" or "--pretty", one a line: by its
# help, by its manual, by each shell.
by_help() {
	"$1" --help | sed -nE 's/^  (-.),( --[a-z-]+=?).*/\1\2/p
	    s/^      (--[a-z-]+=?).*/\1/p'
}
by_man() {
	sed -nE '/^\.It Fl /!d
	    s/^\.It //
	    s/^Fl ([[:alnum:]])( .*)? , Fl Fl/-\1 Fl Fl/
	    s/Fl Fl ([a-z-]+) Ns = .*/--\1=/
	    s/Fl Fl ([a-z-]+)$/--\1/
	    p' "$root/man/$1.1"
}
by_bash() {
	offers "$1" "$1" '' | awk '/^-.$/ { printf "%s ", $0; next } /^-/'
}
# Those two are written down by what the shells would be told of them.
by_zsh() {
	zsh -fc '
		fpath+=("$1")
		_arguments() { print -rl -- "$@" }
		words=("${@:2}" "") CURRENT=$#words
		. "$1/_$2"
	' by_zsh "$root/completions/zsh" "$@" |
	    sed -nE 's/^(\([^)]*\)|\*)?(-[a-zA-Z])\+?\[.*/\2/; t letter
		s/^(\([^)]*\)|\*)?(--[a-z-]+=?)\[.*/\2/p; d
		: letter
		N
		s/\n(\([^)]*\)|\*)?(--[a-z-]+=?)\[.*/ \2/p'
}
by_fish() {
	# shellcheck disable=SC2016
	fish --no-config -c '
		function complete
			argparse c= s= l= n= a= d= f F r x -- $argv
			set -q _flag_l; or return
			set -q _flag_s; and printf "%s " -$_flag_s
			set -q _flag_r; or set -q _flag_x; and set _flag_l $_flag_l=
			echo --$_flag_l
		end
		source $argv[1]
	' "$root/completions/fish/$1.fish"
}

# offers PROGRAM PREVIOUS CURRENT: what the function for bash answers.
offers() {
	local COMP_WORDS=("$1" "$2" "$3") COMP_CWORD=2 COMPREPLY
	[ "$1" != "$2" ] || COMP_WORDS=("$1" "$3") COMP_CWORD=1
	# shellcheck disable=SC2317
	compopt() { [ "$2" != default ] || COMPREPLY=('file names'); }
	# shellcheck disable=SC1090
	source "$root/completions/bash/$1"
	"_$1" "$1" "$3" "$2" || true
	printf '%s\n' "${COMPREPLY[@]}"
}

# Games may share an option, which the help lists under each of them; the
# manuals leave the options of a game to its page.
agrees() {
	local name
	for name in $(programs); do
		diff -u --label "$name --help" <(by_help "$name" | sort -u) \
		    --label "$1 of $name" <({
			by_"$1" "$name"
			[ "$1" != man ] || ! grep -q 'options of its game' \
			    "$root/man/$name.1" || of_games
		    } | sort -u)
	done
}
of_games() { squero --list options "$@" | cut -f 1; }

# The forms of a call: by the help and by the manual.
usage() {
	"$1" --help | sed '/^$/q; s/^usage://'
}
synopsis() {
	mandoc -T ascii -O width=500 "$root/man/$1.1" | sed $'s/.\b//g' |
	    sed -n '/^SYNOPSIS/,/^DESCRIPTION/{/^ /p;}'
}
# The same words, whatever the blanks and the case of what they stand for.
even() {
	tr -s ' ' | tr '[:upper:]' '[:lower:]' | sed 's/^ //; s/ $//; /^$/d'
}

# typed SHELL LINE: the arguments that a program gets when LINE is typed,
# where \t asks for completion.
typed() {
	local home=$BATS_TEST_TMPDIR/home name
	mkdir -p "$home"
	{
		echo 'PS1=; unset HISTFILE'
		for name in $(programs); do
			printf '%s() { printf "<%%s>" "$@"; echo; }\n' "$name"
		done
		case $1 in
		bash) printf 'source "%s"\n' "$root"/completions/bash/* ;;
		zsh) printf 'fpath+=("%s")\n' "$root/completions/zsh"
			echo 'autoload compinit; compinit -D -u' ;;
		esac
	} >"$home/.$1rc"
	# shellcheck disable=SC2016
	HOME=$home ZDOTDIR=$home TERM=dumb INPUTRC=/dev/null zsh -fc '
		zmodload zsh/zpty
		zpty shell $1 -i
		zpty -w shell $2
		zpty -w shell exit
		while zpty -r shell line; do print -r -- $line; done
	' typed "$1" "$(printf %b "$2")" | tr -d '\r' | grep '^<.*>$'
}

# fish_offers LINE: what fish completes its last word to.
fish_offers() {
	# shellcheck disable=SC2016
	HOME=$BATS_TEST_TMPDIR fish -c 'set fish_complete_path $argv[1]
	    complete -C $argv[2]' "$root/completions/fish" "$1" | cut -f 1
}

# becomes SHELL LINE RESULT
becomes() {
	[ "$(typed "$1" "$2")" = "$3" ] || {
		echo "$1: $2 becomes $(typed "$1" "$2"), not $3"
		false
	}
}

# completes SHELL: values of every kind, before and after an equals sign.
completes() {
	cd "$BATS_TEST_TMPDIR" || return
	touch 'my match.json'
	becomes "$1" 'deal -n 3 gondola\t' '<-n><3><gondola>'
	becomes "$1" 'score gondolie\t' '<gondoliere>'
	becomes "$1" 'bot -l gr\t' '<-l><greedy>'
	becomes "$1" 'bot --level=greedy,r\t' '<--level=greedy,random>'
	becomes "$1" 'table --color=al\t' '<--color=always>'
	becomes "$1" 'table --format s\t' '<--format><svg>'
	becomes "$1" 'veil --error-format=j\t' '<--error-format=json>'
	becomes "$1" 'gondola-load --thief=-\t' '<--thief=-1>'
	becomes "$1" 'gondola-load --captain p\t' '<--captain><pass>'
	becomes "$1" 'gondoliere-place --ke\t' '<--keep>'
	becomes "$1" 'bot -f my\t' '<-f><my match.json>'
	becomes "$1" 'bot --file=my\t -e' '<--file=my match.json><-e>'
	becomes "$1" 'box --set my\t' '<--set><my match.json>'
	becomes "$1" 'squero val\t -f my\t' '<validate><-f><my match.json>'
	becomes "$1" 'deal --pla\t4' '<--players=4>'
	becomes "$1" 'deal --seed my\t' '<--seed><my>'
	becomes "$1" 'deal gondola gon\t' '<gondola><gon>'
	becomes "$1" 'box gondolin --mode=e\t' '<gondolin><--mode=easy>'
}

@test "every program has a manual and completions, and they a program" {
	diff -u <(programs) <(basename -s .1 -a "$root"/man/*.1 | sort)
	# In squero-options is what they share.
	diff -u <(programs) <(basename -a "$root"/completions/bash/* |
	    grep -vx squero-options | sort)
	diff -u <(programs) <(basename -a "$root"/completions/zsh/* |
	    sed 's/^_//' | grep -vx squero-options | sort)
	diff -u <(programs) <(basename -s .fish -a "$root"/completions/fish/* |
	    grep -vx squero-options | sort)
}

@test "every manual lists the options of its program" { agrees man; }
@test "every bash completion offers the options of its program" { agrees bash; }
@test "every zsh completion offers the options of its program" { agrees zsh; }
@test "every fish completion offers the options of its program" { agrees fish; }

@test "every manual says of its program what the source says" {
	for name in $(programs); do
		diff -u <(sed -n "1s,^/\* $name - \(.*\)\. \*/\$,\1,p" \
		    "$root/cmd/$name.c") \
		    <(sed -n 's/^\.Nd //p' "$root/man/$name.1")
	done
}

@test "every manual shows the forms of a call that the help shows" {
	for name in $(programs); do
		diff -u --label "$name --help" <(usage "$name" | even) \
		    --label "manual of $name" <(synopsis "$name" | even)
	done
}

@test "every bash completion knows the letter of an option with a value" {
	for name in $(programs); do
		while read -r letter long; do
			diff -u --label "$name $letter" \
			    <(offers "$name" "$letter" '') \
			    --label "$name $long" \
			    <(offers "$name" "${long%=}" '')
		done < <(by_help "$name" | grep '^-. .*=$')
	done
}

@test "the page of every game lists its options" {
	for game in $(games); do
		diff -u --label "options of $game" <(squero --list options \
		    "$game" | sed -E 's/^--([a-z-]+).*/\1/' | sort) \
		    --label "$game.6" <(sed -n '/^\.Sh OPTIONS/,/^\.Sh STATE/{
		    s/^\.It Cm \([a-z-]*\).*/\1/p;}' "$root/man/$game.6" | sort)
	done
}

@test "every completion knows the games" {
	for name in box deal score shuffle; do
		diff -u --label squero <(games) --label "bash: $name" \
		    <(offers "$name" "$name" '' | grep -v '^-')
		diff -u --label squero <(games | sort) --label "fish: $name" \
		    <(fish_offers "$name " | sort)
		for game in $(games); do
			becomes zsh "$name $game\t x" "<$game><x>"
		done
	done
}

@test "once a game is named, only its options are offered" {
	cd "$BATS_TEST_TMPDIR"
	for name in box deal shuffle; do
		for game in $(games); do
			of_games "$game" | sort >of_game
			of_games | sort >of_all
			diff -u --label "$game" of_game --label "bash: $name" \
			    <(offers "$name" "$game" -- | sort |
			    comm -12 - of_all)
			diff -u --label "$game" of_game --label "fish: $name" \
			    <(fish_offers "$name $game --" |
			    grep -f - -x <(tr -d = <of_all) |
			    grep -f - of_all)
			diff -u --label "$game" of_game --label "zsh: $name" \
			    <(by_zsh "$name" "$game" | sort -u |
			    comm -12 - of_all)
		done
	done
}

@test "every completion of squero knows the programs" {
	diff -u <(programs) <(offers squero squero '' | grep -v '^-' |
	    grep -vx grammar | sort)
	diff -u <(programs) <(fish_offers 'squero ' | grep -vx grammar | sort)
	becomes zsh 'squero val\t x' '<validate><x>'
}

@test "completions of moves ask the grammar" {
	for shell in bash zsh; do
		becomes "$shell" 'canal-act tr\t' '<traitor>'
		becomes "$shell" 'q-act fon\t' '<fondaco>'
		becomes "$shell" 'squero grammar gondolie\t' '<grammar><gondoliere>'
	done
	[ "$(fish_offers 'canal-act tr')" = traitor ]
	[ "$(fish_offers 'q-act fon')" = fondaco ]
	[ "$(fish_offers 'squero grammar gondolie')" = gondoliere ]
	[ "$(fish_offers 'gondola-load --captain ' | sort | xargs)" = '10 pass' ]
	[ "$(offers canal-choose canal-choose '' | grep '^[0-9]' | xargs)" = \
	    '1 2' ]
}

@test "zsh and fish can read their completions" {
	for file in "$root"/completions/zsh/*; do zsh -n "$file"; done
	for file in "$root"/completions/fish/*; do fish -n "$file"; done
}

@test "bash completes games, levels, words and file names" { completes bash; }
@test "zsh completes games, levels, words and file names" { completes zsh; }

@test "fish completes games, levels, words and file names" {
	cd "$BATS_TEST_TMPDIR"
	touch 'my match.json'
	[ "$(fish_offers 'deal gondola')" = gondola ]
	[ "$(fish_offers 'score gondola g')" = '' ]
	[ "$(fish_offers 'bot -l greedy,r')" = greedy,random ]
	[ "$(fish_offers 'table --color=al')" = --color=always ]
	[ "$(fish_offers 'gondola-load --thief=-')" = --thief=-1 ]
	[ "$(fish_offers 'bot -f my')" = 'my match.json' ]
	[ "$(fish_offers 'bot --file=my')" = '--file=my match.json' ]
	[ "$(fish_offers 'squero deal gondolie')" = gondoliere ]
	[ "$(fish_offers 'deal --seed my')" = '' ]
}

@test "the manual of documents has every error code and its status" {
	diff -u --label lib/fault.c <(sed -n '/words\[\] = {/,/^};/p' \
	    "$root/lib/fault.c" | grep -o '"[a-z]*"' | tr -d '"' |
	    awk '/^json$/ { trouble = 1 } { print $1, 1 + trouble }') \
	    --label squero-match.5 <(sed -n \
	    's/^\.It Ql \([a-z]*\) Ta \([12]\) Ta .*/\1 \2/p' \
	    "$root/man/squero-match.5")
}

@test "README and tour list every program, and no other" {
	diff -u <(programs) <(sed -n 's/^| \x60\([a-z-]*\)\x60 |.*/\1/p' \
	    "$root/README.md" | sort)
	diff -u <(programs) <(sed -n '/^\.Sh SEE ALSO/,$p' "$root/man/squero.7" |
	    sed -n 's/^\.Xr \([a-z-]*\) 1.*/\1/p' | sort)
}
