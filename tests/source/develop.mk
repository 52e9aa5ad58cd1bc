# develop.mk: what developers check beside the tests.

# The layout of the code; both compilers, every warning an error; and the recipes of CONTRIBUTING.md.
develop:
	$(need) build test develop
	$(Q)$(MAKE) everything BUILD=$(BUILD)/gcc CC=gcc WERROR=-Werror
	$(Q)$(MAKE) develop-clang

# For who has built it with gcc, every warning an error. What clang warns of it sees before it optimizes.
develop-clang:
	$(need) build test develop
	$(Q)tests/source/format.sh
	$(Q)$(MAKE) everything BUILD=$(BUILD)/clang CC=$(CLANG) CFLAGS=-O0 WERROR=-Werror
	$(Q)NM=$(NM) $(PYTHON) tests/source/rooms.py $(BUILD)/clang
	$(Q)$(PYTHON) tests/rows/run.py --build $(BUILD)/clang
