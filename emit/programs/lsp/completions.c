/* completions.c: see completions.h. */
#include "completions.h"

#include <string.h>
#include <strings.h>

#include "directive_words.h"
#include "json_text.h"
#include "kdasm/descriptor.h"
#include "kdasm/kernel_code.h"
#include "markdown.h"
#include "page_forms.h"
#include "unit.h"

enum { FORMAT_SNIPPET = 2 };

/* ---- items ---- */

static bool begins_so(const struct completion *completion, const char *label) {
	size_t size = completion->offset - completion->start;
	return strlen(label) >= size && strncasecmp(label, completion->document->text + completion->start, size) == 0;
}

static json_t *item(struct completion *completion, const char *label, enum completion_kind kind, const char *detail,
                    const char *text) {
	if (!completion->range)
		completion->range =
		    range_json(completion->server->units, completion->document, completion->start, completion->offset);
	return json_pack("{s:o, s:i, s:s, s:{s:O, s:o}}", "label", json_text(label, strlen(label)), "kind", (int)kind,
	                 "detail", detail, "textEdit", "range", completion->range, "newText",
	                 json_text(text, strlen(text)));
}

void completion_add(struct completion *completion, const char *label, enum completion_kind kind, const char *detail) {
	if (begins_so(completion, label))
		json_array_append_new(completion->items, item(completion, label, kind, detail, label));
}

void completion_add_snippet(struct completion *completion, const char *label, const char *detail, const char *text) {
	if (!completion->server->client.snippets || !begins_so(completion, label))
		return;
	json_t *snippet = item(completion, label, KIND_SNIPPET, detail, text);
	json_object_set_new(snippet, "insertTextFormat", json_integer(FORMAT_SNIPPET));
	json_array_append_new(completion->items, snippet);
}

/* Of a text with errors as it was before. */
static void add_predefined(struct completion *completion, const struct document *source) {
	const struct assembly *assembly = source->assembly;
	if (assembly && !assembly->symbols.count && source->good)
		assembly = source->good;
	for (size_t i = 0; assembly && i < assembly->symbols.count; i++)
		if (!assembly->symbols.items[i].file)
			completion_add(completion, assembly->symbols.items[i].name, KIND_CONSTANT, "predefined symbol");
}

void completion_symbols(struct completion *completion, unsigned kinds) {
	static const char *const details[] = {
	    [DEFINITION_LABEL] = "label",   [DEFINITION_VARIABLE] = "symbol", [DEFINITION_MACRO] = "macro",
	    [DEFINITION_KERNEL] = "kernel", [DEFINITION_COMMON] = "memory",   [DEFINITION_SECTION] = "section",
	    [DEFINITION_INCLUDE] = "file",
	};
	struct unit unit = unit_of(completion->server, completion->document);
	json_t *known = json_object();
	for (size_t i = 0; i < unit.texts.count; i++) {
		struct document *text = unit.texts.items[i];
		const struct outline *outline = outline_of(&completion->server->documents, text);
		for (size_t j = 0; j < outline->definitions.count; j++) {
			const struct defined *defined = &outline->definitions.items[j];
			const char *name =
			    arena_copy(completion->server->passing, text->text + defined->start, defined->end - defined->start);
			bool is_wanted = (kinds >> defined->kind & 1) && is_name_start(*name) && !json_object_get(known, name);
			if (!is_wanted || json_object_set_new(known, name, json_true()) != 0)
				continue;
			completion_add(completion, name, defined->kind == DEFINITION_MACRO ? KIND_FUNCTION : KIND_VARIABLE,
			               details[defined->kind]);
		}
	}
	json_decref(known);
	if (kinds >> DEFINITION_VARIABLE & 1)
		add_predefined(completion, unit.source);
}

/* ---- the beginning of a statement ---- */

static void take_text(void *context, const char *text, size_t size) {
	buffer_put(context, text, size);
}

/* "  name      operands"; headings begin at the line's start, and what goes on has more blanks. */
static void take_instruction(struct instruction_names *names, const char *line, size_t size) {
	size_t name = size > 2 ? strcspn(line + 2, " \n") : 0;
	if (name < 1 || memcmp(line, "  ", 2) != 0 || line[2] == ' ')
		return;
	const char *operands = line + 2 + name + strspn(line + 2 + name, " ");
	*list_add(names->arena, &names->list) = (struct instruction_name){
	    arena_copy(names->arena, line + 2, name), arena_copy(names->arena, operands, (size_t)(line + size - operands))};
}

static void load_instructions(struct server *server, const struct kd_processor *processor) {
	struct instruction_names *names = &server->names;
	struct buffer text = buffer_in(server->passing);
	if (names->arena && names->processor == processor)
		return;
	arena_free(names->arena);
	*names = (struct instruction_names){0};
	names->arena = arena_new_below(server->arena);
	kd_instruction_list(processor, take_text, &text);
	buffer_put(&text, "\n", 2);
	for (const char *line = (const char *)text.data; *line; line += strcspn(line, "\n") + 1)
		take_instruction(names, line, strcspn(line, "\n"));
	names->processor = processor; /* they are whole */
}

