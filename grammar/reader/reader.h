/* reader.h: the state of reading one assembly: what scanner, grammar and actions share.
 *
 * It is made of parts, each declared in the header of its owner; what only the owner needs is in its .c file. */
#ifndef KD_GRAMMAR_READER_READER_H
#define KD_GRAMMAR_READER_READER_H

#include "attributes.h"
#include "base/buffer.h"
#include "base/diag.h"
#include "base/source.h"
#include "block.h"
#include "directives.h"
#include "expression.h"
#include "field_lines.h"
#include "files.h"
#include "instruction_state.h"
#include "kdasm/kdasm.h"
#include "lex/lex.h"
#include "module/expr.h"
#include "module/module.h"
#include "operands.h"
#include "plain_operands.h"
#include "scanner.h"
#include "scope.h"
#include "work.h"

struct reader {
	struct arena *arena;
	struct module *module;
	struct diag *diag;
	const struct kd_options *options;
	struct target_state target;
	struct directive_table directives;

	/* Texts. */
	struct sources sources;
	struct source *source; /* the one being scanned */
	struct files files;
	struct work work;
	struct buffer printed; /* by .print */
	struct scanner_state scanner;

	/* The statement being read. */
	const struct directive *directive; /* or NULL */
	struct expression_state expression;
	struct alignment_operands alignment;
	struct plain_operands plain;

	/* What goes on over several statements. */
	struct open_block block;
	struct field_lines field_lines;
	struct instruction_state instructions;
	struct edited_lines edited;

	/* What else each subject keeps, declared in the file that is named. */
	struct texts *texts;                 /* preprocess/texts.h */
	struct conditions *conditions;       /* preprocess/conditions.h */
	struct macros *macros;               /* preprocess/macros.h */
	struct section_source *sections;     /* sections/sections.h */
	struct collected_text *metadata;     /* actions/metadata.h */
	struct pal_source *pal;              /* actions/pal.c */
	struct kernel_block *kernel;         /* actions/kernel.c */
	struct code_block *code;             /* actions/code_t.c */
	struct debug_source *debug;          /* actions/debug.h */
	struct frame_source *frames;         /* actions/frame.h */
	struct dwarf_source *dwarf;          /* actions/dwarf.h */
	struct info_source *info;            /* actions/info_block.c */
	struct open_records *records;        /* actions/records.h */
	struct local_labels *local_labels;   /* actions/local_label.c */
	struct names discarded;              /* of the last .lto_discard; actions/alias.c */
	struct counted_calls *counted_calls; /* actions/profile.c */
	struct probes *probes;               /* actions/probe.c */
	struct upgrade *upgrade;             /* to a later version; NULL: that is not wanted. See upgrade/upgrade.h */
};

/* The place of a byte of the text being read. */
static inline kd_pos text_pos(const struct reader *reader, const char *at) {
	return reader->source->base + (kd_pos)(at - reader->source->text);
}

/* The place of a piece of it. */
static inline struct span text_span(const struct reader *reader, struct text text) {
	return (struct span){text_pos(reader, text.at), text_pos(reader, text.at + text.length)};
}

#endif
