/* signature.c: what the operands of the statement being written are. */
#include <string.h>

#include "assembled_text.h"
#include "directive_words.h"
#include "json_text.h"
#include "kdasm/descriptor.h"
#include "page_forms.h"
#include "programs/shared/field_words.h"
#include "statement.h"
#include "unit.h"

struct signature {
	struct server *server;
	json_t *list;
	json_t *parameters; /* of the signature that is being made */
	const char *label;
};

static void begin(struct signature *signature, const char *label) {
	signature->label = label;
	signature->parameters = json_array();
}

/* A part of the label, which is in ASCII where it matters. */
static void add_parameter(struct signature *signature, const char *text, size_t size, const char *said) {
	size_t start = (size_t)(text - signature->label);
	json_t *label = signature->server->client.label_offsets
	                    ? json_pack("[I, I]", (json_int_t)start, (json_int_t)(start + size))
	                    : json_text(text, size);
	json_array_append_new(signature->parameters,
	                      json_pack("{s:o, s:s}", "label", label, "documentation", said ? said : ""));
}

static void end(struct signature *signature, const char *said) {
	json_array_append_new(signature->list,
	                      json_pack("{s:o, s:s, s:o}", "label", json_text(signature->label, strlen(signature->label)),
	                                "documentation", said, "parameters", signature->parameters));
}

/* Operands only: modifiers have names. */
static void add_form(struct signature *signature, const struct page *page, const struct page_form *form) {
	struct page_reader reader = page_parts(form);
	struct page_part part;
	begin(signature, form->text);
	while (page_next(&reader, &part))
		if (part.operand >= 0)
			add_parameter(signature, part.text, part.size, page_text(page, form, part.name, part.name_size));
	end(signature, page->title);
}

static size_t best_form(const struct page *page, const char *name, size_t size, unsigned operand) {
	const struct page_form *form = page_form(page, name, size);
	if (strncmp(form->text, name, size) == 0 && form->text[size] == ' ' && page_operand_count(form) > operand)
		return (size_t)(form - page->forms.items);
	for (size_t i = 0; i < page->forms.count; i++)
		if (page_operand_count(&page->forms.items[i]) > operand)
			return i;
	return 0;
}

static json_t *answer(struct signature *signature, size_t active, unsigned operand) {
	return json_pack("{s:o, s:I, s:i}", "signatures", signature->list, "activeSignature", (json_int_t)active,
	                 "activeParameter", (int)operand);
}

static json_t *of_instruction(struct signature *signature, const struct page *page, const char *name, size_t size,
                              unsigned operand) {
	size_t best = best_form(page, name, size, operand), active = 0;
	for (size_t i = 0; i < page->forms.count; i++) {
		if (page_repeats(page, &page->forms.items[i]))
			continue;
		if (i == best)
			active = json_array_size(signature->list);
		add_form(signature, page, &page->forms.items[i]);
	}
	return answer(signature, active, operand);
}

/* "value, ..." and "symbol[, number]": what is between commas. */
static void add_pieces(struct signature *signature, const char *at) {
	while (*at) {
		at += strspn(at, " ,[]");
		size_t size = strcspn(at, ",[]");
		if (size)
			add_parameter(signature, at, size, NULL);
		at += size;
	}
}

static json_t *of_directive(struct signature *signature, const struct directive_words *words, unsigned operand) {
	const char *label = arena_printf(signature->server->passing, "%s %s", words->name, words->syntax);
	begin(signature, label);
	add_pieces(signature, label + strlen(words->name));
	end(signature, words->summary);
	return answer(signature, 0, operand);
}

/* A field of the descriptor. */
static json_t *of_field(struct signature *signature, const struct kd_target *target, const struct kd_field *field,
                        unsigned operand) {
	char words[FIELD_WORDS_SIZE];
	field_describe_values(target, field, words);
	begin(signature, arena_printf(signature->server->passing, "%s value", field->directive));
	add_parameter(signature, signature->label + strlen(field->directive) + 1, strlen("value"),
	              arena_copy_text(signature->server->passing, words));
	end(signature, field->description);
	return answer(signature, 0, operand);
}

/* The line that begins the macro, without the word .macro. */
static json_t *of_macro(struct signature *signature, const struct document *text, const struct defined *macro,
                        unsigned operand) {
	size_t end_of_line = document_line_end(text, macro->line);
	const char *label = arena_copy(signature->server->passing, text->text + macro->start, end_of_line - macro->start);
	begin(signature, label);
	for (const char *at = label + (macro->end - macro->start); *at;) {
		at += strspn(at, " \t,");
		size_t size = strcspn(at, " \t,");
		if (strncmp(at, "//", 2) == 0 || *at == ';')
			break;
		if (size)
			add_parameter(signature, at, size, NULL);
		at += size;
	}
	end(signature, "macro");
	return answer(signature, 0, operand);
}

json_t *signature_request(struct server *server, const json_t *parameters) {
	size_t offset;
	struct document *document = server_place(server, parameters, &offset), *text;
	if (!document)
		return NULL;
	const struct outline *outline = outline_of(&server->documents, document);
	struct statement_place place = statement_at(outline, document, offset);
	if (place.first.end == place.first.start || place.in_comment ||
	    outline->lines[document_line(document, offset)].region == REGION_METADATA)
		return json_null();
	struct unit unit = unit_of(server, document);
	const struct assembly *assembly = assembly_of(server, unit.source);
	const char *name = document->text + place.first.start;
	size_t size = place.first.end - place.first.start;
	const struct kd_processor *processor = assembly->has_target ? assembly->target.processor : NULL;
	const struct page *page = page_of(server->passing, processor, name, size);
	const struct directive_words *words = directive_words(name, size);
	const struct defined *macro = unit_find(server, &unit, (struct unit_name){name, size}, &text);
	const struct kd_field *field =
	    assembly->has_target && size && *name == '.' ? kd_field_find(&assembly->target, name, size) : NULL;
	struct signature signature = {.server = server};
	if (!page && !words && !field && (!macro || macro->kind != DEFINITION_MACRO))
		return json_null();
	signature.list = json_array();
	if (macro && macro->kind == DEFINITION_MACRO)
		return of_macro(&signature, text, macro, place.operand);
	if (field)
		return of_field(&signature, &assembly->target, field, place.operand);
	return page ? of_instruction(&signature, page, name, size, place.operand)
	            : of_directive(&signature, words, place.operand);
}
