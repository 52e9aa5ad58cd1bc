/* yaml_scan.c: YAML characters to tokens, in LLVM's dialect (see yaml_scan.h for the reasons).
 *
 * Where a rule looks odd it is LLVM's; the comments name the consequence. Line and column are
 * kept as LLVM keeps them, mistakes included, because candidates for keys depend on them: double
 * quoted scalars, tags and directives do not advance the column by their length.
 *
 * The state between two tokens is in these members of the scanner:
 *
 *     flow_level               how many "[" and "{" are open; 0: the text is in blocks
 *     indent                   column of the innermost block: "-", "?" and ":" begin one where their entry is right of
 *                              it, and a token left of it ends it
 *     key_allowed              a "?" here, or a ":" after the token here, may begin an entry of a map
 *     adjacent_value_allowed   a ":" needs no blank after it
 *     candidates               tokens that become keys if a ":" follows in their line
 *
 * What a token makes of it; "added": the token becomes a candidate, if key_allowed was set before it:
 *
 *     token                         flow_level   key_allowed   adjacent   candidates
 *     beginning of the text                      yes           no
 *     line break                                 yes, in blocks
 *     "---", "...", a directive                  no            no         none; all blocks end
 *     "[", "{"                      one more     yes           no         added, of the outer level
 *     "]", "}"                      one less     no            yes        that of the inner level goes
 *     ",", "-"                                   yes           no         that of this level goes
 *     "?"                                        in blocks     no         that of this level goes
 *     ":" after a candidate                      no            no         the candidate becomes a key
 *     ":" otherwise                              in blocks     no
 *     scalar with quotes                         no            yes        added
 *     plain scalar, "*", "&", "!"                no            no         added
 *     "|", ">"                                   yes           no */
#include "yaml_scan.h"

#include "base/ascii.h"

enum {
	BLANK = 1 << 0,          /* space, tab */
	BREAK = 1 << 1,          /* CR, LF */
	FLOW_INDICATOR = 1 << 2, /* , [ ] { } */
	PRINTABLE = 1 << 3,      /* one-byte characters that a scalar may hold */
	PLAIN = 1 << 4,          /* in plain scalars without a further look, outside flow */
	PLAIN_FLOW = 1 << 5,     /* the same in flow collections */
	INDICATOR = 1 << 6,      /* cannot begin a plain scalar */
	URI = 1 << 7,            /* in a verbatim tag; no digits, says LLVM */
};

#define LETTER (PRINTABLE | PLAIN | PLAIN_FLOW | URI)
#define OTHER (PRINTABLE | PLAIN | PLAIN_FLOW)
#define LETTERS_2(c) [(c)] = LETTER, [(c) + 1] = LETTER
#define LETTERS_10(c) LETTERS_2(c), LETTERS_2((c) + 2), LETTERS_2((c) + 4), LETTERS_2((c) + 6), LETTERS_2((c) + 8)
#define DIGITS_2(c) [(c)] = OTHER, [(c) + 1] = OTHER
#define DIGITS_10(c) DIGITS_2(c), DIGITS_2((c) + 2), DIGITS_2((c) + 4), DIGITS_2((c) + 6), DIGITS_2((c) + 8)
#define LETTERS_26(c) LETTERS_10(c), LETTERS_10((c) + 10), LETTERS_2((c) + 20), LETTERS_2((c) + 22), LETTERS_2((c) + 24)

static const uint8_t classes[256] = {
    ['\t'] = BLANK | PRINTABLE,
    [' '] = BLANK | PRINTABLE,
    ['\n'] = BREAK,
    ['\r'] = BREAK,
    ['!'] = LETTER | INDICATOR,
    ['"'] = OTHER | INDICATOR,
    ['#'] = LETTER | INDICATOR,
    ['$'] = LETTER,
    ['%'] = OTHER | INDICATOR,
    ['&'] = LETTER | INDICATOR,
    ['\''] = LETTER | INDICATOR,
    ['('] = LETTER,
    [')'] = LETTER,
    ['*'] = LETTER | INDICATOR,
    ['+'] = LETTER,
    [','] = PRINTABLE | PLAIN | FLOW_INDICATOR | INDICATOR | URI,
    ['-'] = LETTER | INDICATOR,
    ['.'] = LETTER,
    ['/'] = LETTER,
    DIGITS_10('0'),
    [':'] = PRINTABLE | INDICATOR | URI,
    [';'] = LETTER,
    ['<'] = OTHER,
    ['='] = LETTER,
    ['>'] = OTHER | INDICATOR,
    ['?'] = LETTER | INDICATOR,
    ['@'] = LETTER | INDICATOR,
    LETTERS_26('A'),
    ['['] = PRINTABLE | PLAIN | FLOW_INDICATOR | INDICATOR | URI,
    ['\\'] = OTHER,
    [']'] = PRINTABLE | PLAIN | FLOW_INDICATOR | INDICATOR | URI,
    ['^'] = OTHER,
    ['_'] = LETTER,
    ['`'] = OTHER | INDICATOR,
    LETTERS_26('a'),
    ['{'] = PRINTABLE | PLAIN | FLOW_INDICATOR | INDICATOR,
    ['|'] = OTHER | INDICATOR,
    ['}'] = PRINTABLE | PLAIN | FLOW_INDICATOR | INDICATOR,
    ['~'] = LETTER,
};

