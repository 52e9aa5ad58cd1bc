/* yaml_text.c: what the characters of a YAML scalar or tag stand for, in LLVM's reading. */
#include "yaml_read.h"

#include "base/ascii.h"

static bool is_break(char c) {
	return c == '\n' || c == '\r';
}

static bool is_blank(char c) {
	return c == ' ' || c == '\t';
}

static void put_utf8(struct buffer *out, uint32_t point) {
	uint8_t bytes[4];
	size_t size;

	if (point < 0x80) {
		bytes[0] = (uint8_t)point;
		size = 1;
	} else if (point < 0x800) {
		bytes[0] = (uint8_t)(0xc0 | point >> 6);
		size = 2;
	} else if (point < 0x10000) {
		bytes[0] = (uint8_t)(0xe0 | point >> 12);
		size = 3;
	} else if (point < 0x110000) {
		bytes[0] = (uint8_t)(0xf0 | point >> 18);
		size = 4;
	} else {
		return;
	}
	for (size_t i = 1; i < size; i++)
		bytes[i] = (uint8_t)(0x80 | (point >> 6 * (size - 1 - i) & 0x3f));
	buffer_put(out, bytes, size);
}

/* The number that `count` hexadecimal digits give, U+FFFD if they are none. Fewer than that may
 * do: LLVM takes `\x4"` for "\x04"... */
static uint32_t read_hexadecimal(const char *text, size_t count) {
	uint32_t value = 0;

	for (size_t i = 0; i < count; i++) {
		unsigned digit = ascii_hex_digit(text[i]);
		if (digit == 16)
			return 0xfffd;
		value = value << 4 | digit;
	}
	return value;
}

static const char *skip_blanks(const char *at, const char *end) {
	while (at < end && is_blank(*at))
		at++;
	return at;
}

/* LLVM 14 takes two breaks, whichever they are, for one. */
static const char *after_breaks(const char *at, const char *end) {
	return at + (end - at >= 2 && is_break(at[1]) ? 2 : 1);
}

/* Resolves the escape at `at`, a backslash; gives the place after it, or NULL if it is none. */
static const char *unescape(struct buffer *out, const char *at, const char *end, bool keeps_breaks) {
	static const struct {
		char letter;
		uint32_t point;
	} letters[] = {
	    {'0', 0},   {'a', 7},     {'b', 8},    {'t', 9},    {'\t', 9},     {'n', 10},
	    {'v', 11},  {'f', 12},    {'r', 13},   {'e', 27},   {' ', ' '},    {'"', '"'},
	    {'/', '/'}, {'\\', '\\'}, {'N', 0x85}, {'_', 0xa0}, {'L', 0x2028}, {'P', 0x2029},
	};

	if (++at == end)
		return NULL;
	if (is_break(*at)) {
		if (keeps_breaks)
			return after_breaks(at, end);
		at += end - at >= 2 && at[0] == '\r' && at[1] == '\n' ? 2 : 1;
		return skip_blanks(at, end);
	}
	size_t digits = *at == 'x' ? 2 : *at == 'u' ? 4 : *at == 'U' ? 8 : 0;
	if (digits) {
		size_t left = (size_t)(end - at - 1);
		if (left < digits)
			return at + 1; /* no digits are read, and nothing stands for them */
		put_utf8(out, read_hexadecimal(at + 1, digits));
		return at + 1 + digits;
	}
	for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
		if (letters[i].letter == *at) {
			put_utf8(out, letters[i].point);
			return at + 1;
		}
	}
	return NULL;
}

/* Puts what the break after text..end is read as: a blank, with more breaks LF instead. `before` is what the break
 * right before was read as, or 0; gives the same for this one. */
static char put_break(struct buffer *out, const char *text, const char *end, char before) {
	while (end > text && is_blank(end[-1]))
		end--;
	if (end > text) {
		buffer_put(out, text, (size_t)(end - text));
		before = 0;
	}
	if (before == ' ')
		out->data[out->size - 1] = '\n';
	else
		buffer_put(out, before ? "\n" : " ", 1);
	return before ? '\n' : ' ';
}

/* Folds line breaks and resolves what begins with `escape` (0: nothing) in text..end. Gives
 * the place of a bad escape, or NULL. */
