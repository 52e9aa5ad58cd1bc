/* module.h: one assembly's sections, symbols and pending values; what the grammar fills and
 * layout and the ELF writer read. */
#ifndef KD_MODULE_MODULE_H
#define KD_MODULE_MODULE_H

#include <elf.h>

#include "base/arena.h"
#include "base/buffer.h"
#include "base/diag.h"
#include "base/name.h"
#include "expr.h"
#include "fixup.h"
#include "register_marks.h"
#include "kdasm/descriptor.h"
#include "kdasm/target.h"

struct module_output;
struct printer;
struct section;
struct line_table;
struct line_section;
struct frame_table;
struct kernels;
struct documents;

/* A place in the bytes of a section: what a label stands for. */
struct address {
	struct fragment *fragment;
	uint64_t offset; /* in the fragment */
};

/* What follows a fragment's bytes and has a size that may depend on other sizes. */
enum tail {
	TAIL_NONE,
	TAIL_FILL,  /* `count` times `fill` in `fill_width` bytes */
	TAIL_ORG,   /* fill up to the offset `count` */
	TAIL_ALIGN, /* fill up to a multiple of `alignment`, at most `max_bytes` */

	/* from here on few bytes that are not gaps */
	TAIL_LEB,           /* LEB128 of `count` */
	TAIL_LINE_ADVANCE,  /* opcodes of a line table for the step `from` `to` and `lines` lines */
	TAIL_FRAME_ADVANCE, /* call frame instruction for the step `from` `to` */
};

/* A run of bytes with known contents, then a tail. The bytes are
 * section->bytes.data[data .. data + size). */
struct fragment {
	struct fragment *next;
	struct section *section;
	size_t data;
	size_t size;
	uint64_t offset;     /* in the section; final after layout */
	uint64_t run_offset; /* offset in its run, see below */
	uint32_t run;        /* fragments with the same run have only known sizes between them */
	kd_pos pos;          /* of the directive that made the tail */
	kd_pos contents_pos; /* SHT_NOBITS: of the first statement that wrote a byte other than zero */
	uint8_t tail;        /* enum tail */
	uint8_t fill_width;  /* bytes in one repetition, 0..8; for TAIL_LEB 1 if signed */
	bool nops;           /* TAIL_ALIGN: pad with s_nop */
	union {
		uint64_t fill;
		int64_t lines; /* TAIL_LINE_ADVANCE */
	};
	union {
		struct value count;
		struct {
			const struct address *from;
			const struct address *to;
		};
		struct {
			uint64_t alignment; /* TAIL_ALIGN, a power of two */
			uint64_t max_bytes; /* TAIL_ALIGN; 0: no limit */
		};
	};
	uint64_t tail_size;                     /* final after layout */
	struct pending_relocation *relocations; /* .reloc directives for this fragment */
};

/* Zeroed ones for further use. */
struct spare_fragments {
	struct fragment *next;
	size_t count;
};

/* Numbered part of a section (.subsection): parts follow each other in order of number. */
struct subsection {
	struct subsection *next; /* with a higher number */
	uint32_t number;
	struct fragment *first;
	struct fragment *last;
	LIST(struct fixup) fixups;
};

/* A relocation record as it goes to the file. */
struct relocation {
	uint64_t offset;
	struct symbol *symbol; /* or NULL */
	int64_t addend;
	uint32_t type;
};

/* A section group: a linker keeps all of its sections or none. */
struct group {
	struct symbol *signature;
	uint32_t index;         /* of its own section header, set by the writer */
	LIST(uint32_t) members; /* the indices of its sections, set by the writer */
};

