/* options.c: see options.h.
 *
 * An option is a row: its names, what it does and what --help=all says. */
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tasks.h"
#include "base/suggest.h"
#include "fit.h"
#include "kdasm/kdasm.h"
#include "kdasm/loading.h"
#include "programs/shared/help.h"
#include "programs/shared/input_file.h"
#include "programs/shared/threads.h"

struct row;

enum { MOST_JOBS = 256 };

struct reading {
	struct options *options;
	struct arena *arena;
	const struct row *action;        /* whose action it is; NULL: none was chosen */
	const char *format;              /* the option that chose the format; NULL: none did */
	LIST(const struct row *) others; /* that only say how */
};

typedef void set_option(struct reading *reading, const char *value);

static void refuse(struct reading *reading) {
	reading->options->action = NULL;
}

static void set_output(struct reading *reading, const char *value) {
	reading->options->output = value;
}

static void set_entry(struct reading *reading, const char *value) {
	reading->options->entry = value;
}

static void set_folder(struct reading *reading, const char *value) {
	reading->options->folder = value;
}

/* "auto": on a terminal, unless the environment has NO_COLOR (no-color.org). */
static void set_colour(struct reading *reading, const char *value) {
	const char *never = getenv("NO_COLOR");
	bool wanted = isatty(STDOUT_FILENO) && !(never && *never);
	if (strcmp(value, "always") == 0) {
		wanted = true;
	} else if (strcmp(value, "never") == 0) {
		wanted = false;
	} else if (strcmp(value, "auto") != 0) {
		options_complain("--color must be auto, always or never: '%s'", value);
		refuse(reading);
	}
	reading->options->colour = wanted;
}

static void add_kernel(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->kernels) = value;
}

static void add_archive_folder(struct reading *reading, const char *value) {
	*list_add(reading->arena, &reading->options->archive_folders) = value;
}

static void set_core(struct reading *reading, const char *value) {
	reading->options->core = value;
}

static void set_target(struct reading *reading, const char *value) {
	reading->options->target = value;
}

/* xnack=on; true if the text is about a target feature. */
static bool add_feature(struct reading *reading, const char *text) {
	static const struct {
		const char *word;
		enum kd_feature_state state;
	} states[] = {{"any", KD_FEATURE_ANY}, {"off", KD_FEATURE_OFF}, {"on", KD_FEATURE_ON}};
	struct options *options = reading->options;
	bool is_xnack = strncmp(text, "xnack=", 6) == 0, is_sramecc = strncmp(text, "sramecc=", 8) == 0;
	if (!is_xnack && !is_sramecc)
		return false;
	for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
		if (strcmp(strchr(text, '=') + 1, states[i].word) != 0)
			continue;
		*(is_xnack ? &options->xnack : &options->sramecc) = states[i].state;
		return true;
	}
	options_complain("a target feature is set to on, off or any: '%s'", text);
	refuse(reading);
	return true;
}

/* Values are written as in C, so that masks may be hexadecimal. */
static void add_setting(struct reading *reading, const char *value) {
	const char *equals = strchr(value, '=');
	char *end;
	if (add_feature(reading, value))
		return;
	errno = 0;
	long long number = equals ? strtoll(equals + 1, &end, 0) : 0;
	if (!equals || equals == value || !equals[1] || *end || errno) {
		options_complain("--set must be of the form field=number: '%s'", value);
		refuse(reading);
		return;
	}
	struct kd_setting *setting = list_add(reading->arena, &reading->options->settings);
	setting->field = arena_copy(reading->arena, value, (size_t)(equals - value));
	setting->value = number;
}

static void set_check(struct reading *reading, const char *value) {
	(void)value;
	reading->options->check = true;
}

static void set_code(struct reading *reading, const char *value) {
	(void)value;
	reading->options->code = true;
}

static void set_relocations(struct reading *reading, const char *value) {
	(void)value;
	reading->options->relocations = true;
}

static void set_raw(struct reading *reading, const char *value) {
	(void)value;
	reading->options->raw = true;
}

static void set_processor(struct reading *reading, const char *value) {
	reading->options->processor = value;
}

static void set_debug(struct reading *reading, const char *value) {
	(void)value;
	reading->options->debug = true;
}

static void set_waits(struct reading *reading, const char *value) {
	(void)value;
	reading->options->waits = true;
}

static void set_physical(struct reading *reading, const char *value) {
	(void)value;
	reading->options->physical = true;
}

static void set_extensions(struct reading *reading, const char *value) {
	bool is_llvm = strcmp(value, "llvm") == 0;
	reading->options->checks.dwarf_reading = is_llvm ? KD_DWARF_READ_LLVM : KD_DWARF_READ_2021;
	if (is_llvm || strcmp(value, "2021") == 0)
		return;
	options_complain("--dwarf-extensions must be llvm or 2021: '%s'", value);
	refuse(reading);
}

