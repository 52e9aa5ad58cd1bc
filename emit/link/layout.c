/* layout.c: addresses in memory and offsets in the file. Sections are loaded page by page: where a segment begins,
 * the address goes on to the next page, but the file does not, so that no padding is stored. */
#include <inttypes.h>

#include "linker.h"

/* Addresses stay below this, so that sums of two need no check. */
#define ADDRESS_LIMIT (UINT64_C(1) << 62)

static bool too_large(struct linker *linker, const struct output_section *output) {
	diag_error(linker->diag, 0, "the code object is too large: section %s does not fit in the address space",
	           output->name);
	return false;
}

/* Where the parts of a section lie in it. */
static bool place_members(struct linker *linker, struct output_section *output) {
	uint64_t end = 0;
	if (output->alignment >= ADDRESS_LIMIT)
		return too_large(linker, output);
	for (size_t i = 0; i < output->members.count; i++) {
		struct input_section *section = output->members.items[i];
		section->offset = align_to(end, section->alignment);
		if (section->size >= ADDRESS_LIMIT || section->offset >= ADDRESS_LIMIT - section->size)
			return too_large(linker, output);
		end = section->offset + section->size;
	}
	output->size = end;
	return true;
}

/* ---- addresses ---- */

const struct segment *thread_segment(const struct linker *linker) {
	for (size_t i = 0; i < linker->segments.count; i++)
		if (linker->segments.items[i]->type == PT_TLS)
			return linker->segments.items[i];
	return NULL;
}

/* The next address for a segment: on another page, at the same offset in it. */
static uint64_t next_page(const struct linker *linker, const struct segment *load, uint64_t at) {
	const struct segment *thread = thread_segment(linker);
	uint64_t offset = at % LOAD_PAGE_SIZE;
	if (thread && thread->first == load->first)
		offset = align_to(offset, thread->alignment);
	return align_to(at, LOAD_PAGE_SIZE) + offset;
}

static bool place_outputs(struct linker *linker) {
	uint64_t at = linker->headers_size, thread_end = 0;
	for (size_t i = 0; i < linker->outputs.count; i++) {
		struct output_section *output = linker->outputs.items[i];
		if (!(output->flags & SHF_ALLOC))
			continue;
		if (output->load && output->load->first == output && !output->load->headers)
			at = next_page(linker, output->load, at);
		bool overlaid = output->flags & SHF_TLS && output->type == SHT_NOBITS;
		output->address = align_to(overlaid && thread_end > at ? thread_end : at, output->alignment);
		if (output == linker->relro_padding->output) {
			/* It fills the last page; what follows begins on another one anyway. */
			at = output->address + output->size;
			output->size = align_to(at, LOAD_PAGE_SIZE) - output->address;
			continue;
		}
		if (output->address >= ADDRESS_LIMIT - output->size)
			return too_large(linker, output);
		if (overlaid)
			thread_end = output->address + output->size;
		else
			at = output->address + output->size;
	}
	return true;
}

/* ---- segments that turn out to be empty ---- */

static bool is_empty(const struct segment *segment) {
	if (segment->type != PT_LOAD || segment->headers)
		return false;
	return segment->last->address + segment->last->size == segment->first->address;
}

static void forget_load(struct linker *linker, const struct segment *segment) {
	for (size_t i = 0; i < linker->outputs.count; i++)
		if (linker->outputs.items[i]->load == segment)
			linker->outputs.items[i]->load = NULL;
}

/* Their place among the program headers stays reserved. */
static void drop_empty(struct linker *linker) {
	size_t kept = 0;
	for (size_t i = 0; i < linker->segments.count; i++) {
		struct segment *segment = linker->segments.items[i];
		if (is_empty(segment)) {
			forget_load(linker, segment);
			continue;
		}
		linker->segments.items[kept++] = segment;
	}
	linker->segments.count = kept;
}

/* ---- offsets in the file ---- */

/* The next offset that equals the address modulo the alignment. */
static uint64_t congruent(uint64_t offset, uint64_t alignment, uint64_t address) {
	uint64_t skew = address & (alignment - 1);
	return align_to(offset - skew, alignment) + skew;
}

/* `thread` is PT_TLS, or NULL. */
static uint64_t offset_of(const struct output_section *output, const struct segment *thread, uint64_t at) {
	const struct segment *load = output->load;
	if (load && load->first == output && !load->headers)
		return congruent(at, load->alignment, output->address);
	if (output->type == SHT_NOBITS && !(thread && thread->first == output))
		return at;
	if (!load)
		return align_to(at, output->alignment);
	if (load->headers)
		return output->address; /* the segment begins at offset and address 0 */
	return load->first->offset + output->address - load->first->address;
}

