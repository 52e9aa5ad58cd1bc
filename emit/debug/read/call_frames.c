/* call_frames.c: see call_frames.h.
 *
 * An entry is read once. One that refers to a common entry finds it among those that were read, by its offset: an
 * offset where none begins is a problem of that entry. */
#include "call_frames.h"

#include <stdlib.h>

#include "base/dwarf_numbers.h"
#include "debug_input.h"
#include "debug_symbols.h"

struct frame_reading {
	struct arena *arena;
	const struct kd_code_object *object;
	bool generation_known;
	enum dwarf_generation generation;
	struct frame_table *table;
	struct debug_symbols symbols;
	size_t left; /* entries that may yet be kept */
};

/* ---- functions ---- */

static void find_function(const struct frame_reading *reading, struct frame_entry *entry, uint32_t section) {
	const struct elf_symbol *symbol = debug_symbol_at(&reading->symbols, section, entry->begin, &entry->beyond);
	entry->function = symbol ? symbol->name : NULL;
}

/* The address at an offset of the table is that of a function; where it is relocated, the symbol says in which
 * section. */
static void name_entry(const struct frame_reading *reading, struct frame_entry *entry, uint64_t offset) {
	const struct debug_place *place = debug_section_place(&reading->table->section, offset);
	bool linked = reading->object->elf.type != ET_REL;
	if (place && !place->symbol->section) {
		entry->function = place->symbol->name[0] ? place->symbol->name : NULL;
		entry->beyond = (uint64_t)place->addend;
		return;
	}
	if (linked || (place && !place->symbol->reserved))
		find_function(reading, entry, linked ? 0 : place->symbol->section);
}

/* ---- bytes ---- */

static uint64_t with_sign(uint64_t number, size_t width) {
	return number >> (8 * width - 1) & 1 ? number | UINT64_MAX << (8 * width - 1) : number;
}

/* A pointer without what it is relative to. */
static uint64_t take_raw(struct debug_input *in, unsigned encoding, unsigned address_size) {
	enum { FORMAT = 0x0f, ULEB = 0x01, SLEB = 0x09 };
	switch (encoding & FORMAT) {
	case DW_EH_PE_absptr: return debug_take(in, address_size);
	case ULEB: return debug_take_leb(in, false);
	case SLEB: return debug_take_leb(in, true);
	case DW_EH_PE_udata2: return debug_take(in, 2);
	case DW_EH_PE_udata4: return debug_take(in, 4);
	case DW_EH_PE_udata8:
	case DW_EH_PE_sdata8: return debug_take(in, 8);
	case DW_EH_PE_sdata2: return with_sign(debug_take(in, 2), 2);
	case DW_EH_PE_sdata4: return with_sign(debug_take(in, 4), 4);
	default: in->good = false; return 0;
	}
}

static uint64_t take_pointer(struct debug_input *in, unsigned encoding, unsigned address_size) {
	enum { RELATIVE = 0x70 };
	uint64_t place = in->address + debug_input_offset(in);
	uint64_t value = take_raw(in, encoding, address_size);
	return (encoding & RELATIVE) == DW_EH_PE_pcrel ? value + place : value;
}

/* ---- common entries ---- */

/* The letters after "z" say what is in the data. One that is not known ends them: the length is there to skip it. */
static void take_letters(struct debug_input *in, struct frame_entry *entry) {
	for (const char *letter = entry->augmentation + 1; *letter && in->good; letter++) {
		if (*letter == 'R')
			entry->pointer_encoding = (uint8_t)debug_take(in, 1);
		else if (*letter == 'L')
			entry->lsda_encoding = (uint8_t)debug_take(in, 1);
		else if (*letter == 'P')
			take_raw(in, (unsigned)debug_take(in, 1), entry->address_size);
		else if (*letter == 'S')
			entry->is_signal_frame = true;
		else if (*letter != 'B')
			return;
	}
}

static void take_augmentation(struct debug_input *in, struct frame_entry *entry) {
	entry->has_data = entry->augmentation && entry->augmentation[0] == 'z';
	if (!entry->has_data)
		return;
	uint64_t size = debug_take_leb(in, false);
	if (!in->good || size > in->left) {
		in->good = false;
		return;
	}
	struct debug_input data = *in;
	data.left = (size_t)size;
	take_letters(&data, entry);
	debug_take(in, (size_t)size);
	in->good = in->good && data.good;
}

