/* dwarf_names.h: names of DWARF and their numbers, both ways: tags, attributes, forms, base type encodings, languages,
 * spaces, other constants and the instructions of call frames.
 *
 * The rows are in the .def files of this folder, one for each kind. Names are whole, "DW_AT_name", and may be numbers:
 * "DW_AT_0x3e08". Allocates nothing, safe from any thread. */
#ifndef KD_DEBUG_DWARF_DWARF_NAMES_H
#define KD_DEBUG_DWARF_DWARF_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What AMD's extension is numbered by. */
enum dwarf_generation {
	DWARF_LLVM, /* as LLVM 22 has it */
	DWARF_2021, /* as ROCgdb has it */
};

enum dwarf_family {
	DWARF_TAG,
	DWARF_ATTRIBUTE,
	DWARF_FORM,
	DWARF_CALL_FRAME, /* instructions */
	/* From here on, what an operand of an expression may be. */
	DWARF_ENCODING,
	DWARF_LANGUAGE,
	DWARF_ADDRESS_SPACE,
	DWARF_MEMORY_SPACE,
	DWARF_ADDRESS_CLASS,
	DWARF_CONSTANT, /* DW_CC_normal, DW_INL_inlined and their like */
	DWARF_FAMILY_COUNT,
};

/* Of a name that has none in the generation asked for. */
#define DWARF_NO_NUMBER UINT32_MAX

/* Values of attributes. */
enum dwarf_class {
	CLASS_ADDRESS = 1 << 0,
	CLASS_BLOCK = 1 << 1,
	CLASS_CONSTANT = 1 << 2,
	CLASS_EXPRLOC = 1 << 3,
	CLASS_FLAG = 1 << 4,
	CLASS_REFERENCE = 1 << 5,
	CLASS_STRING = 1 << 6,
	CLASS_LINEPTR = 1 << 7, /* from here on, places in other sections */
	CLASS_LOCLIST = 1 << 8,
	CLASS_RNGLIST = 1 << 9,
	CLASS_MACPTR = 1 << 10,
	CLASS_ADDRPTR = 1 << 11,
	CLASS_STROFFSETSPTR = 1 << 12,
	CLASS_LOCLISTSPTR = 1 << 13,
	CLASS_RNGLISTSPTR = 1 << 14,
	CLASS_ANY_POINTER = 0x7f80,
	ANY_CLASS = 0x7fff,
};

/* Sizes of forms that are no number of bytes. */
enum dwarf_form_size {
	SIZE_ADDRESS = 32,
	SIZE_OFFSET,   /* 4 or 8, by the format of the unit */
	SIZE_REF_ADDR, /* the same, but in DWARF 2 that of an address */
	SIZE_ULEB,
	SIZE_SLEB,
	SIZE_ULEB_AND_4, /* and then 4 bytes */
	SIZE_STRING,     /* up to a zero byte */
	SIZE_BLOCK1,     /* a length of 1, 2, 4 bytes, or ULEB128, and so many bytes */
	SIZE_BLOCK2,
	SIZE_BLOCK4,
	SIZE_ULEB_BLOCK,
	SIZE_INDIRECT, /* the form is here, ULEB128, and then the value */
};

/* What an attribute's expression is to give. */
enum dwarf_result {
	NO_RESULT, /* it can't be an expression */
	RESULT_ANY,
	RESULT_VALUE,
	RESULT_LOCATION,
	RESULT_MEMBER,  /* a location; the stack begins with that of the object */
	RESULT_POINTED, /* a location; the stack begins with the value of the pointer and the location of the object */
	RESULT_LANE_PC, /* a location of an address for each lane */
};

/* What the operations of expressions see in a base type. */
enum dwarf_value_kind {
	KIND_UNSIGNED,
	KIND_SIGNED,
	KIND_FLOAT,
	KIND_OTHER,
};

struct dwarf_attribute {
	uint16_t classes; /* enum dwarf_class; the lowest is the usual one of most */
	uint8_t result;   /* enum dwarf_result */
};

struct dwarf_form {
	uint8_t version; /* that has it first; 0: an extension */
	uint8_t size;    /* bytes, or enum dwarf_form_size */
	uint16_t classes;
};

/* "DW_AT_" and the like; of DWARF_CONSTANT, whose names have several, "DW_". */
const char *dwarf_family_prefix(enum dwarf_family family);

/* The number of a name; DWARF_NO_NUMBER where the generation has none. False: there is no such name. */
bool dwarf_name_number(enum dwarf_family family, const char *name, size_t length, enum dwarf_generation generation,
                       uint32_t *number);

/* The name of a number, without the prefix; NULL: it has none. Not for DWARF_CONSTANT. */
const char *dwarf_number_name(enum dwarf_family family, uint32_t number, enum dwarf_generation generation);

/* The number that a name among the operands of an expression is: of any family from DWARF_ENCODING on. */
bool dwarf_operand_named(const char *name, size_t length, uint32_t *number);

/* The name, without "DW_", of a number of a family of constants such as "CC"; NULL: it has none. */
const char *dwarf_constant_name(const char *family, uint32_t number);

/* The whole name of the number that an attribute so called, without DW_AT_, has: "DW_LANG_HIP". False: it has none. */
bool dwarf_value_name(const char *attribute, uint64_t number, char name[64]);

/* What is known of them; NULL: nothing. */
const struct dwarf_attribute *dwarf_attribute(uint32_t number, enum dwarf_generation generation);
const struct dwarf_form *dwarf_form(uint32_t number);

/* Of the values that an attribute takes those that it takes in a version of DWARF; and the values that a form, which
 * is known, holds in it. */
unsigned dwarf_attribute_classes(unsigned classes, uint32_t attribute, uint64_t version);
unsigned dwarf_form_classes(uint32_t form, uint64_t version);

/* What is known of the attribute so called; NULL: nothing, as where the name is a number. */
const struct dwarf_attribute *dwarf_attribute_named(const char *name, size_t length);

/* The kind of values that a base type encoding has. */
enum dwarf_value_kind dwarf_encoding_kind(uint32_t encoding);

/* Bits of an address in an address space; 0: there is no such space. */
unsigned dwarf_space_bits(uint64_t space);

/* All names of a family, one after the other from 0 on; NULL: no more. For lists of them. */
const char *dwarf_family_name(enum dwarf_family family, size_t index);

#endif
