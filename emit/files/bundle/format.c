/* format.c: the numbers of the compressed form. See format.h. */
#include "format.h"

#include "base/md5.h"

static const struct packed_layout layouts[PACKED_VERSION_MAX + 1] = {
    [1] = {.width = 4, .has_file_size = false},
    [2] = {.width = 4, .has_file_size = true},
    [3] = {.width = 8, .has_file_size = true},
};

const struct packed_layout *packed_layout_of(unsigned version) {
	return &layouts[version];
}

size_t packed_header_size(const struct packed_layout *layout) {
	return PACKED_PREFIX_SIZE + (size_t)layout->width * (layout->has_file_size ? 2 : 1) + 8;
}

uint64_t packed_hash(const uint8_t *bytes, size_t size) {
	uint8_t sum[MD5_SIZE];
	md5(bytes, size, sum);
	return load_le(sum, 8);
}
