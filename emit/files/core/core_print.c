/* core_print.c: a core file as text, JSON, and the directives that make its note. */
#include <inttypes.h>

#include "base/json.h"
#include "core_file.h"

struct core_printing {
	const struct kd_core_file *core;
	const struct kd_print_options *options;
};

/* ---- text ---- */

static void put_value(struct out *out, const struct core_field *field, uint64_t value) {
	const char *name = core_value_name(field->show, value);
	if (field->show == CORE_HEX)
		out_printf(out, "0x%" PRIx64, value);
	else
		out_unsigned(out, value);
	if (name)
		out_printf(out, " (%s)", name);
}

static void put_fields(struct out *out, const struct core_entries *entries, size_t index, enum kd_core_table table) {
	for (size_t i = 0; i < CORE_FIELD_COUNT; i++) {
		const struct core_field *field = core_field_at(i);
		uint64_t value;
		if (field->table != table || !core_entry_value(entries, index, field, &value))
			continue;
		out_printf(out, "    %-28s", field->name);
		put_value(out, field, value);
		out_text(out, "\n");
	}
}

/* Bytes of an entry that no known field has. */
static size_t rest_size(const struct core_entries *entries, enum kd_core_table table) {
	size_t known = core_table_size(table);
	return entries->entry_size > known ? entries->entry_size - known : 0;
}

static const uint8_t *rest_of(const struct core_entries *entries, size_t index, enum kd_core_table table) {
	return entries->bytes + index * entries->entry_size + core_table_size(table);
}

static void put_table(struct out *out, const struct core_state *state, enum kd_core_table table) {
	const struct core_entries *entries = &state->tables[table];
	for (size_t i = 0; i < entries->count; i++) {
		out_printf(out, "\n  %s", core_table_keyword(table));
		if (table == KD_CORE_AGENT || table == KD_CORE_QUEUE)
			out_printf(out, " %zu", i);
		out_text(out, "\n");
		put_fields(out, entries, i, table);
		if (rest_size(entries, table)) {
			out_printf(out, "    %-28s", CORE_REST);
			out_hex_bytes(out, rest_of(entries, i, table), rest_size(entries, table));
			out_text(out, "\n");
		}
		out_flush_large(out);
	}
}

static void put_state(struct out *out, const struct core_state *state) {
	out_text(out, "\nNT_AMDGPU_KFD_CORE_STATE");
	if (state->has_note_version)
		out_printf(out, ", version %" PRIu64 "\n", state->note_version);
	else
		out_text(out, ", without a version\n");
	for (enum kd_core_table table = KD_CORE_HEADER; table < KD_CORE_TABLE_COUNT; table++)
		put_table(out, state, table);
}

static void put_segments(struct out *out, const struct elf_file *elf) {
	static const struct {
		uint32_t flag;
		char letter;
	} flags[] = {{PF_R, 'r'}, {PF_W, 'w'}, {PF_X, 'x'}};
	out_printf(out, "\nmemory\n  %-18s  %-18s  %-18s  %s\n", "address", "file offset", "size", "flags");
	for (size_t i = 0; i < elf->segment_count; i++) {
		const struct elf_segment *segment = &elf->segments[i];
		if (segment->type != PT_LOAD)
			continue;
		out_printf(out, "  0x%016" PRIx64, segment->address);
		if (segment->file_size)
			out_printf(out, "  0x%016" PRIx64, segment->offset);
		else
			out_printf(out, "  %-18s", "not in the file");
		out_printf(out, "  0x%016" PRIx64 "  ", segment->memory_size);
		for (size_t f = 0; f < sizeof flags / sizeof *flags; f++)
			out_printf(out, "%c", segment->flags & flags[f].flag ? flags[f].letter : '-');
		out_text(out, "\n");
		out_flush_large(out);
	}
}

static void put_loaded(struct out *out, const struct kd_core_file *core) {
	if (core->loaded.count || core->list_is_elsewhere)
		out_text(out, "\nloaded code objects\n");
	if (core->list_is_elsewhere)
		out_printf(out, "  their list is at address 0x%" PRIx64 " of the host, which the file lacks\n", core->r_debug);
	for (size_t i = 0; i < core->loaded.count; i++) {
		const struct kd_loaded_object *object = &core->loaded.items[i];
		out_printf(out, "  0x%016" PRIx64 "  ", object->load_address);
		out_visible(out, object->uri, strlen(object->uri));
		if (object->is_here)
			out_printf(out, ", at offset 0x%" PRIx64 "%s", object->offset, core->host ? " of the host's core" : "");
		else if (object->is_memory)
			out_text(out, ", whose bytes the file lacks");
		out_text(out, "\n");
		out_flush_large(out);
	}
}

