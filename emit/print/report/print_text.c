/* print_text.c: a code object for people to read. */
#include <inttypes.h>

#include "base/info_records.h"
#include "kdasm/contents.h"
#include "files/object/note_types.h"
#include "pal_names.h"
#include "printing.h"

enum { NAME_COLUMN = 50, VALUE_COLUMN = 64, FUNCTION_COLUMN = 34 };

/* ---- where things are ---- */

static const char *section_name(const struct kd_code_object *object, uint32_t section) {
	return section && section < object->elf.section_count ? object->elf.sections[section].name : NULL;
}

static void put_place(struct printing *printing, uint32_t section, uint64_t address, uint64_t offset) {
	const struct kd_code_object *object = printing->object;
	const char *name = section_name(object, section);
	bool linked = object->elf.type != ET_REL;
	if (name) {
		out_visible(&printing->out, name, strlen(name));
		out_text(&printing->out, linked ? ", " : " + ");
	}
	out_printf(&printing->out, "%s0x%" PRIx64 ", file offset 0x%" PRIx64, linked ? "address " : "", address, offset);
}

static void put_entry(struct printing *printing, const struct kd_kernel *kernel) {
	out_text(&printing->out, "  code        ");
	if (kernel->has_entry) {
		put_place(printing, kernel->entry_section, kernel->entry_address, kernel->entry_offset);
		if (kernel->same_entry) {
			out_text(&printing->out, ", the same as of kernel ");
			out_visible(&printing->out, kernel->same_entry, strlen(kernel->same_entry));
		}
		out_text(&printing->out, "\n");
	} else if (kernel->entry_symbol) {
		out_text(&printing->out, "not in this file: symbol ");
		out_visible(&printing->out, kernel->entry_symbol, strlen(kernel->entry_symbol));
		out_text(&printing->out, " is not defined\n");
	} else {
		out_text(&printing->out, "not found\n");
	}
}

/* ---- fields ---- */

/* Fills up to a column of the line that began at `start`. */
static void fill_to(struct out *out, size_t start, size_t column) {
	size_t used = out->text.size - start;
	out_blanks(out, used < column ? column - used : 1);
}

static void put_field(struct printing *printing, const struct kd_field *field, const struct kd_kernel *kernel,
                      const struct kd_descriptor_input *input) {
	struct out *out = &printing->out;
	size_t start = out->text.size;
	bool has_directive = input && field->directive && input->given >> field->id & 1;
	if (!field->width && !has_directive)
		return;
	out_text(out, "    ");
	if (field->width) {
		out_text(out, field->name);
		fill_to(out, start, NAME_COLUMN);
		if (field->width < 64)
			out_unsigned(out, kd_field_read(field, kernel->descriptor));
		else
			out_signed(out, (int64_t)kd_field_read(field, kernel->descriptor));
	}
	if (has_directive) {
		fill_to(out, start, VALUE_COLUMN);
		out_text(out, field->directive);
		out_text(out, " ");
		out_signed(out, input->values[field->id]);
	}
	out_text(out, "\n");
}

static void put_strays(struct printing *printing, const struct kd_kernel *kernel) {
	uint8_t strays[KD_DESCRIPTOR_SIZE];
	if (kd_descriptor_strays(&printing->object->target, kernel->descriptor, strays)) {
		out_text(&printing->out, "    no directives make these bits\n");
		return;
	}
	for (size_t i = 0; i < KD_DESCRIPTOR_SIZE; i++)
		if (strays[i])
			out_printf(&printing->out, "    reserved bits 0x%02x of byte %zu are set\n", strays[i], i);
}

/* The descriptor of which only what is required is said, and as here. */
static void make_default(const struct printing *printing, const struct kd_descriptor_input *said,
                         uint8_t bytes[KD_DESCRIPTOR_SIZE]) {
	struct kd_descriptor_input input = {0};
	const struct kd_problems problems = {0};
	for (size_t i = 0; i < printing->row_count; i++)
		if (printing->rows[i]->initial == KD_INITIAL_REQUIRED)
			kd_field_give(&input, printing->rows[i], &said->values[printing->rows[i]->id]);
	memset(bytes, 0, KD_DESCRIPTOR_SIZE);
	(void)kd_descriptor_encode(&printing->object->target, &input, bytes, &problems);
}

