/* dwarf_names.c: see dwarf_names.h. */
#include "dwarf_names.h"

#include <stdio.h>
#include <string.h>

#include "base/dwarf_numbers.h"

enum { DWARF_NAME_SIZE = 40 };

/* Names are not pointed to: the loader sets each pointer of a table when a program starts. With those of operations and
 * others these took 2 % of the time of one kernel. */
struct named_number {
	char name[DWARF_NAME_SIZE];
	uint32_t number;
	uint32_t old; /* in the generation of 2021 */
};

#define NO_NUMBER DWARF_NO_NUMBER
#define ROW(name, number) {#name, number, number},

static const struct named_number tags[] = {
#define KD_DWARF_TAG(name, number, version) ROW(name, number)
#include "tags.def"
#undef KD_DWARF_TAG
};

static const struct named_number attributes[] = {
#define KD_DWARF_ATTRIBUTE(name, number, classes, result) ROW(name, number)
#define KD_DWARF_ATTRIBUTE_2021(name, number, old, classes, result) {#name, number, old},
#include "attributes.def"
#undef KD_DWARF_ATTRIBUTE
#undef KD_DWARF_ATTRIBUTE_2021
};

static const struct dwarf_attribute attribute_values[] = {
#define KD_DWARF_ATTRIBUTE(name, number, classes, result) {classes, result},
#define KD_DWARF_ATTRIBUTE_2021(name, number, old, classes, result) {classes, result},
#include "attributes.def"
#undef KD_DWARF_ATTRIBUTE
#undef KD_DWARF_ATTRIBUTE_2021
};

static const struct named_number forms[] = {
#define KD_DWARF_FORM(name, number, version, classes, size) ROW(name, number)
#include "forms.def"
#undef KD_DWARF_FORM
};

static const struct dwarf_form form_values[] = {
#define KD_DWARF_FORM(name, number, version, classes, size) {version, size, classes},
#include "forms.def"
#undef KD_DWARF_FORM
};

static const struct named_number call_frames[] = {
#define KD_CALL_FRAME_INSTRUCTION(name, number, first, second, third) ROW(name, number)
#include "call_frames.def"
#undef KD_CALL_FRAME_INSTRUCTION
};

static const struct named_number encodings[] = {
#define KD_DWARF_ENCODING(name, number, kind) ROW(name, number)
#include "encodings.def"
#undef KD_DWARF_ENCODING
};

static const uint8_t encoding_kinds[] = {
#define KD_DWARF_ENCODING(name, number, kind) kind,
#include "encodings.def"
#undef KD_DWARF_ENCODING
};

static const struct named_number languages[] = {
#define KD_DWARF_LANGUAGE(name, number) ROW(name, number)
#include "languages.def"
#undef KD_DWARF_LANGUAGE
};

static const struct named_number address_spaces[] = {
#define KD_ADDRESS_SPACE(name, number, bits) ROW(name, number)
#define KD_ADDRESS_SPACE_ALIAS(name, number) ROW(name, number)
#include "spaces.def"
};

static const struct named_number memory_spaces[] = {
#define KD_MEMORY_SPACE(name, number) ROW(name, number)
#include "spaces.def"
};

static const struct named_number address_classes[] = {
#define KD_ADDRESS_CLASS(name, number) ROW(name, number)
#include "spaces.def"
};

static const struct named_number constants[] = {
#define KD_DWARF_CONSTANT(family, name, number) {#family "_" #name, number, number},
#include "constants.def"
#undef KD_DWARF_CONSTANT
};

#define FAMILY(prefix, rows)                                                                                           \
	{ prefix, rows, sizeof(rows) / sizeof(rows)[0] }