static uint8_t class_of(char c) {
	return classes[(uint8_t)c];
}

/* A candidate stays one for this many columns. */
#define KEY_REACH 1024

void yaml_scanner_init(struct yaml_scanner *scanner, struct arena *arena, const char *text, size_t size) {
	*scanner = (struct yaml_scanner){
	    .arena = arena,
	    .text = text,
	    .end = text + size,
	    .at = text,
	    .indent = -1,
	    .key_allowed = true,
	    .block_text = buffer_in(arena),
	};
}

static bool fail(struct yaml_scanner *s, const char *at, const char *error) {
	if (!s->error) {
		s->error = error;
		s->error_at = at;
	}
	return false;
}

/* Character rules. Each skip function gives the place after what it skips, or `at`. */

static bool is_blank_or_break(const struct yaml_scanner *s, const char *at) {
	return at < s->end && class_of(*at) & (BLANK | BREAK);
}

/* Neither blank nor, in a flow collection, one of its indicators. */
static bool is_plain_safe(const struct yaml_scanner *s, const char *at) {
	return at < s->end && !(class_of(*at) & (s->flow_level ? BLANK | BREAK | FLOW_INDICATOR : BLANK | BREAK));
}

static bool is_continuation(const struct yaml_scanner *s, const char *at) {
	return at < s->end && ((uint8_t)*at & 0xc0) == 0x80;
}

/* Skips one printable character of more than one byte. */
static const char *skip_wide_character(const struct yaml_scanner *s, const char *at) {
	uint8_t lead = (uint8_t)*at;
	unsigned size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;

	if (lead < 0xc2 || lead > 0xf4)
		return at;
	uint32_t point = lead & (0xffu >> (size + 1));
	for (unsigned i = 1; i < size; i++) {
		if (!is_continuation(s, at + i))
			return at;
		point = point << 6 | ((uint8_t)at[i] & 0x3f);
	}
	static const uint32_t smallest[] = {[2] = 0x80, [3] = 0x800, [4] = 0x10000};
	if (point < smallest[size])
		return at;
	bool printable = point == 0x85 || (point >= 0xa0 && point <= 0xd7ff) ||
	                 (point >= 0xe000 && point <= 0xfffd && point != 0xfeff) || (point >= 0x10000 && point <= 0x10ffff);
	return printable ? at + size : at;
}

/* Any printable character but a line break. */
static const char *skip_printable(const struct yaml_scanner *s, const char *at) {
	if (at >= s->end)
		return at;
	if (class_of(*at) & PRINTABLE)
		return at + 1;
	return (uint8_t)*at & 0x80 ? skip_wide_character(s, at) : at;
}

static const char *skip_nonblank(const struct yaml_scanner *s, const char *at) {
	return at < s->end && class_of(*at) & BLANK ? at : skip_printable(s, at);
}

static const char *skip_nonblanks(const struct yaml_scanner *s, const char *at) {
	for (const char *next; (next = skip_nonblank(s, at)) != at;)
		at = next;
	return at;
}

static const char *skip_blanks(const struct yaml_scanner *s, const char *at) {
	while (at < s->end && class_of(*at) & BLANK)
		at++;
	return at;
}

static const char *skip_break(const struct yaml_scanner *s, const char *at) {
	if (at >= s->end)
		return at;
	if (*at == '\r')
		return at + 1 < s->end && at[1] == '\n' ? at + 2 : at + 1;
	return *at == '\n' ? at + 1 : at;
}

static void advance(struct yaml_scanner *s, size_t count) {
	s->at += count;
	s->column += count;
}

static bool take_break(struct yaml_scanner *s) {
	const char *next = skip_break(s, s->at);

	if (next == s->at)
		return false;
	s->at = next;
	s->column = 0;
	s->line++;
	return true;
}

/* Skips printable characters up to the line's end, counting columns by character. */
static void take_line(struct yaml_scanner *s) {
	for (;;) {
		const char *start = s->at;
		while (s->at < s->end && class_of(*s->at) & PRINTABLE)
			s->at++;
		s->column += (size_t)(s->at - start);
		const char *next = skip_printable(s, s->at);
		if (next == s->at)
			return;
		s->at = next;
		s->column++;
	}
}

static void take_comment(struct yaml_scanner *s) {
	if (s->at < s->end && *s->at == '#')
		take_line(s);
}

/* The queue of tokens and the candidates for keys. */

