/* documents.h: the metadata documents of a module, and what they say of kernels.
 *
 * Whoever writes a document into the module adds it first, and gathers its facts; --fill-metadata and the checks read
 * them. Kernels and arguments have the numbers of the facts. */
#ifndef KD_KERNEL_METADATA_DOCUMENTS_H
#define KD_KERNEL_METADATA_DOCUMENTS_H

#include "facts.h"
#include "kdasm/metadata.h"
#include "metadata.h"

struct late_note;

/* A document that keys are missing from until they are filled in; see kernel/fill/fill.h. */
struct partial_document {
	struct late_note *note; /* that it goes into */
	struct buffer packed;   /* what the source says; empty: nothing */
	size_t first_kernel;
	kd_pos pos;
};

struct documents {
	struct arena *arena;
	struct metadata_facts facts;
	LIST(struct metadata_text) texts; /* in the order of the facts */
	LIST(struct partial_document) partial;
};

/* None yet, in memory of the arena. */
struct documents *documents_new(struct arena *arena);

/* Begins a document; gives what its facts go to. One that was made by a program has no text, and no places. */
struct metadata_facts *documents_add(struct documents *documents, const struct metadata_text *text);

/* Where something of a document is, by the place of its fact. */
kd_pos documents_pos(const struct documents *documents, size_t document, uint32_t place);

/* Where a fact of a kernel's map is, or by its own place the map. */
kd_pos documents_kernel_pos(const struct documents *documents, size_t kernel, uint32_t place);

/* Where a kernel's map begins, or one of its arguments. */
kd_pos documents_entry_pos(const struct documents *documents, size_t kernel);
kd_pos documents_argument_pos(const struct documents *documents, size_t kernel, size_t argument);

/* Whether a partial document may lack the key. */
bool partial_may_lack(const struct kd_metadata_key *row);

#endif
