/* print_json.c: a code object as JSON. The schema is in kdinfo(1); what changes its meaning changes its
 * number there and in emit/kdinfo. */
#include "base/info_records.h"
#include "code.h"
#include "second_entries.h"
#include "files/code/object_code.h"
#include "json_node.h"
#include "kdasm/contents.h"
#include "printing.h"

static const char *section_name(const struct kd_code_object *object, uint32_t section) {
	return section && section < object->elf.section_count ? object->elf.sections[section].name : NULL;
}

static void put_section(struct json *json, const struct kd_code_object *object, uint32_t section) {
	const char *name = section_name(object, section);
	json_key(json, "section");
	if (name)
		json_text(json, name);
	else
		json_null(json);
}

static void put_descriptor(struct json *json, const struct kd_code_object *object, const struct kd_kernel *kernel) {
	json_key(json, "descriptor");
	json_begin(json, '{');
	json_unsigned_entry(json, "offset", kernel->descriptor_offset);
	put_section(json, object, kernel->descriptor_section);
	json_unsigned_entry(json, "address", kernel->descriptor_address);
	json_key(json, "bytes");
	json_hex(json, kernel->descriptor, kernel->descriptor_size);
	json_end(json, '}');
}

static void put_entry(struct json *json, const struct kd_code_object *object, const struct kd_kernel *kernel) {
	json_key(json, "entry");
	if (!kernel->has_entry) {
		json_null(json);
		return;
	}
	json_begin(json, '{');
	json_unsigned_entry(json, "offset", kernel->entry_offset);
	put_section(json, object, kernel->entry_section);
	json_unsigned_entry(json, "address", kernel->entry_address);
	json_end(json, '}');
	if (kernel->same_entry)
		json_entry(json, "same_entry", kernel->same_entry);
}

static void put_used(struct json *json, unsigned used) {
	static const struct {
		enum isa_used bit;
		const char *key;
	} keys[] = {
	    {ISA_USES_VCC, "vcc"},      {ISA_USES_FLAT_SCRATCH, "flat_scratch"}, {ISA_USES_XNACK_MASK, "xnack_mask"},
	    {ISA_USES_LDS, "lds"},      {ISA_USES_SCRATCH, "scratch"},           {ISA_USES_FLAT, "flat"},
	    {ISA_USES_INDEX, "indexed"}};
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		json_key(json, keys[i].key);
		json_boolean(json, used & keys[i].bit);
	}
}

static void put_uses(struct json *json, struct object_code *uses, const struct kd_kernel *kernel) {
	if (!uses)
		return;
	const struct code_use *code = object_code_find(uses, kernel);
	json_key(json, "uses");
	if (!code) {
		json_null(json);
		return;
	}
	json_begin(json, '{');
	json_unsigned_entry(json, "size", code->size);
	json_unsigned_entry(json, "instructions", code->instructions);
	json_unsigned_entry(json, "vgprs", code->all.use.vgprs);
	json_unsigned_entry(json, "agprs", code->all.use.agprs);
	json_unsigned_entry(json, "sgprs", code->all.use.sgprs);
	put_used(json, code->all.use.others);
	json_key(json, "leaves");
	json_boolean(json, code->leaves);
	json_key(json, "runs_on");
	json_boolean(json, code->runs_out);
	if (code->is_cut)
		json_unsigned_entry(json, "unknown_at", code->cut);
	if (code->second)
		json_unsigned_entry(json, "preload_entry", code->second);
	json_end(json, '}');
}

/* What fills 64 bits is a distance or a negative number: unsigned, nobody could read it. */
static void put_bits(struct json *json, const char *key, unsigned width, uint64_t bits) {
	json_key(json, key);
	if (width == 64)
		json_signed(json, (int64_t)bits);
	else
		json_unsigned(json, bits);
}

static void put_code_t(struct json *json, const struct kd_kernel *kernel) {
	json_key(json, "fields");
	json_begin(json, '{');
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		put_bits(json, field->key, field->width, kd_code_t_read(field, kernel->descriptor));
	}
	json_end(json, '}');
}

static void put_fields(struct json *json, const struct printing *printing, const struct kd_kernel *kernel) {
	json_key(json, "fields");
	json_begin(json, '{');
	for (size_t i = 0; i < printing->row_count; i++)
		if (printing->rows[i]->width)
			put_bits(json, printing->rows[i]->name, printing->rows[i]->width,
			         kd_field_read(printing->rows[i], kernel->descriptor));
	json_end(json, '}');
}

