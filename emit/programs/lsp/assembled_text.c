/* assembled_text.c: see assembled_text.h. */
#include "assembled_text.h"

#include <stdlib.h>
#include <string.h>

#include "outline.h"
#include "programs/kdasm/targets.h"

void assembly_free(struct assembly *assembly) {
	if (!assembly)
		return;
	kd_result_free(assembly->result);
	arena_free(assembly->arena);
	free(assembly);
}

/* ---- what the library tells ---- */

/* Sections repeat their name. */
static const char *section_text(struct assembly *assembly, const char *name) {
	const struct line_code *last = assembly->codes.count ? &assembly->codes.items[assembly->codes.count - 1] : NULL;
	return last && strcmp(last->section, name) == 0 ? last->section : arena_copy_text(assembly->arena, name);
}

static void take_statement(void *context, const struct kd_statement *statement) {
	struct assembly *assembly = context;
	const char *section = section_text(assembly, statement->section);
	struct line_code *code = list_add(assembly->arena, &assembly->codes);
	code->source_line = statement->source_line;
	code->line = statement->line;
	code->is_own = statement->line == statement->source_line &&
	               strcmp(statement->file, assembly->project.assembly.file_name) == 0;
	if (!code->is_own) {
		code->text = arena_copy(assembly->arena, statement->text, statement->text_size);
		code->text_size = statement->text_size;
	}
	code->section = section;
	code->address = statement->address;
	code->bytes = (const uint8_t *)arena_copy(assembly->arena, (const char *)statement->bytes, statement->size);
	code->size = statement->size;
}

static void take_symbol(void *context, const struct kd_listed_symbol *symbol) {
	struct assembly *assembly = context;
	struct kd_listed_symbol *kept = list_add(assembly->arena, &assembly->symbols);
	*kept = *symbol;
	kept->name = arena_copy_text(assembly->arena, symbol->name);
	kept->file = arena_copy_text(assembly->arena, symbol->file);
	kept->section = arena_copy_text(assembly->arena, symbol->section);
}

static int compare_codes(const void *a, const void *b) {
	const struct line_code *first = a, *second = b;
	if (first->source_line != second->source_line)
		return first->source_line < second->source_line ? -1 : 1;
	return (first->address > second->address) - (first->address < second->address);
}

static int compare_symbols(const void *a, const void *b) {
	const struct kd_listed_symbol *first = a, *second = b;
	return strcmp(first->name, second->name);
}

static void sort(struct assembly *assembly) {
	if (assembly->codes.count)
		qsort(assembly->codes.items, assembly->codes.count, sizeof *assembly->codes.items, compare_codes);
	if (assembly->symbols.count)
		qsort(assembly->symbols.items, assembly->symbols.count, sizeof *assembly->symbols.items, compare_symbols);
}

/* ---- making one ---- */

/* Open texts, by the names that .include may have for them. */
static void add_texts(struct server *server, struct arena *arena, const struct project *project,
                      struct kd_editing *editing) {
	LIST(struct kd_open_text) texts = {0};
	size_t folder = project->folder ? strlen(project->folder) : 0;
	for (const struct document *d = server->documents.first; d; d = d->next) {
		if (!d->is_open || !d->path)
			continue;
		*list_add(arena, &texts) = (struct kd_open_text){d->path, d->text, d->size};
		if (folder && strncmp(d->path, project->folder, folder) == 0 && d->path[folder] == '/')
			*list_add(arena, &texts) = (struct kd_open_text){d->path + folder + 1, d->text, d->size};
	}
	editing->texts = texts.items;
	editing->text_count = texts.count;
}

struct kd_result *assembly_run(struct server *server, const struct project *project, const struct kd_options *options,
                               const char *text, size_t size) {
	struct arena *arena = arena_new_below(server->arena);
	struct kd_editing editing = options->editing ? *options->editing : (struct kd_editing){0};
	struct kd_options own = *options;
	add_texts(server, arena, project, &editing);
	editing.folder = project->folder;
	own.editing = &editing;
	own.take_object = NULL;
	struct kd_result *result = kd_assemble(size ? text : "", size, &own);
	arena_free(arena);
	return result;
}

