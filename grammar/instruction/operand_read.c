/* operand_read.c: see operand_read.h. Sections "Operands" and "Modifiers" of AMDGPUOperandSyntax.rst and
 * AMDGPUModifierSyntax.rst. */
#include "operand_read.h"

#include "buffer_format.h"
#include "gpu/isa/image_size.h"
#include "gpu/isa/names.h"
#include "gpu/isa/pages/notation.h"
#include "lex/raw_text.h"
#include "module/symbol.h"
#include "register_read.h"
#include "swizzle.h"

/* ---- modifiers ---- */

static bool set_modifier(struct read_operand *read, unsigned modifier, int64_t number) {
	*read->operand = (struct isa_operand){.type = OPERAND_MODIFIER, .modifier = (uint8_t)modifier, .number = number};
	return true;
}

static bool bad_modifier(struct cursor *cursor, const char *at, const char *name, const char *range) {
	cursor_error(cursor, at, "invalid %s value.%s%s", name, *range ? " It is " : "", range);
	return false;
}

/* name:[0,1,...] */
static bool read_bits(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	enum { MOST_BITS = 4 };
	int64_t bits = 0, bit;
	if (!cursor_needs(cursor, '[', "expected a left square bracket"))
		return false;
	for (unsigned i = 0;; i++) {
		cursor_skip_blanks(cursor);
		const char *at = cursor->at;
		if (!cursor_number(cursor, &bit, "expected absolute expression"))
			return false;
		if (bit != 0 && bit != 1)
			return bad_modifier(cursor, at, isa_modifiers[modifier].name, "0 or 1");
		bits |= bit << i;
		if (cursor_takes(cursor, ']'))
			return set_modifier(read, modifier, bits);
		if (i + 1 == MOST_BITS)
			return cursor_needs(cursor, ']', "expected a closing square bracket");
		if (!cursor_needs(cursor, ',', "expected a comma"))
			return false;
	}
}

/* Whether a name and a colon are next. A register or a number may be before the "::" of a pair; a name with a specifier
 * is one name. */
static bool prefix_begins(struct cursor *cursor) {
	struct text name = cursor_name(cursor);
	const char *end = name.at + name.length;
	while (name.length && end < cursor->end && (*end == '@' || lex_is_name_byte(*end)))
		end++;
	enum colon colon = name.length ? cursor_colon_after(cursor, end) : NO_COLON;
	return colon == COLON || (colon == COLONS && !register_is_named(cursor) && !cursor_sees_real(cursor));
}

enum result { RESULT_READ, RESULT_WRONG, RESULT_NONE };

static enum result result_of(bool good) {
	return good ? RESULT_READ : RESULT_WRONG;
}

/* mul:1, mul:2, mul:4, div:1, div:2 */
static enum result read_scale(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	int64_t number;
	const char *at = cursor->at;
	bool multiplies = cursor_takes_prefix(cursor, "mul");
	if (!multiplies && !cursor_takes_prefix(cursor, "div"))
		return RESULT_NONE;
	if (!cursor_number(cursor, &number, "expected absolute expression"))
		return RESULT_WRONG;
	if (multiplies && (number == 1 || number == 2 || number == 4))
		return result_of(set_modifier(read, modifier, number / 2));
	if (!multiplies && (number == 1 || number == 2))
		return result_of(set_modifier(read, modifier, number == 2 ? 3 : 0));
	return result_of(bad_modifier(cursor, at, multiplies ? "mul" : "div", multiplies ? "1, 2 or 4" : "1 or 2"));
}

/* The word, or the word after "no". */
static enum result read_flag(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	struct text name = cursor_name(cursor);
	bool off = name.length > 2 && memcmp(name.at, "no", 2) == 0;
	struct text word = off ? (struct text){name.at + 2, name.length - 2} : name;
	if (!text_is(word, isa_modifiers[modifier].name))
		return RESULT_NONE;
	cursor->at += name.length;
	return result_of(set_modifier(read, modifier, !off));
}

