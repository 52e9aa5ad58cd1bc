/* page_forms.h: what the manual says of an instruction, taken apart: its forms, their operands and modifiers. */
#ifndef KD_PROGRAMS_LSP_PAGE_FORMS_H
#define KD_PROGRAMS_LSP_PAGE_FORMS_H

#include "base/arena.h"
#include "kdasm/instruction_pages.h"

/* A name and what is said of it. */
struct page_row {
	const char *name;
	const char *text;
};

/* One way to write the instruction. */
struct page_form {
	const char *text;           /* "v_add_f32_e64 vdst, src0:m, src1:m [clamp] [omod]" */
	LIST(struct page_row) rows; /* of operands and modifiers; "encoding" is the first one */
};

struct page {
	const char *name;  /* without suffix */
	const char *title; /* what it is: "vector, two sources" */
	const char *notes; /* other names and who has it; "" if there is nothing to say */
	LIST(struct page_form) forms;
	LIST(struct page_row) words; /* what words in the rows mean */
};

/* The page of a name, with or without suffix; in the arena. NULL: the processor has no such instruction. */
const struct page *page_of(struct arena *arena, const struct kd_processor *processor, const char *name, size_t size);

/* The form whose mnemonic this is; the first one if none has it. */
const struct page_form *page_form(const struct page *page, const char *mnemonic, size_t size);

/* Whether a form before is written the same, for other processors. */
bool page_repeats(const struct page *page, const struct page_form *form);

/* What is said of an operand or modifier of a form; NULL: nothing. Forms leave out what one before has said. */
const char *page_text(const struct page *page, const struct page_form *form, const char *name, size_t size);

/* What a word of these texts means; NULL: it has no row. */
const char *page_word(const struct page *page, const char *name, size_t size);

/* An operand or modifier of a form. */
struct page_part {
	const char *text; /* "src0:m" or "[clamp]"; not terminated */
	size_t size;
	const char *name; /* in it: without brackets and what a colon begins */
	size_t name_size;
	bool has_value; /* a colon follows the name */
	int operand;    /* its number, from 0; -1: it is a modifier */
};

/* Reads a form, the mnemonic aside. */
struct page_reader {
	const char *at;
	int operands; /* so many have been read */
};

struct page_reader page_parts(const struct page_form *form);

/* False: there is no further part. */
bool page_next(struct page_reader *reader, struct page_part *part);

unsigned page_operand_count(const struct page_form *form);

#endif
