/* image.c: from machine code to an image: a module is filled as the assembler's actions would fill it, and goes the
 * way of every module from there. */
#include "image.h"

#include "base/row_numbers.h"
#include "kernel/descriptor/kernels.h"
#include "kernel/descriptor/place.h"
#include "link.h"
#include "kernel/metadata/documents.h"
#include "kernel/metadata/tree.h"
#include "module/data.h"
#include "module/note.h"
#include "module/symbol.h"
#include "result.h"
#include "stages.h"

static void kernel_error(struct image *image, const char *text) {
	diag_error(&image->diag, 0, "kernel '%s': %s", image->kernel->name, text);
}

/* ---- checks ---- */

static void report_problem(void *context, unsigned field, const char *text) {
	(void)field;
	kernel_error(context, text);
}

static void report_warning(void *context, unsigned field, const char *text) {
	struct image *image = context;
	(void)field;
	diag_warning(&image->diag, 0, "kernel '%s': %s", image->kernel->name ? image->kernel->name : "", text);
}

/* The descriptor as if its directives were read one after the other. */
static void check_descriptor(struct image *image) {
	const struct kd_descriptor_input *input = image->kernel->descriptor;
	const struct kd_target *target = &image->module.target;
	struct kd_problems problems = {report_problem, image};
	struct kd_descriptor_input checked = {0};
	char text[KD_DESCRIPTOR_TEXT_SIZE];
	for (uint64_t given = input->given; given; given &= given - 1) {
		unsigned id = (unsigned)__builtin_ctzll(given);
		const struct kd_field *field = id < KD_FIELD_COUNT ? kd_field_at(id) : NULL;
		if (!field || !field->directive || input->late >> id & 1) {
			kernel_error(image, "the descriptor has a value that no directive can give, or one that is not known yet");
			return;
		}
		if (kd_field_check(target, &checked, field, &input->values[id], text, sizeof text) != KD_FAULT_NONE) {
			kernel_error(image, text);
			return;
		}
		kd_field_give(&checked, field, &input->values[id]);
	}
	if (kd_descriptor_check(target, input, &problems))
		kd_descriptor_warn(target, input, &(struct kd_problems){report_warning, image});
}

static void check_given(struct image *image) {
	const struct kd_image_kernel *kernel = image->kernel;
	if (!kernel->name || !kernel->name[0])
		diag_error(&image->diag, 0, "a kernel has no name");
	else if (strncmp(kernel->name, ".L", 2) == 0)
		kernel_error(image,
		             "names that begin with .L are left out of the symbol table, in which loaders look for kernels");
	else if (!kernel->code || !kernel->code_size || kernel->code_size % INSTRUCTION_SIZE)
		kernel_error(image,
		             arena_printf(image->arena, "its machine code has %zu bytes; it must have a multiple of %d, not 0",
		                          kernel->code ? kernel->code_size : 0, INSTRUCTION_SIZE));
	else if (!kernel->descriptor)
		kernel_error(image, "it has no descriptor");
	else
		check_descriptor(image);
	if (!image->diag.errors)
		image_check_fixups(image, "kernel", kernel->name, kernel->fixups, kernel->fixup_count, kernel->code_size);
	if (image->diag.errors || image->options->metadata_kind != KD_IMAGE_METADATA_MADE)
		return;
	const char *error = image_metadata_error(image->arena, kernel);
	if (error)
		kernel_error(image, error);
}

/* ---- the module ---- */

/* The machine code, with the symbol of its entry. */
static void place_code(struct image *image) {
	struct module *module = &image->module;
	const struct kd_image_kernel *kernel = image->kernel;
	struct symbol *symbol = image_symbol(image, kernel->name);
	symbol_register(module, symbol);
	symbol->binding = STB_GLOBAL;
	symbol->binding_set = true;
	symbol_set_type(module, symbol, STT_FUNC);
	data_align(module, align_with_nops(ENTRY_ALIGNMENT), 0);
	image_place(image, symbol, kernel->code, kernel->code_size, kernel->fixups, kernel->fixup_count);
}