struct section {
	struct section *next; /* in order of creation */
	struct name *name;
	uint32_t type;  /* SHT_* */
	uint64_t flags; /* SHF_* */
	uint64_t entry_size;
	uint64_t unique_id;         /* of ",unique,N"; UNIQUE_NONE without */
	uint64_t alignment;         /* largest asked for; at least 1 */
	struct group *group;        /* or NULL */
	bool comdat;                /* a linker keeps one of all groups with this one's signature */
	struct symbol *symbol;      /* the section symbol: label at the beginning, STT_SECTION */
	struct symbol *link_symbol; /* SHF_LINK_ORDER: one in the section that this one belongs to; or NULL */
	struct line_section *lines; /* its rows in the line table, or NULL */
	bool described;             /* -g: it is one of those with debug information */
	struct subsection *subsections;
	LIST(struct subsection *) by_number; /* the same, to look them up */
	struct buffer bytes;                 /* contents of all fragments, in order of writing */
	uint64_t size;                       /* after layout */
	bool loose;                          /* one pass of layout does not settle it */
	uint32_t index;                      /* in the section header table, set by the writer */
	uint32_t link;                       /* index of the section it refers to, set by the writer */
	LIST(struct relocation) relocations; /* after layout */
};

#define UNIQUE_NONE UINT64_MAX

enum symbol_kind {
	SYMBOL_UNDEFINED,
	SYMBOL_LABEL,    /* at `fragment` + `offset` */
	SYMBOL_VARIABLE, /* has a value */
	SYMBOL_COMMON,   /* .comm: `common_size`, `common_alignment` */
};

/* What a variable came to when module->stamp was `stamp`, so that symbols which use each other
 * many times are evaluated once. */
struct memo {
	struct memo_of_value {
		uint32_t stamp;
		bool failed;
		struct relocatable result;
	} * values[EVALUATE_LAYOUT + 2]; /* of each way to evaluate, which take turns; see evaluate.c. NULL: not yet */
	uint32_t place_stamp;
	uint8_t home;            /* enum home of symbol.c */
	bool placing;            /* a cycle if met again */
	struct section *section; /* HOME_SECTION */
	uint32_t walk;           /* see reassign.c */
};

/* Files have a dozen symbols a kernel, so this is kept small. */
struct symbol {
	struct name *name; /* NULL for a label without a name */
	union {
		struct {
			struct fragment *fragment;
			uint64_t offset;
		};
		struct value value;
		struct {
			uint64_t common_size;
			uint64_t common_alignment;
		};
	};
	struct value *size; /* of .size; NULL without */
	struct memo *memo;  /* what a variable with an expression came to last */
	uint32_t index;     /* in the symbol table, set by the writer */
	kd_pos pos;         /* of the definition, or of the first mention */
	uint8_t kind;       /* enum symbol_kind */
	uint8_t type;       /* STT_* */
	uint8_t binding;    /* STB_*, if binding_set */
	uint8_t visibility; /* STV_* */
	bool binding_set : 1;
	bool registered : 1;  /* is in module->symbols */
	bool temporary : 1;   /* .L name or no name: not in the symbol table */
	bool redefinable : 1; /* set by = or .set: may be set again */
	bool lds : 1;         /* common symbol of .amdgpu_lds: SHN_AMDGPU_LDS */
	bool used_in_relocation : 1;
	bool used_weakly : 1;       /* in relocations through .weakref; before version 4 only */
	bool weakref : 1;           /* an alias made by .weakref */
	bool signature : 1;         /* of a section group */
	bool of_section : 1;        /* the symbol of a section */
	bool renamed : 1;           /* by .symver: see module->renamed */
	bool awaited : 1;           /* is in module->awaited */
	bool of_unused_section : 1; /* named by .addrsig_sym like one of llvm-mc's own sections */
	bool in_expression : 1;     /* values may have been worked out from it */
	bool evaluating : 1;        /* a cycle if met again */
	bool cycle_reported : 1;
	bool used : 1; /* mentioned where it was a variable; before version 4 only, see reassign.c */
};

/* A field of a descriptor whose value comes late. */
struct late_field {
	struct expr *expr;
	kd_pos pos;
	uint8_t field; /* enum kd_field_id */
};

/* A descriptor with late fields: it is encoded when layout is done. What was known when its
 * block ended is kept as short as it can be, because compilers make all descriptors so. */
struct late_descriptor {
	struct fragment *fragment;
	size_t offset;
	kd_pos pos;      /* of the end of its block */
	uint32_t kernel; /* its number in module->kernels */
	uint8_t count;
	uint64_t given;           /* bit f: field f was given */
	const uint32_t *known;    /* values of the given fields that are not late, by number */
	struct late_field late[]; /* in the order of the source */
};

