/* packed_section.c: see packed_section.h. */
#include "packed_section.h"

#include <inttypes.h>

/* The methods that ch_type names. */
static bool find_method(uint32_t type, enum kd_compression *method) {
	switch (type) {
	case ELFCOMPRESS_ZLIB: *method = KD_COMPRESSION_ZLIB; return true;
	case ELFCOMPRESS_ZSTD: *method = KD_COMPRESSION_ZSTD; return true;
	default: return false;
	}
}

static void read_header(struct packed_section *packed, const uint8_t *bytes, uint8_t class) {
	Elf64_Chdr header;
	Elf32_Chdr small;
	if (class == ELFCLASS64) {
		memcpy(&header, bytes, sizeof header);
		packed->type = le32toh(header.ch_type);
		packed->size = le64toh(header.ch_size);
		packed->alignment = le64toh(header.ch_addralign);
		return;
	}
	memcpy(&small, bytes, sizeof small);
	packed->type = le32toh(small.ch_type);
	packed->size = le32toh(small.ch_size);
	packed->alignment = le32toh(small.ch_addralign);
}

static enum packed_problem check_size(const struct packed_section *packed) {
	return packed->size / packing_ratio(packed->method) > packed->packed_size ? PACKED_TOO_LARGE : PACKED_OK;
}

enum packed_problem packed_section_read(struct packed_section *packed, const uint8_t *bytes, uint64_t size,
                                        uint8_t class) {
	size_t header = class == ELFCLASS64 ? sizeof(Elf64_Chdr) : sizeof(Elf32_Chdr);
	*packed = (struct packed_section){0};
	if (!bytes || size < header)
		return PACKED_CUT_OFF;
	read_header(packed, bytes, class);
	packed->bytes = bytes + header;
	packed->packed_size = (size_t)size - header;
	if (!find_method(packed->type, &packed->method))
		return PACKED_METHOD;
	return check_size(packed);
}

enum packing_status packed_section_unpack(const struct packed_section *packed, uint8_t *bytes) {
	size_t size = packed->packed_size;
	return packing_unpack(packed->method, packed->bytes, &size, bytes, (size_t)packed->size);
}

/* ---- sections of files ---- */

const char *section_old_name(const struct elf_section *section) {
	static const char prefix[] = ".zdebug_";
	return strncmp(section->name, prefix, strlen(prefix)) == 0 ? section->name + strlen(".z") : NULL;
}

bool section_is_packed(const struct elf_section *section) {
	return section->flags & SHF_COMPRESSED || section_old_name(section);
}

/* Older tools put "ZLIB" and the size in front. */
static enum packed_problem read_old(struct packed_section *packed, const struct elf_section *section) {
	static const char magic[] = "ZLIB";
	enum { MAGIC = 4, HEADER = 12 };
	*packed = (struct packed_section){
	    .type = ELFCOMPRESS_ZLIB, .method = KD_COMPRESSION_ZLIB, .alignment = section->alignment};
	if (!section->bytes || section->size < HEADER)
		return PACKED_CUT_OFF;
	if (memcmp(section->bytes, magic, MAGIC) != 0)
		return PACKED_METHOD;
	for (size_t i = MAGIC; i < HEADER; i++) /* the most significant byte is first */
		packed->size = packed->size << 8 | section->bytes[i];
	packed->bytes = section->bytes + HEADER;
	packed->packed_size = (size_t)section->size - HEADER;
	return check_size(packed);
}

static enum packed_problem read_any(struct packed_section *packed, const struct elf_section *section, uint8_t class) {
	if (section->flags & SHF_COMPRESSED)
		return packed_section_read(packed, section->bytes, section->size, class);
	return read_old(packed, section);
}

/* ---- how much a file may unpack to ---- */

uint64_t unpacked_limit(uint64_t file_size) {
	if (file_size > UNPACKED_MOST / UNPACKED_FACTOR)
		return UNPACKED_MOST;
	uint64_t limit = file_size * UNPACKED_FACTOR;
	return limit > UNPACKED_LEAST ? limit : UNPACKED_LEAST;
}

/* Headers say it, so that each section can be judged by itself later, in any order. */
void sections_limit_unpacking(struct elf_file *file) {
	uint64_t left = unpacked_limit(file->size);
	for (size_t i = 1; i < file->section_count; i++) {
		struct packed_section packed;
		struct elf_section *section = &file->sections[i];
		if (!section_is_packed(section) || read_any(&packed, section, file->class) != PACKED_OK)
			continue;
		section->is_beyond_limit = packed.size > left;
		left -= section->is_beyond_limit ? 0 : packed.size;
	}
}

/* ---- unpacking ---- */

static const char *problem_of(struct packed_section *packed, struct arena *arena, const struct elf_section *section,
                              const struct elf_file *file) {
	switch (read_any(packed, section, file->class)) {
	case PACKED_OK: break;
	case PACKED_CUT_OFF: return "it is compressed, and ends within its header";
	case PACKED_METHOD: return "it is compressed with a method that is neither zlib nor zstd";
	case PACKED_TOO_LARGE: return "it is compressed, and says to unpack to more than its bytes can hold";
	}
	if (packed->alignment & (packed->alignment - 1))
		return "it is compressed, and its alignment when unpacked is not a power of two";
	if (!section->is_beyond_limit)
		return NULL;
	return arena_printf(arena,
	                    "it is compressed, and with the sections before it would unpack to more than %" PRIu64
	                    " bytes, the most for a file of this size; unpack it with llvm-objcopy "
	                    "--decompress-debug-sections",
	                    unpacked_limit(file->size));
}

struct unpacked_section section_unpacked(struct arena *arena, const struct elf_section *section,
                                         const struct elf_file *file) {
	struct packed_section packed;
	struct unpacked_section unpacked = {.section = *section};
	unpacked.problem = problem_of(&packed, arena, section, file);
	if (unpacked.problem)
		return unpacked;
	uint8_t *bytes = arena_alloc(arena, (size_t)packed.size);
	enum packing_status status = packed_section_unpack(&packed, bytes);
	if (status == PACKING_NO_MEMORY)
		arena_out_of_memory(arena);
	if (status != PACKING_OK) {
		unpacked.problem = "it is compressed, and the compressed bytes are damaged";
		return unpacked;
	}
	unpacked.method = packed.method;
	if (section_old_name(section))
		unpacked.section.name = arena_printf(arena, ".%s", section_old_name(section));
	unpacked.section.flags &= ~(uint64_t)SHF_COMPRESSED;
	unpacked.section.bytes = bytes;
	unpacked.section.size = packed.size;
	unpacked.section.alignment = packed.alignment ? packed.alignment : 1;
	return unpacked;
}