/* The policy that the next word adds to or, after "no", leaves out. */
static const struct isa_policy *find_policy(struct cursor *cursor, bool scalar, bool *off) {
	struct text name = cursor_name(cursor);
	const struct isa_policy *policy = isa_policy_find(cursor->machine, name.at, name.length, scalar);
	*off = !policy && name.length > 2 && memcmp(name.at, "no", 2) == 0;
	return *off ? isa_policy_find(cursor->machine, name.at + 2, name.length - 2, scalar) : policy;
}

/* A name that is no hint, or a number. */
static void report_hint(struct cursor *cursor, struct text name) {
	static const struct {
		char begin[12];
		unsigned of;
	} kinds[] = {{"TH_LOAD_", ISA_OF_LOADS}, {"TH_STORE_", ISA_OF_STORES}, {"TH_ATOMIC_", ISA_OF_ATOMICS}};
	struct piece names = {0};
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (name.length > strlen(kinds[i].begin) && memcmp(name.at, kinds[i].begin, strlen(kinds[i].begin)) == 0)
			notation_hints(&names, kinds[i].of, isa_layout_of(cursor->machine, FORMAT_GLOBAL));
	cursor_error(cursor, cursor->at, "%s%s",
	             !name.length ? "expected an identifier: the name of a temporal hint, such as TH_LOAD_NT"
	             : names.used ? "invalid th value: it is "
	                          : "invalid th value: it is one that begins with TH_LOAD_, TH_STORE_ or TH_ATOMIC_",
	             names.text);
}

/* th:TH_LOAD_NT */
static enum result read_hint(struct cursor *cursor, int64_t *policy) {
	if (!cursor_takes_prefix(cursor, "th"))
		return RESULT_NONE;
	struct text name = cursor_name(cursor);
	const struct isa_hint *hint = isa_hint_find(name.at, name.length);
	if (!hint) {
		report_hint(cursor, name);
		return RESULT_WRONG;
	}
	cursor->at += name.length;
	*policy |= hint->of | hint->number;
	return RESULT_READ;
}

/* scope:SCOPE_DEV, or a number */
static enum result read_scope(struct cursor *cursor, int64_t *policy) {
	if (!cursor_takes_prefix(cursor, "scope"))
		return RESULT_NONE;
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	struct text name = cursor_name(cursor);
	int64_t scope = isa_scope_find(name.at, name.length);
	if (!name.length && !cursor_number(cursor, &scope, "unknown token in expression"))
		return RESULT_WRONG;
	if (scope < 0 || scope > ISA_WIDEST_SCOPE) {
		cursor_error(cursor, at, "invalid scope value: it is SCOPE_CU, SCOPE_SE, SCOPE_DEV or SCOPE_SYS");
		return RESULT_WRONG;
	}
	cursor->at += name.length;
	*policy |= scope << ISA_SCOPE_BIT;
	return RESULT_READ;
}

/* A word that only GFX12.5 has; with "no" it changes nothing. */
static enum result read_later_word(struct cursor *cursor, const char *word, int64_t bit, int64_t *policy) {
	struct text name = cursor_name(cursor);
	bool off = name.length > 2 && memcmp(name.at, "no", 2) == 0;
	if (!text_is(off ? (struct text){name.at + 2, name.length - 2} : name, word))
		return RESULT_NONE;
	*policy |= off ? 0 : bit;
	if (!off && !isa_is(cursor->machine, TRAIT_SCALED_OFFSETS)) {
		cursor_error(cursor, name.at, "%s is not supported on this GPU: leave it out", word);
		return RESULT_WRONG;
	}
	cursor->at += name.length;
	return RESULT_READ;
}

/* Each once, in any order. */
static enum result read_hints(struct cursor *cursor, struct read_operand *read) {
	enum { HINT, SCOPE, NON_VOLATILE, SCALE_OFFSET, PARTS };
	int64_t policy = 0;
	bool seen[PARTS] = {false};
	for (unsigned i = 0; i < PARTS;) {
		enum result result = seen[i]             ? RESULT_NONE
		                     : i == HINT         ? read_hint(cursor, &policy)
		                     : i == SCOPE        ? read_scope(cursor, &policy)
		                     : i == NON_VOLATILE ? read_later_word(cursor, "nv", ISA_NON_VOLATILE, &policy)
		                                         : read_later_word(cursor, "scale_offset", ISA_SCALE_OFFSET, &policy);
		if (result == RESULT_WRONG)
			return result;
		seen[i] |= result == RESULT_READ;
		i = result == RESULT_READ ? 0 : i + 1;
	}
	bool any = seen[HINT] || seen[SCOPE] || seen[NON_VOLATILE] || seen[SCALE_OFFSET];
	return any ? result_of(set_modifier(read, MODIFIER_POLICY, policy)) : RESULT_NONE;
}

