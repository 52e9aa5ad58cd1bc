/* subjects.c: see subjects.h. */
#include "raw.h"
#include "subjects.h"

#include <errno.h>
#include <fnmatch.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/elf_machine.h"
#include "base/elf_numbers.h"
#include "programs/shared/messages.h"
#include "programs/shared/progress.h"
#include "scratch_file.h"
#include "tasks.h"
#include "uri.h"
#include "workers.h"

static void close_file(void *subject_file) {
	struct subject_file *file = subject_file;
	kd_contents_free(file->contents);
	kd_visa_close(file->visa);
	kd_core_file_close(file->core);
	kd_core_file_close(file->host);
}

/* ---- core files ---- */

/* NULL, reported, if it can't be read. */
static struct kd_core_file *open_core(const char *name, const uint8_t *bytes, size_t size,
                                      const struct kd_core_file *host) {
	struct kd_core_file *core = kd_core_file_open(bytes, size, host);
	if (kd_core_file_status(core) == KD_OK)
		return core;
	complain("%s: %s", name, kd_core_file_error(core));
	kd_core_file_close(core);
	return NULL;
}

/* The core file that --core names; true also if there is none. */
static bool read_host(struct subject_file *file, struct arena *arena, const struct options *options) {
	if (!options->core)
		return true;
	if (!input_view(&file->host_input, arena, options->core)) {
		complain("cannot read '%s': %s", options->core, strerror(errno));
		return false;
	}
	file->host = open_core(options->core, (const uint8_t *)file->host_input.text, file->host_input.size, NULL);
	return file->host;
}

/* If the file is one that is shown. The others take what code objects a damaged one has, too. */
static bool read_core(struct subject_file *file, struct arena *arena, const struct options *options) {
	if (!file->is_core || options->action != action_show)
		return true;
	if (!read_host(file, arena, options))
		return false;
	file->core = open_core(file->name, file->bytes, file->size, file->host);
	for (size_t i = 0; file->core && i < kd_core_file_remark_count(file->core); i++)
		warn("%s: %s", file->name, kd_core_file_remark(file->core, i));
	*options->unread |= file->core && kd_core_file_remark_count(file->core);
	return file->core;
}

static bool read_visa(struct subject_file *file) {
	if (!kd_visa_is(file->bytes, file->size))
		return true;
	file->visa = kd_visa_open(file->bytes, file->size);
	if (kd_visa_status(file->visa) == KD_OK)
		return true;
	complain("%s: %s", file->name, kd_visa_error(file->visa));
	return false;
}

/* Where in a core file the memory is that a URI names. */
static bool find_memory(const struct subject_file *file, struct place *place) {
	struct kd_core_file *core = open_core(file->path, (const uint8_t *)file->input.text, file->input.size, NULL);
	bool found = core && kd_core_file_memory(core, place->offset, place->size, &place->offset);
	if (core && !found)
		complain("%s: the core file '%s' lacks this memory", file->name, file->path);
	kd_core_file_close(core);
	return found;
}

/* ---- files ---- */

static bool choose_range(struct subject_file *file, struct place *place) {
	file->bytes = (uint8_t *)file->input.text;
	file->size = file->input.size;
	if (!place->has_range)
		return true;
	if (place->is_memory && !find_memory(file, place))
		return false;
	if (place->offset > file->size || place->size > file->size - place->offset) {
		complain("%s: the file has %zu bytes, but the range of the URI goes beyond them", file->name, file->size);
		return false;
	}
	file->bytes += place->offset;
	file->size = (size_t)place->size;
	file->offset = place->offset;
	return true;
}

/* Whether the action is about the file, though there is no code object in it. */
static bool is_for_file(const struct subject_file *file, const struct options *options) {
	bool shown = options->action == action_show || options->action == action_list;
	bool checked = options->action == action_check || options->action == action_check_json;
	return (file->is_core && shown) || (file->visa && (shown || checked));
}

/* Whether the action takes what archives have for a library as if it were in the library: what is written or compared
 * is one file. */
static bool follows(const struct options *options) {
	return options->action != action_set && options->action != action_diff && options->action != action_runs_on;
}

/* Whether what can't be read besides what the action looks for is missed: these take or change one thing, and say if it
 * is not there. */
static bool wants_all_contents(const struct options *options) {
	return options->action != action_unbundle;
}

static bool wants_whole_objects(const struct options *options) {
	return options->action != action_set;
}

