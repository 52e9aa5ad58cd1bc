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

enum packed_problem packed_section_read_old(struct packed_section *packed, const uint8_t *bytes, uint64_t size,
                                            uint64_t limit) {
	static const char magic[] = "ZLIB";
	enum { MAGIC = 4, HEADER = 12 };
	*packed = (struct packed_section){.type = ELFCOMPRESS_ZLIB, .method = KD_COMPRESSION_ZLIB, .alignment = 1};
	if (!bytes || size < HEADER)
		return PACKED_CUT_OFF;
	if (memcmp(bytes, magic, MAGIC) != 0)
		return PACKED_METHOD;
	for (size_t i = MAGIC; i < HEADER; i++) /* the most significant byte is first */
		packed->size = packed->size << 8 | bytes[i];
	packed->bytes = bytes + HEADER;
	packed->packed_size = (size_t)size - HEADER;
	return check_size(packed, limit);
}

enum packing_status packed_section_unpack(const struct packed_section *packed, uint8_t *bytes) {
	size_t size = packed->packed_size;
	return packing_unpack(packed->method, packed->bytes, &size, bytes, (size_t)packed->size);
}
