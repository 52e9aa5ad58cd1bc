/* fill.h: --fill-metadata: what metadata leaves out is written from what the descriptors say.
 *
 * A metadata block is read into a document as it stands, one of module->documents->partial. When layout has decided
 * the values of all descriptors, missing keys are added, and the document goes into the place that was left for it in
 * the note. Keys that are there are never changed. Which key is filled from what are rows of
 * kdasm/metadata_keys.def: KD_METADATA_FROM_DESCRIPTOR and KD_METADATA_FILL. */
#ifndef KD_KERNEL_FILL_FILL_H
#define KD_KERNEL_FILL_FILL_H

#include "base/source.h"
#include "kernel/descriptor/kernel_source.h"
#include "kdasm/metadata.h"
#include "kernel/metadata/tree.h"

struct module;

/* A kernel of the source. */
struct fill_kernel {
	const char *symbol; /* of its descriptor; not terminated */
	size_t symbol_size;
	int64_t values[SOURCE_COUNT];
	kd_pos pos;
	bool has_entry;
};

/* Writes the partial documents. Called when values are known, before layout is final: the sections of the notes grow.
 * Gives the kernels of which they tell. */
const struct fill_kernel *fill_documents(struct module *module);

/* Reports kernels whose values have changed since fill_documents() gave them, because they depend on the size of a
 * note. */
void fill_check(struct module *module, const struct fill_kernel *kernels);

/* ---- keys of a document, each left alone if it is there ---- */

/* Those of the root. */
void fill_version(struct arena *arena, const struct kd_target *target, struct node *root);
void fill_target(struct arena *arena, const struct kd_target *target, struct node *root);

/* The numbers of a kernel's map that its descriptor knows. */
void fill_numbers(struct arena *arena, const struct kd_target *target, struct node *map,
                  const int64_t values[SOURCE_COUNT]);

/* The size of the kernarg segment, where the descriptor leaves it open: `end` is that of the arguments. */
void fill_kernarg_size(struct arena *arena, struct node *map, uint64_t end);

/* What no descriptor knows; `alignment` is the largest of the arguments. */
void fill_rest(struct arena *arena, struct node *map, uint64_t alignment);

/* ---- between the files of this room ---- */

/* The kernels of the source with what their descriptors say; false after an error. */
bool fill_kernels(struct module *module, struct fill_kernel **kernels, size_t *count);

/* An entry that the source lacks. */
#define FILL_NEW SIZE_MAX

/* Fills the map of one kernel that has its symbol: the entry with that number in module->documents, or FILL_NEW.
 * `kernel` is its descriptor, or NULL: then the map must be complete. */
void fill_entry(struct module *module, struct node *map, size_t entry, const struct fill_kernel *kernel);

/* Fills the arguments of a kernel's map; gives where they end and their largest alignment. False after errors. */
bool fill_arguments(struct module *module, struct node *map, size_t entry, uint64_t *end, uint64_t *alignment);

#endif