static enum result read_policy(struct cursor *cursor, bool scalar, struct read_operand *read) {
	if (isa_is(cursor->machine, TRAIT_TEMPORAL_HINTS))
		return read_hints(cursor, read);
	unsigned bits = 0, seen = 0;
	bool off;
	const struct isa_policy *policy;
	while ((policy = find_policy(cursor, scalar, &off))) {
		if (!isa_exists(cursor->machine, policy->feature)) {
			cursor_error(cursor, cursor->at, "%s modifier is not supported on this GPU: leave it out", policy->name);
			return RESULT_WRONG;
		}
		if (seen & policy->bit) {
			cursor_error(cursor, cursor->at, "duplicate cache policy modifier: leave it out");
			return RESULT_WRONG;
		}
		seen |= policy->bit;
		bits |= off ? 0 : policy->bit;
		cursor->at += cursor_name(cursor).length;
	}
	return seen ? result_of(set_modifier(read, MODIFIER_POLICY, bits)) : RESULT_NONE;
}

/* Whether a number has no more bits than its row says. */
static bool modifier_in_range(const struct cursor *cursor, const struct read_operand *read,
                              const struct isa_modifier_row *row, int64_t number) {
	bool is_key = row->form < MODIFIER_NUMBER_OF_BITS;
	int bits = row->form - (is_key ? MODIFIER_KEY_OF_BITS : MODIFIER_NUMBER_OF_BITS);
	if (bits <= 0 || (number >= 0 && number >> bits == 0))
		return true;
	cursor_error(cursor, read->start, is_key ? "out of range %s: it is 0 to %d" : "invalid %s value. It is 0 to %d",
	             row->name, (1 << bits) - 1);
	return false;
}

/* A part of a register, by name or number. */
static bool read_part(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	static const char *const texts[] = {
	    [MODIFIER_SELECTION] = "BYTE_0 to BYTE_3, WORD_0, WORD_1 or DWORD",
	    [MODIFIER_UNUSED_PART] = "UNUSED_PAD, UNUSED_SEXT or UNUSED_PRESERVE",
	    [MODIFIER_FMT_OF_MATRIX] = "MATRIX_FMT_FP8, _BF8, _FP6, _BF6 or _FP4",
	    [MODIFIER_MATRIX_SCALE] = "MATRIX_SCALE_ROW0 or MATRIX_SCALE_ROW1",
	    [MODIFIER_MATRIX_SCALE_FMT] = "MATRIX_SCALE_FMT_E8, _E5M3 or _E4M3",
	};
	const struct isa_modifier_row *row = &isa_modifiers[modifier];
	struct text name = cursor_name(cursor);
	const char *at = cursor->at;
	int64_t number = isa_part_find(row->form, name.at, name.length);
	if (name.length == 0) {
		if (!cursor_number(cursor, &number, "expected absolute expression"))
			return false;
	} else {
		cursor->at += name.length;
	}
	if (isa_part_name(row->form, number))
		return set_modifier(read, modifier, number);
	return bad_modifier(cursor, at, row->name, texts[row->form]);
}

/* Before GFX11 both numbers are the set bit. */
static bool read_either(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	int64_t number;
	if (!cursor_number(cursor, &number, "expected absolute expression"))
		return false;
	if (number == 0 || number == 1)
		return set_modifier(read, modifier, isa_is(cursor->machine, TRAIT_BOUND_CTRL_IS_BIT) ? number : 1);
	return bad_modifier(cursor, read->start, isa_modifiers[modifier].name, "0 or 1");
}

