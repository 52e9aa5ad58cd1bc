/* buffer_format.c: see buffer_format.h. Sections "dfmt", "nfmt" and "fmt" of AMDGPUModifierSyntax.rst. */
#include "buffer_format.h"

#include "isa/names.h"

static const struct {
	const char *name, *out_of_range, *duplicate;
	uint8_t bit, width, preset;
} parts[] = {
    [ISA_BUFFER_DATA] = {"dfmt", "out of range dfmt: it is 0 to 15", "duplicate data format: write one", 0, 4, 1},
    [ISA_BUFFER_NUMERIC] = {"nfmt", "out of range nfmt: it is 0 to 7", "duplicate numeric format: write one", 4, 3, 0},
};
enum { PARTS = sizeof parts / sizeof parts[0], FORMAT_BITS = 7 };

static bool format_error(struct cursor *cursor, const char *at, const char *message) {
	cursor_error(cursor, at, "%s", message);
	return false;
}

/* Those that are not written have a value of their own. */
static int64_t joined(const int64_t *values, unsigned seen) {
	int64_t format = 0;
	for (unsigned i = 0; i < PARTS; i++)
		format |= (seen >> i & 1 ? values[i] : parts[i].preset) << parts[i].bit;
	return format;
}

static bool read_name(struct cursor *cursor, int64_t *values, unsigned *seen) {
	struct text name = cursor_name(cursor);
	const struct isa_buffer_format *known = isa_buffer_format_find(name.at, name.length);
	if (!name.length)
		return format_error(cursor, cursor->at, "expected a format string");
	if (!known)
		return format_error(cursor, name.at,
		                    name.length > 8 && memcmp(name.at, "BUF_FMT_", 8) == 0
		                        ? "unified format is not supported on this GPU: it has data and numeric formats"
		                        : "unsupported format: GFX9 has no data or numeric format of that name");
	if (*seen & 1u << known->part)
		return format_error(cursor, name.at, parts[known->part].duplicate);
	*seen |= 1u << known->part;
	values[known->part] = known->number;
	cursor->at += name.length;
	return true;
}

static bool read_names(struct cursor *cursor, int64_t *format) {
	int64_t values[PARTS];
	unsigned seen = 0;
	if (!read_name(cursor, values, &seen) || (cursor_takes(cursor, ',') && !read_name(cursor, values, &seen)))
		return false;
	*format = joined(values, seen);
	return cursor_needs(cursor, ']', "expected a closing square bracket");
}

bool buffer_format_read(struct cursor *cursor, int64_t *format) {
	if (cursor_takes(cursor, '['))
		return read_names(cursor, format);
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	if (!cursor_number(cursor, format, "expected absolute expression"))
		return false;
	return (*format >= 0 && *format >> FORMAT_BITS == 0) ||
	       format_error(cursor, at, "out of range format: it is 0 to 127");
}

/* One of the parts not seen before; a comma may stand before the second. */
static enum special_result read_part(struct cursor *cursor, int64_t *values, unsigned *seen) {
	struct cursor after = *cursor;
	if (*seen)
		cursor_takes(&after, ',');
	cursor_skip_blanks(&after);
	const char *at = after.at;
	for (unsigned i = 0; i < PARTS; i++) {
		if (*seen & 1u << i || !cursor_takes_prefix(&after, parts[i].name))
			continue;
		*cursor = after;
		*seen |= 1u << i;
		if (!cursor_number(cursor, &values[i], "expected absolute expression"))
			return SPECIAL_WRONG;
		if (values[i] >= 0 && values[i] >> parts[i].width == 0)
			return SPECIAL_READ;
		format_error(cursor, at, parts[i].out_of_range);
		return SPECIAL_WRONG;
	}
	return SPECIAL_NONE;
}

enum special_result buffer_dfmt_read(struct cursor *cursor, struct read_operand *read) {
	int64_t values[PARTS];
	unsigned seen = 0;
	enum special_result result = read_part(cursor, values, &seen);
	if (result == SPECIAL_READ && read_part(cursor, values, &seen) == SPECIAL_WRONG)
		result = SPECIAL_WRONG;
	if (result == SPECIAL_READ)
		*read->operand =
		    (struct isa_operand){.type = OPERAND_SPECIAL, .special = KIND_dfmt, .number = joined(values, seen)};
	return result;
}
