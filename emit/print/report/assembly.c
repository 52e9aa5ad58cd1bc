/* assembly.c: a code object as directives: kdasm makes the same descriptors and metadata of them.
 *
 * What no directive makes (reserved bits, bits that have a name only, impossible counts, documents in an order that no
 * assembler writes) is there as data, with a comment that says so. What is printed as metadata has been assembled,
 * to see. */
#include <inttypes.h>
#include <stdio.h>

#include "assembly.h"
#include "base/info_records.h"
#include "base/row_numbers.h"
#include "kernel/descriptor/ending.h"
#include "files/object/note_types.h"
#include "files/object/resources.h"
#include "files/elf/read/elf_target.h"

/* ---- the target ---- */

static void add_feature(char *text, const char *name, bool on) {
	size_t used = strlen(text);
	snprintf(text + used, KD_TARGET_TEXT_SIZE - used, "%s%c%s", used ? "," : "", on ? '+' : '-', name);
}

static void add_state(char *text, const char *name, const char *support, bool supported, enum kd_feature_state state) {
	bool is_chosen = state == KD_FEATURE_ON || state == KD_FEATURE_OFF;
	if (is_chosen && !supported)
		add_feature(text, support, true);
	if (is_chosen)
		add_feature(text, name, state == KD_FEATURE_ON);
	else if (supported && state == KD_FEATURE_UNSUPPORTED)
		add_feature(text, support, false);
}

/* Where a directive may not choose between wavefronts of 32 and 64, or between CU and WGP mode, the options have to
 * be those that the first kernel was made with. Instructions are for wavefronts of the size that options choose. */
static void add_modes(struct assembly *assembly) {
	const struct kd_code_object *object = assembly->object;
	if (!object->kernels.count)
		return;
	const uint8_t *bytes = object->kernels.items[0].descriptor;
	if (!object->descriptors_are_code_t) {
		const struct kd_field *mode = kd_field_at(KD_FIELD_WGP_MODE_GFX1250);
		if (kd_field_available(&object->target, mode) && kd_field_read(mode, bytes))
			add_feature(assembly->features, "cumode", false);
		bool has_code = assembly->printing->options->code || assembly->printing->options->debug;
		if (has_code && object_wave(object) != object->target.wave)
			add_feature(assembly->features, "wavefrontsize64", true);
	} else if (kd_has(object->target.family.capabilities, KD_WAVE32, 0) &&
	           !kd_code_t_read(kd_code_t_field_at(KD_CODE_T_ENABLE_WAVEFRONT_SIZE32), bytes)) {
		add_feature(assembly->features, "wavefrontsize32", false);
		add_feature(assembly->features, "wavefrontsize64", true);
	}
}

/* In version 2 nothing else names a target, and "generic" has the same e_flags as none. */
static const char *processor_option(const struct kd_target *target) {
	const char *name = target->processor->name;
	if (strcmp(name, "gfx000") != 0)
		return name;
	return kd_object_version_has(target->code_object_version, KD_WITH_KERNEL_CODE) ? "generic" : NULL;
}

/* The triple that -triple takes: the target ID without what follows its system. */
static const char *triple_option(struct assembly *assembly) {
	const struct kd_target *target = &assembly->object->target;
	size_t length = strlen(target->triple);
	while (length && target->triple[length - 1] == '-')
		length--;
	return arena_copy(assembly->printing->arena, target->triple, length);
}

