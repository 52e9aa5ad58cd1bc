/* metadata.c: metadata of a later version.
 *
 * That of version 2 is written anew. That of version 3 stays except for its version and target. */
#include "kernel/metadata/metadata.h"

#include "edits.h"
#include "kernel/metadata/v2/metadata_upgrade.h"
#include "kernel/metadata/verify.h"
#include "base/yaml/yaml_read.h"
#include "kernel/metadata/document_text.h"
#include "reader/operands.h"

/* ---- version 2 ---- */

void upgrade_metadata_v2(struct reader *reader, const struct metadata_text *text, struct span block) {
	struct upgrade *upgrade = reader->upgrade;
	if (!upgrade || !edit_possible(reader, block.start))
		return;
	upgrade_uses_target(reader, block.start);
	*list_add(reader->arena, &upgrade->metadata) = (struct upgraded_metadata){*text, block};
}

/* Where a kernel's block has what the metadata leaves out. */
static const struct source_of_number {
	const char *key;
	enum kd_code_t_id code_key;
	bool power; /* of two */
} sources_of_numbers[] = {
    {"KernargSegmentSize", KD_CODE_T_KERNARG_SEGMENT_BYTE_SIZE, false},
    {"GroupSegmentFixedSize", KD_CODE_T_WORKGROUP_GROUP_SEGMENT_BYTE_SIZE, false},
    {"PrivateSegmentFixedSize", KD_CODE_T_WORKITEM_PRIVATE_SEGMENT_BYTE_SIZE, false},
    {"KernargSegmentAlign", KD_CODE_T_KERNARG_SEGMENT_ALIGNMENT, true},
    {"WavefrontSize", KD_CODE_T_WAVEFRONT_SIZE, true},
};

static const struct upgraded_kernel *find_kernel(const struct upgrade *upgrade, const char *name, size_t size) {
	for (size_t i = 0; i < upgrade->kernels.count; i++) {
		const struct upgraded_kernel *kernel = &upgrade->kernels.items[i];
		if (kernel->name->length == size && memcmp(kernel->name->text, name, size) == 0)
			return kernel;
	}
	return NULL;
}

static bool find_number(void *context, const char *name, size_t size, const char *key, uint64_t *number) {
	const struct reader *reader = context;
	const struct upgraded_kernel *kernel = find_kernel(reader->upgrade, name, size);
	if (!kernel)
		return false;
	if (strcmp(key, "NumSGPRs") == 0 || strcmp(key, "NumVGPRs") == 0) {
		*number = (uint64_t)(key[3] == 'S' ? kernel->sgprs : kernel->vgprs);
		return *number != 0;
	}
	for (size_t i = 0; i < sizeof sources_of_numbers / sizeof *sources_of_numbers; i++) {
		const struct source_of_number *row = &sources_of_numbers[i];
		if (strcmp(row->key, key) != 0)
			continue;
		uint64_t value = kd_code_t_read(kd_code_t_field_at(row->code_key), kernel->bytes);
		*number = row->power ? UINT64_C(1) << (value & 31) : value;
		return true;
	}
	return false;
}

static void rewrite(struct reader *reader, const struct upgraded_metadata *metadata) {
	const struct upgrade *upgrade = reader->upgrade;
	struct metadata_upgrade how = {upgrade->version, upgrade->target_id, find_number, reader};
	struct buffer packed = buffer_in(reader->arena), text = buffer_in(reader->arena);
	const char *indent = edit_indent(reader, metadata->block.start);
	if (!metadata_upgrade(reader->arena, reader->diag, &metadata->text, metadata->block.start, &how, &packed))
		return;
	buffer_put_text(&text, ".amdgpu_metadata");
	document_text(reader->arena, &packed, false, &text);
	buffer_put(&text, indent ? indent : "", indent ? strlen(indent) : 0);
	buffer_put(&text, ".end_amdgpu_metadata", sizeof ".end_amdgpu_metadata");
	edit_replace(reader, metadata->block, (const char *)text.data);
}

void upgrade_metadata_finish(struct reader *reader) {
	for (size_t i = 0; i < reader->upgrade->metadata.count; i++)
		rewrite(reader, &reader->upgrade->metadata.items[i]);
}

/* ---- version 3 ---- */

/* What of the document must change. */
struct walk {
	struct reader *reader;
	const struct metadata_text *text;
	struct yaml_reader yaml;
	size_t depth;
	const char *root;        /* where the outermost map begins */
	const char *version_key; /* where the key of the version is */
	struct yaml_token minor; /* its second number; size 0: none */
	size_t version_numbers;  /* that were read; it is being read while `in_version` */
	bool in_version;
	bool in_target;
	const char *target_key;   /* NULL: none */
	struct yaml_token target; /* size 0: it is no single value */
};

static bool token_is(struct walk *walk, const struct yaml_event *event, const char *word) {
	const char *bad, *error;
	size_t size;
	const char *text = yaml_value(&walk->yaml, event, &size, &bad, &error);
	return text && strlen(word) == size && memcmp(text, word, size) == 0;
}

