/* linker_settings.c: what the options of a linker set. Their names and meanings are those of ld.lld. */
#include <string.h>

#include "settings.h"

/* An option that has no meaning but in a link. */
static struct linking *linking_of(struct reading *reading) {
	struct linking *linking = &reading->options->linking;
	if (!linking->first_word)
		linking->first_word = reading->row->name;
	return linking;
}

/* ---- words of a compiler driver ---- */

void note_linker_words(struct reading *reading, const char *value) {
	(void)value;
	reading->linker_words = true;
}

/* Words of ld.lld that mean something else to kdasm. */
static const char *linker_word(const char *word) {
	static const char *const others[][2] = {
	    {"-E", "--export-dynamic"}, {"-S", "--strip-debug"}, {"-M", "--print-map"}, {"-x", "--discard-all"}};
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (strcmp(others[i][0], word) == 0)
			return others[i][1];
	return word;
}

/* What is after a word's dashes. */
static const char *undashed(const char *word) {
	return word + strspn(word, "-");
}

static void add_separated(struct arena *arena, struct words *words, const char *list) {
	while (*list) {
		size_t length = strcspn(list, ",");
		if (length)
			*list_add(arena, words) = linker_word(arena_copy(arena, list, length));
		list += length + (list[length] == ',');
	}
}

struct words linker_words_expand(struct arena *arena, const struct words *words) {
	static const char list[] = "Wl,", one[] = "Xlinker";
	struct words expanded = {0};
	for (size_t i = 0; i < words->count; i++) {
		const char *word = words->items[i], *name = word[0] == '-' ? undashed(word) : "";
		if (strncmp(name, list, strlen(list)) == 0)
			add_separated(arena, &expanded, name + strlen(list));
		else if (strcmp(name, one) == 0 && i + 1 < words->count)
			*list_add(arena, &expanded) = linker_word(words->items[++i]);
		else
			*list_add(arena, &expanded) = word;
	}
	return expanded;
}

/* ---- what is made ---- */

void set_shared(struct reading *reading, const char *value) {
	(void)value;
	reading->options->shared = reading->options->links = true;
}

void set_executable(struct reading *reading, const char *value) {
	(void)value;
	reading->options->executable = reading->options->links = true;
}

void set_map(struct reading *reading, const char *value) {
	linking_of(reading)->map = value;
}

void set_soname(struct reading *reading, const char *value) {
	linking_of(reading)->details.soname = value;
}

void set_strip_debug(struct reading *reading, const char *value) {
	(void)value;
	linking_of(reading)->details.strips_debug = true;
}

/* ---- inputs ---- */

void add_input(struct reading *reading, const char *word, enum language language) {
	struct options *options = reading->options;
	*list_add(reading->arena, &options->inputs) = word;
	*list_add(reading->arena, &options->languages) = language;
	*list_add(reading->arena, &options->linking.whole) = reading->state.whole;
}

void add_library(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->libraries) =
	    (struct library){reading->options->inputs.count, reading->state.is_static};
	add_input(reading, value, LANGUAGE_ASSEMBLER);
}

void add_library_directory(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->library_directories) = value;
}

void set_whole_archive(struct reading *reading, const char *value) {
	linking_of(reading);
	reading->state.whole = value;
}

void set_static(struct reading *reading, const char *value) {
	linking_of(reading);
	reading->state.is_static = value;
}

void push_state(struct reading *reading, const char *value) {
	(void)value;
	linking_of(reading);
	*list_add(reading->arena, &reading->states) = reading->state;
}

void pop_state(struct reading *reading, const char *value) {
	(void)value;
	linking_of(reading);
	if (reading->states.count) {
		reading->state = reading->states.items[--reading->states.count];
		return;
	}
	options_complain("unbalanced --push-state/--pop-state: nothing was kept before '-%s'", reading->row->name);
	refuse(reading);
}

/* A group changes nothing: see options.def. */
void set_group(struct reading *reading, const char *value) {
	bool begins = value;
	if (begins == reading->in_group) {
		options_complain(begins ? "nested --start-group: give --end-group first"
		                        : "stray --end-group: --start-group must come before it");
		refuse(reading);
	}
	reading->in_group = begins;
}

/* ---- symbols ---- */

void set_unresolved(struct reading *reading, const char *value) {
	static const struct {
		const char *word;
		enum kd_link_undefined undefined;
	} rows[] = {
	    {"report-all", KD_LINK_UNDEFINED_ERROR},
	    {"ignore-in-shared-libs", KD_LINK_UNDEFINED_ERROR},
	    {"ignore-all", KD_LINK_UNDEFINED_IGNORED},
	    {"ignore-in-object-files", KD_LINK_UNDEFINED_IGNORED},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (strcmp(rows[i].word, value) == 0) {
			linking_of(reading)->details.undefined = rows[i].undefined;
			return;
		}
	}
	options_complain("unknown --unresolved-symbols value: %s; it must be report-all or ignore-all", value);
	refuse(reading);
}