static void set_changed(struct reading *reading, const char *value) {
	(void)value;
	reading->options->changed = true;
}

static void set_all_rows(struct reading *reading, const char *value) {
	(void)value;
	reading->options->all_rows = true;
}

static void set_all_findings(struct reading *reading, const char *value) {
	(void)value;
	reading->options->all_findings = true;
}

static void set_warning(struct reading *reading, const char *value) {
	char text[256];
	if (kd_check_option(&reading->options->checks, value, text, sizeof text))
		return;
	options_complain("%s", text);
	refuse(reading);
}

/* All checks are wanted, until later options say otherwise. */
static void set_all(struct reading *reading, const char *value) {
	(void)value;
	set_warning(reading, "all");
}

static void set_only(struct reading *reading, const char *value) {
	reading->options->only = value;
}

static void set_sort(struct reading *reading, const char *value) {
	reading->options->sort = value;
}

static void set_demangle(struct reading *reading, const char *value) {
	(void)value;
	reading->options->demangle = true;
}

static void set_targets(struct reading *reading, const char *value) {
	reading->options->targets = value;
}

static void set_budget(struct reading *reading, const char *value) {
	reading->options->budget = value;
}

static void set_evaluate(struct reading *reading, const char *value) {
	reading->options->evaluate = value;
}

static void set_state(struct reading *reading, const char *value) {
	reading->options->state = value;
}

static void set_result(struct reading *reading, const char *value) {
	reading->options->result = value;
}

/* Written as in C. */
static void set_pc(struct reading *reading, const char *value) {
	char *end;
	errno = 0;
	reading->options->pc = isdigit((unsigned char)*value) ? strtoull(value, &end, 0) : 0;
	reading->options->has_pc = true;
	if (isdigit((unsigned char)*value) && !errno && !*end)
		return;
	options_complain("--pc must be an address, such as 0x1210: '%s'", value);
	refuse(reading);
}

static void set_growth(struct reading *reading, const char *value) {
	reading->options->growth = value;
}

static void set_runtime(struct reading *reading, const char *value) {
	reading->options->runtime = value;
}

/* A whole number from `least` to `most` at the beginning of a text, which ends with one of `ends`. */
static bool read_number(const char **text, const char *ends, uint32_t least, uint32_t most, uint32_t *number) {
	char *end;
	errno = 0;
	unsigned long long value = isdigit((unsigned char)**text) ? strtoull(*text, &end, 0) : 0;
	if (!isdigit((unsigned char)**text) || errno || value < least || value > most || (*end && !strchr(ends, *end)))
		return false;
	*number = (uint32_t)value;
	*text = end;
	return true;
}

static void set_number(struct reading *reading, const char *name, const char *value, uint32_t *number) {
	const char *text = value;
	if (read_number(&text, "", 0, UINT32_MAX, number))
		return;
	options_complain("--%s must be a number: '%s'", name, value);
	refuse(reading);
}

static void set_llvm_version(struct reading *reading, const char *value) {
	const char *text = value;
	uint32_t number;
	if (read_number(&text, "", KD_LLVM_VERSION_MIN, KD_LLVM_VERSION_MAX, &number)) {
		reading->options->checks.llvm_version = (uint8_t)number;
		return;
	}
	options_complain("--llvm-version must be %d to %d: '%s'", KD_LLVM_VERSION_MIN, KD_LLVM_VERSION_MAX, value);
	refuse(reading);
}

static void set_jobs(struct reading *reading, const char *value) {
	const char *text = value;
	if (read_number(&text, "", 1, MOST_JOBS, &reading->options->jobs))
		return;
	options_complain("-j must be a number from 1 to %d: '%s'", MOST_JOBS, value);
	refuse(reading);
}

static void set_vgprs(struct reading *reading, const char *value) {
	set_number(reading, "vgprs", value, &reading->options->question.use.vgprs);
}

static void set_agprs(struct reading *reading, const char *value) {
	set_number(reading, "agprs", value, &reading->options->question.use.agprs);
}

static void set_sgprs(struct reading *reading, const char *value) {
	set_number(reading, "sgprs", value, &reading->options->question.use.sgprs);
}

static void set_lds(struct reading *reading, const char *value) {
	set_number(reading, "lds", value, &reading->options->question.use.lds);
}

/* "256", or "1-256". */
static void set_workgroup(struct reading *reading, const char *value) {
	struct kd_occupancy_use *use = &reading->options->question.use;
	const char *text = value;
	bool good = read_number(&text, "-", 1, KD_WORKGROUP_MAX, &use->least_items);
	use->most_items = use->least_items;
	if (good && *text++ == '-')
		good = read_number(&text, "", use->least_items, KD_WORKGROUP_MAX, &use->most_items);
	if (good)
		return;
	options_complain("--workgroup must be a number of work-items from 1 to %d, or two as 1-256: '%s'", KD_WORKGROUP_MAX,
	                 value);
	refuse(reading);
}

