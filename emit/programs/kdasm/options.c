/* options.c: see options.h. options.def has the options, settings.h what they set.
 *
 * As with llvm-mc, one dash or two are the same, and a value follows `=` or is the next word. */
#include "options.h"

#include <stdio.h>
#include <string.h>

#include "base/buffer.h"
#include "programs/shared/input_file.h"
#include "settings.h"
#include "source_names.h"

/* ---- words ---- */

static void refuse_unknown(struct reading *reading, const char *word) {
	char near[256];
	if (option_suggest(word + (word[1] == '-'), near, sizeof near))
		options_complain("unknown option '%s'; did you mean %s?", word, near);
	else
		options_complain("unknown option '%s'", word);
	refuse(reading);
}

static bool needs_value(const struct option *row) {
	return row->form == KD_SEPARATE || row->form == KD_JOINED;
}

/* Handles the word at *next, and its value, and moves on. */
static void read_option(struct reading *reading, const struct words *words, size_t *next) {
	const char *word = words->items[(*next)++], *value;
	const struct option *row = option_find(word, &value);
	if (!row) {
		refuse_unknown(reading, word);
		return;
	}
	if (row->form == KD_ALONE && value) {
		options_complain("option '-%s' takes no value", row->name);
		refuse(reading);
		return;
	}
	if (row->form == KD_ALONE)
		value = row->value;
	if (needs_value(row) && !value) {
		if (*next == words->count) {
			options_complain("option '-%s' needs a value: -%s%s%s", row->name, row->name,
			                 row->form == KD_JOINED ? " " : "=", row->value);
			refuse(reading);
			return;
		}
		value = words->items[(*next)++];
	}
	reading->row = row;
	row->set(reading, value);
}

static enum language language_of(const struct reading *reading, const char *path) {
	if (reading->language != LANGUAGE_BY_NAME)
		return reading->language;
	return name_ends_with(path, ".S") || name_ends_with(path, ".sx") ? LANGUAGE_PREPROCESSED : LANGUAGE_ASSEMBLER;
}

static void read_input(struct reading *reading, const char *word) {
	add_input(reading, word, language_of(reading, word));
}

static void read_words(struct reading *reading, const struct words *words) {
	struct options *options = reading->options;
	bool only_files = false;
	for (size_t next = 0; next < words->count && options->action != ACTION_USAGE_ERROR;) {
		const char *word = words->items[next];
		if (!only_files && strcmp(word, "--") == 0) {
			only_files = true;
			next++;
		} else if (only_files || word[0] != '-' || !word[1]) {
			read_input(reading, word);
			next++;
		} else {
			read_option(reading, words, &next);
		}
	}
}

/* Of the GNU assembler's options one has a name that is another's here. */
static void read_assembler_words(struct reading *reading) {
	struct words words = reading->assembler;
	for (size_t i = 0; i < words.count; i++)
		if (strcmp(words.items[i], "-L") == 0)
			words.items[i] = "-save-temp-labels";
	read_words(reading, &words);
}

/* ---- what all of them say together ---- */

static bool makes_each_alone(const struct options *options) {
	return options->compile || options->preprocess_only || options->rule.alone;
}

/* What is made where no word says it: of a driver a linked object, as with clang, which also wants all symbols defined;
 * for -show-encoding text, as with llvm-mc. */
static void settle_product(const struct reading *reading) {
	struct options *options = reading->options;
	enum kd_link_undefined *undefined = &options->linking.details.undefined;
	bool open = !makes_each_alone(options) && !options->bundle && !options->upgrade && !reading->file_type_given;
	if (open && !options->links && options->assembly.show_encoding)
		options->assembly.output = KD_OUTPUT_ASSEMBLY;
	else if (open && !options->links)
		options->links = options->shared = reading->drives;
	if (reading->drives && options->shared && *undefined == KD_LINK_UNDEFINED_DEFAULT)
		*undefined = KD_LINK_UNDEFINED_ERROR;
}