static void push(struct yaml_scanner *s, enum yaml_token_kind kind, const char *text, size_t size) {
	struct yaml_token *token = list_add(s->arena, &s->queue);

	*token = (struct yaml_token){.kind = (uint8_t)kind, .text = text, .size = size};
}

static void insert(struct yaml_scanner *s, size_t index, enum yaml_token_kind kind, const char *text) {
	push(s, kind, text, 0);
	struct yaml_token *at = s->queue.items + index;
	struct yaml_token token = s->queue.items[s->queue.count - 1];
	memmove(at + 1, at, (s->queue.count - 1 - index) * sizeof *at);
	*at = token;
}

static bool has_candidates(const struct yaml_scanner *s) {
	return s->first_candidate < s->candidates.count;
}

static void drop_candidates(struct yaml_scanner *s) {
	s->first_candidate = s->candidates.count = 0;
	s->columns_disordered = false;
}

/* The last token may be a key, if a key may begin where it began. */
static void save_candidate(struct yaml_scanner *s, size_t column) {
	if (!s->key_allowed)
		return;
	if (!has_candidates(s))
		drop_candidates(s);
	else if (column < s->candidates.items[s->candidates.count - 1].column)
		s->columns_disordered = true;
	struct yaml_key_candidate *candidate = list_add(s->arena, &s->candidates);
	*candidate = (struct yaml_key_candidate){s->queue.count - 1, s->line, column, s->flow_level};
}

static bool is_stale(const struct yaml_scanner *s, const struct yaml_key_candidate *candidate) {
	return candidate->line != s->line || candidate->column + KEY_REACH < s->column;
}

/* Candidates are in order of line and, nearly always, column, so the stale ones are first. */
static void drop_stale_candidates(struct yaml_scanner *s) {
	while (has_candidates(s) && is_stale(s, &s->candidates.items[s->first_candidate]))
		s->first_candidate++;
	if (!s->columns_disordered)
		return;
	size_t kept = s->first_candidate;
	for (size_t i = kept; i < s->candidates.count; i++)
		if (!is_stale(s, &s->candidates.items[i]))
			s->candidates.items[kept++] = s->candidates.items[i];
	s->candidates.count = kept;
}

/* What ends an entry of this flow level ends the hope for its ':' too. */
static void drop_candidate_of_level(struct yaml_scanner *s) {
	if (has_candidates(s) && s->candidates.items[s->candidates.count - 1].flow_level == s->flow_level)
		s->candidates.count--;
}

/* Blocks end where a token is left of their indent. */
static void unroll_indent(struct yaml_scanner *s, ptrdiff_t column) {
	if (s->flow_level)
		return;
	while (s->indent > column) {
		push(s, YAML_T_BLOCK_END, s->at, 0);
		s->indent = s->indents.items[--s->indents.count];
	}
}

/* Whether a block begins, since the column is right of the indent. */
static bool enter_block(struct yaml_scanner *s, size_t column) {
	if (s->flow_level || s->indent >= (ptrdiff_t)column)
		return false;
	*list_add(s->arena, &s->indents) = s->indent;
	s->indent = (ptrdiff_t)column;
	return true;
}

/* The token of a block that begins there is before the queue's token `index`. */
static void roll_indent(struct yaml_scanner *s, size_t column, enum yaml_token_kind kind, size_t index,
                        const char *place) {
	if (enter_block(s, column))
		insert(s, index, kind, place);
}

static void set_expectations(struct yaml_scanner *s, bool key_allowed, bool adjacent_value_allowed) {
	s->key_allowed = key_allowed;
	s->adjacent_value_allowed = adjacent_value_allowed;
}

static bool take_indicator(struct yaml_scanner *s, enum yaml_token_kind kind) {
	push(s, kind, s->at, 1);
	advance(s, 1);
	return true;
}

/* One function for each kind of token. They return false when there is none. */

/* A byte order mark is skipped, whatever the encoding; the text is then read as UTF-8. */
static bool scan_stream_start(struct yaml_scanner *s) {
	static const struct {
		const char *bytes;
		size_t size;
	} marks[] = {{"\xef\xbb\xbf", 3}, {"\xff\xfe\0\0", 4}, {"\xff\xfe", 2}, {"\xfe\xff", 2}, {"\0\0\xfe\xff", 4}};

	s->started = true;
	push(s, YAML_T_STREAM_START, s->at, 0);
	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
		if ((size_t)(s->end - s->at) >= marks[i].size && memcmp(s->at, marks[i].bytes, marks[i].size) == 0) {
			s->at += marks[i].size;
			break;
		}
	}
	return true;
}

static bool scan_stream_end(struct yaml_scanner *s) {
	if (s->column != 0) {
		s->column = 0;
		s->line++;
	}
	unroll_indent(s, -1);
	drop_candidates(s);
	set_expectations(s, false, false);
	push(s, YAML_T_STREAM_END, s->at, 0);
	return true;
}