/* quad_perm:[0,1,2,3]: the lane of four that each reads */
static bool read_quads(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	int64_t lanes = 0, lane;
	for (unsigned i = 0; i < 4; i++) {
		if (!cursor_needs(cursor, i ? ',' : '[',
		                  i ? "expected a comma: there are four lanes, quad_perm:[0,1,2,3]"
		                    : "expected an opening square bracket: quad_perm:[0,1,2,3]"))
			return false;
		cursor_skip_blanks(cursor);
		const char *at = cursor->at;
		if (!cursor_measured_number(cursor, &lane, "expected absolute expression"))
			return false;
		if (lane < 0 || lane > 3) {
			cursor_error(cursor, at, "expected a 2-bit value: the number of a lane of four");
			return false;
		}
		lanes |= lane << 2 * i;
	}
	return cursor_needs(cursor, ']', "expected a closing square bracket") && set_modifier(read, modifier, lanes);
}

/* dpp8:[7,6,5,4,3,2,1,0]: the lane of eight that each reads */
static bool read_eight_lanes(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	int64_t lanes = 0, lane;
	for (unsigned i = 0; i < 8; i++) {
		if (!cursor_needs(cursor, i ? ',' : '[',
		                  i ? "expected a comma: there are eight lanes, dpp8:[7,6,5,4,3,2,1,0]"
		                    : "expected an opening square bracket: dpp8:[7,6,5,4,3,2,1,0]"))
			return false;
		cursor_skip_blanks(cursor);
		const char *at = cursor->at;
		if (!cursor_measured_number(cursor, &lane, "expected absolute expression"))
			return false;
		if (lane < 0 || lane > 7) {
			cursor_error(cursor, at, "expected a 3-bit value: the number of a lane of eight");
			return false;
		}
		lanes |= lane << 3 * i;
	}
	return cursor_needs(cursor, ']', "expected a closing square bracket") && set_modifier(read, modifier, lanes);
}

/* A bit each; no bit for another number, which a rule refuses. */
static bool read_choice(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	int64_t number;
	return cursor_number(cursor, &number, "expected absolute expression") &&
	       set_modifier(read, modifier, number == 0 || number == 1 ? 1 << number : 0);
}

/* The numbers of all rows of the name. */
static void report_lane(struct cursor *cursor, const char *at, const struct isa_lanes *lanes) {
	const struct isa_lanes *row, *last = lanes;
	for (size_t i = 0; (row = isa_lanes_number(i)); i++)
		last = strcmp(row->name, lanes->name) == 0 ? row : last;
	if (lanes->least < lanes->most)
		cursor_error(cursor, at, "invalid %s value: it is %d to %d", lanes->name, lanes->least, lanes->most);
	else if (last != lanes)
		cursor_error(cursor, at, "invalid %s value: it is %d or %d", lanes->name, lanes->least, last->least);
	else
		cursor_error(cursor, at, "invalid %s value: it is %d", lanes->name, lanes->least);
}

/* Lanes of DPP. */
static enum result read_lanes(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	static const char colon[] = "expected a colon: its number or list follows, as in row_shr:1";
	struct text name = cursor_name(cursor);
	const struct isa_lanes *lanes = isa_lanes_find(name.at, name.length);
	int64_t number;
	if (cursor_takes_word(cursor, "quad_perm"))
		return result_of(cursor_needs(cursor, ':', colon) && read_quads(cursor, read, modifier));
	if (!lanes || !isa_exists(cursor->machine, lanes->feature))
		return RESULT_NONE;
	cursor->at += name.length;
	if (lanes->most == 0)
		return result_of(set_modifier(read, modifier, lanes->first));
	if (!cursor_needs(cursor, ':', colon))
		return RESULT_WRONG;
	cursor_skip_blanks(cursor);
	const char *at = cursor->at;
	if (!cursor_measured_number(cursor, &number, "expected absolute expression"))
		return RESULT_WRONG;
	const struct isa_lanes *found = isa_lanes_at(lanes, number);
	if (found)
		return result_of(set_modifier(read, modifier, found->first + number - found->least));
	report_lane(cursor, at, lanes);
	return RESULT_WRONG;
}

