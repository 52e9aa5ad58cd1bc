/* wait_hints.c: see wait_hints.h. */
#include "wait_hints.h"

#include <string.h>

#include "base/buffer.h"
#include "kdasm/code_object.h"
#include "markdown.h"

void waits_begin(struct waits *waits, struct server *server, struct assembly *assembly) {
	*waits = (struct waits){.server = server, .assembly = assembly};
}

void waits_end(struct waits *waits) {
	json_decref(waits->report);
	if (waits->object)
		kd_code_object_close(waits->object);
}

static bool open_object(struct waits *waits) {
	const struct kd_result *result = waits->assembly->result;
	if (!waits->object && result && result->object)
		waits->object = kd_code_object_open(result->object, result->object_size);
	return waits->object && kd_code_object_status(waits->object) == KD_CODE_OBJECT_OK;
}

static void take_text(void *context, const char *text, size_t size) {
	buffer_put(context, text, size);
}

/* Of one kernel: all of a large source takes long. Functions that no kernel is are in the report of all. */
static json_t *make_report(struct waits *waits, const char *function) {
	enum { MOST_CODES = 4000 };
	struct buffer text = buffer_in(waits->server->passing);
	struct kd_print_options options = {.waits = true, .kernels = &function, .kernel_count = 1};
	json_error_t error;
	if (!kd_code_object_find_kernel(waits->object, function)) {
		options.kernel_count = 0;
		if (waits->assembly->codes.count > MOST_CODES)
			return NULL;
	}
	if (!kd_code_object_print(waits->object, KD_FORM_JSON, &options, take_text, &text) || !text.size)
		return NULL;
	return json_loadb((const char *)text.data, text.size, JSON_DISABLE_EOF_CHECK, &error);
}

static const json_t *report_of(struct waits *waits, const char *function) {
	if (waits->function && strcmp(waits->function, function) == 0)
		return waits->report;
	json_decref(waits->report);
	waits->report = open_object(waits) ? make_report(waits, function) : NULL;
	waits->function = function;
	return waits->report;
}

static const json_t *instruction_at(const json_t *report, const struct line_code *code) {
	size_t i, j;
	const json_t *function, *instruction;
	json_array_foreach(json_object_get(json_object_get(report, "waits"), "functions"), i, function) {
		const char *section = json_string_value(json_object_get(function, "section"));
		if (!section || strcmp(section, code->section) != 0)
			continue;
		json_array_foreach(json_object_get(function, "instructions"), j, instruction) {
			if ((uint64_t)json_integer_value(json_object_get(instruction, "address")) == code->address)
				return instruction;
		}
	}
	return NULL;
}

static void put_registers(struct waits *waits, struct buffer *text, const json_t *wait, const char *section) {
	size_t index;
	const json_t *pending;
	json_array_foreach(json_object_get(wait, "registers"), index, pending) {
		const char *registers = json_string_value(json_object_get(pending, "registers"));
		uint64_t from = (uint64_t)json_integer_value(json_object_get(pending, "from"));
		unsigned line = assembly_line_at(waits->assembly, section, from);
		markdown_put(text, "%s%s", text->size ? ", " : "", registers ? registers : "memory");
		if (line)
			markdown_put(text, " (line %u)", line);
	}
}

const char *waits_text(struct waits *waits, const char *function, const struct line_code *code) {
	const json_t *instruction = instruction_at(report_of(waits, function), code), *wait;
	struct buffer text = buffer_in(waits->server->passing);
	size_t index;
	if (!instruction)
		return NULL;
	json_array_foreach(json_object_get(instruction, "waits_for"), index, wait) {
		size_t before = text.size;
		if (!json_integer_value(json_object_get(wait, "events")))
			continue;
		put_registers(waits, &text, wait, code->section);
		if (text.size == before) {
			const char *counter = json_string_value(json_object_get(wait, "counter"));
			long long events = (long long)json_integer_value(json_object_get(wait, "events"));
			markdown_put(&text, "%s%lld event%s of %s", text.size ? ", " : "", events, events == 1 ? "" : "s",
			             counter ? counter : "");
		}
	}
	buffer_put(&text, "", 1);
	return (const char *)text.data;
}

bool waits_is_wait(const struct outline *outline, const struct document *document, size_t line) {
	static const char beginning[] = "s_wait";
	struct word first = outline->lines[line].first;
	return first.end - first.start >= sizeof beginning - 1 &&
	       memcmp(document->text + first.start, beginning, sizeof beginning - 1) == 0;
}

/* Definitions are in the order of lines: how many begin on this one or before. */
static size_t definitions_until(const struct outline *outline, size_t line) {
	size_t low = 0, high = outline->definitions.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (outline->definitions.items[middle].line <= line)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

const char *waits_function(struct server *server, const struct outline *outline, const struct document *document,
                           size_t line) {
	for (size_t i = definitions_until(outline, line); i-- > 0;) {
		const struct defined *function = &outline->definitions.items[i];
		if (function->kind == DEFINITION_LABEL && !definition_is_local(document, function))
			return arena_copy(server->passing, document->text + function->start, function->end - function->start);
	}
	return NULL;
}