/* Of a library that has code objects of its own, too. */
static void warn_of_archives(const struct subject_file *file) {
	for (size_t i = 0; i < file->contents->reference_count; i++)
		warn("%s: more code objects, of '%s', are in an archive of kernels, '%s', which this does not look at",
		     file->name, file->contents->references[i].name, file->contents->references[i].paths[0]);
}

static bool find_contents(struct subject_file *file, struct arena *arena, const struct options *options) {
	file->contents = kd_contents_find(file->bytes, file->size, &scratch_files);
	for (size_t i = 0; file->contents && i < file->contents->remark_count; i++)
		warn("%s: %s", file->name, file->contents->remarks[i]);
	*options->unread |= file->contents && file->contents->remark_count && wants_all_contents(options);
	if (file->contents && file->contents->count && !follows(options))
		warn_of_archives(file);
	if (!file->contents || file->contents->status == KD_NO_MEMORY)
		complain("%s: out of memory", file->name);
	else if (file->contents->status != KD_OK)
		complain("%s: %s", file->name, file->contents->error);
	else if (file->contents->reference_count && follows(options) && !subject_file_find_archives(file, arena, options))
		return false;
	else if (!file->contents->count && (file->followed.count || is_for_file(file, options)))
		return true;
	else if (!file->contents->count && (file->is_core || file->visa))
		complain("%s: no code object found in %s", file->name,
		         file->is_core ? "the memory that the core file has" : "it: it is vISA debug information");
	else if (!file->contents->count && file->contents->reference_count)
		complain("%s: no code object found: those of '%s' are in an archive of kernels, '%s': give that", file->name,
		         file->contents->references[0].name, file->contents->references[0].paths[0]);
	else if (!file->contents->count && elf_machine_is(file->bytes, file->size, EM_NONE))
		complain("%s: no code object found: " MACHINE_FORGOTTEN, file->name);
	else if (!file->contents->count)
		complain("%s: no code object found: it is not an ELF file for AMDGPU, and contains neither one nor an offload "
		         "bundle",
		         file->name);
	else
		return true;
	return false;
}

static bool read_raw(struct subject_file *file, struct arena *arena, const struct options *options) {
	const char *error;
	const uint8_t *bytes = file->bytes;
	if (!options->raw)
		return true;
	if (!raw_read(arena, options->processor, &bytes, &file->size, &error)) {
		complain("%s: %s", file->name, error);
		return false;
	}
	file->bytes = (uint8_t *)(uintptr_t)bytes;
	return true;
}

/* What is read: a file of the command line, or an archive that is open. */
static bool view(struct subject_file *file, struct arena *arena, const struct followed *followed) {
	return followed ? input_view_open(&file->input, arena, followed->file.file)
	                : input_view(&file->input, arena, file->path);
}

static bool read_whole(struct subject_file *file, struct arena *arena, const struct options *options,
                       struct place *place, const struct followed *followed) {
	file->path = place->path;
	if (!view(file, arena, followed)) {
		complain("cannot read '%s': %s", place->path, strerror(errno));
		return false;
	}
	arena_defer(arena, close_file, file);
	if (!choose_range(file, place) || !read_raw(file, arena, options))
		return false;
	file->is_core = kd_core_file_is(file->bytes, file->size);
	return read_core(file, arena, options) && read_visa(file) && find_contents(file, arena, options);
}

static bool read_place(struct subject_file *file, struct arena *arena, const struct options *options,
                       struct place *place, const struct followed *followed) {
	bool good = read_whole(file, arena, options, place, followed);
	*options->unread |= !good;
	return good;
}

bool subject_file_read(struct subject_file *file, struct arena *arena, const struct options *options,
                       const char *name) {
	struct place place;
	const char *error;
	*file = (struct subject_file){.name = name, .options = options};
	if (uri_read(arena, name, options->core, &place, &error))
		return read_place(file, arena, options, &place, NULL);
	complain("%s: %s", name, error);
	*options->unread = true;
	return false;
}

bool subject_file_follow(struct subject_file *file, struct arena *arena, const struct options *options,
                         const struct followed *followed) {
	struct place place = {.path = followed->file.path};
	*file = (struct subject_file){.name = followed->file.path, .library = followed->library, .options = options};
	return read_place(file, arena, options, &place, followed);
}

bool subject_file_has(const struct subject_file *file, size_t index) {
	const struct kd_content *content = &file->contents->items[index];
	size_t length = file->library ? strlen(file->library) : 0;
	if (!file->library)
		return true;
	return content->kpack_target && strncmp(content->member, file->library, length) == 0 &&
	       content->member[length] == '#';
}

/* ---- code objects ---- */