static void find_target(struct assembly *assembly, const struct outline *outline, const struct document *document) {
	const struct kd_options *options = &assembly->project.assembly;
	struct kd_target_options wanted = {.triple = options->triple,
	                                   .processor = options->processor,
	                                   .features = options->features,
	                                   .code_object_version = options->code_object_version,
	                                   .llvm_version = options->llvm_version};
	char text[KD_TARGET_TEXT_SIZE];
	if (options->processor)
		assembly->has_target = kd_target_init(&assembly->target, &wanted, text, sizeof text);
	else if (outline->target_end > outline->target)
		assembly->has_target = kd_target_init_from_id(&assembly->target, &wanted, document->text + outline->target,
		                                              outline->target_end - outline->target, text, sizeof text);
}

static bool has_file(const struct kd_result *result, const char *file) {
	for (size_t i = 0; i < result->file_count; i++)
		if (strcmp(result->files[i], file) == 0)
			return true;
	return false;
}

struct files {
	LIST(const char *) list;
};

static struct files copy_files(struct arena *arena, const struct assembly *old) {
	struct files files = {0};
	for (size_t i = 0; old && old->project.several && i < old->all.file_count; i++)
		*list_add(arena, &files.list) = arena_copy_text(arena, old->all.files[i]);
	return files;
}

/* Until further targets are assembled again, they include what they did before. */
static void keep_files(struct assembly *assembly, const struct files *before) {
	struct files files = {0};
	for (size_t i = 0; i < assembly->result->file_count; i++)
		*list_add(assembly->arena, &files.list) = assembly->result->files[i];
	for (size_t i = 0; i < before->list.count; i++)
		if (!has_file(assembly->result, before->list.items[i]))
			*list_add(assembly->arena, &files.list) = before->list.items[i];
	assembly->all.files = files.list.items;
	assembly->all.file_count = files.list.count;
}

/* While a text has mistakes, symbols stand for what they did before. */
static void keep_good(struct document *document) {
	struct assembly *old = document->assembly;
	document->assembly = NULL;
	if (!old || !old->symbols.count) {
		assembly_free(old);
		return;
	}
	assembly_free(document->good);
	document->good = old;
}

static struct assembly *make(struct server *server, struct document *document) {
	struct arena *arena = arena_new_below(server->arena);
	const struct files files = copy_files(arena, document->assembly);
	struct assembly *assembly = calloc(1, sizeof *assembly);
	if (!assembly)
		arena_out_of_memory(server->arena);
	keep_good(document);
	document->assembly = assembly;
	assembly->arena = arena;
	const struct outline *outline = outline_of(&server->documents, document);
	bool has_target = outline->target_end > outline->target;
	assembly->stamps = server->documents.stamps;
	assembly->changes = server->changes;
	assembly->project = project_of(server, assembly->arena, document, has_target);
	find_target(assembly, outline, document);
	const struct kd_editing editing = {
	    .take_statement = take_statement, .take_symbol = take_symbol, .context = assembly};
	struct kd_options options = assembly->project.assembly;
	options.editing = &editing;
	assembly->result = assembly_run(server, &assembly->project, &options, document->text, document->size);
	if (!assembly->result || assembly->result->status == KD_NO_MEMORY)
		arena_out_of_memory(server->arena);
	assembly->all = *assembly->result;
	if (assembly->project.several)
		keep_files(assembly, &files);
	sort(assembly);
	assembly->stamp = document->stamp; /* it is whole */
	return assembly;
}

/* Other texts matter where the source includes some, or names one that can't be read. */
static bool is_current(const struct server *server, const struct document *document) {
	const struct assembly *assembly = document->assembly;
	if (!assembly || assembly->stamp != document->stamp || assembly->changes != server->changes)
		return false;
	bool depends = assembly->all.file_count || assembly->all.status != KD_OK;
	return !depends || assembly->stamps == server->documents.stamps;
}

