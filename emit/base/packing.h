/* packing.h: bytes packed with zstd or zlib, as bundles and sections are. */
#ifndef KD_BASE_PACKING_H
#define KD_BASE_PACKING_H

#include "buffer.h"
#include "kdasm/bundle.h"

/* What can become of packing and unpacking. */
enum packing_status { PACKING_OK, PACKING_BROKEN, PACKING_NO_MEMORY };

/* Appends the bytes packed with zstd, as LLVM calls it for bundles. */
enum packing_status packing_pack(struct buffer *out, const uint8_t *bytes, size_t size, int level);

/* The same as LLVM does it for sections. */
enum packing_status packing_pack_section(struct buffer *out, enum kd_compression method, const uint8_t *bytes,
                                         size_t size);

/* The same with zlib for who waits for it: larger, but in a tenth of the time. */
enum packing_status packing_pack_quickly(struct buffer *out, const uint8_t *bytes, size_t size);

/* Unpacks into `size` bytes, which must be filled exactly. *packed_size becomes what the packed data takes. */
enum packing_status packing_unpack(enum kd_compression method, const uint8_t *packed, size_t *packed_size,
                                   uint8_t *bytes, size_t size);

/* Most bytes that one packed byte can stand for: a header that says more is wrong. */
uint64_t packing_ratio(enum kd_compression method);

#endif
