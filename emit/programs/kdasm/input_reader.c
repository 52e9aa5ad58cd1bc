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
	STACK = 128 * 1024, /* bytes */
};

struct input_reader {
	struct options options; /* of its own: the caller's may be gone while the thread ends, when memory ran out */
	struct input *inputs, *scripts;
	int *input_errors, *script_errors; /* errno of each file that can't be read, else 0 */
	struct arena *arena;               /* all of this lives as long */
	bool is_ahead;                     /* a thread reads */
	pthread_t thread;
	struct arena *of_thread, *of_main; /* texts that each reads then; NULL: there are none */
	size_t there;                      /* so many inputs, the first ones, are known to the main thread to be read */

	/* What both threads share, under the lock. */
	pthread_mutex_t lock;
	pthread_cond_t changes;
	bool *is_read;     /* of each piece */
	size_t next;       /* the first piece that no thread took */
	bool lacks_memory; /* so no more is read */
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

/* False when memory ran out. What was being read then cannot be read again: it may be a pipe. */
static bool read_piece(struct input_reader *reader, struct arena *arena, size_t piece) {
	size_t end = (piece + 1) * PIECE, count = reader->options.inputs.count;
	if (setjmp(*arena_escape(arena)))
		return false;
	for (size_t i = piece * PIECE; i < end && i < count; i++)
		read_input(reader, arena, i);
	return true;
}

/* The next piece that no thread took; false: there is none, or no memory. The lock is held, but not while reading. */
static bool read_next(struct input_reader *reader, struct arena *arena) {
	size_t piece = reader->next;
	if (piece == piece_count(reader) || reader->lacks_memory)
		return false;
	reader->next++;
	pthread_mutex_unlock(&reader->lock);
	bool is_read = read_piece(reader, arena, piece);
	pthread_mutex_lock(&reader->lock);
	reader->is_read[piece] = is_read;
	reader->lacks_memory |= !is_read;
	pthread_cond_signal(&reader->changes);
	return true;
}

/* In the thread. */
static void *read_ahead(void *context) {
	struct input_reader *reader = context;
	pthread_mutex_lock(&reader->lock);
	while (read_next(reader, reader->of_thread))
		continue;
	pthread_mutex_unlock(&reader->lock);
	return NULL;
}

/* ---- in the main thread ---- */

static void join(struct input_reader *reader) {
	if (reader->is_ahead)
		pthread_join(reader->thread, NULL);
	reader->is_ahead = false;
}

/* When the main thread gives up, what was not begun is not read any more. */
static void end_thread(void *context) {
	struct input_reader *reader = context;
	pthread_mutex_lock(&reader->lock);
	reader->next = piece_count(reader);
	pthread_mutex_unlock(&reader->lock);
	join(reader);
	arena_free(reader->of_thread);
	arena_free(reader->of_main);
	pthread_cond_destroy(&reader->changes);
	pthread_mutex_destroy(&reader->lock);
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
	reader->is_read = arena_zeroed(reader->arena, piece_count(reader), sizeof *reader->is_read);
	pthread_mutex_init(&reader->lock, NULL);
	pthread_cond_init(&reader->changes, NULL);
	arena_defer(reader->arena, end_thread, reader);
	reader->of_thread = arena_new_apart();
	reader->of_main = arena_new();
	reader->is_ahead = reader->of_thread && reader->of_main && thread_begin(&reader->thread, STACK, read_ahead, reader);
	return reader->is_ahead;
}

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
	                                .script_errors = arena_zeroed(arena, paths->count, sizeof(int))};
	for (size_t i = 0; i < paths->count; i++)
		if (!input_read(&scripts[i], arena, paths->items[i]))
			reader->script_errors[i] = errno;
	if (may_be_ahead(options) && start(reader))
		return reader;
	for (size_t i = 0; i < count; i++) {
		progress_set(PROGRESS_MIDDLE, i, count, "files read");
		read_input(reader, arena, i);
	}
	reader->there = count;
	return reader;
}

bool input_reader_is_ahead(const struct input_reader *reader) {
	return reader->is_ahead;
}

/* It reads, too, instead of waiting: a thread that often sleeps is left on the processor of the one that wakes it. When
 * memory runs out, the link that waits here ends first, and frees its own. */
static void await(struct input_reader *reader, size_t number) {
	pthread_mutex_lock(&reader->lock);
	while (reader->there <= number && !reader->lacks_memory) {
		if (reader->is_read[reader->there / PIECE])
			reader->there += PIECE;
		else if (!read_next(reader, reader->of_main))
			pthread_cond_wait(&reader->changes, &reader->lock);
	}
	pthread_mutex_unlock(&reader->lock);
}

bool input_reader_wait(struct input_reader *reader, size_t number) {
	if (number >= reader->there)
		await(reader, number);
	return number < reader->there && !reader->input_errors[number];
}

static void add_unread(struct shown *unread, const char *path, int error) {
	const char *message = arena_printf(unread->arena, "cannot read '%s': %s", path, strerror(error));
	shown_add(unread, (struct kd_diagnostic){.severity = KD_ERROR, .message = message});
}

void input_reader_end(struct input_reader *reader, struct shown *unread) {
	const struct options *options = &reader->options;
	if (reader->is_ahead)
		await(reader, options->inputs.count - 1);
	join(reader);
	if (reader->lacks_memory)
		arena_out_of_memory(reader->arena);
	for (size_t i = 0; i < options->inputs.count; i++)
		if (reader->input_errors[i])
			add_unread(unread, options->inputs.items[i], reader->input_errors[i]);
	for (size_t i = 0; i < options->linking.scripts.count; i++)
		if (reader->script_errors[i])
			add_unread(unread, options->linking.scripts.items[i], reader->script_errors[i]);
}
