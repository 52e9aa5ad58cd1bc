/* data.c: directives that put bytes and gaps into a section. */
#include <elf.h>
#include <inttypes.h>
#include <stdlib.h>
#include <strings.h>

#include "actions.h"
#include "base/real.h"
#include "reader/attributes.h"
#include "reader/escapes.h"
#include "preprocess/texts.h"
#include "reader/files.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "reader/scope.h"
#include "upgrade/upgrade.h"

enum { REPEAT_LIMIT = 1 << 22 }; /* most rounds of values that are not numbers: each is kept for itself */

static bool check_literal(struct reader *reader, struct value value, unsigned width, struct span at) {
	if (value.expr || fits_width(value.constant, width))
		return true;
	diag_error(reader->diag, at.start, "out of range literal value: %" PRId64 " does not fit in %u byte%s",
	           value.constant, width, width == 1 ? "" : "s");
	return false;
}

/* .dc.a has the width of an address: 4 on r600 only, which the command line names. */
static unsigned data_width(const struct reader *reader) {
	const struct kd_target *target = &reader->module->target;
	if (reader->directive->argument)
		return (unsigned)reader->directive->argument;
	return kd_target_elf_class(target) == ELFCLASS32 ? 4 : 8;
}

void data(struct reader *reader, struct value value, struct span at) {
	unsigned width = data_width(reader);
	if (check_literal(reader, value, width, at))
		data_value(reader->module, value, width, at.start);
}

void data_plain(struct reader *reader) {
	for (size_t i = 0; i < reader->plain.count; i++) {
		struct span at;
		struct value value = expression_value(reader, &reader->plain.items[i], &at);
		data(reader, value, at);
	}
}

void octa(struct reader *reader, struct wide number) {
	data_value(reader->module, value_constant((int64_t)number.low), 8, reader->module->statement_pos);
	data_value(reader->module, value_constant((int64_t)number.high), 8, reader->module->statement_pos);
}

void octa_short(struct reader *reader, struct value number) {
	octa(reader, (struct wide){(uint64_t)number.constant, 0});
}

/* Infinity and the quiet NaN with all bits set, as llvm-mc writes them. */
static bool named_real(const char *name, unsigned width, uint64_t *bits) {
	if (strcasecmp(name, "inf") == 0 || strcasecmp(name, "infinity") == 0)
		*bits = width == 4 ? UINT64_C(0x7f800000) : UINT64_C(0x7ff0000000000000);
	else if (strcasecmp(name, "nan") == 0)
		*bits = width == 4 ? UINT64_C(0x7fffffff) : UINT64_C(0x7fffffffffffffff);
	else
		return false;
	return true;
}

/* Integers are read in base 10, without their suffix; hexadecimal ones need an exponent. */
static bool literal_real(char *text, unsigned width, uint64_t *bits) {
	bool valid, hexadecimal = text[0] == '0' && (text[1] | 0x20) == 'x';
	size_t length = strlen(text);
	if (!strchr(".0123456789", text[0]) || (hexadecimal && !strpbrk(text, "pP")))
		return false;
	while (!hexadecimal && length > 1 && strchr("uUlLeE+-", text[length - 1]))
		text[--length] = '\0'; /* a suffix, or an exponent without digits */
	*bits = real_bits(text, width, &valid);
	return valid;
}

/* A number of `width` bytes as written, NAN and infinity among them; false after an error. */
static bool real_number(struct reader *reader, struct text sign, struct span number, unsigned width, uint64_t *bits) {
	struct text source = source_text(reader, number);
	char *text = arena_copy(reader->arena, source.at, source.length);
	if (!named_real(text, width, bits) && !literal_real(text, width, bits)) {
		diag_error(reader->diag, number.start,
		           "invalid floating point literal '%.64s': write a decimal number, a "
		           "hexadecimal one with exponent, inf or nan",
		           text);
		return false;
	}
	if (sign.length && sign.at[0] == '-')
		*bits ^= UINT64_C(1) << (8 * width - 1);
	return true;
}

void real(struct reader *reader, struct text sign, struct span number) {
	unsigned width = (unsigned)reader->directive->argument;
	uint64_t bits;
	if (real_number(reader, sign, number, width, &bits))
		data_value(reader->module, value_constant((int64_t)bits), width, number.start);
}

struct value expression_real(struct reader *reader, struct text text) {
	bool valid;
	char *copy = arena_copy(reader->arena, text.at, text.length);
	return value_constant((int64_t)real_bits(copy, 8, &valid));
}