/* An unknown directive gives no token and no error: the document ends there, silently. */
static bool scan_directive(struct yaml_scanner *s) {
	unroll_indent(s, -1);
	drop_candidates(s);
	set_expectations(s, false, false);

	const char *start = s->at;
	advance(s, 1);
	const char *name = s->at;
	s->at = skip_nonblanks(s, s->at);
	size_t size = (size_t)(s->at - name);
	s->at = skip_blanks(s, s->at);
	if (size == 4 && memcmp(name, "YAML", 4) == 0) {
		s->at = skip_nonblanks(s, s->at);
		push(s, YAML_T_VERSION_DIRECTIVE, start, (size_t)(s->at - start));
		return true;
	}
	if (size == 3 && memcmp(name, "TAG", 3) == 0) {
		s->at = skip_nonblanks(s, s->at);
		s->at = skip_blanks(s, s->at);
		s->at = skip_nonblanks(s, s->at);
		push(s, YAML_T_TAG_DIRECTIVE, start, (size_t)(s->at - start));
		return true;
	}
	return false;
}

static bool scan_document_indicator(struct yaml_scanner *s, enum yaml_token_kind kind) {
	unroll_indent(s, -1);
	drop_candidates(s);
	set_expectations(s, false, false);
	push(s, kind, s->at, 3);
	advance(s, 3);
	return true;
}

static bool scan_flow_start(struct yaml_scanner *s, enum yaml_token_kind kind) {
	take_indicator(s, kind);
	save_candidate(s, s->column - 1);
	set_expectations(s, true, false);
	s->flow_level++;
	return true;
}

static bool scan_flow_end(struct yaml_scanner *s, enum yaml_token_kind kind) {
	drop_candidate_of_level(s);
	set_expectations(s, false, true);
	take_indicator(s, kind);
	if (s->flow_level)
		s->flow_level--;
	return true;
}

static bool scan_flow_entry(struct yaml_scanner *s) {
	drop_candidate_of_level(s);
	set_expectations(s, true, false);
	return take_indicator(s, YAML_T_FLOW_ENTRY);
}

static bool scan_block_entry(struct yaml_scanner *s) {
	roll_indent(s, s->column, YAML_T_BLOCK_SEQUENCE_START, s->queue.count, s->at);
	drop_candidate_of_level(s);
	set_expectations(s, true, false);
	return take_indicator(s, YAML_T_BLOCK_ENTRY);
}

static bool scan_key(struct yaml_scanner *s) {
	roll_indent(s, s->column, YAML_T_BLOCK_MAPPING_START, s->queue.count, s->at);
	drop_candidate_of_level(s);
	set_expectations(s, !s->flow_level, false);
	return take_indicator(s, YAML_T_KEY);
}

static bool scan_value(struct yaml_scanner *s) {
	if (has_candidates(s)) {
		struct yaml_key_candidate key = s->candidates.items[--s->candidates.count];
		const char *text = s->queue.items[key.token].text;
		insert(s, key.token, YAML_T_KEY, text);
		roll_indent(s, key.column, YAML_T_BLOCK_MAPPING_START, key.token, text);
		s->key_allowed = false;
	} else {
		roll_indent(s, s->column, YAML_T_BLOCK_MAPPING_START, s->queue.count, s->at);
		s->key_allowed = !s->flow_level;
	}
	s->adjacent_value_allowed = false;
	return take_indicator(s, YAML_T_VALUE);
}

static bool scan_alias_or_anchor(struct yaml_scanner *s, enum yaml_token_kind kind) {
	const char *start = s->at;
	size_t column = s->column;

	advance(s, 1);
	while (s->at < s->end && !(class_of(*s->at) & FLOW_INDICATOR) && *s->at != ':') {
		const char *next = skip_nonblank(s, s->at);
		if (next == s->at)
			break;
		s->at = next;
		s->column++;
	}
	if (s->at == start + 1)
		return fail(s, start, "'*' or '&' without a name; quote the value");
	push(s, kind, start, (size_t)(s->at - start));
	save_candidate(s, column);
	set_expectations(s, false, false);
	return true;
}

static bool is_alphanumeric(char c) {
	return ascii_is_digit(c) || ascii_is_letter(c);
}

/* A '%' needs two letters or digits after it, but a digit there then ends the tag. */
static bool at_uri_character(const struct yaml_scanner *s) {
	if (s->at == s->end)
		return false;
	if (*s->at == '%')
		return s->end - s->at > 2 && is_alphanumeric(s->at[1]) && is_alphanumeric(s->at[2]);
	return class_of(*s->at) & URI;
}

