/* scalar.c: which value the text of a YAML scalar is. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* strtod_l */
#endif
#include "scalar.h"

#include <math.h>
#include <stdlib.h>

#include "base/ascii.h"

void scalar_reader_init(struct scalar_reader *reader, struct arena *arena) {
	*reader = (struct scalar_reader){.digits = buffer_in(arena)};
}

static int compare_numbers(double a, double b) {
	/* A NaN comes after all numbers; LLVM has no order for it. */
	if (isnan(a) || isnan(b))
		return isnan(a) - isnan(b);
	return (a > b) - (a < b);
}

int scalar_compare(const struct scalar *a, const struct scalar *b) {
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	switch (a->kind) {
	case VALUE_SIGNED: return (a->integer > b->integer) - (a->integer < b->integer);
	case VALUE_UNSIGNED: return (a->natural > b->natural) - (a->natural < b->natural);
	case VALUE_NIL: return 0;
	case VALUE_BOOLEAN: return a->boolean - b->boolean;
	case VALUE_FLOAT: return compare_numbers(a->number, b->number);
	case VALUE_STRING: break;
	}
	return scalar_compare_texts(a->text, a->size, b->text, b->size);
}

/* 12, 0x1f, 0b11, 0o17, and 017, which is octal too. The number of bytes that make up the number; 0:
 * there is none. */
static size_t leading_number(const char *text, size_t size, uint64_t *value) {
	unsigned radix = 10;
	size_t at = 0;

	if (size >= 2 && text[0] == '0') {
		char prefix = text[1];
		radix = prefix == 'x' || prefix == 'X'            ? 16
		        : prefix == 'b' || prefix == 'B'          ? 2
		        : prefix == 'o' || ascii_is_digit(prefix) ? 8
		                                                  : 10;
		at = radix == 10 ? 0 : ascii_is_digit(prefix) ? 1 : 2;
	}
	size_t digits = at;
	*value = 0;
	for (; at < size; at++) {
		unsigned digit = ascii_hex_digit(text[at]);
		if (digit >= radix)
			break;
		if (__builtin_mul_overflow(*value, radix, value) || __builtin_add_overflow(*value, digit, value))
			return 0;
	}
	return at == digits ? 0 : at;
}

bool scalar_leading_number(const char *text, size_t size, uint64_t *value) {
	return leading_number(text, size, value) != 0;
}

static bool read_unsigned(const char *text, size_t size, uint64_t *value) {
	size_t length = leading_number(text, size, value);
	return length && length == size;
}

/* Only what begins with '-': the rest was tried as unsigned before. */
static bool read_signed(const char *text, size_t size, int64_t *value) {
	uint64_t magnitude;

	if (size == 0 || text[0] != '-' || !read_unsigned(text + 1, size - 1, &magnitude) ||
	    magnitude > (uint64_t)INT64_MAX + 1)
		return false;
	*value = (int64_t)(0 - magnitude);
	return true;
}

/* `word` is not empty. The first byte tells nearly all apart. */
static bool equals(const char *text, size_t size, const char *word) {
	return size && *text == *word && size == strlen(word) && memcmp(text, word, size) == 0;
}

/* What may follow `!bool`, or only `true` and `false`. */
static bool read_boolean(const char *text, size_t size, bool all, bool *value) {
	static const char *const words[][11] = {
	    {"false", "False", "FALSE", "no", "No", "NO", "n", "N", "off", "Off", "OFF"},
	    {"true", "True", "TRUE", "yes", "Yes", "YES", "y", "Y", "on", "On", "ON"},
	};

	for (unsigned truth = 0; truth < 2; truth++) {
		for (size_t i = 0; i < (all ? sizeof *words / sizeof **words : 1); i++) {
			if (equals(text, size, words[truth][i])) {
				*value = truth;
				return true;
			}
		}
	}
	return false;
}

bool scalar_boolean(const char *text, size_t size, bool *value) {
	return read_boolean(text, size, true, value);
}