/* Where the code is is not among what has a default. */
static bool is_default(const struct kd_field *field, const uint8_t bytes[KD_DESCRIPTOR_SIZE],
                       const uint8_t usual[KD_DESCRIPTOR_SIZE]) {
	if (field->initial == KD_INITIAL_REQUIRED)
		return false;
	return !field->width || field->initial == KD_INITIAL_LINKED ||
	       kd_field_read(field, bytes) == kd_field_read(field, usual);
}

static void put_descriptor(struct printing *printing, const struct kd_kernel *kernel) {
	struct kd_descriptor_input input;
	uint8_t usual[KD_DESCRIPTOR_SIZE];
	bool exact = kd_descriptor_decode(&printing->object->target, kernel->descriptor, &input);
	bool changed = exact && printing->options->changed;
	if (changed)
		make_default(printing, &input, usual);
	for (size_t i = 0; i < printing->row_count; i++)
		if (!changed || !is_default(printing->rows[i], kernel->descriptor, usual))
			put_field(printing, printing->rows[i], kernel, exact ? &input : NULL);
	if (!exact)
		put_strays(printing, kernel);
}

static void put_code_t(struct printing *printing, const struct kd_kernel *kernel) {
	struct out *out = &printing->out;
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		size_t start = out->text.size;
		out_text(out, "    ");
		out_text(out, field->key);
		fill_to(out, start, NAME_COLUMN);
		out_unsigned(out, kd_code_t_read(field, kernel->descriptor));
		out_text(out, "\n");
	}
}

static void put_kernel(struct printing *printing, const struct kd_kernel *kernel) {
	out_text(&printing->out, "\nkernel ");
	out_visible(&printing->out, kernel->name, strlen(kernel->name));
	out_text(&printing->out, "\n  descriptor  ");
	put_place(printing, kernel->descriptor_section, kernel->descriptor_address, kernel->descriptor_offset);
	out_text(&printing->out, "\n");
	put_entry(printing, kernel);
	if (printing->object->descriptors_are_code_t)
		put_code_t(printing, kernel);
	else
		put_descriptor(printing, kernel);
}

/* ---- functions ---- */

static void put_flags(struct out *out, uint64_t flags) {
	const struct info_flag_row *row;
	const char *before = " (";
	for (size_t i = 0; (row = info_flag_row(i)) != NULL; i++) {
		if (!(flags & row->bit))
			continue;
		out_text(out, before);
		out_text(out, row->key);
		before = ", ";
	}
	out_text(out, before[0] == ',' ? ")" : "");
}

static void put_function_symbol(struct out *out, const struct kd_function_entry *entry) {
	out_visible(out, entry->text, strlen(entry->text));
	if (entry->number)
		out_printf(out, "+0x%" PRIx64, entry->number);
}

static void put_function_entry(struct out *out, const struct kd_function_entry *entry) {
	size_t start = out->text.size;
	out_text(out, "    ");
	if (entry->directive)
		out_text(out, entry->directive);
	else
		out_printf(out, "kind %u", entry->kind);
	fill_to(out, start, FUNCTION_COLUMN);
	if (!entry->directive)
		out_hex_bytes(out, entry->bytes, entry->size);
	else if (entry->text)
		put_function_symbol(out, entry);
	else
		out_unsigned(out, entry->number);
	if (entry->kind == info_row(INFO_FLAGS)->number)
		put_flags(out, entry->number);
	out_text(out, "\n");
}

static void put_function(struct out *out, const struct kd_function *function) {
	out_text(out, "\nwhat linkers need to know of function ");
	put_function_symbol(out, &function->symbol);
	out_text(out, "\n");
	for (size_t i = 0; i < function->entry_count; i++)
		put_function_entry(out, &function->entries[i]);
}

/* ---- the rest ---- */

/* Each line of a text, indented; the object may hold anything in it. */
static void put_indented(struct out *out, const char *text, size_t size) {
	const char *end = text + size;
	while (text < end) {
		const char *line_end = memchr(text, '\n', (size_t)(end - text));
		size_t length = (size_t)((line_end ? line_end : end) - text);
		out_text(out, "  ");
		out_visible(out, text, length);
		out_text(out, "\n");
		out_flush_large(out);
		text += length + 1;
	}
}

