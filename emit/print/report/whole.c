/* whole.c: a whole object as a source that assembles back to it.
 *
 * Sections and symbols are declared first, in their order (whole_symbols.c). Then come the contents: code as
 * instructions, descriptors and metadata as directives wherever directives make them, all else as data. What is
 * relocated names symbols (whole_relocations.c). */
#include "whole.h"

#include <inttypes.h>

#include "base/info_records.h"
#include "base/row_numbers.h"
#include "kernel/descriptor/ending.h"

/* A part of a section, from a place at which there are symbols to the next one. */
struct stretch {
	struct whole *whole;
	const struct elf_section *section;
	uint32_t number; /* of the section */
	struct code_part part;
};

static uint64_t offset_of(const struct stretch *stretch, uint64_t address) {
	return address - stretch->section->address;
}

/* The next relocated place from the address on, if it is below `end`. */
static const struct whole_relocation *next_relocation(const struct stretch *stretch, uint64_t address, uint64_t end) {
	const struct whole_relocation *next =
	    whole_relocation_from(&stretch->whole->sections[stretch->number], offset_of(stretch, address));
	return next && next->offset < offset_of(stretch, end) ? next : NULL;
}

static bool is_alone(const struct stretch *stretch, const struct whole_relocation *relocation, uint64_t end) {
	const struct whole_section *section = &stretch->whole->sections[stretch->number];
	const struct whole_relocation *after = relocation + 1;
	return after == section->relocations + section->relocation_count || after->offset >= offset_of(stretch, end);
}

/* ---- data ---- */

static void put_zeros(struct out *out, uint64_t size) {
	if (size)
		out_printf(out, "\t.zero %" PRIu64 "\n", size);
}

static void put_bytes(struct out *out, const uint8_t *bytes, uint64_t size) {
	enum { AT_ONCE = 4096 };
	for (; size; out_flush_large(out)) {
		size_t some = size < AT_ONCE ? (size_t)size : AT_ONCE;
		assembly_put_bytes(out, bytes, some);
		bytes += some;
		size -= some;
	}
}

static uint64_t count_zeros(const uint8_t *bytes, uint64_t size) {
	uint64_t count = 0;
	while (count < size && !bytes[count])
		count++;
	return count;
}

/* Long runs of zeros are one line. */
static void put_plain(struct out *out, const uint8_t *bytes, uint64_t size) {
	enum { LONG_RUN = 16 };
	uint64_t start = 0, at = 0;
	while (at < size) {
		uint64_t zeros = count_zeros(bytes + at, size - at);
		if (zeros >= LONG_RUN) {
			put_bytes(out, bytes + start, at - start);
			put_zeros(out, zeros);
			start = at + zeros;
		}
		at += zeros ? zeros : 1;
	}
	put_bytes(out, bytes + start, at - start);
}

static bool is_zero(const uint8_t *bytes, unsigned size) {
	return load_le(bytes, size) == 0;
}

static int64_t value_in(const uint8_t *bytes, unsigned size) {
	return size == sizeof(int32_t) ? (int32_t)load_le(bytes, size) : (int64_t)load_le(bytes, size);
}

/* Records of relocations from one on. */
static void put_records(const struct stretch *stretch, uint64_t address, const struct whole_relocation *from,
                        uint64_t end) {
	const struct whole_section *section = &stretch->whole->sections[stretch->number];
	for (; from < section->relocations + section->relocation_count && from->offset < offset_of(stretch, end); from++)
		whole_put_record(stretch->whole, from, offset_of(stretch, address));
}

/* The relocated value at the address; gives the address after it. What has no words is bytes, and records for
 * them. Of several relocations the first one is of the value. */
static uint64_t put_relocated(const struct stretch *stretch, uint64_t address,
                              const struct whole_relocation *relocation) {
	enum { LEAST = 4 };
	struct whole *whole = stretch->whole;
	const uint8_t *bytes = stretch->section->bytes + offset_of(stretch, address);
	uint64_t left = stretch->part.end - address;
	struct whole_relocation value = *relocation;
	unsigned size = whole_value_size(relocation->type);
	bool fits = size && size <= left;
	if (fits && relocation->in_bytes)
		value.addend = value_in(bytes, size);
	if (fits && (relocation->in_bytes || is_zero(bytes, size)) && whole_put_value(whole, stretch->number, &value)) {
		put_records(stretch, address + size, relocation + 1, address + size);
		return address + size;
	}
	uint64_t end = address + (left < LEAST ? left : LEAST);
	put_records(stretch, address, relocation, end);
	assembly_put_bytes(whole->out, bytes, (size_t)(end - address));
	return end;
}