/* A verbatim tag without its '>' ends the document silently. */
static bool scan_tag(struct yaml_scanner *s) {
	const char *start = s->at;
	size_t column = s->column;

	advance(s, 1);
	if (s->at == s->end || is_blank_or_break(s, s->at)) {
		/* A "!" alone. */
	} else if (*s->at == '<') {
		advance(s, 1);
		while (at_uri_character(s))
			advance(s, 1);
		if (s->at < s->end && (uint8_t)*s->at >= 0x80)
			return fail(s, s->at, "only ASCII characters are allowed in a '!<...>' tag");
		if (s->at == s->end || *s->at != '>')
			return false;
		advance(s, 1);
	} else {
		s->at = skip_nonblanks(s, s->at);
	}
	push(s, YAML_T_TAG, start, (size_t)(s->at - start));
	save_candidate(s, column);
	set_expectations(s, false, false);
	return true;
}

/* Neither lines nor columns are counted in there. */
static bool scan_double_quoted(struct yaml_scanner *s) {
	const char *start = s->at;
	size_t column = s->column;
	const char *quote = start;
	const char *backslash;

	for (const char *at = start + 1;; at = backslash + 2) {
		if (at > quote)
			quote = memchr(at, '"', (size_t)(s->end - at));
		if (!quote)
			return fail(s, start, "this quoted string has no end; add the closing '\"'");
		backslash = memchr(at, '\\', (size_t)(quote - at));
		if (!backslash)
			break;
	}
	s->at = quote;
	advance(s, 1);
	push(s, YAML_T_SCALAR, start, (size_t)(s->at - start));
	s->queue.items[s->queue.count - 1].encoded = true;
	save_candidate(s, column);
	set_expectations(s, false, true);
	return true;
}

/* A character that is not printable ends the scalar as a quote would, and is eaten like it. */
static bool scan_single_quoted(struct yaml_scanner *s) {
	const char *start = s->at;
	size_t column = s->column;

	advance(s, 1);
	while (s->at < s->end) {
		if (*s->at == '\'') {
			if (s->at + 1 >= s->end || s->at[1] != '\'')
				break;
			advance(s, 2);
			continue;
		}
		const char *next = skip_printable(s, s->at);
		if (next != s->at) {
			if (next == s->end)
				break; /* so is the last character of the text */
			s->at = next;
			s->column++;
		} else if (!take_break(s)) {
			break;
		}
	}
	if (s->at == s->end)
		return fail(s, start, "this quoted string has no end; add the closing \"'\"");
	advance(s, 1);
	push(s, YAML_T_SCALAR, start, (size_t)(s->at - start));
	s->queue.items[s->queue.count - 1].encoded = true;
	save_candidate(s, column);
	set_expectations(s, false, true);
	return true;
}

/* The characters of a plain scalar up to a blank, a ": " or the like. */
static void take_plain_word(struct yaml_scanner *s) {
	uint8_t wanted = s->flow_level ? PLAIN_FLOW : PLAIN;

	for (;;) {
		const char *at = s->at;
		while (at < s->end && class_of(*at) & wanted)
			at++;
		s->column += (size_t)(at - s->at);
		s->at = at;
		if (at == s->end || !is_plain_safe(s, *at == ':' ? at + 1 : at))
			return;
		/* "a:,b" in flow: the ':' is plain only if what follows is. */
		const char *next = skip_printable(s, at);
		if (next == at)
			return;
		s->at = next;
		s->column++;
	}
}

/* The same by the rules of LLVM 14; false after an error. */
static bool take_plain_word_14(struct yaml_scanner *s) {
	while (s->at < s->end && !is_blank_or_break(s, s->at)) {
		bool apart = is_blank_or_break(s, s->at + 1);
		if (*s->at == ':' && s->flow_level && !apart && s->at[1] != ',')
			return fail(s, s->at, "a ':' inside a value of a flow collection; put the value into quotes");
		if ((*s->at == ':' && apart) || (s->flow_level && strchr(",:?[]{}", *s->at)))
			return true;
		const char *next = skip_printable(s, s->at);
		if (next == s->at)
			return true;
		s->at = next;
		s->column++;
	}
	return true;
}

/* The place after blanks and line ends between words, which are counted in line and column; NULL after an error. */
static const char *count_gap(struct yaml_scanner *s, size_t indent, bool *new_line) {
	const char *at = s->at;
	while (is_blank_or_break(s, at)) {
		if (class_of(*at) & BLANK) {
			if (*new_line && s->column < indent && *at == '\t') {
				fail(s, at, "a tab cannot be used for indentation; use spaces");
				return NULL;
			}
			at++;
			s->column++;
		} else {
			*new_line = true;
			at = skip_break(s, at);
			s->column = 0;
			s->line++;
		}
	}
	return at;
}

/* Goes on over line ends while the lines are indented. A line that is not ends the scalar, but
 * its blanks stay counted in line and column. */