/* Each operand of .asciz ends in a zero byte; strings side by side are one operand of .ascii. */
void ascii(struct reader *reader, struct text text, struct span at, bool first) {
	bool terminated = reader->directive->argument;
	if (terminated && !first) {
		diag_error(reader->diag, at.start,
		           "unexpected token: strings must be separated by commas; only .ascii joins strings side by side");
		return;
	}
	struct buffer bytes = buffer_in(reader->arena);
	if (!string_unescape(reader, text, at.start + 1, &bytes))
		return;
	data_bytes(reader->module, bytes.data, bytes.size);
	if (terminated)
		data_bytes(reader->module, "", 1);
}

/* The bytes that RFC 4648 text stands for, in groups of four characters; false if it is not Base64. */
static bool base64_decode(struct text text, struct buffer *bytes) {
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	size_t padding = 0;
	while (padding < 2 && padding < text.length && text.at[text.length - 1 - padding] == '=')
		padding++;
	if (text.length % 4)
		return false;
	for (size_t i = 0; i < text.length; i += 4) {
		size_t used = i + 4 == text.length ? 4 - padding : 4;
		uint32_t group = 0;
		for (size_t j = 0; j < used; j++) {
			const char *digit = memchr(digits, text.at[i + j], sizeof digits - 1);
			if (!digit)
				return false;
			group |= (uint32_t)(digit - digits) << (18 - 6 * j);
		}
		for (size_t j = 0; j + 1 < used; j++)
			buffer_put(bytes, &(uint8_t){(uint8_t)(group >> (16 - 8 * j))}, 1);
	}
	return true;
}

void base64(struct reader *reader, struct text text, struct span at) {
	struct buffer bytes = buffer_in(reader->arena);
	if (!text.length)
		diag_error(reader->diag, at.start, "expected nonempty string");
	else if (!base64_decode(text, &bytes))
		diag_error(reader->diag, at.start,
		           "failed to base64 decode string data: it must consist of letters, digits, + and /, padded with = "
		           "to a multiple of 4");
	else
		data_bytes(reader->module, bytes.data, bytes.size);
}

void leb(struct reader *reader, struct value value, struct span at) {
	data_leb(reader->module, value, reader->directive->argument, at.start);
}

void incbin(struct reader *reader, struct text file, struct span at, const struct value *skip,
            const struct value *count, struct span count_at) {
	int64_t skipped = 0, wanted = INT64_MAX;
	struct buffer name = buffer_in(reader->arena), contents = buffer_in(reader->arena);
	if (!string_unescape(reader, file, at.start + 1, &name))
		return;
	if (skip && !absolute(reader, *skip, count_at, &skipped))
		return;
	if (skipped < 0) {
		diag_error(reader->diag, count_at.start, "skip is negative");
		return;
	}
	if (count && !absolute(reader, *count, count_at, &wanted))
		return;
	buffer_put_zeros(&name, 1);
	struct file_range range = {(uint64_t)skipped, wanted < 0 ? 0 : (uint64_t)wanted};
	if (!file_read(reader, (const char *)name.data, range, at.start, &contents)) {
		if (reader->files.too_much)
			text_stop(reader);
		return;
	}
	if (wanted < 0)
		diag_warning(reader->diag, count_at.start, "negative count has no effect");
	else
		data_bytes(reader->module, contents.data, contents.size);
	buffer_release(&contents);
}