/* A word of image_address.def, after "SQ_RSRC_IMG_" or alone. */
static bool read_dimension(struct cursor *cursor, struct read_operand *read, unsigned modifier) {
	static const char prefix[] = "SQ_RSRC_IMG_";
	const size_t begin = sizeof prefix - 1;
	cursor_skip_blanks(cursor);
	const char *start = cursor->at, *end = start;
	while (end < cursor->end && lex_name_bytes[(unsigned char)*end])
		end++;
	struct text word = {start, (size_t)(end - start)};
	if (word.length > begin && memcmp(word.at, prefix, begin) == 0)
		word = (struct text){word.at + begin, word.length - begin};
	int dim = isa_dim_find(word.at, word.length);
	if (dim < 0)
		return bad_modifier(cursor, start, "dim", "1D, 2D, 3D, CUBE, 1D_ARRAY, 2D_ARRAY, 2D_MSAA or 2D_MSAA_ARRAY");
	cursor->at = end;
	return set_modifier(read, modifier, dim);
}

static enum result read_one_modifier(struct cursor *cursor, const struct expected *expected, struct read_operand *read,
                                     unsigned modifier) {
	int64_t number;
	const struct isa_modifier_row *row = &isa_modifiers[modifier];
	switch ((enum isa_modifier_form)row->form) {
	case MODIFIER_TOKEN:
		return cursor_takes_word(cursor, row->name) ? result_of(set_modifier(read, modifier, 1)) : RESULT_NONE;
	case MODIFIER_FLAG_OR_R128:
		if (cursor_sees_word(cursor, "r128") || cursor_sees_word(cursor, "nor128")) {
			cursor_error(cursor, cursor->at, "r128 modifier is not supported on this GPU: leave it out");
			return RESULT_WRONG;
		} /* fall through */
	case MODIFIER_FLAG: return read_flag(cursor, read, modifier);
	case MODIFIER_WORDS: return read_policy(cursor, expected->scalar, read);
	case MODIFIER_SCALE: return read_scale(cursor, read, modifier);
	case MODIFIER_BITS:
		return cursor_takes_prefix(cursor, row->name) ? result_of(read_bits(cursor, read, modifier)) : RESULT_NONE;
	case MODIFIER_FORMATS:
		if (!cursor_takes_prefix(cursor, row->name))
			return RESULT_NONE;
		return result_of(buffer_format_read(cursor, &number) && set_modifier(read, modifier, number));
	case MODIFIER_PATTERN:
		if (!cursor_takes_prefix(cursor, row->name))
			return RESULT_NONE;
		return result_of(swizzle_read(cursor, &number) && set_modifier(read, modifier, number));
	case MODIFIER_LANES: return read_lanes(cursor, read, modifier);
	case MODIFIER_SELECTION:
	case MODIFIER_UNUSED_PART:
	case MODIFIER_FMT_OF_MATRIX:
	case MODIFIER_MATRIX_SCALE:
	case MODIFIER_MATRIX_SCALE_FMT:
		return cursor_takes_prefix(cursor, row->name) ? result_of(read_part(cursor, read, modifier)) : RESULT_NONE;
	case MODIFIER_LANES8:
		return cursor_takes_prefix(cursor, row->name) ? result_of(read_eight_lanes(cursor, read, modifier))
		                                              : RESULT_NONE;
	case MODIFIER_CHOICE:
		return cursor_takes_prefix(cursor, row->name) ? result_of(read_choice(cursor, read, modifier)) : RESULT_NONE;
	case MODIFIER_DIMENSION:
		return cursor_takes_prefix(cursor, row->name) ? result_of(read_dimension(cursor, read, modifier)) : RESULT_NONE;
	case MODIFIER_EITHER:
		return cursor_takes_prefix(cursor, row->name) ? result_of(read_either(cursor, read, modifier)) : RESULT_NONE;
	case MODIFIER_NUMBER_OR_NEG:
		if (cursor_takes_prefix(cursor, "neg")) {
			bool good = read_bits(cursor, read, modifier);
			read->operand->negated = good && read->start[3] == ':'; /* llvm-mc takes "neg :" for blgp */
			return result_of(good);
		} /* fall through */
	default:
		if (!cursor_takes_prefix(cursor, row->name))
			return RESULT_NONE;
		if (!cursor_number(cursor, &number, "expected absolute expression"))
			return RESULT_WRONG;
		return result_of(modifier_in_range(cursor, read, row, number) && set_modifier(read, modifier, number));
	}
}

