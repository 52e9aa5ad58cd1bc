/* symbol.h: symbols, their definition and what they stand for. */
#ifndef KD_MODULE_SYMBOL_H
#define KD_MODULE_SYMBOL_H

#include "fragment.h"
#include "module.h"

struct name;
struct names;
struct section;

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
	uint32_t size_number; /* of .size, see symbol_size_given(); 0 without */
	uint32_t memo_number; /* what a variable with an expression came to last, see symbol_memo(); 0 without */
	uint32_t index;       /* in module->symbols; from symbol_table_build() on in the symbol table */
	kd_pos pos;           /* of the definition, or of the first mention */
	uint8_t kind;         /* enum symbol_kind */
	uint8_t type;         /* STT_* */
	uint8_t binding;      /* STB_*, if binding_set */
	uint8_t visibility;   /* STV_* */
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
	bool held : 1;              /* something has asked for the symbol, and may have kept it */
	bool in_expression : 1;     /* values may have been worked out from it */
	bool evaluating : 1;        /* a cycle if met again */
	bool cycle_reported : 1;
	bool used : 1; /* mentioned where it was a variable; before version 4 only, see reassign.c */
};

/* The memo of a symbol that has one. */
static inline struct memo *symbol_memo(const struct module *module, const struct symbol *symbol) {
	return module->memos.items[symbol->memo_number - 1];
}

/* What .size says of the symbol, until something says so of another one; NULL if nothing does. */
static inline const struct value *symbol_size_given(const struct module *module, const struct symbol *symbol) {
	return symbol->size_number ? &module->sizes.items[symbol->size_number - 1] : NULL;
}

void symbol_give_size(struct module *module, struct symbol *symbol, struct value size);

/* What it came to. */
static inline void symbol_settle_size(struct module *module, const struct symbol *symbol, int64_t size) {
	module->sizes.items[symbol->size_number - 1] = value_constant(size);
}

/* A .symver directive. */
struct symbol_version {
	struct symbol *symbol;
	struct name *name; /* with "@", "@@" or "@@@" in it */
	bool removes;      /* the symbol itself goes */
	kd_pos pos;
};

/* Reports, once for a module, that working out a value goes deeper than EXPR_DEPTH_LIMIT. */
void symbol_too_deep(struct module *module, kd_pos pos);

/* The entry of a symbol in a table of symbols. */
struct name *symbol_entry(struct names *table, const struct symbol *symbol);

/* What a name stands for, created on first mention. `pos` is the place of the mention. */
struct symbol *symbol_get(struct module *module, struct name *name, kd_pos pos);
void symbol_register(struct module *module, struct symbol *symbol);

/* Of what type it is: STT_*. */
void symbol_set_type(struct module *module, struct symbol *symbol, uint8_t type);

/* A label without a name, not placed yet. Printed text gives it one. */
struct symbol *symbol_unnamed(struct module *module, kd_pos pos);

/* A label that the source numbers, not placed yet. It has a name of its own, which relocations may show. */
struct symbol *symbol_numbered(struct module *module, kd_pos pos);

/* A label at the current place. Reports a redefinition. */
void symbol_define_label(struct module *module, struct symbol *symbol, kd_pos pos);

/* An unnamed label at an address, or at the current place. */
struct symbol *symbol_at(struct module *module, struct address address, kd_pos pos);
struct symbol *symbol_here(struct module *module, kd_pos pos);

/* The same for "." in an expression. The label may be that of other expressions, at the same address or taken back. */
struct symbol *symbol_dot(struct module *module, kd_pos pos);

/* To be called for each mention in an expression that is taken back. */
void symbol_release_dot(struct module *module, const struct symbol *symbol);

/* The symbol that an assignment gives a value: a fresh one where something may refer to the value that the name has
 * already. NULL after it reported a redefinition. */
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

#endif