/* The relocation type so called, or -1; the BFD names are those that llvm-mc maps for us. */
static int relocation_type(const struct name *name) {
	static const struct {
		const char *name;
		int type;
	} rows[] = {
#define KD_RELOCATION(id, number) {"R_AMDGPU_" #id, number},
#include "kdasm/relocations.def"
#undef KD_RELOCATION
	    {"BFD_RELOC_NONE", 0},
	    {"BFD_RELOC_32", 6},
	    {"BFD_RELOC_64", 3},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		if (name_is(name, rows[i].name))
			return rows[i].type;
	return -1;
}

void reloc(struct reader *reader, struct operand offset, struct named type, const struct operand *target) {
	struct module *module = reader->module;
	struct relocatable unused;
	int number = relocation_type(type.name);
	if (scope_is_llvm_14(reader)) {
		diag_error(reader->diag, type.at.start,
		           "unknown relocation name '%.*s': code object version %u has no names for relocations",
		           NAME_ARGS(type.name), scope_version(reader));
		return;
	}
	if (number < 0 && !module->output->symbolic) {
		diag_error(reader->diag, type.at.start, "unknown relocation name '%.*s'", NAME_ARGS(type.name));
		return;
	}
	if (target && !value_relocatable(module, target->value, EVALUATE_VALUES, &unused)) {
		diag_error(reader->diag, target->at.start, "expression must be relocatable");
		return;
	}
	if (output_takes(module, relocation, (module, offset.value, type.name, target ? &target->value : NULL)))
		return;
	data_relocation(module, (uint32_t)number, offset.value, value_pos(offset.value, offset.at.start),
	                target ? target->value : value_constant(0), target ? target->at.start : type.at.start);
}

void fill(struct reader *reader, struct operand count, const struct operand *size, const struct operand *pattern) {
	int64_t width = 1, bits = 0, known;
	if (!absolute_if_given(reader, size, &width) || !absolute_if_given(reader, pattern, &bits))
		return;
	if (width < 0) {
		diag_warning(reader->diag, size->at.start, "'.fill' directive with negative size has no effect");
		return;
	}
	if (width > 8) {
		diag_warning(reader->diag, size->at.start,
		             "'.fill' directive with size greater than 8 has been truncated to 8");
		width = 8;
	}
	if (width > 4 && (bits < 0 || bits > UINT32_MAX))
		diag_warning(reader->diag, pattern->at.start, "'.fill' directive pattern has been truncated to 32-bits");
	if (output_takes(reader->module, repeat, (reader->module, count.value, (unsigned)width, (uint32_t)bits))) {
		reader->module->pieces++;
		return;
	}
	bool is_known = value_absolute(reader->module, count.value, EVALUATE_EARLY, &known);
	if (is_known && known < 0) {
		diag_warning(reader->diag, count.at.start, "'.fill' directive with negative repeat count has no effect");
		return;
	}
	/* For a count that it does not know yet, llvm-mc forgets to cut the pattern. */
	uint64_t kept = is_known ? (uint64_t)bits & UINT32_MAX : (uint64_t)bits;
	data_fill(reader->module, count.value, kept, (unsigned)width, count.at.start);
}

void space(struct reader *reader, struct value size, struct span size_at, struct value pattern,
           struct span pattern_at) {
	int64_t byte;
	if (!absolute(reader, pattern, pattern_at, &byte))
		return;
	data_space(reader->module, size, byte, size_at.start);
}

void org(struct reader *reader, struct value offset, struct span offset_at, struct value pattern,
         struct span pattern_at) {
	int64_t byte;
	if (absolute(reader, pattern, pattern_at, &byte))
		data_org(reader->module, offset, (uint8_t)byte, offset_at.start);
}

/* False with a warning for a negative count; llvm-mc then does not read the value after it. */
static bool repeats(struct reader *reader, const struct directive *directive, struct value count, struct span at,
                    int64_t *number) {
	if (!absolute(reader, count, at, number))
		return false;
	if (*number >= 0)
		return true;
	diag_warning(reader->diag, at.start, "'%s' directive with negative repeat count has no effect", directive->name);
	return false;
}

/* The same where a value has to follow. */
static bool repeats_value(struct reader *reader, const struct directive *directive, struct value count, struct span at,
                          int64_t *number) {
	if (repeats(reader, directive, count, at, number))
		return true;
	if (*number < 0)
		diag_error(reader->diag, token_after(reader, at),
		           "unexpected token at start of statement: after a negative count there is nothing to repeat");
	return false;
}

void filled_nothing(struct reader *reader, const struct directive *directive, struct value count, struct span at) {
	int64_t number;
	if (repeats(reader, directive, count, at, &number))
		diag_error(reader->diag, at.end, "expected comma: the line ends here; usage: %s %s", directive->name,
		           directive->syntax);
}

void filled(struct reader *reader, const struct directive *directive, struct value count, struct span count_at,
            struct value pattern, struct span pattern_at) {
	int64_t number = 0;
	unsigned width = (unsigned)directive->argument;
	if (!repeats_value(reader, directive, count, count_at, &number) ||
	    !check_literal(reader, pattern, width, pattern_at))
		return;
	if (!pattern.expr) {
		data_fill(reader->module, value_constant(number), (uint64_t)pattern.constant, width, count_at.start);
		return;
	}
	if (number > REPEAT_LIMIT - (int64_t)reader->work.repeated) {
		diag_error(reader->diag, count_at.start,
		           "cannot repeat values that are not numbers more than %d times in all [stricter than llvm-mc]",
		           REPEAT_LIMIT);
		return;
	}
	reader->work.repeated += (uint64_t)number;
	for (int64_t i = 0; i < number; i++)
		data_value(reader->module, pattern, width, pattern_at.start);
}

void filled_real(struct reader *reader, const struct directive *directive, struct value count, struct span count_at,
                 struct text sign, struct span number) {
	int64_t repeat = 0;
	uint64_t bits;
	if (repeats_value(reader, directive, count, count_at, &repeat) &&
	    real_number(reader, sign, number, (unsigned)directive->argument, &bits))
		data_fill(reader->module, value_constant(repeat), bits, (unsigned)directive->argument, count_at.start);
}

void reserved(struct reader *reader, const struct directive *directive, struct value count, struct span count_at) {
	int64_t number;
	if (repeats(reader, directive, count, count_at, &number))
		data_reserve(reader->module, number, directive->argument, count_at.start);
}

bool alignment_is_known(struct reader *reader, struct value alignment, struct span at) {
	int64_t number;
	return absolute(reader, alignment, at, &number);
}

struct alignment_operands *alignment_operands(struct reader *reader, struct operand alignment,
                                              const struct operand *pattern, const struct operand *limit) {
	const struct operand none = {value_constant(0), alignment.at};
	reader->alignment = (struct alignment_operands){
	    .alignment = alignment,
	    .fill = pattern ? *pattern : none,
	    .limit = limit ? *limit : none,
	    .has_fill = pattern,
	    .has_limit = limit,
	};
	return &reader->alignment;
}

void align_nothing(struct reader *reader, const struct directive *directive, struct span at) {
	if (directive->argument == ALIGN_POWER(1))
		diag_warning(reader->diag, at.end, "p2align directive with no operand(s) is ignored");
	else
		diag_error(reader->diag, at.end, "unknown token in expression: %s %s", directive->name, directive->syntax);
}

/* The alignment in bytes; 0 after an error. */
static uint64_t alignment_bytes(struct reader *reader, bool is_power, int64_t number, kd_pos pos) {
	if (is_power) {
		if (number >= 0 && number < 32)
			return UINT64_C(1) << number;
		diag_error(reader->diag, pos, "invalid alignment value: 2^%" PRId64 "; the power must be 0 to 31%s", number,
		           number < 0 ? " [stricter than llvm-mc]" : "");
		return 0;
	}
	if (number == 0)
		return 1;
	if (number < 0 || (number & (number - 1)))
		diag_error(reader->diag, pos, "alignment must be a power of 2, not %" PRId64, number);
	else if (number > UINT32_MAX)
		diag_error(reader->diag, pos, "alignment must be smaller than 2**32");
	else
		return (uint64_t)number;
	return 0;
}

/* False after an error. */
static bool alignment_limit(struct reader *reader, int64_t limit, kd_pos pos, struct alignment *alignment) {
	if (limit < 1) {
		diag_error(reader->diag, pos,
		           "alignment directive can never be satisfied in this many bytes, ignoring maximum bytes expression");
		return false;
	}
	if ((uint64_t)limit >= alignment->bytes)
		diag_warning(reader->diag, pos, "maximum bytes expression exceeds alignment and has no effect");
	else
		alignment->max_bytes = (uint64_t)limit;
	return true;
}

void align(struct reader *reader, const struct directive *directive, const struct alignment_operands *operands) {
	struct section *section = reader->module->current.section;
	int64_t number, pattern = 0, limit = 0;
	if (!absolute(reader, operands->alignment.value, operands->alignment.at, &number) ||
	    !absolute(reader, operands->fill.value, operands->fill.at, &pattern) ||
	    !absolute(reader, operands->limit.value, operands->limit.at, &limit))
		return;
	struct alignment alignment = {
	    .bytes = alignment_bytes(reader, directive->argument & ALIGN_IS_POWER, number, operands->alignment.at.start),
	    .width = (uint8_t)(directive->argument & ~ALIGN_IS_POWER),
	    .nops = section_is_code(section) && !operands->has_fill,
	};
	if (!alignment.bytes)
		return;
	if (operands->has_limit && !alignment_limit(reader, limit, operands->limit.at.start, &alignment))
		return;
	if (pattern && section->type == SHT_NOBITS) {
		diag_warning(reader->diag, operands->fill.at.start, "ignoring non-zero fill value in BSS section '%.*s'",
		             NAME_ARGS(section->name));
		pattern = 0;
	}
	alignment.fill = (uint64_t)pattern;
	/* LLVM 14 takes zeros for no fill value, but where units of more than a byte are filled it is the other way
	 * round. */
	if (section_is_code(section) && scope_is_llvm_14(reader) && !pattern &&
	    operands->has_fill == (alignment.width == 1)) {
		alignment.nops = alignment.width == 1;
		upgrade_fill(reader, operands, alignment.nops);
	}
	data_align(reader->module, alignment, operands->alignment.at.start);
}

void align_plain(struct reader *reader, const struct directive *directive) {
	const struct plain_operands *plain = &reader->plain;
	struct operand operands[ALIGNMENT_MOST];
	for (size_t i = 0; i < plain->count; i++) {
		operands[i].value = expression_value(reader, &plain->items[i], &operands[i].at);
		if (i == 0 && !alignment_is_known(reader, operands[0].value, operands[0].at))
			return;
	}
	align(reader, directive,
	      alignment_operands(reader, operands[0], plain->count > 1 ? &operands[1] : NULL,
	                         plain->count > 2 ? &operands[2] : NULL));
}
