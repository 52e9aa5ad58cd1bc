/* empty_lines.c: see empty_lines.h. */
#include "empty_lines.h"

#include "line_markers.h"
#include "module/output.h"
#include "lex/raw_text.h"
#include "lex/lex.h"

void empty_line(struct reader *reader, bool shows) {
	if (shows)
		output_tell(reader->module, empty_line, (reader->module));
}

void empty_line_after(struct reader *reader, const char *at, const char *end) {
	if (!reader->module->output->empty_line)
		return;
	struct line_marker marker;
	if (line_marker_read(at, end, &marker))
		at = lex_line_end(at, end);
	at = lex_skip_blanks(at, end);
	empty_line(reader, at == end || *at == '\n' || *at == '\r' || empty_comment_ends(at, end));
}

bool empty_line_begun(const char *line, const char *end) {
	return raw_skip_blanks(line, end) < end;
}

bool empty_comment_ends(const char *at, const char *end) {
	return end - at == 1 && *at == ';';
}
