/* terminal.c: see terminal.h. */
#include "terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

unsigned terminal_width(void) {
	enum { USUAL = 80 };
	struct winsize size;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= LEAST_WIDTH)
		return size.ws_col;
	return USUAL;
}