static enum result read_modifier(struct cursor *cursor, const struct expected *expected, struct read_operand *read) {
	enum result result = RESULT_NONE;
	if (!expected->modifiers || cursor_name(cursor).length == 0)
		return RESULT_NONE;
	for (unsigned i = 0; i < MODIFIER_COUNT && expected->modifiers >> i && result == RESULT_NONE; i++)
		if (expected->modifiers >> i & 1)
			result = read_one_modifier(cursor, expected, read, i);
	return result;
}

/* ---- registers and constants ---- */

/* What changes a source: -, | |, neg(), abs(), sext(); and lit(), which llvm-mc forgets between bars and in sext(). */
struct changes {
	bool minus, neg, bars, abs, sext, lit, lit_in_bars, wide;
};

static bool takes_call(struct cursor *cursor, const char *word, const char *message, bool *seen) {
	*seen = cursor_takes_word(cursor, word);
	return !*seen || cursor_needs(cursor, '(', message);
}

static bool takes_lit(struct cursor *cursor, bool *seen, bool *wide) {
	static const char text[] = "lit64 is not supported on this GPU: literals have 32 bits [stricter than llvm-mc]";
	if (!cursor_sees_word(cursor, "lit64"))
		return takes_call(cursor, "lit", "expected left paren after lit", seen);
	*wide = isa_is(cursor->machine, TRAIT_WIDE_LITERALS);
	if (*wide)
		return takes_call(cursor, "lit64", "expected left paren after lit64", seen);
	cursor_error(cursor, cursor->at, text);
	return false;
}

static bool read_changes(struct cursor *cursor, const struct expected *expected, struct changes *changes) {
	bool floats = expected->floats;
	*changes = (struct changes){0};
	if (expected->integers && !takes_call(cursor, "sext", "expected left paren after sext", &changes->sext))
		return false;
	if (floats && !changes->sext) {
		if (cursor_sees(cursor, '-') && cursor_after(cursor, cursor->at + 1, '-')) {
			cursor_error(cursor, cursor->at, "invalid syntax, expected 'neg' modifier: write neg(-1.0)");
			return false;
		}
		changes->minus = register_minus_begins(cursor) && cursor_takes(cursor, '-');
		if (!changes->minus && !takes_call(cursor, "neg", "expected left paren after neg", &changes->neg))
			return false;
		if (!takes_call(cursor, "abs", "expected left paren after abs", &changes->abs))
			return false;
	}
	if (!takes_lit(cursor, &changes->lit, &changes->wide))
		return false;
	changes->bars = floats && !changes->sext && !changes->abs && cursor_takes(cursor, '|');
	return !changes->bars || changes->lit || takes_lit(cursor, &changes->lit_in_bars, &changes->wide);
}

static bool end_changes(struct cursor *cursor, const struct changes *changes) {
	static const char parenthesis[] = "expected closing parentheses";
	return (!changes->lit_in_bars || cursor_needs(cursor, ')', parenthesis)) &&
	       (!changes->bars || cursor_needs(cursor, '|', "expected vertical bar: around an expression write abs()")) &&
	       (!changes->lit || cursor_needs(cursor, ')', parenthesis)) &&
	       (!changes->abs || cursor_needs(cursor, ')', parenthesis)) &&
	       (!changes->neg || cursor_needs(cursor, ')', parenthesis)) &&
	       (!changes->sext || cursor_needs(cursor, ')', parenthesis));
}

static bool read_real(struct cursor *cursor, struct read_operand *read) {
	int64_t bits;
	bool negative = cursor_sees(cursor, '-');
	struct cursor ahead = *cursor;
	ahead.at = cursor_ahead(cursor, cursor->at + negative);
	if (!cursor_real(&ahead, &bits))
		return false;
	cursor->at = ahead.at;
	*read->operand = (struct isa_operand){.type = OPERAND_REAL, .number = bits ^ (negative ? INT64_MIN : 0)};
	return true;
}

