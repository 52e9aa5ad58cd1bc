/* object_linking.h: what functions need, by section .amdgpu.info of the inputs, and what that makes of kernels.
 *
 * The inputs say what each function needs itself, calls and uses (call_edges.c). That is added up along the calls
 * (call_sums.c), variables in LDS and named barriers get their places (lds_places.c), and kernels what they need
 * with all they reach (kernel_totals.c). The steps are those of the object linking proposed for lld. */
#ifndef KD_LINK_RESOURCES_OBJECT_LINKING_H
#define KD_LINK_RESOURCES_OBJECT_LINKING_H

#include "base/info_records.h"
#include "link/linker.h"

/* A function that some input names; or a type, which calls all functions that have it. */
struct function {
	const char *name;
	bool is_type;
	bool is_defined;
	bool has_numbers;
	bool given[INFO_RECORD_COUNT];
	uint32_t numbers[INFO_RECORD_COUNT];
	LIST(struct function *) calls;
	LIST(struct variable *) uses;
	const struct function *caller; /* of a type: the first that calls functions of it; NULL: there is none */

	/* ---- with all that it calls; set by resources_add_up() ---- */

	size_t order, low; /* of Tarjan's algorithm; 0: not visited */
	bool is_open;
	size_t next; /* of the calls to look at */
	struct sums *sums;
};

/* Functions that call each other in a circle, or one alone. */
struct sums {
	uint32_t flags, sgprs, vgprs, agprs;
	uint64_t private_bytes;
	const uint64_t *uses; /* a bit for each variable; NULL: none */
};

/* A variable in LDS, or named barriers. */
struct variable {
	struct link_symbol *symbol;
	size_t number;
	bool is_barrier;
	uint64_t size; /* in bytes, or barriers */
	uint64_t alignment;
	size_t users;     /* kernels that reach it ... */
	uint64_t *groups; /* ... and their groups, a bit each */
};

/* Kernels that reach the same variables. */
struct kernel_group {
	const uint64_t *uses; /* NULL: none */
	LIST(const char *) kernels;
	uint64_t lds_end;
	uint64_t barrier_end; /* the first number that is free */
};

struct kernel {
	const char *name;
	struct link_symbol *descriptor;
	struct function *function;
	struct kernel_group *group;
};

struct resources {
	struct linker *linker;
	struct arena *arena;
	struct names by_place;             /* struct function, by section and offset, or by the symbol if it is undefined */
	struct names by_type;              /* struct function, by the name of the type */
	LIST(struct function *) functions; /* types among them */
	LIST(struct variable *) variables;
	size_t lds_count, barrier_count; /* of the variables */
	size_t use_count;
	LIST(struct kernel) kernels;
	struct names copies; /* of the bytes of sections with descriptors, by the section */
	bool has_info;
};

/* call_edges.c: reads the sections of all inputs. Reports damaged ones. */
void resources_read(struct resources *resources);

/* The function at a place of an input; NULL: nothing is said of it. */
struct function *resources_function_at(struct resources *resources, const struct link_symbol *symbol, int64_t addend);

/* call_sums.c: checks calls, and adds up. */
void resources_add_up(struct resources *resources);

/* lds_places.c: gives the variables their places. The kernels have their sums. */
void resources_place(struct resources *resources);

/* kernel_totals.c: finds the kernels; and changes their descriptors, and what metadata is to say. */
void resources_find_kernels(struct resources *resources);
void resources_change_kernels(struct resources *resources);

#endif