/* Up to `end`, or beyond it where a relocated value is larger; gives the address after what is printed. */
static uint64_t put_data(const struct stretch *stretch, uint64_t address, uint64_t end) {
	while (address < end) {
		const struct whole_relocation *next = next_relocation(stretch, address, end);
		uint64_t stop = next ? stretch->section->address + next->offset : end;
		put_plain(stretch->whole->out, stretch->section->bytes + offset_of(stretch, address), stop - address);
		address = next ? put_relocated(stretch, stop, next) : stop;
	}
	return address;
}

/* ---- code ---- */

/* Prints an instruction with the relocated value as its operand. */
static bool put_relocated_line(const struct stretch *stretch, struct code_line *line,
                               const struct whole_relocation *relocation) {
	struct whole *whole = stretch->whole;
	struct whole_relocation plain = *relocation;
	uint64_t end = line->address + line->size;
	if (!line->is_instruction || !is_alone(stretch, relocation, end))
		return false;
	unsigned size = code_leave_out_literal(&whole->code, line);
	uint64_t place = line->size - size;
	if (relocation->offset != offset_of(stretch, line->address) + place ||
	    !whole_can_be_operand(whole, relocation, size))
		return false;
	const uint8_t *literal = line->bytes + place;
	if (relocation->in_bytes)
		plain.addend = value_in(literal, whole_value_size(relocation->type));
	else if (!relocation->resolved && !is_zero(literal, size))
		return false;
	out_text(whole->out, "\t");
	out_bytes(whole->out, line->text, line->late_at);
	whole_put_operand(whole, &plain);
	out_bytes(whole->out, line->text + line->late_end, line->length - line->late_end);
	out_text(whole->out, "\n");
	return true;
}

static void put_code(const struct stretch *stretch, uint64_t address) {
	struct whole *whole = stretch->whole;
	const struct whole_section *section = &whole->sections[stretch->number];
	const struct whole_relocation *relocation = whole_relocation_from(section, offset_of(stretch, address));
	struct code_line line;
	while (address < stretch->part.end) {
		whole_put_frames(whole, stretch->number, offset_of(stretch, address), false);
		code_read_bare(&whole->code, &stretch->part, address, &line);
		uint64_t end = address + line.size;
		relocation = whole_relocation_after(section, relocation, offset_of(stretch, address));
		if (!relocation || relocation->offset >= offset_of(stretch, end)) {
			out_text(whole->out, "\t");
			code_put_text(whole->out, &line);
			if (line.is_nearly) {
				out_text(whole->out, " // ");
				code_put_nearly(whole->out, &line);
			}
			out_text(whole->out, "\n");
		} else if (!put_relocated_line(stretch, &line, relocation)) {
			end = put_data(stretch, address, end);
		}
		address = end;
		out_flush_large(whole->out);
	}
}

/* ---- descriptors ---- */

/* The kernel whose descriptor begins with the stretch; its symbol is there. */
static const struct kd_kernel *kernel_here(const struct stretch *stretch) {
	const struct kd_code_object *object = stretch->whole->assembly.object;
	struct code_symbols symbols = code_symbols_at(&stretch->part, stretch->part.address);
	const uint8_t *bytes = stretch->section->bytes + offset_of(stretch, stretch->part.address);
	const char *ending = object->descriptors_are_code_t ? "" : DESCRIPTOR_ENDING;
	for (size_t i = 0; i < symbols.count; i++) {
		size_t length = strlen(symbols.items[i].name), rest = strlen(ending);
		if (!symbols.items[i].is_label || length <= rest || strcmp(symbols.items[i].name + length - rest, ending) != 0)
			continue;
		const struct kd_kernel *kernel =
		    kd_code_object_find_kernel(object, arena_copy(stretch->whole->arena, symbols.items[i].name, length - rest));
		if (kernel && kernel->descriptor == bytes &&
		    kernel->descriptor_size <= stretch->part.end - stretch->part.address)
			return kernel;
	}
	return NULL;
}

/* Whether the directive gives the symbols what they have: that of the descriptor has binding and visibility from
 * that of the code, which is not visible by default. */
static bool symbols_suit(const struct elf_symbol *entry, const struct kd_kernel *kernel) {
	return entry->visibility != STV_DEFAULT && entry->visibility == kernel->visibility &&
	       entry->binding == kernel->binding;
}

/* A linker has done away with the relocation. */
static bool relocation_suits(const struct stretch *stretch, const struct elf_symbol *entry,
                             const struct kd_kernel *kernel) {
	const struct kd_field *field = kd_field_at(KD_FIELD_ENTRY_OFFSET);
	uint64_t address = stretch->part.address, end = address + kernel->descriptor_size;
	const struct whole_relocation *found = next_relocation(stretch, address, end);
	if (!found)
		return stretch->whole->elf->type != ET_REL;
	uint64_t addend = (uint64_t)found->addend - field->word_offset;
	bool of_entry = found->symbol ? found->symbol == entry && !addend
	                              : !entry->reserved && found->section == entry->section && addend == entry->value;
	return of_entry && found->type == R_AMDGPU_REL64 && is_alone(stretch, found, end) &&
	       found->offset == offset_of(stretch, address) + field->word_offset;
}

