/* kpack_format.h: the layout of archives of kernels.
 *
 * The magic, the version in 4 bytes, and the offset of the table of contents in 8; then what it describes, and the
 * table itself, a MessagePack map that goes on to the end of the file. Packed archives have their code objects one
 * after another: their number in 4 bytes, then for each its size in 4 bytes and a frame of zstd. Numbers are
 * little-endian. */
#ifndef KD_FILES_KPACK_KPACK_FORMAT_H
#define KD_FILES_KPACK_KPACK_FORMAT_H

#define KPACK_MAGIC "KPAK"
#define KPACK_SCHEME_NONE "none"
#define KPACK_SCHEME_ZSTD "zstd-per-kernel"
#define KPACK_TYPE "hsaco"

enum {
	KPACK_MAGIC_SIZE = sizeof KPACK_MAGIC - 1,
	KPACK_VERSION = 1,
	KPACK_HEADER_SIZE = 16,
	KPACK_ALIGNMENT = 64,
	KPACK_MOST_FRAMES = 1 << 20, /* as readers of ROCm have it */
	KPACK_MOST_DEPTH = 32,       /* of the table, as they have it, too */
};

#define KPACK_SIZE_LIMIT (INT64_C(2) << 30) /* likewise */

#endif
