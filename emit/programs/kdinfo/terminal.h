/* terminal.h: where standard output goes, and how wide it is. */
#ifndef KD_PROGRAMS_KDINFO_TERMINAL_H
#define KD_PROGRAMS_KDINFO_TERMINAL_H

#include <stddef.h>

enum { LEAST_WIDTH = 20 }; /* what is less is no width */

/* Columns: those of the terminal; 80 where standard output is none, or it does not say. */
unsigned terminal_width(void);

/* Bytes of a text's beginning that fit into so many columns, and the columns that these take. No character is cut. */
size_t terminal_fitting(const char *text, size_t room, size_t *columns);

#endif
