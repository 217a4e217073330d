# make install and make uninstall, into a folder with a blank in its name.

load helper.bash

top=$BATS_TEST_DIRNAME/..

setup() {
	dest="$BATS_TEST_TMPDIR/a place"
}

# made GOAL VARIABLE...: make, of programs that are there already.
made() {
	make -s -C "$top" -o all B="$BUILD" DEPS=no DESTDIR="$dest" \
	    PREFIX=/opt/squero "$@"
}

# symbols: the programs that have any.
symbols() {
	nm -A "$dest"/opt/squero/bin/* 2>/dev/null | cut -d : -f 1 | sort -u
}

@test "everything is installed in its place, and found there" {
	made install
	cd "$dest/opt/squero" || return
	diff <(cd "$top/cmd" && printf '%s\n' *.c) \
	    <(cd bin && printf '%s.c\n' *)
	diff <(cd "$top/man" && printf '%s\n' *) \
	    <(cd share/man && printf '%s\n' man?/* | sed 's|.*/||' | sort)
	diff -r "$top/completions/bash" share/bash-completion/completions
	diff -r "$top/completions/zsh" share/zsh/site-functions
	diff -r "$top/completions/fish" share/fish/vendor_completions.d
	diff -r -x folders "$top/share" share/squero
	[ -z "$(symbols)" ]
	PATH="$PWD/bin:$PATH" share/squero/examples/demo.sh
	[ -z "$(find . -type f ! -perm -444)$(find . -type d ! -perm -555)" ]
}

@test "schemas that were installed find each other" {
	made install DESTDIR="$BATS_TEST_TMPDIR"
	cd "$BATS_TEST_TMPDIR/opt/squero/share/squero/schemas" || return
	deal canal --players 2 | python3 "$BATS_TEST_DIRNAME/schema.py" \
	    canal-match.json
}

@test "with STRIP= the programs keep their symbols" {
	made install STRIP=
	[ "$(symbols | wc -l)" -eq "$(find "$top/cmd" -name '*.c' | wc -l)" ]
}

@test "what was installed goes again, with the folders that it needed" {
	mkdir -p "$dest/opt/squero/share/man"
	made install
	made install
	made uninstall
	[ "$(cd "$dest" && find . | sort | xargs)" = \
	    '. ./opt ./opt/squero ./opt/squero/share ./opt/squero/share/man' ]
}

@test "what others have put into the folders stays" {
	made install
	echo mine >"$dest/opt/squero/share/squero/sets/q/mine.json"
	echo theirs >"$dest/opt/squero/bin/theirs"
	made uninstall
	[ "$(cd "$dest" && find . -type f | sort | xargs)" = \
	    './opt/squero/bin/theirs ./opt/squero/share/squero/sets/q/mine.json' ]
	made uninstall
}