/* A .symver directive. */
struct symbol_version {
	struct symbol *symbol;
	struct name *name; /* with "@", "@@" or "@@@" in it */
	bool removes;      /* the symbol itself goes */
	kd_pos pos;
};

/* A .lto_set_conditional directive whose target is not mentioned yet. */
struct awaiting_symbol {
	struct symbol *symbol;
	struct symbol *target;
	kd_pos pos;
};

/* Those with the same target. */
struct awaiting {
	LIST(struct awaiting_symbol) items;
};

/* A .reloc directive, resolved after layout. */
struct pending_relocation {
	struct pending_relocation *next; /* of the same fragment */
	struct section *section;
	struct value offset;
	struct value target;
	kd_pos offset_pos;
	kd_pos pos;
	uint32_t type;
	uint64_t place; /* offset in the section, once resolved */
};

/* Entry of .pushsection. */
struct place_in_section {
	struct section *section;
	struct subsection *subsection;
};

struct module {
	struct arena *arena;
	struct arena *values;       /* expressions, fixups and what else is not needed once all values are known */
	struct constants constants; /* in `values` */
	struct spare_fragments spare_fragments;
	struct diag *diag;
	struct names names;         /* each with its symbol, and the reader's struct directive */
	struct names section_names; /* struct section: they have a name space of their own */
	struct names section_keys;  /* likewise, of those that more than a name tells apart */
	struct names groups;        /* struct group, by signature */
	struct kd_target target;
	struct arena *facts;         /* of kernels, documents and their checks: much room, which is not needed to the end */
	struct kernels *kernels;     /* whose descriptors it has, see descriptor/kernels.h; NULL: no longer needed */
	struct documents *documents; /* its metadata, see metadata/documents.h; NULL: no longer needed */
	bool fill_metadata;          /* what they leave out is filled in: all descriptors are among late_descriptors */
	const struct module_output *output; /* what is made of the module, see output.h */
	struct printer *printer;            /* of the text, if that is what is made; see text/print.h */

	struct section *sections;
	struct section *last_section;
	struct place_in_section current;
	struct place_in_section previous;
	LIST(struct place_in_section) stack; /* .pushsection: current and previous of each level */

	LIST(struct symbol *) symbols;         /* registered ones, in order of first mention */
	bool gnu_abi;                          /* something asks for ELFOSABI_GNU where the target has no ABI of its own */
	bool addrsig;                          /* .llvm_addrsig is wanted */
	LIST(struct symbol *) addrsig_symbols; /* for it, as the source names them */
	LIST(struct symbol_version) versions;  /* in the order of the source */
	LIST(struct symbol *) weakrefs;        /* in the order of the source */
	struct names temporaries;              /* names that temporary.c made */
	unsigned temporary_count;
	struct register_marks register_marks;
	struct names renamed; /* symbols that a version stands for, by address */
	struct names awaited; /* symbols that others wait for, by address: struct awaiting */
	LIST(struct late_descriptor *) late_descriptors;
	LIST(struct pending_relocation *) relocations;

	/* Debug information; see debug/. */
	unsigned dwarf_version;                         /* 2 to 5 */
	bool dwarf64;                                   /* the 64-bit format */
	void (*before_contents)(struct module *module); /* the next bytes begin a row of the line table; or NULL */
	struct line_table *lines;
	struct frame_table *frames;

	kd_pos statement_pos; /* of the statement being read */
	unsigned depth;       /* of the evaluation going on, through symbols too */
	uint32_t runs;        /* number of the newest run of fragments */
	uint32_t stamp;       /* changes whenever a symbol does that is used already; never 0 */
	uint32_t walks;       /* number of the last walk through values, see reassign.c */
	bool too_deep;        /* reported that a value depends on too many others */
	uint64_t size_limit;
};

void module_init(struct module *module, struct arena *arena, struct diag *diag);

/* Gives back what is in `values`: before a file is made, which needs room of its own. */
void module_forget_values(struct module *module);

