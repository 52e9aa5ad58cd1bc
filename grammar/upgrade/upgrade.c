/* upgrade.c: see upgrade.h. The edits, the words that only change their spelling, and the end. */
#include "upgrade.h"

#include <stdlib.h>

#include "edits.h"
#include "reader/scope.h"
#include "reader/operands.h"
#include "lex/raw_text.h"
#include "module/data.h"
#include "module/symbol.h"

void upgrade_start(struct reader *reader, unsigned version) {
	reader->upgrade = arena_zeroed(reader->arena, 1, sizeof *reader->upgrade);
	reader->upgrade->version = version;
}

/* ---- edits ---- */

bool edit_possible(struct reader *reader, kd_pos pos) {
	const struct source *source = edited_source(reader);
	if (pos >= source->base && pos - source->base <= source->size)
		return true;
	diag_error(reader->diag, pos,
	           "only the text of the source itself can be upgraded: write out what a macro or repeat makes, and "
	           "upgrade an included file by itself");
	return false;
}

void edit_replace(struct reader *reader, struct span at, const char *text) {
	struct upgrade *upgrade = reader->upgrade;
	if (edit_possible(reader, at.start))
		*list_add(reader->arena, &upgrade->edits) = (struct edit){at, text, upgrade->edits.count};
}

static const char *line_start(struct reader *reader, const char *at) {
	while (at > edited_source(reader)->text && at[-1] != '\n' && at[-1] != '\r')
		at--;
	return at;
}

const char *edit_indent(struct reader *reader, kd_pos pos) {
	const char *at = edited_text(reader, pos), *start = line_start(reader, at);
	for (const char *blank = start; blank < at; blank++)
		if (!lex_is_blank(*blank))
			return NULL;
	return arena_copy(reader->arena, start, (size_t)(at - start));
}

void edit_remove(struct reader *reader, struct span at) {
	if (!edit_possible(reader, at.start))
		return;
	const struct source *source = edited_source(reader);
	const char *end = source->text + source->size, *after = raw_skip_blanks(edited_text(reader, at.end), end);
	const char *indent = edit_indent(reader, at.start);
	if (indent && (after == end || *after == '\n' || *after == '\r')) {
		at.start -= (kd_pos)strlen(indent);
		after += after < end && *after == '\r';
		after += after < end && *after == '\n';
		at.end = source->base + (kd_pos)(after - source->text);
	}
	edit_replace(reader, at, "");
}

static int compare_edits(const void *left, const void *right) {
	const struct edit *a = left, *b = right;
	if (a->at.start != b->at.start)
		return a->at.start < b->at.start ? -1 : 1;
	if (a->at.end != b->at.end)
		return a->at.end < b->at.end ? -1 : 1;
	return a->index < b->index ? -1 : a->index > b->index;
}

static void sort_edits(struct upgrade *upgrade) {
	if (upgrade->edits.count)
		qsort(upgrade->edits.items, upgrade->edits.count, sizeof *upgrade->edits.items, compare_edits);
}

/* ---- statements ---- */

void upgrade_uses_target(struct reader *reader, kd_pos pos) {
	struct upgrade *upgrade = reader->upgrade;
	if (!upgrade->first_use || pos < upgrade->first_use)
		upgrade->first_use = pos;
}

void upgrade_kernel_type(struct reader *reader, struct name *name, struct span statement) {
	struct upgrade *upgrade = reader->upgrade;
	if (!upgrade || !edit_possible(reader, statement.start))
		return;
	*list_add(reader->arena, &upgrade->type_lines) = statement;
	*list_add(reader->arena, &upgrade->type_names) = name;
}

void upgrade_text_section(struct reader *reader, struct span statement) {
	if (reader->upgrade)
		edit_replace(reader, statement, ".text");
}

void upgrade_fill(struct reader *reader, const struct alignment_operands *operands, bool nops) {
	kd_pos start = operands->alignment.at.end;
	if (reader->upgrade && nops)
		edit_replace(reader, (struct span){start, operands->fill.at.end}, operands->has_limit ? "," : "");
	else if (reader->upgrade && operands->has_limit)
		edit_replace(reader, (struct span){start, operands->limit.at.start}, ", 0, ");
	else if (reader->upgrade)
		edit_replace(reader, (struct span){start, start}, ", 0");
}

