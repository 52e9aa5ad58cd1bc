/* options.h: the command line of kdasm. */
#ifndef KD_PROGRAMS_KDASM_OPTIONS_H
#define KD_PROGRAMS_KDASM_OPTIONS_H

#include <stdbool.h>

#include "base/arena.h"
#include "kdasm/bundle.h"
#include "kdasm/kdasm.h"

enum action {
	ACTION_ASSEMBLE,
	ACTION_HELP,
	ACTION_VERSION,
	ACTION_TARGET_LIST,
	ACTION_INSTRUCTIONS,
	ACTION_USAGE_ERROR, /* reported already */
};

struct options {
	enum action action;
	LIST(const char *) inputs; /* "-": standard input; several only for a link */
	LIST(size_t) libraries;    /* those inputs that are names of -l, by index, until libraries_find() */
	LIST(const char *) library_directories;
	bool links;               /* -shared or --pie: link what the inputs become */
	bool shared;              /* -shared */
	bool executable;          /* --pie */
	bool export_dynamic;      /* --export-dynamic */
	const char *output;       /* "-": standard output */
	bool no_object;           /* -filetype=null */
	bool upgrade;             /* --upgrade */
	bool bundle;              /* --bundle: one object of each target, together in a file */
	const char *instructions; /* --instructions: a name or a pattern; NULL: list them all */
	struct kd_bundle_options packing;
	LIST(const char *) targets;    /* -mcpu and --offload-arch; more than one only with `bundle` */
	bool offload_arch;             /* --offload-arch named one of them */
	bool dependencies;             /* -MD */
	const char *dependency_file;   /* -MF */
	const char *dependency_target; /* -MT */
	struct kd_options assembly;
	LIST(struct kd_symbol_definition) symbols;
	LIST(const char *) include_directories;
	LIST(struct kd_path_map) path_maps;
};

/* Reads the command line, response files included. Strings live in the arena or in argv. */
void options_read(struct options *options, struct arena *arena, int argc, char **argv);

/* The text of --help. */
void options_print_help(void);

/* Reports an error on standard error. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Reports wrong usage. */
void options_complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
