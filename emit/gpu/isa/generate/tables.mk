# tables.mk: what the library finds instructions with, printed by programs while it is built.

# A perfect hash of the mnemonics, the rows of opcodes, what tables say by name.
isa_tables := mnemonics opcodes kinds
$(isa_tables:%=$(BUILD)/isa/%): $(BUILD)/isa/%: emit/gpu/isa/generate/%.c $(wildcard emit/gpu/isa/*.h include/kdasm/isa/*.def)
	$(note) HOSTCC $<
	$(Q)mkdir -p $(@D)
	$(Q)$(HOSTCC) -std=gnu11 $(isa_parts) $(WARNINGS) $(WERROR) -Iinclude -Iemit -O1 -o $@ $<

$(BUILD)/isa/%.h: $(BUILD)/isa/%
	$(note) TABLE $@
	$(Q)$< > $@

$(BUILD)/obj/emit/gpu/isa/rows.o: $(isa_tables:%=$(BUILD)/isa/%.h)