/* A symbol was one all through the source, except for numbers; in later versions each mention has the value of its
 * place, and what .equiv sets stays. */
void upgrade_symbol_set(struct reader *reader, const struct name *name, struct value value, bool redefinable,
                        kd_pos pos) {
	const struct symbol *symbol = name->symbol;
	if (!reader->upgrade || !symbol || symbol->kind != SYMBOL_VARIABLE)
		return;
	if (symbol->in_expression || symbol->value.expr || value.expr || !symbol->redefinable || !redefinable)
		diag_error(reader->diag, pos,
		           "'%s' is set again, which later versions read differently: give each value a name of its own",
		           symbol_text(reader->module, symbol));
}

/* Its size is that of most, so that labels do not meet. */
bool upgrade_instruction(struct reader *reader) {
	static const uint8_t zeros[4];
	if (!reader->upgrade)
		return false;
	reader->upgrade->instructions = true;
	data_bytes(reader->module, zeros, sizeof zeros);
	return true;
}

bool names_count(struct reader *reader, struct span at) {
	const char *text = edited_text(reader, at.start), *end = edited_text(reader, at.end);
	while (text < end) {
		struct raw_token token = raw_token(text, end);
		if (token.kind == RAW_END)
			break;
		if (token.kind == RAW_NAME && scope_is_count(token.at, token.length))
			return true;
		text = token.at + token.length;
	}
	return false;
}

/* In version 2 the counts of registers began at 0 again here. */
static void finish_types(struct reader *reader) {
	struct upgrade *upgrade = reader->upgrade;
	for (size_t i = 0; i < upgrade->type_lines.count; i++) {
		struct span at = upgrade->type_lines.items[i];
		const char *indent = edit_indent(reader, at.start);
		indent = indent ? indent : "\t";
		const char *type = arena_printf(reader->arena, ".type %.*s,@function", NAME_ARGS(upgrade->type_names.items[i]));
		const char *reset = arena_printf(reader->arena,
		                                 "%s\n%s.set .amdgcn.next_free_vgpr, 0\n%s.set .amdgcn.next_free_sgpr, 0", type,
		                                 indent, indent);
		edit_replace(reader, at, upgrade->counts_used ? reset : type);
	}
}

/* ---- what no action has seen: bodies of macros, and what conditions leave out ---- */

/* A walk over the names of a text. */
struct walk {
	struct reader *reader;
	const struct source *source;
	const struct span *next; /* the next statement that is dealt with, in the main source */
	const struct span *last;
	bool may_edit;
};

static kd_pos pos_of(const struct walk *walk, const char *at) {
	return walk->source->base + (kd_pos)(at - walk->source->text);
}

static void rename_symbol(struct walk *walk, const struct raw_token *token, const char *later) {
	struct reader *reader = walk->reader;
	kd_pos pos = pos_of(walk, token->at);
	if (!walk->may_edit) {
		diag_error(reader->diag, pos, "'%.*s' is %s in later versions; upgrade the included file by itself",
		           (int)token->length, token->at, later);
		return;
	}
	upgrade_uses_target(reader, pos);
	reader->upgrade->counts_used |= scope_is_count(later, strlen(later));
	edit_replace(reader, (struct span){pos, pos + (kd_pos)token->length}, later);
}

static void look_at_directive(struct walk *walk, const struct raw_token *token, const struct directive *directive) {
	struct diag *diag = walk->reader->diag;
	kd_pos pos = pos_of(walk, token->at);
	if (!(directive->scope & SCOPE_V2) || (directive->scope & SCOPE_V4_UP))
		return;
	if (walk->may_edit)
		diag_warning(diag, pos,
		             "'%s' stays as it is here: a condition leaves it out, or it is in a macro that is not called",
		             directive->name);
	else
		diag_error(diag, pos, "'%s' is a directive of version 2; upgrade the included file by itself", directive->name);
}

static void look_at_name(struct walk *walk, const struct raw_token *token) {
	struct reader *reader = walk->reader;
	const char *later = scope_later_name(token->at, token->length);
	const struct directive *directive = directive_find_text(reader, token->at, token->length);
	if (later)
		rename_symbol(walk, token, later);
	else if (directive)
		look_at_directive(walk, token, directive);
	else if (scope_is_later_name(token->at, token->length))
		diag_error(reader->diag, pos_of(walk, token->at),
		           "'%.*s' is predefined in later versions, but not in version 2; rename it", (int)token->length,
		           token->at);
}

