/* runs_on.c: --runs-on: whether GPUs run what is in files, and what stands in the way. */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "runs_on.h"
#include "tasks.h"
#include "base/json.h"
#include "base/name.h"
#include "kdasm/loading.h"

/* Since which release ROCm's runtime loads a code object version, the newest first: what GetCodeObjectVersion() in
 * amd_hsa_code.cpp of the loader accepts. Of releases before the last row no source could be looked at. */
static const struct {
	unsigned major, minor, version;
} runtimes[] = {
    {6, 2, 6}, /* the loader at tag rocm-6.2.0; at rocm-6.1.2 the newest is 5 */
    {5, 2, 5}, /* the loader of Debian's libhsa-runtime64-1 5.2.3 */
};

enum { RUNTIMES = sizeof runtimes / sizeof *runtimes };

struct gpu {
	const char *name;
	struct kd_gpu gpu;
	/* The same with each setting of what is not known of it: a bundle may have code for each. */
	struct kd_gpu settings[4];
	unsigned setting_count;
};

static const char *const obstacles[] = {
    [KD_LOAD_VERSION] = "version", [KD_LOAD_PROCESSOR] = "processor", [KD_LOAD_GENERIC_VERSION] = "generic_version",
    [KD_LOAD_XNACK] = "xnack",     [KD_LOAD_SRAMECC] = "sramecc",     [KD_LOAD_CHECK] = "check",
    [KD_LOAD_UNKNOWN] = "unknown",
};

/* How a GPU does with a group. */
struct result {
	unsigned ready; /* bit for each setting of the GPU that some object runs with */
	bool runs;      /* there is one for all of them */
	LIST(struct obstacle) problems;
	LIST(struct obstacle) others; /* objects for other processors */
};

/* What a loader chooses from: the entries of a bundle, or the objects of a file or member that are in no bundle. */
struct group {
	const struct kd_content *first;
	struct result *results; /* for each GPU */
};

struct answering {
	struct arena *arena;
	LIST(struct gpu) gpus;
	LIST(struct group) groups; /* of the file */
	struct names known;        /* the numbers of groups and one, by what all in them have in common */
	const char *label;         /* of the object */
	struct result *result;
	bool only_settings; /* nothing but settings of the GPU is in its way, as far as was asked */
};

/* ---- one file ---- */

struct obstacle obstacle_of(struct arena *arena, const char *object, const struct kd_load_problem *problem) {
	const struct kd_check_row *check = problem->obstacle == KD_LOAD_CHECK ? kd_check_at(problem->check) : NULL;
	return (struct obstacle){.object = object,
	                         .name = obstacles[problem->obstacle],
	                         .check = check ? check->name : NULL,
	                         .level = check ? check->level : KD_LEVEL_REFUSED,
	                         .kernel = arena_copy_text(arena, problem->kernel),
	                         .text = arena_copy_text(arena, problem->text),
	                         .remedy = arena_copy_text(arena, problem->remedy)};
}

static void note_problem(void *context, const struct kd_load_problem *problem) {
	struct answering *answering = context;
	struct arena *arena = answering->arena;
	struct result *result = answering->result;
	bool other = problem->obstacle == KD_LOAD_PROCESSOR;
	bool setting = problem->obstacle == KD_LOAD_XNACK || problem->obstacle == KD_LOAD_SRAMECC;
	answering->only_settings = answering->only_settings && setting;
	struct obstacle *kept = other ? list_add(arena, &result->others) : list_add(arena, &result->problems);
	*kept = obstacle_of(arena, answering->label, problem);
}

/* What all objects of a group have in common: where the bundle begins, or the name of the member. */
static struct name *group_name(struct answering *answering, const struct kd_content *content) {
	const char *text = content->bundle_id ? arena_printf(answering->arena, "#%" PRIu64, content->bundle_offset)
	                   : content->member  ? arena_printf(answering->arena, "/%s", content->member)
	                                      : "";
	return name_intern(&answering->known, text, strlen(text));
}

