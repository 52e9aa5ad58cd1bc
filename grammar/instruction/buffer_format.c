/* buffer_format.c: see buffer_format.h. Sections "dfmt", "nfmt" and "fmt" of AMDGPUModifierSyntax.rst. */
#include "buffer_format.h"

#include "gpu/isa/names.h"

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

static bool has_unified_formats(const struct cursor *cursor) {
	return isa_is(cursor->machine, TRAIT_UNIFIED_FORMATS);
}

static bool report_name(struct cursor *cursor, struct text name) {
	static const char unified[] = "unsupported format: names are BUF_FMT_..., or one that begins with BUF_DATA_FORMAT_ "
	                              "and one with BUF_NUM_FORMAT_; a number does as well";
	bool is_unified = isa_unified_format_find(cursor->machine, name.at, name.length);
	return format_error(cursor, name.at,
	                    has_unified_formats(cursor) ? unified
	                    : is_unified ? "unified format is not supported on this GPU: it has data and numeric formats"
	                                 : "unsupported format: this processor has no data or numeric format of that name");
}

static bool read_name(struct cursor *cursor, int64_t *values, unsigned *seen) {
	struct text name = cursor_name(cursor);
	const struct isa_buffer_format *known = isa_buffer_format_find(cursor->machine, name.at, name.length);
	if (!name.length)
		return format_error(cursor, cursor->at, "expected a format string");
	if (!known || !isa_exists(cursor->machine, known->feature))
		return report_name(cursor, name);
	if (*seen & 1u << known->part)
		return format_error(cursor, name.at, parts[known->part].duplicate);
	*seen |= 1u << known->part;
	values[known->part] = known->number;
	cursor->at += name.length;
	return true;
}

/* BUF_FMT_... */
static bool read_unified(struct cursor *cursor, int64_t *format) {
	struct text name = cursor_name(cursor);
	const struct isa_unified_format *known = isa_unified_format_find(cursor->machine, name.at, name.length);
	if (!known || !isa_exists(cursor->machine, known->feature))
		return false;
	cursor->at += name.length;
	*format = known->number;
	return true;
}

/* The one number that the parts together have. */
static bool unify(struct cursor *cursor, const char *at, int64_t *format) {
	unsigned data = (unsigned)*format & 15, numeric = (unsigned)*format >> parts[ISA_BUFFER_NUMERIC].bit;
	const struct isa_machine *machine = cursor->machine;
	const struct isa_unified_format *known =
	    isa_unified_format_of(machine, isa_buffer_format_at(machine, ISA_BUFFER_DATA, data),
	                          isa_buffer_format_at(machine, ISA_BUFFER_NUMERIC, numeric));
	if (!known)
		return format_error(cursor, at, "unsupported format: no format has these parts on this processor");
	*format = known->number;
	return true;
}

static bool read_parts(struct cursor *cursor, int64_t *format) {
	int64_t values[PARTS];
	unsigned seen = 0;
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	if (!read_name(cursor, values, &seen) || (cursor_takes(cursor, ',') && !read_name(cursor, values, &seen)))
		return false;
	*format = joined(values, seen);
	return !has_unified_formats(cursor) || unify(cursor, at, format);
}

static bool read_names(struct cursor *cursor, int64_t *format) {
	bool good = (has_unified_formats(cursor) && read_unified(cursor, format)) || read_parts(cursor, format);
	return good && cursor_needs(cursor, ']', "expected a closing square bracket");
}

/* `at`: what an error is about. */
static bool read_number(struct cursor *cursor, const char *at, int64_t *format) {
	bool is_name = *cursor->at == '[';
	if (!cursor_number_else(cursor, format, "expected absolute expression",
	                        is_name ? "format names come after soffset" : NULL))
		return false;
	return (*format >= 0 && *format >> FORMAT_BITS == 0) ||
	       format_error(cursor, at, "out of range format: it is 0 to 127");
}

bool buffer_format_read(struct cursor *cursor, int64_t *format) {
	if (cursor_takes(cursor, '['))
		return read_names(cursor, format);
	cursor_skip_blanks(cursor);
	return read_number(cursor, cursor->at, format);
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

static enum special_result read_split(struct cursor *cursor, int64_t *format) {
	int64_t values[PARTS];
	unsigned seen = 0;
	enum special_result result = read_part(cursor, values, &seen);
	if (result == SPECIAL_READ && read_part(cursor, values, &seen) == SPECIAL_WRONG)
		result = SPECIAL_WRONG;
	if (result == SPECIAL_READ)
		*format = joined(values, seen);
	return result;
}

/* Before the offset it is a number alone. */
static enum special_result read_whole(struct cursor *cursor, int64_t *format) {
	const char *at = cursor->at;
	if (!cursor_takes_prefix(cursor, "format"))
		return SPECIAL_NONE;
	return read_number(cursor, at, format) ? SPECIAL_READ : SPECIAL_WRONG;
}

enum special_result buffer_dfmt_read(struct cursor *cursor, struct read_operand *read) {
	int64_t format;
	enum special_result result = has_unified_formats(cursor) ? read_whole(cursor, &format)
	                                                         : read_split(cursor, &format);
	if (result == SPECIAL_READ)
		*read->operand = (struct isa_operand){.type = OPERAND_SPECIAL, .special = KIND_dfmt, .number = format};
	return result;
}
