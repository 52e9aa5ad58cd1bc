/* whole_frames.c: the call frames of a whole object as directives of which the assembler makes the same section.
 *
 * Directives are made before anything is printed, with the places in the code that they belong to: where the assembler
 * would make other bytes of them, the section is printed as data. */
#include "whole.h"

#include "base/dwarf_numbers.h"
#include "frame_text.h"

enum { ADVANCE_SHORT = 64, ADVANCE_1 = 1 << 8, ADVANCE_2 = 1 << 16 };

/* Lines of the source at a place of the code. */
struct whole_frame_lines {
	uint32_t section;
	uint64_t offset;
	bool is_end;       /* of a frame: they belong to what is before the place */
	size_t text, size; /* in the text of all */
};

struct whole_frames {
	const char *section_name;
	struct out text;
	LIST(struct whole_frame_lines) lines; /* by their places */
	size_t next;                          /* that is to be printed */
	LIST(uint32_t) sections;              /* of the code, in the order of the frames */
};

struct frame_source {
	struct whole *whole;
	struct whole_frames *frames;
	const struct frame_table *table;
	uint32_t number; /* of the section */
	struct dwarf_naming naming;
	size_t relocation; /* the next one */
	uint32_t code;     /* the section of the code that the frame is about */
	uint64_t begin;    /* its offset in it */
};

/* ---- the section ---- */

/* The common entry as the assembler writes it, and how large the entries are. */
static bool has_own_cie(const struct frame_source *source) {
	static const uint8_t plain[] = {12, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 4, 0, 8, 0, 4, 4, 16, 0};
	static const uint8_t of_eh[] = {16, 0, 0, 0, 0, 0, 0, 0, 1, 'z', 'R', 0, 4, 4, 16, 1, 0x1b, 0, 0, 0};
	const struct debug_section *section = &source->table->section;
	const uint8_t *wanted = source->table->is_eh ? of_eh : plain;
	size_t size = source->table->is_eh ? sizeof of_eh : sizeof plain;
	return section->size > size && memcmp(section->bytes, wanted, size) == 0;
}

static bool is_plain(const struct frame_source *source) {
	const struct whole *whole = source->whole;
	const struct debug_section *section = &source->table->section;
	const struct whole_section *of = &whole->sections[source->number];
	struct code_part part;
	code_begin_section(&whole->code, section->section, &part);
	return !source->table->problem && !section->problem && !section->remark && of->printed && of->has_name &&
	       !of->group && !part.symbol_count && section->section->type == SHT_PROGBITS &&
	       section->section->flags == (source->table->is_eh ? SHF_ALLOC : 0) && section->section->alignment == 8 &&
	       has_own_cie(source) && (!source->table->is_eh || whole->elf->type == ET_REL);
}

/* ---- places ---- */

static const struct whole_relocation *take_relocation(struct frame_source *source, uint64_t offset, uint32_t type) {
	const struct whole_section *section = &source->whole->sections[source->number];
	if (source->relocation == section->relocation_count)
		return NULL;
	const struct whole_relocation *next = &section->relocations[source->relocation++];
	bool fits = next->offset == offset && next->type == type && !next->symbol && next->section && !next->in_bytes;
	return fits ? next : NULL;
}

/* In an object relocations say of which section an address is. */
static bool find_relocated(struct frame_source *source, const struct frame_entry *entry) {
	enum { CIE = 4, BEGIN = 8 };
	const struct whole_relocation *found;
	bool is_eh = source->table->is_eh;
	if (!is_eh) {
		found = take_relocation(source, entry->offset + CIE, R_AMDGPU_ABS32);
		if (!found || found->section != source->number || found->addend)
			return false;
	}
	found = take_relocation(source, entry->offset + BEGIN, is_eh ? R_AMDGPU_REL32 : R_AMDGPU_ABS64);
	if (!found)
		return false;
	source->code = found->section;
	source->begin = (uint64_t)found->addend;
	return true;
}

static bool find_address(struct frame_source *source, const struct frame_entry *entry) {
	const struct elf_file *elf = source->whole->elf;
	const struct range *range = ranges_find(&source->whole->addresses, entry->begin);
	if (!range)
		return false;
	source->code = (uint32_t)range->number;
	source->begin = entry->begin - elf->sections[source->code].address;
	return true;
}

