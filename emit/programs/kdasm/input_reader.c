/* input_reader.c: see input_reader.h. */
#include "input_reader.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>

#include "programs/shared/progress.h"
#include "programs/shared/threads.h"

enum {
	FEWEST = 256, /* inputs worth a thread: it saves an eighth of a link of 1,000 small objects, nothing with 128 */
	PIECE = 8,    /* inputs that a thread takes at a time */
};

enum piece_state { PIECE_UNREAD, PIECE_TAKEN, PIECE_READ };

struct input_reader {
	struct options options; /* of its own: the caller's may be gone while the thread ends, when memory ran out */
	struct input *inputs, *scripts;
	int *input_errors, *script_errors; /* errno of each file that can't be read, else 0 */
	struct arena *arena;               /* of the texts that the main thread reads */
	bool is_ahead;                     /* a thread uses the above, too */
	pthread_t thread;
	struct arena *own; /* of the thread; NULL: there was none */
	size_t there;      /* inputs that the main thread knows to be read */

	/* What both threads share, under the lock. */
	pthread_mutex_t lock;
	pthread_cond_t changes;
	uint8_t *pieces; /* enum piece_state */
	size_t next;     /* the first piece that no thread took */
};

static size_t piece_count(const struct input_reader *reader) {
	return (reader->options.inputs.count + PIECE - 1) / PIECE;
}

static void read_input(struct input_reader *reader, struct arena *arena, size_t number) {
	const struct options *options = &reader->options;
	const char *path = options->inputs.items[number];
	struct input *input = &reader->inputs[number];
	if (options->languages.items[number] != LANGUAGE_ASSEMBLER)
		input_identify(input, path);
	else if (!input_read(input, arena, path))
		reader->input_errors[number] = errno;
}

static void read_piece(struct input_reader *reader, struct arena *arena, size_t piece) {
	size_t end = (piece + 1) * PIECE, count = reader->options.inputs.count;
	for (size_t i = piece * PIECE; i < end && i < count; i++)
		read_input(reader, arena, i);
}

/* ---- in a thread ---- */

static bool take(struct input_reader *reader, size_t *piece) {
	pthread_mutex_lock(&reader->lock);
	bool taken = reader->next < piece_count(reader);
	if (taken)
		reader->pieces[*piece = reader->next++] = PIECE_TAKEN;
	pthread_mutex_unlock(&reader->lock);
	return taken;
}

static void tell(struct input_reader *reader, size_t piece, enum piece_state state) {
	pthread_mutex_lock(&reader->lock);
	reader->pieces[piece] = state;
	pthread_cond_signal(&reader->changes);
	pthread_mutex_unlock(&reader->lock);
}

/* Where the thread lacks memory, the main thread reads the rest. */
static void *read_ahead(void *context) {
	struct input_reader *reader = context;
	size_t piece;
	volatile size_t taken = 0;
	if (setjmp(*arena_escape(reader->own))) {
		tell(reader, taken, PIECE_UNREAD);
		return NULL;
	}
	while (take(reader, &piece)) {
		taken = piece;
		read_piece(reader, reader->own, piece);
		tell(reader, piece, PIECE_READ);
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
static bool start(struct input_reader *reader) {
	reader->pieces = arena_zeroed(reader->arena, piece_count(reader), sizeof *reader->pieces);
	arena_defer(reader->arena, end_thread, reader);
	reader->own = arena_new();
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
	                                .arena = arena,
	                                .inputs = inputs,
	                                .scripts = scripts,
	                                .input_errors = arena_zeroed(arena, count, sizeof(int)),
	                                .script_errors = arena_zeroed(arena, paths->count, sizeof(int)),
	                                .lock = PTHREAD_MUTEX_INITIALIZER,
	                                .changes = PTHREAD_COND_INITIALIZER};
	for (size_t i = 0; i < paths->count; i++)
		if (!input_read(&scripts[i], arena, paths->items[i]))
			reader->script_errors[i] = errno;
	if (may_be_ahead(options) && start(reader))
		return reader;
	for (size_t i = 0; i < count; i++) {
		progress_set(PROGRESS_MIDDLE, i, count, "files read");
		read_input(reader, arena, i);
	}
	return reader;
}

bool input_reader_is_ahead(const struct input_reader *reader) {
	return reader->is_ahead;
}

/* A piece for the main thread to read, while the one that it needs is not there: that one, if no other thread has it,
 * or one that comes later. */
static bool take_meanwhile(struct input_reader *reader, size_t needed, size_t *piece) {
	bool is_free = reader->pieces[needed] == PIECE_UNREAD;
	if (!is_free && reader->next >= piece_count(reader))
		return false;
	*piece = is_free && needed < reader->next ? needed : reader->next++;
	reader->pieces[*piece] = PIECE_TAKEN;
	return true;
}

/* It reads, too, instead of waiting: a thread that often sleeps is left on the processor of the one that wakes it. */
static void await(struct input_reader *reader, size_t needed) {
	size_t piece;
	pthread_mutex_lock(&reader->lock);
	while (reader->pieces[needed] != PIECE_READ) {
		if (!take_meanwhile(reader, needed, &piece)) {
			pthread_cond_wait(&reader->changes, &reader->lock);
			continue;
		}
		pthread_mutex_unlock(&reader->lock);
		read_piece(reader, reader->arena, piece);
		pthread_mutex_lock(&reader->lock);
		reader->pieces[piece] = PIECE_READ;
	}
	pthread_mutex_unlock(&reader->lock);
	reader->there = (needed + 1) * PIECE;
}

bool input_reader_wait(struct input_reader *reader, size_t number) {
	if (reader->is_ahead && number >= reader->there)
		await(reader, number / PIECE);
	return !reader->input_errors[number];
}

static void add_unread(struct shown *unread, const char *path, int error) {
	const char *message = arena_printf(unread->arena, "cannot read '%s': %s", path, strerror(error));
	shown_add(unread, (struct kd_diagnostic){.severity = KD_ERROR, .message = message});
}

void input_reader_end(struct input_reader *reader, struct shown *unread) {
	const struct options *options = &reader->options;
	for (size_t i = 0; reader->is_ahead && i < piece_count(reader); i++)
		await(reader, i);
	join(reader);
	for (size_t i = 0; i < options->inputs.count; i++)
		if (reader->input_errors[i])
			add_unread(unread, options->inputs.items[i], reader->input_errors[i]);
	for (size_t i = 0; i < options->linking.scripts.count; i++)
		if (reader->script_errors[i])
			add_unread(unread, options->linking.scripts.items[i], reader->script_errors[i]);
}