static const struct family {
	const char *prefix;
	const struct named_number *rows;
	size_t count;
} families[DWARF_FAMILY_COUNT] = {
    [DWARF_TAG] = FAMILY("DW_TAG_", tags),
    [DWARF_ATTRIBUTE] = FAMILY("DW_AT_", attributes),
    [DWARF_FORM] = FAMILY("DW_FORM_", forms),
    [DWARF_CALL_FRAME] = FAMILY("DW_CFA_", call_frames),
    [DWARF_ENCODING] = FAMILY("DW_ATE_", encodings),
    [DWARF_LANGUAGE] = FAMILY("DW_LANG_", languages),
    [DWARF_ADDRESS_SPACE] = FAMILY("DW_ASPACE_", address_spaces),
    [DWARF_MEMORY_SPACE] = FAMILY("DW_MSPACE_", memory_spaces),
    [DWARF_ADDRESS_CLASS] = FAMILY("DW_ADDR_", address_classes),
    [DWARF_CONSTANT] = FAMILY("DW_", constants),
};

const char *dwarf_family_prefix(enum dwarf_family family) {
	return families[family].prefix;
}

const char *dwarf_family_name(enum dwarf_family family, size_t index) {
	return index < families[family].count ? families[family].rows[index].name : NULL;
}

static uint32_t number_of(const struct named_number *row, enum dwarf_generation generation) {
	return generation == DWARF_2021 ? row->old : row->number;
}

/* "0x3e08" */
static bool read_number(const char *digits, size_t length, uint32_t *number) {
	static const char hexadecimal[] = "0123456789abcdef";
	enum { PREFIX = 2, DIGITS = 7 };
	if (length <= PREFIX || length > PREFIX + DIGITS || digits[0] != '0' || digits[1] != 'x')
		return false;
	*number = 0;
	for (size_t i = PREFIX; i < length; i++) {
		const char *digit = memchr(hexadecimal, digits[i] | 0x20, sizeof hexadecimal - 1);
		if (!digit)
			return false;
		*number = *number << 4 | (uint32_t)(digit - hexadecimal);
	}
	return true;
}

/* What comes after the prefix of a family; false: the name is none of it. */
static bool without_prefix(const struct family *of, const char **name, size_t *length) {
	size_t prefix = strlen(of->prefix);
	if (*length <= prefix || memcmp(*name, of->prefix, prefix) != 0)
		return false;
	*name += prefix;
	*length -= prefix;
	return true;
}

static const struct named_number *row_named(const struct family *of, const char *name, size_t length) {
	for (size_t i = 0; i < of->count; i++)
		if (strlen(of->rows[i].name) == length && memcmp(of->rows[i].name, name, length) == 0)
			return &of->rows[i];
	return NULL;
}

bool dwarf_name_number(enum dwarf_family family, const char *name, size_t length, enum dwarf_generation generation,
                       uint32_t *number) {
	const struct family *of = &families[family];
	if (!without_prefix(of, &name, &length))
		return false;
	const struct named_number *row = row_named(of, name, length);
	if (!row)
		return read_number(name, length, number);
	*number = number_of(row, generation);
	return true;
}

const struct dwarf_attribute *dwarf_attribute_named(const char *name, size_t length) {
	const struct family *of = &families[DWARF_ATTRIBUTE];
	const struct named_number *row = without_prefix(of, &name, &length) ? row_named(of, name, length) : NULL;
	return row ? &attribute_values[row - attributes] : NULL;
}

/* The row of a number. In the generation of 2021 a row of the extension goes before others with its number. */
static const struct named_number *row_of(enum dwarf_family family, uint32_t number, enum dwarf_generation generation) {
	const struct family *of = &families[family];
	const struct named_number *found = NULL;
	if (number == DWARF_NO_NUMBER)
		return NULL;
	for (size_t i = 0; i < of->count; i++) {
		const struct named_number *row = &of->rows[i];
		if (number_of(row, generation) != number)
			continue;
		if (generation == DWARF_LLVM || row->number != row->old)
			return row;
		if (!found)
			found = row;
	}
	return found;
}

const char *dwarf_number_name(enum dwarf_family family, uint32_t number, enum dwarf_generation generation) {
	const struct named_number *row = row_of(family, number, generation);
	return row ? row->name : NULL;
}