static void put_document(struct printing *printing, const struct kd_note *note, const struct node *document) {
	struct buffer text = buffer_in(printing->arena);
	printing_yaml(printing, note, pal_with_names(printing->arena, document), &text);
	put_indented(&printing->out, (const char *)text.data, text.size);
}

static void put_metadata(struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	const struct node *metadata = printing_metadata(printing);
	out_text(&printing->out, metadata ? "\nmetadata\n" : "\nno metadata\n");
	if (metadata)
		put_document(printing, object->metadata_note, metadata);
	for (size_t i = 0; i < object->notes.count; i++) {
		const struct kd_note *note = &object->notes.items[i];
		const struct node *document = note->left_out ? printing_document(printing, note) : NULL;
		if (!document)
			continue;
		out_printf(&printing->out, "\nmetadata in note %zu, which runtimes ignore: %s\n", note->metadata_number,
		           note->left_out);
		put_document(printing, note, document);
	}
}

static void put_notes(struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	struct out *out = &printing->out;
	if (object->notes.count)
		out_text(out, "\nnotes\n");
	for (size_t i = 0; i < object->notes.count; i++) {
		const struct kd_note *note = &object->notes.items[i];
		out_text(out, "  ");
		out_visible(out, note->name, note->name_size);
		out_printf(out, " %" PRIu32, note->type);
		if (note->type_name)
			out_printf(out, " %s", note->type_name);
		out_printf(out, ", %zu bytes\n", note->size);
		if (note_type_of(note) == NOTE_AMD_PAL_METADATA)
			pal_put_pairs(out, note);
	}
}

static void put_origin(struct printing *printing) {
	const struct kd_content *content = printing->options->content;
	struct out *out = &printing->out;
	if (!printing->options->file_name)
		return;
	out_visible(out, printing->options->file_name, strlen(printing->options->file_name));
	if (content && content->member) {
		out_text(out, ", member ");
		out_visible(out, content->member, strlen(content->member));
	}
	if (content && content->bundle_id) {
		out_text(out, ", bundle entry ");
		out_visible(out, content->bundle_id, strlen(content->bundle_id));
		if (content->id_count > 1)
			out_printf(out, "#%zu", content->id_number);
	} else if (content && content->kpack_target) {
		out_text(out, ", for ");
		out_visible(out, content->kpack_target, strlen(content->kpack_target));
	} else if (content && content->offset) {
		out_printf(out, ", at offset 0x%" PRIx64, content->offset);
	}
	if (content && content->uri) {
		out_text(out, ", ");
		out_visible(out, content->uri, strlen(content->uri));
		out_printf(out, ", loaded at 0x%" PRIx64, content->load_address);
	}
	out_text(out, ": ");
}

void print_text(struct printing *printing) {
	const struct kd_code_object *object = printing->object;
	struct out *out = &printing->out;
	if (printing->options->code || printing->options->debug)
		out_text(out, "// ");
	put_origin(printing);
	out_printf(out, "%s, code object version %u, %s, %zu kernel%s\n", printing_target_id(printing),
	           object->target.code_object_version, object->elf.type == ET_REL ? "relocatable" : "linked",
	           object->kernels.count, object->kernels.count == 1 ? "" : "s");
	if (printing->options->code) {
		print_code(printing);
		return;
	}
	if (printing->options->waits) {
		print_waits(printing);
		return;
	}
	if (printing->options->debug) {
		print_units(printing);
		print_frames(printing);
		return;
	}
	for (size_t i = 0; i < object->kernels.count; i++) {
		const struct kd_kernel *kernel = &object->kernels.items[i];
		if (printing_wants(printing, kernel->name, strlen(kernel->name)))
			put_kernel(printing, kernel);
		out_flush_large(out);
	}
	for (size_t i = 0; i < object->functions.count; i++) {
		if (printing_wants_function(printing, &object->functions.items[i]))
			put_function(out, &object->functions.items[i]);
		out_flush_large(out);
	}
	put_metadata(printing);
	put_notes(printing);
}
