# grammar.mk: the scanners and parsers that flex and bison write.

grammar_sources := $(patsubst grammar/%.l,$(BUILD)/grammar/%.c,$(wildcard grammar/*.l)) \
                   $(patsubst grammar/%.y,$(BUILD)/grammar/%.c,$(wildcard grammar/*.y))
grammar_headers := $(grammar_sources:.c=.h)
grammar_objects := $(grammar_sources:$(BUILD)/%.c=$(BUILD)/obj/generated/%.o)

# Their tables are indexed at every character, by what flex and bison compute.
ifneq ($(filter CFLAGS,$(own_flags)),)
$(BUILD)/obj/generated/%.o: CFLAGS += -fno-sanitize=bounds
endif

$(BUILD)/obj/generated/%.o: $(BUILD)/%.c | $(grammar_headers)
	$(note) CC $<
	$(Q)mkdir -p $(@D)
	$(Q)$(COMPILE) $(WARNINGS) $(WERROR) -o $@ $<

$(BUILD)/grammar/%.c $(BUILD)/grammar/%.h: grammar/%.l
	$(note) FLEX $<
	$(Q)mkdir -p $(@D)
	$(Q)$(FLEX) -o $(BUILD)/grammar/$*.c --header-file=$(BUILD)/grammar/$*.h $< 2>$(BUILD)/grammar/$*.log; \
		status=$$?; cat $(BUILD)/grammar/$*.log >&2; \
		[ $$status -eq 0 ] && { [ -z '$(WERROR)' ] || [ ! -s $(BUILD)/grammar/$*.log ]; }

$(BUILD)/grammar/%.c $(BUILD)/grammar/%.h: grammar/%.y
	$(note) BISON $<
	$(Q)mkdir -p $(@D)
	$(Q)$(BISON) -Wall -Werror -o $(BUILD)/grammar/$*.c --defines=$(BUILD)/grammar/$*.h $<
