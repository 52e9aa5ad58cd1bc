/* macro_body.c: see macro_body.h. */
#include "macro_body.h"

#include "empty_lines.h"
#include "line_markers.h"
#include "macro_arguments.h"
#include "reader/scanner.h"
#include "texts.h"

static uint32_t count_lines(struct text body) {
	uint32_t lines = 0;
	for (const char *at = body.at; (at = memchr(at, '\n', body.length - (size_t)(at - body.at))); at++)
		lines++;
	return lines ? lines : 1;
}

static bool has(struct text body, const char *escape) {
	return memmem(body.at, body.length, escape, strlen(escape)) != NULL;
}

static void set_body(struct reader *reader, struct macro *macro, const char *start, const char *end) {
	macro->kept_body = name_intern(&reader->macros->bodies, start, (size_t)(end - start));
	macro->body = (struct text){macro->kept_body->text, macro->kept_body->length};
	macro->place = (struct body){text_pos(reader, start), count_lines(macro->body)};
	macro->uses_calls = has(macro->body, "\\@");
	macro->uses_rounds = has(macro->body, "\\+");
	work_search(&reader->work, macro->body.length);
}

static const char *source_end(const struct reader *reader) {
	return reader->source->text + reader->source->size;
}

/* Whether one of the names begins the statement at `at`; `after` is set after it. */
static bool begins_with_one(const char *at, const char *end, const char *const *names, const char **after) {
	for (; *names; names++) {
		if (raw_begins_with(at, end, *names)) {
			*after = at + strlen(*names);
			return true;
		}
	}
	return false;
}

static const char *const macro_openers[] = {".macro", NULL};

/* Takes the body that begins at `start`, on the scanner's line, and leaves the scanner after the directive that ends
 * it. False after reporting that none does. */
static bool take_body(struct reader *reader, struct macro *macro, const char *start, const char *const *openers,
                      const char *const *enders, kd_pos pos) {
	const char *end = source_end(reader);
	unsigned depth = 0;
	for (const char *at = start; at < end; at = raw_skip_blanks(raw_line(at, end).next, end)) {
		const char *after;
		if (openers == macro_openers)
			line_marker_take_in_definition(reader, at);
		if (begins_with_one(at, end, openers, &after)) {
			depth++;
		} else if (begins_with_one(at, end, enders, &after) && depth-- == 0) {
			set_body(reader, macro, start, at);
			scanner_move_to_operand(reader, after);
			return true;
		}
	}
	diag_error(reader->diag, pos, "no matching '%s' in definition: the text ends inside this body", enders[0]);
	text_stop(reader);
	return false;
}

/* Whether the line ends at the token; the scanner goes on after the line. */
static bool finish_line(struct reader *reader, const struct raw_token *token) {
	scanner_move(reader, raw_rest_of_line(token->at, source_end(reader)).next);
	return token->kind == RAW_END;
}

/* llvm-mc leaves the line end after .endm alone. */
bool macro_take_body(struct reader *reader, struct macro *macro, kd_pos pos) {
	static const char *const enders[] = {".endmacro", ".endm", NULL};
	const char *end = source_end(reader);
	if (!take_body(reader, macro, raw_skip_blanks(scanner_position(reader), end), macro_openers, enders, pos))
		return false;
	const char *after = scanner_position(reader);
	empty_line_after(reader, after, end);
	struct raw_token token = raw_token(raw_skip_blanks(after, end), end); /* not even a comment, as in llvm-mc */
	if (finish_line(reader, &token))
		return true;
	const char *ender = raw_begins_with(after - strlen(enders[0]), end, enders[0]) ? enders[0] : enders[1];
	diag_error(reader->diag, text_pos(reader, token.at),
	           "unexpected token in '%s' directive: nothing may follow it except comments with // or ;", ender);
	return false;
}

bool repeat_take_body(struct reader *reader, struct macro *macro, kd_pos pos) {
	static const char *const openers[] = {".rep", ".rept", ".irp", ".irpc", NULL}, *const enders[] = {".endr", NULL};
	struct raw_lexer lexer = raw_lexer_at(scanner_position(reader), source_end(reader));
	if (!take_body(reader, macro, lexer.token.at, openers, enders, pos)) /* after comments, as in llvm-mc */
		return false;
	lexer = raw_lexer_at(scanner_position(reader), source_end(reader));
	if (finish_line(reader, &lexer.token))
		return true;
	diag_error(reader->diag, text_pos(reader, lexer.token.at), "expected newline: .endr takes no operand");
	return false;
}