static bool scan_plain_scalar(struct yaml_scanner *s) {
	const char *start = s->at;
	size_t column = s->column;
	size_t indent = (size_t)(s->indent + 1);
	const char *last = start; /* end of the last word */
	bool new_line = false;
	bool multiline = false;

	while (s->at < s->end && *s->at != '#') {
		const char *word = s->at;
		if (!s->llvm_14)
			take_plain_word(s);
		else if (!take_plain_word_14(s))
			return false;
		if (s->at != word) {
			last = s->at;
			multiline = new_line;
		}
		if (!is_blank_or_break(s, s->at))
			break;
		const char *at = count_gap(s, indent, &new_line);
		if (!at)
			return false;
		if (!s->flow_level && s->column < indent)
			break;
		s->at = at;
	}
	if (s->at == start)
		return fail(s, start, "a value is expected here");
	if (s->llvm_14) {
		last = s->at;
		while (last[-1] == ' ')
			last--;
	}
	push(s, YAML_T_SCALAR, start, (size_t)(last - start));
	s->queue.items[s->queue.count - 1].encoded = multiline && !s->llvm_14;
	save_candidate(s, column);
	set_expectations(s, false, false);
	return true;
}

/* Block scalars: "|" and ">". */

static bool take_one_of(struct yaml_scanner *s, char first, char last, char *taken) {
	if (s->at == s->end || *s->at < first || *s->at > last)
		return false;
	*taken = *s->at;
	advance(s, 1);
	return true;
}

static void take_chomping(struct yaml_scanner *s, char *chomping) {
	if (!take_one_of(s, '+', '+', chomping))
		take_one_of(s, '-', '-', chomping);
}

static size_t take_spaces(struct yaml_scanner *s, size_t up_to_column) {
	while (s->at < s->end && *s->at == ' ' && s->column < up_to_column)
		advance(s, 1);
	return s->column;
}

/* The first line with text decides the indentation. False: none, the scalar is over. */
static bool find_block_indent(struct yaml_scanner *s, size_t exit_indent, size_t *indent, size_t *breaks) {
	size_t longest = 0;
	const char *longest_at = NULL;

	for (;;) {
		take_spaces(s, SIZE_MAX);
		if (skip_printable(s, s->at) != s->at) {
			if (s->column <= exit_indent)
				return false;
			*indent = s->column;
			if (longest > *indent)
				fail(s, longest_at, "this line of blanks is longer than the indentation of the block below it");
			return !s->error;
		}
		if (s->column > longest && skip_break(s, s->at) != s->at) {
			longest = s->column;
			longest_at = s->at;
		}
		if (!take_break(s))
			return false;
		(*breaks)++;
	}
}

/* Goes to where the line's text begins. False: the scalar is over. */
static bool enter_block_line(struct yaml_scanner *s, size_t indent, size_t exit_indent) {
	take_spaces(s, indent);
	if (skip_printable(s, s->at) == s->at)
		return true; /* an empty line */
	if (s->column <= exit_indent)
		return false;
	if (s->column < indent) {
		if (*s->at != '#')
			fail(s, s->at, "this line is indented less than the block that it is in");
		return false;
	}
	return true;
}

static bool is_empty_line(const char *text, size_t size) {
	for (size_t i = 0; i < size; i++)
		if (!(class_of(text[i]) & (BLANK | BREAK)))
			return false;
	return true;
}

static void put_breaks(struct buffer *buffer, size_t count) {
	if (count)
		memset(buffer_extend(buffer, count), '\n', count);
}

/* What is read of one. */
struct block_scalar {
	bool folded;
	char chomping; /* ' ', '-' or '+' */
	size_t indent; /* counted from column 0, not from the parent; 0: not known yet */
	size_t breaks; /* line breaks since the last text */
	bool has_text; /* a line that is not empty */
};

/* The rest of the line that begins with '|' or '>'. */
static struct block_scalar take_block_header(struct yaml_scanner *s) {
	struct block_scalar block = {.folded = *s->at == '>' && !s->llvm_14, .chomping = ' '};
	char digit = '0';
	advance(s, 1);
	take_chomping(s, &block.chomping);
	take_one_of(s, '1', '9', &digit);
	if (block.chomping == ' ')
		take_chomping(s, &block.chomping);
	s->at = skip_blanks(s, s->at);
	take_comment(s);
	block.indent = (size_t)(digit - '0');
	return block;
}

static void put_block_line(struct buffer *text, struct block_scalar *block, const char *line, size_t size) {
	bool line_is_empty = is_empty_line(line, size);
	if (block->breaks && block->folded && block->has_text) {
		/* A single line break becomes a blank; of several, the first is left out. */
		if (block->breaks == 1)
			buffer_put(text, line_is_empty ? "\n" : " ", 1);
		block->breaks--;
	}
	put_breaks(text, block->breaks);
	buffer_put(text, line, size);
	block->has_text |= !line_is_empty;
	block->breaks = 0;
}

static void take_block_lines(struct yaml_scanner *s, struct block_scalar *block) {
	size_t exit_indent = s->indent < 0 ? 0 : (size_t)s->indent;
	bool more = block->indent != 0 || find_block_indent(s, exit_indent, &block->indent, &block->breaks);
	while (more && enter_block_line(s, block->indent, exit_indent)) {
		const char *line = s->at;
		take_line(s);
		if (s->at != line)
			put_block_line(&s->block_text, block, line, (size_t)(s->at - line));
		if (s->at == s->end || !take_break(s))
			return;
		block->breaks++;
	}
}

