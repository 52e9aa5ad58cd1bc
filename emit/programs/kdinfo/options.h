/* options.h: the command line of kdinfo. */
#ifndef KD_PROGRAMS_KDINFO_OPTIONS_H
#define KD_PROGRAMS_KDINFO_OPTIONS_H

#include <stdbool.h>

#include "base/arena.h"
#include "kdasm/checks.h"
#include "kdasm/code_object.h"
#include "kdasm/occupancy.h"
#include "programs/shared/messages.h"

/* The exit status is that of the action, or STATUS_UNREAD where that is larger: what an action says of files is not all
 * that there is to say then. */
enum { STATUS_OK = 0, STATUS_FAILED = 1, STATUS_DIFFERENT = 1, STATUS_WRONG_USAGE = 2, STATUS_UNREAD = 2 };

struct options;

/* What is done with the files; gives the exit status. */
typedef int run_action(struct arena *arena, const struct options *options);

/* How an action prints what it has to say, where it leaves the choice. */
enum format {
	FORMAT_TEXT,
	FORMAT_JSON,
	FORMAT_TSV,
	FORMAT_CSV,
	FORMAT_MARKDOWN,
	FORMAT_SARIF,
	FORMAT_HTML,
	FORMAT_COUNT
};

/* What --occupancy is about. */
struct question {
	struct kd_occupancy_use use;
	unsigned wave; /* work-items of a wavefront; 0: as the processor has it */
	bool cumode;
};

struct options {
	run_action *action; /* NULL: the usage was wrong, and reported */
	bool *unread;       /* set where something that was asked for could not be read; that was reported */
	enum kd_form form;  /* of action_show */
	const char *output; /* NULL: not given; "-": standard output */
	const char *entry;  /* of --unbundle */
	const char *folder; /* of --unbundle-all */
	bool colour;
	bool code;             /* --disassemble, which goes with --json and --asm */
	bool relocations;      /* --reloc, which goes with --disassemble */
	bool raw;              /* --raw, which goes with --disassemble */
	const char *processor; /* of --mcpu; NULL: not given */
	bool check;            /* --check, which goes with --json */
	bool debug;            /* --debug, which goes with --json */
	bool waits;            /* --waits, which goes with --json */
	bool physical;         /* --physical, which goes with -d */
	bool uses;             /* --explain, together with --json */
	bool changed;
	bool all_options; /* --help=all */
	bool all_rows;    /* --all, which goes with --debug and --waits */
	bool all_findings;
	uint32_t jobs; /* of --jobs: code objects that are checked at once */
	enum format format;
	const char *only; /* columns of --table; NULL: as the format has them */
	const char *sort; /* columns that it is sorted by; NULL: it is not */
	bool demangle;
	const char *targets;  /* of --occupancy and --runs-on, separated by commas */
	const char *core;     /* of --core; NULL: not given */
	const char *budget;   /* file with limits, or an earlier table */
	const char *growth;   /* allowed beyond that: "vgprs=8,scratch=10%"; NULL: none */
	const char *runtime;  /* of --runs-on: a release of ROCm; NULL: any */
	const char *evaluate; /* of --evaluate: the expression */
	const char *state;    /* file of --state; NULL: nothing is known of the machine */
	const char *result;   /* of --result; NULL: a location */
	uint64_t pc;          /* of --pc */
	bool has_pc;          /* it is given */
	struct question question;
	struct kd_check_options checks; /* with the numbers that --dwarf-extensions names, and --llvm-version */
	LIST(const char *) files;
	LIST(const char *) archive_folders; /* of --kpack-dir */
	LIST(const char *) kernels;
	LIST(struct kd_setting) settings;
	const char *target; /* of --retarget; NULL: not given */

	/* --set of target features; KD_FEATURE_UNSUPPORTED: not given */
	enum kd_feature_state xnack, sramecc;
};

/* Reads the command line; strings live in the arena or in argv. */
void options_read(struct options *options, struct arena *arena, int argc, char **argv);

#endif
