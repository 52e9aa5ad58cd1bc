/* reader_parts.c: see reader_parts.h. */
#include "reader_parts.h"

#include "actions/actions.h"
#include "block_lines.h"
#include "expression_token.h"
#include "preprocess/conditions.h"
#include "preprocess/macros.h"
#include "preprocess/texts.h"

static void expressions_start(struct reader *reader) {
	reader->expression.grammar = &expression_grammar;
}

/* They finish in the order of the sections that they write, as the object keeps it, and of their messages. Some finish
 * only without errors, because of which they would write or report something wrong. */
static const struct {
	void (*start)(struct reader *reader);
	void (*finish)(struct reader *reader);
	bool without_errors;
} parts[] = {
    {expressions_start, NULL, false},
    {files_start, NULL, false},
    {directives_start, NULL, false},
    {macros_start, NULL, false},
    {kernels_start, NULL, false},
    {code_t_start, NULL, false},
    {frames_start, NULL, false},
    {conditions_start, condition_finish, false},
    {pal_start, pal_note, false},
    {metadata_start, metadata_finish, false},
    {info_start, info_finish, true},
    {counted_calls_start, call_profile_finish, true},
    {NULL, code_object_version_finish, false},
    {NULL, scope_check_inferred, false},
    {local_labels_start, local_labels_finish, false},
    {dwarf_start, dwarf_finish, false},
    {NULL, block_finish, true},
    {records_start, records_finish, false},
    {NULL, scope_check_named, true},
    {NULL, dwarf_units_finish, false},
    {lines_start, debug_finish, false},
    {probes_start, pseudo_probes_finish, true},
    {NULL, text_finish, false},
};

enum { PART_COUNT = sizeof parts / sizeof *parts };

void reader_parts_start(struct reader *reader) {
	for (size_t i = 0; i < PART_COUNT; i++)
		if (parts[i].start)
			parts[i].start(reader);
}

void reader_parts_finish(struct reader *reader) {
	for (size_t i = 0; i < PART_COUNT; i++)
		if (parts[i].finish && !(parts[i].without_errors && reader->diag->errors))
			parts[i].finish(reader);
}
