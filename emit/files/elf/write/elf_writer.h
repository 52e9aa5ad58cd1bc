/* elf_writer.h: from a filled module to the bytes of an ELF relocatable object.
 *
 * Errors go to the module's diagnostics; the order of the stages is written in api/stages.c. Specification:
 * "ELF Code Object". The order of sections, symbols and strings is llvm-mc's. */
#ifndef KD_FILES_ELF_WRITE_ELF_WRITER_H
#define KD_FILES_ELF_WRITE_ELF_WRITER_H

#include "base/elf_numbers.h"
#include "module/expr.h"
#include "module/module.h"
#include "module/section.h"

/* The layout of a module while it is decided; all but `module` begins as 0. */
struct layout {
	struct module *module;
	bool final;   /* report errors now, and keep values */
	bool faulty;  /* there are some */
	kd_pos moved; /* of the last tail that got another size */
	bool begun;   /* offsets are those of sections */
	unsigned rounds;
	size_t work; /* tails looked at in them */
};

/* Decides the offset of every fragment and the size of every section; false when sizes do not settle. Again when
 * sections have grown. */
bool layout_settle(struct layout *layout);

/* The end: reports what is wrong with it and keeps the values that depend on it. */
void layout_finish(struct layout *layout);

/* Makes the aliases of .symver and binds those of .weakref, once layout is done. */
void aliases_bind(struct module *module);

/* What stands for the symbol in the table: a version of it, or the symbol itself. */
struct symbol *symbol_renamed(struct module *module, struct symbol *symbol);

/* The distance from a place of the section to the target, if it is in the section and no linker replaces it. */
bool relocate_distance(struct module *module, const struct section *section, uint64_t place,
                       const struct relocatable *target, int64_t *distance);

/* Stores the late values, and makes relocation records of those that only a linker can know. Reports values
 * in sections that have no contents. */
void relocate_module(struct module *module);

/* Whether the section's relocation records have addends; if not they are in the bytes. The system
 * decides, but a call graph profile never has them. */
static inline bool section_has_addends(const struct module *module, const struct section *section) {
	return kd_target_system(&module->target)->relocation_addends && section->type != SHT_LLVM_CALL_GRAPH_PROFILE;
}

/* .llvm_addrsig, which tells linkers the symbols whose address matters: prepared before the
 * symbol table, because local labels are in it as their sections, then its contents. */
void addrsig_prepare(struct module *module);
void addrsig_write(struct module *module, struct buffer *out);

/* Strings that are stored once each, a string that ends another one inside it. */
struct string {
	const char *text;
	uint32_t length;
	union {
		uint32_t ending; /* its number */
		uint32_t offset; /* at the end */
	};
};

/* What is sorted for several strings at once, see string_table.c. */
struct stem {
	uint64_t key; /* to sort by */
	const char *text;
	uint32_t length;
	uint32_t number;
};

/* From the last '.' of strings to their end. */
struct ending {
	const char *text;
	size_t length;
	size_t count;  /* of strings that have it */
	uint32_t next; /* that of the string which came after the last one with this one */
	uint32_t *row, *row_end;
};

struct string_table {
	struct arena *arena;
	LIST(struct string) strings;
	LIST(struct ending) endings; /* the first one is that of strings without a '.' */
	struct names known_endings;  /* each with its number */
	uint32_t last_ending;
	LIST(uint32_t) stems; /* the first string with each, which others with it follow */
	size_t size;          /* of all strings, with their ends */
	struct buffer bytes;
};

/* With the empty string, which has number and offset 0, and room for so many strings before it grows. */
void string_table_init(struct string_table *table, struct arena *arena, size_t room);

/* The number of the string, one more each time. The text must live until string_table_finish(). */
uint32_t string_table_add(struct string_table *table, const char *text, size_t length);

/* Decides the offsets. Nothing may be added any more. */
void string_table_finish(struct string_table *table);
uint32_t string_table_offset(const struct string_table *table, uint32_t number);

/* A symbol table entry without its name. Its place: undefined, absolute, common or a section. */
struct table_symbol {
	uint64_t value;
	uint64_t size;
	uint32_t section_index; /* SHN_*, or the index in the section header table */
	bool reserved;          /* section_index is a SHN_ number */
	uint8_t type;
	uint8_t binding;
	uint8_t visibility;
};

struct symbol_table {
	struct table_symbol *items; /* without the null entry; locals first */
	size_t count;
	size_t local_count;
	uint32_t first_name;         /* number of the first one's in the string table; the others follow */
	bool needs_extended_indices; /* a section index does not fit 16 bits */
	bool leaves_checked;         /* a symbol that is in no table must be worked out all the same */
};

/* Chooses and orders the symbols, sets symbol->index and adds their names to the strings. Section indices must be
 * set. */
void symbol_table_build(struct module *module, struct symbol_table *table, struct string_table *strings);

/* Takes the file piece by piece, in order. */
struct elf_sink {
	void (*write)(void *context, const void *bytes, size_t size);
	void *context;
};

/* The whole file goes to `sink`, or into `file` if that is NULL. False: errors were reported, and the sink has got
 * nothing; nor has it when memory runs out. */
bool elf_write(struct module *module, const struct elf_sink *sink, struct buffer *file);

/* The bytes of the section of that name likewise, and nothing else. */
bool elf_write_section(struct module *module, const char *name, const struct elf_sink *sink, struct buffer *file);

#endif