static const char *read_cie(const struct frame_reading *reading, struct debug_input *in, struct frame_entry *entry) {
	enum { OLD = 1, WITH_SIZES = 4, LAST = 5 };
	entry->version = (uint8_t)debug_take(in, 1);
	if (in->good && (entry->version < OLD || entry->version > LAST || entry->version == 2))
		return "its version is none that has a meaning";
	entry->augmentation = debug_take_text(in);
	entry->address_size = reading->object->elf.class == ELFCLASS64 ? 8 : 4;
	if (entry->version >= WITH_SIZES && !reading->table->is_eh) {
		entry->address_size = (uint8_t)debug_take(in, 1);
		entry->selector_size = (uint8_t)debug_take(in, 1);
	}
	if (in->good && !debug_is_address_size(entry->address_size))
		return "an address has neither 2 nor 4 nor 8 bytes";
	entry->format.code_alignment = debug_take_leb(in, false);
	entry->format.data_alignment = (int64_t)debug_take_leb(in, true);
	entry->return_column = entry->version == OLD ? debug_take(in, 1) : debug_take_leb(in, false);
	entry->format.format =
	    (struct dwarf_format){reading->generation, entry->address_size, entry->format.format.offset_size};
	entry->format.generation_known = reading->generation_known;
	take_augmentation(in, entry);
	return in->good ? NULL : "it ends within what it begins with";
}

/* ---- frame description entries ---- */

static int compare_offset(const void *wanted, const void *entry) {
	const uint64_t *offset = wanted;
	const struct frame_entry *other = entry;
	return (*offset > other->offset) - (*offset < other->offset);
}

/* Entries are sorted by their offsets. */
const struct frame_entry *frame_table_entry(const struct frame_table *table, uint64_t offset) {
	const struct frame_entry *first = table->entries.items;
	return first ? bsearch(&offset, first, table->entries.count, sizeof *first, compare_offset) : NULL;
}

static void take_common(struct frame_entry *entry, const struct frame_entry *cie) {
	struct frame_entry own = *entry;
	*entry = *cie;
	entry->is_cie = false;
	entry->offset = own.offset;
	entry->cie = own.cie;
	entry->instructions = own.instructions;
	entry->instruction_size = own.instruction_size;
	entry->format.format.offset_size = own.format.format.offset_size;
}

static const char *read_fde(const struct frame_reading *reading, struct debug_input *in, struct frame_entry *entry) {
	const struct frame_entry *cie = frame_table_entry(reading->table, entry->cie);
	if (!cie || !cie->is_cie)
		return "no common entry is where it says";
	if (cie->problem)
		return "its common entry could not be read";
	take_common(entry, cie);
	unsigned encoding = reading->table->is_eh ? entry->pointer_encoding : DW_EH_PE_absptr;
	debug_take(in, entry->selector_size);
	uint64_t offset = debug_input_offset(in);
	entry->begin = take_pointer(in, encoding, entry->address_size);
	entry->length = take_raw(in, encoding, entry->address_size);
	if (in->good)
		name_entry(reading, entry, offset);
	if (entry->has_data) {
		uint64_t size = debug_take_leb(in, false);
		in->good = in->good && size <= in->left;
		struct debug_input data = *in;
		debug_take(in, in->good ? (size_t)size : 0);
		data.left = in->good ? (size_t)size : 0;
		entry->has_lsda = size && entry->lsda_encoding != DW_EH_PE_omit;
		entry->lsda = entry->has_lsda ? take_pointer(&data, entry->lsda_encoding, entry->address_size) : 0;
		in->good = in->good && data.good;
	}
	return in->good ? NULL : "it ends within what it begins with";
}

/* ---- tables ---- */

/* Whether the entry is a common one; else where its common one is. */
static void read_id(const struct frame_reading *reading, struct debug_input *in, bool is_64,
                    struct frame_entry *entry) {
	uint64_t place = debug_input_offset(in), id = debug_take(in, is_64 ? 8 : 4);
	entry->format.format.offset_size = is_64 ? 8 : 4;
	if (reading->table->is_eh) {
		entry->is_cie = !id;
		entry->cie = place - id;
	} else {
		entry->is_cie = id == (is_64 ? UINT64_MAX : UINT32_MAX);
		entry->cie = id;
	}
}

static void note_instructions(struct frame_entry *entry, const struct debug_input *in) {
	entry->instructions = in->at;
	entry->instruction_size = entry->problem ? 0 : in->left;
}

