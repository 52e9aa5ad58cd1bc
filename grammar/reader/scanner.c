/* scanner.c: see scanner.h. */
#include "scanner.h"

#include "reader.h"

void *scanner_read(struct reader *reader, const struct source *source, void *used) {
	reader->line.start = source->text;
	return reader->scanning->read(reader, source, used);
}

void scanner_return(struct reader *reader, void *buffer, const char *at) {
	reader->scanning->read_on(reader, buffer);
	scanner_move(reader, at);
}

const char *scanner_position(const struct reader *reader) {
	return reader->scanning->place(reader).at;
}

void scanner_move(struct reader *reader, const char *at) {
	struct scanner_place place = {at, CONTEXT_START, reader->line};
	place.line.start = at;
	place.line.begun = place.line.after_label = false;
	reader->scanning->go(reader, &place);
}

void scanner_start_statement(struct reader *reader, const char *at) {
	struct scanner_place place = {at, CONTEXT_START, reader->line};
	place.line.begun = true;
	reader->directive = NULL;
	reader->scanning->go(reader, &place);
}

void scanner_move_to_operand(struct reader *reader, const char *at) {
	const struct scanner_place place = {at, CONTEXT_OPERANDS, reader->line};
	reader->scanning->go(reader, &place);
}

struct scanner_place scanner_place(const struct reader *reader) {
	return reader->scanning ? reader->scanning->place(reader) : (struct scanner_place){0};
}

void scanner_go_back(struct reader *reader, const struct scanner_place *place) {
	if (place->at)
		reader->scanning->go(reader, place);
}