bool dwarf_operand_named(const char *name, size_t length, uint32_t *number) {
	for (enum dwarf_family family = DWARF_ENCODING; family < DWARF_FAMILY_COUNT; family++)
		if (dwarf_name_number(family, name, length, DWARF_LLVM, number))
			return true;
	return false;
}

const char *dwarf_constant_name(const char *family, uint32_t number) {
	size_t length = strlen(family);
	for (size_t i = 0; i < sizeof constants / sizeof constants[0]; i++)
		if (constants[i].number == number && strncmp(constants[i].name, family, length) == 0 &&
		    constants[i].name[length] == '_')
			return constants[i].name;
	return NULL;
}

static const struct value_names {
	const char *attribute;
	enum dwarf_family family;
	const char *constants;
} value_names[] = {
#define KD_DWARF_VALUE_NAMES(attribute, family, constants) {#attribute, family, constants},
#include "value_names.def"
#undef KD_DWARF_VALUE_NAMES
};

bool dwarf_value_name(const char *attribute, uint64_t number, char name[64]) {
	for (size_t i = 0; i < sizeof value_names / sizeof value_names[0] && number < UINT32_MAX; i++) {
		const struct value_names *row = &value_names[i];
		if (strcmp(row->attribute, attribute) != 0)
			continue;
		const char *found = row->family == DWARF_CONSTANT
		                        ? dwarf_constant_name(row->constants, (uint32_t)number)
		                        : dwarf_number_name(row->family, (uint32_t)number, DWARF_LLVM);
		if (found)
			snprintf(name, 64, "%s%.*s", dwarf_family_prefix(row->family), DWARF_NAME_SIZE, found);
		return found;
	}
	return false;
}

const struct dwarf_attribute *dwarf_attribute(uint32_t number, enum dwarf_generation generation) {
	const struct named_number *row = row_of(DWARF_ATTRIBUTE, number, generation);
	return row ? &attribute_values[row - attributes] : NULL;
}

const struct dwarf_form *dwarf_form(uint32_t number) {
	const struct named_number *row = row_of(DWARF_FORM, number, DWARF_LLVM);
	return row ? &form_values[row - forms] : NULL;
}

unsigned dwarf_attribute_classes(unsigned classes, uint32_t attribute, uint64_t version) {
	enum { HIGH_PC_WITH_VERSION = 4, ENTRY_PC_WITH_VERSION = 5 }; /* these may be distances */
	bool early = (attribute == DW_AT_high_pc && version < HIGH_PC_WITH_VERSION) ||
	             (attribute == DW_AT_entry_pc && version < ENTRY_PC_WITH_VERSION);
	return early ? classes & ~(unsigned)CLASS_CONSTANT : classes;
}

unsigned dwarf_form_classes(uint32_t form, uint64_t version) {
	enum { POINTERS_WITH_VERSION = 4 }; /* expressions and places in other sections have forms of their own */
	unsigned classes = dwarf_form(form)->classes;
	if (version >= POINTERS_WITH_VERSION)
		return classes;
	if (classes & CLASS_BLOCK)
		classes |= CLASS_EXPRLOC;
	return form == DW_FORM_data4 || form == DW_FORM_data8 ? classes | CLASS_ANY_POINTER : classes;
}

enum dwarf_value_kind dwarf_encoding_kind(uint32_t encoding) {
	const struct named_number *row = row_of(DWARF_ENCODING, encoding, DWARF_LLVM);
	return row ? (enum dwarf_value_kind)encoding_kinds[row - encodings] : KIND_OTHER;
}

unsigned dwarf_space_bits(uint64_t space) {
	static const struct {
		uint8_t number, bits;
	} spaces[] = {
#define KD_ADDRESS_SPACE(name, number, bits) {number, bits},
#include "spaces.def"
	};
	for (size_t i = 0; i < sizeof spaces / sizeof spaces[0]; i++)
		if (spaces[i].number == space)
			return spaces[i].bits;
	return 0;
}
