/* statement.c: see statement.h. */
#include "statement.h"

enum { MOST_OPEN = 16 };

struct reading {
	const char *text;
	size_t offset;
	struct statement_place *place;
	struct {
		struct word function;
		unsigned argument;
	} open[MOST_OPEN]; /* brackets, innermost last */
	size_t depth;
	struct word last; /* a name, for a bracket after it */
	bool has_operand;
};

static void take_sign(struct reading *reading, struct word word) {
	char c = reading->text[word.start];
	if (c == '(' || c == '[') {
		if (reading->depth < MOST_OPEN) {
			struct word none = {WORD_NAME, word.start, word.start};
			bool is_call = c == '(' && reading->last.end == word.start;
			reading->open[reading->depth].function = is_call ? reading->last : none;
			reading->open[reading->depth].argument = 0;
		}
		reading->depth++;
	} else if ((c == ')' || c == ']') && reading->depth) {
		reading->depth--;
	} else if (c == ',' && reading->depth && reading->depth <= MOST_OPEN) {
		reading->open[reading->depth - 1].argument++;
	} else if (c == ',' && !reading->depth) {
		reading->place->operand++;
		reading->has_operand = false;
		return;
	}
	reading->has_operand = true;
}

static void take_part(struct reading *reading, struct word word) {
	struct statement_place *place = reading->place;
	place->part = (struct word){word.kind, word.start, reading->offset};
	place->in_string = word.kind == WORD_STRING;
	place->part.start += place->in_string;
}

/* Whether the word goes on to the place, or to its end. */
static bool reaches(const struct reading *reading, struct word word) {
	bool is_closed = word.kind == WORD_STRING && word.end - word.start > 1 && reading->text[word.end - 1] == '"';
	bool is_word = word.kind == WORD_NAME || word.kind == WORD_ARGUMENT || word.kind == WORD_STRING ||
	               word.kind == WORD_NUMBER;
	return is_word && word.end == reading->offset && !is_closed;
}

static void finish(struct reading *reading) {
	struct statement_place *place = reading->place;
	if (reading->depth && reading->depth <= MOST_OPEN) {
		place->function = reading->open[reading->depth - 1].function;
		place->argument = reading->open[reading->depth - 1].argument;
	}
	place->after_blank = reading->has_operand && !reading->depth;
}

/* "::" between the halves of a pair: another instruction begins. */
static bool begins_half(const struct reading *reading, struct word word) {
	const char *text = reading->text;
	bool is_pair = word.kind == WORD_SIGN && text[word.start] == ':' && reading->last.kind == WORD_SIGN &&
	               text[reading->last.start] == ':' && reading->last.end == word.start;
	return is_pair && !reading->depth && reading->place->first.end > reading->place->first.start;
}

static void begin_half(struct reading *reading) {
	struct statement_place *place = reading->place;
	place->first = (struct word){WORD_NAME, 0, 0};
	place->operand = 0;
	place->is_half = true;
	reading->has_operand = false;
}

/* The words of the line up to the place, labels aside. */
static void read_words(struct reading *reading, struct word_reader *reader) {
	struct statement_place *place = reading->place;
	struct word word;
	bool has_first = false;
	while (word_next(reader, &word)) {
		if (word.kind == WORD_COMMENT && word.end == reading->offset)
			place->in_comment = true;
		if (reaches(reading, word)) {
			take_part(reading, word);
			place->is_first = !has_first;
			return;
		}
		if (begins_half(reading, word)) {
			begin_half(reading);
			has_first = false;
			continue;
		}
		bool is_label = !has_first && reader->at < reader->end && reading->text[reader->at] == ':';
		if (is_label)
			reader->at++;
		else if (!has_first && word.kind != WORD_COMMENT)
			place->first = word;
		else if (word.kind == WORD_SIGN)
			take_sign(reading, word);
		else if (word.kind != WORD_COMMENT)
			reading->has_operand = true;
		has_first |= !is_label && word.kind != WORD_COMMENT;
		reading->last = word;
	}
	place->is_first = !has_first;
}

struct statement_place statement_at(const struct outline *outline, const struct document *document, size_t offset) {
	struct word_reader reader = outline_words(outline, document, document_line(document, offset));
	struct statement_place place = {0};
	struct reading reading = {.text = document->text, .offset = offset, .place = &place};
	reader.end = offset;
	place.part = (struct word){WORD_NAME, offset, offset};
	read_words(&reading, &reader);
	finish(&reading);
	return place;
}
