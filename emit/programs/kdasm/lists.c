/* lists.c: see lists.h. */
#include "lists.h"

#include <stdio.h>
#include <string.h>

#include "kdasm/kdasm.h"
#include "kdasm/target.h"

void list_version(void) {
	puts("kdasm " KDASM_VERSION);
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
	printf("%-16s  %-13s  %-10s  ", processor->name, features_of(processor, features, sizeof features),
	       wavefronts_of(processor));
	if (processor->generic_version)
		printf("v%-6u", processor->generic_version);
	else
		printf("%-7s", "-");
	print_aliases(processor);
	putchar('\n');
}

void list_targets(void) {
	const struct kd_processor *processor;
	printf("%-16s  %-13s  %-10s  %-7s  %s\n", "processor", "features", "wavefronts", "generic", "also called");
	for (size_t i = 0; (processor = kd_processor_at(i)); i++)
		print_processor(processor);
	printf("\nwith -triple=r600--:\n");
	for (size_t i = 0; (processor = kd_r600_processor_at(i)); i++)
		print_processor(processor);
}
