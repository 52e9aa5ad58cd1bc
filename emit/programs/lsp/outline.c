/* outline.c: see outline.h. */
#include "outline.h"

#include <string.h>
#include <strings.h>

/* Directives that begin a block. */
static const struct block_row {
	const char *begin;
	const char *end, *other_end; /* or NULL */
	enum region region;
} block_rows[] = {
    {".amdhsa_kernel", ".end_amdhsa_kernel", NULL, REGION_KERNEL},
    {".amdgpu_metadata", ".end_amdgpu_metadata", NULL, REGION_METADATA},
    {".amd_amdgpu_hsa_metadata", ".end_amd_amdgpu_hsa_metadata", NULL, REGION_METADATA},
    {".amdgpu_pal_metadata", ".end_amdgpu_pal_metadata", NULL, REGION_METADATA},
    {".amd_kernel_code_t", ".end_amd_kernel_code_t", NULL, REGION_KERNEL_CODE},
    {".amdgpu_info", ".end_amdgpu_info", NULL, REGION_OTHER},
    {".amdgpu_core_state", ".end_amdgpu_core_state", NULL, REGION_OTHER},
    {".amdgpu_dwarf_expr", ".end_amdgpu_dwarf_expr", NULL, REGION_OTHER},
    {".amdgpu_dwarf_unit", ".end_amdgpu_dwarf_unit", NULL, REGION_OTHER},
    {".visa_debug_info", ".end_visa_debug_info", NULL, REGION_OTHER},
    {".macro", ".endm", ".endmacro", REGION_BODY},
    {".rept", ".endr", ".endm", REGION_BODY},
    {".rep", ".endr", ".endm", REGION_BODY},
    {".irp", ".endr", ".endm", REGION_BODY},
    {".irpc", ".endr", ".endm", REGION_BODY},
    {".if", ".endif", NULL, REGION_CODE},
};
enum { BLOCK_ROWS = sizeof block_rows / sizeof *block_rows, IF_ROW = BLOCK_ROWS - 1, MOST_OPEN = 64 };

/* Directives whose first operand is a name that they define. */
static const struct {
	const char *directive;
	enum definition_kind kind;
} defining_rows[] = {
    {".set", DEFINITION_VARIABLE},        {".equ", DEFINITION_VARIABLE},         {".equiv", DEFINITION_VARIABLE},
    {".macro", DEFINITION_MACRO},         {".amdhsa_kernel", DEFINITION_KERNEL}, {".comm", DEFINITION_COMMON},
    {".lcomm", DEFINITION_COMMON},        {".amdgpu_lds", DEFINITION_COMMON},    {".section", DEFINITION_SECTION},
    {".pushsection", DEFINITION_SECTION}, {".include", DEFINITION_INCLUDE},
};

struct making {
	struct arena *arena;
	const struct document *document;
	struct outline *outline;
	struct {
		const struct block_row *row;
		uint32_t block; /* its number, from 1 */
	} open[MOST_OPEN];  /* innermost last */
	size_t depth;       /* with those for which there is no room */
	bool in_comment;
};

static const struct block_row *block_row_of(const char *text, struct word word) {
	bool is_if = word.end - word.start > 3 && strncasecmp(text + word.start, ".if", 3) == 0;
	for (size_t i = 0; i < BLOCK_ROWS; i++)
		if (word_is_any_case(text, word, block_rows[i].begin))
			return &block_rows[i];
	return is_if ? &block_rows[IF_ROW] : NULL;
}

static const struct block_row *innermost(const struct making *making) {
	return making->depth && making->depth <= MOST_OPEN ? making->open[making->depth - 1].row : NULL;
}

static bool ends_block(const struct block_row *row, const char *text, struct word word) {
	return word_is_any_case(text, word, row->end) || (row->other_end && word_is_any_case(text, word, row->other_end));
}

/* Of a repeat in the body of a macro and the like, only what belongs together by its directives. */
static bool opens_in(const struct block_row *outer, const struct block_row *row) {
	return !outer || outer->region == REGION_CODE || outer->region == REGION_BODY || row->region == REGION_CODE;
}

