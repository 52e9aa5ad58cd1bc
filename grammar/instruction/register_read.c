/* register_read.c: see register_read.h. */
#include "register_read.h"

#include "inserted_banks.h"
#include "gpu/isa/elsewhere.h"
#include "gpu/isa/feature_sets.h"
#include "gpu/isa/names.h"
#include "gpu/isa/vgpr_banks.h"
#include "remedy_words.h"

enum { MOST_WORDS = 32, NO_NUMBER = -1, HALF_LENGTH = 2 };

/* Which registers of a file count as used: enum register_kind; -1: none. */
static const int8_t counted_as[REGISTER_FILE_COUNT] = {
    [REGISTER_FILE_VECTOR] = REGISTER_VGPR,
    [REGISTER_FILE_SCALAR] = REGISTER_SGPR,
    [REGISTER_FILE_TRAP] = -1,
    [REGISTER_FILE_TRAP_BEFORE] = -1,
    [REGISTER_FILE_ACCUMULATOR_LONG] = REGISTER_AGPR,
    [REGISTER_FILE_ACCUMULATOR] = REGISTER_AGPR,
};

/* ".l" or ".h" at the place, which ends the name. */
static enum isa_half half_at(const char *at, const char *end) {
	bool is_half = end - at > 1 && at[0] == '.' && (at[1] == 'l' || at[1] == 'h');
	if (!is_half || (end - at > 2 && lex_is_name_byte(at[2])))
		return WHOLE_REGISTER;
	return at[1] == 'h' ? HIGH_HALF : LOW_HALF;
}

/* A half of a half, which llvm-mc takes for a register before it refuses the number. */
static bool is_half_of_half(const char *at, const char *end) {
	return end - at == 2 * HALF_LENGTH && memcmp(at, ".h.l", 2 * HALF_LENGTH) == 0;
}

/* Whether these bytes are the number of a register, perhaps with a half, which only VGPRs have. */
static bool number_at(const char *at, const char *end, int64_t *number) {
	const char *start = at;
	for (*number = 0; at < end && lex_digit_value(*at) < 10 && *number <= UINT32_MAX; at++)
		*number = *number * 10 + lex_digit_value(*at);
	return at > start && *number <= UINT32_MAX &&
	       (at == end || half_at(at, end) != WHOLE_REGISTER || is_half_of_half(at, end));
}

/* The file of the machine that the name is a register or the prefix of, and the register's number or NO_NUMBER. */
static const struct isa_register_file *find_file(const struct isa_machine *machine, struct text name, int64_t *number) {
	for (size_t i = 0; i < REGISTER_FILE_COUNT; i++) {
		const struct isa_register_file *file = &isa_register_files[i];
		size_t length = strlen(file->prefix);
		if (name.length < length || memcmp(name.at, file->prefix, length) != 0 || !isa_register_count(machine, file))
			continue;
		*number = NO_NUMBER;
		if (name.length == length || number_at(name.at + length, name.at + name.length, number))
			return file;
	}
	return NULL;
}

bool register_is_named(struct cursor *cursor) {
	struct text name = cursor_name(cursor);
	int64_t number;
	if (!name.length)
		return false;
	const struct isa_register_file *file = find_file(cursor->machine, name, &number);
	if (!file)
		return isa_register_find(cursor->machine, name.at, name.length) != NULL;
	if (number != NO_NUMBER)
		return true;
	return cursor_after(cursor, name.at + name.length, '[');
}

bool register_begins(struct cursor *cursor) {
	return cursor_sees(cursor, '[') || register_is_named(cursor);
}

/* What is behind a minus; nothing where there is none, or a comment. */
static struct cursor behind_minus(struct cursor *cursor) {
	struct cursor ahead = *cursor;
	ahead.at = cursor_sees(cursor, '-') ? cursor_ahead(cursor, cursor->at + 1) : cursor->end;
	if (ahead.at < ahead.end && *ahead.at == '/')
		ahead.at = ahead.end;
	return ahead;
}

bool register_minus_begins(struct cursor *cursor) {
	struct cursor ahead = behind_minus(cursor);
	return ahead.at < ahead.end &&
	       (register_begins(&ahead) || cursor_sees(&ahead, '|') || cursor_sees_word(&ahead, "abs"));
}

static bool call_begins(struct cursor *cursor) {
	return cursor_sees(cursor, '|') || cursor_sees_call(cursor, "neg") || cursor_sees_call(cursor, "abs") ||
	       cursor_sees_call(cursor, "sext");
}

