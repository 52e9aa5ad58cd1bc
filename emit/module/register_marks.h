/* register_marks.h: how many registers the code so far uses, which predefined symbols tell.
 *
 * Specification: "Predefined Symbols". Instructions raise the marks; the source may set some of the symbols. */
#ifndef KD_MODULE_REGISTER_MARKS_H
#define KD_MODULE_REGISTER_MARKS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/source.h"

struct module;
struct name;

enum register_kind { REGISTER_VGPR, REGISTER_SGPR, REGISTER_AGPR, REGISTER_KINDS };

/* module->register_marks */
struct register_marks {
	struct name *names[REGISTER_KINDS]; /* of the symbols; NULL: there is none, and the kind is not counted */
	int64_t used[REGISTER_KINDS];       /* the highest register in use, and one */
	bool set_by_source;                 /* a symbol is the mark itself: what the source sets it to counts */
	bool agprs_are_vgprs;               /* one mark for both, as in LLVM 14 */
};

/* The registers [first, first + count) are used. False after reporting that the symbol is no number; `pos` is the place
 * for that. */
bool registers_used(struct module *module, enum register_kind kind, uint32_t first, uint32_t count, kd_pos pos);

/* Whether no symbol of a mark is an expression, so that registers_used() can't fail. */
bool register_marks_are_numbers(const struct module *module);

/* All marks and symbols are 0 again, where a kernel begins in version 2. */
void register_marks_reset(struct module *module);

#endif
