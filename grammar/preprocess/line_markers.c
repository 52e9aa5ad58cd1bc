/* line_markers.c: see line_markers.h. */
#include "line_markers.h"

#include "lex/raw_text.h"
#include "texts.h"
#include "reader/operands.h"
#include "reader/scope.h"
#include "lex/lex.h"

static struct raw_token token_from(const char *at, const char *end) {
	return raw_token(raw_skip_blanks(at, end), end);
}

bool line_marker_read(const char *at, const char *end, struct line_marker *marker) {
	if (at == end || *at != '#')
		return false;
	struct raw_token number = token_from(at + 1, end);
	struct raw_token file = token_from(number.at + number.length, end);
	*marker = (struct line_marker){0, {file.at + 1, file.length - 2}};
	return number.kind == RAW_NUMBER && file.kind == RAW_STRING &&
	       lex_read_integer(number.at, number.length, &marker->line);
}

static bool read_in_line(struct reader *reader, const char *at, struct line_marker *marker) {
	const struct source *source = reader->source;
	bool begins_line = at == source->text || at[-1] == '\n' || at[-1] == '\r';
	return begins_line && line_marker_read(at, source->text + source->size, marker);
}

static void note(struct reader *reader, const char *at, const struct line_marker *marker) {
	const char *name = arena_copy(reader->arena, marker->file.at, marker->file.length);
	struct text file = {name, marker->file.length};
	source_mark_line(reader->arena, reader->source, text_pos(reader, at), marker->line, name);
	if (!reader->texts->marked_file.at && (file.length || !scope_is_llvm_14(reader)))
		reader->texts->marked_file = file;
	if (reader->options->debug)
		reader->texts->mark =
		    (struct text_mark){file, marker->line, sources_line(&reader->sources, text_pos(reader, at))};
}

bool line_marker_take(struct reader *reader, const char *at) {
	struct line_marker marker;
	if (!read_in_line(reader, at, &marker))
		return false;
	if (!text_in_expansion(reader))
		note(reader, at, &marker);
	return true;
}

void line_marker_take_in_definition(struct reader *reader, const char *at) {
	struct line_marker marker;
	if (read_in_line(reader, at, &marker))
		note(reader, at, &marker);
}
