# develop.mk: what developers check beside the tests.

# The layout of the code; both compilers, every warning an error; and the recipes of CONTRIBUTING.md.
develop:
	$(need) build test develop
	$(Q)$(MAKE) everything BUILD=$(BUILD)/gcc CC=gcc WERROR=-Werror
	$(Q)$(MAKE) develop-clang

# For who has built it with gcc, every warning an error. What clang warns of it sees before it optimizes.
develop-clang:
	$(need) build test develop
	$(Q)$(MAKE) everything BUILD=$(BUILD)/clang CC=$(CLANG) CFLAGS=-O0 WERROR=-Werror
	$(Q)$(MAKE) develop-built built=$(BUILD)/clang

# For who has built it with both compilers: `built` is what clang made, with sanitizers or without. As in check-sanitize,
# the tests of the recipes do not look for leaks.
built = $(BUILD)/sanitize
develop-built:
	$(need) build test develop
	$(Q)tests/source/format.sh
	$(Q)NM=$(NM) $(PYTHON) tests/source/rooms.py $(built)
	$(Q)ASAN_OPTIONS=detect_leaks=0 $(PYTHON) tests/rows/run.py --build $(built)
