/* archive.c: see archive.h. */
#include "archive.h"

#include <ar.h>
#include <string.h>

#include "base/ascii.h"

static bool begins_with(const void *bytes, size_t size, const char *text) {
	size_t length = strlen(text);
	return size >= length && memcmp(bytes, text, length) == 0;
}

bool archive_is(const uint8_t *bytes, size_t size) {
	return begins_with(bytes, size, ARCHIVE_MAGIC);
}

bool archive_is_thin(const uint8_t *bytes, size_t size) {
	return begins_with(bytes, size, ARCHIVE_THIN_MAGIC);
}

struct archive archive_open(const uint8_t *bytes, size_t size) {
	return (struct archive){.bytes = bytes, .size = size, .at = SARMAG};
}

/* A decimal number that blanks follow; false if it is none. At most 16 digits: it fits. */
static bool read_number(const char *text, size_t size, size_t *number) {
	size_t i = 0;
	*number = 0;
	for (; i < size && ascii_is_digit(text[i]); i++)
		*number = *number * 10 + (size_t)(text[i] - '0');
	bool any = i > 0;
	while (i < size && text[i] == ' ')
		i++;
	return any && i == size;
}

/* Of a name, which many members may share. */
enum { MOST_NAME_SIZE = 1024 };

/* Up to the first of these characters. */
static size_t length_until(const char *text, size_t size, char end, char other_end) {
	size_t length = 0;
	while (length < size && length < MOST_NAME_SIZE && text[length] != end && text[length] != other_end)
		length++;
	return length;
}

/* The header at the archive's place, and what it says of its member. Moves on. */
static bool read_header(struct archive *archive, struct ar_hdr *header, struct archive_member *member) {
	size_t left = archive->size - archive->at;
	if (left < sizeof *header)
		return false;
	memcpy(header, archive->bytes + archive->at, sizeof *header);
	if (memcmp(header->ar_fmag, ARFMAG, sizeof header->ar_fmag) != 0 ||
	    !read_number(header->ar_size, sizeof header->ar_size, &member->size) || member->size > left - sizeof *header)
		return false;
	member->offset = archive->at + sizeof *header;
	archive->at = member->offset + member->size;
	if (member->size % 2 && archive->at < archive->size)
		archive->at++;
	return true;
}

/* A name in the table, where a slash and a line end or a zero end it. */
static void take_long_name(const struct archive *archive, size_t offset, struct archive_member *member) {
	if (offset >= archive->names_size)
		return;
	member->name = archive->names + offset;
	member->name_size = length_until(member->name, archive->names_size - offset, '\n', '\0');
	if (member->name_size && member->name[member->name_size - 1] == '/')
		member->name_size--;
}

/* A name in front of the bytes, filled up with zeros. */
static void take_name_in_front(const struct archive *archive, size_t size, struct archive_member *member) {
	if (size > member->size)
		return;
	member->name = (const char *)archive->bytes + member->offset;
	member->name_size = length_until(member->name, size, '\0', '\0');
	member->offset += size;
	member->size -= size;
}

/* Finds the name. One that is not where the header says stays as the header has it. */
static void find_name(const struct archive *archive, const struct ar_hdr *header, struct archive_member *member) {
	enum { SIZE = sizeof header->ar_name };
	size_t number;
	member->name = (const char *)archive->bytes + member->offset - sizeof *header;
	member->name_size = SIZE;
	while (member->name_size && member->name[member->name_size - 1] == ' ')
		member->name_size--;
	if (begins_with(header->ar_name, SIZE, "#1/") && read_number(header->ar_name + 3, SIZE - 3, &number))
		take_name_in_front(archive, number, member);
	else if (header->ar_name[0] == '/' && read_number(header->ar_name + 1, SIZE - 1, &number))
		take_long_name(archive, number, member);
	else if (member->name_size > 1 && member->name[member->name_size - 1] == '/')
		member->name_size--;
}

static bool name_is(const struct archive_member *member, const char *text) {
	return member->name_size == strlen(text) && memcmp(member->name, text, member->name_size) == 0;
}

/* "/", "/SYM64/" and "__.SYMDEF" are indices of symbols, "//" is the table of names. */
static bool is_table(struct archive *archive, const struct archive_member *member) {
	if (name_is(member, "/")) { /* "//" without the slash that ends names */
		bool names = archive->bytes[member->offset - sizeof(struct ar_hdr) + 1] == '/';
		if (names) {
			archive->names = (const char *)archive->bytes + member->offset;
			archive->names_size = member->size;
		}
		return true;
	}
	return name_is(member, "/SYM64") || begins_with(member->name, member->name_size, "__.SYMDEF");
}

bool archive_next(struct archive *archive, struct archive_member *member) {
	struct ar_hdr header;
	while (archive->at < archive->size) {
		*member = (struct archive_member){0};
		archive->damaged = !read_header(archive, &header, member);
		if (archive->damaged)
			return false;
		find_name(archive, &header, member);
		if (!is_table(archive, member))
			return true;
	}
	return false;
}
