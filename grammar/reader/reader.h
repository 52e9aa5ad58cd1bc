/* reader.h: the state of reading one assembly: what scanner, grammar and actions share. */
#ifndef KD_GRAMMAR_READER_READER_H
#define KD_GRAMMAR_READER_READER_H

#include "attributes.h"
#include "base/buffer.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/suggest.h"
#include "kdasm/kdasm.h"
#include "kdasm/kernel_code.h"
#include "module/expr.h"
#include "module/module.h"
#include "lex/lex.h"

struct directive {
	const char *name;
	const char *syntax; /* of the operands */
	int token;          /* terminal of parse.y */
	int argument;       /* tells the directives of one terminal apart */
	bool any_case;
	uint8_t scope;                  /* enum scope: where there is such a directive */
	const struct directive *hidden; /* of a macro: what its name would be without it, or NULL */
};

/* Directives that stand for what follows up to an end directive, where other words count. */
struct block {
	const char *begin;
	const char *end;
	const char *expected;  /* in messages: what may be there */
	const char *foreign;   /* likewise: llvm-mc's words for a name that means nothing there */
	const char *bad_value; /* likewise: llvm-mc's words where a value is no token; NULL: those of the token */
	bool field_lines;      /* most lines are a directive and a number */
};

/* ---- values of the grammar ---- */

/* Where a symbol or operand is. */
struct span {
	kd_pos start;
	kd_pos end; /* after its last byte */
};

/* "1b" or "1f@rel32@lo": the numeric label `number`, the one before or the one ahead. Of the number 32 bits count,
 * as in llvm-mc. */
struct direction {
	uint32_t number;
	bool ahead;
	uint8_t specifier; /* enum specifier */
};

/* A plain line of a kernel block: a directive and a number. */
struct field_line {
	struct name *name;
	struct span at;
	kd_pos number_pos;
	uint64_t number;
};

/* How the plain line at the same place in the last block that had one began, up to its number. */
struct known_line {
	struct name *name; /* NULL: there was none yet */
	uint8_t indent;    /* bytes in front of the name */
	uint8_t length;
	char text[64];
};

enum { FIELD_LINES_MOST = 64 };

struct plain_number {
	uint64_t value;
	struct span at;
};

enum { PLAIN_MOST = 64 };

/* The operands of a statement that are plain; see plain_operands.h. */
struct plain_operands {
	struct name *name; /* of an assignment */
	struct span name_at;
	struct plain_number items[PLAIN_MOST];
	size_t count;
};

/* A run of them; see field_lines.h. */
struct field_lines {
	struct field_line items[FIELD_LINES_MOST];
	struct known_line known[FIELD_LINES_MOST];
	uint8_t count;
	uint8_t next_known;
};

/* What an action is given of a statement, with its place. */
struct operand {
	struct value value;
	struct span at;
};

struct named {
	struct name *name;
	struct span at;
};

struct quoted {
	struct text text;
	struct span at;
};

/* What .align and its kin say. */
struct alignment_operands {
	struct operand alignment;
	struct operand fill;
	struct operand limit;
	bool has_fill;
	bool has_limit;
};

enum { SECTION_ARGUMENTS = 7 }; /* one more than any section takes, to report it */

/* What comes after the name of a section. */
struct section_operands {
	struct text flags;
	struct text type;                          /* a word or a number; empty: not given */
	uint64_t word_flags;                       /* of #alloc and its like */
	struct value arguments[SECTION_ARGUMENTS]; /* entry size, linked symbol, group, comdat, unique, N */
	struct span flags_at;
	struct span type_at;
	struct span arguments_at[SECTION_ARGUMENTS];
	uint8_t argument_count;
	bool has_flags;
};

/* ---- state ---- */

/* The line being scanned. */
struct line_state {
	const char *start;
	bool begun;       /* by a comment or statement: `#` does not begin a comment */
	bool after_label; /* but a label allows it */
	bool quiet_end;   /* a comment or label was last on the line: its end is no empty line */
	bool at_end;      /* of the text: its last line end has been handed out */
};

/* What the parser reads for expression_read(). */
struct read_expression {
	bool wanted; /* the next token is WANTED_EXPRESSION */
	struct value value;
	kd_pos end; /* after its last byte */
};