/* Sections of code are printed in the order of their frames, each once. */
static bool begin_section(struct frame_source *source) {
	struct whole_section *section = &source->whole->sections[source->code];
	bool is_first = !section->has_frames;
	section->has_frames = true;
	*list_add(source->whole->arena, &source->frames->sections) = source->code;
	return is_first;
}

static bool find_place(struct frame_source *source, const struct frame_entry *entry, const struct frame_entry *before) {
	uint32_t code = source->code;
	uint64_t end = source->begin + (before ? before->length : 0);
	bool is_object = source->whole->elf->type == ET_REL;
	if (!(is_object ? find_relocated(source, entry) : find_address(source, entry)))
		return false;
	const struct elf_section *section = &source->whole->elf->sections[source->code];
	bool follows = source->code == code ? source->begin >= end : begin_section(source);
	return follows && source->whole->sections[source->code].printed && section->flags & SHF_EXECINSTR &&
	       source->begin <= section->size && entry->length <= section->size - source->begin;
}

/* ---- lines ---- */

static void begin_line(struct frame_source *source, uint64_t offset, bool is_end) {
	struct whole_frame_lines *lines = list_add(source->whole->arena, &source->frames->lines);
	*lines = (struct whole_frame_lines){source->code, offset, is_end, source->frames->text.text.size, 0};
}

static void end_line(struct frame_source *source) {
	struct whole_frame_lines *lines = &source->frames->lines.items[source->frames->lines.count - 1];
	out_text(&source->frames->text, "\n");
	lines->size = source->frames->text.text.size - lines->text;
}

static void put_line(struct frame_source *source, uint64_t offset, bool is_end, const char *text) {
	begin_line(source, offset, is_end);
	out_text(&source->frames->text, text);
	end_line(source);
}

/* The instruction with which the assembler advances so far. */
static uint8_t advance_kind(uint64_t units) {
	return units < ADVANCE_SHORT ? CALL_FRAME_LOW_DELTA
	       : units < ADVANCE_1   ? CALL_FRAME_DELTA1
	       : units < ADVANCE_2   ? CALL_FRAME_DELTA2
	                             : CALL_FRAME_DELTA4;
}

static bool is_nop(const struct call_frame_instruction *instruction) {
	return instruction->row && !instruction->row->number && !instruction->problem;
}

/* What changes the state that is remembered must have one. */
static bool nests(const struct call_frame_instruction *instruction, size_t *remembered) {
	uint8_t number = instruction->row && !instruction->problem ? instruction->row->number : 0;
	if (number == DW_CFA_remember_state)
		++*remembered;
	return number != DW_CFA_restore_state || (*remembered)--;
}

/* Instructions up to those that fill the entry up; false: the assembler would write others. */
static bool put_instructions(struct frame_source *source, const struct frame_entry *entry, size_t *filling) {
	struct call_frame_instruction instruction;
	struct frame_walk walk = frame_walk_begin(entry);
	size_t remembered = 0, kept = source->frames->lines.count;
	bool good = true, moved = false;
	struct arena *arena = arena_new_below(source->whole->arena);
	*filling = 0;
	while (good && frame_walk_next(&walk, arena, &instruction)) {
		uint8_t kind = instruction.row ? instruction.row->operands[0] : (uint8_t)CALL_FRAME_NONE;
		bool advances = !instruction.problem && call_frame_is_delta(kind);
		if (advances) {
			uint64_t units = instruction.operands[0] / 4;
			good = !moved && !*filling && units && kind == advance_kind(units);
			moved = true;
			continue;
		}
		good = kind != CALL_FRAME_ADDRESS && walk.address - entry->begin <= entry->length &&
		       nests(&instruction, &remembered) && (!moved || !is_nop(&instruction));
		*filling = is_nop(&instruction) ? *filling + 1 : 0;
		moved = false;
		uint64_t beyond = walk.address - entry->begin;
		begin_line(source, source->begin + beyond, beyond && beyond == entry->length);
		out_text(&source->frames->text, "\t");
		frame_put_directive(&source->frames->text, entry, &instruction, &source->naming);
		end_line(source);
		kept = is_nop(&instruction) ? kept : source->frames->lines.count;
	}
	source->frames->lines.count = kept;
	arena_free(arena);
	return good && !moved;
}

