/* code_use.h: what the code of kernels uses: registers, memory, an end.
 *
 * Code is followed from the entry, along branches and past them, as far as it belongs to the kernel: to where its
 * symbol ends, or else to the next function, and never into another kernel. So data between instructions do not count,
 * and neither does what is called, nor where registers lead: what is found is the least that a kernel uses. Each byte
 * is in one kernel at most, and read once.
 *
 * A word that is no instruction shows that data were taken for code, and so does code after a call that leads past the
 * end. Then what was found before the first call is certain, or nothing, if there was no call before such a word. */
#ifndef KD_INSPECT_CODE_CODE_USE_H
#define KD_INSPECT_CODE_CODE_USE_H

#include "inspect/object/code_object.h"
#include "isa/use.h"

struct code_use {
	uint64_t size; /* bytes from the entry to where the code ends at most */
	struct isa_use use;
	struct isa_use certain; /* without what may come of data */
	size_t instructions;
	bool leaves; /* calls or jumps to code that is not followed */
	bool is_cut; /* there is a word that is no instruction, `cut` bytes after the entry: not all is known */
	uint64_t cut;
	bool runs_out;         /* instructions lead past the end, without a call or a trap before it */
	bool is_before_kernel; /* at the end another kernel begins */
};

struct code_uses;

/* In memory of the arena: a few bytes for each kernel and function, and a bit for each dword of the largest. */
struct code_uses *code_uses_new(const struct kd_code_object *object, struct arena *arena);

/* NULL where the code is not in this file, lies in several sections, or kdasm has no instructions of its target. */
const struct code_use *code_uses_find(struct code_uses *uses, const struct kd_kernel *kernel);

#endif