static const char *unfold(struct buffer *out, const char *text, const char *end, char escape) {
	char last_break = 0; /* what the line break right before is read as: blank, LF, or 0 */

	for (;;) {
		const char *stop = text;
		while (stop < end && !is_break(*stop) && !(escape && *stop == escape))
			stop++;
		if (stop == end) {
			buffer_put(out, text, (size_t)(end - text));
			return NULL;
		}
		if (is_break(*stop)) {
			last_break = put_break(out, text, stop, last_break);
			text = stop + (end - stop >= 2 && stop[0] == '\r' && stop[1] == '\n' ? 2 : 1);
			text = skip_blanks(text, end);
			continue;
		}
		buffer_put(out, text, (size_t)(stop - text));
		last_break = 0;
		if (escape == '\'') { /* doubled */
			buffer_put(out, "'", 1);
			text = end - stop >= 2 ? stop + 2 : end;
		} else if (!(text = unescape(out, stop, end, false))) {
			return stop;
		}
	}
}

/* The same without folding, as LLVM 14 has it: breaks stay, in double quotes as LF. */
static const char *unquote(struct buffer *out, const char *text, const char *end, char escape) {
	while (text < end) {
		const char *stop = text;
		while (stop < end && *stop != escape && (escape == '\'' || !is_break(*stop)))
			stop++;
		buffer_put(out, text, (size_t)(stop - text));
		text = stop;
		if (stop == end)
			break;
		if (*stop != escape) {
			buffer_put(out, "\n", 1);
			text = after_breaks(stop, end);
		} else if (escape == '\'') {
			buffer_put(out, "'", 1);
			text = end - stop >= 2 ? stop + 2 : end;
		} else if (!(text = unescape(out, stop, end, true))) {
			return stop;
		}
	}
	return NULL;
}

/* Does the text mean itself? */
static bool is_literal(const char *text, size_t size, char escape) {
	for (size_t i = 0; i < size; i++)
		if (is_break(text[i]) || text[i] == escape)
			return false;
	return true;
}

const char *yaml_decode(struct yaml_reader *r, const struct yaml_token *scalar, size_t *size, const char **bad,
                        const char **error) {
	const char *text = scalar->text;
	const char *end = text + scalar->size;
	char escape = 0;

	if (*text == '"' || *text == '\'') {
		escape = *text == '"' ? '\\' : '\'';
		text++;
		end--;
		*size = (size_t)(end - text);
		if (is_literal(text, *size, escape))
			return text;
	}
	r->decoded.size = 0;
	*bad = (r->scan.llvm_14 ? unquote : unfold)(&r->decoded, text, end, escape);
	*error = "unknown escape sequence in this string; write a backslash as '\\\\'";
	*size = r->decoded.size;
	if (*bad)
		return NULL;
	return *size ? (const char *)r->decoded.data : "";
}

static const char *join(struct yaml_reader *r, struct yaml_token prefix, struct yaml_token suffix, size_t *size) {
	r->resolved.size = 0;
	buffer_put(&r->resolved, prefix.text, prefix.size);
	buffer_put(&r->resolved, suffix.text, suffix.size);
	*size = r->resolved.size;
	return *size ? (const char *)r->resolved.data : "";
}

int yaml_compare_text(const struct yaml_token *a, const struct yaml_token *b) {
	int order = memcmp(a->text, b->text, a->size < b->size ? a->size : b->size);

	return order ? order : (a->size > b->size) - (a->size < b->size);
}

/* What a tag handle stands for: the last %TAG line of that handle counts. */
static bool find_tag_prefix(const struct yaml_reader *r, const struct yaml_token *handle, struct yaml_token *prefix) {
	static const char standard[] = "tag:yaml.org,2002:";
	size_t low = 0;
	size_t high = r->tag_handles.count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (yaml_compare_text(&r->tag_handles.items[middle].handle, handle) <= 0)
			low = middle + 1;
		else
			high = middle;
	}
	if (low > 0 && yaml_compare_text(&r->tag_handles.items[low - 1].handle, handle) == 0)
		*prefix = r->tag_handles.items[low - 1].prefix;
	else if (handle->size == 1)
		*prefix = *handle;
	else if (handle->size == 2)
		*prefix = (struct yaml_token){.text = standard, .size = sizeof standard - 1};
	else
		return false;
	return true;
}

const char *yaml_tag(struct yaml_reader *r, const struct yaml_event *event, size_t *size) {
	struct yaml_token tag = event->tag;

	*size = 0;
	if (tag.size <= 1) /* none, or "!", which says nothing to LLVM */
		return "";
	/* The handle reaches to the last '!', but "!!" is one wherever the next '!' is. */
	struct yaml_token handle = tag;
	while (tag.text[handle.size - 1] != '!')
		handle.size--;
	if (handle.size > 2 && tag.text[1] == '!')
		handle.size = 2;
	struct yaml_token prefix;
	if (!find_tag_prefix(r, &handle, &prefix))
		return NULL;
	tag.text += handle.size;
	tag.size -= handle.size;
	return join(r, prefix, tag, size);
}