static bool scan_block_scalar(struct yaml_scanner *s) {
	struct buffer *text = &s->block_text;
	const char *start = s->at + 1;
	text->size = 0;
	struct block_scalar block = take_block_header(s);
	if (s->at == s->end) {
		push(s, YAML_T_BLOCK_SCALAR, start, (size_t)(s->at - start));
		return true;
	}
	if (!take_break(s))
		return fail(s, s->at, "the text of a block begins on the line below '|' or '>'");
	start = s->at;
	take_block_lines(s, &block);
	if (s->error)
		return false;
	if (s->at == s->end && !block.breaks)
		block.breaks = 1;
	put_breaks(text, block.chomping == '-' ? 0 : block.chomping == '+' ? block.breaks : text->size != 0);
	if (!s->flow_level)
		s->key_allowed = true;
	s->adjacent_value_allowed = false;
	push(s, YAML_T_BLOCK_SCALAR, start, (size_t)(s->at - start));
	return true;
}

static void skip_to_token(struct yaml_scanner *s) {
	do {
		while (s->at < s->end && class_of(*s->at) & BLANK)
			advance(s, 1);
		take_comment(s);
		if (!take_break(s))
			return;
		if (!s->flow_level)
			s->key_allowed = true;
	} while (true);
}

/* "---" or "..." at the beginning of a line. LLVM wants a fourth character. */
static bool at_document_indicator(const struct yaml_scanner *s, const char *indicator) {
	return s->column == 0 && s->end - s->at >= 4 && memcmp(s->at, indicator, 3) == 0 && is_blank_or_break(s, s->at + 3);
}

/* Whether an indicator begins a plain scalar in LLVM 14: `-x`, and `::x` outside of flow. */
static bool begins_plain_14(const struct yaml_scanner *s) {
	const char *at = s->at;
	if (*at == '-')
		return !is_blank_or_break(s, at + 1);
	return *at == ':' && !s->flow_level && s->end - at > 2 && at[1] == ':' && !is_blank_or_break(s, at + 2);
}

/* A scalar without quotes, since the first character is no indicator here. */
static bool scan_word(struct yaml_scanner *s) {
	bool word = is_plain_safe(s, s->at + 1);
	if (!(class_of(*s->at) & INDICATOR) || (s->llvm_14 ? begins_plain_14(s) : strchr("?:-", *s->at) && word))
		return scan_plain_scalar(s);
	return fail(s, s->at, "no value can begin with this character; put the value into quotes");
}

/* What the character at hand begins. */
static bool scan_token(struct yaml_scanner *s) {
	bool word = is_plain_safe(s, s->at + 1);
	bool apart = s->at + 1 == s->end || is_blank_or_break(s, s->at + 1);
	switch (*s->at) {
	case '%':
		if (s->column == 0)
			return scan_directive(s);
		break;
	case '[': return scan_flow_start(s, YAML_T_FLOW_SEQUENCE_START);
	case '{': return scan_flow_start(s, YAML_T_FLOW_MAPPING_START);
	case ']': return scan_flow_end(s, YAML_T_FLOW_SEQUENCE_END);
	case '}': return scan_flow_end(s, YAML_T_FLOW_MAPPING_END);
	case ',': return scan_flow_entry(s);
	case '-':
		if (at_document_indicator(s, "---"))
			return scan_document_indicator(s, YAML_T_DOCUMENT_START);
		if (apart)
			return scan_block_entry(s);
		break;
	case '.':
		if (at_document_indicator(s, "..."))
			return scan_document_indicator(s, YAML_T_DOCUMENT_END);
		break;
	case '?':
		if (apart || (s->llvm_14 && s->flow_level))
			return scan_key(s);
		break;
	case ':':
		if (s->llvm_14 ? apart || s->flow_level : !word || s->adjacent_value_allowed)
			return scan_value(s);
		break;
	case '*': return scan_alias_or_anchor(s, YAML_T_ALIAS);
	case '&': return scan_alias_or_anchor(s, YAML_T_ANCHOR);
	case '!': return scan_tag(s);
	case '|':
	case '>':
		if (!s->flow_level)
			return scan_block_scalar(s);
		break;
	case '\'': return scan_single_quoted(s);
	case '"': return scan_double_quoted(s);
	default: break;
	}
	return scan_word(s);
}

/* Plain lines: see yaml_take_plain_line(). */

static const char *skip_plain(const struct yaml_scanner *s, const char *at) {
	while (at < s->end && class_of(*at) & PLAIN)
		at++;
	return at;
}

static const char *skip_spaces(const struct yaml_scanner *s, const char *at) {
	while (at < s->end && *at == ' ')
		at++;
	return at;
}

