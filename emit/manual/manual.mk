# manual.mk: tables of the manual, and the page about instructions, from the rows that kdasm itself reads.

manual_tables = $(BUILD)/manual/reference $(BUILD)/manual/option_tables $(BUILD)/manual/dwarf_tables

# Prints tables.
$(BUILD)/manual/%: $(BUILD)/obj/emit/manual/%.o $(library)
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $< $(library) $(LIBRARY_LIBS) $(LIBS)

-include $(wildcard $(BUILD)/obj/emit/manual/*.d)

# Prints the page about instructions. It runs while kdasm is built, and is made of the rows and what reads them alone.
$(BUILD)/manual/instructions: emit/manual/instructions.c $(wildcard emit/gpu/isa/*.[ch] emit/gpu/isa/pages/*.[ch]) \
		$(wildcard include/kdasm/isa/*.def) include/kdasm/instruction_pages.h $(isa_tables:%=$(BUILD)/isa/%.h)
	$(note) HOSTCC $<
	$(Q)mkdir -p $(@D)
	$(Q)$(HOSTCC) -std=gnu11 -D_GNU_SOURCE= $(isa_parts) $(WARNINGS) $(WERROR) -Iinclude -Iemit -I$(BUILD)/isa -o $@ $(filter %.c,$^)

$(BUILD)/manual/kdasm-instructions.7: $(BUILD)/manual/instructions
	$(note) PAGE $@
	$(Q)$< > $@

# Writes the tables into the pages of the manual, and makes man pages of these.
manual: $(manual_tables)
	$(Q)$(PYTHON) tests/manual/run.py --update $(BUILD)
	$(Q)$(PYTHON) tests/source/rooms_picture.py --update
