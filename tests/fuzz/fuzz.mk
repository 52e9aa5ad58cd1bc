# fuzz.mk: the fuzz targets, each for libFuzzer and as a program that replays files.

fuzz_sources    := $(sort $(wildcard tests/fuzz/*_fuzz.c))
fuzz_headers    := $(wildcard tests/fuzz/*.h)
replay_programs := $(fuzz_sources:tests/fuzz/%.c=$(BUILD)/replay/%)
fuzz_programs   := $(fuzz_sources:tests/fuzz/%.c=$(BUILD)/%)

# What the language server is made of but its main(), for the fuzz target that is a client.
lsp_parts = $(filter-out %/kdasm_lsp.o %/base/json.o,$(lsp_objects) $(base_objects))
$(BUILD)/replay/lsp_fuzz $(BUILD)/lsp_fuzz: $(lsp_parts)
$(BUILD)/replay/lsp_fuzz $(BUILD)/lsp_fuzz: LIBRARY_LIBS += $(JANSSON_LIBS)

# A fuzz target that reads its inputs from files, to run the corpus; and with libFuzzer, see `fuzz`.
$(BUILD)/replay/%: tests/fuzz/%.c tests/fuzz/replay.c $(fuzz_headers) $(library)
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(STANDARD) $(WARNINGS) $(WERROR) -Iinclude -Iemit $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< tests/fuzz/replay.c \
		$(filter %.o,$^) $(library) $(LIBRARY_LIBS) $(LIBS)

$(fuzz_programs): $(BUILD)/%: tests/fuzz/%.c $(fuzz_headers) $(library)
	$(note) LINK $@
	$(Q)$(CC) $(STANDARD) -Iinclude -Iemit $(CPPFLAGS) $(CFLAGS) -fsanitize=fuzzer $(LDFLAGS) -o $@ $< $(filter %.o,$^) $(library) $(LIBRARY_LIBS) $(LIBS)

# The fuzz targets with libFuzzer and sanitizers, as $(BUILD)/fuzz/*_fuzz; tests/fuzz/run.sh runs one.
fuzz:
	$(need) build sanitize
	$(Q)$(MAKE) fuzz-programs BUILD=$(BUILD)/fuzz CC=$(CLANG) CFLAGS='$(sanitize_flags) -fsanitize=fuzzer-no-link' \
		word_flags=-fno-sanitize-coverage=trace-cmp

fuzz-programs: $(fuzz_programs)

# What reads text compares each character, and a fuzzer that looks at each comparison takes twice the time. The words are
# in its dictionary.
$(BUILD)/obj/grammar/%.o $(BUILD)/obj/generated/%.o $(BUILD)/obj/emit/base/%.o: only_here = $(word_flags)
