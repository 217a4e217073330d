# Every cmd/NAME.c becomes the program NAME; everything under lib/, and the
# sets under share/sets/, become one archive that all of them link.  A new
# file needs no line here.  All that is made goes to $(B).
#
#	make [all]	the programs, in build/bin; installs nothing
#	make demo	plays a whole match through pipes
#	make check	the tests; sanitize: the same with sanitizers
#	make lint	pages, scripts, completions, data, compiler warnings
#	make bench	what one run of a program costs
#	make install	under $(DESTDIR)$(PREFIX); uninstall takes it away again
#
# STATIC=no links shared libraries.  DEPS=no never calls ./deps.  V=1 shows
# the commands.  TESTS chooses test files, BATSFLAGS goes to bats.

VERSION	= 0.1.0
PREFIX	= /usr/local
BINDIR	= $(PREFIX)/bin
MANDIR	= $(PREFIX)/share/man
DATADIR	= $(PREFIX)/share/squero
BASHDIR	= $(PREFIX)/share/bash-completion/completions
ZSHDIR	= $(PREFIX)/share/zsh/site-functions
FISHDIR	= $(PREFIX)/share/fish/vendor_completions.d

B	= build
STATIC	= auto
TABLES	= yes
DEPS	= yes
TESTS	= $(sort $(wildcard tests/*.bats))

# CFLAGS, CPPFLAGS and LDFLAGS are the builder's and come last; what the code
# needs is below.
CFLAGS	?= -O2 -g
LDLIBS	= -ljansson -lsodium -lm

LIBSRC	= $(sort $(filter-out lib/make/%,$(wildcard lib/*.c lib/*/*.c \
	lib/games/*/*.c)))
CMDSRC	= $(sort $(wildcard cmd/*.c))
SETS	= $(sort $(wildcard share/sets/*/*.json))
MAN	= $(sort $(wildcard man/*.[1-9]))
BASH	= $(sort $(wildcard completions/bash/*))
ZSH	= $(sort $(wildcard completions/zsh/*))
FISH	= $(sort $(wildcard completions/fish/*))
SHARE	= $(sort $(shell find share -type f 2>/dev/null))

LIB	= $(B)/libsquero.a
LIBOBJ	= $(LIBSRC:%.c=$(B)/%.o) $(B)/gen/sets.o
CMDOBJ	= $(CMDSRC:%.c=$(B)/%.o)
BIN	= $(CMDSRC:cmd/%.c=$(B)/bin/%)
BENCH	= $(patsubst %.c,$(B)/%,$(wildcard tests/bench/*.c))
TOOLS	= $(patsubst %.c,$(B)/%,$(wildcard tests/tool/*.c))
BUILD	= $(if $(filter /%,$(B)),$(B),$(CURDIR)/$(B))

# Fortified headers want an optimiser and stand in the way of sanitizers.
OPTIMISED = $(filter-out -O0,$(lastword $(filter -O%,$(CFLAGS))))
SANITIZED = $(findstring -fsanitize,$(CFLAGS) $(LDFLAGS))
FORTIFIED = $(findstring _FORTIFY_SOURCE,$(CPPFLAGS) $(CFLAGS))
FORTIFY	= $(if $(OPTIMISED),$(if $(SANITIZED)$(FORTIFIED),, \
	-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2))

# The compiler is asked once, and not before it is needed: ./deps may have to
# bring it first.
once	= $(eval $(1) := $$(shell lib/make/ask $(2) $$(CC)))$($(1))
HARDEN	= $(call once,HARDEN,harden)
MISSING	= $(call once,MISSING,missing)
CANLTO	= $(call once,CANLTO,lto)
PIE	= $(if $(SANITIZED)$(filter no,$(STATIC))$(MISSING),-pie,-static-pie)

LTO	= $(if $(OPTIMISED),$(if $(SANITIZED),,$(CANLTO)))

NEED	= -std=c11 -D_GNU_SOURCE -DVERSION='"$(VERSION)"' -Ilib -I$(B)/gen
WARN	= -Wall -Wextra -Wpedantic -Wshadow -Wmissing-prototypes \
	-Wstrict-prototypes -Wwrite-strings
COMPILE	= $(strip $(CC) $(NEED) $(WARN) $(HARDEN) $(FORTIFY) -fPIE \
	-ffunction-sections -fdata-sections $(CPPFLAGS) $(CFLAGS))
LINK	= $(strip $(CC) $(PIE) -Wl,--gc-sections -Wl,--as-needed \
	-Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack $(CFLAGS) $(LDFLAGS))

# Where the sources lie leaves no trace in what is made of them.
MAP	= -ffile-prefix-map='$(CURDIR)'=.

# say WHAT: that, in place of the command itself unless V is set.
say	= $(if $(V),,@echo '$(1)';)

all: $(BIN)

$(BIN): $(B)/bin/%: $(B)/cmd/%.o $(LIB)
	@mkdir -p $(@D)
	$(call say,LINK $@)$(LINK) -o $@ $^ $(LDLIBS)

# With link-time optimisation the library is optimised as a whole, once, and
# not again for every program.
$(LIB): $(B)/libsquero.o $(B)/gen/tables.o
	@rm -f $@
	$(call say,AR $@)$(AR) rcsD $@ $^

$(B)/libsquero.o: $(LIBOBJ) $(B)/files
	$(call say,LTO $@)$(COMPILE) -r $(if $(LTO),-flto=auto \
	-flinker-output=nolto-rel) -nostdlib -o $@ $(LIBOBJ)

$(B)/lib/%.o: lib/%.c $(B)/flags
	@mkdir -p $(@D)
	$(call say,CC $<)$(COMPILE) $(LTO) $(MAP) -MMD -MP -c -o $@ $<

$(B)/gen/%.o: $(B)/gen/%.c $(B)/flags
	$(call say,CC $<)$(COMPILE) $(LTO) $(MAP) -MMD -MP -c -o $@ $<

$(B)/cmd/%.o: cmd/%.c $(B)/flags | $(B)/gen/programs.h
	@mkdir -p $(@D)
	$(call say,CC $<)$(COMPILE) $(MAP) -MMD -MP -c -o $@ $<

# What the tests and the measurements need of C.
$(B)/tests/%: tests/%.c $(LIB)
	@mkdir -p $(@D)
	$(call say,CC $@)$(COMPILE) $(MAP) -MMD -MP $(LINK:$(CC)%=%) -o $@ $< \
	$(LIB) $(LDLIBS)

# Other flags, or the first build: everything is compiled anew, if it can be.
$(B)/flags: FORCE
	@mkdir -p $(@D)
	@flags='$(subst ','\'',$(COMPILE) $(LTO) : $(LINK) $(LDLIBS))'; \
	[ "$$flags" != "$$(cat $@ 2>/dev/null)" ] || exit 0; \
	command -v $(firstword $(CC)) >/dev/null || { \
		echo 'squero needs a C compiler: run ./deps run' >&2; exit 1; }; \
	printf '#include <jansson.h>\n#include <sodium.h>\n' | \
	$(CC) $(CPPFLAGS) $(CFLAGS) -E -x c - >/dev/null 2>&1 || { \
		echo 'squero needs jansson and libsodium: run ./deps run' >&2; \
		exit 1; }; \
	printf '%s\n' "$$flags" >$@

# What is there to be built: a file that went away counts too.
$(B)/files: FORCE | $(B)/flags
	@mkdir -p $(@D)
	@rm -f $(filter-out $(BIN),$(wildcard $(B)/bin/*))
	@files='$(LIBSRC) $(CMDSRC) $(SETS)'; \
	[ "$$files" = "$$(cat $@ 2>/dev/null)" ] || printf '%s\n' "$$files" >$@

$(B)/gen/sets.c: lib/make/sets $(SETS) $(B)/files
	@mkdir -p $(@D)
	$(call say,GEN $@)lib/make/sets $(SETS) >$@.new && mv $@.new $@

# The sets as the games load them, by a program with the same library; where it
# cannot be run, TABLES=no leaves them out.
$(B)/gen/tables: lib/make/tables.c $(B)/libsquero.o
	$(call say,LINK $@)$(COMPILE) $(MAP) -MMD -MP $(LINK:$(CC)%=%) -o $@ \
	$^ $(LDLIBS)

ifeq ($(TABLES),no)
$(B)/gen/tables.c: Makefile
	@mkdir -p $(@D)
	@printf '#include "set.h"\nconst struct set_table set_tables[] = %s;\n' \
	'{ { NULL, NULL, NULL } }' >$@
else
$(B)/gen/tables.c: $(B)/gen/tables
	$(call say,GEN $@)$< >$@.new && mv $@.new $@
endif

# Never optimised together with what reads it: it is bytes to the compiler.
$(B)/gen/tables.o: $(B)/gen/tables.c
	$(call say,CC $<)$(COMPILE) $(MAP) -MMD -MP -c -o $@ $<

$(B)/gen/programs.h: lib/make/programs $(CMDSRC) $(B)/files
	@mkdir -p $(@D)
	@lib/make/programs $(CMDSRC) >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

demo: all
	@PATH="$(BUILD)/bin:$$PATH" share/examples/demo.sh

# The tests see the programs first on PATH, and where they were built.
check: all $(TOOLS)
	@[ -n '$(TESTS)' ] || { echo 'there are no tests' >&2; exit 1; }
	@env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL BUILD="$(BUILD)" \
	PATH="$(BUILD)/bin:$$PATH" bats $(JOBS) $(BATSFLAGS) $(TESTS)

# Files at once, not the tests of a file: for those bats 1.8 waits by whole
# seconds.
JOBS	= $(if $(findstring GNU,$(shell parallel --version 2>/dev/null)), \
	--jobs $(shell getconf _NPROCESSORS_ONLN) \
	--no-parallelize-within-files)

# The same tests on programs that stop at the first stray byte, with a status
# that no test expects.
STRAY	= -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all
sanitize:
	@ASAN_OPTIONS=exitcode=99:strict_string_checks=1 \
	UBSAN_OPTIONS=exitcode=99:print_stacktrace=1 LSAN_OPTIONS=exitcode=99 \
	$(MAKE) check B=$(B)/sanitize STATIC=no CFLAGS='$(STRAY)'

# Compiled by both compilers, where a warning is a fault.
LINTSRC	= $(LIBSRC) $(CMDSRC) $(wildcard tests/bench/*.c tests/tool/*.c)
LINTOBJ	= $(foreach cc,gcc clang,$(LINTSRC:%.c=$(B)/$(cc)/%.o))
STRICT	= $(NEED) $(WARN) -Werror -O2 $(FORTIFY) $(CPPFLAGS) -MMD -MP

$(B)/gcc/%.o: %.c $(B)/flags | $(B)/gen/programs.h
	@mkdir -p $(@D)
	$(call say,GCC $<)gcc $(STRICT) -c -o $@ $<

$(B)/clang/%.o: %.c $(B)/flags | $(B)/gen/programs.h
	@mkdir -p $(@D)
	$(call say,CLANG $<)clang $(STRICT) -c -o $@ $<

# Scripts; those that another shell reads have variables that seem unused.
SCRIPTS	= $(wildcard deps lib/make/ask lib/make/sets lib/make/programs .ci/run share/examples/*.sh tests/bench/*.sh)
BATS	= $(wildcard tests/*.bats)
SOURCED	= $(strip $(wildcard tests/*.bash) $(BASH))
UNSEEN	= -e SC2034 -e SC2154
JSON	= $(filter %.json,$(SHARE))

# In man/, where the pages find each other.  The page of a foreign program need
# not be installed, if the program is.
lint: $(LINTOBJ)
	@echo MANDOC
	@[ -n '$(MAN)' ] || exit 0; cd man && \
	mandoc -T lint $(notdir $(MAN)) 2>&1 | { status=0; \
	while read -r line; do \
		case $$line in \
		*'outdated mandoc.db'*) continue ;; \
		*'manual not found: Xr '*) page=$${line##*Xr }; \
			! command -v "$${page% *}" >/dev/null || continue ;; \
		esac; \
		printf '%s\n' "$$line"; status=1; \
	done; exit $$status; }
	@echo SHELLCHECK
	$(if $(SCRIPTS),@shellcheck $(SCRIPTS))
	$(if $(BATS),@shellcheck $(UNSEEN) $(BATS))
	$(if $(SOURCED),@shellcheck -s bash $(UNSEEN) $(SOURCED))
	$(if $(ZSH),@echo ZSH; for file in $(ZSH); do \
	zsh -n $$file || exit 1; done)
	$(if $(FISH),@echo FISH; for file in $(FISH); do \
	fish -n $$file || exit 1; done)
	$(if $(JSON),@echo JQ; for file in $(JSON); do \
	jq empty $$file || { echo "in $$file" >&2; exit 1; }; done)

bench: all $(BENCH)
	@PATH="$(BUILD)/bin:$$PATH" tests/bench/run.sh "$(BUILD)/tests/bench"

install: all
	install -d $(foreach dir,$(BINDIR) $(DATADIR) $(BASHDIR) $(ZSHDIR) \
	$(FISHDIR),"$(DESTDIR)$(dir)")
	$(if $(BIN),install -m 755 $(BIN) "$(DESTDIR)$(BINDIR)")
	$(if $(BASH),install -m 644 $(BASH) "$(DESTDIR)$(BASHDIR)")
	$(if $(ZSH),install -m 644 $(ZSH) "$(DESTDIR)$(ZSHDIR)")
	$(if $(FISH),install -m 644 $(FISH) "$(DESTDIR)$(FISHDIR)")
	for page in $(notdir $(MAN)); do \
		install -D -m 644 man/$$page \
		    "$(DESTDIR)$(MANDIR)/man$${page##*.}/$$page" || exit 1; \
	done
	for file in $(SHARE:share/%=%); do \
		mode=644; [ ! -x share/$$file ] || mode=755; \
		install -D -m $$mode share/$$file \
		    "$(DESTDIR)$(DATADIR)/$$file" || exit 1; \
	done

uninstall:
	for file in $(BIN:$(B)/bin/%=$(BINDIR)/%) \
	    $(BASH:completions/bash/%=$(BASHDIR)/%) \
	    $(ZSH:completions/zsh/%=$(ZSHDIR)/%) \
	    $(FISH:completions/fish/%=$(FISHDIR)/%) \
	    $(foreach page,$(MAN:man/%=%),$(MANDIR)/man$(subst .,,$(suffix \
	    $(page)))/$(page)) $(SHARE:share/%=$(DATADIR)/%); do \
		rm -f "$(DESTDIR)$$file" || exit 1; \
	done
	[ ! -d "$(DESTDIR)$(DATADIR)" ] || \
	    find "$(DESTDIR)$(DATADIR)" -depth -type d -empty -delete

clean:
	rm -rf build

# Packages come first, and only where a goal says so.
NEEDS	= $(if $(filter check lint bench,$(MAKECMDGOALS)),test,$(if \
	$(filter demo,$(MAKECMDGOALS)),run))
ifneq ($(DEPS),no)
ifneq ($(NEEDS),)
$(B)/flags lint: | needs
needs:
	@./deps $(NEEDS)
endif
endif

FORCE:
.PHONY: all demo check sanitize lint bench install uninstall clean needs FORCE
.SECONDARY:
.DELETE_ON_ERROR:

-include $(LIBOBJ:.o=.d) $(CMDOBJ:.o=.d) $(LINTOBJ:.o=.d) $(BENCH:=.d) $(TOOLS:=.d)
