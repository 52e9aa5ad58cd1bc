/* module_code.h: what the code of a module's kernels uses, and the statements that wrote it. */
#ifndef KD_CHECK_MODULE_CODE_H
#define KD_CHECK_MODULE_CODE_H

#include "base/source.h"
#include "gpu/code/code_use.h"

struct module;
struct module_code;

/* After layout, when late values are stored; in memory of the arena. With functions, these are entries, too: their
 * numbers follow those of the kernels. */
struct module_code *module_code_new(struct module *module, struct arena *arena, bool with_functions);

/* The numbers of entries are below. */
size_t module_code_count(const struct module_code *code);

/* What the kernel with the number uses at most, by what its source says: cheaper to know than what it does use. False:
 * that does not tell. */
bool module_code_bound(struct module_code *code, size_t kernel, struct code_use *use);

/* What it does use, until that of another kernel is wanted; NULL: nothing is known of it. */
const struct code_use *module_code_find(struct module_code *code, size_t kernel);

/* As code_uses_function(), of an entry. */
bool module_code_function(struct module_code *code, size_t entry, struct flow_code *function);

/* The statement that wrote what is so many bytes after its entry; 0: none is known. */
kd_pos module_code_pos(struct module_code *code, size_t kernel, uint64_t distance);

/* The section, and where among its contents what is so many bytes after the entry is; NULL: it is in none of them. */
const struct section *module_code_data(struct module_code *code, size_t entry, uint64_t distance, size_t *data);

#endif
