/* printing.c: printing a code object in one of its forms. */
#include "printing.h"

#include "files/object/note_types.h"
#include "kernel/metadata/document_text.h"

struct printing printing_of(const struct kd_code_object *object, const struct kd_print_options *options,
                            kd_take_text *take, void *context) {
	static const struct kd_print_options all = {0};
	return (struct printing){
	    .object = object, .options = options ? options : &all, .out = {.take = take, .context = context}};
}

void printing_begin(struct printing *printing, struct arena *arena) {
	printing->arena = arena;
	printing->out.text = buffer_in(arena);
}

const char *printing_target_id(const struct printing *printing) {
	struct kd_target target = printing->object->target;
	target.llvm_version = printing->options->llvm_version;
	return code_object_target_name(&target, printing->arena);
}

bool printing_wants(const struct printing *printing, const char *name, size_t length) {
	const struct kd_print_options *options = printing->options;
	for (size_t i = 0; i < options->kernel_count; i++)
		if (strlen(options->kernels[i]) == length && memcmp(options->kernels[i], name, length) == 0)
			return true;
	return options->kernel_count == 0;
}

/* ---- metadata ---- */

static bool wants_map(const struct printing *printing, const struct node *map) {
	size_t length;
	const char *name = node_text(tree_find(map, ".name"), &length);
	if (!name)
		name = node_text(tree_find(map, "Name"), &length);
	return name && printing_wants(printing, name, length);
}

static struct node wanted_maps(const struct printing *printing, const struct node *kernels) {
	struct node wanted = node_of_list();
	for (size_t i = 0; i < kernels->children.count; i++)
		if (wants_map(printing, &kernels->children.items[i]))
			tree_append(printing->arena, &wanted, kernels->children.items[i]);
	return wanted;
}

/* The document with another list of kernels. */
static const struct node *with_kernels(const struct printing *printing, const struct node *document,
                                       const struct node *kernels, const struct node *wanted) {
	struct node *copy = arena_zeroed(printing->arena, 1, sizeof *copy);
	*copy = node_of_map();
	for (size_t i = 0; i < document->children.count; i++) {
		const struct node *child = &document->children.items[i];
		tree_append(printing->arena, copy, child == kernels ? *wanted : *child);
	}
	return copy;
}

const struct node *printing_metadata(struct printing *printing) {
	const struct node *document = printing->object->metadata, *kernels = metadata_kernel_maps(document);
	if (!kernels || !printing->options->kernel_count)
		return document;
	struct node wanted = wanted_maps(printing, kernels);
	return with_kernels(printing, document, kernels, &wanted);
}

const struct node *printing_document(struct printing *printing, const struct kd_note *note) {
	const struct node *document = value_node(note->metadata), *kernels = metadata_kernel_maps(document);
	if (!kernels || !printing->options->kernel_count)
		return document;
	struct node wanted = wanted_maps(printing, kernels);
	return wanted.children.count ? with_kernels(printing, document, kernels, &wanted) : NULL;
}

void printing_yaml(struct printing *printing, const struct kd_note *note, const struct node *metadata,
                   struct buffer *text) {
	if (note_type_of(note) == NOTE_AMD_HSA_METADATA) {
		buffer_put(text, note->bytes, note->size);
		return;
	}
	struct buffer packed = buffer_in(printing->arena);
	size_t start = text->size;
	tree_pack(metadata, &packed);
	document_text(printing->arena, &packed, false, text);
	buffer_release(&packed);
	text->size--; /* the line end in front goes */
	memmove(text->data + start, text->data + start + 1, text->size - start);
}

/* Each note is a document. */
void print_yaml(struct printing *printing) {
	for (size_t i = 0; i < printing->object->notes.count; i++) {
		const struct kd_note *note = &printing->object->notes.items[i];
		const struct node *document = printing_document(printing, note);
		if (document)
			printing_yaml(printing, note, document, &printing->out.text);
		out_flush_large(&printing->out);
	}
}

/* ---- all forms ---- */

static void find_rows(struct printing *printing) {
	for (size_t i = 0; i < KD_FIELD_COUNT; i++) {
		const struct kd_field *field = kd_field_at(i);
		if (kd_field_available(&printing->object->target, field))
			printing->rows[printing->row_count++] = field;
	}
}

static void (*const forms[])(struct printing *printing) = {
#define KD_FORM(id, print, ...) [KD_FORM_##id] = print,
#include "kdasm/forms.def"
};

struct print {
	struct printing *printing;
	enum kd_form form;
};

void printing_comment(struct out *out, size_t start) {
	enum { COLUMN = 60 };
	size_t used = out->text.size - start;
	out_blanks(out, used < COLUMN ? COLUMN - used : 1);
	out_text(out, "// ");
}

static void print_form(struct arena *arena, void *context) {
	struct print *print = context;
	struct printing *printing = print->printing;
	printing_begin(printing, arena);
	find_rows(printing);
	forms[print->form](printing);
	out_flush(&printing->out);
}

bool printing_print(struct printing *printing, enum kd_form form) {
	struct print print = {printing, form};
	if (!code_object_is_open(printing->object))
		return false;
	return (unsigned)form >= KD_FORM_COUNT || arena_run(print_form, &print);
}
