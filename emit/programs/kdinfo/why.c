/* why.c: --why: everything that stands in the way of files, the worst first. */
#include <stdio.h>

#include "runs_on.h"
#include "tasks.h"
#include "base/json.h"
#include "base/name.h"
#include "kdasm/findings.h"
#include "kdasm/loading.h"

enum { LEVELS = KD_LEVEL_ADVICE + 1, MOST_SHOWN = 10 }; /* of one check or obstacle, as text */

/* Something that stands in the way. */
struct reason {
	const char *object, *kernel, *place; /* kernel, place: or NULL */
	const char *name;                    /* of the check or obstacle */
	const char *text, *remedy;           /* remedy: NULL if the text, of a check, ends with it */
};

struct asking {
	struct arena *arena;
	const struct options *options;
	const struct subject *subject;
	const char *file; /* what the reasons are about; NULL: none was read yet */
	size_t unread;    /* objects of it that were not asked about so far */
	LIST(struct reason) reasons[LEVELS];
	struct names known; /* what the loader's answer has: see known_key() */
	struct json *json;  /* NULL: text is printed */
	bool good;          /* nothing is worse than advice */
};

/* What is the matter with a file, by the worst that was found. */
static const char *const verdicts[LEVELS] = {
    [KD_LEVEL_REFUSED] = "the loader or the GPU refuses it",
    [KD_LEVEL_WRONG] = "it loads, but something is wrong",
    [KD_LEVEL_ADVICE] = "nothing stands in the way; there is advice",
};

/* ---- as text ---- */

static void put_place(const struct reason *reason) {
	subject_put(reason->object);
	if (reason->place) {
		fputs(": ", stdout);
		subject_put(reason->place);
	}
	if (reason->remedy && reason->kernel) { /* other texts name the kernel */
		fputs(", kernel ", stdout);
		subject_put(reason->kernel);
	}
}

/* How many reasons of a level have one name. */
struct tally {
	size_t all, before; /* before: that were gone through */
};

static struct tally *tally_of(struct names *tallies, const struct reason *reason) {
	struct name *name = name_intern(tallies, reason->name, strlen(reason->name));
	if (!name->entry)
		name->entry = arena_zeroed(tallies->arena, 1, sizeof(struct tally));
	return name->entry;
}

/* Of each check or obstacle some; a remedy that several have in common once, after the last of them. */
static void put_reasons(const struct asking *asking, enum kd_check_level level) {
	const struct reason *reasons = asking->reasons[level].items;
	size_t count = asking->reasons[level].count;
	struct names tallies;
	names_init(&tallies, asking->arena);
	for (size_t i = 0; i < count; i++)
		tally_of(&tallies, &reasons[i])->all++;
	for (size_t i = 0; i < count; i++) {
		struct tally *tally = tally_of(&tallies, &reasons[i]);
		size_t before = tally->before++;
		if (before == MOST_SHOWN)
			printf("  %s: and %zu more of '%s'\n", kd_check_level_name(level), tally->all - before, reasons[i].name);
		if (before >= MOST_SHOWN)
			continue;
		printf("  %s: ", kd_check_level_name(level));
		put_place(&reasons[i]);
		fputs(": ", stdout);
		subject_put(reasons[i].text);
		fputs("\n", stdout);
		const char *remedy = reasons[i].remedy, *next = i + 1 < count ? reasons[i + 1].remedy : NULL;
		if (remedy && (!next || before + 1 == MOST_SHOWN || strcmp(remedy, next) != 0))
			printf("    remedy: %s\n", remedy);
	}
}

static void put_text(const struct asking *asking) {
	const char *verdict = asking->unread ? "not all of it can be read" : "nothing found";
	for (int level = LEVELS - 1; level >= 0; level--)
		verdict = asking->reasons[level].count ? verdicts[level] : verdict;
	subject_put(asking->file);
	if (asking->options->targets)
		printf(": %s", asking->options->targets);
	printf(": %s\n", verdict);
	for (unsigned level = 0; level < LEVELS; level++)
		put_reasons(asking, level);
}

/* ---- as JSON ---- */

static void put_json(const struct asking *asking) {
	struct json *json = asking->json;
	json_begin(json, '{');
	json_entry(json, "file", asking->file);
	json_entry(json, "target", asking->options->targets);
	json_key(json, "whole");
	json_boolean(json, !asking->unread);
	json_key(json, "reasons");
	json_begin(json, '[');
	for (unsigned level = 0; level < LEVELS; level++)
		for (size_t i = 0; i < asking->reasons[level].count; i++) {
			const struct reason *reason = &asking->reasons[level].items[i];
			json_begin(json, '{');
			json_entry(json, "level", kd_check_level_name(level));
			json_entry(json, "object", reason->object);
			json_entry(json, "kernel", reason->kernel);
			json_entry(json, "place", reason->place);
			json_entry(json, "name", reason->name);
			json_entry(json, "message", reason->text);
			json_entry(json, "remedy", reason->remedy);
			json_end(json, '}');
		}
	json_end(json, ']');
	json_end(json, '}');
}

/* Prints what was found in a file, and forgets it. */
static void put_answer(struct asking *asking) {
	if (!asking->file)
		return;
	if (asking->json)
		put_json(asking);
	else
		put_text(asking);
	asking->good = asking->good && !asking->reasons[KD_LEVEL_REFUSED].count && !asking->reasons[KD_LEVEL_WRONG].count;
	for (unsigned level = 0; level < LEVELS; level++)
		asking->reasons[level].count = 0;
	names_init(&asking->known, asking->arena);
	asking->file = NULL;
}

