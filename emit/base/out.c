/* out.c: see out.h. */
#include "out.h"

#include <stdarg.h>
#include <stdio.h>

#include "printable.h"

enum { LARGE = 256 * 1024 };

struct out out_to(struct arena *arena, kd_take_text *take, void *context) {
	return (struct out){.text = buffer_in(arena), .take = take, .context = context};
}

/* ---- an object ---- */

struct print {
	out_put *put;
	const void *object;
	kd_take_text *take;
	void *context;
};

static void print(struct arena *arena, void *context) {
	const struct print *print = context;
	struct out out = out_to(arena, print->take, print->context);
	print->put(&out, print->object);
	out_flush(&out);
}

bool out_print(out_put *const puts[KD_FORM_COUNT], enum kd_form form, const void *object, kd_take_text *take,
               void *context) {
	struct print call = {(unsigned)form < KD_FORM_COUNT ? puts[form] : NULL, object, take, context};
	return !call.put || arena_run(print, &call);
}

/* ---- pieces ---- */

void out_flush(struct out *out) {
	if (out->text.size)
		out->take(out->context, (const char *)out->text.data, out->text.size);
	out->text.size = 0;
}

void out_flush_large(struct out *out) {
	if (out->text.size >= LARGE)
		out_flush(out);
}

void out_hand_on(struct out *out, const void *bytes, size_t size) {
	out_flush(out);
	out->take(out->context, bytes, size);
}

void out_printf(struct out *out, const char *format, ...) {
	char text[KD_FIELD_ERROR_SIZE];
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	if (length > 0)
		out_bytes(out, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

void out_blanks(struct out *out, size_t count) {
	if (count)
		memset(buffer_extend(&out->text, count), ' ', count);
}

void out_unsigned(struct out *out, uint64_t number) {
	char digits[20], *at = digits + sizeof digits;
	do
		*--at = (char)('0' + number % 10);
	while (number /= 10);
	out_bytes(out, at, (size_t)(digits + sizeof digits - at));
}

void out_signed(struct out *out, int64_t number) {
	if (number < 0)
		out_bytes(out, "-", 1);
	out_unsigned(out, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void out_hex(struct out *out, uint64_t number) {
	char digits[16], *at = digits + sizeof digits;
	do
		*--at = "0123456789abcdef"[number & 15];
	while (number >>= 4);
	out_bytes(out, at, (size_t)(digits + sizeof digits - at));
}

void out_hex_bytes(struct out *out, const uint8_t *bytes, size_t size) {
	static const char digits[] = "0123456789abcdef";
	uint8_t *at = buffer_extend(&out->text, 2 * size);
	for (size_t i = 0; i < size; i++) {
		*at++ = (uint8_t)digits[bytes[i] >> 4];
		*at++ = (uint8_t)digits[bytes[i] & 15];
	}
}

static bool is_plain(char letter) {
	return letter >= ' ' && letter <= '~' && letter != '"' && letter != '\\';
}

void out_quoted(struct out *out, const char *text, size_t size) {
	out_text(out, "\"");
	for (size_t i = 0; i < size; i++)
		if (is_plain(text[i]))
			out_bytes(out, &text[i], 1);
		else
			out_printf(out, "\\%03o", (unsigned char)text[i]);
	out_text(out, "\"");
}

void out_visible(struct out *out, const char *text, size_t size) {
	char *at = (char *)buffer_extend(&out->text, size);
	if (size)
		memcpy(at, text, size);
	printable(at, size, "");
}
