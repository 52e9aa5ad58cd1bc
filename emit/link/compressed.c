/* compressed.c: sections that are compressed in an object, as `clang -gz` does it with debug information. A linker
 * goes on with what they unpack to. */
#include <inttypes.h>

#include "files/elf/read/packed_section.h"
#include "linker.h"

/* The header before the packed bytes; false, reported, when it is missing or wrong. */
static bool read_header(struct linker *linker, const struct input_section *section, struct packed_section *packed) {
	const char *name = section->input->name;
	switch (packed_section_read(packed, section->bytes, section->size, ELFCLASS64)) {
	case PACKED_OK: break;
	case PACKED_CUT_OFF:
		diag_error(linker->diag, 0,
		           "%s:(%s): corrupted compressed section: it has %" PRIu64 " bytes, its header alone %zu", name,
		           section->name, section->size, sizeof(Elf64_Chdr));
		return false;
	case PACKED_METHOD:
		diag_error(linker->diag, 0,
		           "%s:(%s): unsupported compression type (%" PRIu32 "): it must be 1, zlib, or 2, zstd", name,
		           section->name, packed->type);
		return false;
	case PACKED_TOO_LARGE:
		diag_error(linker->diag, 0, "%s:(%s): decompress failed: %zu bytes cannot hold %" PRIu64 " decompressed ones",
		           name, section->name, packed->packed_size, packed->size);
		return false;
	}
	if (packed->alignment & (packed->alignment - 1)) {
		diag_error(linker->diag, 0,
		           "%s:(%s): its alignment when decompressed is %" PRIu64 ", which is not a power of two", name,
		           section->name, packed->alignment);
		return false;
	}
	if (!section->input->file.sections[section->index].is_beyond_limit)
		return true;
	diag_error(linker->diag, 0,
	           "%s:(%s): decompress failed: with the sections before it, it has more than %" PRIu64
	           " decompressed bytes, the most for a file of this size; decompress it with llvm-objcopy "
	           "--decompress-debug-sections [stricter than ld.lld]",
	           name, section->name, unpacked_limit(section->input->file.size));
	return false;
}

void section_unpack(struct linker *linker, struct input_section *section) {
	struct packed_section packed;
	section->flags &= ~(uint64_t)SHF_COMPRESSED;
	if (!read_header(linker, section, &packed))
		return;
	uint8_t *bytes = arena_alloc(linker->arena, (size_t)packed.size);
	enum packing_status status = packed_section_unpack(&packed, bytes);
	if (status == PACKING_NO_MEMORY)
		arena_out_of_memory(linker->arena);
	if (status == PACKING_BROKEN) {
		diag_error(linker->diag, 0, "%s:(%s): decompress failed: the compressed bytes are damaged",
		           section->input->name, section->name);
		return;
	}
	section->bytes = bytes;
	section->size = (size_t)packed.size;
	section->alignment = packed.alignment ? packed.alignment : 1;
}