static size_t load_count(const struct elf_file *elf) {
	size_t count = 0;
	for (size_t i = 0; i < elf->segment_count; i++)
		count += elf->segments[i].type == PT_LOAD;
	return count;
}

static void put_count(struct out *out, size_t count, const char *what) {
	out_printf(out, ", %zu %s%s", count, what, count == 1 ? "" : "s");
}

/* What kind of core file it is. */
static const char *kind_of(const struct kd_core_file *core) {
	if (core->elf.machine == EM_AMDGPU)
		return "AMDGPU core file";
	return core->has_state ? "core file of the host and of AMDGPU" : "core file of the host";
}

static void put_text(struct out *out, const void *object) {
	const struct core_printing *printing = object;
	const struct kd_core_file *core = printing->core;
	if (printing->options->file_name) {
		out_visible(out, printing->options->file_name, strlen(printing->options->file_name));
		out_text(out, ": ");
	}
	out_text(out, kind_of(core));
	if (core->has_state) {
		put_count(out, core->state.tables[KD_CORE_AGENT].count, "agent");
		put_count(out, core->state.tables[KD_CORE_QUEUE].count, "queue");
	}
	put_count(out, load_count(&core->elf), "memory segment");
	put_count(out, core->loaded.count, "loaded code object");
	out_text(out, "\n");
	if (core->has_state)
		put_state(out, &core->state);
	if (load_count(&core->elf))
		put_segments(out, &core->elf);
	put_loaded(out, core);
}

/* ---- JSON ---- */

static void put_optional(struct json *json, const char *key, bool there, uint64_t number) {
	json_key(json, key);
	if (there)
		json_unsigned(json, number);
	else
		json_null(json);
}

static void put_json_entry(struct json *json, const struct core_state *state, enum kd_core_table table, size_t index) {
	const struct core_entries *entries = &state->tables[table];
	json_begin(json, '{');
	for (size_t i = 0; i < CORE_FIELD_COUNT; i++) {
		const struct core_field *field = core_field_at(i);
		uint64_t value;
		if (field->table != table || !core_entry_value(entries, index, field, &value))
			continue;
		json_unsigned_entry(json, field->name, value);
		if (field->show == CORE_PROCESSOR)
			json_entry(json, "processor", core_value_name(field->show, value));
	}
	if (rest_size(entries, table)) {
		json_key(json, CORE_REST);
		json_hex(json, rest_of(entries, index, table), rest_size(entries, table));
	}
	json_end(json, '}');
}

static void put_json_table(struct json *json, const struct core_state *state, enum kd_core_table table,
                           const char *key) {
	json_key(json, key);
	json_begin(json, '[');
	for (size_t i = 0; i < state->tables[table].count; i++) {
		put_json_entry(json, state, table, i);
		out_flush_large(json->out);
	}
	json_end(json, ']');
}

static void put_json_state(struct json *json, const struct kd_core_file *core) {
	const struct core_state *state = &core->state;
	json_key(json, "state");
	if (!core->has_state) {
		json_null(json);
		return;
	}
	json_begin(json, '{');
	put_optional(json, "note_version", state->has_note_version, state->note_version);
	json_key(json, core_table_keyword(KD_CORE_HEADER));
	put_json_entry(json, state, KD_CORE_HEADER, 0);
	json_key(json, core_table_keyword(KD_CORE_RUNTIME));
	if (state->tables[KD_CORE_RUNTIME].count)
		put_json_entry(json, state, KD_CORE_RUNTIME, 0);
	else
		json_null(json);
	put_json_table(json, state, KD_CORE_AGENT, "agents");
	put_json_table(json, state, KD_CORE_QUEUE, "queues");
	json_end(json, '}');
}

static void put_json_segments(struct json *json, const struct elf_file *elf) {
	json_key(json, "memory");
	json_begin(json, '[');
	for (size_t i = 0; i < elf->segment_count; i++) {
		const struct elf_segment *segment = &elf->segments[i];
		if (segment->type != PT_LOAD)
			continue;
		json_begin(json, '{');
		json_unsigned_entry(json, "address", segment->address);
		json_unsigned_entry(json, "size", segment->memory_size);
		json_unsigned_entry(json, "offset", segment->offset);
		json_unsigned_entry(json, "file_size", segment->file_size);
		json_unsigned_entry(json, "flags", segment->flags);
		json_end(json, '}');
		out_flush_large(json->out);
	}
	json_end(json, ']');
}