/* The options, and the target that they make. */
static void choose_target(struct assembly *assembly) {
	const struct kd_target *target = &assembly->object->target;
	char text[KD_TARGET_TEXT_SIZE];
	const struct kd_processor *processor = target->processor;
	unsigned llvm_version = assembly->printing->options->llvm_version;
	bool has_xnack = processor->xnack &&
	                 !(processor->xnack_wired && kd_llvm_has(llvm_version, KD_LLVM_HARDWIRED_XNACK));
	add_state(assembly->features, "xnack", "xnack-support", has_xnack, target->xnack);
	add_state(assembly->features, "sramecc", "sramecc-support", processor->sramecc, target->sramecc);
	add_modes(assembly);
	struct kd_target_options options = {.triple = triple_option(assembly),
	                                    .processor = processor_option(target),
	                                    .features = assembly->features[0] ? assembly->features : NULL,
	                                    .code_object_version = target->code_object_version,
	                                    .llvm_version = llvm_version};
	if (!kd_target_init(&assembly->target, &options, text, sizeof text))
		assembly->target = *target;
}

static void put_options(struct assembly *assembly, bool linked, const char *more) {
	const struct kd_target *target = &assembly->target;
	const char *processor = processor_option(target);
	out_printf(assembly->out, "// kdasm%s -triple=%s", linked ? " -shared" : "", triple_option(assembly));
	if (processor)
		out_printf(assembly->out, " -mcpu=%s", processor);
	if (assembly->features[0])
		out_printf(assembly->out, " -mattr=%s", assembly->features);
	if (kd_target_system(target)->versioned)
		out_printf(assembly->out, " --amdhsa-code-object-version=%u", target->code_object_version);
	if (assembly->printing->options->llvm_version)
		out_printf(assembly->out, " --llvm-version=%u", assembly->printing->options->llvm_version);
	out_printf(assembly->out, "%s\n", more);
}

/* ---- data ---- */

enum { BYTES_IN_LINE = 16, BYTE_TEXT = sizeof ",0xff" - 1 };

static void put_line_of_bytes(struct out *out, const uint8_t *bytes, size_t size) {
	static const char digits[] = "0123456789abcdef", beginning[] = "\t.byte";
	uint8_t *at = buffer_extend(&out->text, sizeof beginning - 1 + BYTE_TEXT * size + 1);
	memcpy(at, beginning, sizeof beginning - 1);
	at += sizeof beginning - 1;
	for (size_t i = 0; i < size; i++, at += BYTE_TEXT) {
		const char byte[BYTE_TEXT] = {i ? ',' : ' ', '0', 'x', digits[bytes[i] >> 4], digits[bytes[i] & 15]};
		memcpy(at, byte, sizeof byte);
	}
	*at = '\n';
}

void assembly_put_bytes(struct out *out, const uint8_t *bytes, size_t size) {
	for (size_t some; size; bytes += some, size -= some) {
		some = size < BYTES_IN_LINE ? size : BYTES_IN_LINE;
		put_line_of_bytes(out, bytes, some);
	}
}

static void put_object_label(struct out *out, const char *name, size_t size) {
	out_text(out, "\t.type ");
	assembly_put_quoted(out, name, DESCRIPTOR_ENDING);
	out_printf(out, ",@object\n\t.size ");
	assembly_put_quoted(out, name, DESCRIPTOR_ENDING);
	out_printf(out, ", %zu\n\t.globl ", size);
	assembly_put_quoted(out, name, DESCRIPTOR_ENDING);
	out_text(out, "\n");
	assembly_put_quoted(out, name, DESCRIPTOR_ENDING);
	out_text(out, ":\n");
}

/* ---- descriptors ---- */

/* The entry is a relocation, as that of a directive. */
static void put_descriptor_data(struct assembly *assembly, const struct kd_kernel *kernel, const char *why) {
	const struct kd_field *entry = kd_field_at(KD_FIELD_ENTRY_OFFSET);
	size_t after = (size_t)entry->word_offset + entry->word_size;
	struct out *out = assembly->out;
	out_printf(out, "\t// %s\n", why);
	put_object_label(out, kernel->name, KD_DESCRIPTOR_SIZE);
	assembly_put_bytes(out, kernel->descriptor, entry->word_offset);
	out_text(out, "\t.quad ");
	assembly_put_quoted(out, kernel->name, "");
	out_text(out, "-");
	assembly_put_quoted(out, kernel->name, DESCRIPTOR_ENDING);
	out_text(out, "\n");
	assembly_put_bytes(out, kernel->descriptor + after, KD_DESCRIPTOR_SIZE - after);
}