static struct group *find_group(struct answering *answering, const struct kd_content *content) {
	struct name *name = group_name(answering, content);
	if (name->number)
		return &answering->groups.items[name->number - 1];
	struct group *group = list_add(answering->arena, &answering->groups);
	name->number = answering->groups.count;
	group->first = content;
	group->results = arena_zeroed(answering->arena, answering->gpus.count, sizeof *group->results);
	return group;
}

static void begin_groups(struct answering *answering) {
	answering->groups.count = 0;
	names_init(&answering->known, answering->arena);
}

/* What runs whatever the settings are runs with each of them; they are asked for only where nothing else stands in the
 * way. */
static void ask_gpu(struct answering *answering, const struct gpu *gpu, const struct kd_code_object *object) {
	struct result *result = answering->result;
	const size_t problems = result->problems.count, others = result->others.count;
	if (result->runs)
		return;
	answering->only_settings = true;
	bool runs = kd_code_object_runs_on(object, &gpu->gpu, note_problem, answering);
	for (unsigned i = 0; answering->only_settings && i < gpu->setting_count; i++)
		if (runs || kd_code_object_runs_on(object, &gpu->settings[i], NULL, NULL))
			result->ready |= 1u << i;
	result->runs = result->ready == (1u << gpu->setting_count) - 1;
	if (!result->runs)
		return;
	result->problems.count = problems;
	result->others.count = others;
}

/* The runtime chooses an entry by its ID alone. */
static bool is_named_right(struct answering *answering, const struct kd_content *content,
                           const struct kd_code_object *object) {
	const char *name = kd_code_object_target(object)->processor->id_name;
	const char *named = content->bundle_id ? strstr(content->bundle_id, "gfx") : NULL;
	size_t size = named ? strcspn(named, ":+") : 0;
	if (!named || (strlen(name) == size && memcmp(named, name, size) == 0))
		return true;
	const struct obstacle problem = {
	    .object = answering->label,
	    .name = "bundle_entry",
	    .level = KD_LEVEL_REFUSED,
	    .text = arena_printf(answering->arena, "the ID of the entry names %.*s, but the code is for %s", (int)size,
	                         named, name),
	    .remedy = "bundle it again, with the ID of its own target",
	};
	*list_add(answering->arena, &answering->result->problems) = problem;
	return false;
}

static bool ask_object(struct answering *answering, struct subject_file *file, size_t index) {
	struct subject subject;
	struct group *group = find_group(answering, &file->contents->items[index]);
	struct arena *below = arena_new_below(answering->arena);
	bool opened = subject_open(&subject, below, file, index);
	for (size_t i = 0; opened && i < answering->gpus.count; i++) {
		answering->result = &group->results[i];
		answering->label = arena_copy_text(answering->arena, subject.label);
		if (is_named_right(answering, subject.content, subject.object))
			ask_gpu(answering, &answering->gpus.items[i], subject.object);
	}
	arena_free(below);
	return opened;
}

/* Portable code, which the runtime compiles for the GPU that is there. */
static bool is_portable(const struct kd_content *content) {
	return content->bundle_id && strstr(content->bundle_id, "amdgcnspirv");
}

/* Asks about all that is in a file, which was read. False, reported, if something can't be. */
static bool ask_contents(struct answering *answering, struct subject_file *file) {
	bool good = true;
	begin_groups(answering);
	for (size_t i = 0; i < file->contents->count; i++) {
		const struct kd_content *content = &file->contents->items[i];
		if (content->is_code_object)
			good = ask_object(answering, file, i) && good;
		for (size_t g = 0; is_portable(content) && g < answering->gpus.count; g++)
			find_group(answering, content)->results[g].runs = true;
	}
	if (answering->groups.count)
		return good;
	complain("%s: it contains no code object", file->name);
	*file->options->unread = true;
	return false;
}

static bool ask_file(struct answering *answering, const struct options *options, struct subject_file *file,
                     const char *name) {
	begin_groups(answering);
	return subject_file_read(file, answering->arena, options, name) && ask_contents(answering, file);
}

static size_t failing_groups(const struct answering *answering, size_t gpu) {
	size_t count = 0;
	for (size_t i = 0; i < answering->groups.count; i++)
		count += !answering->groups.items[i].results[gpu].runs;
	return count;
}

