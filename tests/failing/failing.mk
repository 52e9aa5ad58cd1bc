# failing.mk: programs with functions of the C library that fail when they are told to.

failing_programs := $(addprefix $(BUILD)/failing/,kdasm kdasm-lsp kdinfo library)

# Those of kdasm, and one that calls the library.
$(BUILD)/failing/kdasm: $(kdasm_objects)
$(BUILD)/failing/kdinfo: $(kdinfo_objects)
$(BUILD)/failing/kdasm-lsp: $(lsp_objects)
$(BUILD)/failing/kdasm-lsp: LIBRARY_LIBS += $(JANSSON_LIBS)
$(BUILD)/failing/kdasm-lsp: left_out = $(BUILD)/obj/emit/base/json.o
$(BUILD)/failing/library: $(BUILD)/obj/tests/failing/library.o
$(failing_programs): $(BUILD)/obj/tests/failing/inject.o $(base_objects) $(library)
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -Wl,--wrap=main -o $@ $(filter-out $(left_out),$(filter %.o,$^)) $(library) $(LIBRARY_LIBS) -ldl $(threads) $(LIBS)

-include $(wildcard $(BUILD)/obj/tests/failing/*.d)
