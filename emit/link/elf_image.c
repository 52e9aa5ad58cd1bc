/* elf_image.c: the bytes of the code object. Order of the file: ELF header, program headers, sections, section
 * headers. */
#include <inttypes.h>

#include "linker.h"

/* ---- headers ---- */

static void put_elf_header(struct linker *linker, struct buffer *image) {
	const struct elf_file *first = &linker->inputs.items[0]->file;
	uint8_t ident[EI_NIDENT] = ELFMAG;
	ident[EI_CLASS] = ELFCLASS64;
	ident[EI_DATA] = ELFDATA2LSB;
	ident[EI_VERSION] = EV_CURRENT;
	ident[EI_OSABI] = first->osabi;
	ident[EI_ABIVERSION] = first->abi_version;
	buffer_put(image, ident, sizeof ident);
	buffer_put_le(image, ET_DYN, 2);
	buffer_put_le(image, EM_AMDGPU, 2);
	buffer_put_le(image, EV_CURRENT, 4);
	buffer_put_le(image, special_entry_address(linker), WORD);
	buffer_put_le(image, sizeof(Elf64_Ehdr), WORD);
	buffer_put_le(image, linker->section_headers, WORD);
	buffer_put_le(image, linker->flags, 4);
	buffer_put_le(image, sizeof(Elf64_Ehdr), 2);
	buffer_put_le(image, sizeof(Elf64_Phdr), 2);
	buffer_put_le(image, linker->segments.count, 2);
	buffer_put_le(image, sizeof(Elf64_Shdr), 2);
	buffer_put_le(image, linker->outputs.count + 1, 2);
	buffer_put_le(image, linker->shstrtab->output->index, 2);
}

static void put_program_headers(const struct linker *linker, struct buffer *image) {
	for (size_t i = 0; i < linker->segments.count; i++) {
		const struct segment *segment = linker->segments.items[i];
		buffer_put_le(image, segment->type, 4);
		buffer_put_le(image, segment->flags, 4);
		buffer_put_le(image, segment->offset, WORD);
		buffer_put_le(image, segment->address, WORD); /* virtual */
		buffer_put_le(image, segment->address, WORD); /* physical */
		buffer_put_le(image, segment->file_size, WORD);
		buffer_put_le(image, segment->memory_size, WORD);
		buffer_put_le(image, segment->alignment, WORD);
	}
}

static void put_section_headers(const struct linker *linker, struct buffer *image) {
	buffer_put_zeros(image, sizeof(Elf64_Shdr));
	for (size_t i = 0; i < linker->outputs.count; i++) {
		const struct output_section *output = linker->outputs.items[i];
		buffer_put_le(image, output->name_offset, 4);
		buffer_put_le(image, output->type, 4);
		buffer_put_le(image, output->flags, WORD);
		buffer_put_le(image, output->address, WORD);
		buffer_put_le(image, output->offset, WORD);
		buffer_put_le(image, output->size, WORD);
		buffer_put_le(image, output->link, 4);
		buffer_put_le(image, output->info, 4);
		buffer_put_le(image, output->alignment, WORD);
		buffer_put_le(image, output->entry_size, WORD);
	}
}

/* ---- contents ---- */

static void put_contents(const struct output_section *output, uint8_t *image) {
	if (output->type == SHT_NOBITS)
		return;
	for (size_t i = 0; i < output->members.count; i++) {
		const struct input_section *section = output->members.items[i];
		if (section->bytes)
			memcpy(image + output->offset + section->offset, section->bytes, (size_t)section->size);
	}
}

/* Of everything after the sections. */
static bool size_fits(struct linker *linker, uint64_t *size) {
	if (linker->outputs.count + 1 >= SHN_LORESERVE) {
		diag_error(linker->diag, 0, "the code object has %zu sections, more than %d [stricter than ld.lld]",
		           linker->outputs.count, SHN_LORESERVE - 2);
		return false;
	}
	*size = linker->section_headers + (linker->outputs.count + 1) * sizeof(Elf64_Shdr);
	if (linker->section_headers <= linker->size_limit && *size <= linker->size_limit)
		return true;
	diag_error(linker->diag, 0,
	           "the code object is too large: it would have %" PRIu64 " bytes; the limit is %" PRIu64
	           " bytes [stricter than ld.lld]",
	           *size, linker->size_limit);
	return false;
}

bool image_write(struct linker *linker, struct buffer *image) {
	uint64_t size;
	if (!size_fits(linker, &size))
		return false;
	image->data = arena_zeroed(image->arena, 1, (size_t)size);
	image->capacity = (size_t)size;
	put_elf_header(linker, image);
	put_program_headers(linker, image);
	image->size = (size_t)linker->section_headers;
	for (size_t i = 0; i < linker->outputs.count; i++)
		put_contents(linker->outputs.items[i], image->data);
	dynamic_fill(linker, image->data);
	symbol_table_fill(linker, image->data);
	relocate_image(linker, image->data);
	frame_header_fill(linker, image->data);
	put_section_headers(linker, image);
	return true;
}