static void close_object(void *object) {
	kd_code_object_close(object);
}

/* The name of a bundle's entry: its ID, with a number if there are more of them. */
static const char *entry_name(struct arena *arena, const struct kd_content *content) {
	if (content->id_count == 1)
		return content->bundle_id;
	return arena_printf(arena, "%s#%zu", content->bundle_id, content->id_number);
}

/* A label for messages. */
static const char *make_label(struct arena *arena, const struct subject_file *file, const struct kd_content *content) {
	const char *name = strcmp(file->name, "-") == 0 ? "<stdin>" : file->name;
	if (content->kpack_target)
		return arena_printf(arena, "%s, %s for %s", name, content->member, content->kpack_target);
	if (content->member)
		name = arena_printf(arena, "%s, member %s", name, content->member);
	if (content->bundle_id)
		return arena_printf(arena, "%s, bundle entry %s", name, entry_name(arena, content));
	if (content->offset)
		return arena_printf(arena, "%s, at offset 0x%llx", name, (unsigned long long)content->offset);
	return name;
}

/* The bytes are those of the content; NULL: memory ran out. */
static void open_object(struct subject *subject, struct arena *arena, struct subject_file *file, size_t index,
                        const uint8_t *bytes) {
	const struct kd_content *content = &file->contents->items[index];
	*subject = (struct subject){.file = file, .content = content, .label = make_label(arena, file, content)};
	if (!bytes)
		arena_out_of_memory(arena);
	subject->object = kd_code_object_open(bytes, content->size);
	arena_defer(arena, close_object, subject->object);
}

/* Whether it is open; if not, or not all of it, that is reported. */
static bool is_open(const struct subject *subject) {
	const struct options *options = subject->file->options;
	if (kd_code_object_status(subject->object) != KD_CODE_OBJECT_OK) {
		complain("%s: %s", subject->label, kd_code_object_error(subject->object));
		*options->unread = true;
		return false;
	}
	for (size_t i = 0; i < kd_code_object_remark_count(subject->object); i++)
		warn("%s: %s", subject->label, kd_code_object_remark(subject->object, i));
	*options->unread |= kd_code_object_remark_count(subject->object) && wants_whole_objects(options);
	return true;
}

bool subject_open(struct subject *subject, struct arena *arena, struct subject_file *file, size_t index) {
	open_object(subject, arena, file, index, kd_contents_bytes(file->contents, index));
	return is_open(subject);
}

void subject_warn_unopened(const struct subject_file *file, size_t index) {
	if (!file->contents->items[index].is_damaged)
		return;
	warn("%s: code object number %zu is damaged", file->name, index + 1);
	*file->options->unread = true;
}

/* The kernels whose names a pattern matches; each name once, for they are sorted. */
static bool choose_by_pattern(struct subject *subject, struct arena *arena, const char *pattern) {
	size_t before = subject->kernels.count;
	if (!strpbrk(pattern, "*?["))
		return false;
	for (size_t i = 0; i < kd_code_object_kernel_count(subject->object); i++) {
		const char *name = kd_code_object_kernel(subject->object, i)->name;
		if (fnmatch(pattern, name, 0) == 0)
			*list_add(arena, &subject->kernels) = name;
	}
	return subject->kernels.count > before;
}

/* A choice stays in the list even if there is no such kernel: an empty list would mean all. */
void subject_choose(struct subject *subject, struct arena *arena, const struct options *options, bool *found) {
	for (size_t i = 0; i < options->kernels.count; i++) {
		const char *choice = options->kernels.items[i];
		*list_add(arena, &subject->kernels) = choice;
		bool there = kd_code_object_find_kernel(subject->object, choice) || choose_by_pattern(subject, arena, choice);
		found[i] = found[i] || there;
	}
}

bool subject_wants(const struct subject *subject, const char *kernel) {
	for (size_t i = 0; i < subject->kernels.count; i++)
		if (strcmp(subject->kernels.items[i], kernel) == 0)
			return true;
	return !subject->kernels.count;
}

/* Kernels that are asked for must be somewhere in the file. */
static bool all_found(const char *file, const struct options *options, const bool *found) {
	bool all = true;
	for (size_t i = 0; i < options->kernels.count; i++) {
		if (found[i])
			continue;
		complain("%s: no kernel is called '%s'%s", file, options->kernels.items[i],
		         strpbrk(options->kernels.items[i], "*?[") ? ", nor does any match it" : "");
		all = false;
	}
	return all;
}

