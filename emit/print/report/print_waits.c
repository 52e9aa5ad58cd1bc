/* print_waits.c: what is pending in front of each instruction, and what waits wait for, as a table and as JSON. */
#include <inttypes.h>

#include "assembly.h"
#include "gpu/flow/flow_text.h"
#include "waits_text.h"

enum { TEXT_COLUMN = 10, PENDING_COLUMN = 62, MOST_SHOWN = 4 };

/* ---- as a table ---- */

struct table {
	struct printing *printing;
	struct out *out;
	bool is_any; /* function */
};

static void fill_to(struct out *out, size_t start, size_t column) {
	size_t used = out->text.size - start;
	out_blanks(out, used < column ? column - used : 1);
}

/* Registers of a counter, of many only the first ones. */
static void put_list(struct table *table, const struct waits_function *function, const struct flow_front *front,
                     unsigned counter) {
	struct out *out = table->out;
	size_t shown = 0, left_out = front->counters[counter].left_out;
	for (size_t i = 0; i < front->count; i++) {
		const struct flow_pending *pending = waits_pending_at(function, front, i);
		if (pending->counter != counter)
			continue;
		if (shown == MOST_SHOWN && !table->printing->options->all) {
			left_out++;
			continue;
		}
		out_text(out, shown++ ? ", " : ": ");
		waits_put_registers(out, function, pending);
		out_printf(out, " from 0x%" PRIx64 " (%" PRIu32 ")", waits_address_of(function, pending->from),
		           pending->younger);
	}
	if (left_out)
		out_printf(out, "%s %zu more", shown ? " and" : ":", left_out);
}

static void put_pending(struct table *table, const struct waits_function *function, const struct flow_front *front,
                        size_t start) {
	bool is_first = true;
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		const struct flow_front_counter *counter = &front->counters[i];
		if (!counter->pending)
			continue;
		if (is_first)
			fill_to(table->out, start, PENDING_COLUMN);
		else
			out_text(table->out, "; ");
		is_first = false;
		waits_put_counter(table->out, i);
		out_printf(table->out, " %u%s", counter->pending, counter->in_order ? "" : " in any order");
		put_list(table, function, front, i);
	}
}

static void put_wait(struct out *out, const struct waits_function *function,
                     const struct flow_instruction *instruction) {
	out_blanks(out, TEXT_COLUMN);
	out_text(out, "waits for:");
	waits_put_awaited(out, function, instruction);
	out_text(out, "\n");
}

static void put_labels(struct table *table, const struct waits_function *function, uint64_t address) {
	if (!function->part.section)
		return;
	struct code_symbols symbols = code_symbols_at(&function->part, address);
	for (size_t i = 0; i < symbols.count; i++) {
		if (!symbols.items[i].is_label || strcmp(symbols.items[i].name, function->name) == 0)
			continue;
		assembly_put_name(table->out, symbols.items[i].name);
		out_text(table->out, ":\n");
	}
	code_put_target(table->out, &function->code, &function->part, address);
}

static void put_line(struct table *table, const struct waits_function *function,
                     const struct flow_instruction *instruction) {
	struct out *out = table->out;
	const struct flow_front *front = waits_front(function, instruction);
	struct code_line line;
	waits_read(function, instruction, &line);
	put_labels(table, function, line.address);
	size_t start = out->text.size;
	out_printf(out, "  0x%" PRIx64, line.address);
	fill_to(out, start, TEXT_COLUMN);
	code_put_text(out, &line);
	if (front->is_reached)
		put_pending(table, function, front, start);
	out_text(out, "\n");
	if (waits_is_wait(front))
		put_wait(out, function, instruction);
	out_flush_large(out);
}

static void put_gap(struct table *table, const struct waits_function *function, uint64_t from, uint64_t to) {
	if (from < to)
		out_printf(table->out, "  0x%" PRIx64 " to 0x%" PRIx64 ": no way leads there that can be followed\n",
		           function->address + from, function->address + to);
}

static void put_lines(struct table *table, const struct waits_function *function) {
	uint64_t end = 0;
	for (uint64_t at = 0; at + ISA_DWORD <= function->bytes.size; at += ISA_DWORD) {
		const struct flow_instruction *instruction = waits_instruction(function, at);
		if (!instruction)
			continue;
		put_gap(table, function, end, at);
		put_line(table, function, instruction);
		end = at + instruction->kind->size > end ? at + instruction->kind->size : end;
	}
	put_gap(table, function, end, function->bytes.size);
}

static void put_function(void *context, struct waits_function *function) {
	struct table *table = context;
	struct out *out = table->out;
	table->is_any = true;
	out_text(out, function->kernel ? "\nkernel " : "\nfunction ");
	out_visible(out, function->name, strlen(function->name));
	if (function->same_entry) {
		out_text(out, ": the same code as of kernel ");
		out_visible(out, function->same_entry, strlen(function->same_entry));
	} else if (function->problem) {
		out_printf(out, ": %s: what is pending is not known", function->problem);
	}
	out_text(out, "\n");
	if (function->same_entry || function->problem)
		return;
	size_t start = out->text.size;
	out_text(out, "  address");
	fill_to(out, start, TEXT_COLUMN);
	out_text(out, "instruction");
	fill_to(out, start, PENDING_COLUMN);
	out_text(out, "pending before it: registers from which instruction (and how many events are younger)\n");
	put_lines(table, function);
}

