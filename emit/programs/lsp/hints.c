/* hints.c: inlay hints: the size of each instruction, how far branches go, what waits wait for.
 *
 * The settings kdasm.hints.size, .branches and .waits switch each off. */
#include <stdlib.h>
#include <string.h>

#include "assembled_text.h"
#include "json_text.h"
#include "kdasm/instruction.h"
#include "markdown.h"
#include "outline.h"
#include "wait_hints.h"

struct hinting {
	struct server *server;
	struct document *document;
	const struct outline *outline;
	struct assembly *assembly;
	struct waits waits;
	bool sizes, branches, pending;
	json_t *list;
};

static bool is_wanted(const struct server *server, const char *name) {
	return !json_is_false(json_object_get(json_object_get(server->settings, "hints"), name));
}

/* Behind the statement, in front of its comment. */
static size_t statement_end(const struct hinting *hinting, size_t line) {
	struct word_reader reader = outline_words(hinting->outline, hinting->document, line);
	struct word word;
	size_t end = reader.at;
	while (word_next(&reader, &word))
		if (word.kind != WORD_COMMENT)
			end = word.end;
	return end;
}

static void add(struct hinting *hinting, size_t line, const char *label, const char *tooltip) {
	json_t *hint = json_pack("{s:o, s:o, s:b, s:s*}", "position",
	                         position_json(hinting->server->units, hinting->document, statement_end(hinting, line)),
	                         "label", json_text(label, strlen(label)), "paddingLeft", 1, "tooltip", tooltip);
	json_array_append_new(hinting->list, hint);
}

static void add_size(struct hinting *hinting, size_t line, const struct line_code *codes, size_t count) {
	size_t size = 0;
	for (size_t i = 0; i < count; i++)
		size += codes[i].size;
	add(hinting, line, arena_printf(hinting->server->passing, "%zu B", size),
	    arena_printf(hinting->server->passing, "%s+0x%llx", codes->section, (unsigned long long)codes->address));
}

/* ---- branches ---- */

/* The distance of a branch in dwords, as its text has it. */
static bool branch_distance(const struct assembly *assembly, const struct line_code *code, long *distance) {
	char text[KD_INSTRUCTION_TEXT_SIZE];
	if (!assembly->has_target || !kd_decode(&assembly->target, code->bytes, code->size, text, sizeof text))
		return false;
	bool is_branch = strncmp(text, "s_branch ", 9) == 0 || strncmp(text, "s_cbranch_", 10) == 0;
	const char *operand = strrchr(text, ' ');
	if (!is_branch || !operand || strstr(text, "join") || strstr(text, "fork"))
		return false;
	*distance = strtol(operand, NULL, 0);
	*distance = *distance > INT16_MAX ? *distance - (UINT16_MAX + 1) : *distance;
	return true;
}

/* The symbol that is the operand; NULL: none that is known. `is_named`: one is. */
static const struct kd_listed_symbol *branch_symbol(const struct hinting *hinting, size_t line, bool *is_named) {
	struct word_reader reader = outline_words(hinting->outline, hinting->document, line);
	struct word first = hinting->outline->lines[line].first, word, last = {WORD_SIGN, 0, 0};
	unsigned operands = 0;
	while (word_next(&reader, &word))
		if (word.kind != WORD_COMMENT && word.start > first.start) {
			last = word;
			operands++;
		}
	*is_named = last.kind == WORD_NAME && operands == 1;
	return *is_named ? assembly_symbol(hinting->assembly, hinting->document->text + last.start, last.end - last.start)
	                 : NULL;
}

/* A branch to a symbol that others see has its distance from the linker. */
static void add_branch(struct hinting *hinting, size_t line, const struct line_code *code) {
	long distance;
	bool is_named;
	if (!branch_distance(hinting->assembly, code, &distance))
		return;
	const struct kd_listed_symbol *symbol = branch_symbol(hinting, line, &is_named);
	uint64_t next = code->address + 4;
	if (symbol && symbol->section && strcmp(symbol->section, code->section) == 0)
		distance = (long)(((int64_t)symbol->value - (int64_t)next) / 4);
	else if (is_named)
		return;
	unsigned target = assembly_line_at(hinting->assembly, code->section, next + (uint64_t)(int64_t)distance * 4);
	const char *plural = labs(distance) == 1 ? "" : "s";
	const char *label = target
	                        ? arena_printf(hinting->server->passing, "%+ld dword%s, line %u", distance, plural, target)
	                        : arena_printf(hinting->server->passing, "%+ld dword%s", distance, plural);
	add(hinting, line, label, NULL);
}

/* ---- waits ---- */

static void add_wait(struct hinting *hinting, size_t line, const struct line_code *code) {
	const char *function = waits_function(hinting->server, hinting->outline, hinting->document, line);
	const char *text = function ? waits_text(&hinting->waits, function, code) : NULL;
	if (text)
		add(hinting, line, *text ? arena_printf(hinting->server->passing, "waits for %s", text) : "waits for nothing",
		    NULL);
}

/* ---- the request ---- */

static void add_line(struct hinting *hinting, size_t line) {
	size_t count;
	const struct line_code *codes = assembly_codes(hinting->assembly, (unsigned)line + 1, &count);
	if (!count)
		return;
	if (hinting->sizes)
		add_size(hinting, line, codes, count);
	if (hinting->branches && codes->is_own)
		add_branch(hinting, line, codes);
	if (hinting->pending && waits_is_wait(hinting->outline, hinting->document, line))
		add_wait(hinting, line, codes);
}

json_t *hints_request(struct server *server, const json_t *parameters) {
	size_t start, end;
	struct document *document = server_range(server, parameters, &start, &end);
	if (!document)
		return NULL;
	struct hinting hinting = {server,
	                          document,
	                          outline_of(&server->documents, document),
	                          assembly_of(server, document),
	                          {0},
	                          is_wanted(server, "size"),
	                          is_wanted(server, "branches"),
	                          is_wanted(server, "waits"),
	                          json_array()};
	waits_begin(&hinting.waits, server, hinting.assembly);
	for (size_t line = document_line(document, start); line <= document_line(document, end); line++)
		add_line(&hinting, line);
	waits_end(&hinting.waits);
	return hinting.list;
}
