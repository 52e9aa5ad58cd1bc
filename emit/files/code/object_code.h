/* object_code.h: what the code of a finished object's kernels uses. */
#ifndef KD_FILES_CODE_OBJECT_CODE_H
#define KD_FILES_CODE_OBJECT_CODE_H

#include "gpu/code/code_use.h"
#include "files/object/code_object.h"

struct object_code;

/* In memory of the arena. The second one has functions as entries, too. `met` is what others have met, who are done
 * with one kernel before the next one is wanted; NULL: there are none. */
struct object_code *object_code_new(const struct kd_code_object *object, struct arena *arena, struct flow_met *met);
struct object_code *object_code_with_functions(const struct kd_code_object *object, struct arena *arena,
                                               struct flow_met *met);

/* NULL where nothing is known of it. It stays until that of another kernel is wanted. */
const struct code_use *object_code_find(struct object_code *code, const struct kd_kernel *kernel);

/* As code_uses_function(). */
bool object_code_function(struct object_code *code, const struct kd_kernel *kernel, struct flow_code *function);

/* Whether a symbol is a function in the object; and the same for one where no kernel begins. */
bool object_code_is_function(const struct elf_symbol *symbol);
bool object_code_function_at(struct object_code *code, const struct elf_symbol *symbol, struct flow_code *function);

/* So many bytes after its entry firmware may start the kernel, too; 0: it does not. */
uint64_t object_code_second(const struct kd_code_object *object, const struct kd_kernel *kernel);

#endif