/* Entries may be before their common ones, so that these are read first. */
static void read_entries(struct frame_reading *reading) {
	struct frame_table *table = reading->table;
	const struct debug_section *section = &table->section;
	struct debug_head head;
	for (size_t at = 0; at < section->size; at += head.size + (size_t)head.length) {
		table->problem = debug_head_read(section, at, &head);
		if (!table->problem && !debug_keep(&reading->left, head.size + head.length))
			table->problem = DEBUG_KEPT_PROBLEM;
		table->problem_offset = at;
		if (table->problem)
			return;
		struct frame_entry *entry = list_add(reading->arena, &table->entries);
		struct debug_input in = debug_input_of(section, at, &head);
		entry->offset = at;
		entry->pointer_encoding = DW_EH_PE_absptr;
		entry->lsda_encoding = DW_EH_PE_omit;
		entry->is_end = !head.length;
		if (entry->is_end)
			continue;
		read_id(reading, &in, head.is_64, entry);
		if (!in.good)
			entry->problem = "it ends within what it begins with";
		else if (entry->is_cie)
			entry->problem = read_cie(reading, &in, entry);
		note_instructions(entry, &in);
	}
}

static void read_descriptions(struct frame_reading *reading) {
	const struct debug_section *section = &reading->table->section;
	for (size_t i = 0; i < reading->table->entries.count; i++) {
		struct frame_entry *entry = &reading->table->entries.items[i];
		if (entry->is_cie || entry->is_end || entry->problem)
			continue;
		struct debug_input in = {section->bytes, entry->instructions, entry->instruction_size, section->address, true};
		entry->problem = read_fde(reading, &in, entry);
		note_instructions(entry, &in);
	}
}

void call_frames_read(struct call_frames *frames, struct arena *arena, const struct kd_code_object *object,
                      unsigned dwarf_reading) {
	struct frame_reading reading = {.arena = arena, .object = object, .left = debug_most_kept(object)};
	reading.generation_known = debug_generation_of(dwarf_reading, &reading.generation);
	const struct elf_file *elf = &object->elf;
	*frames = (struct call_frames){.wave = debug_wavefront_size(object)};
	for (size_t i = 1; i < elf->section_count; i++) {
		bool is_eh = debug_section_is(&elf->sections[i], ".eh_frame");
		if (!is_eh && !debug_section_is(&elf->sections[i], ".debug_frame"))
			continue;
		if (!frames->tables.count)
			debug_symbols_read(&reading.symbols, arena, object);
		reading.table = list_add(arena, &frames->tables);
		reading.table->is_eh = is_eh;
		debug_section_read(&reading.table->section, arena, object, &elf->sections[i]);
		read_entries(&reading);
		read_descriptions(&reading);
	}
}

/* ---- at an address ---- */

static bool is_about(const struct frame_entry *entry, uint64_t address) {
	return !entry->is_cie && !entry->is_end && !entry->problem && address >= entry->begin &&
	       address - entry->begin < entry->length;
}

const struct frame_entry *call_frames_at(const struct call_frames *frames, uint64_t address,
                                         const struct frame_table **table, bool *is_one) {
	const struct frame_entry *found = NULL;
	for (size_t i = 0; i < frames->tables.count && !found; i++) {
		*table = &frames->tables.items[i];
		*is_one = true;
		for (size_t j = 0; j < (*table)->entries.count; j++) {
			if (!is_about(&(*table)->entries.items[j], address))
				continue;
			*is_one = !found;
			found = found ? found : &(*table)->entries.items[j];
		}
	}
	return found;
}

/* ---- instructions ---- */

struct frame_walk frame_walk_begin(const struct frame_entry *entry) {
	return (struct frame_walk){entry, entry->begin, entry->begin, entry->instruction_size};
}

bool frame_walk_next(struct frame_walk *walk, struct arena *arena, struct call_frame_instruction *instruction) {
	const struct frame_entry *entry = walk->entry;
	walk->address = walk->next;
	if (!walk->remaining)
		return false;
	const uint8_t *at = entry->instructions + (entry->instruction_size - walk->remaining);
	call_frame_decode(arena, at, (size_t)walk->remaining, &entry->format, instruction);
	walk->remaining -= instruction->size;
	if (instruction->problem)
		return true;
	if (call_frame_is_delta(instruction->row->operands[0]))
		walk->next = walk->address + instruction->operands[0];
	else if (instruction->row->operands[0] == CALL_FRAME_ADDRESS)
		walk->next = instruction->operands[0];
	return true;
}
