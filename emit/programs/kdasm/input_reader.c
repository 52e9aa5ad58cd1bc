/* input_reader.c: see input_reader.h. */
#include "input_reader.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>

#include "programs/shared/progress.h"
#include "programs/shared/threads.h"

enum {
	FEWEST = 256, /* inputs worth a thread: it saves a tenth of a link of 1,000 small objects, nothing with 128 */
	PIECE = 32,   /* inputs handed over at a time */
};

struct input_reader {
	struct options options; /* of its own: the caller's may be gone while the thread ends, when memory ran out */
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

static void read_input(struct input_reader *reader, size_t number) {
	const struct options *options = &reader->options;
	const char *path = options->inputs.items[number];
	struct input *input = &reader->inputs[number];
	if (options->languages.items[number] != LANGUAGE_ASSEMBLER)
		input_identify(input, path);
	else if (!input_read(input, reader->arena, path))
		reader->input_errors[number] = errno;
}

/* ---- in a thread ---- */

static void tell(struct input_reader *reader, size_t read) {
	pthread_mutex_lock(&reader->lock);
	reader->read = read;
	pthread_cond_signal(&reader->changes);
	pthread_mutex_unlock(&reader->lock);
}

static void *read_ahead(void *context) {
	struct input_reader *reader = context;
	size_t count = reader->options.inputs.count;
	if (setjmp(*arena_escape(reader->arena))) {
		for (size_t i = reader->read; i < count; i++)
			reader->input_errors[i] = ENOMEM;
		tell(reader, count);
		return NULL;
	}
	for (size_t i = 0; i < count; i++) {
		read_input(reader, i);
		if ((i + 1) % PIECE == 0 || i + 1 == count)
			tell(reader, i + 1);
	}
	return NULL;
}

static void join(struct input_reader *reader) {
	if (reader->is_ahead)
		pthread_join(reader->thread, NULL);
	reader->is_ahead = false;
}

static void end_thread(void *context) {
	struct input_reader *reader = context;
	join(reader);
	arena_free(reader->own);
}

/* That an input cannot be read, or is an output, is found after the link then. So nothing else may be written until
 * then: no map, and nothing by cc -E. */
static bool may_be_ahead(const struct options *options) {
	bool is_plain = options->links && !options->bundle && !options->linking.map;
	if (!is_plain || options->inputs.count < FEWEST || threads_usable() < 2)
		return false;
	for (size_t i = 0; i < options->languages.count; i++)
		if (options->languages.items[i] != LANGUAGE_ASSEMBLER)
			return false;
	return true;
}

/* False if there can be no thread. */
static bool start(struct input_reader *reader, struct arena *arena) {
	arena_defer(arena, end_thread, reader);
	reader->arena = reader->own = arena_new();
	reader->is_ahead = reader->own && thread_begin(&reader->thread, read_ahead, reader);
	return reader->is_ahead;
}

/* ---- in the main thread ---- */

struct input_reader *input_reader_begin(struct arena *arena, const struct options *options, struct input *inputs,
                                        struct input *scripts) {
	const struct words *paths = &options->linking.scripts;
	size_t count = options->inputs.count;
	struct input_reader *reader = arena_zeroed(arena, 1, sizeof *reader);
	*reader = (struct input_reader){.options = *options,
	                                .inputs = inputs,
	                                .scripts = scripts,
	                                .input_errors = arena_zeroed(arena, count, sizeof(int)),
	                                .script_errors = arena_zeroed(arena, paths->count, sizeof(int)),
	                                .lock = PTHREAD_MUTEX_INITIALIZER,
	                                .changes = PTHREAD_COND_INITIALIZER};
	for (size_t i = 0; i < paths->count; i++)
		if (!input_read(&scripts[i], arena, paths->items[i]))
			reader->script_errors[i] = errno;
	if (may_be_ahead(options) && start(reader, arena))
		return reader;
	reader->arena = arena;
	for (size_t i = 0; i < count; i++) {
		progress_set(PROGRESS_MIDDLE, i, count, "files read");
		read_input(reader, i);
	}
	return reader;
}

bool input_reader_is_ahead(const struct input_reader *reader) {
	return reader->is_ahead;
}

bool input_reader_wait(struct input_reader *reader, size_t number) {
	if (reader->is_ahead && number >= reader->there) {
		pthread_mutex_lock(&reader->lock);
		while (number >= reader->read)
			pthread_cond_wait(&reader->changes, &reader->lock);
		reader->there = reader->read;
		pthread_mutex_unlock(&reader->lock);
	}
	return !reader->input_errors[number];
}

static void add_unread(struct shown *unread, const char *path, int error) {
	const char *message = arena_printf(unread->arena, "cannot read '%s': %s", path, strerror(error));
	shown_add(unread, (struct kd_diagnostic){.severity = KD_ERROR, .message = message});
}

void input_reader_end(struct input_reader *reader, struct shown *unread) {
	const struct options *options = &reader->options;
	join(reader);
	for (size_t i = 0; i < options->inputs.count; i++)
		if (reader->input_errors[i])
			add_unread(unread, options->inputs.items[i], reader->input_errors[i]);
	for (size_t i = 0; i < options->linking.scripts.count; i++)
		if (reader->script_errors[i])
			add_unread(unread, options->linking.scripts.items[i], reader->script_errors[i]);
}