/* The kernel block being read. */
struct kernel_block {
	struct name *name;
	kd_pos pos;
	kd_pos name_pos;
	kd_pos end_pos;
	kd_pos after_pos; /* of what follows the end: llvm-mc's place for what is wrong with the whole */
	struct kd_descriptor_input input;
	struct value values[KD_FIELD_COUNT];
	kd_pos positions[KD_FIELD_COUNT];
	kd_pos ends[KD_FIELD_COUNT];   /* after the operands */
	uint8_t order[KD_FIELD_COUNT]; /* the given fields, in the order of the source */
	uint8_t order_count;
	bool faulty;
};

#define KERNEL_END ".end_amdhsa_kernel"

/* The .amd_kernel_code_t block being read. */
enum { CODE_T_LATE_WORDS = 6 };

struct code_block {
	struct kd_code_t_input input;
	struct value late[CODE_T_LATE_WORDS]; /* on other systems than amdhsa; see actions_code_t.c */
	kd_pos pos;
	bool faulty;
};

enum { DIRECTIVE_PLACES = 512 };

struct texts;
struct conditions;
struct macros;
struct collected_text;
struct pal_source;
struct field_cache;
struct debug_source;
struct counted_call;
struct local_label_use;
struct probed_function;

struct reader {
	struct arena *arena;
	struct module *module;
	struct diag *diag;
	struct sources sources;
	const struct kd_options *options;
	struct source *source; /* the one being scanned */
	void *scanner;
	struct texts *texts;           /* preprocess/texts.h */
	struct conditions *conditions; /* preprocess/conditions.h */
	struct macros *macros;         /* preprocess/macros.h */

	uint8_t directives[DIRECTIVE_PLACES]; /* by a hash of the name: 1 + the number of the row, or 0; directives.c */
	struct line_state line;
	struct read_expression expression;
	struct buffer printed; /* by .print */

	size_t text_done;                  /* bytes of the source that options->text_done was told of */
	const struct block *block;         /* what the scanner is in, or NULL */
	kd_pos block_pos;                  /* of its directive */
	bool block_end_follows;            /* its end directive was looked for and found */
	bool block_condition_told;         /* a condition inside it was reported */
	const struct directive *directive; /* of the statement being read, or NULL */
	struct collected_text *metadata;   /* the body of the metadata block being read; actions/metadata.h */
	struct field_lines field_lines;
	struct plain_operands plain;
	struct alignment_operands alignment_operands; /* of the statement being read */
	struct section_operands section_operands;     /* likewise */

	struct kd_target_options target_options; /* as asked for; version 2 may be implied */
	struct text target_id;                   /* that named the target in the source; NULL: the options did */
	bool target_known;                       /* by -mcpu or .amdgcn_target */
	bool version_decided;                    /* on the command line or by a directive that not all versions have */
	uint32_t version;                        /* of the last .amdhsa_code_object_version ... */
	kd_pos version_pos;                      /* ... and its place */
	bool ident_seen;                         /* .comment has its first byte */
	struct kernel_block kernel;
	struct code_block code;
	struct pal_source *pal;          /* actions/pal.c */
	struct field_cache *field_cache; /* actions/kernel.c */
	LIST(struct value) arguments;    /* of the calls being read, innermost last */
	LIST(size_t) calls;              /* index of each call's first argument */
	struct names local_labels;       /* numeric labels, by their digits: struct local_label */
	LIST(struct local_label_use) labels_ahead;
	struct names discarded;                  /* of the last .lto_discard */
	LIST(struct counted_call) calls_counted; /* of .cg_profile, in order */
	LIST(struct probed_function *) probed;   /* by .pseudoprobe, in order */
	LIST(const char *) files;                /* read beside the source */
	struct names file_names;                 /* theirs, with the same text */
	struct names included;                   /* by the names in the source: struct file_text */
	LIST(uint8_t) escape;                    /* bytes of the .cfi_escape being read */
	struct debug_source *debug;              /* actions/debug.c */
	struct text marked_file;                 /* what the first line marker names, or NULL */
	struct upgrade *upgrade;                 /* to a later version; NULL: that is not wanted. See upgrade/upgrade.h */
};

/* The place of a byte of the text being read. */
static inline kd_pos text_pos(const struct reader *reader, const char *at) {
	return reader->source->base + (kd_pos)(at - reader->source->text);
}

/* ---- directives.c ---- */

/* Makes the names of directives known. */
void directives_start(struct reader *reader);

/* The directive or macro that a statement beginning with this name is, or NULL. */
const struct directive *directive_find(struct reader *reader, struct name *name);

/* The same for a text, which need not be a name yet. */
const struct directive *directive_find_text(struct reader *reader, const char *text, size_t length);

/* Considers all directives for a misspelt name. */
void directive_suggest(struct suggestions *found);

#endif
