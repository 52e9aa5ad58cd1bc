/* watch.c: see watch.h. */
#include "watch.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { QUIET = 50, MOST_QUIET = 20 /* times: who writes all the time does not stop us */ };

/* A folder is made, and a link to a file, without being written. */
#define CHANGES (IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MOVED_FROM)

struct watched {
	int folder; /* of inotify */
	const char *name;
	const char *path;
};

struct watch {
	struct arena *arena; /* what lives as long */
	struct arena *round; /* the files */
	int queue;
	struct timespec begun;
	size_t count;
	LIST(struct watched) files; /* a link and what it leads to are two */
};

static void close_queue(void *context) {
	const struct watch *watch = context;
	close(watch->queue);
}

struct watch *watch_new(struct arena *arena) {
	struct watch *watch = arena_zeroed(arena, 1, sizeof *watch);
	watch->arena = arena;
	watch->queue = inotify_init1(IN_CLOEXEC);
	if (watch->queue < 0)
		return NULL;
	arena_defer(arena, close_queue, watch);
	watch_begin(watch);
	return watch;
}

void watch_begin(struct watch *watch) {
	arena_free(watch->round);
	watch->round = arena_new_below(watch->arena);
	memset(&watch->files, 0, sizeof watch->files);
	watch->count = 0;
	clock_gettime(CLOCK_REALTIME_COARSE, &watch->begun); /* which files have */
}

static bool is_watched(const struct watch *watch, const char *path) {
	for (size_t i = 0; i < watch->files.count; i++)
		if (strcmp(watch->files.items[i].path, path) == 0)
			return true;
	return false;
}

/* A folder that is watched already has the number that it had. Where there is no folder, the one that it would be in is
 * watched for it. */
static bool add_path(struct watch *watch, const char *path) {
	char *folder = arena_copy_text(watch->round, path);
	if (is_watched(watch, path))
		return false;
	for (;;) {
		char *slash = strrchr(folder, '/');
		const char *name = arena_copy_text(watch->round, slash ? slash + 1 : folder);
		if (slash)
			slash[slash == folder] = '\0'; /* of "/name" the slash stays */
		int number = inotify_add_watch(watch->queue, slash ? folder : ".", CHANGES);
		if (number >= 0) {
			*list_add(watch->round, &watch->files) =
			    (struct watched){number, name, arena_copy_text(watch->round, path)};
			return true;
		}
		if (!slash || slash == folder || (errno != ENOENT && errno != ENOTDIR))
			return false;
	}
}

void watch_add(struct watch *watch, const char *path) {
	char target[PATH_MAX];
	if (add_path(watch, path))
		watch->count++;
	if (realpath(path, target))
		add_path(watch, target);
}

/* "Could not find include file 'part.inc': ..." */
static const char *missing_name(struct arena *arena, const char *message) {
	static const char beginning[] = "Could not find ", before[] = " file '", after[] = "': ";
	const char *start = strncmp(message, beginning, sizeof beginning - 1) == 0 ? strstr(message, before) : NULL;
	const char *end = start ? strstr(start, after) : NULL;
	return end ? arena_copy(arena, start + sizeof before - 1, (size_t)(end - start) - (sizeof before - 1)) : NULL;
}

void watch_add_missing(struct watch *watch, const char *message, const char *const *folders, size_t count) {
	const char *name = missing_name(watch->round, message);
	if (!name)
		return;
	add_path(watch, name);
	for (size_t i = 0; *name != '/' && i < count; i++)
		add_path(watch, arena_printf(watch->round, "%s/%s", folders[i], name));
}

size_t watch_count(const struct watch *watch) {
	return watch->count;
}

/* ---- waiting ---- */

static bool is_later(const struct timespec *a, const struct timespec *b) {
	return a->tv_sec != b->tv_sec ? a->tv_sec > b->tv_sec : a->tv_nsec > b->tv_nsec;
}

/* Of what changed while it was read nobody tells, if its folder was not watched yet. */
static bool has_changed(const struct watch *watch) {
	struct stat status;
	for (size_t i = 0; i < watch->files.count; i++)
		if (stat(watch->files.items[i].path, &status) == 0 && is_later(&status.st_mtim, &watch->begun))
			return true;
	return false;
}

static bool counts(const struct watch *watch, const struct inotify_event *event, bool any) {
	if (event->mask & IN_IGNORED) /* the folder is gone */
		return true;
	if (!event->len || (any && *event->name != '.'))
		return event->len;
	for (size_t i = 0; i < watch->files.count; i++)
		if (watch->files.items[i].folder == event->wd && strcmp(watch->files.items[i].name, event->name) == 0)
			return true;
	return false;
}

/* Whether there is anything within so many milliseconds; -1: whenever it is. */
static bool is_ready(const struct watch *watch, int milliseconds) {
	struct pollfd queue = {.fd = watch->queue, .events = POLLIN};
	int ready;
	do
		ready = poll(&queue, 1, milliseconds);
	while (ready < 0 && errno == EINTR);
	return ready > 0;
}

/* Reads what happened; whether any of it counts. */
static bool read_events(const struct watch *watch, bool any) {
	union {
		struct inotify_event event;
		char bytes[16 * (sizeof(struct inotify_event) + NAME_MAX + 1)];
	} buffer;
	bool found = false;
	ssize_t size = read(watch->queue, buffer.bytes, sizeof buffer.bytes);
	for (ssize_t at = 0; at < size;) {
		struct inotify_event event;
		memcpy(&event, buffer.bytes + at, sizeof event);
		found |= counts(watch, (const struct inotify_event *)(buffer.bytes + at), any);
		at += (ssize_t)(sizeof event + event.len);
	}
	return found;
}

bool watch_wait(struct watch *watch, bool any) {
	bool found = has_changed(watch);
	while (!found) {
		if (!is_ready(watch, -1))
			return false;
		found = read_events(watch, any);
	}
	for (unsigned i = 0; i < MOST_QUIET && is_ready(watch, QUIET); i++)
		read_events(watch, any);
	return true;
}
