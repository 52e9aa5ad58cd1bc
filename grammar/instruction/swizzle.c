/* swizzle.c: see swizzle.h. Section "swizzle" of AMDGPUModifierSyntax.rst. */
#include "swizzle.h"

#include "gpu/isa/swizzle_bits.h"

static bool swizzle_error(struct cursor *cursor, const char *at, const char *message) {
	cursor_error(cursor, at, "%s", message);
	return false;
}

/* ", number" from `least` to `most`. */
static bool read_number(struct cursor *cursor, int64_t least, int64_t most, const char *message, int64_t *number) {
	if (!cursor_needs(cursor, ',', "expected a comma"))
		return false;
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	if (!cursor_number(cursor, number, "expected absolute expression"))
		return false;
	return (*number >= least && *number <= most) || swizzle_error(cursor, at, message);
}

/* A number of lanes that is a power of two. */
static bool read_group(struct cursor *cursor, int64_t least, int64_t most, const char *message, int64_t *size) {
	struct cursor after = *cursor;
	if (!read_number(cursor, least, most, message, size))
		return false;
	cursor_takes(&after, ',');
	cursor_skip_blanks(&after);
	return (*size & (*size - 1)) == 0 || swizzle_error(cursor, after.at, "group size must be a power of two");
}

static bool read_quad(struct cursor *cursor, int64_t *pattern) {
	enum { LANES = 4 };
	int64_t lane;
	*pattern = SWIZZLE_QUAD;
	for (unsigned i = 0; i < LANES; i++) {
		if (!read_number(cursor, 0, LANES - 1, "expected a 2-bit lane id", &lane))
			return false;
		*pattern |= lane << 2 * i;
	}
	return true;
}

/* Of a lane's number each bit is 0, 1, preserved or inverted. */
static bool read_mask(struct cursor *cursor, int64_t *pattern) {
	if (!cursor_needs(cursor, ',', "expected a comma"))
		return false;
	cursor_skip_blanks(cursor);
	const char *at = cursor->at, *end = at;
	if (at < cursor->end && *at == '"')
		for (end = at + 1; end < cursor->end && *end != '"'; end++)
			;
	if (end == at || end == cursor->end)
		return swizzle_error(cursor, at, "expected a string");
	if (end - at - 1 != SWIZZLE_MASK_BITS)
		return swizzle_error(cursor, at, "expected a 5-character mask");
	*pattern = 0;
	for (unsigned i = 0; i < SWIZZLE_MASK_BITS; i++) {
		int64_t bit = INT64_C(1) << (SWIZZLE_MASK_BITS - 1 - i);
		switch (at[1 + i]) {
		case '0': break;
		case '1': *pattern |= bit << SWIZZLE_OR_BIT; break;
		case 'i': *pattern |= bit << SWIZZLE_XOR_BIT | bit; break;
		case 'p': *pattern |= bit; break;
		default: return swizzle_error(cursor, at, "invalid mask");
		}
	}
	cursor->at = end + 1;
	return true;
}

static bool read_broadcast(struct cursor *cursor, int64_t *pattern) {
	int64_t size, lane;
	if (!read_group(cursor, 2, SWIZZLE_LAST_LANE + 1, "group size must be in the interval [2,32]", &size) ||
	    !read_number(cursor, 0, size - 1, "lane id must be in the interval [0,group size - 1]", &lane))
		return false;
	*pattern = (SWIZZLE_LAST_LANE + 1 - size) | lane << SWIZZLE_OR_BIT;
	return true;
}

static bool read_swap(struct cursor *cursor, int64_t *pattern) {
	int64_t size;
	if (!read_group(cursor, 1, (SWIZZLE_LAST_LANE + 1) / 2, "group size must be in the interval [1,16]", &size))
		return false;
	*pattern = SWIZZLE_LAST_LANE | size << SWIZZLE_XOR_BIT;
	return true;
}

static bool read_reverse(struct cursor *cursor, int64_t *pattern) {
	int64_t size;
	if (!read_group(cursor, 2, SWIZZLE_LAST_LANE + 1, "group size must be in the interval [2,32]", &size))
		return false;
	*pattern = SWIZZLE_LAST_LANE | (size - 1) << SWIZZLE_XOR_BIT;
	return true;
}

static bool read_fft(struct cursor *cursor, int64_t *pattern) {
	int64_t swizzle;
	if (!read_number(cursor, 0, SWIZZLE_LAST_LANE, "FFT swizzle must be in the interval [0,31]", &swizzle))
		return false;
	*pattern = SWIZZLE_FFT | swizzle;
	return true;
}

static bool read_rotate(struct cursor *cursor, int64_t *pattern) {
	int64_t right, lanes;
	if (!read_number(cursor, 0, 1, "direction must be 0 (left) or 1 (right)", &right) ||
	    !read_number(cursor, 0, SWIZZLE_LAST_LANE, "number of threads to rotate must be in the interval [0,31]",
	                 &lanes))
		return false;
	*pattern = SWIZZLE_ROTATE | right << SWIZZLE_ROTATE_RIGHT_BIT | lanes << SWIZZLE_ROTATE_BIT;
	return true;
}

static const struct {
	const char *name;
	bool (*read)(struct cursor *cursor, int64_t *pattern);
	const char *lacking; /* what is said where ds_swizzle_b32 does not rotate; NULL: the mode is there */
} modes[] = {
    {"QUAD_PERM", read_quad, NULL},
    {"BITMASK_PERM", read_mask, NULL},
    {"BROADCAST", read_broadcast, NULL},
    {"SWAP", read_swap, NULL},
    {"REVERSE", read_reverse, NULL},
    {"FFT", read_fft, "FFT mode swizzle not supported on this GPU: BITMASK_PERM permutes lanes"},
    {"ROTATE", read_rotate, "Rotate mode swizzle not supported on this GPU: BITMASK_PERM permutes lanes"},
};

static bool read_macro(struct cursor *cursor, int64_t *pattern) {
	if (!cursor_needs(cursor, '(', "expected a left parentheses"))
		return false;
	cursor_skip_blanks(cursor);
	for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
		if (!cursor_takes_word(cursor, modes[i].name))
			continue;
		if (modes[i].lacking && !isa_is(cursor->machine, TRAIT_ROTATED_LANES))
			return swizzle_error(cursor, cursor->at, modes[i].lacking);
		return modes[i].read(cursor, pattern) && cursor_needs(cursor, ')', "expected a closing parentheses");
	}
	return swizzle_error(cursor, cursor->at, "expected a swizzle mode");
}

bool swizzle_read(struct cursor *cursor, int64_t *pattern) {
	static const char message[] = "expected a swizzle macro or an absolute expression";
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	if (cursor_takes_word(cursor, "swizzle"))
		return read_macro(cursor, pattern);
	if (!cursor_number(cursor, pattern, message))
		return false;
	return (*pattern >= 0 && *pattern <= UINT16_MAX) || swizzle_error(cursor, at, "expected a 16-bit offset");
}