void print_waits(struct printing *printing) {
	struct table table = {.printing = printing, .out = &printing->out};
	const char *problem = waits_unknown(printing);
	if (problem)
		out_printf(&printing->out, "%s\n", problem);
	else
		waits_visit(printing, NULL, put_function, &table);
	if (!problem && !table.is_any)
		out_text(&printing->out, "there is no kernel, and no symbol that is a function\n");
}

/* ---- as JSON ---- */

struct document {
	struct json *json;
	struct out text; /* of an instruction */
};

static void json_registers(struct json *json, const struct waits_function *function,
                           const struct flow_pending *pending) {
	char text[FLOW_REGISTER_TEXT];
	flow_put_registers(function->bytes.machine, pending->first, pending->count, text);
	json_begin(json, '{');
	json_entry(json, "registers", text);
	json_unsigned_entry(json, "from", waits_address_of(function, pending->from));
	json_unsigned_entry(json, "younger", pending->younger);
	json_end(json, '}');
}

/* Those of a counter; or of these those that the instruction waits for. */
static void json_list(struct json *json, const struct waits_function *function, const struct flow_front *front,
                      unsigned counter, bool only_awaited) {
	json_begin(json, '[');
	for (size_t i = 0; i < front->count; i++) {
		const struct flow_pending *pending = waits_pending_at(function, front, i);
		if (pending->counter == counter && (!only_awaited || flow_ends(front, pending)))
			json_registers(json, function, pending);
	}
	json_end(json, ']');
}

static void json_pending(struct json *json, const struct waits_function *function, const struct flow_front *front) {
	json_key(json, "pending");
	json_begin(json, '[');
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		if (!front->counters[i].pending)
			continue;
		json_begin(json, '{');
		json_entry(json, "counter", flow_counter_name((enum flow_counter)i));
		json_unsigned_entry(json, "events", front->counters[i].pending);
		json_key(json, "in_order");
		json_boolean(json, front->counters[i].in_order);
		json_key(json, "registers");
		json_list(json, function, front, i, false);
		if (front->counters[i].left_out)
			json_unsigned_entry(json, "more_registers", front->counters[i].left_out);
		json_end(json, '}');
	}
	json_end(json, ']');
}

static void json_waits_for(struct json *json, const struct waits_function *function, const struct flow_front *front) {
	json_key(json, "waits_for");
	json_begin(json, '[');
	for (unsigned i = 0; i < FLOW_COUNTER_COUNT; i++) {
		const struct flow_front_counter *counter = &front->counters[i];
		if (!counter->waits)
			continue;
		json_begin(json, '{');
		json_entry(json, "counter", flow_counter_name((enum flow_counter)i));
		json_unsigned_entry(json, "left", counter->left);
		json_unsigned_entry(json, "events", counter->pending > counter->left ? counter->pending - counter->left : 0);
		json_key(json, "registers");
		json_list(json, function, front, i, true);
		json_end(json, '}');
	}
	json_end(json, ']');
}

static void json_instruction(struct document *document, const struct waits_function *function,
                             const struct flow_instruction *instruction) {
	struct json *json = document->json;
	const struct flow_front *front = waits_front(function, instruction);
	struct code_line line;
	document->text.text.size = 0;
	waits_read(function, instruction, &line);
	code_put_text(&document->text, &line);
	json_begin(json, '{');
	json_unsigned_entry(json, "address", line.address);
	json_key(json, "text");
	json_string(json, (const char *)document->text.text.data, document->text.text.size);
	json_key(json, "reached");
	json_boolean(json, front->is_reached);
	json_pending(json, function, front);
	if (waits_is_wait(front))
		json_waits_for(json, function, front);
	json_end(json, '}');
	out_flush_large(json->out);
}

static void json_function(void *context, struct waits_function *function) {
	struct document *document = context;
	struct json *json = document->json;
	json_begin(json, '{');
	json_entry(json, "name", function->name);
	json_key(json, "kernel");
	json_boolean(json, function->kernel);
	json_key(json, "address");
	if (function->same_entry || function->bytes.size)
		json_unsigned(json, function->address);
	else
		json_null(json);
	json_entry(json, "section", function->part.section ? function->part.section->name : NULL);
	if (function->same_entry)
		json_entry(json, "same_entry", function->same_entry);
	if (function->problem)
		json_entry(json, "problem", function->problem);
	json_key(json, "instructions");
	json_begin(json, '[');
	bool is_shown = !function->same_entry && !function->problem;
	for (uint64_t at = 0; is_shown && at + ISA_DWORD <= function->bytes.size; at += ISA_DWORD) {
		const struct flow_instruction *instruction = waits_instruction(function, at);
		if (instruction)
			json_instruction(document, function, instruction);
	}
	json_end(json, ']');
	json_end(json, '}');
}

void json_waits(struct json *json, struct printing *printing) {
	struct document document = {.json = json, .text = {.text = buffer_in(printing->arena)}};
	const char *problem = waits_unknown(printing);
	json_key(json, "waits");
	json_begin(json, '{');
	if (problem)
		json_entry(json, "problem", problem);
	json_key(json, "functions");
	json_begin(json, '[');
	if (!problem)
		waits_visit(printing, NULL, json_function, &document);
	json_end(json, ']');
	json_end(json, '}');
}
