# examples.mk: the programs in examples/, as others build theirs.

# Seen from outside: only the public headers, only the archive.
link_outside = $(CC) -std=gnu11 $(WARNINGS) $(WERROR) -Iinclude $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(library) \
	$(LIBRARY_LIBS) $(LIBS)

example_programs := $(patsubst examples/%.c,$(BUILD)/examples/%,$(wildcard examples/*.c))

$(BUILD)/examples/%: examples/%.c $(library)
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(link_outside)
