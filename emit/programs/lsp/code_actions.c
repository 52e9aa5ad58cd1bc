/* code_actions.c: see code_actions.h. */
#include "code_actions.h"

#include <string.h>

#include "diagnostics.h"
#include "text_edits.h"
#include "kdasm/code_object.h"
#include "markdown.h"
#include "unit.h"

/* A kind stands for those below it: "refactor" for "refactor.rewrite". */
bool action_is_wanted(const struct acting *acting, const char *kind) {
	size_t index;
	const json_t *element;
	if (!json_is_array(acting->only))
		return true;
	json_array_foreach(acting->only, index, element) {
		const char *wanted = json_string_value(element);
		size_t size = wanted ? strlen(wanted) : 0;
		if (wanted && strncmp(kind, wanted, size) == 0 && (!size || !kind[size] || kind[size] == '.'))
			return true;
	}
	return false;
}

void action_add(struct acting *acting, const char *title, const char *kind, json_t *edits) {
	json_array_append_new(acting->list, edits_action(acting->document, title, kind, edits));
}

/* ---- waits ---- */

struct inserting {
	struct acting *acting;
	json_t *here, *all;
	size_t elsewhere; /* edits that are in macros or other files */
};

/* Where the statement ends, without blanks and the comment behind it. */
static size_t statement_end(const struct acting *acting, size_t start) {
	struct word_reader reader =
	    outline_words(acting->outline, acting->document, document_line(acting->document, start));
	struct word word;
	size_t end = start;
	while (word_next(&reader, &word))
		if (word.kind != WORD_COMMENT && word.end > end)
			end = word.end;
	return end;
}

static json_t *inserted_edit(const struct acting *acting, const struct kd_inserted *inserted, size_t start) {
	struct buffer text = buffer_in(acting->server->passing);
	size_t end = start;
	for (const char *at = inserted->before; *at; at += strcspn(at, "\n") + 1)
		markdown_put(&text, "%.*s\n\t", (int)strcspn(at, "\n"), at);
	if (inserted->instead) {
		markdown_put(&text, "%.*s", (int)strcspn(inserted->instead, "\n"), inserted->instead);
		end = statement_end(acting, start);
	}
	return edit_json(acting->server->units, acting->document, start, end, (const char *)text.data, text.size);
}

static void take_inserted(void *context, const struct kd_inserted *inserted) {
	struct inserting *inserting = context;
	struct acting *acting = inserting->acting;
	bool is_own = inserted->line == inserted->source_line &&
	              strcmp(inserted->file, acting->assembly->project.assembly.file_name) == 0;
	if (!is_own) {
		inserting->elsewhere++;
		return;
	}
	size_t start = document_assembler_line(acting->document, inserted->line) + inserted->column - 1;
	size_t line = document_line(acting->document, start);
	if (start > acting->document->size)
		return;
	json_t *edit = inserted_edit(acting, inserted, start);
	json_array_append(inserting->all, edit);
	if (line >= document_line(acting->document, acting->start) && line <= document_line(acting->document, acting->end))
		json_array_append(inserting->here, edit);
	json_decref(edit);
}

/* What a check says of the text; missing-wait also stands for missing-wait-state. */
static bool lacks_waits(const struct acting *acting) {
	const struct kd_result *result = acting->assembly->result;
	for (size_t i = 0; result && i < result->diagnostic_count; i++)
		if (strstr(result->diagnostics[i].message, "missing-wait"))
			return true;
	return false;
}

static void add_or_drop(struct acting *acting, const char *title, const char *kind, json_t *edits) {
	if (json_array_size(edits) && action_is_wanted(acting, kind))
		action_add(acting, title, kind, edits);
	else
		json_decref(edits);
}

void actions_waits(struct acting *acting) {
	struct inserting inserting = {acting, NULL, NULL, 0};
	if (!lacks_waits(acting))
		return;
	inserting.here = json_array();
	inserting.all = json_array();
	const struct kd_editing editing = {.take_inserted = take_inserted, .context = &inserting};
	struct kd_options options = acting->assembly->project.assembly;
	options.insert_waits = true;
	options.editing = &editing;
	kd_result_free(assembly_run(acting->server, &acting->assembly->project, &options, acting->document->text,
	                            acting->document->size));
	const char *all = inserting.elsewhere ? "Insert all missing waits of this file; others are in macros or includes"
	                                      : "Insert all missing waits";
	add_or_drop(acting, "Insert the missing wait", "quickfix", inserting.here);
	add_or_drop(acting, all, "refactor.rewrite", inserting.all);
}

/* ---- metadata ---- */

static void take_text(void *context, const char *text, size_t size) {
	buffer_put(context, text, size);
}