static void open_block(struct making *making, const struct block_row *row, struct word word, size_t line) {
	struct outline_block *block = list_add(making->arena, &making->outline->blocks);
	block->directive = word;
	block->line = block->last_line = line;
	block->region = (uint8_t)row->region;
	if (making->depth < MOST_OPEN) {
		making->open[making->depth].row = row;
		making->open[making->depth].block = (uint32_t)making->outline->blocks.count;
	}
	making->depth++;
}

static void close_block(struct making *making, size_t line) {
	making->depth--;
	if (making->depth >= MOST_OPEN)
		return;
	struct outline_block *block = &making->outline->blocks.items[making->open[making->depth].block - 1];
	block->last_line = line;
	block->is_closed = true;
}

static struct defined *define(struct making *making, enum definition_kind kind, struct word name, size_t line) {
	struct defined *definition = list_add(making->arena, &making->outline->definitions);
	*definition = (struct defined){kind, name.start, name.end, line, line};
	return definition;
}

/* What a string has between its quotation marks. */
static struct word unquoted(const char *text, struct word word) {
	if (word.kind != WORD_STRING)
		return word;
	word.start++;
	word.end -= word.end > word.start && text[word.end - 1] == '"';
	return word;
}

static void take_directive(struct making *making, struct word_reader *reader, struct word directive, size_t line) {
	const char *text = making->document->text;
	struct word operand;
	if (!word_next(reader, &operand) || operand.kind == WORD_COMMENT)
		return;
	operand = unquoted(text, operand);
	for (size_t i = 0; i < sizeof defining_rows / sizeof *defining_rows; i++)
		if (word_is_any_case(text, directive, defining_rows[i].directive))
			define(making, defining_rows[i].kind, operand, line);
	if (!making->outline->target_end && word_is(text, directive, ".amdgcn_target")) {
		making->outline->target = operand.start;
		making->outline->target_end = operand.end;
	}
}

/* Labels in front of a statement, and `name = value`. Gives the first word of the statement itself. */
static bool take_labels(struct making *making, struct word_reader *reader, struct word *word, size_t line) {
	const char *text = making->document->text;
	while (word_next(reader, word)) {
		if (word->kind == WORD_COMMENT)
			continue;
		struct word_reader ahead = *reader;
		struct word sign;
		bool has_sign = word_next(&ahead, &sign) && sign.kind == WORD_SIGN;
		bool can_be = word->kind == WORD_NAME || word->kind == WORD_STRING || word->kind == WORD_NUMBER;
		if (has_sign && can_be && text[sign.start] == ':') {
			define(making, DEFINITION_LABEL, unquoted(text, *word), line);
			*reader = ahead;
			continue;
		}
		bool is_equal = has_sign && text[sign.start] == '=' && text[sign.end] != '=';
		if (is_equal && word->kind == WORD_NAME && sign.end < reader->end)
			define(making, DEFINITION_VARIABLE, *word, line);
		return true;
	}
	return false;
}

static void take_statement(struct making *making, struct word_reader *reader, struct word word, size_t line) {
	const char *text = making->document->text;
	const struct block_row *outer = innermost(making), *row = block_row_of(text, word);
	if (outer && ends_block(outer, text, word))
		close_block(making, line);
	else if (row && opens_in(outer, row))
		open_block(making, row, word, line);
	if (text[word.start] == '.')
		take_directive(making, reader, word, line);
	if (word_is(text, word, ".text") || word_is(text, word, ".rodata") || word_is(text, word, ".data") ||
	    word_is(text, word, ".bss"))
		define(making, DEFINITION_SECTION, word, line);
}

static bool is_in_metadata(const struct making *making) {
	const struct block_row *row = innermost(making);
	return row && row->region == REGION_METADATA;
}

/* What blocks of conditions are in counts. */
static enum region region_here(const struct making *making) {
	size_t depth = making->depth < MOST_OPEN ? making->depth : MOST_OPEN;
	while (depth && making->open[depth - 1].row->region == REGION_CODE)
		depth--;
	return depth ? making->open[depth - 1].row->region : REGION_CODE;
}