static bool put_frame(struct frame_source *source, const struct frame_entry *entry, bool is_last) {
	enum { LEAST = 4, MOST = 8 };
	const struct debug_section *section = &source->table->section;
	size_t alignment = source->table->is_eh && !is_last ? LEAST : MOST, filling;
	uint64_t end = (uint64_t)(entry->instructions - section->bytes) + entry->instruction_size;
	put_line(source, source->begin, false, "\t.cfi_startproc");
	if (!put_instructions(source, entry, &filling))
		return false;
	put_line(source, source->begin + entry->length, true, "\t.cfi_endproc");
	return filling < alignment && end % alignment == 0;
}

/* ---- code ---- */

/* Whether lines of the code begin at all places. */
static bool have_lines(const struct whole *whole, const struct whole_frames *frames) {
	struct code_line line;
	struct code_part part = {0};
	size_t next = 0;
	while (next < frames->lines.count) {
		uint32_t number = frames->lines.items[next].section;
		const struct elf_section *section = &whole->elf->sections[number];
		code_begin_section(&whole->code, section, &part);
		while (code_next_in_section(&part))
			for (uint64_t address = part.address; address < part.end; address += line.size) {
				code_read_bare(&whole->code, &part, address, &line);
				for (; next < frames->lines.count && frames->lines.items[next].section == number &&
				       frames->lines.items[next].offset <= address - section->address;
				     next++)
					if (frames->lines.items[next].offset != address - section->address)
						return false;
			}
		for (; next < frames->lines.count && frames->lines.items[next].section == number; next++)
			if (frames->lines.items[next].offset != section->size)
				return false;
	}
	return true;
}

/* ---- all of it ---- */

static bool put_table(struct frame_source *source) {
	const struct frame_table *table = source->table;
	if (!is_plain(source) || table->entries.count < 2)
		return false;
	for (size_t i = 1; i < table->entries.count; i++) {
		const struct frame_entry *entry = &table->entries.items[i];
		if (entry->is_cie || entry->is_end || entry->problem || entry->cie || entry->has_lsda ||
		    entry->format.format.offset_size != 4 ||
		    !find_place(source, entry, i > 1 ? &table->entries.items[i - 1] : NULL) ||
		    !put_frame(source, entry, i + 1 == table->entries.count))
			return false;
	}
	return source->relocation == source->whole->sections[source->number].relocation_count &&
	       have_lines(source->whole, source->frames);
}

void whole_read_frames(struct whole *whole) {
	struct call_frames frames;
	struct whole_frames *made = arena_zeroed(whole->arena, 1, sizeof *made);
	call_frames_read(&frames, whole->arena, whole->assembly.object, KD_DWARF_READ_LLVM);
	if (frames.tables.count != 1 || whole->assembly.object->descriptors_are_code_t)
		return;
	*made = (struct whole_frames){.text = {.text = buffer_in(whole->arena)}};
	struct frame_source source = {.whole = whole, .frames = made, .table = &frames.tables.items[0]};
	source.number = (uint32_t)(source.table->section.section - whole->elf->sections);
	source.naming.wave = frames.wave;
	if (!put_table(&source))
		return;
	made->section_name = source.table->section.section->name;
	whole->sections[source.number].is_made = true;
	whole->frames = made;
}

void whole_begin_frames(const struct whole *whole) {
	if (whole->frames)
		out_printf(whole->out, "\n\t.cfi_sections %s\n", whole->frames->section_name);
}

bool whole_frames_section(const struct whole *whole, size_t index, uint32_t *section) {
	if (!whole->frames || index >= whole->frames->sections.count)
		return false;
	*section = whole->frames->sections.items[index];
	return true;
}

void whole_put_frames(const struct whole *whole, uint32_t section, uint64_t offset, bool ends) {
	struct whole_frames *frames = whole->frames;
	for (; frames && frames->next < frames->lines.count; frames->next++) {
		const struct whole_frame_lines *lines = &frames->lines.items[frames->next];
		if (lines->section != section || lines->offset > offset || (ends && !lines->is_end))
			return;
		out_bytes(whole->out, frames->text.text.data + lines->text, lines->size);
	}
}