static void see_scalar(struct walk *walk, const struct yaml_event *event) {
	if (walk->in_target && walk->depth == 1)
		walk->target = event->scalar;
	if (walk->in_version && walk->depth == 2 && ++walk->version_numbers == 2)
		walk->minor = event->scalar;
}

static void see_key(struct walk *walk, const struct yaml_event *event) {
	if (walk->depth != 1)
		return;
	walk->in_version = token_is(walk, event, "amdhsa.version");
	walk->in_target = token_is(walk, event, "amdhsa.target");
	if (walk->in_version)
		walk->version_key = event->at;
	if (walk->in_target)
		walk->target_key = event->at;
}

static void see(struct walk *walk, const struct yaml_event *event) {
	switch (event->kind) {
	case YAML_KEY: see_key(walk, event); return;
	case YAML_SCALAR: see_scalar(walk, event); break;
	case YAML_MAPPING:
	case YAML_SEQUENCE:
		if (!walk->depth++)
			walk->root = event->at;
		return;
	case YAML_END: walk->depth--; break;
	default: break;
	}
	if (walk->depth == 1)
		walk->in_version = walk->in_target = false;
}

static void edit_token(struct walk *walk, const struct yaml_token *token, const char *text) {
	kd_pos start = metadata_pos(walk->text, token->text);
	edit_replace(walk->reader, (struct span){start, start + (kd_pos)token->size}, text);
}

/* In front of the version; a line of its own but in `{a: 1, b: 2}`. */
static void add_target(struct walk *walk, const char *id) {
	struct reader *reader = walk->reader;
	kd_pos pos = metadata_pos(walk->text, walk->version_key);
	const char *indent = *walk->root == '{' || !edit_possible(reader, pos) ? NULL : edit_indent(reader, pos);
	const char *text = indent ? arena_printf(reader->arena, "amdhsa.target: %s\n%s", id, indent)
	                          : arena_printf(reader->arena, "amdhsa.target: %s, ", id);
	edit_replace(reader, (struct span){pos, pos}, text);
}

/* Within its quotes, if it has some: llvm-mc refuses a quoted string on the last line. */
static void change_target(struct walk *walk, const char *id) {
	struct reader *reader = walk->reader;
	char before[KD_TARGET_TEXT_SIZE];
	size_t length = kd_target_id_format(&reader->module->target, before, sizeof before);
	struct yaml_token text = walk->target;
	if (!text.size) {
		diag_warning(reader->diag, metadata_pos(walk->text, walk->target_key),
		             "amdhsa.target stays as it is, but the target is %s", id);
		return;
	}
	if (text.size >= 2 && (*text.text == '\'' || *text.text == '"')) {
		text.text++;
		text.size -= 2;
	}
	if (text.size == length && memcmp(text.text, before, length) == 0)
		edit_token(walk, &text, id);
	else if (text.size != strlen(id) || memcmp(text.text, id, text.size) != 0)
		diag_warning(reader->diag, metadata_pos(walk->text, text.text),
		             "amdhsa.target stays %.*s, but the target is %s", (int)(text.size < 200 ? text.size : 200),
		             text.text, id);
}

/* LLVM 14 read some words otherwise. */
static bool reads_the_same(struct reader *reader, const struct metadata_text *text, const struct buffer *packed,
                           struct span block) {
	struct buffer later = buffer_in(reader->arena);
	if (!metadata_assemble(reader->arena, reader->diag, text, reader->upgrade->version, block.start, &later))
		return false;
	bool same = later.size == packed->size && memcmp(later.data, packed->data, later.size) == 0;
	if (!same)
		diag_error(reader->diag, block.start,
		           "later versions read this metadata differently: write true and false instead of words like yes and "
		           "no, and each value on one line");
	buffer_release(&later);
	return same;
}

void upgrade_metadata(struct reader *reader, const struct metadata_text *text, const struct buffer *packed,
                      struct span block) {
	if (!reader->upgrade || !upgrade_target(reader) || !reads_the_same(reader, text, packed, block))
		return;
	struct walk *walk = arena_zeroed(reader->arena, 1, sizeof *walk);
	struct yaml_event event;
	walk->reader = reader;
	walk->text = text;
	upgrade_uses_target(reader, block.start);
	yaml_reader_init(&walk->yaml, reader->arena, text->text, text->size);
	for (yaml_next(&walk->yaml, &event); event.kind != YAML_DONE && event.kind != YAML_FAILED;
	     yaml_next(&walk->yaml, &event))
		see(walk, &event);
	if (walk->minor.size)
		edit_token(walk, &walk->minor,
		           arena_printf(reader->arena, "%d", kd_object_version(reader->upgrade->version)->metadata_minor));
	if (walk->target_key)
		change_target(walk, reader->upgrade->target_id);
	else if (walk->version_key)
		add_target(walk, reader->upgrade->target_id);
}
