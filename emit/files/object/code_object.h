/* code_object.h: the model of a finished code object, which kdasm/code_object.h shows to the outside.
 *
 * Read once, when it is opened; printers, explanations and checks look at it. All of it is memory of
 * the object's arena or points into the caller's bytes. */
#ifndef KD_FILES_OBJECT_CODE_OBJECT_H
#define KD_FILES_OBJECT_CODE_OBJECT_H

#include "base/arena.h"
#include "kdasm/code_object.h"
#include "kernel/metadata/tree.h"
#include "files/elf/read/elf_file.h"

struct kd_code_object {
	enum kd_code_object_status status;
	const char *error;
	struct arena *arena;
	const uint8_t *bytes;
	size_t size;
	struct elf_file elf;
	struct kd_target target;
	const char *target_id;       /* as the version spells it; of what has none, the processor */
	bool descriptors_are_code_t; /* version 2 and systems other than HSA: amd_kernel_code_t */
	struct elf_symbols symbols;  /* those that kernels are looked for in: the first table that is there */
	LIST(struct kd_kernel) kernels;
	const struct kd_kernel **by_name;   /* as many, sorted */
	LIST(struct kd_function) functions; /* of which .amdgpu.info says something */
	LIST(struct kd_note) notes;
	const struct kd_note *metadata_note; /* which others are joined to; NULL: there is none, or all are damaged */
	const struct node *metadata;         /* the document of all; NULL likewise */
	LIST(const char *) remarks;
};

/* Whether anything may be asked of it. */
static inline bool code_object_is_open(const struct kd_code_object *object) {
	return object && object->status == KD_CODE_OBJECT_OK;
}

/* Adds to what could not be found or understood. */
void code_object_remark(struct kd_code_object *object, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The target that an ELF file names; false with an error text if none. */
bool code_object_target(struct kd_target *target, const struct kd_target_facts *facts, char *error, size_t size);

/* Its ID; the processor where the version has no name for it: version 2 lacks some, and has one with XNACK for
 * others. */
const char *code_object_target_name(const struct kd_target *target, struct arena *arena);

/* Reads what section .amdgpu.info says of functions. */
void code_object_read_functions(struct kd_code_object *object);

/* Finds the kernels by their symbols; the metadata has been read. */
void code_object_find_kernels(struct kd_code_object *object);

/* The first symbol that would be a kernel's if the object were of version 2, or, in one of version 2, if it were of a
 * later one; NULL when there is none. */
const struct elf_symbol *code_object_kernel_of_other_version(const struct kd_code_object *object);

/* The list of maps about kernels in a document of metadata; NULL when there is none. */
const struct node *metadata_kernel_maps(const struct node *document);

/* The kernel that one of these maps is about; NULL when it has no descriptor. */
const struct kd_kernel *code_object_kernel_of(const struct kd_code_object *object, const struct node *map);

void code_object_read_notes(struct kd_code_object *object);

/* Reads the metadata from the notes. */
void code_object_read_metadata(struct kd_code_object *object);

/* The two views of a metadata value. */
static inline const struct node *value_node(const struct kd_value *value) {
	return (const struct node *)value;
}

static inline const struct kd_value *node_value(const struct node *node) {
	return (const struct kd_value *)node;
}

#endif
