/* code.c: see code.h. Which symbols are headings and labels is what llvm-objdump does. */
#include "code.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "assembly.h"
#include "files/object/resources.h"
#include "gpu/isa/names.h"
#include "gpu/isa/print_special.h"
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
	*part = (struct code_part){.section = section, .number = number, .end = section->address};
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
	code->reading = arena_zeroed(printing->arena, 1, sizeof *code->reading);
	code->reading->name_bytes = MOST_BRANCH_NAMES;
	code_texts_begin(&code->reading->texts, printing->arena, code->banks.are_followed);
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

/* As dwords, or bytes if there are fewer. */
static void put_data(struct code_line *line) {
	struct isa_text *text = &line->own;
	const uint8_t *bytes = line->bytes;
	unsigned width = line->size >= DWORD ? DWORD : 1;
	text->length = 0;
	for (unsigned i = 0; i < line->size; i += width) {
		isa_put(text, i ? ", 0x" : width > 1 ? ".long 0x" : ".byte 0x");
		isa_put_fixed(text, load_le(bytes + i, width), 2 * width);
	}
	line->text = text->text;
	line->length = line->late_at = line->late_end = text->length;
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
	isa_print(line->decoded, ISA_NO_OPERAND, &text);
	out_bytes(out, text.text, text.length);
	out_text(out, " (");
	put_spare(out, line->decoded);
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
	uint64_t *left = &code->reading->name_bytes;
	size_t length = name ? strnlen(name, (size_t)*left + 1) : 0;
	if (length > *left)
		return NULL;
	*left -= length;
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

static void put_name(struct out *out, const struct code_target *target) {
	out_text(out, ".L");
	out_unsigned(out, target->section);
	out_text(out, "_");
	out_hex(out, target->address);
}

/* How many targets are before the place. */
static size_t targets_before(const struct code *code, const struct code_target *place) {
	size_t low = 0, high = code->targets.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_targets(&code->targets.items[middle], place) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* The target at the place, if its number is this; else NULL. */
static const struct code_target *target_at(const struct code *code, size_t number, const struct code_target *place) {
	const struct code_target *target = &code->targets.items[number];
	return number < code->targets.count && compare_targets(target, place) == 0 ? target : NULL;
}

/* Whether all targets before the number, and no others, are before the place. */
static bool is_next_target(const struct code *code, size_t number, const struct code_target *place) {
	const struct code_target *items = code->targets.items;
	return (!number || compare_targets(&items[number - 1], place) < 0) &&
	       (number == code->targets.count || compare_targets(&items[number], place) >= 0);
}

void code_put_target(struct out *out, const struct code *code, const struct code_part *part, uint64_t address) {
	const struct code_target place = {part->number, address};
	size_t *next = &code->reading->target;
	if (!code->targets.count)
		return;
	if (!is_next_target(code, *next, &place))
		*next = targets_before(code, &place);
	if (!target_at(code, *next, &place))
		return;
	put_name(out, &place);
	out_text(out, ":\n");
}

/* With a label s_nop would be put behind a branch that the processor gets wrong. */
static void find_target(const struct code *code, const struct code_part *part, const struct code_text *text,
                        struct code_line *line) {
	struct code_target place = {part->number, line->address + line->size + (uint64_t)(int64_t)text->distance * DWORD};
	line->has_target = true;
	line->target = place.address;
	line->label = text->misses ? NULL : charged_name(code, label_at(code, part, line->target));
	if (!line->label && text->names_near)
		find_near(code, part, line);
	if (!line->label && !text->misses && code->targets.count)
		line->made = target_at(code, targets_before(code, &place), &place);
}

static void read_instruction(const struct code *code, const struct code_part *part, const struct code_text *text,
                             struct code_line *line) {
	line->kept = text;
	line->gives_counter = text->gives_counter;
	line->text = code_texts_letters(&code->reading->texts, text);
	line->length = text->length;
	line->late_at = text->late_at;
	if (text->has_branch)
		find_target(code, part, text, line);
	line->late_end = code_has_label(line) ? text->late_end : text->late_at;
}

/* What is there of a machine whose instructions are not known. */
static const struct code_text *unknown(uint64_t left) {
	static const struct code_text data[] = {{.size = 0}, {.size = 1}, {.size = 2}, {.size = 3}, {.size = DWORD}};
	return &data[left < DWORD ? left : DWORD];
}

void code_read_bare(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line) {
	uint64_t left = part->end - address;
	line->address = address;
	line->bytes = part->section->bytes + (address - part->section->address);
	line->label = line->near = NULL;
	line->made = NULL;
	line->relocations.count = 0;
	line->has_target = line->banks_differ = false;
	line->is_object = address < part->data_end;
	if (line->is_object) {
		read_object(part, line);
		return;
	}
	uint64_t odd = (address - part->section->address) % DWORD;
	if (address == part->data_end && address > part->address && odd && left > DWORD - odd)
		left = DWORD - odd; /* between data and code */
	const struct met_bytes bytes = {
	    .machine = code->machine,
	    .bytes = line->bytes,
	    .size = left < SIZE_MAX ? (size_t)left : SIZE_MAX,
	    .mode = code->banks.are_followed ? code_banks_at(&code->banks, part->number, address) : 0};
	const struct code_text *text = code->machine ? code_texts_read(&code->reading->texts, &bytes) : unknown(left);
	line->is_instruction = text->is_instruction;
	line->is_nearly = text->nearly != NULL;
	line->decoded = text->nearly;
	line->banks_differ = text->banks_differ;
	line->size = text->size;
	if (line->is_instruction)
		read_instruction(code, part, text, line);
	else
		put_data(line);
}

void code_read(const struct code *code, const struct code_part *part, uint64_t address, struct code_line *line) {
	code_read_bare(code, part, address, line);
	line->relocations =
	    code_relocations_at(&code->relocations, &code->reading->relocation, part->number, address, line->size);
}

/* ---- all targets ---- */

/* Where branches go, and the sizes of all lines, which tell where these begin. */
struct branches {
	LIST(struct code_target) targets;
	struct buffer sizes;
};

/* Numbers that symbols are called by are left out: a source would have both. */
static bool is_free(const struct code *code, struct out *name, const struct code_target *target) {
	name->text.size = 0;
	put_name(name, target);
	out_bytes(name, "", 1);
	return !code_symbol_named(code, (const char *)name->text.data);
}

static void find_branches(const struct code *code, const struct printing *printing, struct branches *branches) {
	struct code_line line;
	for (struct code_part part = {0}; code_next_part(code, &part);) {
		if (!printing_wants(printing, part.name, strlen(part.name)))
			continue;
		for (uint64_t at = part.address; at < part.end; at += line.size) {
			code_read_bare(code, &part, at, &line);
			*buffer_extend(&branches->sizes, 1) = (uint8_t)line.size;
			if (line.has_target && !line.label)
				*list_add(printing->arena, &branches->targets) = (struct code_target){part.number, line.target};
		}
	}
}

/* Those that lines begin at, each once. */
static void keep_targets(struct code *code, const struct printing *printing, const struct branches *branches) {
	struct code_target *items = branches->targets.items;
	size_t next = 0, kept = 0, count = branches->targets.count;
	const uint8_t *size = branches->sizes.data;
	struct out name = out_to(printing->arena, NULL, NULL);
	for (struct code_part part = {0}; next < count && code_next_part(code, &part);) {
		if (!printing_wants(printing, part.name, strlen(part.name)))
			continue;
		struct code_target place = {part.number, part.address};
		for (; place.address < part.end && next < count; place.address += *size++) {
			while (next < count && compare_targets(&items[next], &place) < 0)
				next++;
			if (next < count && compare_targets(&items[next], &place) == 0 && is_free(code, &name, &place))
				items[kept++] = place;
		}
	}
	code->targets.items = items;
	code->targets.count = kept;
}

void code_find_targets(struct code *code, const struct printing *printing) {
	struct branches branches = {.sizes = buffer_in(printing->arena)};
	find_branches(code, printing, &branches);
	if (branches.targets.count)
		qsort(branches.targets.items, branches.targets.count, sizeof *branches.targets.items, compare_targets);
	keep_targets(code, printing, &branches);
	buffer_release(&branches.sizes);
	code->reading->name_bytes = MOST_BRANCH_NAMES; /* the same lines are read again */
}

/* ---- pieces of lines ---- */

unsigned code_leave_out_literal(const struct code *code, struct code_line *line) {
	const struct met_bytes bytes = {.machine = code->machine, .bytes = line->bytes, .size = line->size};
	code_texts_find_literal(&code->reading->texts, line->kept, &bytes);
	if (!line->kept->literal_size)
		return 0;
	line->late_at = line->kept->literal_at;
	line->late_end = line->kept->literal_end;
	return line->kept->literal_size;
}

void code_put_label_of(struct out *out, const struct code_line *line) {
	if (line->label)
		code_put_label(out, line->label);
	else
		put_name(out, line->made);
}

void code_put_text(struct out *out, const struct code_line *line) {
	out_bytes(out, line->text, line->late_at);
	if (code_has_label(line))
		code_put_label_of(out, line);
	out_bytes(out, line->text + line->late_end, line->length - line->late_end);
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
