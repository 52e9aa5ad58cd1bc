/* report_message.c: what a diagnostic is made of, for programs that read messages. */
#include "report.h"

#include <string.h>

const char *report_severity(enum kd_severity severity) {
	switch (severity) {
	case KD_NOTE: return "note";
	case KD_WARNING: return "warning";
	case KD_ERROR: return "error";
	}
	return "";
}

struct report_message report_message_of(const struct kd_diagnostic *diagnostic) {
	static const char fatal[] = "-Werror=", plain[] = "-W";
	const char *text = diagnostic->message;
	struct report_message message = {.length = strlen(text)};
	const char *bracket = strrchr(text, '[');
	if (!bracket || text[message.length - 1] != ']' || strncmp(bracket + 1, plain, sizeof plain - 1) != 0)
		return message;
	message.option = bracket + 1;
	message.option_length = (size_t)(text + message.length - 1 - message.option);
	size_t prefix = strncmp(message.option, fatal, sizeof fatal - 1) == 0 ? sizeof fatal - 1 : sizeof plain - 1;
	message.check = message.option + prefix;
	message.check_length = message.option_length - prefix;
	message.length = (size_t)(bracket - text);
	while (message.length && text[message.length - 1] == ' ')
		message.length--;
	return message;
}

/* NULL: it is of no check. */
static const struct kd_check_row *find_check(const struct report_message *message) {
	const struct kd_check_row *row;
	for (size_t i = 0; message->check && (row = kd_check_at(i)) != NULL; i++)
		if (strlen(row->name) == message->check_length && memcmp(row->name, message->check, message->check_length) == 0)
			return row;
	return NULL;
}

const char *report_level(const struct kd_diagnostic *diagnostic) {
	struct report_message message = report_message_of(diagnostic);
	const struct kd_check_row *row = find_check(&message);
	bool is_advice = row && row->level == KD_LEVEL_ADVICE && diagnostic->severity == KD_WARNING;
	return report_severity(is_advice ? KD_NOTE : diagnostic->severity);
}

size_t report_notes(const struct findings *findings, size_t index) {
	size_t end = index + 1;
	while (end < findings->count && findings->items[end].severity == KD_NOTE)
		end++;
	return end - index - 1;
}

/* A line that is cut at its beginning counts in bytes there. */
unsigned report_characters(const struct kd_diagnostic *diagnostic) {
	unsigned column = diagnostic->column;
	for (unsigned i = 0; i < diagnostic->caret; i++)
		column -= ((unsigned char)diagnostic->source_line[i] & 0xc0) == 0x80;
	return column;
}
