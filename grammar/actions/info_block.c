/* info_block.c: .amdgpu_info: what a linker has to know of a function, to work out what kernels need that call it. */
#include "actions.h"
#include "records.h"

#include "base/elf_numbers.h"
#include "base/info_records.h"
#include "base/suggest.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "sections/sections.h"

/* An edge to a symbol, or a type. */
struct info_edge {
	struct symbol *symbol; /* NULL: a type */
	struct text text;
	kd_pos pos;
};

/* What all blocks say of one function. */
struct info_function {
	struct symbol *symbol;
	kd_pos pos;
	bool has_numbers, complete; /* its numbers are given; in a block that has ended */
	bool given[INFO_RECORD_COUNT];
	uint32_t numbers[INFO_RECORD_COUNT];
	LIST(struct info_edge) edges[INFO_RECORD_COUNT];
};

/* reader->info */
struct info_source {
	LIST(struct info_function *) functions; /* in the order of their first blocks */
	LIST(struct info_function *) numbered;  /* in that in which they got numbers */
	struct names by_symbol;                 /* struct info_function, by the address of its symbol */
	struct info_function *function;         /* whose block is open */
	struct names strings;                   /* with their offsets and 1 */
	struct buffer string_bytes;
};

void info_start(struct reader *reader) {
	reader->info = arena_zeroed(reader->arena, 1, sizeof *reader->info);
	names_init(&reader->info->by_symbol, reader->arena);
	names_init(&reader->info->strings, reader->arena);
	reader->info->string_bytes = buffer_in(reader->arena);
}

static struct info_function *function_of(struct reader *reader, struct symbol *symbol, kd_pos pos) {
	struct name *name = symbol_entry(&reader->info->by_symbol, symbol);
	struct info_function *function = name->entry;
	if (!function) {
		name->entry = function = arena_zeroed(reader->arena, 1, sizeof *function);
		*list_add(reader->arena, &reader->info->functions) = function;
		function->symbol = symbol;
		function->pos = pos;
	}
	return function;
}

/* Functions without numbers come last: first those that have types, and so on. */
static const enum info_record edge_order[] = {INFO_TYPEID, INFO_USE, INFO_CALL, INFO_INDIRECT_CALL};

enum { EDGE_KINDS = sizeof edge_order / sizeof edge_order[0] };

/* INFO_FUNC: it has none. */
static enum info_record first_edges(const struct info_function *function) {
	for (size_t i = 0; i < EDGE_KINDS; i++)
		if (function->edges[edge_order[i]].count)
			return edge_order[i];
	return INFO_FUNC;
}

/* ---- the block ---- */

static struct symbol *take_symbol(struct record_line *line, const char *expected) {
	struct name *name;
	(void)record_more(line, true); /* passes blanks */
	kd_pos pos = record_pos(line);
	if (record_name(line, &name))
		return symbol_get(line->reader->module, name, pos);
	diag_error(line->reader->diag, pos, "%s", expected);
	return NULL;
}

static void open(struct record_line *line) {
	struct reader *reader = line->reader;
	reader->info->function = NULL;
	if (!target_needed(reader, line->word_at.start, info_row(INFO_FUNC)->directive))
		return;
	if (kd_target_elf_class(&reader->module->target) != ELFCLASS64) {
		diag_error(reader->diag, line->word_at.start, "%s is not for %s: linkers relocate it with 64 bits",
		           info_row(INFO_FUNC)->directive, reader->module->target.processor->name);
		return;
	}
	kd_pos pos = line->word_at.start;
	struct symbol *symbol = take_symbol(line, "expected symbol name after .amdgpu_info");
	if (symbol && record_end(line))
		reader->info->function = function_of(reader, symbol, pos);
}

static void take_number(struct record_line *line, struct info_function *function, enum info_record record) {
	struct diag *diag = line->reader->diag;
	uint64_t number;
	if (!record_unsigned(line, info_size(record), &number) || !record_end(line))
		return;
	if (function->complete)
		diag_error(diag, line->word_at.start, "the numbers of '%s' are given in an earlier block",
		           symbol_text(line->reader->module, function->symbol));
	else if (function->given[record])
		diag_error(diag, line->word_at.start, "%s is given twice", info_row(record)->directive);
	if (!function->has_numbers)
		*list_add(line->reader->arena, &line->reader->info->numbered) = function;
	function->has_numbers = true;
	function->given[record] = true;
	function->numbers[record] = (uint32_t)number;
}

