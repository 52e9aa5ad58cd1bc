/* waits_view.h: the functions of an object with what is pending in front of their instructions. */
#ifndef KD_PRINT_REPORT_WAITS_VIEW_H
#define KD_PRINT_REPORT_WAITS_VIEW_H

#include "code.h"
#include "gpu/flow/pending.h"
#include "printing.h"

/* A kernel, or another function. */
struct waits_function {
	const char *name;
	const struct kd_kernel *kernel; /* NULL: it is another one */
	const char *problem;            /* why nothing is known of it; NULL: it is */
	const char *same_entry;         /* the kernel whose code it is, too, which is shown there; NULL: this is it */
	uint64_t address;
	struct code_part part; /* its section, if it is known, with it as the only part */
	struct code code;
	struct flow_code bytes;
	struct flow flow;
	struct flow_fronts fronts;
};

typedef void waits_take(void *context, struct waits_function *function);

/* Why nothing is known of any function; NULL: it may be. */
const char *waits_unknown(const struct printing *printing);

/* What is known of an object's functions, and one of its kernels after another: its ways, not what is pending. `met` is
 * what others have met; NULL: there are none. */
struct waits_object;
struct waits_object *waits_open(const struct printing *printing, struct flow_met *met);
void waits_give_kernel(struct waits_object *object, const struct kd_kernel *kernel, waits_take *take, void *context);

/* Gives the functions that are wanted, kernels first; each is there until the next one. `met` likewise: who takes a
 * function may use it, too. */
void waits_visit(const struct printing *printing, struct flow_met *met, waits_take *take, void *context);

/* The instruction that begins so many bytes after the first one, on a way from there; NULL: none does. */
static inline const struct flow_instruction *waits_instruction(const struct waits_function *function, uint64_t at) {
	uint32_t number = flow_number_at(&function->flow, at);
	return number != FLOW_NOWHERE ? &function->flow.instructions.items[number] : NULL;
}

static inline const struct flow_front *waits_front(const struct waits_function *function,
                                                   const struct flow_instruction *instruction) {
	return &function->fronts.items[instruction - function->flow.instructions.items];
}

/* The text of an instruction as the disassembly has it. */
void waits_read(const struct waits_function *function, const struct flow_instruction *instruction,
                struct code_line *line);

/* What of a counter an instruction waits for that no register tells: stores, and what was overwritten. */
unsigned waits_others(const struct waits_function *function, const struct flow_front *front, unsigned counter);

/* Whether the instruction waits for a counter. */
bool waits_is_wait(const struct flow_front *front);

/* Whether it and all before it wait at the entry of a function that is called: for what was begun elsewhere. */
bool waits_is_at_entry(const struct waits_function *function, const struct flow_instruction *instruction);

/* Whether it waits until so many are left of what ends in any order: which ones is not known. */
bool waits_is_blind(const struct flow_front *front, unsigned counter);

#endif
