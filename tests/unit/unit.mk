# unit.mk: each *_test.c is a program of its own.

CMOCKA_LIBS     = $(call flags_of,--libs,cmocka,-lcmocka)

unit_sources    := $(sort $(wildcard tests/unit/*_test.c))
unit_objects    := $(unit_sources:%.c=$(BUILD)/obj/%.o)
unit_programs   := $(unit_sources:tests/unit/%.c=$(BUILD)/unit/%)

unit: $(unit_programs)

$(BUILD)/unit/%: $(BUILD)/obj/tests/unit/%.o $(BUILD)/objects.a
	$(note) LINK $@
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) -pthread $(LDFLAGS) -o $@ $< $(BUILD)/objects.a $(LIBRARY_LIBS) $(CMOCKA_LIBS) $(LIBS)

-include $(unit_objects:.o=.d)