static void take_edge(struct record_line *line, struct info_function *function, enum info_record record) {
	struct info_edge edge = {0};
	struct buffer text = buffer_in(line->reader->arena);
	(void)record_more(line, true);
	edge.pos = record_pos(line);
	if (info_row(record)->operand == INFO_SYMBOL) {
		edge.symbol = take_symbol(line, record == INFO_USE ? "expected resource symbol for .amdgpu_use"
		                                                   : "expected callee symbol for .amdgpu_call");
		if (!edge.symbol)
			return;
	} else if (line->rest.length && *line->rest.at == '"') {
		if (!record_string(line, &text))
			return;
		edge.text = (struct text){(const char *)text.data, text.size};
	} else {
		diag_error(line->reader->diag, edge.pos, "expected type ID string for %s", info_row(record)->directive);
		return;
	}
	if (text.size && memchr(text.data, 0, text.size))
		diag_error(line->reader->diag, edge.pos, "a type ID ends at its first zero byte: leave that out");
	else if (record_end(line))
		*list_add(line->reader->arena, &function->edges[record]) = edge;
}

static void complain_of_word(const struct record_line *line) {
	struct diag *diag = line->reader->diag;
	struct suggestions found = suggest_for(line->word.at, line->word.length);
	char near[256];
	if (text_is(line->word, ".amdgpu_wave_size")) { /* was proposed in the summer of 2026 */
		diag_error(diag, line->word_at.start,
		           "unknown .amdgpu_info directive '.amdgpu_wave_size': LLVM dropped it; bit 0x%x of %s is for "
		           "wavefronts of 32 work-items",
		           INFO_FLAG_WAVE32, info_row(INFO_FLAGS)->directive);
		return;
	}
	for (enum info_record i = INFO_FUNC + 1; diag_may_suggest(diag) && i < INFO_RECORD_COUNT; i++)
		suggest_consider(&found, info_row(i)->directive);
	bool any = suggest_text(&found, near, sizeof near);
	diag_error(diag, line->word_at.start, "unknown .amdgpu_info directive '%.*s'%s%s%s",
	           (int)(line->word.length < 64 ? line->word.length : 64), line->word.at, any ? "; did you mean " : "",
	           any ? near : "", any ? "?" : "");
}

static void take_line(struct record_line *line) {
	enum info_record record = info_by_directive(line->word.at, line->word.length);
	struct info_function *function = line->reader->info->function;
	if (record == INFO_FUNC || record == INFO_RECORD_COUNT)
		complain_of_word(line);
	else if (!function) /* the target is missed, which is said once */
		return;
	else if (info_row(record)->operand == INFO_NUMBER)
		take_number(line, function, record);
	else
		take_edge(line, function, record);
}

static void close(struct reader *reader, kd_pos begin, bool faulty) {
	struct info_function *function = reader->info->function;
	(void)faulty;
	if (!function)
		return;
	if (!function->has_numbers && first_edges(function) == INFO_FUNC)
		diag_error(reader->diag, begin, "the block says nothing of '%s': give its numbers, or what it calls or uses",
		           symbol_text(reader->module, function->symbol));
	function->complete = function->has_numbers;
}

const struct record_block info_block = {
    .begin = ".amdgpu_info",
    .end = INFO_END,
    .expected = "expected directive or " INFO_END,
    .ends_at_mistake = true, /* as in LLVM */
    .open = open,
    .line = take_line,
    .close = close,
};

/* ---- what is written ---- */

static void put_header(struct reader *reader, enum info_record record) {
	const uint8_t header[INFO_HEADER] = {info_row(record)->number, (uint8_t)info_size(record)};
	data_bytes(reader->module, header, sizeof header);
}