static void put_directives(struct json *json, const struct printing *printing, const struct kd_kernel *kernel) {
	struct kd_descriptor_input input;
	json_key(json, "directives");
	if (!kd_descriptor_decode(&printing->object->target, kernel->descriptor, &input)) {
		json_null(json);
		return;
	}
	json_begin(json, '{');
	for (size_t i = 0; i < printing->row_count; i++) {
		const struct kd_field *field = printing->rows[i];
		if (!field->directive || !(input.given >> field->id & 1))
			continue;
		json_key(json, field->directive);
		json_signed(json, input.values[field->id]);
	}
	json_end(json, '}');
}

static void put_kernel(struct json *json, const struct printing *printing, const struct kd_kernel *kernel,
                       struct object_code *uses) {
	const struct kd_code_object *object = printing->object;
	json_begin(json, '{');
	json_entry(json, "name", kernel->name);
	put_descriptor(json, object, kernel);
	put_entry(json, object, kernel);
	put_uses(json, uses, kernel);
	if (object->descriptors_are_code_t) {
		put_code_t(json, kernel);
	} else {
		put_fields(json, printing, kernel);
		put_directives(json, printing, kernel);
	}
	json_key(json, "metadata");
	if (kernel->metadata)
		json_node(json, value_node(kernel->metadata));
	else
		json_null(json);
	if (kernel->metadata_note)
		json_unsigned_entry(json, "metadata_note", kernel->metadata_note->metadata_number);
	json_end(json, '}');
}

/* ---- functions ---- */

static void put_function_symbol(struct json *json, const struct kd_function_entry *entry) {
	json_begin(json, '{');
	json_entry(json, "symbol", entry->text);
	if (entry->number)
		json_unsigned_entry(json, "offset", entry->number);
	json_end(json, '}');
}

static void put_flags(struct json *json, uint64_t flags) {
	const struct info_flag_row *row;
	for (size_t i = 0; (row = info_flag_row(i)) != NULL; i++) {
		json_key(json, row->key);
		json_boolean(json, flags & row->bit);
	}
}

static void put_numbers(struct json *json, const struct kd_function *function) {
	for (size_t i = 0; i < function->entry_count; i++) {
		const struct kd_function_entry *entry = &function->entries[i];
		if (!entry->directive || entry->text)
			continue;
		enum info_record record = info_by_directive(entry->directive, strlen(entry->directive));
		json_unsigned_entry(json, info_row(record)->key, entry->number);
		if (record == INFO_FLAGS)
			put_flags(json, entry->number);
	}
}

static void put_edges(struct json *json, const struct kd_function *function, const struct info_row *row) {
	json_key(json, row->key);
	json_begin(json, '[');
	for (size_t i = 0; i < function->entry_count; i++) {
		const struct kd_function_entry *entry = &function->entries[i];
		if (entry->kind != row->number)
			continue;
		if (row->operand == INFO_SYMBOL)
			put_function_symbol(json, entry);
		else
			json_text(json, entry->text);
	}
	json_end(json, ']');
}

static void put_unknown(struct json *json, const struct kd_function *function) {
	json_key(json, "unknown");
	json_begin(json, '[');
	for (size_t i = 0; i < function->entry_count; i++) {
		const struct kd_function_entry *entry = &function->entries[i];
		if (entry->directive)
			continue;
		json_begin(json, '{');
		json_unsigned_entry(json, "kind", entry->kind);
		json_key(json, "bytes");
		json_hex(json, entry->bytes, entry->size);
		json_end(json, '}');
	}
	json_end(json, ']');
}

static void put_function(struct json *json, const struct kd_function *function) {
	json_begin(json, '{');
	json_key(json, info_row(INFO_FUNC)->key);
	put_function_symbol(json, &function->symbol);
	put_numbers(json, function);
	for (enum info_record record = INFO_FUNC + 1; record < INFO_RECORD_COUNT; record++)
		if (info_row(record)->operand != INFO_NUMBER)
			put_edges(json, function, info_row(record));
	put_unknown(json, function);
	json_end(json, '}');
}

static void put_functions(struct json *json, const struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	if (!object->functions.count)
		return;
	json_key(json, "functions");
	json_begin(json, '[');
	for (size_t i = 0; i < object->functions.count; i++) {
		if (printing_wants_function(printing, &object->functions.items[i]))
			put_function(json, &object->functions.items[i]);
		out_flush_large(json->out);
	}
	json_end(json, ']');
}

