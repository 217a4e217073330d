# Every cmd/NAME.c becomes the program NAME; everything under lib/, and the
# sets under share/sets/, become one archive that all of them link.  A new
# file needs no line here.  All that is made goes to $(B); scripts that help
# are in lib/make/.
#
#	make [all]	the programs, in build/bin; installs nothing
#	make demo	plays a whole match through pipes
#	make check	the tests; sanitize: the same with sanitizers
#	make lint	pages, scripts, completions, data, compiler warnings
#	make bench	what one run of a program costs
#	make install	under $(DESTDIR)$(PREFIX); uninstall takes it away again
#
# STATIC=no links shared libraries.  STRIP= installs symbols too.  DEPS=no
# never calls ./deps.  V=1 shows the commands.  TESTS chooses test files,
# BATSFLAGS goes to bats.

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
STRIP	= strip

# The tests that take longest begin first.
LONGEST	= $(wildcard $(patsubst %,tests/%.bats,sixth laws hostile gondoliere q \
	canal gondolin gondola random))
TESTS	= $(LONGEST) $(filter-out $(LONGEST),$(sort $(wildcard tests/*.bats)))

# CFLAGS, CPPFLAGS and LDFLAGS are the builder's and come last; what the code
# needs is below.
CFLAGS	?= -O2 -g
LDLIBS	= -ljansson -lsodium -lm

LIBSRC	= $(sort $(filter-out lib/make/%,$(wildcard lib/*.c lib/*/*.c \
	lib/games/*/*.c)))
CMDSRC	= $(sort $(wildcard cmd/*.c))
SETS	= $(sort $(wildcard share/sets/*/*.json))
MAKESRC	= $(wildcard lib/make/*.c)
BENCHSRC = $(wildcard tests/bench/*.c)
TOOLSRC	= $(wildcard tests/tool/*.c)

LIB	= $(B)/libsquero.a
LIBOBJ	= $(LIBSRC:%.c=$(B)/%.o) $(B)/gen/sets.o
CMDOBJ	= $(CMDSRC:%.c=$(B)/%.o)
BIN	= $(CMDSRC:cmd/%.c=$(B)/bin/%)
BENCH	= $(BENCHSRC:%.c=$(B)/%)
TOOLS	= $(TOOLSRC:%.c=$(B)/%)
BUILD	= $(if $(filter /%,$(B)),$(B),$(CURDIR)/$(B))

# The sets as the games load them are worked out by a program with the same
# library; where it cannot be run, TABLES=no leaves them out.
TABLE	= $(B)/$(if $(filter no,$(TABLES)),lib/make/no-tables,gen/tables).o

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

# Headers are followed, and where the sources lie leaves no trace in what is
# made of them.
FOLLOW	= -MMD -MP -ffile-prefix-map='$(CURDIR)'=.

COMPILED = $(COMPILE) $(WHOLE) $(FOLLOW) -c -o $@ $<
LINKED	= $(COMPILE) $(FOLLOW) $(LINK:$(CC)%=%) -o $@ $(filter %.c %.o %.a,$^) \
	$(LDLIBS)

# run WHAT,COMMAND: says what is done, or the command itself if V is set.
define run
@mkdir -p $(@D)$(if $(V),,; echo '$(1)')
$(if $(V),,@)$(2)
endef

all: $(BIN)

$(BIN): $(B)/bin/%: $(B)/cmd/%.o $(LIB)
	$(call run,LINK $@,$(LINK) -o $@ $^ $(LDLIBS))

# With link-time optimisation the library is optimised as a whole, once, and
# not again for every program.  Never with the tables, which are bytes to the
# compiler.
$(LIB): $(B)/libsquero.o $(TABLE)
	@rm -f $@
	$(call run,AR $@,$(AR) rcsD $@ $^)

$(B)/libsquero.o: $(LIBOBJ) $(B)/files
	$(call run,LTO $@,$(COMPILE) -r $(if $(LTO),-flto=auto \
	-flinker-output=nolto-rel) -nostdlib -o $@ $(LIBOBJ))

$(LIBOBJ): WHOLE = $(LTO)
$(B)/%.o: %.c $(B)/flags | $(B)/gen/programs.h
	$(call run,CC $<,$(COMPILED))

$(B)/gen/%.o: $(B)/gen/%.c $(B)/flags
	$(call run,CC $<,$(COMPILED))

# What the tests and the measurements need of C.
$(BENCH) $(TOOLS): $(B)/%: %.c $(LIB)
	$(call run,CC $@,$(LINKED))

$(B)/lib/make/tables: $(B)/%: %.c $(B)/lib/make/no-tables.o $(B)/libsquero.o
	$(call run,CC $@,$(LINKED))

$(B)/gen/sets.c: lib/make/sets $(SETS) $(B)/files
	$(call run,GEN $@,lib/make/sets $(SETS) >$@)

$(B)/gen/tables.c: $(B)/lib/make/tables
	$(call run,GEN $@,$< >$@)

$(B)/gen/programs.h: lib/make/programs $(CMDSRC) $(B)/files
	@lib/make/note $@ lib/make/programs $(CMDSRC)

# Other flags, or the first build: everything is compiled anew.
$(B)/flags: FORCE
	@lib/make/flags $@ '$(subst ','\'',$(COMPILE) $(LTO) : $(LINK) \
	$(LDLIBS))' $(CC) $(CPPFLAGS) $(CFLAGS)

# What is there to be built: a file that went away counts too.
$(B)/files: FORCE | $(B)/flags
	@rm -f $(filter-out $(BIN),$(wildcard $(B)/bin/*))
	@lib/make/note $@ echo '$(LIBSRC) $(CMDSRC) $(SETS) $(TABLE)'

demo: all
	@PATH="$(BUILD)/bin:$$PATH" share/examples/demo.sh

# The tests see the programs first on PATH, and where they were built.
check: all $(TOOLS)
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
LINTSRC	= $(LIBSRC) $(CMDSRC) $(MAKESRC) $(BENCHSRC) $(TOOLSRC)
LINTOBJ	= $(foreach cc,gcc clang,$(LINTSRC:%.c=$(B)/$(cc)/%.o))
STRICT	= $(NEED) $(WARN) -Werror -O2 $(FORTIFY) $(CPPFLAGS) -MMD -MP

$(B)/gcc/%.o: %.c $(B)/flags | $(B)/gen/programs.h
	$(call run,GCC $<,gcc $(STRICT) -c -o $@ $<)

$(B)/clang/%.o: %.c $(B)/flags | $(B)/gen/programs.h
	$(call run,CLANG $<,clang $(STRICT) -c -o $@ $<)

lint: $(LINTOBJ)
	@lib/make/lint

bench: all $(BENCH)
	@PATH="$(BUILD)/bin:$$PATH" tests/bench/run.sh "$(BUILD)/tests/bench"

PLACES	= $(foreach place,DESTDIR STRIP BINDIR MANDIR DATADIR BASHDIR ZSHDIR \
	FISHDIR,$(place)="$($(place))")
install: all
	@$(PLACES) lib/make/install $(B)

uninstall:
	@$(PLACES) lib/make/install -u

clean:
	rm -rf build

# Packages come first, and only where a goal says so.
NEEDS	= $(if $(filter check lint bench,$(MAKECMDGOALS)),test,$(if \
	$(filter demo,$(MAKECMDGOALS)),run))
ifneq ($(and $(filter-out no,$(DEPS)),$(NEEDS)),)
$(B)/flags lint: | needs
needs:
	@./deps $(NEEDS)
endif

FORCE:
.PHONY: all demo check sanitize lint bench install uninstall clean needs FORCE
.SECONDARY:
.DELETE_ON_ERROR:

-include $(patsubst %,%.d,$(basename $(LIBOBJ) $(CMDOBJ) $(LINTOBJ) $(TABLE)) \
	$(BENCH) $(TOOLS) $(B)/lib/make/tables $(B)/lib/make/no-tables)
