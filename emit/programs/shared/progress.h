/* progress.h: one line on the terminal that says how far long work is.
 *
 * It is on standard error if that is a terminal, once the work has taken a second, and gone at its end. There is one
 * terminal, and so one line. What it says is known all the time; a timer shows it, so that a long step shows, too. The
 * calls are for the thread that began it, and other threads block the timer's signal, which comes between two steps of
 * that thread only; without a line they do nothing. */
#ifndef KD_PROGRAMS_SHARED_PROGRESS_H
#define KD_PROGRAMS_SHARED_PROGRESS_H

#include <stddef.h>

/* Of large parts and smaller ones in them: files, code objects, kernels. */
enum progress_level { PROGRESS_OUTER, PROGRESS_MIDDLE, PROGRESS_INNER, PROGRESS_LEVELS };

/* The work begins; the name of the program is in front of the line. */
void progress_begin(const char *program);

/* So many of all parts of a level are done, of the part of the level above that is being done. `unit` is what they are
 * called, a text that stays. */
void progress_set(enum progress_level level, size_t done, size_t all, const char *unit);

/* The line goes away until the next progress_set(), because something else is printed. */
void progress_clear(void);

/* The work is done. */
void progress_end(void);

#endif
