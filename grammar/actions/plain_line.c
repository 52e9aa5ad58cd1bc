/* plain_line.c: what is done with a line that is one token, because its operands are plain. */
#include "actions.h"
#include "parse.h"
#include "preprocess/conditions.h"

static void type_plain(struct reader *reader) {
	const struct plain_operands *plain = &reader->plain;
	symbol_type(reader, plain->name, plain->name_at, plain->type, text_span(reader, plain->type));
}

void plain_line(struct reader *reader, const struct directive *directive, struct span at) {
	const struct plain_operands *plain = &reader->plain;
	switch (directive->token) {
	case DATA: data_plain(reader); break;
	case ALIGN: align_plain(reader, directive); break;
	case SET: symbol_set_plain(reader, directive->argument); break;
	case SIZE: symbol_size_plain(reader); break;
	case ATTRIBUTE: symbol_attribute(reader, plain->name, plain->name_at); break;
	case TYPE: type_plain(reader); break;
	case SECTION: section_plain(reader); break;
	case SHORT_SECTION: short_section(reader, directive, value_constant(0), at); break;
	case IF:
	case ELSEIF: condition_number_plain(reader, directive); break;
	default: break;
	}
}