bool register_change_begins(struct cursor *cursor) {
	struct cursor ahead = behind_minus(cursor);
	return call_begins(cursor) || (ahead.at < ahead.end && (register_begins(&ahead) || call_begins(&ahead)));
}

/* ---- numbered registers ---- */

/* What llvm-mc refuses stays that unless banks are put in, which some processors do not have. */
static void say_banks(const struct cursor *cursor, const struct isa_register_file *file, struct piece *remedy) {
	if (file->group == GROUP_VGPR && banks_are_inserted(cursor->reader) && !isa_is(cursor->machine, TRAIT_VGPR_BANKS))
		piece_say(remedy, "; GFX12.5 alone has more with --vgpr-msb");
}

/* Says why the numbers are none, where `count` registers may be the first one. */
__attribute__((cold)) static void report_range(const struct cursor *cursor, const struct isa_register_file *file,
                                               const char *start, int64_t first, int64_t words, int64_t count) {
	unsigned from = (unsigned)first, to = (unsigned)(first + words - 1), last = (unsigned)count - 1;
	const char *prefix = file->prefix;
	struct piece remedy = {0};
	if (!isa_has_words(file, words))
		cursor_error(cursor, start, "invalid or unsupported register size: %u registers", to - from + 1);
	else if (!isa_is_aligned(file, first, words))
		cursor_error(cursor, start, "invalid register alignment: so many %s registers begin at a multiple of %d",
		             prefix, words == 2 ? 2 : 4);
	else if (first + words > (count > file->count ? count : file->count)) {
		say_banks(cursor, file, &remedy);
		cursor_error(cursor, start, "register index is out of range: the last one is %s%u%s", prefix, last,
		             remedy.text);
	} else if (words == 1)
		cursor_error(cursor, start, "%s%u register not available on this GPU: the last one is %s%u", prefix, from,
		             prefix, last);
	else
		cursor_error(cursor, start, "%s[%u:%u] register not available on this GPU: the last one is %s%u", prefix, from,
		             to, prefix, last);
}

/* Of several VGPRs the first one tells the bank; others may be in the next one. */
static bool check_range(const struct cursor *cursor, const struct isa_register_file *file, const char *start,
                        int64_t first, int64_t words) {
	int64_t count = isa_register_count(cursor->machine, file);
	if (words == 1 && first < count) /* most of them */
		return true;
	int64_t all = isa_register_count_of_banks(cursor->machine, file);
	if (file->group == GROUP_VGPR && banks_are_inserted(cursor->reader))
		count = all;
	if (isa_has_words(file, words) && isa_is_aligned(file, first, words) && first < count && first + words <= all)
		return true;
	report_range(cursor, file, start, first, words, count);
	return false;
}

static bool set_numbered(struct cursor *cursor, const struct isa_register_file *file, const char *start, int64_t first,
                         int64_t words, struct isa_operand *operand) {
	if (!check_range(cursor, file, start, first, words))
		return false;
	*operand = (struct isa_operand){.type = OPERAND_REGISTER,
	                                .group = file->group,
	                                .words = (uint8_t)words,
	                                .reg = (uint16_t)(file->first + first)};
	int kind = counted_as[file - isa_register_files];
	if (kind < 0)
		return true;
	struct isa_use *use = &cursor->use;
	isa_use_raise(kind == REGISTER_VGPR   ? &use->vgprs
	              : kind == REGISTER_SGPR ? &use->sgprs
	                                      : &use->agprs,
	              (unsigned)(first + words));
	return registers_used(cursor->reader->module, (enum register_kind)kind, (uint32_t)first, (uint32_t)words,
	                      text_pos(cursor->reader, start));
}

/* "[first]" or "[first:last]" after the prefix. */
static bool read_range(struct cursor *cursor, int64_t *first, int64_t *words) {
	static const char message[] = "expected absolute expression";
	int64_t last;
	if (!cursor_needs(cursor, '[', "missing register index"))
		return false;
	cursor_skip_blanks(cursor);
	const char *first_at = cursor->at;
	if (!cursor_number(cursor, first, message))
		return false;
	last = *first;
	const char *last_at = cursor->at;
	if (cursor_takes(cursor, ':')) {
		cursor_skip_blanks(cursor);
		last_at = cursor->at;
		if (!cursor_number(cursor, &last, message))
			return false;
	}
	if (!cursor_needs(cursor, ']', "expected a closing square bracket"))
		return false;
	if (*first < 0 || *first > UINT32_MAX || last < 0 || last > UINT32_MAX) {
		cursor_error(cursor, *first < 0 || *first > UINT32_MAX ? first_at : last_at, "invalid register index");
		return false;
	}
	if (*first > last) {
		cursor_error(cursor, first_at, "first register index should not exceed second index");
		return false;
	}
	*words = last - *first + 1;
	return true;
}