/* An object of a source is no link, and what is for links has no effect. */
static void settle_compilation(struct options *options) {
	size_t kept = 0, library = 0;
	options->each_alone = makes_each_alone(options);
	options->preprocess_only &= !options->rule.alone;
	if (!options->each_alone)
		return;
	for (size_t i = 0; i < options->inputs.count; i++) {
		if (library < options->libraries.count && options->libraries.items[library].input == i) {
			library++;
			continue;
		}
		options->languages.items[kept] = options->languages.items[i];
		options->inputs.items[kept++] = options->inputs.items[i];
	}
	options->inputs.count = options->languages.count = kept;
	options->libraries.count = options->library_directories.count = 0;
	options->links = options->shared = options->executable = options->export_dynamic = false;
	options->link_resources = false;
	options->linking = (struct linking){0};
}

/* As with clang, -mcpu comes before -march. */
static void settle_architecture(struct reading *reading) {
	struct options *options = reading->options;
	const char **triple = &options->assembly.triple;
	if (reading->march && !options->targets.count)
		*list_add(reading->arena, &options->targets) = reading->march;
	if (!reading->architecture)
		return;
	const char *rest = *triple ? strchr(*triple, '-') : "-pc-linux-gnu";
	*triple = arena_printf(reading->arena, "%s%s", reading->architecture, rest ? rest : "");
}

/* One target, or a bundle of several. */
static void settle_targets(struct reading *reading) {
	struct options *options = reading->options;
	size_t count = options->targets.count;
	const char *wrong = NULL;
	if (options->bundle && !count && !options->joins)
		wrong = "--bundle needs its targets: name them with -mcpu or --offload-arch";
	else if (options->bundle && options->assembly.output != KD_OUTPUT_OBJECT)
		wrong = "a bundle holds only objects: leave out -filetype=asm, -filetype=binary and --upgrade";
	else if (!options->bundle && options->packing.compress)
		wrong = "--compress is for bundles: give --bundle";
	else if (!options->bundle && options->kpack)
		wrong = "--kpack is for bundles: give --bundle";
	else if (options->kpack_name && !options->kpack)
		wrong = "--kpack-name is for --kpack: give both";
	else if (options->kpack_name && !*options->kpack_name)
		wrong = "--kpack-name must not be empty";
	else if (options->packing.level && !options->packing.compress)
		wrong = "--compression-level is for --compress: give both";
	else if (!options->bundle && count > 1 && options->offload_arch)
		wrong = "an object has only one target: name one, or give --bundle to make an object for each";
	if (!wrong) {
		if (!options->bundle && count) /* of several -mcpu the last one counts */
			options->targets.items[0] = options->targets.items[count - 1];
		options->targets.count = options->bundle ? count : count > 0;
		options->assembly.processor = count ? options->targets.items[0] : NULL;
		return;
	}
	options_complain("%s", wrong);
	refuse(reading);
}

static bool contains(const char *const *words, size_t count, const char *word) {
	for (size_t i = 0; i < count; i++)
		if (strcmp(words[i], word) == 0)
			return true;
	return false;
}

static void check_inputs(struct reading *reading) {
	const struct options *options = reading->options;
	const char *const *inputs = options->inputs.items;
	bool object = options->assembly.output == KD_OUTPUT_OBJECT && !options->upgrade;
	bool libraries = options->libraries.count || options->library_directories.count;
	if ((libraries || options->export_dynamic || options->link_resources) && !options->links)
		options_complain("-l, -L, --export-dynamic and --link-resources are for links: give -shared or --pie");
	else if (options->linking.first_word && !options->links)
		options_complain("'-%s' is for links: give -shared or --pie", options->linking.first_word);
	else if (options->linking.map && options->bundle)
		options_complain("-Map shows one code object: leave out --bundle");
	else if (options->shared && options->executable)
		options_complain("-shared and --pie may not be used together: a code object is one or the other");
	else if (options->watch && contains(inputs, options->inputs.count, "-"))
		options_complain("--watch reads files again and again: name one, because standard input can be read only once");
	else if (options->inputs.count > 1 && options->each_alone && options->output)
		options_complain("-o names one file, but '%s' and '%s' become two: leave out -o, or -c with -shared", inputs[0],
		                 inputs[1]);
	else if (options->compile && !options->rule.alone && !options->output && !object && !options->no_object)
		options_complain(
		    "-c makes an object: leave out -filetype=asm, -filetype=binary and --upgrade, or name the output with -o");
	else if (options->inputs.count > 1 && !options->links && !options->each_alone && !options->joins)
		options_complain("more than one input: '%s' and '%s'; -shared links several into one", inputs[0], inputs[1]);
	else if (input_is_repeated(inputs, options->inputs.count))
		options_complain(INPUT_REPEATED);
	else if (options->links && !object)
		options_complain("%s makes a code object: leave out -filetype=asm, -filetype=binary and --upgrade",
		                 options->shared ? "-shared" : "--pie");
	else
		return;
	refuse(reading);
}