struct assembly *assembly_of(struct server *server, struct document *document) {
	return is_current(server, document) ? document->assembly : make(server, document);
}

/* ---- further targets ---- */

static void free_result(void *result) {
	kd_result_free(result);
}

static struct kd_result run_for(struct server *server, struct document *document, const char *processor) {
	struct assembly *assembly = document->assembly;
	struct kd_options options = assembly->project.assembly;
	options.processor = processor;
	struct kd_result *result = assembly_run(server, &assembly->project, &options, document->text, document->size);
	if (!result)
		arena_out_of_memory(server->arena);
	arena_defer(assembly->arena, free_result, result);
	if (result->status == KD_NO_MEMORY)
		arena_out_of_memory(server->arena);
	return *result;
}

/* Others are there only when all of them are, if memory runs out. */
static void assemble_others(struct server *server, struct document *document, const struct options *several) {
	struct assembly *assembly = document->assembly;
	size_t count = several->targets.count;
	struct kd_result *results = arena_zeroed(assembly->arena, count, sizeof *results);
	results[0] = *assembly->result;
	for (size_t i = 1; i < count; i++)
		results[i] = run_for(server, document, several->targets.items[i]);
	assembly->stamps = server->documents.stamps; /* the first target's, which is current, depends on no text since */
	targets_join(assembly->arena, several, results, &assembly->all);
	assembly->others = results + 1;
}

struct findings assembly_findings(struct server *server, struct document *document) {
	struct assembly *assembly = assembly_of(server, document);
	if (assembly->project.several && !assembly->others)
		assemble_others(server, document, assembly->project.several);
	return (struct findings){assembly->all.diagnostics, assembly->all.diagnostic_count};
}

/* ---- what an assembly has ---- */

const struct line_code *assembly_codes(const struct assembly *assembly, unsigned line, size_t *count) {
	size_t low = 0, high = assembly->codes.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (assembly->codes.items[middle].source_line < line)
			low = middle + 1;
		else
			high = middle;
	}
	size_t end = low;
	while (end < assembly->codes.count && assembly->codes.items[end].source_line == line)
		end++;
	*count = end - low;
	return assembly->codes.count ? &assembly->codes.items[low] : NULL;
}

static int compare_place(const struct line_code *code, const char *section, uint64_t address) {
	int order = strcmp(code->section, section);
	return order ? order : (code->address > address) - (code->address < address);
}

static int compare_places(const void *a, const void *b) {
	const struct line_code *first = *(const struct line_code *const *)a, *second = *(const struct line_code *const *)b;
	int order = compare_place(first, second->section, second->address);
	return order ? order : (first > second) - (first < second);
}

static void sort_places(struct assembly *assembly) {
	assembly->places = arena_alloc(assembly->arena, (assembly->codes.count + 1) * sizeof *assembly->places);
	for (size_t i = 0; i < assembly->codes.count; i++)
		assembly->places[i] = &assembly->codes.items[i];
	if (assembly->codes.count)
		qsort(assembly->places, assembly->codes.count, sizeof *assembly->places, compare_places);
}

unsigned assembly_line_at(struct assembly *assembly, const char *section, uint64_t address) {
	size_t low = 0, high = assembly->codes.count;
	if (!assembly->places)
		sort_places(assembly);
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_place(assembly->places[middle], section, address) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	bool is_found = low < assembly->codes.count && compare_place(assembly->places[low], section, address) == 0;
	return is_found ? assembly->places[low]->source_line : 0;
}

const struct kd_listed_symbol *assembly_symbol(const struct assembly *assembly, const char *name, size_t size) {
	size_t low = 0, high = assembly->symbols.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const char *known = assembly->symbols.items[middle].name;
		int order = strncmp(known, name, size);
		if (order == 0 && !known[size])
			return &assembly->symbols.items[middle];
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return NULL;
}