bool assembly_can_describe(const struct assembly *assembly, const struct kd_kernel *kernel) {
	struct kd_descriptor_input input;
	return assembly_is_plain(kernel->name) && kd_descriptor_decode(&assembly->target, kernel->descriptor, &input);
}

void assembly_put_descriptor(const struct assembly *assembly, const struct kd_kernel *kernel) {
	struct kd_descriptor_input input;
	struct out *out = assembly->out;
	kd_descriptor_decode(&assembly->target, kernel->descriptor, &input);
	out_printf(out, "\t.amdhsa_kernel ");
	out_text(out, kernel->name);
	out_text(out, "\n");
	for (size_t i = 0; i < assembly->printing->row_count; i++) {
		const struct kd_field *field = assembly->printing->rows[i];
		if (!field->directive || !(input.given >> field->id & 1) || field->kind == KD_KIND_RESERVE_XNACK)
			continue;
		out_text(out, "\t\t");
		out_text(out, field->directive);
		out_text(out, " ");
		out_signed(out, input.values[field->id]);
		out_text(out, "\n");
	}
	out_text(out, "\t.end_amdhsa_kernel\n");
}

static void put_descriptor(struct assembly *assembly, const struct kd_kernel *kernel) {
	if (assembly_can_describe(assembly, kernel))
		assembly_put_descriptor(assembly, kernel);
	else
		put_descriptor_data(assembly, kernel,
		                    assembly_is_plain(kernel->name) ? "as data: no directives make these bits"
		                                                    : "as data: no directive takes a name like this");
}

static void put_descriptors(struct assembly *assembly) {
	out_text(assembly->out, "\n\t.section .rodata,\"a\",@progbits\n");
	for (size_t i = 0; i < assembly->object->kernels.count; i++) {
		const struct kd_kernel *kernel = &assembly->object->kernels.items[i];
		if (!printing_wants(assembly->printing, kernel->name, strlen(kernel->name)))
			continue;
		out_text(assembly->out, "\t.p2align 6\n");
		put_descriptor(assembly, kernel);
		out_flush_large(assembly->out);
	}
}

/* ---- amd_kernel_code_t ---- */

/* A key refuses a value that the target lacks, but its alias accepts it. */
static bool needs_alias(const struct assembly *assembly, const struct kd_code_t_field *field, int64_t value) {
	char text[KD_TARGET_TEXT_SIZE];
	return !kd_code_t_check(&assembly->target, field, value, text, sizeof text);
}

/* Values as keys would have to say them; whether they make the bytes. */
static bool decode_code_t(const struct assembly *assembly, const struct kd_kernel *kernel,
                          struct kd_code_t_input *input) {
	uint8_t again[KD_CODE_T_SIZE];
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		input->given[i] = true;
		input->values[i] = (int64_t)kd_code_t_read(field, kernel->descriptor);
		if (needs_alias(assembly, field, input->values[i]) && !field->alias)
			return false;
	}
	kd_code_t_encode(&assembly->target, input, again);
	return memcmp(again, kernel->descriptor, KD_CODE_T_SIZE) == 0;
}

void assembly_put_code_t(const struct assembly *assembly, const struct kd_kernel *kernel) {
	struct kd_code_t_input input;
	struct out *out = assembly->out;
	if (!decode_code_t(assembly, kernel, &input)) {
		out_text(out, "\t// as data: no keys make these bits\n");
		assembly_put_bytes(out, kernel->descriptor, KD_CODE_T_SIZE);
		return;
	}
	out_text(out, "\t.amd_kernel_code_t\n");
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		bool by_alias = needs_alias(assembly, field, input.values[i]);
		out_printf(out, "\t\t%s = %" PRId64 "\n", by_alias ? field->alias : field->key, input.values[i]);
	}
	out_text(out, "\t.end_amd_kernel_code_t\n");
}

