/* settings.h: what each option sets. */
#ifndef KD_PROGRAMS_KDASM_SETTINGS_H
#define KD_PROGRAMS_KDASM_SETTINGS_H

#include "option_rows.h"
#include "options.h"
#include "response.h"

/* A command line that is being read. */
struct reading {
	struct options *options;
	struct arena *arena;
	const struct option *row;    /* of the option that is set */
	enum language language;      /* of the next inputs */
	LIST(const char *) features; /* of each -mattr */
	const char *march;           /* of -march; NULL: not given */
	const char *architecture;    /* of -arch; NULL: not given */
	bool drives;                 /* -target: kdasm stands in for clang */
	bool file_type_given;        /* -filetype and what is the same */
	struct words assembler;      /* of -Wa, and what -Wp, says of the rule for make */
	struct words linker;         /* of -Wl, */
};

/* The action becomes ACTION_USAGE_ERROR; what is wrong was reported. */
void refuse(struct reading *reading);

/* The function of each row; `value` is NULL where there is none. */
#define KD_OPTION(group, name, value, form, set, help) set_option set;
#include "options.def"

#endif