static void take_line(struct making *making, size_t line) {
	struct outline_line *row = &making->outline->lines[line];
	struct word_reader reader = {making->document->text, document_line_start(making->document, line),
	                             document_line_end(making->document, line), making->in_comment, true};
	struct word word;
	row->in_comment = making->in_comment;
	row->region = (uint8_t)region_here(making);
	row->first.start = row->first.end = reader.end;
	if (is_in_metadata(making)) {
		reader.in_comment = false;
		row->block = making->open[making->depth - 1].block;
		if (word_next(&reader, &row->first) && ends_block(innermost(making), making->document->text, row->first)) {
			close_block(making, line);
			row->region = REGION_CODE;
		}
		return;
	}
	if (take_labels(making, &reader, &word, line)) {
		row->first = word;
		size_t depth = making->depth;
		take_statement(making, &reader, word, line);
		if (making->depth < depth)
			row->region = (uint8_t)region_here(making);
	}
	while (word_next(&reader, &word))
		;
	making->in_comment = reader.in_comment;
	row->block = making->depth && making->depth <= MOST_OPEN ? making->open[making->depth - 1].block : 0;
}

bool definition_is_local(const struct document *document, const struct defined *definition) {
	char c = document->text[definition->start];
	return definition->kind == DEFINITION_LABEL && (c == '.' || (c >= '0' && c <= '9'));
}

/* The lines of code after a label belong to it up to the next one that is no local one. */
static void find_ends(struct outline *outline, const struct document *document) {
	size_t last = document->line_count ? document->line_count - 1 : 0;
	for (size_t i = outline->definitions.count; i-- > 0;) {
		struct defined *definition = &outline->definitions.items[i];
		const struct outline_line *line = &outline->lines[definition->line];
		bool is_local = definition_is_local(document, definition);
		if (definition->kind == DEFINITION_MACRO || definition->kind == DEFINITION_KERNEL) {
			if (line->block)
				definition->last_line = outline->blocks.items[line->block - 1].last_line;
			last = definition->line ? definition->line - 1 : 0;
		} else if (definition->kind == DEFINITION_LABEL && !is_local) {
			definition->last_line = last > definition->line ? last : definition->line;
			last = definition->line ? definition->line - 1 : 0;
		} else if (definition->kind == DEFINITION_SECTION) {
			last = definition->line ? definition->line - 1 : 0;
		}
	}
}

const struct outline *outline_of(struct documents *documents, struct document *document) {
	if (document->outline)
		return document->outline;
	struct arena *arena = document_arena(documents, document);
	struct making making = {.arena = arena, .document = document};
	making.outline = arena_zeroed(arena, 1, sizeof *making.outline);
	making.outline->lines = arena_zeroed(arena, document->line_count, sizeof *making.outline->lines);
	for (size_t line = 0; line < document->line_count; line++)
		take_line(&making, line);
	find_ends(making.outline, document);
	document->outline = making.outline;
	return making.outline;
}

struct word_reader outline_words(const struct outline *outline, const struct document *document, size_t line) {
	bool is_yaml = outline->lines[line].region == REGION_METADATA;
	return (struct word_reader){document->text, document_line_start(document, line), document_line_end(document, line),
	                            !is_yaml && outline->lines[line].in_comment, true};
}

const struct defined *outline_numbered(const struct outline *outline, const struct document *document,
                                       struct word word) {
	const struct defined *found = NULL;
	size_t size = word.end - word.start - 1;
	char direction = document->text[word.end - 1];
	for (size_t i = 0; (direction == 'b' || direction == 'f') && i < outline->definitions.count; i++) {
		const struct defined *defined = &outline->definitions.items[i];
		bool is_it = defined->end - defined->start == size &&
		             memcmp(document->text + defined->start, document->text + word.start, size) == 0;
		bool is_after = defined->start > word.start;
		if (is_it && is_after == (direction == 'f') && !(is_after && found))
			found = defined;
	}
	return found;
}

const struct defined *outline_find(const struct outline *outline, const struct document *document, const char *name,
                                   size_t size) {
	for (size_t i = 0; i < outline->definitions.count; i++) {
		const struct defined *definition = &outline->definitions.items[i];
		if (definition->end - definition->start == size && memcmp(document->text + definition->start, name, size) == 0)
			return definition;
	}
	return NULL;
}

bool outline_word_at(const struct outline *outline, const struct document *document, size_t offset, struct word *word) {
	struct word_reader reader = outline_words(outline, document, document_line(document, offset));
	while (word_next(&reader, word) && word->start <= offset)
		if (offset <= word->end && word->kind != WORD_SIGN && word->kind != WORD_COMMENT &&
		    (offset < word->end || reader.at >= reader.end || !is_name_start(document->text[reader.at])))
			return true;
	return false;
}