void set_unresolved_warns(struct reading *reading, const char *value) {
	linking_of(reading)->unresolved_warns = value;
}

void set_entry(struct reading *reading, const char *value) {
	linking_of(reading)->details.entry = value;
}

void add_wanted_symbol(struct reading *reading, const char *value) {
	*list_add(reading->arena, &linking_of(reading)->wanted) = value;
}

void add_traced_symbol(struct reading *reading, const char *value) {
	*list_add(reading->arena, &linking_of(reading)->traced) = value;
}

/* Names are separated by commas or colons. */
void add_excluded_libraries(struct reading *reading, const char *value) {
	struct linking *linking = linking_of(reading);
	while (*value) {
		size_t length = strcspn(value, ",:");
		if (length)
			*list_add(reading->arena, &linking->excluded) = arena_copy(reading->arena, value, length);
		value += length + (value[length] != 0);
	}
}

void add_version_script(struct reading *reading, const char *value) {
	*list_add(reading->arena, &linking_of(reading)->scripts) = value;
}

void set_undefined_version(struct reading *reading, const char *value) {
	linking_of(reading)->details.undefined_version = value;
}

/* ---- sections ---- */

void set_gc_sections(struct reading *reading, const char *value) {
	linking_of(reading)->details.gc_sections = value;
}

void set_print_gc_sections(struct reading *reading, const char *value) {
	linking_of(reading)->details.print_gc_sections = value;
}

/* ---- words with one right value ---- */

static void accept_only(struct reading *reading, const char *value, const char *right) {
	if (!value || strcmp(value, right) != 0)
		refuse_option(reading, value);
}

void set_build_id(struct reading *reading, const char *value) {
	accept_only(reading, value, "none");
}

void set_folding(struct reading *reading, const char *value) {
	accept_only(reading, value, "none");
}

void set_packing(struct reading *reading, const char *value) {
	accept_only(reading, value, "none");
}

void set_hash_style(struct reading *reading, const char *value) {
	accept_only(reading, value, "both");
}

/* Whether there are call frame tables is known only once the inputs are read. */
void set_frame_header(struct reading *reading, const char *value) {
	(void)value;
	reading->options->linking.details.frame_header = true;
}

static void expect_value(struct reading *reading, const char *value, const char *right) {
	if (strcmp(value, right) == 0)
		return;
	options_complain("-%s must be %s, not '%s'", reading->row->name, right, value);
	refuse(reading);
}

void set_flavor(struct reading *reading, const char *value) {
	expect_value(reading, value, "gnu");
}

void set_emulation(struct reading *reading, const char *value) {
	expect_value(reading, value, "elf64_amdgpu");
}

/* ---- -z ---- */

static void want_defined(struct kd_link_details *details) {
	details->undefined = KD_LINK_UNDEFINED_ERROR;
}

static void allow_undefined(struct kd_link_details *details) {
	details->undefined = KD_LINK_UNDEFINED_IGNORED;
}

static void bind_now(struct kd_link_details *details) {
	details->binds_now = true;
}

static void bind_later(struct kd_link_details *details) {
	details->binds_now = false;
}

static void keep_named_sections(struct kd_link_details *details) {
	details->keeps_named_sections = true;
}

static void forget_named_sections(struct kd_link_details *details) {
	details->keeps_named_sections = false;
}

void set_link_word(struct reading *reading, const char *value) {
	static const struct {
		const char *word;
		void (*set)(struct kd_link_details *details); /* NULL: what code objects are anyway */
	} words[] = {
	    {"defs", want_defined},
	    {"undefs", allow_undefined},
	    {"now", bind_now},
	    {"lazy", bind_later},
	    {"nostart-stop-gc", keep_named_sections},
	    {"start-stop-gc", forget_named_sections},
	    {"relro", NULL},
	    {"noexecstack", NULL},
	    {"text", NULL},
	    {"noseparate-code", NULL},
	    {"combreloc", NULL},
	    {"nocopyreloc", NULL},
	};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (strcmp(words[i].word, value) != 0)
			continue;
		if (words[i].set)
			words[i].set(&linking_of(reading)->details);
		return;
	}
	options_complain("option '-z %s' is not for kdasm: code objects lack such a setting; leave it out", value);
	refuse(reading);
}

/* ---- what all of them say together ---- */

void settle_linking(struct reading *reading) {
	struct options *options = reading->options;
	struct linking *linking = &options->linking;
	struct kd_link_details *details = &linking->details;
	bool refused = details->undefined == KD_LINK_UNDEFINED_ERROR ||
	               (details->undefined == KD_LINK_UNDEFINED_DEFAULT && options->executable);
	if (refused && linking->unresolved_warns)
		details->undefined = KD_LINK_UNDEFINED_WARNING;
	details->wanted = linking->wanted.items;
	details->wanted_count = linking->wanted.count;
	details->excluded_libraries = linking->excluded.items;
	details->excluded_library_count = linking->excluded.count;
	details->traced = linking->traced.items;
	details->traced_count = linking->traced.count;
	details->whole_archives = linking->whole.items;
	details->output_name = options->output;
}
