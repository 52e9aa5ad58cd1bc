/* opcodes.c: prints the tables that tell the rows of an opcode, which instructions are decoded with.
 *
 * A format is known by the bits above its opcode and fields in the first dword; the highest of them leave few formats
 * to look at. */
#include <inttypes.h>
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
	uint64_t base;
	uint8_t opcode, opcode_width;
} formats[] = {
#define KD_FORMAT(id, bytes, base, opcode, opcode_width, ...) {base, opcode, opcode_width},
#include "kdasm/isa/formats.def"
};

static const struct {
	uint8_t format, role, bit, width;
} fields[] = {
#define KD_FIELD(format, role, bit, width, shift) {FORMAT_##format, ROLE_##role, bit, width},
#include "kdasm/isa/formats.def"
};

static const struct {
	uint8_t number, role;
} modifiers[] = {
#define KD_MODIFIER(id, name, form, role, ...) {MODIFIER_##id, ROLE_##role},
#include "kdasm/isa/modifiers.def"
};

enum { ROWS = sizeof rows / sizeof rows[0], FIELDS = sizeof fields / sizeof fields[0], DWORD = 32, BITS_BEGIN = 23 };

/* The first row with the opcode, counted from one after `from`; 0: there is none. */
static unsigned find(unsigned from, unsigned format, unsigned opcode) {
	for (unsigned i = from; i < ROWS; i++)
		if (rows[i].number == format && rows[i].opcode == opcode)
			return i + 1;
	return 0;
}

/* The bits above all fields of the first dword; without an opcode there, its high half, as low bits may be spare. Of 64
 * bits the encoding has six, or nine. */
static unsigned mask_of(unsigned format) {
	enum { HALF = DWORD / 2, SIX = 26, OF_64_BITS = 3, OF_NINE = 7 };
	unsigned end = formats[format].opcode < DWORD ? formats[format].opcode + formats[format].opcode_width : HALF;
	for (unsigned i = 0; i < FIELDS; i++) {
		unsigned field_end = fields[i].bit + fields[i].width;
		if (fields[i].format == format && fields[i].bit < DWORD && field_end <= DWORD && field_end > end)
			end = field_end;
	}
	uint32_t encoding = (uint32_t)(formats[format].base >> BITS_BEGIN);
	if (encoding >> (DWORD - 2 - BITS_BEGIN) == OF_64_BITS && !(encoding & OF_NINE) && end < SIX)
		end = SIX;
	return ~0U << end;
}

/* Whether the format has a row whose opcode may be in a first dword with these bits. VOP3 has those of others, too. */
static bool has_rows(unsigned format, uint32_t bits) {
	unsigned at = formats[format].opcode;
	uint32_t mask = at < DWORD ? ((1U << formats[format].opcode_width) - 1) << at : 0;
	for (unsigned i = 0; i < ROWS; i++) {
		uint32_t wrong = ((uint32_t)rows[i].opcode << at % DWORD ^ bits << BITS_BEGIN) & mask;
		if (rows[i].number == format && !(wrong >> BITS_BEGIN))
			return true;
	}
	return format == FORMAT_VOP3;
}

/* A bit for each format that has an instruction that may begin with these bits. */
static uint64_t formats_with(uint32_t bits) {
	uint64_t set = 0;
	for (unsigned i = 0; i < FORMAT_COUNT; i++) {
		uint32_t wrong = (bits << BITS_BEGIN ^ (uint32_t)formats[i].base) & mask_of(i);
		if (!(wrong >> BITS_BEGIN) && has_rows(i, bits))
			set |= UINT64_C(1) << i;
	}
	return set;
}

/* A bit for each modifier that has a field in the format. */
static uint64_t modifiers_of(unsigned format) {
	uint64_t set = 0;
	for (unsigned i = 0; i < MODIFIER_COUNT; i++)
		for (unsigned j = 0; j < FIELDS; j++)
			if (fields[j].format == format && fields[j].role == modifiers[i].role)
				set |= UINT64_C(1) << modifiers[i].number;
	return set;
}

int main(void) {
	unsigned first = 0;
	printf("/* Made from kdasm/isa/formats.def and instructions.def by emit/isa/generate/opcodes.c. */\n");
	printf("static const uint32_t format_masks[] = {");
	for (unsigned i = 0; i < FORMAT_COUNT; i++)
		printf("%s0x%08x,", i % 8 ? " " : "\n\t", mask_of(i));
	printf("\n};\nenum { FORMAT_BITS_BEGIN = %d };\nstatic const uint64_t format_sets[] = {", BITS_BEGIN);
	for (unsigned bits = 0; bits < 1U << (DWORD - BITS_BEGIN); bits++)
		printf("%s0x%08" PRIx64 ",", bits % 8 ? " " : "\n\t", formats_with(bits));
	printf("\n};\nstatic const uint64_t format_modifiers[] = {");
	for (unsigned i = 0; i < FORMAT_COUNT; i++)
		printf("%s0x%016" PRIx64 ",", i % 4 ? " " : "\n\t", modifiers_of(i));
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
