/* messages.c: see messages.h. */
#include "messages.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/printable.h"
#include "progress.h"

static struct {
	take_message_text *take; /* NULL: lines are printed */
	void *context;
} diverted;
static const char *program = "";

/* Open for the other direction than the stream's. */
static bool fill_descriptor(int number) {
	if (fcntl(number, F_GETFD) >= 0 || errno != EBADF)
		return true;
	return open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY) == number;
}

bool messages_begin(const char *name) {
	program = name;
	return fill_descriptor(STDIN_FILENO) && fill_descriptor(STDOUT_FILENO) && fill_descriptor(STDERR_FILENO);
}

void messages_without_reader(void) {
	signal(SIGPIPE, SIG_IGN);
}

/* How much of the text goes in one piece: no character is cut. */
static size_t piece_size(const char *text, size_t size, size_t most) {
	enum { LONGEST_CHARACTER = 4 };
	if (size <= most)
		return size;
	size_t piece = most;
	while (piece > most - LONGEST_CHARACTER && ((unsigned char)text[piece] & 0xc0) == 0x80)
		piece--;
	return piece;
}

void message_text(FILE *to, const char *text, size_t size, const char *kept) {
	char piece[4096];
	for (size_t used; size; text += used, size -= used) {
		used = piece_size(text, size, sizeof piece);
		memcpy(piece, text, used);
		printable(piece, used, kept);
		fwrite(piece, 1, used, to);
	}
}

void messages_divert(take_message_text *take, void *context) {
	diverted.take = take;
	diverted.context = context;
}

/* What a line has around its text. */
struct message_kind {
	const char *severity;
	bool names_help;
};

static void begin_line(struct message_kind kind) {
	fprintf(stderr, "%s: %s: ", program, kind.severity);
}

static void print_line(struct message_kind kind, const char *text) {
	progress_clear();
	begin_line(kind);
	message_text(stderr, text, strlen(text), "");
	if (kind.names_help)
		fprintf(stderr, "; see %s --help", program);
	fputc('\n', stderr);
}

static void message_line(struct message_kind kind, const char *format, va_list arguments) {
	char *text;
	if (vasprintf(&text, format, arguments) < 0) {
		begin_line(kind);
		fputs("out of memory\n", stderr);
		return;
	}
	if (diverted.take)
		diverted.take(diverted.context, text);
	else
		print_line(kind, text);
	free(text);
}

void complain(const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	message_line((struct message_kind){"error", false}, format, arguments);
	va_end(arguments);
}

void options_complain(const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	message_line((struct message_kind){"error", true}, format, arguments);
	va_end(arguments);
}

void warn(const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	message_line((struct message_kind){"warning", false}, format, arguments);
	va_end(arguments);
}

void explain(const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	message_line((struct message_kind){"note", false}, format, arguments);
	va_end(arguments);
}
