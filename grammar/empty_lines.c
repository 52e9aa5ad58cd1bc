/* empty_lines.c: see empty_lines.h. */
#include "empty_lines.h"

#include "print/print.h"
#include "raw_text.h"
#include "tokens.h"

void empty_line(struct reader *reader, bool shows) {
	if (shows && reader->module->printer)
		print_empty_line(reader->module);
}

void empty_line_behind(struct reader *reader, const char *at, const char *end) {
	if (!reader->module->printer)
		return;
	if (at < end && *at == '#' && empty_line_marker(at + 1, end))
		at = token_line_end(at, end);
	at = token_skip_blanks(at, end);
	empty_line(reader, at == end || *at == '\n' || *at == '\r');
}

bool empty_line_marker(const char *at, const char *end) {
	const char *digits = raw_skip_blanks(at, end), *behind = digits;
	while (behind < end && *behind >= '0' && *behind <= '9')
		behind++;
	const char *quote = raw_skip_blanks(behind, end);
	return behind > digits && quote < end && *quote == '"' && token_string_end(quote + 1, end);
}

bool empty_line_begun(const char *line, const char *end) {
	return raw_skip_blanks(line, end) < end;
}