static bool has_directives(const struct stretch *stretch, const struct kd_kernel *kernel) {
	const struct elf_symbol *entry = code_symbol_named(&stretch->whole->code, kernel->name);
	return entry && symbols_suit(entry, kernel) && relocation_suits(stretch, entry, kernel) &&
	       assembly_can_describe(&stretch->whole->assembly, kernel);
}

/* The symbol of a descriptor is made by its directive. */
static void put_labels(struct whole *whole, struct code_symbols symbols, const struct kd_kernel *made) {
	for (size_t i = 0; i < symbols.count; i++) {
		const char *name = symbols.items[i].name;
		size_t length = made ? strlen(made->name) : 0;
		bool is_made = made && strncmp(name, made->name, length) == 0 && strcmp(name + length, DESCRIPTOR_ENDING) == 0;
		if (!symbols.items[i].is_label || is_made)
			continue;
		assembly_put_name(whole->out, name);
		out_text(whole->out, ":\n");
	}
}

/* Prints what begins the stretch, labels too. Gives the address after it. */
static uint64_t put_beginning(const struct stretch *stretch) {
	struct whole *whole = stretch->whole;
	struct code_symbols symbols = code_symbols_at(&stretch->part, stretch->part.address);
	const struct kd_kernel *kernel = stretch->section->bytes ? kernel_here(stretch) : NULL;
	bool is_code_t = whole->assembly.object->descriptors_are_code_t;
	if (kernel && !is_code_t && has_directives(stretch, kernel)) {
		put_labels(whole, symbols, kernel);
		assembly_put_descriptor(&whole->assembly, kernel);
		return stretch->part.address + kernel->descriptor_size;
	}
	put_labels(whole, symbols, NULL);
	if (!kernel || !is_code_t ||
	    next_relocation(stretch, stretch->part.address, stretch->part.address + KD_CODE_T_SIZE))
		return stretch->part.address;
	assembly_put_code_t(&whole->assembly, kernel);
	return stretch->part.address + kernel->descriptor_size;
}

/* ---- sections ---- */

static void put_stretch(const struct stretch *stretch) {
	whole_put_frames(stretch->whole, stretch->number, offset_of(stretch, stretch->part.address), true);
	uint64_t address = put_beginning(stretch);
	if (!stretch->section->bytes)
		put_zeros(stretch->whole->out, stretch->part.end - address);
	else if (stretch->section->flags & SHF_EXECINSTR)
		put_code(stretch, address);
	else
		put_data(stretch, address, stretch->part.end);
}

/* Symbols that are not in their section. */
static void put_strays(const struct stretch *stretch, uint64_t end) {
	struct out *out = stretch->whole->out;
	for (size_t i = 0; i < stretch->part.symbol_count; i++) {
		const struct code_symbol *symbol = &stretch->part.symbols[i];
		if (!symbol->is_label || (symbol->address >= stretch->section->address && symbol->address <= end))
			continue;
		out_text(out, "\t.set ");
		assembly_put_name(out, symbol->name);
		out_printf(out, ", .%+" PRId64 "\n", (int64_t)(symbol->address - end));
	}
}

static void put_contents(struct whole *whole, uint32_t number) {
	const struct elf_section *section = &whole->elf->sections[number];
	struct stretch stretch = {.whole = whole, .section = section, .number = number};
	uint64_t end = section->address + section->size;
	code_begin_section(&whole->code, section, &stretch.part);
	bool empty = !section->size && !stretch.part.symbol_count && section->alignment == 1;
	if (empty || whole->sections[number].is_made)
		return;
	out_text(whole->out, "\n");
	if (whole->sections[number].problem)
		out_printf(whole->out, "\t// Printed as it is: %s.\n", whole->sections[number].problem);
	whole_put_section(whole, number);
	if (section->alignment > 1)
		out_printf(whole->out, "\t.p2align %d\n", __builtin_ctzll(section->alignment));
	while (code_next_in_section(&stretch.part)) {
		put_stretch(&stretch);
		out_flush_large(whole->out);
	}
	whole_put_frames(whole, number, section->size, false);
	put_labels(whole, code_symbols_at(&stretch.part, end), NULL);
	put_strays(&stretch, end);
}

/* ---- notes ---- */