/* symbol.c */

/* Reports, once for a module, that working out a value goes deeper than EXPR_DEPTH_LIMIT. */
void symbol_too_deep(struct module *module, kd_pos pos);

/* The entry of a symbol in a table of symbols. */
struct name *symbol_entry(struct names *table, const struct symbol *symbol);

/* What a name stands for, created on first mention. `pos` is the place of the mention. */
struct symbol *symbol_get(struct module *module, struct name *name, kd_pos pos);
void symbol_register(struct module *module, struct symbol *symbol);

/* A label without a name, not placed yet. Printed text gives it one. */
struct symbol *symbol_unnamed(struct module *module, kd_pos pos);

/* A label that the source numbers, not placed yet. It has a name of its own, which relocations may show. */
struct symbol *symbol_numbered(struct module *module, kd_pos pos);

/* A label at the current place. Reports a redefinition. */
void symbol_define_label(struct module *module, struct symbol *symbol, kd_pos pos);

/* An unnamed label at an address, or at the current place: "." in an expression. */
struct symbol *symbol_at(struct module *module, struct address address, kd_pos pos);
struct symbol *symbol_here(struct module *module, kd_pos pos);

/* The symbol that an assignment gives a value: a fresh one where the name has a value already. NULL after it reported
 * a redefinition. */
struct symbol *symbol_to_assign(struct module *module, struct name *name, bool redefinable, kd_pos pos);

/* name = value; `redefinable` is false for .equiv. Reports a redefinition. */
void symbol_assign(struct module *module, struct name *name, struct value value, bool redefinable, kd_pos pos);

/* The same once `target`, a plain symbol, is mentioned or defined; else never. */
void symbol_assign_conditionally(struct module *module, struct name *name, struct value target, kd_pos pos);

/* The two before code object version 4: the value holds for earlier uses too. Reports what LLVM 14
 * refuses. */
struct symbol *symbol_to_assign_throughout(struct module *module, struct name *name, struct value value,
                                           bool redefinable, kd_pos pos);
void symbol_assign_throughout(struct module *module, struct name *name, struct value value, bool redefinable,
                              kd_pos pos);

/* Tells it of the symbols that an expression mentions. */
void symbol_mark_used(struct module *module, struct value value);

/* Makes the symbol a variable, whatever it was before. */
void symbol_give_value(struct module *module, struct symbol *symbol, struct value value, bool redefinable, kd_pos pos);

/* Makes the symbol another name for `target`, whatever it was before. */
void symbol_make_alias(struct module *module, struct symbol *symbol, struct symbol *target, kd_pos pos);
void symbol_make_weakref(struct module *module, struct symbol *symbol, struct symbol *target, kd_pos pos);
bool symbol_is_undefined(struct module *module, const struct symbol *symbol);
bool symbol_is_absolute(struct module *module, const struct symbol *symbol);

/* The section a label or an alias of one lies in, or NULL. */
struct section *symbol_section(struct module *module, const struct symbol *symbol);
unsigned symbol_binding(struct module *module, const struct symbol *symbol);

/* The name for messages. */
const char *symbol_text(struct module *module, const struct symbol *symbol);

/* temporary.c */

/* A new name, .Ltmp and a number. */
struct name *temporary_name(struct module *module);

/* The name that a new symbol of the source gets: another one if temporary_name() gave it away. */
struct name *temporary_spared(struct module *module, struct name *name);

/* section.c */

/* What .section can say of a section. */
struct section_key {
	struct name *name;
	uint32_t type;
	uint64_t flags;
	uint64_t entry_size;
	uint64_t unique_id;
	struct symbol *link_symbol;
	struct symbol *signature; /* of its group, or NULL */
	bool comdat;
	bool takes_name; /* what the name stands for as a symbol is this section, unless another one has it */
};

/* The name in the table of section names. */
struct name *section_name(struct module *module, const char *text, size_t length);

/* The section with that name, number, link and group, or NULL. */
struct section *section_find(struct module *module, const struct section_key *key);
struct section *section_create(struct module *module, const struct section_key *key);

