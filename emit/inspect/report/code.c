/* code.c: see code.h. Which symbols are headings and labels is what llvm-objdump does. */
#include "code.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- symbols ---- */

static int compare(const void *a, const void *b) {
	const struct code_symbol *one = a, *other = b;
	if (one->section != other->section)
		return one->section < other->section ? -1 : 1;
	if (one->address != other->address)
		return one->address < other->address ? -1 : 1;
	return strcmp(one->name, other->name);
}

void code_open(struct code *code, const struct kd_code_object *object, struct arena *arena) {
	*code = (struct code){.object = object, .set = isa_set_of(object->target.processor)};
	for (size_t i = 0; i < object->symbols.count; i++) {
		const struct elf_symbol *symbol = &object->symbols.items[i];
		bool named = *symbol->name && symbol->type != STT_SECTION && symbol->type != STT_FILE;
		if (named && !symbol->reserved && symbol->section)
			*list_add(arena, &code->symbols) =
			    (struct code_symbol){symbol->name, symbol->value, symbol->section, symbol->type};
	}
	if (code->symbols.count)
		qsort(code->symbols.items, code->symbols.count, sizeof *code->symbols.items, compare);
}

/* How many symbols are before that place. */
static size_t count_before(const struct code *code, uint32_t section, uint64_t address) {
	size_t low = 0, high = code->symbols.count;
	struct code_symbol place = {.name = "", .section = section, .address = address};
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare(&code->symbols.items[middle], &place) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* ---- parts ---- */

static bool has_code(const struct elf_section *section) {
	return section->flags & SHF_EXECINSTR && section->bytes && section->size;
}

static const struct elf_section *next_section(const struct code *code, const struct elf_section *section) {
	const struct elf_file *elf = &code->object->elf;
	for (size_t i = section ? (size_t)(section - elf->sections) + 1 : 0; i < elf->section_count; i++)
		if (has_code(&elf->sections[i]))
			return &elf->sections[i];
	return NULL;
}

static bool begin_section(const struct code *code, const struct elf_section *section, struct code_part *part) {
	*part = (struct code_part){.section = section};
	if (!section)
		return false;
	uint32_t number = (uint32_t)(section - code->object->elf.sections);
	size_t first = count_before(code, number, 0);
	part->symbols = code->symbols.count ? code->symbols.items + first : NULL;
	part->symbol_count = count_before(code, number + 1, 0) - first;
	part->end = section->address;
	return true;
}

/* How many symbols of the section are before the address. */
static size_t symbols_before(const struct code_part *part, uint64_t address) {
	size_t low = 0, high = part->symbol_count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (part->symbols[middle].address < address)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Of several symbols at the address the last one is the name. */
static void name_part(struct code_part *part) {
	size_t at = symbols_before(part, part->address);
	part->name = part->section->name;
	part->end = part->section->address + part->section->size;
	for (; at < part->symbol_count && part->symbols[at].address == part->address; at++)
		part->name = part->symbols[at].name;
	if (at < part->symbol_count && part->symbols[at].address < part->end)
		part->end = part->symbols[at].address;
}

bool code_next_part(const struct code *code, struct code_part *part) {
	if (!part->section || part->end >= part->section->address + part->section->size)
		if (!begin_section(code, next_section(code, part->section), part))
			return false;
	part->address = part->end;
	name_part(part);
	return true;
}

/* ---- lines ---- */

/* A dword, or the bytes that are left. */
static void put_data(struct code_line *line, uint64_t left) {
	struct isa_text *text = &line->text;
	const uint8_t *bytes = line->bytes;
	line->size = left < 4 ? (unsigned)left : 4;
	text->length = 0;
	if (line->size == 4) {
		uint32_t word = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
		text->length = (size_t)snprintf(text->text, sizeof text->text, ".long 0x%08" PRIx32, word);
	}
	for (unsigned i = 0; i < line->size && line->size < 4; i++)
		text->length += (size_t)snprintf(text->text + text->length, sizeof text->text - text->length, "%s0x%02x",
		                                 i ? ", " : ".byte ", bytes[i]);
	text->late_at = text->length;
}

/* The label that a branch goes to; NULL: llvm-objdump prints the number. */
static const char *label_at(const struct code_part *part, uint64_t address) {
	for (size_t i = symbols_before(part, address); i < part->symbol_count && part->symbols[i].address == address; i++)
		if (part->symbols[i].type == STT_NOTYPE)
			return part->symbols[i].name;
	return NULL;
}

static const struct code_symbol *symbol_up_to(const struct code_part *part, uint64_t address) {
	size_t count = address < UINT64_MAX ? symbols_before(part, address + 1) : part->symbol_count;
	return count ? &part->symbols[count - 1] : NULL;
}

/* The operand that says how many dwords beyond its end a branch goes. */
static int branch_operand(const struct isa_decoded *decoded) {
	for (int i = 0; decoded->form.kinds[i]; i++)
		if (isa_kinds[decoded->form.kinds[i]].type == TYPE_BRANCH)
			return i;
	return ISA_NO_OPERAND;
}

static void find_target(const struct code_part *part, const struct isa_decoded *decoded, int operand,
                        struct code_line *line) {
	int64_t distance = (int16_t)decoded->operands[operand].number;
	line->has_target = true;
	line->target = line->address + line->size + (uint64_t)distance * 4;
	line->label = label_at(part, line->target);
	if (!line->label && operand == 0) /* it does not know others */
		line->near = symbol_up_to(part, line->target);
}

void code_read(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line) {
	struct isa_decoded decoded;
	uint64_t left = part->end - address;
	line->address = address;
	line->bytes = part->section->bytes + (address - part->section->address);
	line->label = NULL;
	line->near = NULL;
	line->has_target = false;
	if (!code->set || !isa_decode(code->set, line->bytes, left < SIZE_MAX ? (size_t)left : SIZE_MAX, &decoded)) {
		put_data(line, left);
		return;
	}
	int branch = branch_operand(&decoded);
	line->size = decoded.size;
	if (branch != ISA_NO_OPERAND)
		find_target(part, &decoded, branch, line);
	isa_print(&decoded, line->label ? branch : ISA_NO_OPERAND, &line->text);
	if (!line->label)
		line->text.late_at = line->text.length;
}
