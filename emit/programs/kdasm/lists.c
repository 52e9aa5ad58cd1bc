/* lists.c: see lists.h. */
#include "lists.h"

#include <stdio.h>
#include <string.h>

#include "base/suggest.h"
#include "kdasm/instruction_pages.h"
#include "kdasm/kdasm.h"
#include "kdasm/target.h"

/* Build systems tell by the words "clang version" which options a program takes; CMake does. */
void list_version(void) {
	puts("kdasm " KDASM_VERSION);
	puts("takes the options of llvm-mc, and those of clang version 22 that concern assembly");
}

void list_version_number(void) {
	puts(KDASM_VERSION);
}

void list_triple(const struct options *options) {
	puts(options->assembly.triple ? options->assembly.triple : "amdgcn-amd-amdhsa");
}

static void add_word(char *text, size_t size, const char *word) {
	size_t used = strlen(text);
	snprintf(text + used, size - used, "%s%s", used ? " " : "", word);
}

static const char *features_of(const struct kd_processor *processor, char *text, size_t size) {
	text[0] = '\0';
	if (processor->sramecc)
		add_word(text, size, "sramecc");
	if (processor->xnack)
		add_word(text, size, "xnack");
	return text[0] ? text : "-";
}

/* Wavefront sizes, the default first. */
static const char *wavefronts_of(const struct kd_processor *processor) {
	uint32_t capabilities = processor->family->capabilities;
	if ((capabilities & KD_WAVE32) && (capabilities & KD_WAVE64))
		return processor->family->default_wave == KD_WAVE_64 ? "64,32" : "32,64";
	return capabilities & KD_WAVE32 ? "32" : "64";
}

static void print_aliases(const struct kd_processor *processor) {
	const char *alias;
	for (size_t i = 0; (alias = kd_processor_alias(processor, i)); i++)
		printf("%s%s", i ? ", " : "  ", alias);
}

static void print_processor(const struct kd_processor *processor) {
	char features[32];
	printf("%-16s  %-13s  %-10s  %-12s  ", processor->name, features_of(processor, features, sizeof features),
	       wavefronts_of(processor), kd_instructions_known(processor) ? "yes" : "-");
	if (processor->generic_version)
		printf("v%-6u", processor->generic_version);
	else
		printf("%-7s", "-");
	print_aliases(processor);
	putchar('\n');
}

void list_targets(void) {
	const struct kd_processor *processor;
	printf("%-16s  %-13s  %-10s  %-12s  %-7s  %s\n", "processor", "features", "wavefronts", "instructions", "generic",
	       "also called");
	for (size_t i = 0; (processor = kd_processor_at(i)); i++)
		print_processor(processor);
	printf("\nonly read, by kdinfo:\n");
	for (size_t i = 0; (processor = kd_read_processor_at(i)); i++)
		print_processor(processor);
	printf("\nwith -triple=r600--:\n");
	for (size_t i = 0; (processor = kd_r600_processor_at(i)); i++)
		print_processor(processor);
}

/* ---- instructions ---- */

/* The last -mcpu, of which features do not matter; NULL: none, or several. */
static bool find_processor(const struct options *options, const struct kd_processor **processor) {
	char near[KD_TARGET_TEXT_SIZE];
	*processor = NULL;
	if (!options->targets.count)
		return true;
	const char *name = options->targets.items[options->targets.count - 1];
	size_t length = strcspn(name, ":");
	*processor = kd_processor_find(name, length);
	if (*processor && kd_instructions_known(*processor))
		return true;
	if (*processor)
		complain("kdasm encodes no instructions of %s", (*processor)->name);
	else if (kd_processor_suggest(name, length, near, sizeof near))
		complain("unknown processor '%.*s'; did you mean %s?", (int)length, name, near);
	else
		complain("unknown processor '%.*s'; --target-list prints them", (int)length, name);
	return false;
}

static void print_text(void *context, const char *text, size_t length) {
	fwrite(text, 1, length, context);
}

static void drop_text(void *context, const char *text, size_t length) {
	(void)context;
	(void)text;
	(void)length;
}

static void complain_of_name(const struct kd_processor *processor, const char *pattern) {
	const char *on = processor ? processor->name : "there", *has = processor ? "has" : "is", *name;
	char near[KD_TARGET_TEXT_SIZE];
	struct suggestions found = suggest_for(pattern, strlen(pattern));
	for (size_t i = 0; (name = kd_instruction_name(processor, i)); i++)
		suggest_consider(&found, name);
	if (processor && kd_instruction_pages(NULL, pattern, drop_text, NULL))
		complain("%s %s no instruction '%s', but other processors do: leave out -mcpu", on, has, pattern);
	else if (suggest_text(&found, near, sizeof near))
		complain("%s %s no instruction '%s'; did you mean %s?", on, has, pattern, near);
	else
		complain("%s %s no instruction '%s'; --instructions alone lists what there is", on, has, pattern);
}

bool list_instructions(const struct options *options) {
	const struct kd_processor *processor;
	if (!find_processor(options, &processor))
		return false;
	if (!options->instructions)
		kd_instruction_list(processor, print_text, stdout);
	else if (!kd_instruction_pages(processor, options->instructions, print_text, stdout)) {
		complain_of_name(processor, options->instructions);
		return false;
	}
	return true;
}
