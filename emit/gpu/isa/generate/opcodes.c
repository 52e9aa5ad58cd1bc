/* opcodes.c: prints the tables that tell the rows of an opcode, which instructions are decoded with.
 *
 * A format is known by the bits above its opcode and fields in the first dword; the highest of them leave few formats
 * to look at. */
#include <inttypes.h>
#include <stdio.h>

#include "gpu/isa/form.h"

static const struct {
	uint8_t number;
	uint16_t opcodes[ISA_COLUMN_COUNT];
} rows[] = {
#define NONE ISA_NO_OPCODE
#define KD_INSTRUCTION(format, name, operands, gfx6, gfx8, gfx11, ...) {FORMAT_##format, {gfx6, gfx8, gfx11}},
#include "kdasm/isa/instructions.def"
};

enum {
#define KD_GENERATION(id, name, column, sgprs, extent) id = 1 << ISA_GENERATION_##id,
#include "kdasm/isa/generations.def"
};

static const bool taken[] = {
#define KD_GENERATION(id, name, column, sgprs, extent) ISA_##extent,
#include "kdasm/isa/generations.def"
};

static const enum isa_column columns[] = {
#define KD_GENERATION(id, name, column, sgprs, extent) ISA_##column,
#include "kdasm/isa/generations.def"
};

