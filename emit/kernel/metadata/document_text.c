/* document_text.c: a packed metadata document as YAML again. */
#include "document_text.h"

#include "scalar.h"
#include "base/yaml/yaml_write.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

/* What the packed document holds next: a scalar, or a collection with its count. */
struct item {
	bool is_collection;
	bool is_map;
	size_t count;
	struct scalar scalar;
};

/* Big-endian, as MessagePack has its numbers. */
static uint64_t take_number(const uint8_t **at, size_t width) {
	uint64_t number = 0;
	for (size_t i = 0; i < width; i++)
		number = number << 8 | *(*at)++;
	return number;
}

static int64_t take_signed(const uint8_t **at, size_t width) {
	uint64_t number = take_number(at, width);
	return (int64_t)(number << (64 - 8 * width)) >> (64 - 8 * width);
}

static struct item collection(bool is_map, size_t count) {
	return (struct item){.is_collection = true, .is_map = is_map, .count = count};
}

static struct item natural(uint64_t number) {
	return (struct item){.scalar = {.kind = VALUE_UNSIGNED, .natural = number}};
}

static struct item integer(int64_t number) {
	return (struct item){.scalar = {.kind = VALUE_SIGNED, .integer = number}};
}

static struct item string(const uint8_t **at, size_t size) {
	const char *text = (const char *)*at;
	*at += size;
	return (struct item){.scalar = {.kind = VALUE_STRING, .text = text, .size = size}};
}

static struct item real(uint64_t bits) {
	struct item item = {.scalar = {.kind = VALUE_FLOAT}};
	memcpy(&item.scalar.number, &bits, sizeof bits);
	return item;
}

static struct item real_32(uint32_t bits) {
	float number;
	memcpy(&number, &bits, sizeof bits);
	return (struct item){.scalar = {.kind = VALUE_FLOAT, .number = (double)number}};
}

static struct item truth(bool value) {
	return (struct item){.scalar = {.kind = VALUE_BOOLEAN, .boolean = value}};
}

/* Only what document.c writes. */
static struct item take_item(const uint8_t **at) {
	uint8_t head = *(*at)++;
	if (head < 0x80)
		return natural(head);
	if (head < 0x90)
		return collection(true, head & 0xf);
	if (head < 0xa0)
		return collection(false, head & 0xf);
	if (head < 0xc0)
		return string(at, head & 0x1f);
	if (head >= 0xe0)
		return integer((int8_t)head);
	switch (head) {
	case 0xc2: return truth(false);
	case 0xc3: return truth(true);
	case 0xca: return real_32((uint32_t)take_number(at, 4));
	case 0xcb: return real(take_number(at, 8));
	case 0xcc: return natural(take_number(at, 1));
	case 0xcd: return natural(take_number(at, 2));
	case 0xce: return natural(take_number(at, 4));
	case 0xcf: return natural(take_number(at, 8));
	case 0xd0: return integer(take_signed(at, 1));
	case 0xd1: return integer(take_signed(at, 2));
	case 0xd2: return integer(take_signed(at, 4));
	case 0xd3: return integer(take_signed(at, 8));
	case 0xd9: return string(at, (size_t)take_number(at, 1));
	case 0xda: return string(at, (size_t)take_number(at, 2));
	case 0xdb: return string(at, (size_t)take_number(at, 4));
	case 0xdc: return collection(false, (size_t)take_number(at, 2));
	case 0xdd: return collection(false, (size_t)take_number(at, 4));
	case 0xde: return collection(true, (size_t)take_number(at, 2));
	case 0xdf: return collection(true, (size_t)take_number(at, 4));
	default: return (struct item){.scalar = {.kind = VALUE_NIL}};
	}
}

enum { NUMBER_SIZE = 32 };

/* As the C locale has it, whatever the caller's is. */
static void format_real(char text[NUMBER_SIZE], double number) {
	if (isnan(number)) {
		strcpy(text, "nan");
		return;
	}
	if (isinf(number)) {
		strcpy(text, number < 0 ? "-INF" : "INF");
		return;
	}
	locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0);
	locale_t before = c ? uselocale(c) : (locale_t)0;
	snprintf(text, NUMBER_SIZE, "%e", number);
	if (c) {
		uselocale(before);
		freelocale(c);
	}
}

/* The text of a scalar; that of a number is written to `number`. */
static const char *text_of(const struct scalar *scalar, bool hexadecimal, char number[NUMBER_SIZE], size_t *size) {
	number[0] = '\0';
	switch (scalar->kind) {
	case VALUE_STRING: *size = scalar->size; return scalar->text;
	case VALUE_SIGNED: snprintf(number, NUMBER_SIZE, "%" PRId64, scalar->integer); break;
	case VALUE_UNSIGNED: snprintf(number, NUMBER_SIZE, hexadecimal ? "%#" PRIx64 : "%" PRIu64, scalar->natural); break;
	case VALUE_BOOLEAN: strcpy(number, scalar->boolean ? "true" : "false"); break;
	case VALUE_FLOAT: format_real(number, scalar->number); break;
	case VALUE_NIL: break;
	}
	*size = strlen(number);
	return number;
}

/* The tag without which the text would be read as something else. */
static const char *tag_of(struct scalar_reader *scalars, enum value_kind kind, const char *text, size_t size) {
	if (kind == VALUE_NIL)
		return "!nil";
	if (kind == VALUE_STRING && scalar_value(scalars, text, size).kind != VALUE_STRING)
		return "!str";
	return "";
}

static void write_scalar(struct yaml_writer *writer, struct scalar_reader *scalars, const struct scalar *scalar,
                         bool hexadecimal) {
	char number[NUMBER_SIZE];
	size_t size;
	const char *text = text_of(scalar, hexadecimal, number, &size);
	if (yaml_wants_key(writer)) {
		yaml_write_key(writer, text, size);
		return;
	}
	enum yaml_quotes quotes = scalar->kind == VALUE_STRING ? yaml_quotes_needed(text, size, true) : YAML_PLAIN;
	yaml_write_scalar(writer, tag_of(scalars, scalar->kind, text, size), quotes, text, size);
}

void document_text(struct arena *arena, const struct buffer *packed, bool hexadecimal, struct buffer *out) {
	const uint8_t *at = packed->data, *end = at + packed->size;
	struct scalar_reader scalars;
	struct yaml_writer writer;
	scalar_reader_init(&scalars, arena);
	yaml_writer_init(&writer, out);
	buffer_put_text(out, "\n---");
	while (at < end) {
		struct item item = take_item(&at);
		if (item.is_collection)
			yaml_write_collection(&writer, item.is_map, item.count);
		else
			write_scalar(&writer, &scalars, &item.scalar, hexadecimal);
	}
	buffer_put_text(out, "\n...\n");
}