/* Whether a character is there that begins a plain scalar, whatever follows. */
static bool begins_word(const struct yaml_scanner *s, const char *at) {
	return at < s->end && !(class_of(*at) & (BLANK | BREAK | INDICATOR));
}

/* The end of a word that begins a plain scalar and holds nothing to look at twice; `at` if none is there. */
static const char *skip_plain_word(const struct yaml_scanner *s, const char *at) {
	return begins_word(s, at) ? skip_plain(s, at) : at;
}

/* The ':' after the word at hand if this is a key of a block map, whatever its value; NULL: that is not certain. */
static const char *find_plain_colon(const struct yaml_scanner *s) {
	if (!s->key_allowed || s->flow_level)
		return NULL;
	const char *colon = skip_plain_word(s, s->at);
	bool is_key = colon > s->at && colon - s->at <= KEY_REACH && s->end - colon > 1 && *colon == ':' &&
	              (colon[1] == ' ' || colon[1] == '\n');
	return is_key ? colon : NULL;
}

/* Puts at least one token into the queue; false: there is none. Where blocks end before a plain key, its line is left
 * to yaml_take_plain_line(). */
static bool fetch(struct yaml_scanner *s) {
	if (!s->started)
		return scan_stream_start(s);
	skip_to_token(s);
	if (s->at == s->end)
		return scan_stream_end(s);
	drop_stale_candidates(s);
	bool empty = s->queue.count == 0;
	unroll_indent(s, (ptrdiff_t)s->column);
	return (empty && s->queue.count && find_plain_colon(s)) || scan_token(s);
}

/* Makes room in the queue: what was taken goes. */
static void compact_queue(struct yaml_scanner *s) {
	if (s->head == s->queue.count) {
		s->head = s->queue.count = 0;
	} else if (s->head > KEY_REACH && s->head > s->queue.count / 2) {
		s->queue.count -= s->head;
		memmove(s->queue.items, s->queue.items + s->head, s->queue.count * sizeof *s->queue.items);
		for (size_t i = s->first_candidate; i < s->candidates.count; i++)
			s->candidates.items[i].token -= s->head;
		s->head = 0;
	}
}

const struct yaml_token *yaml_fetch(struct yaml_scanner *s) {
	bool more = s->head == s->queue.count;

	for (;;) {
		if (more) {
			compact_queue(s);
			if (!fetch(s)) {
				s->head = s->queue.count = 0;
				drop_candidates(s);
				push(s, YAML_T_STOPPED, s->at, 0);
				break;
			}
		}
		drop_stale_candidates(s);
		/* The first token is certain unless a ':' may still come and make a key of it. */
		if (!has_candidates(s) || s->candidates.items[s->first_candidate].token != s->head)
			break;
		more = true;
	}
	return &s->queue.items[s->head];
}

struct yaml_token yaml_take(struct yaml_scanner *s) {
	struct yaml_token token = *yaml_peek(s);

	s->head++;
	return token;
}

/* Goes to the next token, which is not in the queue, and does as find_plain_colon(). */
static const char *go_to_plain_colon(struct yaml_scanner *s) {
	if (s->head != s->queue.count)
		return NULL;
	if (!begins_word(s, s->at))
		skip_to_token(s);
	return find_plain_colon(s);
}

bool yaml_begin_plain_map(struct yaml_scanner *s) {
	return go_to_plain_colon(s) && enter_block(s, s->column);
}

static void set_word(struct yaml_token *token, const char *text, const char *end) {
	token->kind = YAML_T_SCALAR;
	token->encoded = false;
	token->text = text;
	token->size = (size_t)(end - text);
}

/* Takes the value at `at`, and what stands before the next line's text. False: it is no single word of this
 * line, or it is not certain that it ends there. */
static bool take_plain_value(struct yaml_scanner *s, const char *at, struct yaml_token *value) {
	const char *end = skip_plain_word(s, at);
	if (end == at || end == s->end || *end != '\n')
		return false;
	const char *next = skip_spaces(s, end + 1);
	ptrdiff_t column = next - end - 1;
	if (next == s->end || column > s->indent || class_of(*next) & (BLANK | BREAK))
		return false;
	set_word(value, at, end);
	s->at = next;
	s->line += 2; /* as the scalar counts its end, and then skip_to_token() */
	s->column = (size_t)column;
	set_expectations(s, true, false);
	return true;
}

bool yaml_take_plain_line(struct yaml_scanner *s, struct yaml_token *key, struct yaml_token *value) {
	const char *colon = go_to_plain_colon(s);
	if (!colon || s->indent != (ptrdiff_t)s->column)
		return false;
	set_word(key, s->at, colon);
	if (take_plain_value(s, skip_spaces(s, colon + 1), value))
		return true;
	value->size = 0;
	advance(s, key->size);
	set_expectations(s, false, false);
	return take_indicator(s, YAML_T_VALUE);
}