static void put_json_loaded(struct json *json, const struct kd_core_file *core) {
	json_key(json, "loaded");
	json_begin(json, '[');
	for (size_t i = 0; i < core->loaded.count; i++) {
		const struct kd_loaded_object *object = &core->loaded.items[i];
		json_begin(json, '{');
		json_entry(json, "uri", object->uri);
		json_unsigned_entry(json, "load_address", object->load_address);
		put_optional(json, "offset", object->is_here, object->offset);
		put_optional(json, "size", object->is_memory, object->size);
		json_end(json, '}');
		out_flush_large(json->out);
	}
	json_end(json, ']');
}

static void put_json(struct out *out, const void *object) {
	const struct core_printing *printing = object;
	const struct kd_core_file *core = printing->core;
	struct json json = {.out = out};
	json_begin(&json, '{');
	if (printing->options->file_name)
		json_entry(&json, "file", printing->options->file_name);
	json_unsigned_entry(&json, "size", core->size);
	json_unsigned_entry(&json, "machine", core->elf.machine);
	json_unsigned_entry(&json, "abi_version", core->elf.abi_version);
	json_unsigned_entry(&json, "e_flags", core->elf.flags);
	put_json_state(&json, core);
	put_json_segments(&json, &core->elf);
	put_json_loaded(&json, core);
	json_key(&json, "remarks");
	json_begin(&json, '[');
	for (size_t i = 0; i < core->remarks.count; i++)
		json_text(&json, core->remarks.items[i]);
	json_end(&json, ']');
	json_end(&json, '}');
}

/* ---- directives ---- */

static void put_rest(struct out *out, const uint8_t *bytes, size_t size) {
	for (size_t i = 0; i < size; i++) {
		out_text(out, i ? ", " : CORE_REST " ");
		out_printf(out, "0x%02x", bytes[i]);
	}
	out_text(out, size ? "\n" : "");
}

/* A field by its line; how many entries there are is not said, for they are counted. */
static void put_line(struct out *out, const struct core_field *field, uint64_t value) {
	const char *name = core_value_name(field->show, value);
	if (core_field_is_count(field))
		return;
	out_printf(out, "\t%s%s ", field->table == KD_CORE_HEADER ? "" : "\t", field->name);
	if (name)
		out_text(out, name);
	else if (field->show == CORE_HEX)
		out_printf(out, "0x%" PRIx64, value);
	else
		out_unsigned(out, value);
	out_text(out, "\n");
}

static void put_entry_lines(struct out *out, const struct core_state *state, enum kd_core_table table, size_t index) {
	const struct core_entries *entries = &state->tables[table];
	uint64_t value;
	if (table != KD_CORE_HEADER)
		out_printf(out, "\t%s\n", core_table_keyword(table));
	for (size_t i = 0; i < CORE_FIELD_COUNT; i++)
		if (core_field_at(i)->table == table && core_entry_value(entries, index, core_field_at(i), &value))
			put_line(out, core_field_at(i), value);
	if (rest_size(entries, table))
		out_text(out, "\t\t");
	put_rest(out, rest_of(entries, index, table), rest_size(entries, table));
	out_flush_large(out);
}

static void put_assembly(struct out *out, const void *object) {
	const struct core_printing *printing = object;
	const struct core_state *state = &printing->core->state;
	if (!printing->core->has_state)
		return;
	out_printf(out, ".amdgpu_core_state %" PRIu64 "\n", state->note_version);
	for (enum kd_core_table table = KD_CORE_HEADER; table < KD_CORE_TABLE_COUNT; table++)
		for (size_t i = 0; i < state->tables[table].count; i++)
			put_entry_lines(out, state, table, i);
	if (state->rest_size)
		out_text(out, "\t" CORE_END_OF_QUEUES "\n\t\t");
	put_rest(out, state->rest, state->rest_size);
	out_text(out, ".end_amdgpu_core_state\n");
}

/* ---- all forms ---- */

bool kd_core_file_print(const struct kd_core_file *core, enum kd_form form, const struct kd_print_options *options,
                        kd_take_text *take, void *context) {
	static const struct kd_print_options nothing = {0};
	static out_put *const puts[KD_FORM_COUNT] = {
	    [KD_FORM_TEXT] = put_text, [KD_FORM_JSON] = put_json, [KD_FORM_ASSEMBLY] = put_assembly};
	const struct core_printing printing = {core, options ? options : &nothing};
	return kd_core_file_status(core) == KD_OK && out_print(puts, form, &printing, take, context);
}