/* The metadata of an object that has it filled in, as YAML. */
static struct buffer filled_metadata(const struct acting *acting) {
	struct buffer text = buffer_in(acting->server->passing);
	struct kd_options options = acting->assembly->project.assembly;
	options.fill_metadata = true;
	struct kd_result *result = assembly_run(acting->server, &acting->assembly->project, &options,
	                                        acting->document->text, acting->document->size);
	if (result && result->object) {
		struct kd_code_object *object = kd_code_object_open(result->object, result->object_size);
		const struct kd_print_options print = {0};
		if (kd_code_object_status(object) == KD_CODE_OBJECT_OK &&
		    !kd_code_object_print(object, KD_FORM_YAML, &print, take_text, &text))
			text.size = 0;
		kd_code_object_close(object);
	}
	kd_result_free(result);
	return text;
}

static const struct outline_block *metadata_block(const struct acting *acting) {
	for (size_t i = 0; i < acting->outline->blocks.count; i++) {
		const struct outline_block *block = &acting->outline->blocks.items[i];
		if (block->is_closed && word_is(acting->document->text, block->directive, ".amdgpu_metadata"))
			return block;
	}
	return NULL;
}

/* In the metadata, or where kernels are and there is none. */
static bool is_about_metadata(const struct acting *acting, const struct outline_block *block) {
	size_t first = document_line(acting->document, acting->start), last = document_line(acting->document, acting->end);
	if (json_is_array(acting->only) || (block && last >= block->line && first <= block->last_line))
		return true;
	return acting->outline->lines[first].region == REGION_KERNEL;
}

void actions_metadata(struct acting *acting) {
	static const char title[] = "Fill in metadata from the kernel descriptors", kind[] = "refactor.rewrite";
	const struct outline_block *block = metadata_block(acting);
	const struct document *document = acting->document;
	if (!action_is_wanted(acting, kind) || !is_about_metadata(acting, block))
		return;
	struct buffer text = filled_metadata(acting);
	if (!text.size)
		return;
	size_t start = block ? document_line_start(document, block->line + 1) : document->size;
	size_t end = block ? document_line_start(document, block->last_line) : document->size;
	bool is_same = block && end - start == text.size && memcmp(document->text + start, text.data, text.size) == 0;
	if (is_same)
		return;
	const char *wrapped = arena_printf(acting->server->passing, "\n.amdgpu_metadata\n%.*s.end_amdgpu_metadata\n",
	                                   (int)text.size, (const char *)text.data);
	json_t *edit = block ? edit_json(acting->server->units, document, start, end, (const char *)text.data, text.size)
	                     : edit_json(acting->server->units, document, start, end, wrapped, strlen(wrapped));
	action_add(acting, title, kind, json_pack("[o]", edit));
}

/* ---- upgrades ---- */

/* Words that only old sources have. */
static bool is_old(const struct acting *acting) {
	static const char *const words[] = {".hsa_code_object_version", ".amd_kernel_code_t", ".amdgpu_hsa_kernel"};
	const struct document *document = acting->document;
	unsigned version = acting->assembly->project.assembly.code_object_version;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (memmem(document->text, document->size, words[i], strlen(words[i])))
			return true;
	return version && version < KD_CODE_OBJECT_VERSION_LLVM_22;
}

void actions_upgrade(struct acting *acting) {
	static const char kind[] = "refactor.rewrite";
	if (!action_is_wanted(acting, kind) || !is_old(acting))
		return;
	struct kd_options options = acting->assembly->project.assembly;
	options.output = KD_OUTPUT_UPGRADED;
	struct kd_result *result = assembly_run(acting->server, &acting->assembly->project, &options,
	                                        acting->document->text, acting->document->size);
	if (result && result->status == KD_OK)
		action_add(
		    acting, "Upgrade to code object version 6", kind,
		    edits_to(acting->server->units, acting->document, (const char *)result->object, result->object_size));
	kd_result_free(result);
}

/* ---- the request ---- */

json_t *actions_request(struct server *server, const json_t *parameters) {
	struct acting acting = {.server = server};
	acting.document = server_range(server, parameters, &acting.start, &acting.end);
	if (!acting.document)
		return NULL;
	acting.outline = outline_of(&server->documents, acting.document);
	acting.source = unit_of(server, acting.document).source;
	acting.assembly = assembly_of(server, acting.source);
	acting.only = json_object_get(json_object_get(parameters, "context"), "only");
	acting.list = json_array();
	actions_fixes(&acting);
	if (acting.source != acting.document) /* the rest is about a source as a whole */
		return acting.list;
	actions_waits(&acting);
	actions_metadata(&acting);
	actions_upgrade(&acting);
	return acting.list;
}