static void place_descriptor(struct image *image) {
	struct module *module = &image->module;
	const struct kd_field *entry = kd_field_at(KD_FIELD_ENTRY_OFFSET);
	struct kd_problems problems = {report_problem, image};
	uint8_t bytes[KD_DESCRIPTOR_SIZE];
	if (!kd_descriptor_encode(&module->target, image->kernel->descriptor, bytes, &problems))
		return;
	struct symbol *kernel = image_symbol(image, image->kernel->name);
	struct symbol *descriptor = descriptor_symbol(module, kernel, 0);
	size_t after = (size_t)entry->word_offset + entry->word_size;
	data_align(module, align_with_zeros(DESCRIPTOR_ALIGNMENT), 0);
	symbol_define_label(module, descriptor, 0);
	size_t data = module->current.section->bytes.size;
	kernels_add(module, (struct module_kernel){.symbol = descriptor, .entry = kernel, .data = data}, 0, NULL);
	data_bytes(module, bytes, entry->word_offset);
	data_value(module, descriptor_entry(module, kernel, descriptor, 0), entry->word_size, 0);
	data_bytes(module, bytes + after, KD_DESCRIPTOR_SIZE - after);
}

/* For the checks. */
static void gather_facts(struct image *image, const struct node *root) {
	static const struct metadata_text no_text;
	facts_add_tree(documents_add(image->module.documents, &no_text), root);
}

/* What the user brought goes into the note as it is, if it is a document at all. */
static void put_packed(struct image *image, struct buffer *out) {
	const struct kd_image_options *options = image->options;
	const char *error = "it is not a map";
	const struct node *root = tree_unpack(image->arena, options->metadata, options->metadata_size, &error);
	if (!root || root->kind != NODE_MAP) {
		diag_error(&image->diag, 0, "metadata: %s", error);
		return;
	}
	gather_facts(image, root);
	buffer_put(out, options->metadata, options->metadata_size);
}

/* The text is kept as a source, so that messages show its lines. */
static void put_yaml(struct image *image, struct buffer *out) {
	enum { SLACK = 2 }; /* that sources want after a text */
	size_t size = image->options->metadata_size;
	struct source *source;
	char *copy = arena_zeroed(image->arena, 1, size + SLACK);
	if (size)
		memcpy(copy, image->options->metadata, size);
	if (!sources_add(&image->sources, "<metadata>", copy, size, &source)) {
		diag_error(&image->diag, 0, "metadata: the text is larger than 4 GiB");
		return;
	}
	struct text_piece *whole = arena_zeroed(image->arena, 1, sizeof *whole);
	*whole = (struct text_piece){0, source->base};
	struct metadata_text text = {.text = copy, .size = size, .pieces = whole, .piece_count = 1};
	text.facts = documents_add(image->module.documents, &text);
	metadata_assemble(image->arena, &image->diag, &text, image->module.target.code_object_version, source->base, out);
}

static void put_made(struct image *image, const struct kd_image_kernel *kernels, size_t count, struct buffer *out) {
	const struct node root = image_metadata(image->arena, &image->module.target, kernels, count);
	gather_facts(image, &root);
	tree_pack(&root, out);
}

static void place_metadata(struct image *image, const struct kd_image_kernel *kernels, size_t count,
                           struct section *section) {
	struct module *module = &image->module;
	struct buffer document = buffer_in(image->arena);
	switch (image->options->metadata_kind) {
	case KD_IMAGE_METADATA_MADE: put_made(image, kernels, count, &document); break;
	case KD_IMAGE_METADATA_YAML: put_yaml(image, &document); break;
	case KD_IMAGE_METADATA_PACKED: put_packed(image, &document); break;
	}
	note_begin(module, section, note_kind(NOTE_AMDGPU, NT_AMDGPU_METADATA), document.size, 0);
	data_bytes(module, document.data, document.size);
	note_end(module, document.size, 0);
}

