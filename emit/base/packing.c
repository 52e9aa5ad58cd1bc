/* packing.c: bytes packed with zstd or zlib. */
#include "packing.h"

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

static enum packing_status status_of(size_t zstd_result) {
	if (!ZSTD_isError(zstd_result))
		return PACKING_OK;
	return ZSTD_getErrorCode(zstd_result) == ZSTD_error_memory_allocation ? PACKING_NO_MEMORY : PACKING_BROKEN;
}

static enum packing_status pack_zstd(struct buffer *out, const uint8_t *bytes, size_t size, int level,
                                     int long_distances) {
	size_t bound = ZSTD_compressBound(size);
	if (ZSTD_isError(bound))
		return PACKING_NO_MEMORY;
	uint8_t *to = buffer_extend(out, bound);
	ZSTD_CCtx *context = ZSTD_createCCtx();
	if (!context)
		return PACKING_NO_MEMORY;
	ZSTD_CCtx_setParameter(context, ZSTD_c_enableLongDistanceMatching, long_distances);
	ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, level);
	size_t used = ZSTD_compress2(context, to, bound, bytes, size);
	ZSTD_freeCCtx(context);
	if (!ZSTD_isError(used))
		out->size -= bound - used;
	return status_of(used);
}

/* Long distance matching is on as in LLVM, so that the bytes are those of clang-offload-bundler: the entries
 * of a bundle resemble each other. */
enum packing_status packing_pack(struct buffer *out, const uint8_t *bytes, size_t size, int level) {
	return pack_zstd(out, bytes, size, level, 1);
}

static enum packing_status pack_zlib(struct buffer *out, const uint8_t *bytes, size_t size, int level) {
	uLongf used = compressBound(size);
	size_t bound = used;
	int status = compress2(buffer_extend(out, bound), &used, bytes, size, level);
	if (status == Z_OK)
		out->size -= bound - used;
	return status == Z_OK ? PACKING_OK : status == Z_MEM_ERROR ? PACKING_NO_MEMORY : PACKING_BROKEN;
}

enum packing_status packing_pack_section(struct buffer *out, enum kd_compression method, const uint8_t *bytes,
                                         size_t size) {
	enum { ZLIB_LEVEL = 6, ZSTD_LEVEL = 5 }; /* LLVM's */
	if (method == KD_COMPRESSION_ZLIB)
		return pack_zlib(out, bytes, size, ZLIB_LEVEL);
	return pack_zstd(out, bytes, size, ZSTD_LEVEL, 0);
}

enum packing_status packing_pack_quickly(struct buffer *out, const uint8_t *bytes, size_t size) {
	return pack_zlib(out, bytes, size, Z_BEST_SPEED);
}

/* zlib counts in 32 bits: input is given, and output asked for, in pieces. */
static uInt piece(size_t size) {
	return (uInt)(size < UINT32_MAX ? size : UINT32_MAX);
}

static enum packing_status unpack_zlib(const uint8_t *packed, size_t *packed_size, uint8_t *bytes, size_t size) {
	z_stream stream = {.next_in = (uint8_t *)(uintptr_t)packed, .next_out = bytes}; /* zlib only reads the input */
	const uint8_t *packed_end = packed + *packed_size, *end = bytes + size;
	int status = inflateInit(&stream);
	if (status != Z_OK)
		return status == Z_MEM_ERROR ? PACKING_NO_MEMORY : PACKING_BROKEN;
	while (status == Z_OK) {
		stream.avail_in = piece((size_t)(packed_end - stream.next_in));
		stream.avail_out = piece((size_t)(end - stream.next_out));
		status = inflate(&stream, Z_NO_FLUSH);
	}
	inflateEnd(&stream);
	*packed_size = (size_t)(stream.next_in - packed);
	if (status == Z_MEM_ERROR)
		return PACKING_NO_MEMORY;
	return status == Z_STREAM_END && stream.next_out == end ? PACKING_OK : PACKING_BROKEN;
}

static enum packing_status unpack_zstd(const uint8_t *packed, size_t *packed_size, uint8_t *bytes, size_t size) {
	size_t extent = ZSTD_findFrameCompressedSize(packed, *packed_size);
	if (ZSTD_isError(extent))
		return PACKING_BROKEN;
	*packed_size = extent;
	size_t made = ZSTD_decompress(bytes, size, packed, extent);
	if (ZSTD_isError(made))
		return status_of(made);
	return made == size ? PACKING_OK : PACKING_BROKEN;
}

enum packing_status packing_unpack(enum kd_compression method, const uint8_t *packed, size_t *packed_size,
                                   uint8_t *bytes, size_t size) {
	if (method == KD_COMPRESSION_ZLIB)
		return unpack_zlib(packed, packed_size, bytes, size);
	return unpack_zstd(packed, packed_size, bytes, size);
}

/* A zstd block of 4 bytes repeats one byte 128 KiB long; deflate makes 258 bytes of 2 bits. */
uint64_t packing_ratio(enum kd_compression method) {
	return method == KD_COMPRESSION_ZSTD ? 32 * 1024 : 1032;
}
