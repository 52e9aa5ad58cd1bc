/* verify.h: checks a document against the table of metadata keys while it is read, or as a tree that was read.
 *
 * Follows the path from the root over "amdhsa.kernels" and ".args"; all else is free and only
 * counted. Mistakes of a kernel are held back until its map closes, because its name may come
 * last, and a message names the kernel. Before version 4 all are, to the end of the document: of a
 * key that is there twice LLVM 14 checks the last value. */
#ifndef KD_KERNEL_METADATA_VERIFY_H
#define KD_KERNEL_METADATA_VERIFY_H

#include "facts.h"
#include "metadata.h"
#include "scalar.h"

#include "kdasm/metadata.h"

struct node;

/* One collection on the verified path. */
struct verify_level {
	bool is_map;
	enum kd_metadata_map map;           /* of a map */
	const struct kd_metadata_key *row;  /* map: of the key just read, NULL: free; list: its own */
	size_t number;                      /* of that row */
	size_t count;                       /* elements of a list so far */
	size_t held;                        /* of a map: mistakes held back when it began */
	uint64_t seen;                      /* keys of the map that were there, by row */
	const struct kd_metadata_key *near; /* required row that a free key resembles */
	const char *near_name;              /* that key, as shown */
	const char *place;
};

#define VERIFY_NO_ROW UINT8_MAX

/* The keys whose values a mistake is in, as numbers of their rows. */
struct verify_path {
	uint8_t rows[KD_METADATA_ARGUMENT + 1]; /* by map */
};

/* What a mistake is. */
enum verify_kind {
	VERIFY_OTHER,
	VERIFY_DUPLICATE, /* a key is in its map twice */
	/* From here on it is of a value, which does not matter where LLVM does not look at the value. */
	VERIFY_VALUE,   /* it is wrong */
	VERIFY_MISSING, /* the key is not there, or an element of a list that has a size */
};

struct verify_mistake {
	const char *place;
	const char *kernel;  /* "kernel ..."; NULL: its name is not known yet */
	const char *subject; /* "" or ", argument ..." */
	const char *text;
	enum verify_kind kind;
	struct verify_path path;
	size_t kernel_map; /* the map it is in: 1 + its number among the maps of kernels; 0: in none */
	size_t argument;   /* number of the argument, from 1; 0: in none */
};

typedef void verify_take(void *context, const struct verify_mistake *mistake);

/* Whether a mistake, which has no texts yet, will be taken: if not, it is only counted. */
typedef bool verify_wants(void *context, const struct verify_mistake *mistake);

/* Root, kernels, kernel, args, argument, and one list in them. */
#define VERIFY_LEVELS 6

/* A metadata block. */
struct verified_block {
	const char *what; /* "HSA" or "PAL", in messages */
	const struct metadata_text *text;
	unsigned version; /* of the code object */
	kd_pos pos;
};

struct verifier {
	struct arena *arena;
	struct diag *diag; /* gets the mistakes, unless there is */
	verify_take *take; /* one who takes them */
	verify_wants *wants;
	void *take_context; /* of both */
	struct verified_block block;
	bool llvm_14;                  /* LLVM 14 says what is right in it */
	struct scalar_reader *scalars; /* NULL: values have their types, and no string becomes a number */
	struct verify_level levels[VERIFY_LEVELS];
	size_t depth;
	size_t free_depth; /* open collections below the verified path */
	size_t kernels;
	size_t kernel_maps; /* so far */
	size_t arguments;
	struct buffer name; /* of the kernel; size 0: not seen */
	LIST(struct verify_mistake) held;
	size_t mistakes;
	uint64_t required[KD_METADATA_ARGUMENT + 1]; /* rows of each map */
	const struct kd_metadata_key *rows;          /* all */
	struct key_order order;                      /* of those that there were */
	const struct kd_metadata_key *kernel_name;   /* the one of a kernel's name */
	struct metadata_facts *facts;                /* to gather; NULL: not wanted. Places are offsets in the text */
};

void verify_init(struct verifier *verifier, struct arena *arena, struct diag *diag, const struct verified_block *block,
                 struct scalar_reader *scalars);

/* What the document holds, in order. A scalar that was forced to be a string is brought to the
 * type that its key asks for, as LLVM does. */
void verify_key(struct verifier *verifier, const struct scalar *key);
void verify_scalar(struct verifier *verifier, struct scalar *value, const char *place);
void verify_begin(struct verifier *verifier, bool is_map, const char *place);
void verify_nothing(struct verifier *verifier, const char *place); /* no value: an empty list */
void verify_end(struct verifier *verifier);

/* The document could not be read to its end: what was found so far is still reported. */
void verify_break_off(struct verifier *verifier);

/* Whether a further mistake is reported: beyond the limit of messages, and one more by which that is noticed, they
 * are only counted. Those that may be taken back are kept, of a tree up to VERIFY_MOST_HELD. */
enum { VERIFY_MOST_HELD = 100000 };
bool verify_wanted(const struct verifier *verifier, enum verify_kind kind);

/* Reports a mistake at a place of the text, said of the kernel and argument that are being
 * read. A macro, so that a mistake that is only counted costs no memory for its words. */
#define verify_report(verifier, place, ...) VERIFY_REPORT(verifier, place, VERIFY_OTHER, __VA_ARGS__)

/* The same of a value that is wrong. */
#define verify_report_value(verifier, place, ...) VERIFY_REPORT(verifier, place, VERIFY_VALUE, __VA_ARGS__)

#define VERIFY_REPORT(verifier, place, kind, ...)                                                                      \
	((verifier)->mistakes++,                                                                                           \
	 verify_wanted((verifier), (kind)) ? verify_add((verifier), (place), (kind), __VA_ARGS__) : (void)0)

void verify_add(struct verifier *verifier, const char *place, enum verify_kind kind, const char *format, ...)
    __attribute__((format(printf, 4, 5), nonnull(4)));

/* Verifies a document that was unpacked; `take` gets the mistakes that `wants` says it does, those of a kernel at the
 * end of its map. */
void verify_tree(struct arena *arena, const struct node *root, unsigned version, verify_wants *wants, verify_take *take,
                 void *context);

/* Text of the document for a message: cut when long, control characters made visible. */
const char *verify_show(struct verifier *verifier, const char *text, size_t size);

/* Where a byte of the document is in the source. */
kd_pos metadata_pos(const struct metadata_text *text, const char *place);

#endif
