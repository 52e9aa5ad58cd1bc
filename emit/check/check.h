/* check.h: the checks of kdasm/checks.def over kernels, wherever these come from.
 *
 * Who has kernels, an assembler or a reader of objects, describes each one with struct check_kernel and
 * is told of what was found: which check, at what of the kernel, in words. It alone knows where that is. */
#ifndef KD_CHECK_CHECK_H
#define KD_CHECK_CHECK_H

#include "base/row_numbers.h"
#include "base/suggest.h"
#include "kernel/descriptor/kernel_source.h"
#include "kdasm/checks.h"
#include "kdasm/descriptor.h"
#include "kernel/metadata/facts.h"

/* What a finding is about. */
enum check_at {
	CHECK_AT_KERNEL,   /* its descriptor, or else its entry of the metadata */
	CHECK_AT_FIELD,    /* `index`: enum kd_field_id */
	CHECK_AT_FACT,     /* of its entry in the metadata; `index`: enum kernel_fact */
	CHECK_AT_KEY,      /* of its entry in the metadata; `index`: number of the row of kdasm/metadata_keys.def */
	CHECK_AT_ENTRY,    /* of its code */
	CHECK_AT_CODE,     /* an instruction; `index`: bytes after the entry */
	CHECK_AT_ARGUMENT, /* `index`: number of the argument */
	CHECK_AT_ROOT,     /* of the first document of the metadata; `index`: enum root_fact */
	CHECK_AT_DOCUMENT, /* of the metadata; `index`: its number among the facts */
	CHECK_AT_FILE,     /* the finished object as an ELF file */
	CHECK_AT_FRAMES,   /* its call frames */
};

struct check_place {
	enum check_at at;
	size_t index;
};

struct code_use;  /* gpu/code/code_use.h */
struct faultless; /* faultless.h */
struct flow;      /* gpu/flow/flow.h */
struct flow_code; /* gpu/flow/flow.h */

/* So many bytes of a kernel's code its prologue has at most. */
enum { CHECK_ENTRY_MOST = 64 };

struct check_kernel {
	const char *name; /* the descriptor's symbol; not terminated */
	size_t name_size;
	const uint8_t *descriptor;     /* KD_DESCRIPTOR_SIZE bytes; NULL: there is none */
	uint64_t descriptor_alignment; /* the largest power of two that its address is a multiple of, as far as is known */
	bool descriptor_loaded;        /* its section is one that is in memory */
	uint64_t linked;               /* bit f: field f is filled in by a relocation */
	uint8_t binding;               /* of its symbol: STB_*; of a descriptor only */
	uint8_t visibility;            /* and STV_* */
	const struct kernel_facts *metadata;    /* NULL: it has no entry */
	const struct argument_facts *arguments; /* of the entry */
	bool entry_known;                       /* the code is in this object */
	bool entry_executable;                  /* its section is */
	uint64_t entry_alignment;               /* as that of the descriptor */
	const uint8_t *entry;                   /* its first bytes, as many as are known; CHECK_ENTRY_MOST are enough */
	size_t entry_size;
	const struct code_use *code;      /* NULL: nothing is known of the code */
	const struct flow_code *function; /* its bytes; NULL: they are not there, or not wanted */
	bool is_function;                 /* that kernels call: all but its name and bytes is unknown */
};

struct check_finding {
	enum kd_check check;
	bool fatal;                        /* an error */
	const struct check_kernel *kernel; /* NULL: the object */
	struct check_place place;
	struct check_place other; /* what it disagrees with; the same as `place` when that is nothing else */
	const char *what;         /* what is wrong; memory of the arena, as `text` */
	const char *text;         /* with the kernel, the remedy and the option */
	bool goes_on;             /* after the name of the kernel, without a colon */
};

struct checker {
	struct arena *arena;   /* for texts and what is needed on the way */
	struct arena *scratch; /* for what is needed of one kernel; NULL: none was needed as yet */
	const struct kd_target *target;
	const struct kd_target *runs_on; /* whose limits count: `target`, or that of a GPU */
	unsigned version;                /* of the code object */
	bool only_obstacles;             /* whether a GPU runs it is asked: nothing else is told of work-groups */
	bool made_here;                  /* the descriptors were encoded from directives: no bit is set that can't be */
	void (*report)(void *context, const struct check_finding *finding);
	/* Whether the source asks what the check says of the code so many bytes after the entry of the kernel that is
	 * looked at; NULL: always. */
	bool (*asks)(void *context, enum kd_check check, uint64_t distance);
	/* Where the instruction is that is so many bytes after the kernel's entry: "at line 12". NULL: nobody knows, or it
	 * gives NULL. */
	const char *(*instruction_place)(void *context, uint64_t distance);
	void *context;
	struct faultless *faultless; /* of other objects, too; NULL: what is found does not depend on the bytes alone */
	uint8_t outcomes[KD_CHECK_COUNT]; /* as kd_check_outcome() gives them */
	unsigned counts[KD_CHECK_COUNT];  /* of what was reported: at most KD_FINDING_MOST */