/* ---- the whole ---- */

static void put_notes(struct json *json, const struct kd_code_object *object) {
	json_key(json, "notes");
	json_begin(json, '[');
	for (size_t i = 0; i < object->notes.count; i++) {
		const struct kd_note *note = &object->notes.items[i];
		json_begin(json, '{');
		json_key(json, "name");
		json_string(json, note->name, note->name_size);
		json_unsigned_entry(json, "type", note->type);
		json_key(json, "type_name");
		if (note->type_name)
			json_text(json, note->type_name);
		else
			json_null(json);
		json_unsigned_entry(json, "size", note->size);
		json_key(json, "bytes");
		if (note->metadata && !note->left_out)
			json_null(json);
		else
			json_hex(json, note->bytes, note->size);
		if (note->metadata_number)
			json_unsigned_entry(json, "metadata_number", note->metadata_number);
		if (note->left_out)
			json_entry(json, "left_out", note->left_out);
		json_end(json, '}');
	}
	json_end(json, ']');
}

static void put_remarks(struct json *json, const struct kd_code_object *object) {
	json_key(json, "remarks");
	json_begin(json, '[');
	for (size_t i = 0; i < object->remarks.count; i++)
		json_text(json, object->remarks.items[i]);
	json_end(json, ']');
}

/* What the metadata says of kernels that have no descriptor. */
static void put_others(struct json *json, const struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	json_key(json, "kernels_without_descriptor");
	json_begin(json, '[');
	for (size_t i = 0; i < object->notes.count; i++) {
		const struct node *kernels = metadata_kernel_maps(value_node(object->notes.items[i].metadata));
		for (size_t k = 0; kernels && k < kernels->children.count; k++)
			if (!code_object_kernel_of(object, &kernels->children.items[k]))
				json_node(json, &kernels->children.items[k]);
	}
	json_end(json, ']');
}

/* The document except for the list of kernels, each of which is with its kernel. */
static void put_metadata(struct json *json, const struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	const struct node *kernels = metadata_kernel_maps(object->metadata);
	json_key(json, "metadata");
	if (!object->metadata) {
		json_null(json);
		return;
	}
	if (!kernels) {
		json_node(json, object->metadata);
		return;
	}
	struct node rest = node_of_map();
	for (size_t i = 0; i + 1 < object->metadata->children.count; i += 2) {
		if (&object->metadata->children.items[i + 1] == kernels)
			continue;
		tree_append(printing->arena, &rest, object->metadata->children.items[i]);
		tree_append(printing->arena, &rest, object->metadata->children.items[i + 1]);
	}
	json_node(json, &rest);
}

static void put_origin(struct json *json, const struct printing *printing) {
	const struct kd_content *content = printing->options->content;
	if (printing->options->file_name)
		json_entry(json, "file", printing->options->file_name);
	json_unsigned_entry(json, "offset", content ? content->offset : 0);
	json_unsigned_entry(json, "size", printing->object->size);
	if (content && content->bundle_id) {
		json_entry(json, "bundle_id", content->bundle_id);
		json_unsigned_entry(json, "bundle_id_number", content->id_number);
		json_unsigned_entry(json, "bundle_offset", content->bundle_offset);
		json_unsigned_entry(json, "bundle_size", content->bundle_size);
	}
	if (content && content->member)
		json_entry(json, "member", content->member);
	if (content && content->kpack_target)
		json_entry(json, "kpack_target", content->kpack_target);
	if (content && content->uri) {
		json_entry(json, "uri", content->uri);
		json_unsigned_entry(json, "load_address", content->load_address);
	}
	if (content && content->section)
		json_entry(json, "embedded_in", content->section);
}

/* What data nearly are. */
static void put_nearly(struct json *json, const struct code_line *line) {
	struct isa_text text;
	isa_print(line->decoded, ISA_NO_OPERAND, &text);
	json_key(json, "instruction");
	json_string(json, text.text, text.length);
	json_key(json, "refused");
	json_boolean(json, line->decoded->refused);
	json_key(json, "spare_bits");
	json_begin(json, '[');
	for (unsigned bit = 0; bit < line->size * 8; bit++)
		if (isa_bit_is_spare(line->decoded, bit))
			json_unsigned(json, bit);
	json_end(json, ']');
}