static void put_code_t(struct assembly *assembly, const struct kd_kernel *kernel) {
	struct out *out = assembly->out;
	out_text(out, "\t.globl ");
	assembly_put_quoted(out, kernel->name, "");
	if (assembly_is_plain(kernel->name)) {
		out_text(out, "\n\t.amdgpu_hsa_kernel ");
		out_text(out, kernel->name);
	}
	out_text(out, "\n\t.p2align 8\n");
	assembly_put_quoted(out, kernel->name, "");
	out_text(out, ":\n");
	assembly_put_code_t(assembly, kernel);
}

static void put_code_ts(struct assembly *assembly) {
	out_text(assembly->out, "\n\t.text\n");
	for (size_t i = 0; i < assembly->object->kernels.count; i++) {
		const struct kd_kernel *kernel = &assembly->object->kernels.items[i];
		if (printing_wants(assembly->printing, kernel->name, strlen(kernel->name)))
			put_code_t(assembly, kernel);
		out_flush_large(assembly->out);
	}
}

/* ---- notes ---- */

/* Whether the text makes the note, or would if kdasm assembled for the processor. */
static bool makes_note(struct assembly *assembly, struct buffer *text, const struct kd_note *wanted) {
	const struct kd_target *target = &assembly->target;
	if (target->processor->only_read)
		return true;
	const struct kd_options options = {.triple = triple_option(assembly),
	                                   .processor = processor_option(target),
	                                   .features = assembly->features[0] ? assembly->features : NULL,
	                                   .code_object_version = target->code_object_version,
	                                   .llvm_version = assembly->printing->options->llvm_version,
	                                   .no_warnings = true};
	return assembly->printing->makes_note(assembly->printing->arena, text, &options, wanted);
}

static void put_note_data(struct assembly *assembly, const struct kd_note *note) {
	struct out *out = assembly->out;
	bool loaded = kd_target_system(&assembly->target)->loaded_notes;
	out_printf(out, "\n\t// as data: no directive makes this note%s%s\n", note->type_name ? ", " : "",
	           note->type_name ? note->type_name : "");
	out_printf(out, "\t.pushsection .note,\"%s\",@note\n\t.p2align 2\n", loaded ? "a" : "");
	out_printf(out, "\t.long %zu, %zu, %" PRIu32 "\n\t.byte ", note->name_size + 1, note->size, note->type);
	for (size_t i = 0; i < note->name_size; i++)
		out_printf(out, "%u,", (unsigned char)note->name[i]);
	out_text(out, "0\n\t.p2align 2\n");
	assembly_put_bytes(out, note->bytes, note->size);
	out_text(out, "\t.p2align 2\n\t.popsection\n");
}

/* A block of metadata is between its directives; the text has the line ends that they want. */
static void begin_block(struct buffer *text, const char *directive) {
	buffer_put_text(text, "\t.");
	buffer_put_text(text, directive);
	buffer_put_text(text, "\n");
}

static void end_block(struct buffer *text, const char *directive) {
	buffer_put_text(text, text->data[text->size - 1] == '\n' ? "\t.end_" : "\n\t.end_");
	buffer_put_text(text, directive);
	buffer_put_text(text, "\n");
}

/* The document of a MessagePack note; with only some kernels wanted it is another one, whose bytes `wanted` gets. */
static void write_document(struct assembly *assembly, struct kd_note *wanted, struct buffer *text) {
	struct printing *printing = assembly->printing;
	struct buffer packed = buffer_in(printing->arena);
	const struct node *tree = printing_document(printing, wanted);
	if (!tree)
		return;
	if (tree != value_node(wanted->metadata)) {
		tree_pack(tree, &packed);
		wanted->bytes = packed.data;
		wanted->size = packed.size;
	}
	const char *directive = tree_find(tree, "amdpal.pipelines") ? "amdgpu_pal_metadata" : "amdgpu_metadata";
	begin_block(text, directive);
	printing_yaml(printing, wanted, tree, text);
	end_block(text, directive);
}

