/* archive.h: the members of an archive of ar(1), in memory.
 *
 * There is no specification but the manuals of systems: a magic, then each member after a header of 60 bytes, at even
 * offsets. Names that are too long for the header are in a member of their own (System V and GNU) or in front of the
 * member's bytes (BSD). The archive may be hostile: what is given out lies inside it. */
#ifndef KD_FILES_ELF_READ_ARCHIVE_H
#define KD_FILES_ELF_READ_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ARCHIVE_MAGIC "!<arch>\n"
#define ARCHIVE_THIN_MAGIC "!<thin>\n" /* its members are other files, which it names */

struct archive_member {
	const char *name; /* in the archive, not terminated; of a very long one the beginning */
	size_t name_size;
	size_t offset; /* of its bytes in the archive */
	size_t size;
};

struct archive {
	const uint8_t *bytes;
	size_t size;
	size_t at;         /* of the next header */
	const char *names; /* the member of long names; NULL: it did not come yet */
	size_t names_size;
	bool damaged; /* the header at `at` is none, or its member is not all there */
};

bool archive_is(const uint8_t *bytes, size_t size);
bool archive_is_thin(const uint8_t *bytes, size_t size);

/* Starts at the first member. */
struct archive archive_open(const uint8_t *bytes, size_t size);

/* The next member that is a file; indices of symbols and tables of names are none. False at the end, or when it is
 * damaged. */
bool archive_next(struct archive *archive, struct archive_member *member);

#endif
