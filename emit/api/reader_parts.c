/* reader_parts.c: see reader_parts.h. */
#include "reader_parts.h"

#include "actions/actions.h"
#include "expression_token.h"
#include "preprocess/conditions.h"
#include "preprocess/macros.h"

void reader_parts_start(struct reader *reader) {
	reader->expression.grammar = &expression_grammar;
	conditions_start(reader);
	macros_start(reader);
	actions_start(reader);
	files_start(reader);
	directives_start(reader);
}
