/* printing.h: what the printed forms of a code object share. */
#ifndef KD_PRINT_REPORT_PRINTING_H
#define KD_PRINT_REPORT_PRINTING_H

#include "files/object/code_object.h"
#include "kdasm/descriptor.h"
#include "kdasm/kdasm.h"
#include "kdasm/kernel_code.h"
#include "base/json.h"
#include "base/row_numbers.h"
#include "debug/dwarf/dwarf_names.h"

/* Whether the assembler, whom this room does not know, makes just the note of a text. The text is gone then: a copy for
 * the assembler would be large. */
typedef bool printing_makes_note(struct arena *arena, struct buffer *text, const struct kd_options *options,
                                 const struct kd_note *note);

struct printing {
	const struct kd_code_object *object;
	const struct kd_print_options *options;
	struct arena *arena; /* of this printing; the object's stays as it is */
	struct out out;
	const struct kd_field *rows[KD_FIELD_COUNT]; /* those that the target has */
	size_t row_count;
	printing_makes_note *makes_note; /* for the form that kdasm reads */
};

/* A printing of an object; without options, of all kernels. It needs an arena then. */
struct printing printing_of(const struct kd_code_object *object, const struct kd_print_options *options,
                            kd_take_text *take, void *context);
void printing_begin(struct printing *printing, struct arena *arena);

/* kd_code_object_print() */
bool printing_print(struct printing *printing, enum kd_form form);

/* The target ID of the object, as the LLVM of the options spells it. */
const char *printing_target_id(const struct printing *printing);

/* Whether a kernel is among those that are wanted. */
bool printing_wants(const struct printing *printing, const char *name, size_t length);

static inline bool printing_wants_function(const struct printing *printing, const struct kd_function *function) {
	return printing_wants(printing, function->symbol.text, strlen(function->symbol.text));
}

/* The metadata of the object with only the kernels that are wanted; NULL when there is none. */
const struct node *printing_metadata(struct printing *printing);

/* The document of one note likewise; NULL also if it is only about kernels that are not wanted. */
const struct node *printing_document(struct printing *printing, const struct kd_note *note);

/* The text of metadata in YAML from `---` to `...`; in version 2 that of the note. */
void printing_yaml(struct printing *printing, const struct kd_note *note, const struct node *metadata,
                   struct buffer *text);

/* Notes that something could not be read, unless the problem is NULL. */
static inline void printing_note(const struct printing *printing, const char *problem) {
	if (problem && printing->options->unread)
		*printing->options->unread = true;
}

/* Begins a comment at the end of the line that began at `start`, the size of the text then. */
void printing_comment(struct out *out, size_t start);

/* The code, disassembled. */
void print_code(struct printing *printing);

/* The units of debug information, and the call frames. */
void print_units(struct printing *printing);
void json_units(struct json *json, struct printing *printing);
void print_frames(struct printing *printing);
void json_frames(struct json *json, struct printing *printing);

/* What is pending in front of instructions. */
void print_waits(struct printing *printing);
void json_waits(struct json *json, struct printing *printing);

/* The whole object as a source, with instructions. */
void print_whole(struct printing *printing);

/* The forms. */
#define KD_FORM(id, print, ...) void print(struct printing *printing);
#include "kdasm/forms.def"

#endif
