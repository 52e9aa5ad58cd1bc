/* options.h: the command line of kdasm. */
#ifndef KD_PROGRAMS_KDASM_OPTIONS_H
#define KD_PROGRAMS_KDASM_OPTIONS_H

#include <stdbool.h>

#include "base/arena.h"
#include "kdasm/bundle.h"
#include "kdasm/kdasm.h"
#include "kdasm/link.h"
#include "programs/shared/messages.h"
#include "response.h"

enum action {
	ACTION_ASSEMBLE,
	ACTION_HELP,
	ACTION_HELP_ALL,
	ACTION_VERSION,
	ACTION_VERSION_NUMBER,
	ACTION_TRIPLE,
	ACTION_TARGET_LIST,
	ACTION_INSTRUCTIONS,
	ACTION_SHOW_VERSION, /* -v without an input */
	ACTION_USAGE_ERROR,  /* reported already */
};

enum language {
	LANGUAGE_BY_NAME,
	LANGUAGE_ASSEMBLER,
	LANGUAGE_PREPROCESSED, /* goes through cc -E first */
};

enum message_format {
	MESSAGES_TEXT,
	MESSAGES_JSON,
	MESSAGES_SARIF,
};

/* -defsym, or -D with a number. */
struct definition {
	struct kd_symbol_definition symbol;
	bool is_macro; /* of -D: where there is cc -E, it is no symbol */
};

/* A name of -l among the inputs. */
struct library {
	size_t input;    /* its index */
	bool is_archive; /* after -Bstatic: not a shared library */
};

/* What is said of a link besides. */
struct linking {
	struct kd_link_details details; /* without its lists until all words are read */
	LIST(bool) whole;               /* of the inputs: after --whole-archive */
	bool unresolved_warns;          /* --warn-unresolved-symbols */
	struct words wanted, excluded, traced;
	struct words scripts;   /* paths of --version-script */
	const char *map;        /* of -Map, "-": standard output; NULL: no */
	const char *first_word; /* an option that only links have; NULL: there is none */
};

/* The rule for make. */
struct rule_options {
	bool wanted;        /* -MD and what is like it */
	bool alone;         /* -M, -MM: no object is made */
	bool users;         /* -MM, -MMD: no headers of the system */
	bool phony;         /* -MP */
	bool missing;       /* -MG */
	const char *file;   /* -MF; NULL: not given */
	const char *target; /* of -MT and -MQ, as it is written; NULL: the name of the object */
};

struct options {
	enum action action;
	LIST(const char *) inputs;     /* "-": standard input; several only for a link and with `each_alone` */
	LIST(enum language) languages; /* of the inputs: not LANGUAGE_BY_NAME */
	bool compile;                  /* -c */
	bool preprocess_only;          /* -E */
	bool each_alone;               /* -c, -E, -M, -MM: something is made of each input by itself */
	bool verbose;                  /* -v */
	bool only_shown;               /* -### */
	const char *save_temps;        /* "cwd" or "obj"; NULL: no */
	struct words preprocessor;     /* words for cc -E */
	struct words words;            /* the command line, for -v */
	enum message_format format;
	bool color;                     /* messages have colours */
	LIST(struct library) libraries; /* those inputs that are names of -l, until libraries_find() */
	LIST(const char *) library_directories;
	bool links;          /* -shared or --pie: link what the inputs become */
	bool shared;         /* -shared */
	bool executable;     /* --pie */
	bool export_dynamic; /* --export-dynamic */
	bool link_resources; /* --link-resources */
	struct linking linking;
	const char *output;       /* "-": standard output; with `compile` NULL: the name of the source with .o */
	bool no_object;           /* -filetype=null */
	bool upgrade;             /* --upgrade */
	bool watch;               /* --watch */
	struct watch *watching;   /* which is told of the files that are read; NULL: nobody wants to know */
	bool bundle;              /* --bundle: one object of each target, together in a file */
	bool joins;               /* --bundle without a target: the inputs are code objects, which are joined */
	const char *instructions; /* --instructions: a name or a pattern; NULL: list them all */
	struct kd_bundle_options packing;
	const char *kpack;          /* --kpack; NULL: no archive is written */
	const char *kpack_name;     /* --kpack-name; NULL: that of the bundle's file */
	LIST(const char *) targets; /* -mcpu and --offload-arch; more than one only with `bundle` */
	bool offload_arch;          /* --offload-arch named one of them */
	struct rule_options rule;
	struct kd_options assembly;
	LIST(struct definition) definitions;
	LIST(const char *) include_directories; /* first those of -I, then those of -isystem */
	LIST(const char *) system_directories;  /* of -isystem */
	LIST(struct kd_path_map) path_maps;
};

/* Reads the command line, response files included. Strings live in the arena or in argv. */
void options_read(struct options *options, struct arena *arena, int argc, char **argv);

#endif