/* A symbol's name: plain, behind a dollar sign or in quotation marks. NULL, with nothing read, if there is none. */
static struct name *read_symbol_name(struct cursor *cursor) {
	struct raw_token first = raw_token(cursor->at, cursor->end);
	bool dollar = raw_is(&first, '$');
	struct raw_token last = dollar ? raw_token(first.at + 1, cursor->end) : first;
	if (last.kind == RAW_STRING && !dollar) {
		cursor->at += last.length;
		return name_of_string(cursor->reader, (struct text){last.at + 1, last.length - 2});
	}
	if (last.kind != RAW_NAME && !(dollar && last.kind == RAW_NUMBER))
		return NULL;
	cursor->at = last.at + last.length;
	return name_intern(&cursor->reader->module->names, first.at, (size_t)(cursor->at - first.at));
}

static bool read_symbol(struct cursor *cursor, int64_t *number) {
	struct module *module = cursor->reader->module;
	kd_pos pos = text_pos(cursor->reader, cursor->at);
	struct name *name = read_symbol_name(cursor);
	if (!name)
		return false;
	cursor->evaluates = true;
	struct symbol *symbol = symbol_get(module, name, pos);
	return value_absolute(module, value_symbol(module, symbol, SPECIFIER_NONE, pos), EVALUATE_VALUES, number);
}

/* A number, a name or what is in parentheses. */
static bool read_primary(struct cursor *cursor, int64_t *number) {
	static const char message[] = "expected an absolute expression";
	uint64_t integer;
	struct raw_token token = raw_token(cursor->at, cursor->end);
	const char *start = cursor->at;
	if (cursor_takes(cursor, '('))
		return cursor_number(cursor, number, message) && cursor_needs(cursor, ')', "expected ')'");
	if (raw_number_is_real(&token)) { /* its bits */
		if (cursor_real(cursor, number))
			return true;
		cursor_error(cursor, start,
		             "failed parsing operand: a hexadecimal floating point number ends in an exponent, as 0x1.8p0");
		return false;
	}
	if (token.kind == RAW_NUMBER && lex_read_integer(token.at, token.length, &integer)) {
		cursor->at += token.length;
		*number = (int64_t)integer;
		return true;
	}
	if (read_symbol(cursor, number))
		return true;
	if (raw_is(&token, '$'))
		cursor_error(cursor, start, "invalid token in expression: no name follows the '$'");
	else
		cursor_error(cursor, start, "%s", message);
	return false;
}

/* Between bars an expression has no operators but those before it: "|" would be one. */
static bool read_between_bars(struct cursor *cursor, struct read_operand *read) {
	static const char signs[] = "-+~!";
	enum { MOST_SIGNS = 16 };
	char found[MOST_SIGNS];
	unsigned count = 0;
	int64_t number;
	for (cursor_skip_blanks(cursor); cursor->at < cursor->end && strchr(signs, *cursor->at) && count < MOST_SIGNS;
	     cursor_skip_blanks(cursor))
		found[count++] = *cursor->at++;
	if (!read_primary(cursor, &number))
		return false;
	while (count--)
		number = unary_result((enum unary)(strchr(signs, found[count]) - signs), number);
	*read->operand = (struct isa_operand){.type = OPERAND_INTEGER, .number = number};
	return true;
}

static bool read_value(struct cursor *cursor, struct read_operand *read) {
	if (!cursor_value(cursor, &read->value))
		return false;
	*read->operand = read->value.expr ? (struct isa_operand){.type = OPERAND_LATE}
	                                  : (struct isa_operand){.type = OPERAND_INTEGER, .number = read->value.constant};
	return true;
}

static bool read_plain(struct cursor *cursor, bool between_bars, struct read_operand *read) {
	if (register_begins(cursor))
		return register_read(cursor, read->operand);
	if (read_real(cursor, read))
		return true;
	return between_bars ? read_between_bars(cursor, read) : read_value(cursor, read);
}

