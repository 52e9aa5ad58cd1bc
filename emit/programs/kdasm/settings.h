/* settings.h: what each option sets. */
#ifndef KD_PROGRAMS_KDASM_SETTINGS_H
#define KD_PROGRAMS_KDASM_SETTINGS_H

#include "option_rows.h"
#include "options.h"
#include "response.h"

/* What some options say of the inputs after them. */
struct input_state {
	bool whole;     /* --whole-archive */
	bool is_static; /* -Bstatic */
};

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
	bool linker_words;           /* some are given with -Wl, or -Xlinker */
	bool in_group;               /* after --start-group */
	struct input_state state;
	LIST(struct input_state) states; /* of --push-state */
};

/* The action becomes ACTION_USAGE_ERROR; what is wrong was reported. */
void refuse(struct reading *reading);

/* An input of the command line, or a name of -l. */
void add_input(struct reading *reading, const char *word, enum language language);

/* The words without -Wl, and -Xlinker: those of them are among the others, in their places. */
struct words linker_words_expand(struct arena *arena, const struct words *words);

/* Once all words are read: what they say of a link together. */
void settle_linking(struct reading *reading);

/* The function of each row; `value` is NULL where there is none. */
#define KD_OPTION(group, name, value, form, set, help) set_option set;
#include "options.def"

#endif