	unsigned suggested; /* how often names were looked through */

	/* The kernel name that was copied last, and from where. */
	const char *named, *named_from;
	size_t named_size;
	uint64_t name_bytes; /* of kernels of findings so far */

	/* of the target */
	const struct kd_field *user_sgprs;
	uint8_t zeros[KD_DESCRIPTOR_SIZE]; /* descriptor_zeros(), once one is looked at for them */
	bool zeros_known;
};

void checker_init(struct checker *checker, struct arena *arena, const struct kd_target *target,
                  const struct kd_check_options *options, bool linked);

/* All checks of one kernel, or of an entry of the metadata without one. */
void check_kernel(struct checker *checker, const struct check_kernel *kernel);

/* Those of the whole object. `kernels` counts descriptors. */
void check_object(struct checker *checker, const struct metadata_facts *facts, size_t kernels);

/* Runtimes ignore a document of the metadata, which is in note `note` of those with metadata, counted from 1. */
void check_left_out(struct checker *checker, size_t document, size_t note, const char *why);

/* A name of the object for people: cut when it is long, without what a terminal would obey. */
const char *check_shown(struct checker *checker, const char *name, size_t size);

/* The kernel's name as it is, without the ending of its descriptor's symbol. */
const char *check_kernel_name(struct checker *checker, const struct check_kernel *kernel);

/* Whether a finding of the check is reported, which is on and has fewer than KD_FINDING_MOST. */
bool check_takes(const struct checker *checker, enum kd_check check);

/* Whether one is reported of what is so many bytes after the entry of the kernel that is looked at. */
bool check_takes_at(const struct checker *checker, enum kd_check check, uint64_t distance);

/* ---- what finds itself while kernels and entries are brought together ---- */

/* A finding of a check; the text is what is wrong, the rest is added. */
void check_report(struct checker *checker, enum kd_check check, const struct check_kernel *kernel,
                  struct check_place place, const char *format, ...) __attribute__((format(printf, 5, 6)));

/* The same about two places that disagree. */
void check_disagreement(struct checker *checker, enum kd_check check, const struct check_kernel *kernel,
                        struct check_place place, struct check_place other, const char *format, ...)
    __attribute__((format(printf, 6, 7)));

/* The same with a text that goes on after the name of the kernel. */
void check_sentence(struct checker *checker, enum kd_check check, const struct check_kernel *kernel,
                    struct check_place place, const char *text);

/* The '.symbol' of an entry is not that of a descriptor, but of something else or of nothing. `near` has the symbols of
 * descriptors that look like it. */
void check_no_descriptor(struct checker *checker, const struct check_kernel *kernel, bool is_defined,
                         const struct suggestions *near);

/* Whether names like one are to be looked for: it takes long, so the first findings alone get them. */
bool check_may_suggest(struct checker *checker);

/* An entry of the metadata after another one, `first`, with the same '.symbol'. Linkers leave one descriptor of a
 * kernel that several inputs have, as instances of one template, but the entries of all in their notes: entries of two
 * notes may be the same. */
void check_second_entry(struct checker *checker, const struct metadata_facts *facts, const struct check_kernel *kernel,
                        size_t first, size_t entry);

/* The first instructions of the kernel. */
void check_prologue(struct checker *checker, const struct check_kernel *kernel);

/* Whether those of the code would find something. With a bound of what the code uses, false means that they do not. */
bool check_code_suspects(const struct checker *checker, const struct check_kernel *kernel);

/* Those of the code beside the descriptor. */
void check_code(struct checker *checker, const struct check_kernel *kernel);

/* Whether checks that follow all ways of the code are on. */
bool check_takes_ways(const struct checker *checker);

/* Waits and wait states that are missing, and waits that are not needed. */
void check_waits(struct checker *checker, const struct check_kernel *kernel);

/* ---- between the files of this room ---- */

/* The 'amdhsa.version' of the code object version, as facts hold it; 0 if it has none. */
uint32_t check_document_version(const struct checker *checker);

/* Waits of the kernel that are not needed. */
void check_redundant_waits(struct checker *checker, const struct check_kernel *kernel, const struct flow *flow);

/* Where the instruction of the kernel is: "at line 12", or else "at offset 0x30 of the kernel". */
const char *check_instruction_place(struct checker *checker, const struct check_kernel *kernel, uint32_t distance);

void check_arguments(struct checker *checker, const struct check_kernel *kernel);

/* The sizes of work-groups in the metadata; and whether so large ones run, by what the descriptor says: `sources`. */
void check_workgroup(struct checker *checker, const struct check_kernel *kernel);
void check_workgroup_registers(struct checker *checker, const struct check_kernel *kernel,
                               const int64_t sources[SOURCE_COUNT]);

#endif
