/* name.h: every name of an assembly, kept once.
 *
 * Two equal spellings are the same struct name, so later stages compare pointers, and what
 * is known of a name (its symbol, its directive) is found without a second look-up. */
#ifndef KD_BASE_NAME_H
#define KD_BASE_NAME_H

#include <stdbool.h>

#include "arena.h"

struct symbol;
struct section;
struct group;
struct awaiting;
struct directive;
struct local_label;
struct macro;
struct file_text;
struct link_symbol;
struct link_input;
struct output_section;
struct common_entry;
struct note_source;
struct section_call;
struct same_reports;

struct name {
	const char *text; /* not terminated; lives as long as the arena */
	uint32_t length;
	uint32_t hash;
	struct symbol *symbol; /* what the name stands for now, or NULL */
	union {
		const struct directive *directive; /* the directive so called, if it was looked for and is one, else NULL */
		struct section *section;           /* in the tables of sections: the section so called */
		struct group *group;               /* in the table of section groups: the group */
		struct awaiting *awaiting;         /* in the table of awaited symbols: what waits */
		struct local_label *local_label;   /* in the table of numeric labels: the label */
		struct macro *macro;               /* in the table of macros: the macro, or NULL */
		struct file_text *file;            /* among the names of included files: what it holds */
		const char *path;                  /* in the table of files that were read: it, terminated */
		struct link_symbol *linked;        /* in a linker's table of symbols: the symbol, or NULL */
		const struct link_input *owner;    /* in its table of section groups: the input whose copy stays */
		struct output_section *output;     /* in its table of output sections: the section */
		struct common_entry *common;       /* among the bytes of call frame entries: the entry */
		const struct note_source *note;    /* in metadata of several inputs: whose entry stays */
		struct section_call *section_call; /* among callers and callees: how often */
		struct same_reports *reports;      /* among texts of diagnostics: the reports */
		size_t value_index;                /* among the keys of joined metadata: where its value is in the map; or 0 */
		size_t directory;                  /* among the folders of a line table: its number */
		size_t string_offset;              /* among the strings of a line table: 1 + its place, or 0 */
	};
};

/* Place of the hash table: which name, and its hash, so that a search seldom touches a wrong one. */
struct name_slot {
	uint32_t hash;   /* 0: empty */
	uint32_t number; /* of the name */
};

enum { NAME_BLOCK = 128 };

struct names {
	struct arena *arena;
	uint64_t hash_key;
	struct name_slot *slots; /* open addressing; a power of two of them, at most 3/4 used */
	size_t slot_count;
	LIST(struct name *) blocks; /* NAME_BLOCK names each, by number */
	size_t count;
	char *text; /* room for the texts of further names */
	size_t room;
};

void names_init(struct names *names, struct arena *arena);

/* The name spelled so; the text is copied if the name is new. */
struct name *name_intern(struct names *names, const char *text, size_t length);

/* The name if it is known already, else NULL. */
struct name *name_find(const struct names *names, const char *text, size_t length);

/* The name with this number, in order of their first mention. */
struct name *name_at(const struct names *names, uint32_t number);

bool name_is(const struct name *name, const char *text);

/* For messages: printf("%.*s", NAME_ARGS(name)), cut at a length that fits a message. */
#define NAME_ARGS(name) ((name)->length < 256 ? (int)(name)->length : 256), (name)->text

#endif
