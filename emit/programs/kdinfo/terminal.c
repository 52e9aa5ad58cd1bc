/* terminal.c: see terminal.h. */
#include "terminal.h"

#include <limits.h>
#include <locale.h>
#include <stdbool.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

unsigned terminal_width(void) {
	enum { USUAL = 80 };
	struct winsize size;
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= LEAST_WIDTH)
		return size.ws_col;
	return USUAL;
}

/* ---- columns ---- */

/* Bytes of the character here, and the columns that it takes. A control character is shown as a question mark for each
 * of its bytes; a byte that begins no character takes a column. */
static size_t step(const char *text, size_t *columns) {
	mbstate_t state = {0};
	wchar_t character;
	size_t most = strnlen(text, MB_LEN_MAX), size = mbrtowc(&character, text, most, &state);
	if (size > most)
		return *columns = 1;
	int width = wcwidth(character);
	*columns = width < 0 ? size : (size_t)width;
	return size;
}

static bool is_ascii(const char *text) {
	while (*text && (unsigned char)*text < 0x80)
		text++;
	return !*text;
}

size_t terminal_fitting(const char *text, size_t room, size_t *columns) {
	size_t at = 0, more;
	if (is_ascii(text))
		return *columns = strnlen(text, room);
	/* The names of symbols are UTF-8 whatever the user's locale is. Without this one, each byte takes a column. */
	locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0), before = utf8 ? uselocale(utf8) : (locale_t)0;
	*columns = 0;
	for (size_t size; text[at]; at += size, *columns += more) {
		size = step(text + at, &more);
		if (more > room - *columns)
			break;
	}
	if (utf8) {
		uselocale(before);
		freelocale(utf8);
	}
	return at;
}