/* Reports a symbol that cannot become that of a section so called, because it is defined already. */
void section_check_name(struct module *module, const char *text, size_t length);

/* The group with that signature, made if there is none. */
struct group *group_of(struct module *module, struct symbol *signature);
void section_switch(struct module *module, struct section *section, uint32_t subsection);

void section_push(struct module *module);

/* False when nothing was pushed. */
bool section_pop(struct module *module);
bool section_previous(struct module *module);
bool section_is_code(const struct section *section);

enum { TEXT_ALIGNMENT = 4 }; /* of .text: instructions are words */

/* data.c: appending to the current section. */

struct fragment *fragment_current(struct module *module);

/* Begins a new fragment after the last one. */
void fragment_split(struct module *module);
void data_bytes(struct module *module, const void *bytes, size_t size);

/* The current section's contents, to append to until data_close() is told their size before. */
struct buffer *data_open(struct module *module);
void data_close(struct module *module, size_t before);

/* Where the next byte of the current section goes. */
struct address address_here(struct module *module);

/* to - from, where only known sizes lie between them; false if it takes layout to tell. */
bool address_difference(struct address to, struct address from, int64_t *difference);

/* Whether a number fits `width` bytes, taken as signed or unsigned. */
bool fits_width(int64_t number, unsigned width);

/* A place at which bytes of an unknown number are put when all others are there: the fragment for them. */
struct fragment *data_hole(struct module *module);

/* A value of 1, 2, 4 or 8 bytes, known or not. */
void data_value(struct module *module, struct value value, unsigned width, kd_pos pos);

/* A value of that kind, which only layout can know. `pos` is that of the operand. */
void data_fixup(struct module *module, const struct fixup_kind *kind, struct value value, kd_pos pos);
void data_fill(struct module *module, struct value count, uint64_t fill, unsigned width, kd_pos pos);

/* A gap; unlike data_fill() it always ends the fragment, as in llvm-mc, where the order of
 * relocations depends on it. */
void data_space(struct module *module, struct value size, int64_t fill, kd_pos pos);

/* Room for `count` zeros of `width` bytes. */
void data_reserve(struct module *module, int64_t count, int64_t width, kd_pos pos);
void data_org(struct module *module, struct value offset, uint8_t fill, kd_pos pos);
void data_align(struct module *module, uint64_t alignment, uint64_t fill, unsigned width, uint64_t max_bytes, bool nops,
                kd_pos pos);
void data_leb(struct module *module, struct value value, bool is_signed, kd_pos pos);

/* A relocation record of that type, whatever the bytes at the offset are. */
void data_relocation(struct module *module, uint32_t type, struct value offset, kd_pos offset_pos, struct value target,
                     kd_pos pos);

/* Steps in the tables of debug information; see debug/advance.h. The addresses must live as long
 * as the module. */
void data_line_advance(struct module *module, const struct address *from, const struct address *to, int64_t lines);
void data_frame_advance(struct module *module, const struct address *from, const struct address *to);

/* Writes the LEB128 form, at least `minimum` bytes long; gives its length, at most 10. */
size_t leb_encode(uint8_t out[16], int64_t value, bool is_signed, size_t minimum);

/* note.c */

/* The header and name of a note record at the end of a section, which stays open for the contents. Gives where
 * their size is among the section's bytes, for those who know it only later. */
size_t note_begin(struct module *module, struct section *section, const char *name, size_t length, uint32_t type,
                  size_t size, kd_pos pos);

/* Contents of `size` bytes are there. */
void note_end(struct module *module, size_t size, kd_pos pos);

/* A note record whose contents come when all else of the module is there. */
struct late_note {
	struct section *section;
	struct fragment *hole; /* where they go */
	size_t size_at;        /* of their size, among the bytes of the section */
};

struct late_note *note_late(struct module *module, struct section *section, const char *name, size_t length,
                            uint32_t type, kd_pos pos);

/* The buffer to append its contents to, and nothing else until late_note_close(). */
struct buffer *late_note_open(struct late_note *note);
void late_note_close(struct late_note *note);

#endif
