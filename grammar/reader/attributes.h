/* attributes.h: arguments of directives.def that need names. */
#ifndef KD_GRAMMAR_READER_ATTRIBUTES_H
#define KD_GRAMMAR_READER_ATTRIBUTES_H

enum attribute {
	ATTRIBUTE_GLOBAL,
	ATTRIBUTE_LOCAL,
	ATTRIBUTE_WEAK,
	ATTRIBUTE_HIDDEN,
	ATTRIBUTE_INTERNAL,
	ATTRIBUTE_PROTECTED,
	ATTRIBUTE_KEPT,
	ATTRIBUTE_TAGGED,
	ATTRIBUTE_FOREIGN,
};

/* Alignment directives: width of the fill value in the low bits, and whether the operand is
 * a power of two's exponent. */
enum { ALIGN_IS_POWER = 16 };
#define ALIGN_BYTES(width) (width)
#define ALIGN_POWER(width) ((width) | ALIGN_IS_POWER)

/* Code object versions, and operating systems, that a directive or predefined symbol is for. */
enum scope {
	SCOPE_V2 = 1,
	SCOPE_V3 = 2,
	SCOPE_V4_UP = 4,
	SCOPE_OTHER_OS = 8, /* anything but amdhsa */
	SCOPE_ALL = 15,
};

/* Where .cfi_llvm_* directives say that a register is saved. */
enum frame_saved {
	SAVED_IN_PAIR,
	SAVED_IN_LANES,
	SAVED_IN_MEMORY,
	SAVED_IN_VECTOR,
};

/* What becomes of a metadata block. */
enum { METADATA_PACKED, METADATA_TEXT, METADATA_PAL };

/* What .if and its relatives ask of a number. */
enum comparison {
	COMPARE_NOT_ZERO,
	COMPARE_ZERO,
	COMPARE_GREATER,
	COMPARE_GREATER_OR_ZERO,
	COMPARE_LESS,
	COMPARE_LESS_OR_ZERO,
};

/* What the argument of macro_mode's directives says. */
enum macro_mode {
	MACRO_MODE_ALTERNATE,
	MACRO_MODE_PLAIN,
	MACRO_MODE_ON,
	MACRO_MODE_OFF,
};

enum message_kind {
	MESSAGE_WARNING,
	MESSAGE_ERROR,
};

enum stop_kind {
	STOP_ERR,
	STOP_ABORT,
	STOP_UNSUPPORTED, /* llvm-mc knows the name only to refuse it */
	STOP_CODEVIEW,
};

#endif