static void set_wave(struct reading *reading, const char *value) {
	bool is_32 = strcmp(value, "32") == 0;
	reading->options->question.wave = is_32 ? 32 : 64;
	if (is_32 || strcmp(value, "64") == 0)
		return;
	options_complain("--wave must be 32 or 64: '%s'", value);
	refuse(reading);
}

static void set_cumode(struct reading *reading, const char *value) {
	(void)value;
	reading->options->question.cumode = true;
}

static void set_help(struct reading *reading, const char *value) {
	reading->options->all_options = value;
	if (!help_may_have(value))
		refuse(reading);
}

static const struct row {
	const char *name;
	char letter;        /* the name is shown as one; 0: it has none */
	const char *value;  /* what --help=all calls the value, in [=] if it may be left out; NULL: takes none */
	run_action *action; /* what is to be done; NULL: the option only says how */
	set_option *set;
	const char *help;
} rows[] = {
/* The forms come first, so that the number of a row is that of a form. */
#define KD_FORM(id, print, option, shows, before, between, after, help) {option, 0, NULL, action_show, NULL, help},
#include "kdasm/forms.def"
    {"color", 0, "when", NULL, set_colour, "colours of --explain and --map: auto, always or never; default auto"},
    {"changed", 0, NULL, NULL, set_changed, "with --text: only fields that are required or differ from the default"},
    {"disassemble", 'd', NULL, NULL, set_code,
     "print the code as instructions; with --json beside the rest, with --asm in a source of the whole object, with "
     "--diff where it differs"},
    {"reloc", 'r', NULL, NULL, set_relocations, "with -d: print relocations at the instructions that they change"},
    {"physical", 0, NULL, NULL, set_physical,
     "with -d: print VGPRs of GFX12.5 as v0 to v1023, following s_set_vgpr_msb; also with --json"},
    {"raw", 0, NULL, NULL, set_raw, "with -d: files are bare instructions, as bytes or as hexadecimal text"},
    {"mcpu", 0, "processor", NULL, set_processor, "with --raw: of this processor"},
    {"debug", 0, NULL, NULL, set_debug,
     "print units and call frames of the debug information; with --json beside the rest, with --asm in a source of the "
     "whole object"},
    {"waits", 0, NULL, NULL, set_waits,
     "print what is pending before each instruction, and what waits wait for; with --json beside the rest"},
    {"all", 0, NULL, NULL, set_all_rows,
     "with --debug: print lists and strings whole, however many entries refer to them; with --waits: all registers"},
    {"dwarf-extensions", 0, "numbers", NULL, set_extensions,
     "with --debug, but not --asm, --check and --pc: the numbers of AMD's operations, llvm or 2021; without it the "
     "bytes tell"},
    {"llvm-version", 0, "22|23|24", NULL, set_llvm_version,
     "print target IDs and sources as this LLVM does, and check what it does; default 22"},
    {"check", 0, NULL, NULL, set_check, "report what is wrong with the kernels; with --json, as JSON"},
    {"all-findings", 0, NULL, NULL, set_all_findings, "with --check: print all, not only 20 of each check"},
    {"jobs", 'j', "number", NULL, set_jobs,
     "with --check: check so many code objects at once; default: one for each processor"},
    {"warn", 'W', "[no-]name", NULL, set_warning,
     "switch a check on or off, or report it as an error (error=name); all: advice, too"},
    {"diff", 0, NULL, action_diff, NULL, "print what differs between two files"},
    {"html", 0, NULL, action_html, NULL,
     "print a page for browsers: what kernels take, their fields, arguments, registers and code, with pictures; with "
     "--diff of both files"},
    {"kernel", 'k', "name", NULL, add_kernel,
     "show only this kernel, or those whose names a pattern matches: 'gemm*'; may be repeated"},
    {"set", 0, "field=number", action_set, add_setting,
     "change a field of the kernels that -k selects; may be repeated"},
    {"output", 'o', "file", NULL, set_output, "with --set, --retarget, --unbundle and --html: write to this file"},
    {"retarget", 0, "id", action_set, set_target,
     "make the file one for another target that runs the same code; --set=xnack=on: with a feature on, off or any"},
    {"core", 0, "file", NULL, set_core,
     "a core file whose memory memory:// URIs name; beside a core file of AMDGPU that of the host"},
    {"kpack-dir", 0, "folder", NULL, add_archive_folder,
     "a folder with archives of kernels that libraries refer to; may be repeated"},
    {"list", 0, NULL, action_list, NULL, "list the code objects in the files"},
    {"unbundle", 0, "id", action_unbundle, set_entry,
     "write the bundle entry whose ID is or ends in this; id#n is the n-th"},
    {"unbundle-all", 0, "folder", action_unbundle_all, set_folder, "write all code objects into the folder"},
    {"table", 0, NULL, action_table, NULL, "print what kernels take and their occupancy, one a line"},
    {"tsv", 0, NULL, NULL, NULL, "with --table: fields separated by tabs, all columns"},
    {"csv", 0, NULL, NULL, NULL, "with --table: fields separated by commas, all columns"},
    {"only", 0, "columns", NULL, set_only, "with --table: only these columns, separated by commas"},
    {"sort", 0, "columns", NULL, set_sort,
     "with --table: sort by these, numbers from large to small; -column the other way round"},
    {"demangle", 0, NULL, NULL, set_demangle, "with --table and --budget: names of C++ as in the source"},
    {"budget", 0, "file", action_budget, set_budget,
     "compare what kernels take with limits, or with the table of an earlier build"},
    {"growth", 0, "list", NULL, set_growth,
     "with --budget: how much worse columns may be, such as vgprs=8,scratch=10%"},
    {"markdown", 0, NULL, NULL, NULL, "with --budget: print a table in Markdown"},
    {"sarif", 0, NULL, NULL, NULL, "with --budget: print SARIF"},
    {"runs-on", 0, "targets", action_runs_on, set_targets,
     "say whether these GPUs run what is in the files, and what stands in the way"},
    {"runtime", 0, "release", NULL, set_runtime, "with --runs-on and --why: the release of ROCm, such as 6.2"},
    {"why", 0, NULL, action_why, set_all,
     "say everything that stands in the way of the files, the worst first; the last word may be a target such as "
     "gfx90a; with --json, as JSON"},
    {"occupancy", 0, "targets", action_occupancy, set_targets,
     "print how many wavefronts fit on a processor, and how much of a resource leaves room for how many"},
    {"vgprs", 0, "number", NULL, set_vgprs, "with --occupancy: vector registers of a wavefront"},
    {"agprs", 0, "number", NULL, set_agprs, "with --occupancy: accumulation registers"},
    {"sgprs", 0, "number", NULL, set_sgprs, "with --occupancy: scalar registers, VCC and its like among them"},
    {"lds", 0, "bytes", NULL, set_lds, "with --occupancy: local memory of a work-group"},
    {"workgroup", 0, "size", NULL, set_workgroup,
     "with --occupancy: work-items of a work-group, or from-to; default 1-1024"},
    {"wave", 0, "size", NULL, set_wave, "with --occupancy: wavefronts of 32 or 64"},
    {"cumode", 0, NULL, NULL, set_cumode, "with --occupancy: CU mode, not WGP mode"},
    {"evaluate", 0, "expression", action_evaluate, set_evaluate,
     "evaluate DWARF operations, separated by commas, or with --pc and a file a variable, and print what is there; "
     "with --json, as JSON"},
    {"result", 0, "kind", NULL, set_result, "with --evaluate: location, value or cfi; default location"},
    {"unwind", 0, NULL, action_unwind, NULL,
     "print the caller of a wavefront that is at an address: its pc, CFA and registers; with --json, as JSON"},
    {"lanes", 0, NULL, action_lanes, NULL,
     "print where the lanes of a wavefront are that is at an address, one a line; with --json, as JSON"},
    {"pc", 0, "address", NULL, set_pc, "with --evaluate, --unwind and --lanes: the address in the code object"},
    {"state", 0, "file", NULL, set_state, "with --evaluate, --unwind and --lanes: registers and memory, as YAML"},
    {"help", 'h', "[=all]", action_help, set_help, "print the usual options, or all of them"},
    {"version", 0, NULL, action_version, NULL, "print the version"},
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static bool may_lack_value(const struct row *row) {
	return row->value && strncmp(row->value, "[=", 2) == 0;
}

/* What --help shows of the rows, with fewer words: on a screen of 80 columns and 24 lines. */
static const struct usual {
	const char *name, *help;
} usual[] = {
    {"explain", "explain the kernels: fields, registers, occupancy"},
    {"disassemble", "print the code as instructions"},
    {"asm", "print directives; with -d a whole source"},
    {"json", "print everything as JSON"},
    {"html", "print a page for browsers"},
    {"check", "report what is wrong with the kernels"},
    {"why", "say what keeps the files from loading or running"},
    {"runs-on", "say whether these GPUs run the files"},
    {"diff", "print what differs between two files"},
    {"table", "print what kernels take, one a line"},
    {"budget", "compare what kernels take with limits"},
    {"kernel", "show only this kernel"},
    {"set", "change a field of the kernels of -k"},
    {"output", "where --set, --unbundle and --html write"},
    {"list", "list the code objects in the files"},
    {"unbundle", "write the entry of a bundle"},
    {"help", "print the options above, or all of them"},
    {"version", "print the version"},
};

/* The formats that actions can print. */
static const struct format_row {
	run_action *action;
	const char *option;
	enum format format;
} format_rows[] = {
    {action_occupancy, "json", FORMAT_JSON}, {action_evaluate, "json", FORMAT_JSON},
    {action_table, "json", FORMAT_JSON},     {action_runs_on, "json", FORMAT_JSON},
    {action_table, "tsv", FORMAT_TSV},       {action_table, "csv", FORMAT_CSV},
    {action_budget, "json", FORMAT_JSON},    {action_budget, "markdown", FORMAT_MARKDOWN},
    {action_budget, "sarif", FORMAT_SARIF},  {action_unwind, "json", FORMAT_JSON},
    {action_lanes, "json", FORMAT_JSON},     {action_why, "json", FORMAT_JSON},
    {action_diff, "html", FORMAT_HTML},
};

/* Options that only say how, and the action that they are for. */
static const struct companion {
	const char *option;
	run_action *action;
} companions[] = {
    {"vgprs", action_occupancy},
    {"agprs", action_occupancy},
    {"sgprs", action_occupancy},
    {"lds", action_occupancy},
    {"wave", action_occupancy},
    {"cumode", action_occupancy},
    {"workgroup", action_occupancy},
    {"tsv", action_table},
    {"csv", action_table},
    {"only", action_table},
    {"sort", action_table},
    {"demangle", action_table},
    {"runtime", action_runs_on},
    {"runtime", action_why},
    {"growth", action_budget},
    {"markdown", action_budget},
    {"sarif", action_budget},
    {"demangle", action_budget},
    {"state", action_evaluate},
    {"result", action_evaluate},
    {"state", action_unwind},
    {"pc", action_unwind},
    {"pc", action_evaluate},
    {"state", action_lanes},
    {"pc", action_lanes},
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static int finish_output(void) {
	if (fflush(stdout) == 0 && !ferror(stdout))
		return STATUS_OK;
	complain("cannot write standard output: %s", strerror(errno));
	return STATUS_FAILED;
}

static void take_help(void *context, const char *text, size_t size) {
	(void)context;
	fwrite(text, 1, size, stdout);
}

static void put_help(struct fit *fit, const char *text) {
	fit_take(fit, text, strlen(text));
}

static void put_row(struct fit *fit, struct arena *arena, const struct row *row, const char *help) {
	enum { COLUMN = 26 };
	const char *letter = row->letter ? arena_printf(arena, "-%c, ", row->letter) : "";
	const char *value = !row->value ? "" : may_lack_value(row) ? row->value : arena_printf(arena, "=%s", row->value);
	const char *option = arena_printf(arena, "  %s--%s%s", letter, row->name, value);
	int blanks = strlen(option) + 2 < COLUMN ? COLUMN - (int)strlen(option) : 2;
	put_help(fit, arena_printf(arena, "%s%*s%s\n", option, blanks, "", help));
}

static void put_all_options(struct fit *fit, struct arena *arena) {
	put_help(fit, "A file is a code object, clang offload bundles, or a program or archive that contains them, or an "
	              "archive of kernels (.kpack), or a library that refers to such; - is "
	              "standard input, file://path#offset=number&size=number is a code object URI. Without options, "
	              "kdinfo prints everything as text.\n\n");
	for (size_t i = 0; i < ROW_COUNT; i++)
		put_row(fit, arena, &rows[i], rows[i].help);
	put_help(fit, "\nExit status: 0 on success; 1 if something could not be read, or --diff, --check, --budget, "
	              "--runs-on or --why finds something, which in --check is more than advice; 2 for wrong usage, and "
	              "with --diff and --budget if something could not be compared.\n");
}

static const struct row *row_named(const char *name) {
	const struct row *row = rows;
	while (strcmp(row->name, name) != 0)
		row++;
	return row;
}

static void put_usual_options(struct fit *fit, struct arena *arena) {
	for (size_t i = 0; i < COUNT(usual); i++)
		put_row(fit, arena, row_named(usual[i].name), usual[i].help);
	put_help(fit, "\nExit status: 0 on success, 1 for findings, 2 for wrong usage.\n");
}

int action_help(struct arena *arena, const struct options *options) {
	struct fit fit = fit_to_reader(arena, take_help);
	put_help(&fit, "usage: kdinfo [options] file...\n"
	               "Shows what is in AMD GPU code objects: kernels, descriptors and metadata.\n\n");
	if (options->all_options)
		put_all_options(&fit, arena);
	else
		put_usual_options(&fit, arena);
	return finish_output();
}

int action_version(struct arena *arena, const struct options *options) {
	(void)arena, (void)options;
	puts("kdinfo " KDASM_VERSION);
	return finish_output();
}

enum { FIRST_CODE = UCHAR_MAX + 1 }; /* of rows, beside letters */

/* The tables that getopt_long() wants. */
struct tables {
	struct option longs[ROW_COUNT + 1];
	char shorts[2 * ROW_COUNT + 2];
};

static int argument_of(const struct row *row) {
	return !row->value ? no_argument : may_lack_value(row) ? optional_argument : required_argument;
}

static void fill_tables(struct tables *tables) {
	char *letter = tables->shorts;
	*letter++ = ':'; /* a missing value is told from an unknown option */
	for (int i = 0; i < ROW_COUNT; i++) {
		tables->longs[i] = (struct option){rows[i].name, argument_of(&rows[i]), NULL, FIRST_CODE + i};
		if (rows[i].letter)
			*letter++ = rows[i].letter;
		if (rows[i].letter && argument_of(&rows[i]) == required_argument)
			*letter++ = ':';
	}
}

static const struct row *find_row(int code) {
	for (int i = 0; i < ROW_COUNT; i++)
		if (code == FIRST_CODE + i || (code == rows[i].letter && code))
			return &rows[i];
	return NULL;
}

/* --json with --explain is JSON that says more. */
static bool join(struct reading *reading, const struct row *row) {
	const struct row *json = &rows[KD_FORM_JSON], *explanation = &rows[KD_FORM_EXPLANATION];
	if (!(row == json && reading->action == explanation) && !(row == explanation && reading->action == json))
		return false;
	reading->options->uses = true;
	reading->options->form = KD_FORM_JSON;
	reading->action = json;
	return true;
}

/* The format that an option means for an action; NULL: none. */
static const struct format_row *find_format(const struct row *action, const struct row *option) {
	for (size_t i = 0; action && option && i < COUNT(format_rows); i++)
		if (format_rows[i].action == action->action && strcmp(format_rows[i].option, option->name) == 0)
			return &format_rows[i];
	return NULL;
}

static void use_format(struct reading *reading, const struct format_row *format) {
	if (reading->format && strcmp(reading->format, format->option) != 0) {
		options_complain("--%s and --%s cannot be combined", reading->format, format->option);
		refuse(reading);
	}
	reading->format = format->option;
	reading->options->format = format->format;
}

static void choose_action(struct reading *reading, const struct row *row) {
	reading->action = row;
	reading->options->action = row->action;
}

/* --json is an action, or how another one prints, whichever comes first. */
static bool choose_format(struct reading *reading, const struct row *row) {
	const struct format_row *format = find_format(reading->action, row), *before = find_format(row, reading->action);
	if (before)
		choose_action(reading, row);
	if (!format)
		format = before;
	if (format)
		use_format(reading, format);
	return format;
}

/* Several actions are a mistake; the same one several times is not. */
static bool take_action(struct reading *reading, const struct row *row) {
	if (join(reading, row) || choose_format(reading, row))
		return true;
	if (reading->action && reading->action != row) {
		options_complain("--%s and --%s cannot be combined", reading->action->name, row->name);
		refuse(reading);
		return false;
	}
	choose_action(reading, row);
	if (row->action == action_show)
		reading->options->form = (enum kd_form)(row - rows);
	return true;
}

static void take(struct reading *reading, const struct row *row, const char *value) {
	if (!row->action)
		*list_add(reading->arena, &reading->others) = row;
	else if (!take_action(reading, row))
		return;
	if (row->set)
		row->set(reading, value);
}

/* The name of an action's option. */
static const char *option_of(run_action *action) {
	const struct row *row = rows;
	while (row->action != action)
		row++;
	return row->name;
}

/* Whether an option that only says how is for the action; else *needed is the one that it is for. */
static bool goes_with(const struct row *option, run_action *action, run_action **needed) {
	*needed = NULL;
	for (size_t i = 0; i < COUNT(companions); i++) {
		if (strcmp(companions[i].option, option->name) != 0)
			continue;
		if (companions[i].action == action)
			return true;
		*needed = *needed ? *needed : companions[i].action;
	}
	return !*needed;
}

static void check_others(struct reading *reading) {
	run_action *needed, *action = reading->options->action;
	for (size_t i = 0; action && i < reading->others.count; i++) {
		const struct row *option = reading->others.items[i];
		const struct format_row *format = find_format(reading->action, option);
		if (format)
			use_format(reading, format);
		if (goes_with(option, action, &needed))
			continue;
		options_complain("--%s is only for --%s; leave it out", option->name, option_of(needed));
		refuse(reading);
		return;
	}
}

/* --disassemble changes what these forms show. */
static bool has_code(enum kd_form form) {
	return form == KD_FORM_TEXT || form == KD_FORM_JSON || form == KD_FORM_ASSEMBLY;
}

static void choose_code(struct reading *reading) {
	const struct options *options = reading->options;
	if (!options->action || !options->code || options->action == action_diff)
		return;
	if (options->action != action_show || !has_code(options->form) || options->check) {
		options_complain("-d can be combined only with --json, --asm or --diff");
		refuse(reading);
	} else if (options->form == KD_FORM_ASSEMBLY && options->kernels.count) {
		options_complain("-k cannot be combined with --asm -d, which prints the whole object");
		refuse(reading);
	}
}

static void check_relocations(struct reading *reading) {
	const struct options *options = reading->options;
	bool prints = options->action == action_show && options->form == KD_FORM_TEXT;
	if (!options->action || !options->relocations || (options->code && prints))
		return;
	options_complain("-r is only for -d; leave it out");
	refuse(reading);
}

/* The source of a whole object has the registers as they are encoded. */
static void check_physical(struct reading *reading) {
	const struct options *options = reading->options;
	bool prints = options->action == action_show && (options->form == KD_FORM_TEXT || options->form == KD_FORM_JSON);
	if (!options->action || !options->physical || (options->code && prints))
		return;
	options_complain("--physical is only for -d, alone or with --json; leave it out");
	refuse(reading);
}

/* Bare instructions are of a processor. */
static void check_raw(struct reading *reading) {
	const struct options *options = reading->options;
	bool shown = options->code && options->action == action_show;
	if (!options->action || (!options->raw && !options->processor) || (options->raw && options->processor && shown))
		return;
	options_complain(!options->raw         ? "--mcpu is only for --raw; leave it out"
	                 : !options->processor ? "--raw needs --mcpu, the processor"
	                                       : "--raw is only for -d; leave it out");
	refuse(reading);
}

/* --debug changes what these forms show. */
static void choose_debug(struct reading *reading) {
	const struct options *options = reading->options;
	bool shows = has_code(options->form);
	if (!options->action || !options->debug)
		return;
	if (options->action != action_show || !shows || options->check ||
	    (options->code && options->form == KD_FORM_TEXT)) {
		options_complain("--debug can be combined only with --json or --asm");
		refuse(reading);
	} else if (options->form == KD_FORM_ASSEMBLY && options->kernels.count) {
		options_complain("-k cannot be combined with --asm --debug, which prints the whole object");
		refuse(reading);
	}
}

/* --waits changes what two of the forms show. */
static void choose_waits(struct reading *reading) {
	const struct options *options = reading->options;
	bool is_text = options->form == KD_FORM_TEXT;
	if (!options->action || !options->waits)
		return;
	if (options->action == action_show && !options->check &&
	    (options->form == KD_FORM_JSON || (is_text && !options->code && !options->debug)))
		return;
	options_complain("--waits can be combined only with --json");
	refuse(reading);
}

static void check_all_rows(struct reading *reading) {
	const struct options *options = reading->options;
	if (!options->action || !options->all_rows || options->debug || options->waits)
		return;
	options_complain("--all is only for --debug and --waits; with --check, use --all-findings");
	refuse(reading);
}

static void check_jobs(struct reading *reading) {
	struct options *options = reading->options;
	if (options->action && options->jobs && !options->check) {
		options_complain("-j is only for --check; leave it out");
		refuse(reading);
	}
	options->jobs = options->jobs ? options->jobs : threads_usable();
}

/* What reads expressions of files. A source that makes the same again has LLVM's numbers or bytes. */
static bool reads_expressions(const struct options *options) {
	bool is_source = options->action == action_show && options->form == KD_FORM_ASSEMBLY;
	return (options->debug && !is_source) || options->check || options->has_pc;
}

static void check_extensions(struct reading *reading) {
	const struct options *options = reading->options;
	if (!options->action || !options->checks.dwarf_reading || reads_expressions(options))
		return;
	options_complain("--dwarf-extensions is only for --debug without --asm, --check and --pc; leave it out");
	refuse(reading);
}

/* What is about a wavefront at an address. */
static void check_pc(struct reading *reading) {
	const struct options *options = reading->options;
	if ((options->action != action_unwind && options->action != action_lanes) || options->has_pc)
		return;
	options_complain("--%s needs --pc", option_of(options->action));
	refuse(reading);
}

/* --check changes what two of the actions do. */
static void choose_check(struct reading *reading) {
	struct options *options = reading->options;
	if (!options->action || !options->check)
		return;
	if (options->action == action_show && options->form == KD_FORM_TEXT) {
		options->action = action_check;
	} else if (options->action == action_show && options->form == KD_FORM_JSON) {
		options->action = action_check_json;
	} else {
		options_complain("--check can be combined only with --json");
		refuse(reading);
	}
}

/* Actions that are about no file. */
static bool needs_no_file(const struct options *options) {
	return options->action == action_occupancy || (options->action == action_evaluate && !options->has_pc);
}

static void refuse_file(struct reading *reading) {
	const struct options *options = reading->options;
	if (options->action == action_evaluate)
		options_complain("--evaluate needs --pc with a file: '%s'", options->files.items[0]);
	else
		options_complain("--%s needs no file: '%s'", option_of(options->action), options->files.items[0]);
	refuse(reading);
}

/* The files, the budget and the state. */
static bool reads_twice(struct reading *reading) {
	const struct options *options = reading->options;
	LIST(const char *) paths = {0};
	for (size_t i = 0; i < options->files.count; i++)
		*list_add(reading->arena, &paths) = options->files.items[i];
	if (options->budget)
		*list_add(reading->arena, &paths) = options->budget;
	if (options->state)
		*list_add(reading->arena, &paths) = options->state;
	return input_is_repeated(paths.items, paths.count);
}

/* Of --why the last word is a target if it looks like one and no file is called so. */
static void choose_target(struct reading *reading) {
	struct options *options = reading->options;
	size_t last = options->files.count - 1;
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_gpu gpu;
	if (options->action != action_why || options->files.count < 2 || access(options->files.items[last], F_OK) == 0)
		return;
	const char *word = options->files.items[last];
	if (strncmp(word, "gfx", 3) != 0 && strncmp(word, "amdgcn-", 7) != 0)
		return;
	options->targets = word;
	options->files.count = last;
	if (kd_gpu_parse(&gpu, word, text, sizeof text))
		return;
	options_complain("--why: %s", text);
	refuse(reading);
}

static void check(struct reading *reading) {
	struct options *options = reading->options;
	bool needs_files = options->action && options->action != action_help && options->action != action_version &&
	                   !needs_no_file(options);
	bool writes = options->action == action_set || options->action == action_unbundle ||
	              options->action == action_html || options->format == FORMAT_HTML;
	if (needs_files && !options->files.count) {
		options_complain("no file given");
		refuse(reading);
	} else if (reads_twice(reading)) {
		options_complain(INPUT_REPEATED);
		refuse(reading);
	} else if (needs_no_file(options) && options->files.count) {
		refuse_file(reading);
	} else if (options->action && options->changed &&
	           (options->action != action_show || options->form != KD_FORM_TEXT)) {
		options_complain("--changed is only for --text; leave it out");
		refuse(reading);
	} else if (options->action && options->output && !writes) {
		options_complain("-o is only for --set, --retarget, --unbundle and --html; leave it out");
		refuse(reading);
	}
}

static void complain_of_option(const char *word) {
	const char *name = word + strspn(word, "-");
	struct suggestions found = suggest_for(name, strcspn(name, "="));
	for (int i = 0; i < ROW_COUNT; i++)
		suggest_consider(&found, rows[i].name);
	if (found.count)
		options_complain("unknown option '%s'; did you mean --%s?", word, found.names[0]);
	else
		options_complain("unknown option '%s'", word);
}

/* In `optopt` is an unknown letter, and getopt_long() is past its word only if it is the last one there; or the code of
 * a known option that has a value and takes none. */
static void complain_of_word(int code, char **argv) {
	const struct row *row = find_row(optopt);
	if (code == ':')
		options_complain("option '%s' needs a value", argv[optind - 1]);
	else if (row)
		options_complain("option '--%s' takes no value", row->name);
	else if (optopt)
		options_complain("unknown option '-%c'", optopt);
	else
		complain_of_option(argv[optind - 1]);
}

/* Some options may be written as kdasm has them, with one dash; for getopt_long() that would be letters. */
static void add_dashes(struct arena *arena, int argc, char **argv) {
	static const char *const names[] = {"-dwarf-extensions", "-mcpu"};
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		for (size_t n = 0; n < COUNT(names); n++)
			if (strncmp(argv[i], names[n], strlen(names[n])) == 0)
				argv[i] = arena_printf(arena, "-%s", argv[i]);
}

/* Of objects that are there already, what takes longer is asked for, too. */
static void want_checks_of_found(struct kd_check_options *checks) {
	const struct kd_check_row *row;
	for (size_t i = 0; (row = kd_check_at(i)) != NULL; i++)
		if (row->by_default == KD_CHECK_FOUND)
			checks->wishes[i] |= KD_CHECK_ADVISED;
}

void options_read(struct options *options, struct arena *arena, int argc, char **argv) {
	struct reading reading = {.options = options, .arena = arena};
	struct tables tables = {0};
	int code;
	*options = (struct options){.action = action_show, .form = KD_FORM_TEXT};
	want_checks_of_found(&options->checks);
	set_colour(&reading, "auto");
	fill_tables(&tables);
	add_dashes(arena, argc, argv);
	opterr = 0;
	while (options->action && (code = getopt_long(argc, argv, tables.shorts, tables.longs, NULL)) != -1) {
		const struct row *row = find_row(code);
		if (row) {
			take(&reading, row, optarg);
			continue;
		}
		complain_of_word(code, argv);
		refuse(&reading);
	}
	for (int i = optind; i < argc; i++)
		*list_add(arena, &options->files) = argv[i];
	choose_target(&reading);
	check_others(&reading);
	choose_code(&reading);
	check_relocations(&reading);
	check_physical(&reading);
	check_raw(&reading);
	choose_debug(&reading);
	choose_waits(&reading);
	check_all_rows(&reading);
	check_jobs(&reading);
	check_extensions(&reading);
	check_pc(&reading);
	choose_check(&reading);
	check(&reading);
}