/* A decimal number of few digits, and the place after it; NULL: it is none. */
static const char *read_decimal(const char *at, const char *end, int64_t *number) {
	enum { MOST_DIGITS = 4 };
	const char *start = at;
	for (*number = 0; at < end && lex_digit_value(*at) < 10 && at - start < MOST_DIGITS; at++)
		*number = *number * 10 + lex_digit_value(*at);
	return at > start ? at : NULL;
}

/* Between brackets a number that begins with a zero is octal, as in any expression. */
static bool has_leading_zero(const char *at, const char *end) {
	for (bool begins = true; at + 1 < end; begins = *at++ == ':')
		if (begins && *at == '0' && at[1] != ':')
			return true;
	return false;
}

bool register_read_numbered(struct cursor *cursor, struct isa_operand *operand, bool *good) {
	const char *start = cursor->at, *end = cursor->end;
	char prefix = start < end ? *start : '\0';
	int file = prefix == 'v' ? REGISTER_FILE_VECTOR : prefix == 's' ? REGISTER_FILE_SCALAR : -1;
	int64_t first, last;
	if (file < 0)
		return false;
	bool range = end - start > 1 && start[1] == '[';
	const char *at = read_decimal(start + 1 + range, end, &first);
	last = first;
	if (range && at && at < end && *at == ':')
		at = read_decimal(at + 1, end, &last);
	if (!at || last < first || (range && (has_leading_zero(start + 2, at) || at == end || *at++ != ']')))
		return false;
	enum isa_half half = WHOLE_REGISTER;
	if (at < end && (lex_is_name_byte(*at) || *at == '[')) {
		half = half_at(at, end);
		if (half == WHOLE_REGISTER && !range)
			return false;
		at += half == WHOLE_REGISTER ? 0 : HALF_LENGTH;
	}
	cursor->at = at;
	*good = set_numbered(cursor, &isa_register_files[file], start, first, last - first + 1, operand);
	operand->half = (uint8_t)half;
	return true;
}

/* ---- registers with names ---- */

/* Of a register that the machine lacks: who has it, and what to write instead. */
static void say_remedy(struct piece *piece, const struct isa_machine *machine, const struct isa_register *reg) {
	struct isa_other other;
	const char *advice = isa_advice(machine, reg->name);
	if (isa_other_word(reg->name, strlen(reg->name), &other)) {
		piece_say(piece, ": it is a word of %s; %s", other.owners, isa_instead_of_word(machine, &other));
		return;
	}
	if (isa_feature_sets[reg->feature]) {
		piece_say(piece, ": ");
		remedy_say_owners(piece, isa_feature_sets[reg->feature]);
	}
	if (advice)
		piece_say(piece, "; %s", advice);
}

static bool set_named(struct cursor *cursor, const char *start, const struct isa_register *reg,
                      struct isa_operand *operand) {
	*operand =
	    (struct isa_operand){.type = OPERAND_REGISTER, .group = reg->group, .words = reg->words, .reg = reg->number};
	isa_use_add_register(&cursor->use, cursor->machine, operand);
	if (isa_exists(cursor->machine, reg->feature))
		return true;
	struct piece remedy = {0};
	say_remedy(&remedy, cursor->machine, reg);
	bool has_prefix = reg->words || strncmp(reg->name, "src_", 4) == 0;
	cursor_error(cursor, start,
	             reg->group == GROUP_NULL ? "'%s%s' operand is not supported on this GPU%s"
	                                      : "%s%s register not available on this GPU%s",
	             has_prefix || reg->group == GROUP_NULL ? "" : "src_", reg->name, remedy.text);
	return false;
}

