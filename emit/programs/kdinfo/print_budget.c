/* print_budget.c: --budget: whether kernels keep a budget, as text, Markdown, SARIF, JSON. */
#include <stdio.h>
#include <string.h>

#include "tasks.h"
#include "base/json.h"
#include "budget.h"
#include "programs/shared/sarif.h"
#include "subjects.h"

static const char *const judgements[] = {
    [IS_WORSE] = "worse", [IS_BETTER] = "better", [IS_UNKNOWN] = "unknown", [IS_NEW] = "new", [IS_GONE] = "gone",
};

/* Those that a limit was for say it, the others what was. */
static const char *message(struct arena *arena, const struct budget *budget, const struct judged *judged) {
	switch (judged->judgement) {
	case IS_NEW: return arena_printf(arena, "a new kernel, which is not in %s", budget->name);
	case IS_GONE: return arena_printf(arena, "the kernel is in %s, and is gone", budget->name);
	default:
		if (judged->place)
			return arena_printf(arena, "%s is %s, and must be %s (%s)", judged->column->name, judged->is,
			                    judged->wanted, judged->place);
		return arena_printf(arena, "%s is %s, and was %s", judged->column->name, judged->is, judged->wanted);
	}
}

/* ---- text ---- */

static void put_text(struct arena *arena, struct out *out, const struct budget *budget) {
	for (size_t i = 0; i < budget->judged.count; i++) {
		const struct judged *judged = &budget->judged.items[i];
		const char *line = arena_printf(
		    arena, "%s%s%s (%s): %s%s", judged->file ? judged->file : "", judged->file ? ": " : "", judged->kernel,
		    judged->target, judged->judgement == IS_BETTER ? "better: " : "", message(arena, budget, judged));
		out_visible(out, line, strlen(line));
		out_text(out, "\n");
		out_flush_large(out);
	}
	out_printf(out, "%zu of %zu kernels compared", budget->compared, budget->table->rows.count);
	for (int i = 0; i < JUDGEMENT_COUNT; i++)
		out_printf(out, "%s%zu %s", i ? ", " : ": ", budget->counts[i], judgements[i]);
	out_text(out, "\n");
}

/* ---- Markdown ---- */

/* In a cell of a table. */
static void put_cell(struct out *out, const char *text) {
	while (*text) {
		size_t size = strcspn(text, "|`");
		out_visible(out, text, size);
		text += size;
		if (*text)
			out_text(out, *text++ == '|' ? "\\|" : "'");
	}
}

static void put_code(struct out *out, const char *text) {
	out_text(out, "`");
	put_cell(out, text);
	out_text(out, "`");
}

static void put_markdown(struct out *out, const struct budget *budget) {
	size_t worse = budget->counts[IS_WORSE], better = budget->counts[IS_BETTER];
	out_printf(out, "### Kernels: %zu worse, %zu better, %zu compared\n", worse, better, budget->compared);
	if (budget->judged.count)
		out_text(out, "\n| | kernel | target | | was, or must be | is |\n| --- | --- | --- | --- | ---: | ---: |\n");
	for (size_t i = 0; i < budget->judged.count; i++) {
		const struct judged *judged = &budget->judged.items[i];
		out_printf(out, "| %s | ", judgements[judged->judgement]);
		put_code(out, judged->kernel);
		out_text(out, " | ");
		put_cell(out, judged->target);
		out_text(out, " | ");
		if (!judged->column)
			out_text(out, "| | |\n");
		else
			out_printf(out, "%s | %s | %s%s%s |\n", judged->column->name, judged->wanted,
			           judged->judgement == IS_WORSE ? "**" : "", judged->is,
			           judged->judgement == IS_WORSE ? "**" : "");
		out_flush_large(out);
	}
}

/* ---- JSON ---- */

