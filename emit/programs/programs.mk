# programs.mk: kdasm, kdinfo and kdasm-lsp.

# The shared libzstd finds all its symbols whenever a program that is linked with it starts, and few runs call it. So our
# programs take its archive, where there is one; `make ZSTD=-lzstd` takes the shared one.
ZSTD           ?= $(if $(filter /%,$(shell $(CC) -print-file-name=libzstd.a 2>/dev/null)),-l:libzstd.a,-lzstd)
# frexp() and ldexp() are in libc too: asked first, it keeps libm out where sqrtl() is an instruction.
PROGRAM_LIBS   := $(patsubst -lm,-lc -lm,$(patsubst -lzstd,$(ZSTD),$(LIBRARY_LIBS))) -ldl
# kdasm and kdinfo have threads; the library has none.
threads         = $(if $(filter kdasm kdinfo,$(@F)),-pthread)
JANSSON_LIBS    = $(call flags_of,--libs,jansson,-ljansson)

kdasm_sources   := $(call find_c,emit/programs/kdasm) $(call find_c,emit/programs/shared)
kdinfo_sources  := $(call find_c,emit/programs/kdinfo) $(call find_c,emit/programs/shared)
# The language server reads command lines and messages as kdasm does. Its JSON is of a library, with names of ours.
lsp_sources     := $(call find_c,emit/programs/lsp) $(patsubst %,emit/programs/kdasm/%.c,options option_rows settings \
                   driver_settings linker_settings report_message response dependencies shown source_names targets) \
                   $(filter-out %/sarif.c %/threads.c,$(call find_c,emit/programs/shared))
kdasm_objects   := $(kdasm_sources:%.c=$(BUILD)/obj/%.o)
kdinfo_objects  := $(kdinfo_sources:%.c=$(BUILD)/obj/%.o)
lsp_objects     := $(lsp_sources:%.c=$(BUILD)/obj/%.o)

$(kdasm): $(kdasm_objects)
$(kdinfo): $(kdinfo_objects)
$(lsp): $(lsp_objects)
$(lsp): PROGRAM_LIBS += $(JANSSON_LIBS)
$(lsp): left_out = $(BUILD)/obj/emit/base/json.o
# They contain the library, and start without looking for it; the shared one is for the programs of others.
$(programs): $(base_objects) $(library)
	$(note) LINK $@
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) $(as_program) -o $@ $(filter-out $(left_out),$(filter %.o,$^)) $(library) $(PROGRAM_LIBS) $(threads) $(LIBS)

-include $(kdasm_objects:.o=.d) $(kdinfo_objects:.o=.d) $(lsp_objects:.o=.d)