static void write_version(const struct kd_note *note, struct buffer *text, struct arena *arena) {
	if (note->size != 8)
		return;
	unsigned major = (unsigned)load_le(note->bytes, 4), minor = (unsigned)load_le(note->bytes + 4, 4);
	buffer_put_text(text, arena_printf(arena, "\t.hsa_code_object_version %u,%u\n", major, minor));
}

/* Whether these directives can have the text between quotes, in which a backslash takes the byte after it along, and
 * stays. */
static bool is_quotable(const void *text, size_t size) {
	const char *bytes = text;
	for (size_t i = 0; i < size; i++) {
		if (bytes[i] == '"')
			return false;
		i += bytes[i] == '\\';
		if (i == size || !bytes[i] || bytes[i] == '\n' || bytes[i] == '\r')
			return false;
	}
	return true;
}

static void write_isa(const struct kd_note *note, struct buffer *text, struct arena *arena) {
	struct isa_note isa;
	if (isa_note_read(&isa, note->bytes, note->size) && is_quotable(isa.vendor, isa.vendor_size) &&
	    is_quotable(isa.architecture, isa.architecture_size))
		buffer_put_text(
		    text, arena_printf(arena, "\t.hsa_code_object_isa %" PRIu32 ",%" PRIu32 ",%" PRIu32 ",\"%.*s\",\"%.*s\"\n",
		                       isa.version[0], isa.version[1], isa.version[2], (int)isa.vendor_size, isa.vendor,
		                       (int)isa.architecture_size, isa.architecture));
}

static void write_isa_name(const struct kd_note *note, struct buffer *text, struct arena *arena) {
	if (note->size && note->size < KD_TARGET_ID_SIZE && is_quotable(note->bytes, note->size))
		buffer_put_text(
		    text, arena_printf(arena, "\t.amd_amdgpu_isa \"%.*s\"\n", (int)note->size, (const char *)note->bytes));
}

/* The directive that should make a note; nothing when there is none. */
static void write_note(struct assembly *assembly, struct kd_note *note, struct buffer *text) {
	struct arena *arena = assembly->printing->arena;
	switch (note_type_of(note)) {
	case NOTE_AMD_HSA_CODE_OBJECT_VERSION: write_version(note, text, arena); break;
	case NOTE_AMD_HSA_ISA_VERSION: write_isa(note, text, arena); break;
	case NOTE_AMD_HSA_ISA_NAME: write_isa_name(note, text, arena); break;
	case NOTE_AMD_HSA_METADATA:
		begin_block(text, "amd_amdgpu_hsa_metadata");
		buffer_put(text, note->bytes, note->size);
		end_block(text, "amd_amdgpu_hsa_metadata");
		break;
	case NOTE_AMDGPU_METADATA: write_document(assembly, note, text); break;
	case NOTE_AMD_HSA_HSAIL:
	case NOTE_AMD_PAL_METADATA:
	case NOTE_AMDGPU_KFD_CORE_STATE:
	case NOTE_TYPE_COUNT: break;
	}
}

bool assembly_makes_note(const struct kd_note *note) {
	return note_type_of(note) != NOTE_TYPE_COUNT;
}

void assembly_put_note(struct assembly *assembly, const struct kd_note *given) {
	struct kd_note note = *given;
	struct buffer text = buffer_in(assembly->printing->arena);
	write_note(assembly, &note, &text);
	if (text.size && makes_note(assembly, &text, &note)) {
		out_text(assembly->out, "\n");
		write_note(assembly, &note, &text);
		out_hand_on(assembly->out, text.data, text.size);
	} else {
		put_note_data(assembly, &note);
	}
}