/* ---- as text ---- */

enum { MOST_SHOWN = 10 };

/* Objects that have the remedy in common have it once, after the last of them. */
static void put_problems(const struct obstacle *problems, size_t count, const char *others) {
	size_t shown = count < MOST_SHOWN ? count : MOST_SHOWN;
	for (size_t i = 0; i < shown; i++) {
		fputs("  ", stdout);
		subject_put(problems[i].object);
		if (problems[i].kernel) {
			fputs(", kernel ", stdout);
			subject_put(problems[i].kernel);
		}
		printf(": %s\n", problems[i].text);
		if (i + 1 == shown || strcmp(problems[i].remedy, problems[i + 1].remedy) != 0)
			printf("    remedy: %s\n", problems[i].remedy);
	}
	if (count > shown)
		printf("  and %zu more%s\n", count - shown, others);
}

/* The others say little where there is code for the processor. */
static void put_group(const struct group *group, size_t gpu) {
	const struct result *result = &group->results[gpu];
	if (result->problems.count)
		put_problems(result->problems.items, result->problems.count, "");
	else
		put_problems(result->others.items, result->others.count, " for other processors");
}

static void put_text(const struct answering *answering, const struct subject_file *file) {
	for (size_t gpu = 0; gpu < answering->gpus.count; gpu++) {
		size_t failing = failing_groups(answering, gpu), shown = 0;
		subject_put(file->name);
		printf(": %s: %s\n", answering->gpus.items[gpu].name, failing ? "does not run" : "runs");
		for (size_t i = 0; i < answering->groups.count && shown < MOST_SHOWN; i++) {
			if (answering->groups.items[i].results[gpu].runs)
				continue;
			put_group(&answering->groups.items[i], gpu);
			shown++;
		}
		if (failing > shown)
			printf("  and %zu more bundles\n", failing - shown);
	}
}

/* ---- as JSON ---- */

static void put_json_problem(struct json *json, const struct obstacle *problem) {
	json_begin(json, '{');
	json_entry(json, "object", problem->object);
	json_entry(json, "kernel", problem->kernel);
	json_entry(json, "obstacle", problem->name);
	json_entry(json, "check", problem->check);
	json_entry(json, "message", problem->text);
	json_entry(json, "remedy", problem->remedy);
	json_end(json, '}');
}

static void put_json(struct json *json, const struct answering *answering, const struct subject_file *file) {
	for (size_t gpu = 0; gpu < answering->gpus.count; gpu++) {
		json_begin(json, '{');
		json_entry(json, "file", file->name);
		json_entry(json, "target", answering->gpus.items[gpu].name);
		json_key(json, "runs");
		json_boolean(json, !failing_groups(answering, gpu));
		json_key(json, "problems");
		json_begin(json, '[');
		for (size_t i = 0; i < answering->groups.count; i++) {
			const struct result *result = &answering->groups.items[i].results[gpu];
			for (size_t k = 0; !result->runs && k < result->problems.count; k++)
				put_json_problem(json, &result->problems.items[k]);
			for (size_t k = 0; !result->runs && k < result->others.count; k++)
				put_json_problem(json, &result->others.items[k]);
		}
		json_end(json, ']');
		json_end(json, '}');
	}
}

/* Of a file that has nothing to run there is none. */
static void put_answers(struct json *json, const struct answering *answering, const struct subject_file *file,
                        bool as_json) {
	if (!answering->groups.count)
		return;
	if (as_json)
		put_json(json, answering, file);
	else
		put_text(answering, file);
}

/* ---- all ---- */

/* Numbers with points between them, as "6.2" or "6.4.1". */
static bool is_release(const char *text) {
	do {
		if (!isdigit((unsigned char)*text))
			return false;
		text += strspn(text, "0123456789");
	} while (*text++ == '.');
	return !text[-1];
}