static bool is_in(const struct elf_section *section, const struct kd_note *note) {
	return note->bytes >= section->bytes && note->bytes <= section->bytes + section->size;
}

/* How many bytes the record has if it is as kdasm writes it. */
static uint64_t record_size(const struct kd_note *note) {
	enum { HEADER = 12, ALIGNMENT = 4 };
	uint64_t name = (note->name_size + ALIGNMENT) / ALIGNMENT * ALIGNMENT;
	return HEADER + name + (note->size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* Whether directives make all of the section: it has nothing but AMD's notes. */
static bool has_only_notes(const struct whole *whole, uint32_t number) {
	const struct elf_section *section = &whole->elf->sections[number];
	const struct kd_code_object *object = whole->assembly.object;
	struct code_part part;
	uint64_t size = 0;
	code_begin_section(&whole->code, section, &part);
	if (strcmp(section->name, ".note") != 0 || section->type != SHT_NOTE || !section->bytes || part.symbol_count ||
	    !whole->sections[number].has_name || whole->sections[number].relocation_count)
		return false;
	for (size_t i = 0; i < object->notes.count; i++) {
		const struct kd_note *note = &object->notes.items[i];
		if (is_in(section, note) && assembly_makes_note(note))
			size += record_size(note);
	}
	return size == section->size;
}

static void put_notes(struct whole *whole, uint32_t number) {
	const struct kd_code_object *object = whole->assembly.object;
	for (size_t i = 0; i < object->notes.count; i++)
		if (is_in(&whole->elf->sections[number], &object->notes.items[i]))
			assembly_put_note(&whole->assembly, &object->notes.items[i]);
}

/* ---- functions ---- */

/* Whether blocks make the section of what linkers need to know of functions. They have to where it has strings, whose
 * section no .section can make. */
static bool has_only_functions(const struct whole *whole, uint32_t number) {
	const struct kd_code_object *object = whole->assembly.object;
	return strcmp(whole->elf->sections[number].name, INFO_SECTION) == 0 && object->functions.count &&
	       elf_file_section(whole->elf, INFO_STRINGS_SECTION) && assembly_can_say_functions(object);
}

/* ---- all of it ---- */

/* Code first whose call frames are directives, in the order of these. */
static void put_sections(struct whole *whole) {
	uint32_t section;
	for (size_t i = 0; whole_frames_section(whole, i, &section); i++)
		put_contents(whole, section);
	for (uint32_t i = 1; i < whole->elf->section_count; i++) {
		if (!whole->sections[i].printed || (whole->frames && whole->sections[i].has_frames))
			continue;
		if (has_only_notes(whole, i))
			put_notes(whole, i);
		else if (has_only_functions(whole, i))
			assembly_put_functions(&whole->assembly);
		else
			put_contents(whole, i);
	}
}

/* What others have written need not pass our checks. No option of ours makes a linker compress sections. */
static const char *options_for(const struct whole *whole, struct printing *printing) {
	bool packs = whole->compression && whole->elf->type == ET_REL, debug = printing->options->debug;
	return arena_printf(whole->arena, "%s%s%s%s", packs ? " -compress-debug-sections=" : "",
	                    packs ? whole->compression : "", debug && whole_has_long_units(printing) ? " -dwarf64" : "",
	                    debug ? " -Wno-dwarf-expression -Wno-cfi-register" : "");
}

static void put_compression(const struct whole *whole) {
	const char *who = whole->elf->type == ET_REL ? "kdasm and llvm-mc compress them again with "
	                                             : "linkers compress them again with -";
	if (whole->compression)
		out_printf(whole->out, "// Sections that were compressed are unpacked here; %s-compress-debug-sections=%s.\n",
		           who, whole->compression);
}

static void read_debug(struct whole *whole) {
	whole_read_units(whole);
	if (!whole_has_long_units(whole->assembly.printing))
		whole_read_frames(whole);
}

void print_whole(struct printing *printing) {
	struct whole whole = {.arena = printing->arena, .out = &printing->out};
	whole.sections = arena_zeroed(whole.arena, printing->object->elf.section_count, sizeof *whole.sections);
	whole_unpack(&whole, printing);
	assembly_begin(&whole.assembly, printing, whole.elf->type != ET_REL, options_for(&whole, printing));
	code_open(&whole.code, printing);
	code_choose_targets(&whole.code);
	whole_choose_sections(&whole);
	whole_find_relocations(&whole);
	whole_undo_got(&whole);
	if (printing->options->debug)
		read_debug(&whole);
	put_compression(&whole);
	whole_put_symbols(&whole);
	whole_begin_frames(&whole);
	put_sections(&whole);
	if (whole.units)
		out_bytes(whole.out, whole.units->text.data, whole.units->text.size);
	whole_put_addrsig(&whole);
}
