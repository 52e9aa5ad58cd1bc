/* reading.c: see reading.h. */
#include "reading.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>

#include "programs/shared/processors.h"
#include "programs/shared/progress.h"

enum {
	FEWEST = 256, /* inputs worth a thread: it saves a tenth of a link of 1,000 small objects, nothing with 128 */
	PIECE = 32,   /* inputs handed over at a time */
};

struct reading {
	const struct options *options;
	struct input *inputs, *scripts;
	int *input_errors, *script_errors; /* errno of each file that can't be read, else 0 */
	struct arena *arena;               /* of the inputs' texts */
	bool is_ahead;                     /* a thread uses all of the above */
	pthread_t thread;
	struct arena *own; /* of the thread; NULL: there was none */
	size_t there;      /* inputs that are known to be there */

	/* What both threads share, under the lock. */
	pthread_mutex_t lock;
	pthread_cond_t changes;
	size_t read; /* inputs */
};

static void read_input(struct reading *reading, size_t number) {
	const struct options *options = reading->options;
	const char *path = options->inputs.items[number];
	struct input *input = &reading->inputs[number];
	if (options->languages.items[number] != LANGUAGE_ASSEMBLER)
		input_identify(input, path);
	else if (!input_read(input, reading->arena, path))
		reading->input_errors[number] = errno;
}

/* ---- in a thread ---- */

static void tell(struct reading *reading, size_t read) {
	pthread_mutex_lock(&reading->lock);
	reading->read = read;
	pthread_cond_signal(&reading->changes);
	pthread_mutex_unlock(&reading->lock);
}

static void *read_ahead(void *context) {
	struct reading *reading = context;
	size_t count = reading->options->inputs.count;
	if (setjmp(*arena_escape(reading->arena))) {
		for (size_t i = reading->read; i < count; i++)
			reading->input_errors[i] = ENOMEM;
		tell(reading, count);
		return NULL;
	}
	for (size_t i = 0; i < count; i++) {
		read_input(reading, i);
		if ((i + 1) % PIECE == 0 || i + 1 == count)
			tell(reading, i + 1);
	}
	return NULL;
}

static void join(struct reading *reading) {
	if (reading->is_ahead)
		pthread_join(reading->thread, NULL);
	reading->is_ahead = false;
}

static void end_thread(void *context) {
	struct reading *reading = context;
	join(reading);
	arena_free(reading->own);
}

/* That an input cannot be read, or is an output, is found after the link then. So nothing else may be written until
 * then: no map, and nothing by cc -E. */
static bool may_be_ahead(const struct options *options) {
	bool is_plain = options->links && !options->bundle && !options->linking.map;
	if (!is_plain || options->inputs.count < FEWEST || processors_usable() < 2)
		return false;
	for (size_t i = 0; i < options->languages.count; i++)
		if (options->languages.items[i] != LANGUAGE_ASSEMBLER)
			return false;
	return true;
}

/* The main thread takes all signals, because it holds them back at times. False if there can be no thread. */
static bool start(struct reading *reading, struct arena *arena) {
	sigset_t all, before;
	arena_defer(arena, end_thread, reading);
	reading->arena = reading->own = arena_new();
	if (!reading->own)
		return false;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	reading->is_ahead = pthread_create(&reading->thread, NULL, read_ahead, reading) == 0;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return reading->is_ahead;
}

/* ---- in the main thread ---- */

struct reading *reading_begin(struct arena *arena, const struct options *options, struct input *inputs,
                              struct input *scripts) {
	const struct words *paths = &options->linking.scripts;
	size_t count = options->inputs.count;
	struct reading *reading = arena_zeroed(arena, 1, sizeof *reading);
	*reading = (struct reading){.options = options,
	                            .inputs = inputs,
	                            .scripts = scripts,
	                            .input_errors = arena_zeroed(arena, count, sizeof(int)),
	                            .script_errors = arena_zeroed(arena, paths->count, sizeof(int)),
	                            .lock = PTHREAD_MUTEX_INITIALIZER,
	                            .changes = PTHREAD_COND_INITIALIZER};
	for (size_t i = 0; i < paths->count; i++)
		if (!input_read(&scripts[i], arena, paths->items[i]))
			reading->script_errors[i] = errno;
	if (may_be_ahead(options) && start(reading, arena))
		return reading;
	reading->arena = arena;
	for (size_t i = 0; i < count; i++) {
		progress_set(PROGRESS_MIDDLE, i, count, "files read");
		read_input(reading, i);
	}
	return reading;
}

bool reading_is_ahead(const struct reading *reading) {
	return reading->is_ahead;
}

bool reading_wait(struct reading *reading, size_t number) {
	if (reading->is_ahead && number >= reading->there) {
		pthread_mutex_lock(&reading->lock);
		while (number >= reading->read)
			pthread_cond_wait(&reading->changes, &reading->lock);
		reading->there = reading->read;
		pthread_mutex_unlock(&reading->lock);
	}
	return !reading->input_errors[number];
}

static void add_unread(struct shown *unread, const char *path, int error) {
	const char *message = arena_printf(unread->arena, "cannot read '%s': %s", path, strerror(error));
	shown_add(unread, (struct kd_diagnostic){.severity = KD_ERROR, .message = message});
}

void reading_end(struct reading *reading, struct shown *unread) {
	const struct options *options = reading->options;
	join(reading);
	for (size_t i = 0; i < options->inputs.count; i++)
		if (reading->input_errors[i])
			add_unread(unread, options->inputs.items[i], reading->input_errors[i]);
	for (size_t i = 0; i < options->linking.scripts.count; i++)
		if (reading->script_errors[i])
			add_unread(unread, options->linking.scripts.items[i], reading->script_errors[i]);
}