/* Notes of others, as GNU's build ID, are theirs to make. */
static void put_notes(struct assembly *assembly) {
	for (size_t i = 0; i < assembly->object->notes.count; i++) {
		const struct kd_note *note = &assembly->object->notes.items[i];
		if (assembly_makes_note(note) && (!note->metadata || printing_document(assembly->printing, note)))
			assembly_put_note(assembly, note);
	}
}

/* ---- functions ---- */

/* Whether there is a name for each symbol, and a line for each entry. */
static bool can_say(const struct kd_function *function) {
	if (function->symbol.number)
		return false;
	for (size_t i = 0; i < function->entry_count; i++) {
		const struct kd_function_entry *entry = &function->entries[i];
		if (!entry->directive || (entry->text && entry->number))
			return false;
	}
	return function->entry_count;
}

static void put_function_entry(struct out *out, const struct kd_function_entry *entry) {
	out_printf(out, "\t\t%s ", entry->directive);
	if (!entry->text)
		out_unsigned(out, entry->number);
	else if (info_row(info_by_directive(entry->directive, strlen(entry->directive)))->operand == INFO_SYMBOL)
		assembly_put_name(out, entry->text);
	else
		assembly_put_string(out, entry->text);
	out_text(out, "\n");
}

static void put_function(struct out *out, const struct kd_function *function) {
	if (!can_say(function)) {
		out_text(out, "\n\t// what .amdgpu.info says of ");
		out_visible(out, function->symbol.text, strlen(function->symbol.text));
		out_text(out, " is left out: no directives make it\n");
		return;
	}
	out_printf(out, "\n\t%s ", function->symbol.directive);
	assembly_put_name(out, function->symbol.text);
	out_text(out, "\n");
	for (size_t i = 0; i < function->entry_count; i++)
		put_function_entry(out, &function->entries[i]);
	out_text(out, "\t" INFO_END "\n");
}

bool assembly_can_say_functions(const struct kd_code_object *object) {
	for (size_t i = 0; i < object->functions.count; i++)
		if (!can_say(&object->functions.items[i]))
			return false;
	return true;
}

void assembly_put_functions(struct assembly *assembly) {
	const struct kd_code_object *object = assembly->object;
	for (size_t i = 0; i < object->functions.count; i++) {
		if (printing_wants_function(assembly->printing, &object->functions.items[i]))
			put_function(assembly->out, &object->functions.items[i]);
		out_flush_large(assembly->out);
	}
}

/* ---- all of it ---- */

void assembly_begin(struct assembly *assembly, struct printing *printing, bool linked, const char *more) {
	*assembly = (struct assembly){.printing = printing, .object = printing->object, .out = &printing->out};
	choose_target(assembly);
	put_options(assembly, linked, more);
	const struct kd_target *target = &assembly->target;
	bool is_named = target->os == KD_OS_AMDHSA && target->processor->architecture == KD_AMDGCN;
	if (is_named && !kd_object_version_has(target->code_object_version, KD_WITH_KERNEL_CODE))
		out_printf(assembly->out, "\t.amdgcn_target \"%s\"\n", printing_target_id(printing));
	if (is_named && kd_has(target->family.capabilities, KD_VERSION_4_UP, 0))
		out_printf(assembly->out, "\t.amdhsa_code_object_version %u\n", target->code_object_version);
}

void print_assembly(struct printing *printing) {
	struct assembly assembly;
	if (printing->options->code || printing->options->debug) {
		print_whole(printing);
		return;
	}
	assembly_begin(&assembly, printing, false, "");
	if (printing->object->descriptors_are_code_t)
		put_code_ts(&assembly);
	else if (printing->object->kernels.count)
		put_descriptors(&assembly);
	put_notes(&assembly);
	assembly_put_functions(&assembly);
}
