/* commands.c: see commands.h. */
#include "commands.h"

#include <stdio.h>

#include "preprocess.h"
#include "programs/shared/messages.h"

/* In quotes, as clang shows them: a shell takes them as they are. */
static void show_word(const char *word) {
	fputs(" \"", stderr);
	for (; *word; word++) {
		if (strchr("\"\\$`", *word))
			fputc('\\', stderr);
		message_text(stderr, word, 1, "");
	}
	fputc('"', stderr);
}

static void show_preprocessor(struct arena *arena, const struct options *options, const char *path) {
	const struct preprocessing of = {.options = options, .path = path, .processor = options->assembly.processor};
	for (const char *const *word = preprocess_command(arena, &of); *word; word++)
		show_word(*word);
	fputc('\n', stderr);
}

void commands_show(struct arena *arena, const struct options *options) {
	fprintf(stderr, "kdasm version " KDASM_VERSION "\n");
	for (size_t i = 0; i < options->inputs.count; i++)
		if (options->languages.items[i] == LANGUAGE_PREPROCESSED)
			show_preprocessor(arena, options, options->inputs.items[i]);
	if (!options->inputs.count)
		return;
	show_word("kdasm");
	for (size_t i = 0; i < options->words.count; i++)
		show_word(options->words.items[i]);
	fputc('\n', stderr);
}
