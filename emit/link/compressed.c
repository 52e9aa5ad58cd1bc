/* compressed.c: sections that are compressed in an object, as `clang -gz` does it with debug information. A linker
 * goes on with what they unpack to. */
#include <inttypes.h>

#include "base/packing.h"
#include "linker.h"

/* The methods that ch_type names. */
static bool find_method(uint32_t type, enum kd_compression *method) {
	switch (type) {
	case ELFCOMPRESS_ZLIB: *method = KD_COMPRESSION_ZLIB; return true;
	case ELFCOMPRESS_ZSTD: *method = KD_COMPRESSION_ZSTD; return true;
	default: return false;
	}
}

/* The header before the packed bytes; false, reported, when it is missing or wrong. */
static bool read_header(struct linker *linker, const struct input_section *section, Elf64_Chdr *header,
                        enum kd_compression *method) {
	const char *name = section->input->name;
	if (!section->bytes || section->size < sizeof *header) {
		diag_error(linker->diag, 0,
		           "%s:(%s): corrupted compressed section: it has %" PRIu64 " bytes, its header alone %zu", name,
		           section->name, section->size, sizeof *header);
		return false;
	}
	memcpy(header, section->bytes, sizeof *header);
	header->ch_size = le64toh(header->ch_size);
	header->ch_addralign = le64toh(header->ch_addralign);
	if (!find_method(le32toh(header->ch_type), method)) {
		diag_error(linker->diag, 0,
		           "%s:(%s): unsupported compression type (%" PRIu32 "): it must be 1, zlib, or 2, zstd", name,
		           section->name, le32toh(header->ch_type));
		return false;
	}
	size_t packed = (size_t)section->size - sizeof *header;
	if (header->ch_size / packing_ratio(*method) > packed || header->ch_size > linker->size_limit) {
		diag_error(linker->diag, 0,
		           "%s:(%s): decompress failed: %zu bytes cannot hold %" PRIu64
		           " decompressed ones, or that is more than the limit",
		           name, section->name, packed, header->ch_size);
		return false;
	}
	if (header->ch_addralign & (header->ch_addralign - 1)) {
		diag_error(linker->diag, 0,
		           "%s:(%s): its alignment when decompressed is %" PRIu64 ", which is not a power of two", name,
		           section->name, header->ch_addralign);
		return false;
	}
	return true;
}

void section_unpack(struct linker *linker, struct input_section *section) {
	Elf64_Chdr header;
	enum kd_compression method;
	section->flags &= ~(uint64_t)SHF_COMPRESSED;
	if (!read_header(linker, section, &header, &method))
		return;
	size_t packed = (size_t)section->size - sizeof header, size = (size_t)header.ch_size;
	uint8_t *bytes = arena_alloc(linker->arena, size);
	enum packing_status status = packing_unpack(method, section->bytes + sizeof header, &packed, bytes, size);
	if (status == PACKING_NO_MEMORY)
		arena_out_of_memory(linker->arena);
	if (status == PACKING_BROKEN) {
		diag_error(linker->diag, 0, "%s:(%s): decompress failed: the compressed bytes are damaged",
		           section->input->name, section->name);
		return;
	}
	section->bytes = bytes;
	section->size = size;
	section->alignment = header.ch_addralign ? header.ch_addralign : 1;
}