/* Walks over a statement, or up to one that is dealt with, and gives the place after. */
static const char *walk_statement(struct walk *walk, const char *at) {
	const char *end = walk->source->text + walk->source->size;
	const char *next = raw_line(at, end).next;
	at = raw_skip_blanks(at, end);
	if (at < end && *at == '#')
		return next;
	while (at < next) {
		if (walk->next < walk->last && pos_of(walk, at) >= walk->next->start)
			return walk->source->text + ((walk->next++)->end - walk->source->base);
		struct raw_token token = raw_token(at, end);
		if (token.kind == RAW_END)
			return next;
		if (token.kind == RAW_NAME)
			look_at_name(walk, &token);
		at = token.at + token.length;
	}
	return at;
}

static void walk_text(struct reader *reader, const struct source *source, const struct span *known, size_t count) {
	struct walk walk = {reader, source, known, known + count, source == edited_source(reader)};
	const char *at = source->text;
	while (at < source->text + source->size)
		at = walk_statement(&walk, at);
}

static int compare_spans(const void *left, const void *right) {
	const struct span *a = left, *b = right;
	return a->start < b->start ? -1 : a->start > b->start;
}

/* The statements of the main source that are edited, or will be. */
static size_t known_spans(struct reader *reader, struct span **known) {
	struct upgrade *upgrade = reader->upgrade;
	size_t count = 0;
	*known = arena_zeroed(reader->arena,
	                      upgrade->edits.count + upgrade->version_lines.count + upgrade->target_lines.count +
	                          upgrade->type_lines.count + 1,
	                      sizeof **known);
	for (size_t i = 0; i < upgrade->edits.count; i++)
		(*known)[count++] = upgrade->edits.items[i].at;
	for (size_t i = 0; i < upgrade->version_lines.count; i++)
		(*known)[count++] = upgrade->version_lines.items[i];
	for (size_t i = 0; i < upgrade->target_lines.count; i++)
		(*known)[count++] = upgrade->target_lines.items[i];
	for (size_t i = 0; i < upgrade->type_lines.count; i++)
		(*known)[count++] = upgrade->type_lines.items[i];
	qsort(*known, count, sizeof **known, compare_spans);
	return count;
}

/* Included files are as they were. What was given up is another text once more: a file, or a body with arguments. */
static void walk_texts(struct reader *reader) {
	struct span *known;
	size_t count = known_spans(reader, &known);
	for (size_t i = 0; i < reader->sources.list.count; i++) {
		const struct source *source = reader->sources.list.items[i].source;
		if (source)
			walk_text(reader, source, known, i ? 0 : count);
	}
}

/* ---- the end ---- */

/* A text of ours, with line ends as the source has them. */
static void put_text(struct buffer *out, const char *text, bool carriage_returns) {
	for (; *text; text++) {
		if (*text == '\n' && carriage_returns)
			buffer_put(out, "\r", 1);
		buffer_put(out, text, 1);
	}
}

static void apply_edits(struct reader *reader, struct buffer *text) {
	const struct source *source = edited_source(reader);
	const struct upgrade *upgrade = reader->upgrade;
	const char *line_end = lex_line_end(source->text, source->text + source->size);
	kd_pos done = source->base;
	for (size_t i = 0; i < upgrade->edits.count; i++) {
		const struct edit *edit = &upgrade->edits.items[i];
		buffer_put(text, edited_text(reader, done), edit->at.start - done);
		put_text(text, edit->text, *line_end == '\r');
		done = edit->at.end;
	}
	buffer_put(text, edited_text(reader, done), source->size - (done - source->base));
}

bool upgrade_finish(struct reader *reader, struct buffer *text) {
	struct upgrade *upgrade = reader->upgrade;
	if (!upgrade_target(reader))
		return false;
	scope_check_later_names(reader);
	upgrade_metadata_finish(reader);
	if (scope_has_kernel_code(reader))
		walk_texts(reader);
	finish_types(reader);
	upgrade_target_lines(reader);
	sort_edits(upgrade);
	apply_edits(reader, text);
	return !reader->diag->errors;
}