static void put_symbol(struct reader *reader, enum info_record record, struct symbol *symbol, kd_pos pos) {
	struct module *module = reader->module;
	if (output_takes(module, info_symbol, (module, info_row(record)->directive, symbol)))
		return;
	put_header(reader, record);
	data_value(module, value_symbol(module, symbol, SPECIFIER_NONE, pos), info_size(record), pos);
}

static void put_number(struct reader *reader, enum info_record record, uint32_t number) {
	uint8_t bytes[4];
	if (output_takes(reader->module, info_number, (reader->module, info_row(record)->directive, number)))
		return;
	put_header(reader, record);
	store_le(bytes, number, sizeof bytes);
	data_bytes(reader->module, bytes, sizeof bytes);
}

/* Equal strings are stored once; the first byte is no string's. */
static size_t string_offset(struct info_source *info, struct text text) {
	struct name *name = name_intern(&info->strings, text.at, text.length);
	if (name->number)
		return name->number - 1;
	if (!info->string_bytes.size)
		buffer_put_zeros(&info->string_bytes, 1);
	name->number = info->string_bytes.size + 1;
	buffer_put(&info->string_bytes, text.at, text.length);
	buffer_put_zeros(&info->string_bytes, 1);
	return name->number - 1;
}

static void put_text(struct reader *reader, enum info_record record, const struct info_edge *edge) {
	const char *directive = info_row(record)->directive;
	if (output_takes(reader->module, info_text, (reader->module, directive, edge->text.at, edge->text.length)))
		return;
	uint8_t bytes[4];
	size_t offset = string_offset(reader->info, edge->text);
	if (offset > UINT32_MAX)
		diag_error(reader->diag, edge->pos, "the type IDs have more than 4 GiB");
	put_header(reader, record);
	store_le(bytes, offset, sizeof bytes);
	data_bytes(reader->module, bytes, sizeof bytes);
}

static void put_edges(struct reader *reader, const struct info_function *function, enum info_record record) {
	for (size_t i = 0; i < function->edges[record].count; i++) {
		const struct info_edge *edge = &function->edges[record].items[i];
		if (edge->symbol)
			put_symbol(reader, record, edge->symbol, edge->pos);
		else
			put_text(reader, record, edge);
	}
}

/* All are there; but AGPRs only where there are some, and the occupancy, which is a proposal, only where given. */
static bool is_written(const struct info_function *function, enum info_record record) {
	if (record == INFO_NUM_AGPR)
		return function->numbers[record];
	return record != INFO_OCCUPANCY || function->given[record];
}

static void put_function(struct reader *reader, const struct info_function *function) {
	put_symbol(reader, INFO_FUNC, function->symbol, function->pos);
	for (enum info_record i = INFO_FUNC + 1; i < INFO_RECORD_COUNT; i++) {
		if (info_row(i)->operand != INFO_NUMBER)
			put_edges(reader, function, i);
		else if (function->has_numbers && is_written(function, i))
			put_number(reader, i, function->numbers[i]);
	}
	output_tell(reader->module, info_end, (reader->module));
}

static void put_functions(struct reader *reader) {
	const struct info_source *info = reader->info;
	for (size_t i = 0; i < info->numbered.count; i++)
		put_function(reader, info->numbered.items[i]);
	for (size_t o = 0; o < EDGE_KINDS; o++)
		for (size_t i = 0; i < info->functions.count; i++)
			if (!info->functions.items[i]->has_numbers && first_edges(info->functions.items[i]) == edge_order[o])
				put_function(reader, info->functions.items[i]);
}

void info_finish(struct reader *reader) {
	struct module *module = reader->module;
	const struct info_source *info = reader->info;
	if (!info->functions.count)
		return;
	if (module->output->symbolic) {
		put_functions(reader);
		return;
	}
	section_push(module);
	section_switch(module, section_with_role(reader, OF_INFO), 0);
	put_functions(reader);
	if (info->string_bytes.size) {
		section_switch(module, section_with_role(reader, OF_INFO_STRINGS), 0);
		data_bytes(module, info->string_bytes.data, info->string_bytes.size);
	}
	section_pop(module);
}