static void check_section(struct reading *reading) {
	const struct options *options = reading->options;
	bool wanted = options->assembly.output == KD_OUTPUT_SECTION;
	if (wanted && options->upgrade)
		options_complain("--upgrade writes a source: leave out -filetype=binary");
	else if (wanted && !options->assembly.section)
		options_complain("-filetype=binary writes the bytes of a section: name it with -section");
	else if (!wanted && options->assembly.section)
		options_complain("-section is for -filetype=binary: give both");
	else
		return;
	refuse(reading);
}

static void check_rule(struct reading *reading) {
	const struct options *options = reading->options;
	const struct rule_options *rule = &options->rule;
	bool unnamed = (!options->compile && !options->output) || (options->output && strcmp(options->output, "-") == 0);
	if (rule->missing && !rule->alone)
		options_complain("-MG is for -M and -MM: an object cannot be made without its files");
	else if (rule->wanted && !rule->alone && !options->preprocess_only && (unnamed || options->no_object) &&
	         (!rule->file || !rule->target))
		options_complain("-MD without an object file needs -MF and -MT");
	else
		return;
	refuse(reading);
}

/* Together they are one list with commas. */
static void join_features(struct reading *reading) {
	struct buffer list = buffer_in(reading->arena);
	if (!reading->features.count)
		return;
	for (size_t i = 0; i < reading->features.count; i++) {
		buffer_put_text(&list, i ? "," : "");
		buffer_put_text(&list, reading->features.items[i]);
	}
	buffer_put(&list, "", 1);
	reading->options->assembly.features = (const char *)list.data;
}

static void join_include_directories(struct reading *reading) {
	struct options *options = reading->options;
	for (size_t i = 0; i < options->system_directories.count; i++)
		*list_add(reading->arena, &options->include_directories) = options->system_directories.items[i];
	options->assembly.include_directories = options->include_directories.items;
	options->assembly.include_directory_count = options->include_directories.count;
}

static void settle(struct reading *reading) {
	struct options *options = reading->options;
	settle_compilation(options);
	settle_linking(reading);
	settle_architecture(reading);
	if (!options->inputs.count && options->verbose)
		options->action = ACTION_SHOW_VERSION;
	else if (!options->inputs.count)
		read_input(reading, "-");
	options->joins = options->bundle && !options->targets.count && !options->links;
	check_inputs(reading);
	check_section(reading);
	check_rule(reading);
	if (options->upgrade) /* whatever -filetype says; null still writes nothing */
		options->assembly.output = KD_OUTPUT_UPGRADED;
	options->no_object |= options->rule.alone;
	if (!options->output && !options->each_alone)
		options->output = reading->drives && options->links ? "a.out" : "-";
	settle_targets(reading);
}

/* Words of -Wl, count in their places, but only in a link, which a later word may ask for. So the command line is read
 * again then. */
static struct reading read_command_line(struct options *options, struct arena *arena, const struct words *words) {
	struct words given = *words;
	for (bool again = true;; again = false) {
		struct reading reading = {.options = options, .arena = arena};
		*options = (struct options){.words = *words};
		set_color(&reading, "auto");
		read_words(&reading, &given);
		read_assembler_words(&reading);
		settle_product(&reading);
		bool link = options->links && !options->compile && options->action != ACTION_USAGE_ERROR;
		if (!again || !link || !reading.linker_words)
			return reading;
		given = linker_words_expand(arena, words);
	}
}

void options_read(struct options *options, struct arena *arena, int argc, char **argv) {
	struct words words = {0};
	for (int i = 1; i < argc; i++) {
		if (!response_expand(arena, argv[i], &words)) {
			*options = (struct options){.action = ACTION_USAGE_ERROR};
			return;
		}
	}
	struct reading reading = read_command_line(options, arena, &words);
	if (options->action == ACTION_ASSEMBLE)
		settle(&reading);
	join_features(&reading);
	join_include_directories(&reading);
	options->assembly.path_maps = options->path_maps.items;
	options->assembly.path_map_count = options->path_maps.count;
}
