/* module.h: all that is known of one assembly: its sections, symbols and values, which the grammar fills and layout and
 * the writers read. What these are, headers of their own say. */
#ifndef KD_MODULE_MODULE_H
#define KD_MODULE_MODULE_H

#include "base/arena.h"
#include "base/name.h"
#include "base/source.h"
#include "register_marks.h"
#include "wait_edits.h"
#include "kdasm/kdasm.h"
#include "kdasm/target.h"

struct diag;
struct documents;
struct expr;
struct fragment;
struct frame_table;
struct kernels;
struct late_descriptor;
struct line_table;
struct memo;
struct module_output;
struct pending_relocation;
struct printer;
struct section;
struct subsection;
struct symbol;
struct symbol_version;
struct value;

/* So many of the newest constants in expressions are kept, by bits of a hash: compilers write the same few with every
 * kernel, so they are shared. */
enum { CONSTANTS_KEPT_BITS = 6, CONSTANTS_KEPT = 1 << CONSTANTS_KEPT_BITS };

/* Entry of .pushsection. */
struct place_in_section {
	struct section *section;
	struct subsection *subsection;
};

struct module {
	struct arena *arena;
	struct arena *values; /* expressions, fixups and what else is not needed once all values are known */
	struct expr *constants[CONSTANTS_KEPT]; /* of expr.c */
	struct expr *spare_exprs;               /* linked by `left` */
	struct expr *spare_symbol_exprs;        /* likewise */
	struct {
		struct fragment *next;
		size_t count;
	} spare_fragments; /* for further use */
	struct diag *diag;
	struct names names;         /* each with its symbol, and the number of the reader's directive */
	struct names section_names; /* struct section: they have a name space of their own */
	struct names section_keys;  /* likewise, of those that more than a name tells apart */
	struct names groups;        /* struct group, by signature */
	struct kd_target target;
	struct arena *facts;         /* of kernels, documents and their checks: much room, which is not needed to the end */
	struct kernels *kernels;     /* whose descriptors it has, see kernel/descriptor/kernels.h; NULL: no longer needed */
	struct documents *documents; /* its metadata, see kernel/metadata/documents.h; NULL: no longer needed */
	bool keeps_statements; /* who wrote the contents of code sections, and what their instructions use: for checks */
	struct {
		enum waits_mode mode; /* of what comes next */
		bool are_told;        /* somewhere the source asks for them */
		bool are_inserted;    /* where the source does not say otherwise */
		bool are_numbered;    /* instructions: who they are is asked for afterwards */
		uint32_t numbers;     /* of them: the last one */
	} waits;
	bool banks_are_inserted; /* VGPRs are physical ones, and s_set_vgpr_msb is put in for them */
	uint64_t pieces;         /* of contents so far, and changes of where they go: whether any are in between */
	bool upgraded;           /* its source becomes one of a later version: what that refuses is refused */
	bool fill_metadata;      /* what they leave out is filled in: all descriptors are among late_descriptors */
	const struct module_output *output; /* what is made of the module, see output.h */
	struct printer *printer;            /* of the text, if that is what is made; see print/text/print.h */

	struct section *sections;
	struct section *last_section;
	struct place_in_section current;
	struct place_in_section previous;
	bool returned;                       /* to `current`: what comes next there begins a fragment */
	LIST(struct place_in_section) stack; /* .pushsection: current and previous of each level */

	LIST(struct symbol *) symbols;   /* registered ones, in order of first mention */
	LIST(struct symbol *) functions; /* that got this type, perhaps repeatedly, perhaps another one later */
	uint32_t constant_size;          /* number of the newest one below that is no expression; or 0 */
	LIST(struct value) sizes;        /* of .size, and ... */
	LIST(struct memo *) memos;       /* ... what expressions came to: few symbols have either */
	struct symbol *nobody;           /* among them where one was taken away; or NULL */
	size_t vacancies;                /* so many times */
	struct symbol *dot;              /* what "." is in expressions, see symbol_dot(); or NULL */
	size_t dot_uses;
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
	struct names parts;     /* of sections, but their first ones, by section and number */
	struct names relocated; /* fragments that these are for, by address, each with the first of them */

	/* Debug information; see debug/. */
	unsigned dwarf_version;                         /* 2 to 5 */
	bool dwarf64;                                   /* the 64-bit format */
	void (*before_contents)(struct module *module); /* the next bytes begin a row of the line table; or NULL */
	struct line_table *lines;
	struct frame_table *frames;

	kd_pos statement_pos;   /* of the statement being read */
	unsigned depth;         /* of the evaluation going on, through symbols too */
	uint32_t runs;          /* number of the newest run of fragments */
	uint32_t stamp;         /* changes whenever a symbol does that is used already; never 0 */
	uint32_t walks;         /* number of the last walk through values, see reassign.c */
	bool too_deep;          /* reported that a value depends on too many others */
	uint64_t size_limit;    /* of the file, in bytes */
	bool in_memory;         /* the file is, as a whole, which makes the limit less */
	uint64_t packing_limit; /* of sections that are compressed, which are in memory then */
	bool save_temp_labels;  /* .L names are like others */
	enum kd_debug_compression debug_compression;
};

void module_init(struct module *module, struct arena *arena, struct diag *diag);

/* Gives back what is in `values`: before a file is made, which needs room of its own. */
void module_forget_values(struct module *module);

#endif
