/* code.c: see code.h. Which symbols are headings and labels is what llvm-objdump does. */
#include "code.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "assembly.h"
#include "inspect/object/resources.h"
#include "isa/names.h"
#include "isa/vgpr_banks.h"
#include "module/fragment.h"

/* Names may be as long as the file, and each branch may go to one: those beyond a sum are left out. */
enum { MOST_BRANCH_NAMES = 64 << 20 };

enum { DWORD = ISA_DWORD };

/* ---- symbols ---- */

static int compare(const void *a, const void *b) {
	const struct code_symbol *one = a, *other = b;
	if (one->section != other->section)
		return one->section < other->section ? -1 : 1;
	if (one->address != other->address)
		return one->address < other->address ? -1 : 1;
	return strcmp(one->name, other->name);
}

static void collect(struct code *code, struct arena *arena) {
	const struct elf_symbols *symbols = &code->object->symbols;
	for (size_t i = 0; i < symbols->count; i++) {
		const struct elf_symbol *symbol = &symbols->items[i];
		bool named = *symbol->name && symbol->type != STT_SECTION && symbol->type != STT_FILE;
		if (named && !symbol->reserved && symbol->section)
			*list_add(arena, &code->symbols) = (struct code_symbol){
			    .name = symbol->name,
			    .address = symbol->value,
			    .size = symbol->size,
			    .section = symbol->section,
			    .type = symbol->type,
			    .number = (uint32_t)i,
			};
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
	for (size_t i = section ? (size_t)(section - elf->sections) + 1 : 0; i < code->section_end; i++)
		if (has_code(&elf->sections[i]))
			return &elf->sections[i];
	return NULL;
}

size_t code_section_end(const struct elf_file *elf) {
	uint64_t left = elf->size;
	size_t count = 0;
	for (; count < elf->section_count; count++) {
		uint64_t size = elf->sections[count].stored_size;
		if (size > left)
			break;
		left -= size;
	}
	return count;
}

void code_begin_section(const struct code *code, const struct elf_section *section, struct code_part *part) {
	uint32_t number = (uint32_t)(section - code->object->elf.sections);
	size_t first = count_before(code, number, 0);
	*part = (struct code_part){.section = section, .end = section->address};
	part->symbols = code->symbols.count ? code->symbols.items + first : NULL;
	part->symbol_count = count_before(code, number + 1, 0) - first;
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

/* How far the part is data: as far as the largest object at its beginning, unless a function begins there, too. An
 * object without a size is all of it. */
static uint64_t end_of_data(const struct code_part *part, size_t first, size_t end) {
	uint64_t room = part->end - part->address, most = 0;
	for (size_t i = first; i < end; i++) {
		const struct code_symbol *symbol = &part->symbols[i];
		uint64_t size = symbol->size && symbol->size < room ? symbol->size : room;
		if (symbol->type == STT_FUNC || symbol->type == STT_AMDGPU_HSA_KERNEL)
			return part->address;
		if (symbol->type == STT_OBJECT && size > most)
			most = size;
	}
	return part->address + most;
}

/* Of several symbols at the address the last one is the name. */
static void name_part(struct code_part *part) {
	size_t first = symbols_before(part, part->address), at = first;
	part->name = part->section->name;
	part->end = part->section->address + part->section->size;
	for (; at < part->symbol_count && part->symbols[at].address == part->address; at++)
		part->name = part->symbols[at].name;
	if (at < part->symbol_count && part->symbols[at].address < part->end)
		part->end = part->symbols[at].address;
	part->data_end = end_of_data(part, first, at);
}

bool code_next_in_section(struct code_part *part) {
	if (part->end - part->section->address >= part->section->size)
		return false;
	part->address = part->end;
	name_part(part);
	return true;
}

bool code_next_part(const struct code *code, struct code_part *part) {
	while (!part->section || !code_next_in_section(part)) {
		const struct elf_section *next = next_section(code, part->section);
		if (!next)
			return false;
		code_begin_section(code, next, part);
	}
	return true;
}

/* ---- labels ---- */

/* A name with a line end ends the operand. kdasm defines symbols that begin like this. */
static bool can_be_label(const char *name) {
	static const char *const taken[] = {".amdgcn.", ".option.", ".kernel.", "UC_VERSION_"};
	for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++)
		if (strncmp(name, taken[i], strlen(taken[i])) == 0)
			return false;
	return *name && !strpbrk(name, "\r\n") && strcmp(name, ".") != 0;
}

/* Of several of a name a section has it, else one that is not local, else the first. */
static int compare_names(const void *a, const void *b) {
	const struct code_name *one = a, *other = b;
	int order = strcmp(one->name, other->name);
	if (order)
		return order;
	if (!one->number != !other->number)
		return one->number ? 1 : -1;
	if (one->local != other->local)
		return one->local ? 1 : -1;
	return (one->number > other->number) - (one->number < other->number);
}

static void collect_names(struct code *code, struct arena *arena) {
	const struct kd_code_object *object = code->object;
	for (size_t i = 1; i < object->elf.section_count; i++)
		*list_add(arena, &code->names) = (struct code_name){.name = object->elf.sections[i].name};
	for (size_t i = 1; i < object->symbols.count; i++) {
		const struct elf_symbol *symbol = &object->symbols.items[i];
		if (symbol->type != STT_SECTION && symbol->type != STT_FILE)
			*list_add(arena, &code->names) =
			    (struct code_name){symbol->name, (uint32_t)i, symbol->binding == STB_LOCAL};
	}
	if (code->names.count)
		qsort(code->names.items, code->names.count, sizeof *code->names.items, compare_names);
}

static void give_names(struct code *code, struct arena *arena) {
	size_t kept = 0;
	const char *before = NULL;
	collect_names(code, arena);
	code->is_named = arena_zeroed(arena, code->object->symbols.count + 1, sizeof *code->is_named);
	for (size_t i = 0; i < code->names.count; i++) {
		struct code_name name = code->names.items[i];
		bool first = !before || strcmp(before, name.name) != 0;
		before = name.name;
		if (!first || !name.number || !can_be_label(name.name))
			continue;
		code->is_named[name.number] = true;
		code->names.items[kept++] = name;
	}
	code->names.count = kept;
	for (size_t i = 0; i < code->symbols.count; i++)
		code->symbols.items[i].is_label = code->is_named[code->symbols.items[i].number];
}

static int compare_with_name(const void *wanted, const void *name) {
	return strcmp(wanted, ((const struct code_name *)name)->name);
}

const struct elf_symbol *code_symbol_named(const struct code *code, const char *name) {
	const struct code_name *found = code->names.count ? bsearch(name, code->names.items, code->names.count,
	                                                            sizeof *code->names.items, compare_with_name)
	                                                  : NULL;
	return found ? &code->object->symbols.items[found->number] : NULL;
}

struct code_symbols code_symbols_at(const struct code_part *part, uint64_t address) {
	size_t first = symbols_before(part, address), end = first;
	while (end < part->symbol_count && part->symbols[end].address == address)
		end++;
	return (struct code_symbols){part->symbols ? part->symbols + first : NULL, end - first};
}

struct code_symbols code_symbols_at_end(const struct code_part *part) {
	uint64_t end = part->section->address + part->section->size;
	return part->end == end ? code_symbols_at(part, end) : (struct code_symbols){NULL, 0};
}

static void forget_labels(struct code *code, struct code_symbols symbols) {
	for (size_t i = 0; i < symbols.count; i++)
		code->symbols.items[symbols.items - code->symbols.items + (ptrdiff_t)i].is_label = false;
}

/* Labels of what is not printed are none. */
static void forget_unwanted(struct code *code, const struct printing *printing) {
	for (struct code_part part = {0}; code_next_part(code, &part);) {
		if (printing_wants(printing, part.name, strlen(part.name)))
			continue;
		forget_labels(code, code_symbols_at(&part, part.address));
		forget_labels(code, code_symbols_at_end(&part));
	}
}

void code_open(struct code *code, const struct printing *printing) {
	*code = (struct code){.object = printing->object,
	                      .machine = isa_machine_of(printing->object->target.processor, object_wave(printing->object))};
	code->section_end = code_section_end(&printing->object->elf);
	collect(code, printing->arena);
	give_names(code, printing->arena);
	forget_unwanted(code, printing);
	code_relocations_find(&code->relocations, printing->arena, code->object);
	if (printing->options->physical)
		code_banks_find(&code->banks, printing->arena, code->object, code->machine, code->section_end);
	code->name_bytes = arena_zeroed(printing->arena, 1, sizeof *code->name_bytes);
	*code->name_bytes = MOST_BRANCH_NAMES;
}

/* A linker that puts in a distance leaves no trace of it, but for s_nop. */
void code_choose_targets(struct code *code) {
	code->has_local_targets = code->object->elf.type == ET_REL ||
	                          (code->machine && isa_is(code->machine, TRAIT_NO_BRANCH_OVER_63));
}

/* What would be a register is in quotes. */
void code_put_label(struct out *out, const char *name) {
	if (isa_is_register_name(name, strlen(name)))
		assembly_put_quoted(out, name, "");
	else
		assembly_put_name(out, name);
}

/* ---- lines ---- */

static void put_number(struct isa_text *text, const char *before, unsigned digits, uint32_t number) {
	text->length += (size_t)snprintf(text->text + text->length, sizeof text->text - text->length, "%s0x%0*" PRIx32,
	                                 before, (int)digits, number);
}

/* As dwords, or bytes if there are fewer. */
static void put_data(struct code_line *line) {
	struct isa_text *text = &line->text;
	const uint8_t *bytes = line->bytes;
	bool whole = line->size >= DWORD;
	text->length = 0;
	for (unsigned i = 0; i < line->size; i += whole ? DWORD : 1) {
		const char *before = i ? ", " : whole ? ".long " : ".byte ";
		put_number(text, before, whole ? 8 : 2, whole ? (uint32_t)load_le(bytes + i, DWORD) : bytes[i]);
	}
	text->late_at = text->length;
}

/* Which bits are spare, numbered from the first byte on, with runs as their ends. */
static void put_spare(struct out *out, const struct isa_decoded *decoded) {
	unsigned count = 0;
	for (unsigned bit = 0, end; bit < decoded->size * 8; bit = end) {
		end = bit + 1;
		if (!isa_bit_is_spare(decoded, bit))
			continue;
		while (end < decoded->size * 8 && isa_bit_is_spare(decoded, end))
			end++;
		out_printf(out, "%s%u", count++ ? ", " : "spare bits: ", bit);
		if (end - bit > 1)
			out_printf(out, "-%u", end - 1);
	}
	if (decoded->refused)
		out_text(out, count ? "; refused" : "refused");
	else if (!count)
		out_text(out, "in another encoding");
}

void code_put_nearly(struct out *out, const struct code_line *line) {
	struct isa_text text;
	isa_print(&line->decoded, ISA_NO_OPERAND, &text);
	out_bytes(out, text.text, text.length);
	out_text(out, " (");
	put_spare(out, &line->decoded);
	out_text(out, ")");
}

/* Eight bytes of an object, or what is left of it. */
static void read_object(const struct code_part *part, struct code_line *line) {
	uint64_t left = part->data_end - line->address;
	line->is_instruction = line->is_nearly = false;
	line->size = left < 2 * DWORD ? (unsigned)left : 2 * DWORD;
	if (line->size > DWORD)
		line->size -= line->size % DWORD;
	put_data(line);
}

static void put_characters(struct out *out, const struct code_line *line) {
	for (unsigned i = 0; i < line->size; i++) {
		char character = (char)line->bytes[i];
		out_bytes(out, character >= ' ' && character <= '~' ? &character : ".", 1);
	}
}

static const char *charged_name(const struct code *code, const char *name) {
	size_t length = name ? strnlen(name, (size_t)*code->name_bytes + 1) : 0;
	if (length > *code->name_bytes)
		return NULL;
	*code->name_bytes -= length;
	return name;
}

static bool is_local(const struct code *code, const struct code_symbol *symbol) {
	return code->object->symbols.items[symbol->number].binding == STB_LOCAL;
}

/* The label that a branch goes to; NULL: llvm-objdump prints the number. */
static const char *label_at(const struct code *code, const struct code_part *part, uint64_t address) {
	struct code_symbols symbols = code_symbols_at(part, address);
	for (size_t i = 0; i < symbols.count; i++)
		if (symbols.items[i].type == STT_NOTYPE && (!code->has_local_targets || is_local(code, &symbols.items[i])))
			return symbols.items[i].is_label ? symbols.items[i].name : NULL;
	return NULL;
}

/* The last symbol up to the target, else the section. */
static void find_near(const struct code *code, const struct code_part *part, struct code_line *line) {
	uint64_t target = line->target;
	size_t count = target < UINT64_MAX ? symbols_before(part, target + 1) : part->symbol_count;
	if (!count && target < part->section->address)
		return;
	line->near = charged_name(code, count ? part->symbols[count - 1].name : part->section->name);
	line->beyond = target - (count ? part->symbols[count - 1].address : part->section->address);
}

/* ---- targets of branches ---- */

static int compare_targets(const void *a, const void *b) {
	const struct code_target *one = a, *other = b;
	if (one->section != other->section)
		return one->section < other->section ? -1 : 1;
	return (one->address > other->address) - (one->address < other->address);
}

static uint32_t section_number(const struct code *code, const struct code_part *part) {
	return (uint32_t)(part->section - code->object->elf.sections);
}

/* The label of a target; false if there is none. */
static bool make_label(const struct code *code, const struct code_part *part, uint64_t address, char *name,
                       size_t size) {
	struct code_target target = {section_number(code, part), address};
	if (!code->targets.count ||
	    !bsearch(&target, code->targets.items, code->targets.count, sizeof *code->targets.items, compare_targets))
		return false;
	snprintf(name, size, ".L%" PRIu32 "_%" PRIx64, target.section, address);
	return true;
}

void code_put_target(struct out *out, const struct code *code, const struct code_part *part, uint64_t address) {
	char name[sizeof(((struct code_line *)NULL)->made)];
	if (make_label(code, part, address, name, sizeof name))
		out_printf(out, "%s:\n", name);
}

/* The operand that says how many dwords beyond its end a branch goes. */
static int branch_operand(const struct isa_decoded *decoded) {
	for (int i = 0; decoded->form.kinds[i]; i++)
		if (isa_kinds[decoded->form.kinds[i]].type == TYPE_BRANCH)
			return i;
	return ISA_NO_OPERAND;
}

/* With a label s_nop would be put behind a branch that the processor gets wrong. */
static void find_target(const struct code *code, const struct code_part *part, int operand, struct code_line *line) {
	const struct isa_decoded *decoded = &line->decoded;
	int64_t distance = (int16_t)decoded->operands[operand].number;
	bool misses = distance == MISSED_WORDS && isa_may_miss(code->machine, &decoded->form);
	line->has_target = true;
	line->target = line->address + line->size + (uint64_t)distance * 4;
	line->label = misses ? NULL : charged_name(code, label_at(code, part, line->target));
	if (!line->label && (operand == 0 || decoded->form.kinds[operand] == KIND_loop)) /* it does not know others */
		find_near(code, part, line);
	if (!line->label && !misses && make_label(code, part, line->target, line->made, sizeof line->made))
		line->label = line->made;
}

/* Registers become physical ones. */
static void follow_banks(const struct code *code, const struct code_part *part, struct code_line *line) {
	unsigned mode = code_banks_at(&code->banks, section_number(code, part), line->address);
	line->banks_differ = mode == ISA_NO_MODE && isa_banks_matter(&line->decoded);
	isa_banks_apply(&line->decoded, mode);
}

static void read_line(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line) {
	struct isa_decoded *decoded = &line->decoded;
	uint64_t left = part->end - address;
	line->address = address;
	line->bytes = part->section->bytes + (address - part->section->address);
	line->label = NULL;
	line->near = NULL;
	line->has_target = line->banks_differ = false;
	line->is_object = address < part->data_end;
	if (line->is_object) {
		read_object(part, line);
		return;
	}
	uint64_t odd = (address - part->section->address) % DWORD;
	if (address == part->data_end && address > part->address && odd && left > DWORD - odd)
		left = DWORD - odd; /* between data and code */
	bool is_read = code->machine &&
	               isa_decode_nearest(code->machine, line->bytes, left < SIZE_MAX ? (size_t)left : SIZE_MAX, decoded);
	line->is_instruction = is_read && decoded->exact;
	line->is_nearly = is_read && !decoded->exact;
	if (is_read && code->banks.are_followed)
		follow_banks(code, part, line);
	if (!line->is_instruction) {
		line->size = line->is_nearly ? decoded->size : left < DWORD ? (unsigned)left : DWORD;
		put_data(line);
		return;
	}
	int branch = branch_operand(decoded);
	line->size = decoded->size;
	if (branch != ISA_NO_OPERAND)
		find_target(code, part, branch, line);
	isa_print(decoded, line->label ? branch : ISA_NO_OPERAND, &line->text);
	if (!line->label)
		line->text.late_at = line->text.length;
}

void code_read(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line) {
	read_line(code, part, address, line);
	uint32_t section = (uint32_t)(part->section - code->object->elf.sections);
	line->relocations = code_relocations_at(&code->relocations, section, address, line->size);
}

/* Numbers that symbols are called by are left out: a source would have both. */
static bool is_free(const struct code *code, const struct code_target *target) {
	char name[sizeof(((struct code_line *)NULL)->made)];
	snprintf(name, sizeof name, ".L%" PRIu32 "_%" PRIx64, target->section, target->address);
	return !code_symbol_named(code, name);
}

void code_find_targets(struct code *code, const struct printing *printing) {
	LIST(struct code_target) found = {0}, begins = {0};
	struct code_line line;
	size_t kept = 0;
	for (struct code_part part = {0}; code_next_part(code, &part);) {
		uint32_t section = section_number(code, &part);
		if (!printing_wants(printing, part.name, strlen(part.name)))
			continue;
		for (uint64_t at = part.address; at < part.end; at += line.size) {
			code_read(code, &part, at, &line);
			*list_add(printing->arena, &begins) = (struct code_target){section, at};
			if (line.has_target && !line.label)
				*list_add(printing->arena, &found) = (struct code_target){section, line.target};
		}
	}
	if (found.count)
		qsort(found.items, found.count, sizeof *found.items, compare_targets);
	for (size_t i = 0; i < found.count; i++) {
		const struct code_target *target = &found.items[i];
		bool again = kept && compare_targets(&found.items[kept - 1], target) == 0;
		if (!again && is_free(code, target) &&
		    bsearch(target, begins.items, begins.count, sizeof *begins.items, compare_targets))
			found.items[kept++] = *target;
	}
	code->targets.items = found.items;
	code->targets.count = kept;
	*code->name_bytes = MOST_BRANCH_NAMES; /* the same lines are read again */
}

unsigned code_leave_out_literal(struct code_line *line) {
	const struct isa_decoded *decoded = &line->decoded;
	int literal = ISA_NO_OPERAND;
	for (int i = 0; decoded->form.kinds[i]; i++) {
		if (!decoded->operands[i].dword)
			continue;
		if (literal != ISA_NO_OPERAND)
			return 0;
		literal = i;
	}
	unsigned size = literal == ISA_NO_OPERAND ? 0 : isa_symbol_size(decoded, (unsigned)literal, line->bytes);
	if (size)
		isa_print(decoded, literal, &line->text);
	return size;
}

void code_put_text(struct out *out, const struct code_line *line) {
	const struct isa_text *text = &line->text;
	out_bytes(out, text->text, text->late_at);
	if (line->label)
		code_put_label(out, line->label);
	out_bytes(out, text->text + text->late_at, text->length - text->late_at);
}

void code_put_remarks(struct out *out, const struct code_line *line) {
	for (size_t i = 0; i < line->relocations.count; i++) {
		out_text(out, i ? ", " : " // ");
		code_relocation_put_operand(out, &line->relocations.items[i]);
	}
	if (line->banks_differ)
		out_text(out, " // banks differ");
	if (line->is_object || line->is_nearly)
		out_text(out, " // ");
	if (line->is_object)
		put_characters(out, line);
	if (line->is_nearly)
		code_put_nearly(out, line);
}