static void place_in_file(struct linker *linker) {
	const struct segment *thread = thread_segment(linker);
	uint64_t at = linker->headers_size;
	for (size_t i = 0; i < linker->outputs.count; i++) {
		struct output_section *output = linker->outputs.items[i];
		bool loaded = output->flags & SHF_ALLOC;
		output->offset = at = loaded ? offset_of(output, thread, at) : align_to(at, output->alignment);
		if (output->type != SHT_NOBITS || !loaded)
			at += output->size;
	}
	linker->section_headers = align_to(at, WORD);
}

static void place_segment(struct linker *linker, struct segment *segment) {
	const struct output_section *first = segment->first, *last = segment->last;
	if (segment->headers && segment->type == PT_PHDR) {
		segment->offset = segment->address = sizeof(Elf64_Ehdr);
		segment->file_size = segment->memory_size = linker->headers_size - sizeof(Elf64_Ehdr);
		return;
	}
	if (!first)
		return;
	segment->offset = segment->headers ? 0 : first->offset;
	segment->address = segment->headers ? 0 : first->address;
	segment->file_size = last->offset - segment->offset + (last->type == SHT_NOBITS ? 0 : last->size);
	segment->memory_size = last->address + last->size - segment->address;
}

void layout_addresses(struct linker *linker) {
	linker->headers_size = sizeof(Elf64_Ehdr) + linker->segments.count * sizeof(Elf64_Phdr);
	for (size_t i = 0; i < linker->outputs.count; i++)
		if (!place_members(linker, linker->outputs.items[i]))
			return;
	if (!place_outputs(linker))
		return;
	drop_empty(linker);
	place_in_file(linker);
	for (size_t i = 0; i < linker->segments.count; i++)
		place_segment(linker, linker->segments.items[i]);
}

/* ---- where things are ---- */

const struct piece *piece_at(const struct input_section *section, uint64_t offset) {
	size_t low = 0, high = section->pieces.count; /* those before `low` start at the offset or earlier */
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (section->pieces.items[middle].start <= offset)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? &section->pieces.items[low - 1] : NULL;
}

bool piece_offset(const struct input_section *section, uint64_t offset, uint64_t *at) {
	const struct piece *piece = piece_at(section, offset);
	if (!piece || piece->dropped)
		return false;
	*at = piece->offset + offset - piece->start;
	return true;
}

/* In one that is not part of the output. */
static uint64_t offset_alone(const struct input_section *section, uint64_t offset) {
	const struct piece *piece = section->flags & SHF_MERGE ? piece_at(section, offset) : NULL;
	return piece ? offset - piece->start : offset;
}

uint64_t section_address(const struct input_section *section, uint64_t offset) {
	const struct input_section *holder = section->holder ? section->holder : section;
	if (section->holder && !piece_offset(section, offset, &offset))
		offset = 0;
	return holder->output ? holder->output->address + holder->offset + offset : offset_alone(section, offset);
}

static uint64_t address_of(const struct link_symbol *symbol, int64_t addend) {
	uint64_t inside = symbol->type == STT_SECTION ? (uint64_t)addend : 0;
	if (symbol->kind != LINK_DEFINED)
		return (uint64_t)addend;
	if (symbol->section)
		return section_address(symbol->section, symbol->value + inside) + (uint64_t)addend - inside;
	uint64_t start = symbol->output ? symbol->output->address + (symbol->at_end ? symbol->output->size : 0) : 0;
	return start + symbol->value + (uint64_t)addend;
}

uint64_t link_symbol_address(const struct linker *linker, const struct link_symbol *symbol, int64_t addend) {
	uint64_t address = address_of(symbol, addend);
	if (symbol->type != STT_TLS || !symbol->section)
		return address; /* not there, or a number */
	const struct segment *thread = thread_segment(linker);
	return thread ? address - thread->address : address;
}

/* Symbols of the ELF header have ld.lld's index, that of the first section. */
uint16_t link_symbol_section_index(const struct link_symbol *symbol) {
	if (symbol->kind != LINK_DEFINED)
		return SHN_UNDEF;
	if (symbol->at_header)
		return 1;
	const struct input_section *section = symbol->section;
	const struct output_section *output = symbol->output;
	if (section)
		output = section->holder ? section->holder->output : section->output;
	return output ? (uint16_t)output->index : SHN_ABS;
}
