/* diag.c: see diag.h. */
#include "diag.h"

#include <stdio.h>

enum {
	MESSAGE_SIZE = 2048,
	EXCERPT_SIZE = 240, /* longest piece of a source line that a diagnostic shows */
	MOST_PARENTS = 12,  /* of the chain of macros and includes */
	MOST_SUGGESTED = 20,
};

size_t diag_limit(unsigned limit) {
	if (limit == KD_NO_ERROR_LIMIT)
		return SIZE_MAX;
	return limit ? limit : KD_ERROR_LIMIT;
}

struct kd_diagnostic diag_beyond_limit(struct arena *arena, enum kd_severity severity, size_t limit) {
	const char *format = severity == KD_ERROR
	                         ? "too many errors emitted, stopping now; the first %zu are shown [-ferror-limit=]"
	                         : "too many warnings emitted; the first %zu are shown [-ferror-limit=]";
	return (struct kd_diagnostic){.severity = severity, .message = arena_printf(arena, format, limit)};
}

void diag_init(struct diag *diag, struct arena *arena, unsigned limit) {
	*diag = (struct diag){.arena = arena, .limit = diag_limit(limit)};
}

/* Counts a message; whether it is kept. */
static bool keeps(struct diag *diag, enum kd_severity severity) {
	if (severity == KD_NOTE)
		return !diag->dropping;
	size_t *count = severity == KD_ERROR ? &diag->errors : &diag->warnings;
	diag->dropping = ++*count > diag->limit;
	return !diag->dropping;
}

static void add(struct diag *diag, enum kd_severity severity, kd_pos pos, const char *format, va_list arguments) {
	if (!keeps(diag, severity))
		return;
	char text[MESSAGE_SIZE];
	int length = vsnprintf(text, sizeof text, format, arguments);
	struct message *message = list_add(diag->arena, &diag->messages);
	message->severity = severity;
	message->pos = pos;
	message->text = arena_copy(diag->arena, text, length < 0 ? 0 : strlen(text));
}

void diag_error(struct diag *diag, kd_pos pos, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	add(diag, KD_ERROR, pos, format, arguments);
	va_end(arguments);
}

void diag_error_with(struct diag *diag, kd_pos pos, const char *format, va_list arguments) {
	add(diag, KD_ERROR, pos, format, arguments);
}

void diag_warning(struct diag *diag, kd_pos pos, const char *format, ...) {
	if (diag->no_warnings)
		return;
	va_list arguments;
	va_start(arguments, format);
	add(diag, diag->warnings_as_errors ? KD_ERROR : KD_WARNING, pos, format, arguments);
	va_end(arguments);
}

bool diag_finding(struct diag *diag, bool is_error, kd_pos pos, const char *text) {
	enum kd_severity severity = is_error ? KD_ERROR : KD_WARNING;
	if ((diag->no_warnings && !is_error) || !keeps(diag, severity))
		return false;
	*list_add(diag->arena, &diag->messages) = (struct message){severity, pos, text};
	return true;
}

const char *diag_finding_text(struct arena *arena, const struct kd_check_row *row, bool is_error, const char *what) {
	return arena_printf(arena, "%s; %s [-W%s%s]", what, row->remedy, is_error ? "error=" : "", row->name);
}

void diag_note(struct diag *diag, kd_pos pos, const char *format, ...) {
	va_list arguments;
	va_start(arguments, format);
	add(diag, KD_NOTE, pos, format, arguments);
	va_end(arguments);
}

bool diag_may_suggest(struct diag *diag) {
	if (diag->suggested == MOST_SUGGESTED)
		return false;
	diag->suggested++;
	return true;
}

void diag_forget(struct diag *diag, size_t count, kd_pos pos) {
	size_t kept = count;
	for (size_t i = count; i < diag->messages.count; i++) {
		struct message message = diag->messages.items[i];
		if (message.severity == KD_ERROR && message.pos >= pos)
			diag->errors--;
		else
			diag->messages.items[kept++] = message;
	}
	if (kept < diag->messages.count)
		diag->messages.count = kept;
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

static void export_at(struct arena *arena, struct sources *sources, kd_pos pos, struct kd_diagnostic *out) {
	struct location at = sources_locate(sources, pos);
	if (!at.source)
		return;
	out->file = at.file;
	out->line = at.line;
	out->column = at.column;
	set_excerpt(arena, out, &at);
}

struct exported {
	struct kd_diagnostic *items;
	size_t count;
	size_t capacity;
};

/* The places through which a text came in, innermost first; places in the middle of a long chain
 * are left out. */
struct chain {
	kd_pos inner[MOST_PARENTS]; /* a place in the text that came in */
	kd_pos outer[MOST_PARENTS]; /* where it did */
	size_t length;              /* with those left out */
};

static struct chain chain_of(const struct sources *sources, kd_pos pos) {
	struct chain chain = {.length = 0};
	for (kd_pos parent; (parent = sources_parent(sources, pos)); pos = parent) {
		size_t index = chain.length < MOST_PARENTS ? chain.length : MOST_PARENTS - 1;
		chain.inner[index] = pos;
		chain.outer[index] = parent;
		chain.length++;
	}
	return chain;
}

static void export_chain(struct diag *diag, struct sources *sources, kd_pos pos, struct exported *list) {
	struct chain chain = chain_of(sources, pos);
	for (size_t i = 0; i < chain.length && i < MOST_PARENTS; i++) {
		struct kd_diagnostic *note = list_add(diag->arena, list);
		const char *relation = sources_find(sources, chain.inner[i])->relation;
		bool gap = i == MOST_PARENTS - 1 && chain.length > MOST_PARENTS;
		note->severity = KD_NOTE;
		note->message = gap ? arena_printf(diag->arena, "%s (%zu places in between are not shown)", relation,
		                                   chain.length - MOST_PARENTS)
		                    : relation;
		export_at(diag->arena, sources, chain.outer[i], note);
	}
}

/* What was left out. */
static void export_limit(struct diag *diag, enum kd_severity severity, struct exported *list) {
	if ((severity == KD_ERROR ? diag->errors : diag->warnings) > diag->limit)
		*list_add(diag->arena, list) = diag_beyond_limit(diag->arena, severity, diag->limit);
}

struct kd_diagnostic *diag_export(struct diag *diag, struct sources *sources, size_t *count) {
	struct exported list = {0};
	for (size_t i = 0; i < diag->messages.count; i++) {
		const struct message *message = &diag->messages.items[i];
		struct kd_diagnostic *out = list_add(diag->arena, &list);
		out->severity = message->severity;
		out->message = message->text;
		export_at(diag->arena, sources, message->pos, out);
		if (message->severity != KD_NOTE)
			export_chain(diag, sources, message->pos, &list);
	}
	export_limit(diag, KD_WARNING, &list);
	export_limit(diag, KD_ERROR, &list);
	*count = list.count;
	return list.items;
}