/* The newest code object version that a release of ROCm loads; false, complained of, if that is not known. */
static bool read_runtime(const char *release, unsigned *version) {
	if (!is_release(release)) {
		options_complain("--runtime must be a release of ROCm, as 6.2: '%s'", release);
		return false;
	}
	char *end;
	unsigned long major = strtoul(release, &end, 10), minor = *end ? strtoul(end + 1, NULL, 10) : 0;
	for (size_t i = 0; i < RUNTIMES; i++) {
		if (major < runtimes[i].major || (major == runtimes[i].major && minor < runtimes[i].minor))
			continue;
		*version = runtimes[i].version;
		return true;
	}
	options_complain("--runtime: what runtimes before ROCm %u.%u load is not known: '%s'", runtimes[RUNTIMES - 1].major,
	                 runtimes[RUNTIMES - 1].minor, release);
	return false;
}

static void add_settings(struct gpu *gpu) {
	static const enum kd_feature_state states[] = {KD_FEATURE_OFF, KD_FEATURE_ON};
	bool any_xnack = gpu->gpu.xnack == KD_FEATURE_ANY, any_sramecc = gpu->gpu.sramecc == KD_FEATURE_ANY;
	for (int x = 0; x < 1 + any_xnack; x++) {
		for (int s = 0; s < 1 + any_sramecc; s++) {
			struct kd_gpu *setting = &gpu->settings[gpu->setting_count++];
			*setting = gpu->gpu;
			setting->xnack = any_xnack ? states[x] : gpu->gpu.xnack;
			setting->sramecc = any_sramecc ? states[s] : gpu->gpu.sramecc;
		}
	}
}

static bool read_gpus(struct answering *answering, const struct options *options) {
	char text[KD_TARGET_TEXT_SIZE];
	unsigned version = 0;
	if (options->runtime && !read_runtime(options->runtime, &version))
		return false;
	char *names = arena_copy_text(answering->arena, options->targets), *rest;
	for (char *name = strtok_r(names, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
		struct gpu *gpu = list_add(answering->arena, &answering->gpus);
		gpu->name = name;
		if (!kd_gpu_parse(&gpu->gpu, name, text, sizeof text)) {
			options_complain("--runs-on: %s", text);
			return false;
		}
		gpu->gpu.code_object_version = version;
		add_settings(gpu);
	}
	if (!answering->gpus.count)
		options_complain("--runs-on names no GPU");
	return answering->gpus.count;
}

static bool all_run(const struct answering *answering) {
	for (size_t gpu = 0; gpu < answering->gpus.count; gpu++)
		if (failing_groups(answering, gpu))
			return false;
	return true;
}

int action_runs_on(struct arena *arena, const struct options *options) {
	struct answering answering = {.arena = arena};
	struct out out = out_to(arena, subject_print, NULL);
	struct json json = {.out = &out};
	bool good = true, as_json = options->format == FORMAT_JSON;
	if (!read_gpus(&answering, options))
		return STATUS_WRONG_USAGE;
	if (as_json) {
		json_begin(&json, '{');
		json_entry(&json, "schema", "kdinfo-runs-on");
		json_unsigned_entry(&json, "schema_version", 1);
		json_key(&json, "answers");
		json_begin(&json, '[');
	}
	for (size_t i = 0; i < options->files.count; i++) {
		struct subject_file *file = arena_zeroed(arena, 1, sizeof *file);
		good = ask_file(&answering, options, file, options->files.items[i]) && good;
		good = all_run(&answering) && good;
		put_answers(&json, &answering, file, as_json);
	}
	if (as_json) {
		json_end(&json, ']');
		json_end(&json, '}');
		out_text(&out, "\n");
	}
	out_flush(&out);
	return subject_printed() && good ? STATUS_OK : STATUS_FAILED;
}

bool runs_on_visit(struct arena *arena, const struct options *options, struct subject_file *file, take_obstacle *take,
                   void *context) {
	struct answering answering = {.arena = arena};
	if (!read_gpus(&answering, options))
		return false;
	bool good = ask_contents(&answering, file);
	for (size_t i = 0; i < answering.groups.count; i++) {
		const struct result *result = &answering.groups.items[i].results[0];
		bool others = !result->problems.count;
		const struct obstacle *obstacle = others ? result->others.items : result->problems.items;
		size_t count = result->runs ? 0 : others ? result->others.count : result->problems.count;
		for (; count; count--)
			take(context, obstacle++);
	}
	return good;
}
