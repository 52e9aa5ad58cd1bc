/* scanner.c: see scanner.h. */
#include "scanner.h"

#include "reader.h"

void *scanner_read(struct reader *reader, const struct source *source, void *used) {
	reader->scanner.line.start = source->text;
	return reader->scanner.calls->read(reader, source, used);
}

void scanner_return(struct reader *reader, void *buffer, const char *at) {
	reader->scanner.calls->read_on(reader, buffer);
	scanner_move(reader, at);
}

const char *scanner_position(const struct reader *reader) {
	return reader->scanner.calls->place(reader).at;
}

void scanner_move(struct reader *reader, const char *at) {
	struct scanner_place place = {at, CONTEXT_START, reader->scanner.line};
	place.line.start = at;
	place.line.begun = place.line.after_label = false;
	reader->scanner.calls->go(reader, &place);
}

void scanner_start_statement(struct reader *reader, const char *at) {
	struct scanner_place place = {at, CONTEXT_START, reader->scanner.line};
	place.line.begun = true;
	reader->directive = NULL;
	reader->scanner.calls->go(reader, &place);
}

void scanner_move_to_operand(struct reader *reader, const char *at) {
	const struct scanner_place place = {at, CONTEXT_OPERANDS, reader->scanner.line};
	reader->scanner.calls->go(reader, &place);
}

struct scanner_place scanner_place(const struct reader *reader) {
	return reader->scanner.calls ? reader->scanner.calls->place(reader) : (struct scanner_place){0};
}

void scanner_go_back(struct reader *reader, const struct scanner_place *place) {
	if (place->at)
		reader->scanner.calls->go(reader, place);
}