/* Sections in the order of the text that people write: code, descriptors, metadata. */
static void fill_module(struct image *image, const struct kd_image_kernel *kernels, size_t count) {
	struct module *module = &image->module;
	section_switch(module, image_section(image, ".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR), 0);
	data_align(module, align_with_nops(TEXT_ALIGNMENT), 0);
	for (size_t i = 0; i < count; i++) {
		image->kernel = &kernels[i];
		place_code(image);
	}
	image_place_code(image);
	section_switch(module, image_section(image, ".rodata", SHT_PROGBITS, SHF_ALLOC), 0);
	for (size_t i = 0; i < count; i++) {
		image->kernel = &kernels[i];
		place_descriptor(image);
	}
	image_place_data(image);
	place_metadata(image, kernels, count, image_section(image, ".note", SHT_NOTE, SHF_ALLOC));
}

/* Nobody reads warnings of a program that runs, and nothing else refuses a wrong image before the GPU does. */
static bool write_object(struct image *image, struct buffer *object) {
	struct kd_check_options checks = image->options->checks;
	const struct stages stages = {.checks = &checks, .linked = !image->options->relocatable};
	checks.fatal = true;
	return stages_run(&image->module, &stages, object);
}

/* ---- the link ---- */

/* Makes the relocatable object an image. */
static bool link_object(struct image *image, struct buffer *file) {
	const struct kd_link_input input = {"<image>", file->data, file->size};
	const struct kd_link_options options = {.size_limit = image->module.size_limit};
	image->diag.no_warnings = true; /* the object is ours */
	struct link_made made = {buffer_in(image->arena), buffer_in(image->arena)};
	bool is_linked = link_in(image->arena, &image->diag, &image->sources, &input, 1, &options, &made);
	*file = made.image;
	return is_linked;
}

/* ---- the public call ---- */

static bool target_is_usable(struct image *image, const struct kd_target *target) {
	bool usable = target->processor->architecture == KD_AMDGCN && target->os == KD_OS_AMDHSA;
	if (!usable)
		diag_error(&image->diag, 0, "an image needs a target for amdgcn-amd-amdhsa, not for '%s'", target->triple);
	else if (kd_object_version_has(target->code_object_version, KD_OF_LLVM_14))
		diag_error(&image->diag, 0, "an image cannot be of code object version %u: the version must be %d to %d",
		           target->code_object_version, KD_CODE_OBJECT_VERSION_LLVM_22, KD_CODE_OBJECT_VERSION_MAX);
	return !image->diag.errors;
}

static bool options_are_usable(struct image *image) {
	int kind = (int)image->options->metadata_kind;
	if (kind >= KD_IMAGE_METADATA_MADE && kind <= KD_IMAGE_METADATA_PACKED)
		return true;
	diag_error(&image->diag, 0,
	           "unknown kind of metadata: metadata_kind is %d, it must be KD_IMAGE_METADATA_MADE (%d), "
	           "KD_IMAGE_METADATA_YAML (%d) or KD_IMAGE_METADATA_PACKED (%d)",
	           kind, KD_IMAGE_METADATA_MADE, KD_IMAGE_METADATA_YAML, KD_IMAGE_METADATA_PACKED);
	return false;
}

static bool make_file(struct image *image, struct buffer *file) {
	return write_object(image, file) && (image->options->relocatable || link_object(image, file));
}

static enum kd_status make(struct image *image, const struct kd_target *target, const struct kd_image_kernel *kernels,
                           size_t count, struct buffer *file) {
	if (!target_is_usable(image, target) || !options_are_usable(image))
		return KD_USAGE_ERROR;
	if (!count && !image->options->symbol_count)
		diag_error(&image->diag, 0, "an image needs at least one kernel or symbol");
	for (size_t i = 0; i < count; i++) {
		image->kernel = &kernels[i];
		check_given(image);
	}
	image_check_symbols(image);
	if (image->diag.errors)
		return KD_INPUT_ERRORS;
	fill_module(image, kernels, count);
	image_check_names(image, kernels, count);
	return !image->diag.errors && make_file(image, file) ? KD_OK : KD_INPUT_ERRORS;
}

struct kd_result *kd_image_make(const struct kd_target *target, const struct kd_image_kernel *kernels, size_t count,
                                const struct kd_image_options *options) {
	static const struct kd_image_options no_options = {0};
	struct outcome *outcome = outcome_new();
	if (!outcome)
		return NULL;
	if (setjmp(*arena_escape(outcome->arena)))
		return outcome_no_memory(outcome);
	struct arena *arena = outcome->arena;
	struct image *image = arena_zeroed(arena, 1, sizeof *image);
	struct buffer file = buffer_in(arena);
	image->arena = arena;
	image->options = options ? options : &no_options;
	diag_init(&image->diag, arena, 0);
	sources_init(&image->sources, arena);
	stages_begin(&image->module, arena, &image->diag, image->options->size_limit);
	image->module.target = *target;
	outcome->result.status = make(image, target, kernels, count, &file);
	return outcome_end(outcome, &file, &image->diag, &image->sources);
}