/* What is done with the code objects of a file, and of archives that it refers to. */
struct visiting {
	const struct options *options;
	const struct visits *visits;
	void *context;
	bool *found;  /* kernels that were asked for, in any of them */
	bool opened;  /* every code object */
	bool visited; /* every visit was good */
};

static bool is_wanted(const struct subject_file *file, size_t index) {
	return file->contents->items[index].is_code_object && subject_file_has(file, index);
}

static void visit_object(struct visiting *visiting, struct arena *arena, struct subject *subject) {
	if (!is_open(subject)) {
		visiting->opened = false;
		return;
	}
	subject_choose(subject, arena, visiting->options, visiting->found);
	visiting->visited = visiting->visits->subject(visiting->context, subject) && visiting->visited;
}

/* ---- code objects prepared in threads ---- */

struct prepared_object {
	size_t index;        /* of the content */
	struct arena *arena; /* of its own: threads share none; NULL: memory ran out, as if it has not ... */
	struct subject subject;
	bool is_prepared; /* ... come so far */
};

struct preparing {
	struct visiting *visiting;
	struct subject_file *file;
	void **kept;             /* of each thread */
	pthread_mutex_t reading; /* one thread at a time asks for the bytes of contents */
	bool lacks_memory;
	LIST(struct prepared_object) objects;
};

/* What is packed stays unpacked only until others are asked for. */
static const uint8_t *bytes_to_keep(struct preparing *preparing, struct arena *arena, size_t index) {
	const struct kd_content *content = &preparing->file->contents->items[index];
	uint8_t *copy = content->is_packed ? arena_alloc(arena, content->size) : NULL;
	pthread_mutex_lock(&preparing->reading);
	const uint8_t *bytes = kd_contents_bytes(preparing->file->contents, index);
	if (copy && bytes)
		bytes = memcpy(copy, bytes, content->size);
	pthread_mutex_unlock(&preparing->reading);
	return bytes;
}

static void prepare(void *context, unsigned worker, size_t number) {
	struct preparing *preparing = context;
	const struct visiting *visiting = preparing->visiting;
	struct prepared_object *one = &preparing->objects.items[number];
	struct subject *subject = &one->subject;
	one->arena = arena_new();
	if (!one->arena || setjmp(*arena_escape(one->arena)))
		return;
	open_object(subject, one->arena, preparing->file, one->index, bytes_to_keep(preparing, one->arena, one->index));
	if (kd_code_object_status(subject->object) == KD_CODE_OBJECT_OK)
		subject->prepared =
		    visiting->visits->prepare(one->arena, visiting->options, subject->object, &preparing->kept[worker]);
	one->is_prepared = true;
}

/* Nobody looks at its bytes again. */
static void release_bytes(const struct prepared_object *one) {
	struct subject_file *file = one->subject.file;
	const struct kd_content *content = one->subject.content;
	if (!content->is_packed)
		input_release(&file->input, (char *)file->bytes + content->offset, content->size);
}

/* Threads may be at work on others, so that want of memory is told when they are done. */
static void visit_prepared(void *context, size_t number) {
	struct preparing *preparing = context;
	struct prepared_object *one = &preparing->objects.items[number];
	progress_set(PROGRESS_MIDDLE, number, preparing->objects.count, "code objects");
	if (!one->is_prepared || preparing->lacks_memory || setjmp(*arena_escape(one->arena))) {
		preparing->lacks_memory = true;
	} else {
		visit_object(preparing->visiting, one->arena, &one->subject);
		release_bytes(one);
	}
	arena_free(one->arena);
}

static void visit_in_threads(struct visiting *visiting, struct subject_file *file, struct arena *arena) {
	struct preparing preparing = {.visiting = visiting, .file = file, .reading = PTHREAD_MUTEX_INITIALIZER};
	for (size_t i = 0; i < file->contents->count; i++)
		if (is_wanted(file, i))
			list_add(arena, &preparing.objects)->index = i;
	preparing.kept = arena_zeroed(arena, visiting->options->jobs, sizeof *preparing.kept);
	work_in_order(visiting->options->jobs, preparing.objects.count, prepare, visit_prepared, &preparing);
	for (uint32_t i = 0; i < visiting->options->jobs; i++)
		visiting->visits->forget(preparing.kept[i]);
	if (preparing.lacks_memory)
		arena_out_of_memory(arena);
}

/* ---- files ---- */