static void put_json(struct arena *arena, struct out *out, const struct budget *budget) {
	struct json json = {.out = out};
	json_begin(&json, '{');
	json_entry(&json, "schema", "kdinfo-budget");
	json_unsigned_entry(&json, "schema_version", 1);
	json_unsigned_entry(&json, "compared", budget->compared);
	json_key(&json, "judgements");
	json_begin(&json, '[');
	for (size_t i = 0; i < budget->judged.count; i++) {
		const struct judged *judged = &budget->judged.items[i];
		json_begin(&json, '{');
		json_entry(&json, "judgement", judgements[judged->judgement]);
		json_entry(&json, "file", judged->file);
		json_entry(&json, "kernel", judged->kernel);
		json_entry(&json, "target", judged->target);
		json_entry(&json, "column", judged->column ? judged->column->name : NULL);
		json_entry(&json, "wanted", judged->wanted);
		json_entry(&json, "is", judged->is);
		json_entry(&json, "message", message(arena, budget, judged));
		json_end(&json, '}');
		out_flush_large(out);
	}
	json_end(&json, ']');
	json_end(&json, '}');
	out_text(out, "\n");
}

/* ---- SARIF ---- */

static void put_rules(struct json *json) {
	for (size_t i = 0; i < COLUMN_COUNT; i++) {
		if (columns[i].kind != NUMBER)
			continue;
		json_begin(json, '{');
		json_entry(json, "id", columns[i].name);
		json_end(json, '}');
	}
}

static void put_location(struct json *json, const struct judged *judged) {
	json_key(json, "locations");
	json_begin(json, '[');
	json_begin(json, '{');
	sarif_begin_file(json, judged->file);
	json_end(json, '}');
	json_key(json, "logicalLocations");
	json_begin(json, '[');
	json_begin(json, '{');
	json_entry(json, "name", judged->kernel);
	json_entry(json, "kind", "function");
	json_end(json, '}');
	json_end(json, ']');
	json_end(json, '}');
	json_end(json, ']');
}

/* What is better, new or gone is no result. */
static void put_result(struct arena *arena, struct json *json, const struct budget *budget,
                       const struct judged *judged) {
	if (judged->judgement != IS_WORSE && judged->judgement != IS_UNKNOWN)
		return;
	json_begin(json, '{');
	json_entry(json, "ruleId", judged->column->name);
	json_entry(json, "level", judged->judgement == IS_WORSE ? "error" : "warning");
	const char *text =
	    arena_printf(arena, "%s (%s): %s", judged->kernel, judged->target, message(arena, budget, judged));
	sarif_text(json, "message", text, strlen(text));
	put_location(json, judged);
	json_end(json, '}');
	out_flush_large(json->out);
}

static void put_sarif(struct arena *arena, struct out *out, const struct budget *budget) {
	struct json json = {.out = out};
	sarif_begin(&json, "kdinfo");
	put_rules(&json);
	sarif_begin_results(&json);
	for (size_t i = 0; i < budget->judged.count; i++)
		put_result(arena, &json, budget, &budget->judged.items[i]);
	sarif_end(&json);
}

/* ---- all ---- */

int action_budget(struct arena *arena, const struct options *options) {
	struct table table;
	struct budget budget;
	if (!table_read(&table, arena, options) || !budget_compare(&budget, &table, options))
		return STATUS_UNREAD;
	struct out out = out_to(arena, subject_print, NULL);
	switch (options->format) {
	case FORMAT_JSON: put_json(arena, &out, &budget); break;
	case FORMAT_MARKDOWN: put_markdown(&out, &budget); break;
	case FORMAT_SARIF: put_sarif(arena, &out, &budget); break;
	default: put_text(arena, &out, &budget); break;
	}
	out_flush(&out);
	if (!subject_printed())
		return STATUS_UNREAD;
	if (!budget.compared)
		complain("%s: it has nothing to compare these kernels with", budget.name);
	if (budget.counts[IS_WORSE])
		return STATUS_DIFFERENT;
	return budget.counts[IS_UNKNOWN] || !budget.compared ? STATUS_UNREAD : STATUS_OK;
}