bool register_read_named(struct cursor *cursor, struct isa_operand *operand, bool *good) {
	struct text name = cursor_name(cursor);
	if (!name.length || cursor_colon_after(cursor, name.at + name.length) == COLON)
		return false;
	const struct isa_register *reg = isa_register_find(cursor->machine, name.at, name.length);
	if (!reg)
		return false;
	cursor->at += name.length;
	*good = set_named(cursor, name.at, reg, operand);
	return true;
}

static bool read_one(struct cursor *cursor, struct isa_operand *operand) {
	int64_t first, words = 1;
	struct text name = cursor_name(cursor);
	const char *start = name.at;
	const struct isa_register_file *file = find_file(cursor->machine, name, &first);
	cursor->at += name.length;
	if (!file)
		return set_named(cursor, start, isa_register_find(cursor->machine, name.at, name.length), operand);
	if (name.length > 2 * HALF_LENGTH && is_half_of_half(cursor->at - 2 * HALF_LENGTH, cursor->at)) {
		cursor_error(cursor, start, "invalid register index: a half has none");
		return false;
	}
	enum isa_half half = name.length > HALF_LENGTH ? half_at(cursor->at - HALF_LENGTH, cursor->at) : WHOLE_REGISTER;
	if (first == NO_NUMBER) {
		if (!read_range(cursor, &first, &words))
			return false;
		half = half_at(cursor->at, cursor->end);
		cursor->at += half != WHOLE_REGISTER ? HALF_LENGTH : 0;
	}
	bool good = set_numbered(cursor, file, start, first, words, operand);
	operand->half = (uint8_t)half;
	return good;
}

/* ---- lists ---- */

/* Adds a register to the list. Two halves of one with a name are that; others are numbered one after another. So are
 * low halves to llvm-mc, and high ones, and the list has the whole registers. */
static bool append(struct cursor *cursor, const char *start, struct isa_operand *list,
                   const struct isa_operand *operand) {
	const struct isa_register_file *file = isa_register_file_of(cursor->machine, list->group, list->reg);
	const struct isa_register_file *other = isa_register_file_of(cursor->machine, operand->group, operand->reg);
	if (file != other || list->group != operand->group) {
		cursor_error(cursor, start, "registers in a list must be of the same kind");
		return false;
	}
	bool follows = operand->reg == list->reg + list->words && operand->half == list->half;
	if (!follows || (!file && list->words != 1) || list->words == MOST_WORDS) {
		cursor_error(cursor, start, "registers in a list must have consecutive indices, as in [v0,v1]");
		return false;
	}
	list->words++;
	return true;
}

static bool read_list(struct cursor *cursor, unsigned depth, struct isa_operand *operand);

/* One of a list, which must have one word if it is numbered; it may be a list of one itself. */
static bool read_element(struct cursor *cursor, unsigned depth, struct isa_operand *operand) {
	enum { MOST_DEPTH = 100 };
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	if (!register_begins(cursor)) {
		bool named = cursor_name(cursor).length > 0;
		cursor_error(cursor, at, named ? "invalid register name" : "expected a register or a list of registers");
		return false;
	}
	if (depth == MOST_DEPTH) {
		cursor_error(cursor, at, "lists of registers are nested too deeply [stricter than llvm-mc]");
		return false;
	}
	if (!(*at == '[' ? read_list(cursor, depth + 1, operand) : read_one(cursor, operand)))
		return false;
	if (operand->words == 1 || !isa_register_file_of(cursor->machine, operand->group, operand->reg))
		return true;
	cursor_error(cursor, at, "expected a single 32-bit register");
	return false;
}

static bool read_list(struct cursor *cursor, unsigned depth, struct isa_operand *operand) {
	struct isa_operand one;
	const char *start = cursor->at++;
	if (!read_element(cursor, depth, operand))
		return false;
	while (cursor_takes(cursor, ',')) {
		cursor_skip_blanks(cursor);
		const char *at = cursor->at;
		if (!read_element(cursor, depth, &one) || !append(cursor, at, operand, &one))
			return false;
	}
	if (!cursor_needs(cursor, ']', "expected a comma or a closing square bracket"))
		return false;
	const struct isa_register_file *file = isa_register_file_of(cursor->machine, operand->group, operand->reg);
	return !file || set_numbered(cursor, file, start, operand->reg - file->first, operand->words, operand);
}

bool register_read(struct cursor *cursor, struct isa_operand *operand) {
	cursor_skip_blanks(cursor);
	return *cursor->at == '[' ? read_list(cursor, 0, operand) : read_one(cursor, operand);
}
