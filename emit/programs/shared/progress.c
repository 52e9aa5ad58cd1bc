/* progress.c: see progress.h. */
#include "progress.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <unistd.h>

enum { FIRST = 1000000, AGAIN = 200000 /* microseconds */, WIDEST = 200, USUAL_WIDTH = 80 };

#define CLEARED "\r\033[K"

struct level {
	size_t done, all; /* all 0: it is not known yet */
	const char *unit;
};

/* What is done, and the line for the signal handler: of two texts it shows the one that is not being written. */
static struct {
	const char *program; /* NULL: there is no line */
	struct level levels[PROGRESS_LEVELS];
	size_t width;
	char texts[2][WIDEST];
	atomic_uint shown;  /* which of them, and 2: none yet */
	atomic_bool is_due; /* the text has been shown, and may be made anew */
	atomic_bool is_paused, is_drawn;
	struct sigaction before;
} line;

/* The share of everything that is done, in hundredths. */
static unsigned percent(void) {
	double share = 0, part = 1;
	for (unsigned i = 0; i < PROGRESS_LEVELS; i++) {
		if (!line.levels[i].all)
			continue;
		part /= (double)line.levels[i].all;
		share += part * (double)line.levels[i].done;
	}
	return share < 1 ? (unsigned)(share * 100) : 100;
}

/* What is done on each level where there are several things to do, and the share of all; only that on a narrow
 * terminal. */
static void make_text(void) {
	unsigned next = atomic_load(&line.shown) == 0 ? 1 : 0;
	char text[2 * WIDEST];
	int size = snprintf(text, sizeof text, "%s: ", line.program);
	for (unsigned i = 0; i < PROGRESS_LEVELS; i++) {
		const struct level *level = &line.levels[i];
		if (level->all > 1)
			size += snprintf(text + size, sizeof text - (size_t)size, "%zu of %zu %s, ", level->done, level->all,
			                 level->unit);
	}
	size += snprintf(text + size, sizeof text - (size_t)size, "%u%%", percent());
	if ((size_t)size > line.width)
		snprintf(text, sizeof text, "%s: %u%%", line.program, percent());
	snprintf(line.texts[next], sizeof line.texts[next], CLEARED "%.*s", (int)line.width, text);
	atomic_store(&line.shown, next);
	atomic_store(&line.is_due, false);
}

static void put(const char *text) {
	ssize_t written = write(STDERR_FILENO, text, strlen(text));
	(void)written; /* nobody could be told */
}

static void tick(int number) {
	int error = errno;
	(void)number;
	if (!atomic_load(&line.is_paused)) {
		put(line.texts[atomic_load(&line.shown)]);
		atomic_store(&line.is_drawn, true);
	}
	atomic_store(&line.is_due, true);
	errno = error;
}

static void set_timer(long first, long again) {
	const struct itimerval timer = {.it_value = {first / FIRST, first % FIRST}, .it_interval = {0, again}};
	setitimer(ITIMER_REAL, &timer, NULL);
}

/* The line must not wrap: the next one would not clear it. */
static size_t width_of_terminal(void) {
	struct winsize size;
	size_t width = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col ? size.ws_col : USUAL_WIDTH;
	enum { ESCAPES = sizeof CLEARED };
	return width - 1 < WIDEST - ESCAPES ? width - 1 : WIDEST - ESCAPES;
}

static bool is_for_people(void) {
	const char *terminal = getenv("TERM");
	return isatty(STDERR_FILENO) && terminal && *terminal && strcmp(terminal, "dumb") != 0;
}

void progress_begin(const char *program) {
	struct sigaction action = {.sa_handler = tick, .sa_flags = SA_RESTART};
	if (line.program || !is_for_people())
		return;
	memset(line.levels, 0, sizeof line.levels);
	line.program = program;
	line.width = width_of_terminal();
	atomic_store(&line.is_paused, false);
	atomic_store(&line.is_drawn, false);
	make_text();
	sigaction(SIGALRM, &action, &line.before);
	set_timer(FIRST, AGAIN);
}

void progress_set(enum progress_level level, size_t done, size_t all, const char *unit) {
	if (!line.program)
		return;
	line.levels[level] = (struct level){done, all, unit};
	for (unsigned below = level + 1; below < PROGRESS_LEVELS; below++)
		line.levels[below].all = 0;
	if (atomic_load(&line.is_due) || !atomic_load(&line.is_drawn))
		make_text();
	atomic_store(&line.is_paused, false);
}

void progress_clear(void) {
	if (!line.program)
		return;
	atomic_store(&line.is_paused, true);
	if (atomic_exchange(&line.is_drawn, false))
		put(CLEARED);
}

void progress_end(void) {
	if (!line.program)
		return;
	set_timer(0, 0);
	progress_clear();
	sigaction(SIGALRM, &line.before, NULL);
	line.program = NULL;
}
