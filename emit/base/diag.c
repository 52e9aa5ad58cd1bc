/* diag.c: see diag.h. */
#include "diag.h"

#include <stdarg.h>
#include <stdio.h>

enum {
	MESSAGE_SIZE = 2048,
	EXCERPT_SIZE = 240, /* longest piece of a source line that a diagnostic shows */
};

void diag_init(struct diag *diag, struct arena *arena) {
	*diag = (struct diag){.arena = arena};
}

static void add(struct diag *diag, enum kd_severity severity, kd_pos pos, const char *format, va_list arguments) {
	char text[MESSAGE_SIZE];
	int length = vsnprintf(text, sizeof text, format, arguments);
	struct message *message = list_add(diag->arena, &diag->messages);
	message->severity = severity;
	message->pos = pos;
	message->text = arena_copy(diag->arena, text, length < 0 ? 0 : strlen(text));
	if (severity == KD_ERROR)
		diag->errors++;
}

void diag_error(struct diag *diag, kd_pos pos, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	add(diag, KD_ERROR, pos, format, arguments);
	va_end(arguments);
}

void diag_warning(struct diag *diag, kd_pos pos, const char *format, ...) {
	if (diag->no_warnings)
		return;
	va_list arguments;
	va_start(arguments, format);
	add(diag, diag->warnings_as_errors ? KD_ERROR : KD_WARNING, pos, format, arguments);
	va_end(arguments);
}

void diag_note(struct diag *diag, kd_pos pos, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	add(diag, KD_NOTE, pos, format, arguments);
	va_end(arguments);
}

/* The part of the line around the column, with NUL bytes made visible as blanks. */
static void set_excerpt(struct arena *arena, struct kd_diagnostic *out, const struct location *at) {
	size_t start = 0, length = at->line_length, column = at->column - 1;
	if (length > EXCERPT_SIZE) {
		if (column > EXCERPT_SIZE / 2)
			start = column - EXCERPT_SIZE / 2;
		if (start > length - EXCERPT_SIZE)
			start = length - EXCERPT_SIZE;
		length = EXCERPT_SIZE;
	}
	char *line = arena_copy(arena, at->line_text + start, length);
	for (size_t i = 0; i < length; i++)
		if (line[i] == '\0')
			line[i] = ' ';
	out->source_line = line;
	out->caret = (unsigned)(column - start);
}

struct kd_diagnostic *diag_export(struct diag *diag, struct sources *sources, size_t *count) {
	*count = diag->messages.count;
	struct kd_diagnostic *list = arena_zeroed(diag->arena, *count + 1, sizeof *list);
	for (size_t i = 0; i < *count; i++) {
		const struct message *message = &diag->messages.items[i];
		list[i].severity = message->severity;
		list[i].message = message->text;
		struct location at = sources_locate(sources, message->pos);
		if (!at.source)
			continue;
		list[i].file = at.source->name;
		list[i].line = at.line;
		list[i].column = at.column;
		set_excerpt(diag->arena, &list[i], &at);
	}
	return list;
}