/* ---- what there is ---- */

/* Of a level these are the same reason; the texts end with a byte of 0. */
static struct buffer known_key(const struct asking *asking, enum kd_check_level level, const char *name,
                               const char *kernel, const char *object) {
	struct buffer key = buffer_in(asking->arena);
	buffer_put_le(&key, level, 1);
	buffer_put(&key, name, strlen(name) + 1);
	buffer_put_le(&key, kernel != NULL, 1);
	if (kernel)
		buffer_put(&key, kernel, strlen(kernel) + 1);
	buffer_put_text(&key, object);
	return key;
}

static void note_obstacle(void *context, const struct obstacle *obstacle) {
	struct asking *asking = context;
	*list_add(asking->arena, &asking->reasons[obstacle->level]) = (struct reason){
	    .object = obstacle->object,
	    .kernel = obstacle->kernel,
	    .name = obstacle->check ? obstacle->check : obstacle->name,
	    .text = obstacle->text,
	    .remedy = obstacle->remedy,
	};
	const struct reason *reason = &asking->reasons[obstacle->level].items[asking->reasons[obstacle->level].count - 1];
	struct buffer key = known_key(asking, obstacle->level, reason->name, reason->kernel, reason->object);
	if (reason->remedy)
		name_intern(&asking->known, (const char *)key.data, key.size);
}

static void note_problem(void *context, const struct kd_load_problem *problem) {
	struct asking *asking = context;
	const char *label = arena_copy_text(asking->arena, asking->subject->label);
	struct obstacle obstacle = obstacle_of(asking->arena, label, problem);
	note_obstacle(asking, &obstacle);
}

/* Whether the loader's answer has it already. */
static bool is_known(const struct asking *asking, const struct kd_finding *finding, const struct kd_check_row *row) {
	struct buffer key = known_key(asking, row->level, row->name, finding->kernel, asking->subject->label);
	return name_find(&asking->known, (const char *)key.data, key.size);
}

static void note_finding(void *context, const struct kd_finding *finding) {
	struct asking *asking = context;
	struct arena *arena = asking->arena;
	const struct kd_check_row *row = kd_check_at(finding->check);
	if ((finding->kernel && !subject_wants(asking->subject, finding->kernel)) || is_known(asking, finding, row))
		return;
	*list_add(arena, &asking->reasons[row->level]) = (struct reason){
	    .object = arena_copy_text(arena, asking->subject->label),
	    .kernel = arena_copy_text(arena, finding->kernel),
	    .place = arena_copy_text(arena, finding->place),
	    .name = row->name,
	    .text = arena_copy_text(arena, finding->text),
	};
}

static void note_processor(void *context, const struct kd_load_problem *problem) {
	*(bool *)context |= problem->obstacle == KD_LOAD_PROCESSOR;
}

/* Whether the target is another processor than the object's. */
static bool is_for_others(const struct kd_code_object *object, const char *target) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_gpu gpu;
	bool others = false;
	if (target && kd_gpu_parse(&gpu, target, text, sizeof text))
		kd_code_object_runs_on(object, &gpu, note_processor, &others);
	return others;
}

/* Without a target it is asked whether it runs where its own says. */
static bool ask_object(void *context, const struct subject *subject) {
	struct asking *asking = context;
	const struct kd_target *own = kd_code_object_target(subject->object);
	const struct kd_gpu gpu = {.processor = own->processor, .xnack = own->xnack, .sramecc = own->sramecc};
	asking->subject = subject;
	asking->unread -= asking->unread > 0;
	if (is_for_others(subject->object, asking->options->targets))
		return true;
	if (!asking->options->targets)
		kd_code_object_runs_on(subject->object, &gpu, note_problem, asking);
	return kd_code_object_check(subject->object, &asking->options->checks, note_finding, asking);
}

static bool ask_file(void *context, struct subject_file *file) {
	struct asking *asking = context;
	put_answer(asking);
	asking->file = file->name;
	asking->unread = 0;
	for (size_t i = 0; i < file->contents->count; i++)
		asking->unread += file->contents->items[i].is_code_object && subject_file_has(file, i);
	return !asking->options->targets || runs_on_visit(asking->arena, asking->options, file, note_obstacle, asking);
}

int action_why(struct arena *arena, const struct options *options) {
	struct out out = out_to(arena, subject_print, NULL);
	struct json json = {.out = &out};
	bool as_json = options->format == FORMAT_JSON;
	struct asking asking = {.arena = arena, .options = options, .json = as_json ? &json : NULL, .good = true};
	names_init(&asking.known, arena);
	if (as_json) {
		json_begin(&json, '{');
		json_entry(&json, "schema", "kdinfo-why");
		json_unsigned_entry(&json, "schema_version", 1);
		json_key(&json, "answers");
		json_begin(&json, '[');
	}
	const struct visits visits = {.file = ask_file, .subject = ask_object};
	bool read = subjects_visit_files(arena, options, &visits, &asking);
	put_answer(&asking);
	if (as_json) {
		json_end(&json, ']');
		json_end(&json, '}');
		out_text(&out, "\n");
	}
	out_flush(&out);
	return subject_printed() && read && asking.good ? STATUS_OK : STATUS_FAILED;
}