static bool read_source(struct cursor *cursor, const struct expected *expected, struct read_operand *read) {
	struct changes changes;
	if (!read_changes(cursor, expected, &changes))
		return false;
	cursor_skip_blanks(cursor);
	const char *inside = read->start = cursor->at;
	bool changed = changes.minus || changes.neg || changes.bars || changes.abs || changes.sext || changes.lit;
	if (changed && register_change_begins(cursor)) {
		cursor_error(cursor, inside, "failed parsing operand: modifiers nest only as -|v0| or neg(abs(v0))");
		return false;
	}
	if (!read_plain(cursor, changes.bars, read))
		return false;
	if (changes.lit && read->operand->type == OPERAND_REGISTER && !cursor_sees(cursor, ')')) {
		cursor_error(cursor, cursor->at, "expected closing parentheses: lit() takes a number [stricter than llvm-mc]");
		return false;
	}
	if (!end_changes(cursor, &changes))
		return false;
	if (changed && read->operand->type == OPERAND_LATE) {
		cursor_error(cursor, inside, "expected an absolute expression: a symbol with a late value can't be changed");
		return false;
	}
	if ((changes.lit || changes.lit_in_bars) && read->operand->type == OPERAND_REGISTER) {
		cursor_error(cursor, inside, "expected immediate with lit modifier");
		return false;
	}
	read->operand->negated = changes.minus || changes.neg;
	read->operand->absolute = changes.bars || changes.abs;
	read->operand->extended = changes.sext;
	read->operand->literal = changes.lit && !changes.sext;
	read->operand->wide = read->operand->literal && changes.wide;
	return true;
}

static bool number_begins(const struct cursor *cursor) {
	const char *at = cursor->at + (cursor->at < cursor->end && *cursor->at == '-');
	return at < cursor->end && *at >= '0' && *at <= '9';
}

static bool read_number(struct cursor *cursor, struct read_operand *read) {
	int64_t number;
	if (!cursor_plain_number(cursor, &number))
		return read_real(cursor, read) || read_value(cursor, read);
	*read->operand = (struct isa_operand){.type = OPERAND_INTEGER, .number = number};
	return true;
}

/* Registers in brackets; one of them is that register. */
static bool read_addresses(struct cursor *cursor, struct read_operand *read) {
	struct isa_address_list *list = read->addresses;
	cursor_takes(cursor, '[');
	for (list->count = 0;; list->count++) {
		cursor_skip_blanks(cursor);
		if (!register_begins(cursor)) {
			cursor_error(cursor, cursor->at, "expected a register: an address is a VGPR, or several in brackets");
			return false;
		}
		if (list->count == ISA_MOST_ADDRESSES) {
			cursor_error(cursor, cursor->at, "invalid operand for instruction: an address has %d registers at most",
			             ISA_MOST_ADDRESSES);
			return false;
		}
		read->address_starts[list->count] = cursor->at;
		if (!register_read(cursor, read->operand))
			return false;
		list->at[list->count].reg = read->operand->reg;
		list->at[list->count].group = read->operand->group;
		list->at[list->count].words = read->operand->words;
		if (cursor_takes(cursor, ']'))
			break;
		if (!cursor_needs(cursor, ',', "expected a comma or a closing square bracket"))
			return false;
	}
	if (list->count++ > 0)
		*read->operand = (struct isa_operand){.type = OPERAND_LIST};
	return true;
}

bool operand_read(struct cursor *cursor, const struct expected *expected, struct read_operand *read) {
	cursor_skip_blanks(cursor);
	read->start = cursor->at;
	if (expected->list && cursor_sees(cursor, '['))
		return read_addresses(cursor, read);
	if (expected->special != KIND_NONE) {
		enum special_result special = special_read(cursor, expected->special, read);
		if (special != SPECIAL_NONE)
			return special == SPECIAL_READ;
	}
	bool good;
	if (register_read_numbered(cursor, read->operand, &good))
		return good;
	if (number_begins(cursor))
		return read_number(cursor, read);
	enum result modifier = read_modifier(cursor, expected, read);
	if (modifier != RESULT_NONE)
		return modifier == RESULT_READ;
	if (register_read_named(cursor, read->operand, &good))
		return good;
	bool sext = cursor_sees_call(cursor, "sext");
	if ((sext ? !expected->integers : !expected->floats && register_change_begins(cursor)) || prefix_begins(cursor)) {
		read->unknown = true;
		return false;
	}
	if (expected->vector && cursor_takes_word(cursor, "off")) {
		*read->operand = (struct isa_operand){.type = OPERAND_OFF};
		return true;
	}
	return read_source(cursor, expected, read);
}
