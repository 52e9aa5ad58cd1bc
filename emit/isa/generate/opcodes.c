/* opcodes.c: prints the tables that tell the rows of an opcode, which instructions are decoded with.
 *
 * A format is known by the bits above its opcode and fields in the first dword. */
#include <stdio.h>

#include "isa/form.h"

static const struct {
	uint8_t number;
	uint16_t opcode;
} rows[] = {
#define KD_INSTRUCTION(format, name, operands, gfx9, ...) {FORMAT_##format, gfx9},
#include "kdasm/isa/instructions.def"
};

static const struct {
	uint8_t number, opcode, opcode_width;
} formats[] = {
#define KD_FORMAT(id, bytes, base, opcode, opcode_width, ...) {FORMAT_##id, opcode, opcode_width},
#include "kdasm/isa/formats.def"
};

static const struct {
	uint8_t format, bit, width;
} fields[] = {
#define KD_FIELD(format, role, bit, width, shift) {FORMAT_##format, bit, width},
#include "kdasm/isa/formats.def"
};

enum { ROWS = sizeof rows / sizeof rows[0], FIELDS = sizeof fields / sizeof fields[0], DWORD = 32 };

/* The first row with the opcode, counted from one after `from`; 0: there is none. */
static unsigned find(unsigned from, unsigned format, unsigned opcode) {
	for (unsigned i = from; i < ROWS; i++)
		if (rows[i].number == format && rows[i].opcode == opcode)
			return i + 1;
	return 0;
}

static unsigned mask_of(unsigned format) {
	unsigned end = formats[format].opcode < DWORD ? formats[format].opcode + formats[format].opcode_width : 0;
	for (unsigned i = 0; i < FIELDS; i++) {
		unsigned field_end = fields[i].bit + fields[i].width;
		if (fields[i].format == format && fields[i].bit < DWORD && field_end <= DWORD && field_end > end)
			end = field_end;
	}
	return ~0U << end;
}

int main(void) {
	unsigned first = 0;
	printf("/* Made from kdasm/isa/formats.def and instructions.def by emit/isa/generate/opcodes.c. */\n");
	printf("static const uint32_t format_masks[] = {");
	for (unsigned i = 0; i < FORMAT_COUNT; i++)
		printf("%s0x%08x,", i % 8 ? " " : "\n\t", mask_of(i));
	printf("\n};\nstatic const uint16_t format_opcodes[] = {\n\t");
	for (unsigned i = 0; i < FORMAT_COUNT; first += 1U << formats[i++].opcode_width)
		printf("%u, ", first);
	printf("%u,\n};\nstatic const uint16_t opcode_rows[] = {", first);
	for (unsigned i = 0; i < FORMAT_COUNT; i++)
		for (unsigned opcode = 0; opcode < 1U << formats[i].opcode_width; opcode++)
			printf("%s%u,", opcode % 20 ? " " : "\n\t", find(0, i, opcode));
	printf("\n};\nstatic const uint16_t opcode_next[] = {");
	for (unsigned i = 0; i < ROWS; i++)
		printf("%s%u,", i % 20 ? " " : "\n\t", find(i + 1, rows[i].number, rows[i].opcode));
	printf("\n};\n");
	return 0;
}