static const struct {
	uint64_t base;
	uint16_t generations;
	uint8_t format, opcode, opcode_width;
} layouts[LAYOUT_COUNT] = {
#define KD_LAYOUT(id, format, generations, bytes, base, opcode, opcode_width, vop3)                                    \
	[LAYOUT_##id] = {base, generations, FORMAT_##format, opcode, opcode_width},
#include "kdasm/isa/formats.def"
};

static const uint8_t rests[LAYOUT_COUNT] = {
#define KD_OPCODE_REST(layout, bit, width, shift) [LAYOUT_##layout] = width,
#include "kdasm/isa/formats.def"
};

static const struct {
	uint8_t layout, role, bit, width;
} fields[] = {
#define KD_FIELD(layout, role, bit, width, shift) {LAYOUT_##layout, ROLE_##role, bit, width},
#define KD_SIGNED_FIELD(layout, role, bit, width) {LAYOUT_##layout, ROLE_##role, bit, width},
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
static unsigned find(unsigned column, unsigned from, unsigned format, unsigned opcode) {
	for (unsigned i = from; i < ROWS; i++)
		if (rows[i].number == format && rows[i].opcodes[column] == opcode)
			return i + 1;
	return 0;
}

/* How the generation lays the format out; LAYOUT_NONE: it lacks it, or its instructions are not taken. */
static unsigned layout_of(unsigned generation, unsigned format) {
	for (unsigned i = LAYOUT_NONE + 1; i < LAYOUT_COUNT && taken[generation]; i++)
		if (layouts[i].format == format && layouts[i].generations >> generation & 1)
			return i;
	return LAYOUT_NONE;
}

static bool has_layouts(unsigned generation) {
	bool found = false;
	for (unsigned i = 0; i < FORMAT_COUNT; i++)
		found |= layout_of(generation, i) != LAYOUT_NONE;
	return found;
}

/* The widest opcode that a layout of the format has; that of a second half may be wider than that of the first. */
static unsigned opcode_width(unsigned format) {
	unsigned width = 0;
	for (unsigned i = LAYOUT_NONE + 1; i < LAYOUT_COUNT; i++)
		if (layouts[i].format == format && layouts[i].opcode_width + rests[i] > (int)width)
			width = layouts[i].opcode_width + rests[i];
	for (unsigned i = 0; i < FIELDS; i++)
		if (layouts[fields[i].layout].format == format && fields[i].role == ROLE_SECOND && fields[i].width > width)
			width = fields[i].width;
	return width;
}

/* The bits above all fields of the first dword; without an opcode there, its high half, as low bits may be spare. Of 64
 * bits the encoding has six, or nine. */
static unsigned mask_of(unsigned layout) {
	enum { HALF = DWORD / 2, SIX = 26, OF_64_BITS = 3, OF_NINE = 7 };
	unsigned end = layouts[layout].opcode < DWORD ? layouts[layout].opcode + layouts[layout].opcode_width : HALF;
	for (unsigned i = 0; i < FIELDS; i++) {
		unsigned field_end = fields[i].bit + fields[i].width;
		if (fields[i].layout == layout && fields[i].bit < DWORD && field_end <= DWORD && field_end > end)
			end = field_end;
	}
	uint32_t encoding = (uint32_t)layouts[layout].base >> BITS_BEGIN;
	if (encoding >> (DWORD - 2 - BITS_BEGIN) == OF_64_BITS && !(encoding & OF_NINE) && end < SIX)
		end = SIX;
	return ~0U << end;
}

/* Whether the format has a row whose opcode may be in a first dword with these bits. VOP3 has those of others, too. */
static bool has_rows(unsigned column, unsigned layout, uint32_t bits) {
	unsigned at = layouts[layout].opcode, format = layouts[layout].format;
	uint32_t mask = at < DWORD ? ((1U << layouts[layout].opcode_width) - 1) << at : 0;
	for (unsigned i = 0; i < ROWS; i++) {
		uint32_t wrong = ((uint32_t)rows[i].opcodes[column] << at % DWORD ^ bits << BITS_BEGIN) & mask;
		if (rows[i].number == format && rows[i].opcodes[column] != NONE && !(wrong >> BITS_BEGIN))
			return true;
	}
	return format == FORMAT_VOP3;
}

/* A bit for each format that has an instruction of the generation that may begin with these bits. */
static uint64_t formats_with(unsigned generation, uint32_t bits) {
	uint64_t set = 0;
	for (unsigned i = 0; i < FORMAT_COUNT; i++) {
		unsigned layout = layout_of(generation, i);
		uint32_t wrong = (bits << BITS_BEGIN ^ (uint32_t)layouts[layout].base) & mask_of(layout);
		if (layout != LAYOUT_NONE && !(wrong >> BITS_BEGIN) && has_rows(columns[generation], layout, bits))
			set |= UINT64_C(1) << i;
	}
	return set;
}

/* A bit for each modifier that has a field in the layout. */
static uint64_t modifiers_of(unsigned layout) {
	uint64_t set = 0;
	for (unsigned i = 0; i < MODIFIER_COUNT; i++)
		for (unsigned j = 0; j < FIELDS; j++)
			if (fields[j].layout == layout && fields[j].role == modifiers[i].role)
				set |= UINT64_C(1) << modifiers[i].number;
	return set;
}

static void print_layouts(void) {
	printf("static const uint8_t format_layouts[][%d] = {", FORMAT_COUNT);
	for (unsigned generation = 0; generation < ISA_GENERATION_COUNT; generation++) {
		printf("\n\t{");
		for (unsigned i = 0; i < FORMAT_COUNT; i++)
			printf("%u, ", layout_of(generation, i));
		printf("},");
	}
	printf("\n};\nstatic const uint32_t layout_masks[] = {");
	for (unsigned i = 0; i < LAYOUT_COUNT; i++)
		printf("%s0x%08x,", i % 8 ? " " : "\n\t", mask_of(i));
	printf("\n};\nstatic const uint64_t layout_modifiers[] = {");
	for (unsigned i = 0; i < LAYOUT_COUNT; i++)
		printf("%s0x%016" PRIx64 ",", i % 4 ? " " : "\n\t", modifiers_of(i));
	printf("\n};\n");
}

/* Those of generations that are not there yet would be empty: `format_sets_of` tells which one is whose. */
static void print_sets(void) {
	unsigned count = 0;
	printf("enum { FORMAT_BITS_BEGIN = %d };\nstatic const uint8_t format_sets_of[] = {", BITS_BEGIN);
	for (unsigned i = 0; i < ISA_GENERATION_COUNT; count += has_layouts(i++))
		printf("%u, ", has_layouts(i) ? count : 0);
	printf("};\nstatic const uint64_t format_sets[][%d] = {", 1 << (DWORD - BITS_BEGIN));
	for (unsigned i = 0; i < ISA_GENERATION_COUNT; i++) {
		printf(has_layouts(i) ? "\n\t{" : "");
		for (unsigned bits = 0; has_layouts(i) && bits < 1U << (DWORD - BITS_BEGIN); bits++)
			printf("%s0x%08" PRIx64 ",", bits % 8 ? " " : "\n\t", formats_with(i, bits));
		printf(has_layouts(i) ? "}," : "");
	}
	printf("\n};\n");
}

static bool is_used(unsigned column) {
	bool used = false;
	for (unsigned i = 0; i < ISA_GENERATION_COUNT; i++)
		used |= columns[i] == column && has_layouts(i);
	return used;
}

static void print_rows(unsigned column) {
	printf("\n\t{");
	for (unsigned i = 0; i < FORMAT_COUNT; i++)
		for (unsigned opcode = 0; opcode < 1U << opcode_width(i); opcode++)
			printf("%s%u,", opcode % 20 ? " " : "\n\t", find(column, 0, i, opcode));
	printf("},");
}

static void print_next(unsigned column) {
	printf("\n\t{");
	for (unsigned i = 0; i < ROWS; i++) {
		unsigned opcode = rows[i].opcodes[column];
		printf("%s%u,", i % 20 ? " " : "\n\t", opcode == NONE ? 0 : find(column, i + 1, rows[i].number, opcode));
	}
	printf("},");
}

/* Columns that no generation uses yet have no tables: `column_places` tells which one is whose. */
static void print_opcodes(void) {
	unsigned first = 0, count = 0;
	printf("static const uint16_t format_opcodes[] = {\n\t");
	for (unsigned i = 0; i < FORMAT_COUNT; first += 1U << opcode_width(i++))
		printf("%u, ", first);
	printf("%u,\n};\nstatic const uint8_t column_places[] = {", first);
	for (unsigned i = 0; i < ISA_COLUMN_COUNT; count += is_used(i++))
		printf("%u, ", is_used(i) ? count : 0);
	printf("};\nstatic const uint16_t opcode_rows[][%u] = {", first);
	for (unsigned i = 0; i < ISA_COLUMN_COUNT; i++)
		if (is_used(i))
			print_rows(i);
	printf("\n};\nstatic const uint16_t opcode_next[][%d] = {", ROWS);
	for (unsigned i = 0; i < ISA_COLUMN_COUNT; i++)
		if (is_used(i))
			print_next(i);
	printf("\n};\n");
}

int main(void) {
	printf("/* Made from kdasm/isa/formats.def and instructions.def by emit/gpu/isa/generate/opcodes.c. */\n");
	print_layouts();
	print_sets();
	print_opcodes();
	return 0;
}
