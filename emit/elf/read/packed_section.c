/* packed_section.c: see packed_section.h. */
#include "packed_section.h"

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

static enum packed_problem check_size(const struct packed_section *packed, uint64_t limit) {
	bool is_too_large = packed->size / packing_ratio(packed->method) > packed->packed_size || packed->size > limit;
	return is_too_large ? PACKED_TOO_LARGE : PACKED_OK;
}

enum packed_problem packed_section_read(struct packed_section *packed, const uint8_t *bytes, uint64_t size,
                                        uint8_t class, uint64_t limit) {
	size_t header = class == ELFCLASS64 ? sizeof(Elf64_Chdr) : sizeof(Elf32_Chdr);
	*packed = (struct packed_section){0};
	if (!bytes || size < header)
		return PACKED_CUT_OFF;
	read_header(packed, bytes, class);
	packed->bytes = bytes + header;
	packed->packed_size = (size_t)size - header;
	if (!find_method(packed->type, &packed->method))
		return PACKED_METHOD;
	return check_size(packed, limit);
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
static enum packed_problem read_old(struct packed_section *packed, const struct elf_section *section, uint64_t limit) {
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
	return check_size(packed, limit);
}

static const char *problem_of(struct packed_section *packed, const struct elf_section *section, uint8_t class,
                              uint64_t limit) {
	switch (section->flags & SHF_COMPRESSED ? packed_section_read(packed, section->bytes, section->size, class, limit)
	                                        : read_old(packed, section, limit)) {
	case PACKED_OK: break;
	case PACKED_CUT_OFF: return "it is compressed, and ends within its header";
	case PACKED_METHOD: return "it is compressed with a method that is neither zlib nor zstd";
	case PACKED_TOO_LARGE:
		return "it is compressed, and says to unpack to more than its bytes can hold, or than the limit of 256 MiB";
	}
	bool is_power = !(packed->alignment & (packed->alignment - 1));
	return is_power ? NULL : "it is compressed, and its alignment when unpacked is not a power of two";
}

struct unpacked_section section_unpacked(struct arena *arena, const struct elf_section *section, uint8_t class,
                                         uint64_t *left) {
	struct packed_section packed;
	struct unpacked_section unpacked = {.section = *section};
	unpacked.problem = problem_of(&packed, section, class, *left);
	if (unpacked.problem)
		return unpacked;
	*left -= packed.size;
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
