/* check_rows.c: the rows of the checks, and what -W options say of them. */
#include <stdio.h>
#include <string.h>

#include "base/row_numbers.h"
#include "base/suggest.h"
#include "kdasm/checks.h"
#include "kdasm/target.h"

static const struct kd_check_row rows[KD_CHECK_COUNT] = {
#define KD_CHECK(id, name, level, by_default, description, remedy)                                                     \
	{name, KD_CHECK_##by_default, KD_LEVEL_##level, description, remedy},
#include "kdasm/checks.def"
};

_Static_assert((int)KD_CHECK_COUNT <= (int)KD_CHECK_ROOM,
               "programs have no room for more checks: this is a new soname");

/* Of checks with the default LATER: which row of LLVM's versions they are of. */
static const struct {
	enum kd_check check;
	enum kd_llvm_change change;
} later[] = {
#define KD_CHECK(...)
#define KD_LATER_CHECK(id, name, level, change, description, remedy) {KD_CHECK_##id, KD_LLVM_##change},
#include "kdasm/checks.def"
};

static bool is_of_llvm(const struct kd_check_options *options, unsigned check) {
	size_t i = 0;
	while (later[i].check != check)
		i++;
	return kd_llvm_has(options->llvm_version, later[i].change);
}

/* By default. */
static bool is_on(const struct kd_check_options *options, unsigned check, bool linked) {
	const struct kd_check_row *row = &rows[check];
	if (row->by_default == KD_CHECK_LATER)
		return is_of_llvm(options, check);
	if (row->by_default == KD_CHECK_NAMED)
		return false;
	if (row->by_default == KD_CHECK_FOUND)
		return options->wishes[check] & KD_CHECK_ADVISED;
	bool is_wanted = row->level != KD_LEVEL_ADVICE || options->wishes[check] & KD_CHECK_ADVISED;
	return is_wanted && (linked || row->by_default != KD_CHECK_LINKED);
}

const struct kd_check_row *kd_check_at(size_t check) {
	return check < KD_CHECK_COUNT ? &rows[check] : NULL;
}

const char *kd_check_level_name(enum kd_check_level level) {
	static const char *const names[] = {
	    [KD_LEVEL_REFUSED] = "refused", [KD_LEVEL_WRONG] = "wrong", [KD_LEVEL_ADVICE] = "advice"};
	return names[level];
}

int kd_check_outcome(const struct kd_check_options *options, unsigned check, bool linked) {
	uint8_t wish = options->wishes[check];
	bool on = is_on(options, check, linked);
	if (wish & (KD_CHECK_WANTED | KD_CHECK_UNWANTED))
		on = wish & KD_CHECK_WANTED;
	if (!on)
		return 0;
	return wish & KD_CHECK_FATAL || (options->fatal && !(wish & KD_CHECK_NOT_FATAL)) ? 2 : 1;
}

/* What comes before the name, and what it makes of a check. */
static const struct prefix {
	const char *text;
	uint8_t set, clear;
} prefixes[] = {
    {"no-error=", KD_CHECK_NOT_FATAL, KD_CHECK_FATAL},
    {"error=", KD_CHECK_WANTED | KD_CHECK_FATAL, KD_CHECK_UNWANTED | KD_CHECK_NOT_FATAL},
    {"no-", KD_CHECK_UNWANTED, KD_CHECK_WANTED | KD_CHECK_ADVISED},
    {"", KD_CHECK_WANTED, KD_CHECK_UNWANTED},
};

/* False if there is no check of this name. All are on where they are by default, and advice there, too. */
static bool set_wishes(struct kd_check_options *options, const char *name, const struct prefix *prefix) {
	bool known = false, all = strcmp(name, "all") == 0;
	uint8_t set = prefix->set;
	if (all && set & KD_CHECK_WANTED)
		set = (uint8_t)((set & ~KD_CHECK_WANTED) | KD_CHECK_ADVISED);
	for (size_t i = 0; i < KD_CHECK_COUNT; i++) {
		if (!all && strcmp(name, rows[i].name) != 0)
			continue;
		known = true;
		options->wishes[i] = (uint8_t)((options->wishes[i] & ~prefix->clear) | set);
	}
	return known;
}

static void unknown_check(const char *option, char *text, size_t size) {
	char ending[SUGGEST_ENDING_SIZE];
	const struct prefix *prefix = prefixes;
	while (strncmp(option, prefix->text, strlen(prefix->text)) != 0)
		prefix++;
	const char *name = option + strlen(prefix->text);
	struct suggestions found = suggest_for(name, strlen(name));
	for (size_t i = 0; i < KD_CHECK_COUNT; i++)
		suggest_consider(&found, rows[i].name);
	snprintf(text, size, "unknown warning option '-W%s'%s", option, suggest_ending(&found, ending));
}

bool kd_check_option(struct kd_check_options *options, const char *option, char *text, size_t size) {
	if (strcmp(option, "error") == 0 || strcmp(option, "no-error") == 0) {
		options->fatal = option[0] == 'e';
		return true;
	}
	/* Of several prefixes that fit, the one before a name counts: there is a check "no-kernels". */
	for (const struct prefix *prefix = prefixes; prefix < prefixes + sizeof prefixes / sizeof *prefixes; prefix++) {
		size_t length = strlen(prefix->text);
		if (strncmp(option, prefix->text, length) == 0 && set_wishes(options, option + length, prefix))
			return true;
	}
	unknown_check(option, text, size);
	return false;
}
