/* out.h: text that is made piece by piece and handed on when enough has come together. */
#ifndef KD_BASE_OUT_H
#define KD_BASE_OUT_H

#include "buffer.h"
#include "kdasm/code_object.h"

struct out {
	struct buffer text;
	kd_take_text *take;
	void *context;
};

struct out out_to(struct arena *arena, kd_take_text *take, void *context);

/* Prints an object in one form. */
typedef void out_put(struct out *out, const void *object);

/* Prints the object in a form, nothing where `puts` has NULL, with memory that is not needed after it. False: memory
 * ran out. */
bool out_print(out_put *const puts[KD_FORM_COUNT], enum kd_form form, const void *object, kd_take_text *take,
               void *context);

/* Hands on what there is. */
void out_flush(struct out *out);

/* The same if it is much. */
void out_flush_large(struct out *out);

/* Hands on what there is, and then much that need not be copied for it. */
void out_hand_on(struct out *out, const void *bytes, size_t size);

/* Each appends a text. */
static inline void out_bytes(struct out *out, const void *bytes, size_t size) {
	buffer_put(&out->text, bytes, size);
}

static inline void out_text(struct out *out, const char *text) {
	buffer_put_text(&out->text, text);
}

void out_printf(struct out *out, const char *format, ...) __attribute__((format(printf, 2, 3)));
void out_blanks(struct out *out, size_t count);
void out_unsigned(struct out *out, uint64_t number);
void out_signed(struct out *out, int64_t number);
/* In hexadecimal digits, without zeros in front. */
void out_hex(struct out *out, uint64_t number);

void out_hex_bytes(struct out *out, const uint8_t *bytes, size_t size);

/* Between quotation marks as the assembler reads a text: what is no plain letter is octal. */
void out_quoted(struct out *out, const char *text, size_t size);

/* Text of the object for people: printable(). */
void out_visible(struct out *out, const char *text, size_t size);

#endif