static void free_c_locale(void *locale) {
	freelocale((locale_t)locale);
}

/* strtod, as LLVM calls it: the empty text is 0, leading blanks, "inf", "nan" and hexadecimal
 * floats are taken, and a zero byte ends the number. */
static bool read_float(struct scalar_reader *reader, const char *text, size_t size, double *value) {
	char *end;

	if (size && !ascii_is_digit(text[0]) && !memchr("+-.iInN \t\n\v\f\r", text[0], 14))
		return false;
	if (size > 1 && text[0] == '.' && !ascii_is_digit(text[1]))
		return false;
	if (!reader->c_locale) {
		reader->c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
		if (!reader->c_locale)
			arena_out_of_memory(reader->digits.arena);
		arena_defer(reader->digits.arena, free_c_locale, (void *)reader->c_locale);
	}
	reader->digits.size = 0;
	buffer_put(&reader->digits, text, size);
	buffer_put(&reader->digits, "", 1);
	*value = strtod_l((const char *)reader->digits.data, &end, reader->c_locale);
	return *end == '\0';
}

static struct scalar string_value(const char *text, size_t size) {
	return (struct scalar){.kind = VALUE_STRING, .text = text, .size = size};
}

/* Whether its first bytes make it a string, as those of keys and most names do. Booleans, infinity and NaN begin with
 * the letters here. */
static bool begins_string(const char *text, size_t size) {
	enum {
		LETTERS = 1 << 5 /* f */ | 1 << 8 /* i */ | 1 << 13 /* n */ | 1 << 14 /* o */ | 1 << 19 /* t */ |
		          1 << 24 /* y */
	};
	if (!size)
		return false;
	if (text[0] == '.')
		return size > 1 && ascii_is_letter(text[1]);
	return ascii_is_letter(text[0]) && !(LETTERS >> ((text[0] | 0x20) - 'a') & 1);
}

struct scalar scalar_value(struct scalar_reader *reader, const char *text, size_t size) {
	struct scalar value = {.kind = VALUE_UNSIGNED};

	if (begins_string(text, size))
		return string_value(text, size);
	if (read_unsigned(text, size, &value.natural))
		return value;
	value.kind = VALUE_SIGNED;
	if (read_signed(text, size, &value.integer))
		return value;
	value.kind = VALUE_BOOLEAN;
	if (read_boolean(text, size, reader->all_booleans, &value.boolean))
		return value;
	value.kind = VALUE_FLOAT;
	if (read_float(reader, text, size, &value.number))
		return value;
	return string_value(text, size);
}

static bool has_tag(const struct tagged_text *tagged, const char *tag) {
	return equals(tagged->tag, tagged->tag_size, tag);
}

bool scalar_tagged_value(struct scalar_reader *reader, const struct tagged_text *tagged, struct scalar *value,
                         const char **wanted) {
	const char *text = tagged->text;
	size_t size = tagged->size;
	if (tagged->tag_size == 0 || has_tag(tagged, "tag:yaml.org,2002:str")) {
		*value = scalar_value(reader, text, size);
		return true;
	}
	if (has_tag(tagged, "!int")) {
		*wanted = "an integer that fits into 64 bits";
		value->kind = VALUE_UNSIGNED;
		if (read_unsigned(text, size, &value->natural))
			return true;
		value->kind = VALUE_SIGNED;
		return read_signed(text, size, &value->integer);
	}
	if (has_tag(tagged, "!nil")) {
		value->kind = VALUE_NIL;
		return true;
	}
	if (has_tag(tagged, "!bool")) {
		*wanted = "'true' or 'false'";
		value->kind = VALUE_BOOLEAN;
		return read_boolean(text, size, true, &value->boolean);
	}
	if (has_tag(tagged, "!float")) {
		*wanted = "a number";
		value->kind = VALUE_FLOAT;
		return read_float(reader, text, size, &value->number);
	}
	*value = string_value(text, size); /* !str, and every tag that LLVM does not know */
	return true;
}
