# failing.mk: programs with functions of the C library that fail when they are told to.

failing_programs := $(addprefix $(BUILD)/failing/,kdasm kdinfo library)

# Those of kdasm, and one that calls the library.
$(BUILD)/failing/kdasm: $(kdasm_objects)
$(BUILD)/failing/kdinfo: $(kdinfo_objects)
$(BUILD)/failing/library: $(BUILD)/obj/tests/failing/library.o
$(failing_programs): $(BUILD)/obj/tests/failing/inject.o $(base_objects) $(library)
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(library) $(LIBRARY_LIBS) -ldl $(threads) $(LIBS)

-include $(wildcard $(BUILD)/obj/tests/failing/*.d)
