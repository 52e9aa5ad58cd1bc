/* source.h: the checks while a module is made, from a source or by a program.
 *
 * The reader remembers each descriptor, the metadata verifier gathers facts; when all values are known,
 * both are brought together and checked. */
#ifndef KD_CHECK_SOURCE_H
#define KD_CHECK_SOURCE_H

#include "check.h"
#include "metadata/metadata.h"
#include "module/module.h"

/* The fields whose places are remembered: those that findings are about. */
enum { SOURCE_PLACES = 13 };

struct source_kernel {
	struct symbol *symbol; /* of the descriptor */
	struct symbol *entry;
	struct section *section; /* where the descriptor's bytes are ... */
	size_t data;             /* ... among those of the section */
	uint64_t linked;         /* bit f: field f became a relocation */
	kd_pos pos;
	kd_pos places[SOURCE_PLACES]; /* of values; 0: not given */
	size_t entries;          /* 1 + number of its metadata entry; 0: none found yet */
};

struct source_checks {
	struct arena *arena; /* of their own: they take much room for a large source, and are not needed to the end */
	struct metadata_facts facts;
	LIST(struct source_kernel) kernels;
	LIST(struct metadata_text) documents; /* in the order of the facts */
};

/* From now on module->checks gathers what there is to look at. */
void source_checks_begin(struct module *module);

/* A descriptor was written whose symbol is `descriptor`; its bytes begin at `data` in the current section.
 * The values of the fields in `given` stand at `positions`, by field; NULL if there are none. Returns its number. */
uint32_t source_checks_add(struct module *module, struct symbol *entry, struct symbol *descriptor, size_t data,
                           kd_pos pos, uint64_t given, const kd_pos *positions);

/* Begins a metadata block; gives what its facts go to. */
struct metadata_facts *source_checks_document(struct module *module, const struct metadata_text *text);

/* Where an entry of the metadata, by its number among all, or one of its arguments begins. */
kd_pos source_checks_entry_pos(const struct source_checks *checks, size_t entry);
kd_pos source_checks_argument_pos(const struct source_checks *checks, size_t entry, size_t argument);

/* Reports what is wrong, once the bytes of all descriptors are known, and ends module->checks. `linked`: the module
 * is all of a linked object. */
void source_checks_finish(struct module *module, const struct kd_check_options *options, bool linked);

#endif