static void put_relocations(struct json *json, struct code_relocation_range relocations) {
	json_key(json, "relocations");
	json_begin(json, '[');
	for (size_t i = 0; i < relocations.count; i++) {
		const struct code_relocation *relocation = &relocations.items[i];
		const char *name = relocation_type_name(relocation->type);
		json_begin(json, '{');
		json_unsigned_entry(json, "address", relocation->address);
		json_unsigned_entry(json, "type", relocation->type);
		json_entry(json, "name", name);
		json_entry(json, "symbol", relocation->symbol);
		json_key(json, "addend");
		json_signed(json, relocation->addend);
		json_end(json, '}');
	}
	json_end(json, ']');
}

static void put_instruction(struct json *json, struct out *text, const struct code_line *line, const char *entered) {
	text->text.size = 0;
	code_put_text(text, line);
	json_begin(json, '{');
	json_unsigned_entry(json, "address", line->address);
	json_key(json, "bytes");
	json_hex(json, line->bytes, line->size);
	json_key(json, "text");
	json_string(json, (const char *)text->text.data, text->text.size);
	if (line->has_target)
		json_unsigned_entry(json, "target", line->target);
	if (entered)
		json_entry(json, "preload_entry_of", entered);
	if (line->is_nearly)
		put_nearly(json, line);
	if (line->relocations.count)
		put_relocations(json, line->relocations);
	json_end(json, '}');
}

static void put_labels(struct json *json, const struct code_part *part) {
	struct code_symbols symbols = code_symbols_at(part, part->address);
	json_key(json, "labels");
	json_begin(json, '[');
	for (size_t i = 0; i < symbols.count; i++)
		if (symbols.items[i].is_label)
			json_text(json, symbols.items[i].name);
	json_end(json, ']');
}

/* What is needed for the code. */
struct listing {
	const struct printing *printing;
	struct code code;
	struct second_entries entries;
	struct out *text; /* of an instruction */
};

static void put_part(struct json *json, const struct listing *listing, const struct code_part *part) {
	struct code_line line;
	json_begin(json, '{');
	json_entry(json, "name", part->name);
	json_entry(json, "section", part->section->name);
	json_unsigned_entry(json, "address", part->address);
	put_labels(json, part);
	json_key(json, "instructions");
	json_begin(json, '[');
	for (uint64_t at = part->address; at < part->end; at += line.size) {
		code_read(&listing->code, part, at, &line);
		put_instruction(json, listing->text, &line, second_entry_at(&listing->entries, listing->printing, part, at));
		out_flush_large(json->out);
	}
	json_end(json, ']');
	json_end(json, '}');
}

static void put_code(struct json *json, const struct printing *printing) {
	struct out text = {.text = buffer_in(printing->arena)};
	struct listing listing = {.printing = printing, .text = &text};
	code_open(&listing.code, printing);
	second_entries_find(&listing.entries, printing);
	json_key(json, "code");
	json_begin(json, '[');
	for (struct code_part part = {0}; code_next_part(&listing.code, &part);)
		if (printing_wants(printing, part.name, strlen(part.name)))
			put_part(json, &listing, &part);
	json_end(json, ']');
}

void print_json(struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	struct json json = {.out = &printing->out};
	struct object_code *uses = printing->options->uses ? object_code_new(object, printing->arena, NULL) : NULL;
	json_begin(&json, '{');
	put_origin(&json, printing);
	json_entry(&json, "target", printing_target_id(printing));
	json_entry(&json, "processor", object->target.processor->name);
	json_unsigned_entry(&json, "version", object->target.code_object_version);
	json_unsigned_entry(&json, "e_flags", object->elf.flags);
	json_key(&json, "linked");
	json_boolean(&json, object->elf.type != ET_REL);
	json_key(&json, "kernels");
	json_begin(&json, '[');
	for (size_t i = 0; i < object->kernels.count; i++) {
		const struct kd_kernel *kernel = &object->kernels.items[i];
		if (!printing_wants(printing, kernel->name, strlen(kernel->name)))
			continue;
		put_kernel(&json, printing, kernel, uses);
		out_flush_large(&printing->out);
	}
	json_end(&json, ']');
	put_functions(&json, printing);
	put_others(&json, printing);
	put_metadata(&json, printing);
	put_notes(&json, object);
	put_remarks(&json, object);
	if (printing->options->code)
		put_code(&json, printing);
	if (printing->options->debug) {
		json_units(&json, printing);
		json_frames(&json, printing);
	}
	if (printing->options->waits)
		json_waits(&json, printing);
	json_end(&json, '}');
}