static void visit_objects(struct visiting *visiting, struct subject_file *file, struct arena *arena) {
	if (visiting->visits->prepare) {
		visit_in_threads(visiting, file, arena);
		return;
	}
	for (size_t i = 0; i < file->contents->count; i++) {
		struct subject subject;
		if (!is_wanted(file, i))
			continue;
		progress_set(PROGRESS_MIDDLE, i, file->contents->count, "code objects");
		struct arena *below = arena_new_below(arena);
		open_object(&subject, below, file, i, kd_contents_bytes(file->contents, i));
		visit_object(visiting, below, &subject);
		arena_free(below);
	}
}
static void visit_followed(struct visiting *visiting, const struct followed *followed, struct arena *arena) {
	struct arena *below = arena_new_below(arena);
	struct subject_file *archive = arena_zeroed(below, 1, sizeof *archive);
	if (!subject_file_follow(archive, below, visiting->options, followed))
		visiting->opened = false;
	else if (visiting->visits->file && !visiting->visits->file(visiting->context, archive))
		visiting->visited = false;
	else
		visit_objects(visiting, archive, below);
	arena_free(below);
}

/* Visits what is in a file that was read. */
static bool visit_all(struct visiting *visiting, struct subject_file *file, struct arena *arena) {
	visiting->found = arena_zeroed(arena, visiting->options->kernels.count, sizeof *visiting->found);
	visiting->opened = !file->unfollowed;
	visiting->visited = true;
	visit_objects(visiting, file, arena);
	for (size_t i = 0; i < file->followed.count; i++)
		visit_followed(visiting, &file->followed.items[i], arena);
	bool found = !visiting->opened || all_found(file->name, visiting->options, visiting->found);
	return found && visiting->opened && visiting->visited;
}

bool subject_file_visit(struct subject_file *file, struct arena *arena, const struct options *options, const char *name,
                        visit_subject *visit, void *context) {
	const struct visits visits = {.subject = visit};
	struct visiting visiting = {.options = options, .visits = &visits, .context = context};
	return subject_file_read(file, arena, options, name) && visit_all(&visiting, file, arena);
}

bool subjects_visit_files(struct arena *arena, const struct options *options, const struct visits *visits,
                          void *context) {
	struct visiting visiting = {.options = options, .visits = visits, .context = context};
	bool good = true;
	for (size_t i = 0; i < options->files.count; i++) {
		progress_set(PROGRESS_OUTER, i, options->files.count, "files");
		struct arena *below = arena_new_below(arena);
		struct subject_file *file = arena_zeroed(below, 1, sizeof *file);
		bool read = subject_file_read(file, below, options, options->files.items[i]);
		bool visited = read && (!visits->file || visits->file(context, file));
		good = visited && visit_all(&visiting, file, below) && good;
		arena_free(below);
	}
	return good;
}

bool subjects_visit(struct arena *arena, const struct options *options, visit_subject *visit, void *context) {
	const struct visits visits = {.subject = visit};
	return subjects_visit_files(arena, options, &visits, context);
}

struct kd_print_options subject_print_options(const struct subject *subject, const struct options *options) {
	return (struct kd_print_options){.kernels = subject->kernels.items,
	                                 .kernel_count = subject->kernels.count,
	                                 .file_name = subject->file->name,
	                                 .content = subject->content,
	                                 .colour = options->colour,
	                                 .code = options->code,
	                                 .relocations = options->relocations,
	                                 .uses = options->uses,
	                                 .changed = options->changed,
	                                 .debug = options->debug,
	                                 .waits = options->waits,
	                                 .physical = options->physical,
	                                 .unread = options->unread,
	                                 .all = options->all_rows,
	                                 .dwarf_reading = options->checks.dwarf_reading,
	                                 .llvm_version = options->checks.llvm_version};
}

void subject_put(const char *text) {
	message_text(stdout, text, strlen(text), "");
}

bool subject_written(struct output *output) {
	if (output_end(output))
		return true;
	if (errno != EPIPE || strcmp(output->path, "-") != 0)
		complain("cannot write '%s': %s", output->path, output_error(output));
	return false;
}

void subject_print_coloured(void *context, const char *text, size_t size) {
	(void)context;
	fwrite(text, 1, size, stdout);
}

void subject_print(void *context, const char *text, size_t size) {
	(void)context;
	message_text(stdout, text, size, "\n\t");
}

void subject_print_source(void *context, const char *text, size_t size) {
	if (isatty(STDOUT_FILENO))
		subject_print(context, text, size);
	else
		subject_print_coloured(context, text, size);
}

bool subject_printed(void) {
	if (fflush(stdout) == 0 && !ferror(stdout))
		return true;
	complain("cannot write standard output: %s", strerror(errno));
	return false;
}