static void add_instructions(struct completion *completion, const char *beginning) {
	const struct instruction_names *names = &completion->server->names;
	load_instructions(completion->server, completion->processor);
	for (size_t i = 0; i < names->list.count; i++)
		if (strncmp(names->list.items[i].name, beginning, strlen(beginning)) == 0)
			completion_add(completion, names->list.items[i].name, KIND_KEYWORD, names->list.items[i].operands);
}

static void add_directives(struct completion *completion) {
	const struct directive_words *words;
	for (size_t i = 0; (words = directive_at(i)) != NULL; i++)
		completion_add(completion, words->name, KIND_PROPERTY, words->summary);
}

/* The text of a field's directive with its default, to be changed. */
static void add_field(struct completion *completion, const struct kd_field *field) {
	const struct kd_target *target = &completion->assembly->target;
	int64_t value = completion->assembly->has_target ? kd_field_default(target, field) : 0;
	if (completion->server->client.snippets)
		completion_add_snippet(
		    completion, field->directive, field->description,
		    arena_printf(completion->server->passing, "%s ${1:%lld}", field->directive, (long long)value));
	else
		completion_add(completion, field->directive, KIND_PROPERTY, field->description);
}

static bool is_given(const struct completion *completion, const struct kd_field *field) {
	const struct outline_line *lines = completion->outline->lines;
	uint32_t block = lines[completion->line].block;
	for (size_t line = completion->line; line-- > 0 && lines[line].block == block;)
		if (word_is(completion->document->text, lines[line].first, field->directive))
			return true;
	return false;
}

static void add_fields(struct completion *completion) {
	const struct kd_field *field;
	const struct assembly *assembly = completion->assembly;
	for (size_t i = 0; (field = kd_field_at(i)) != NULL; i++)
		if (field->directive && (!assembly->has_target || kd_field_available(&assembly->target, field)) &&
		    !is_given(completion, field))
			add_field(completion, field);
	completion_add(completion, ".end_amdhsa_kernel", KIND_PROPERTY, "the end of the descriptor");
}

static void add_code_keys(struct completion *completion) {
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++)
		completion_add(completion, kd_code_t_field_at(i)->key, KIND_PROPERTY, kd_code_t_field_at(i)->description);
	completion_add(completion, ".end_amd_kernel_code_t", KIND_PROPERTY, "the end of the block");
}

static void add_statements(struct completion *completion) {
	size_t part = completion->place.part.end - completion->place.part.start;
	char first = part ? completion->document->text[completion->place.part.start] : '\0';
	if (completion->place.is_half) {
		add_instructions(completion, "v_dual_");
		return;
	}
	completion_symbols(completion, 1u << DEFINITION_MACRO);
	completion_snippets(completion);
	if (first != '.')
		add_instructions(completion, "");
	if (first == '.' || !first)
		add_directives(completion);
}

static void add_first(struct completion *completion, enum region region) {
	switch (region) {
	case REGION_KERNEL: add_fields(completion); break;
	case REGION_KERNEL_CODE: add_code_keys(completion); break;
	default: add_statements(completion);
	}
}

/* ---- requests ---- */

/* The line that ends a block is outside of it, and so is the one after. */
static enum region region_of(const struct completion *completion) {
	return completion->outline->lines[completion->line].region;
}

static void add_all(struct completion *completion) {
	enum region region = region_of(completion);
	if (region == REGION_METADATA) {
		completion_metadata(completion);
		return;
	}
	if (completion->place.in_comment)
		return;
	completion->start = completion->place.part.start;
	if (completion->place.is_first)
		add_first(completion, region);
	else
		completion_operands(completion);
}

json_t *completion_request(struct server *server, const json_t *parameters) {
	struct completion completion = {.server = server};
	completion.document = server_place(server, parameters, &completion.offset);
	if (!completion.document)
		return NULL;
	completion.assembly = assembly_of(server, unit_of(server, completion.document).source);
	completion.outline = outline_of(&server->documents, completion.document);
	completion.processor = completion.assembly->has_target ? completion.assembly->target.processor : NULL;
	completion.line = document_line(completion.document, completion.offset);
	completion.place = statement_at(completion.outline, completion.document, completion.offset);
	completion.start = completion.offset;
	completion.items = json_array();
	add_all(&completion);
	json_decref(completion.range);
	return json_pack("{s:b, s:o}", "isIncomplete", 0, "items", completion.items);
}

/* What the manual says of an instruction takes too long for a list of all. */
json_t *completion_resolve(struct server *server, const json_t *parameters) {
	const char *label = json_string_value(json_object_get(parameters, "label"));
	json_int_t kind = json_integer_value(json_object_get(parameters, "kind"));
	json_t *answer = json_deep_copy(parameters);
	if (!label || kind != KIND_KEYWORD)
		return answer;
	const struct page *page = page_of(server->passing, server->names.processor, label, strlen(label));
	if (!page)
		return answer;
	struct buffer text = buffer_in(server->passing);
	markdown_put(&text, "%s\n```\n", page->title);
	for (size_t i = 0; i < page->forms.count; i++)
		if (!page_repeats(page, &page->forms.items[i]))
			markdown_put(&text, "%s\n", page->forms.items[i].text);
	markdown_put(&text, "```\n%s", page->notes);
	json_object_set_new(answer, "documentation", markdown_json(&text));
	return answer;
}
