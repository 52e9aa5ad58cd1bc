/* kdasm/retarget.h: convert a finished code object to another target, whose GPUs run the same code.
 *
 * e_flags and the metadata's `amdhsa.target` change together. Code and descriptors stay: if they mean something else
 * there, the object is refused. Specification: "Target ID", "ELF Header e_flags". */
#ifndef KDASM_RETARGET_H
#define KDASM_RETARGET_H

#include "kdasm/api.h"
#include "kdasm/code_object.h"
#include "kdasm/kdasm.h"

KD_DECLARATIONS_BEGIN

/* Makes a copy for `target`, a processor with features, "gfx942:xnack+", or a whole target ID. Features not named may
 * be on or off.
 *
 * The result's object is the copy. Status KD_USAGE_ERROR: there is no such target. KD_INPUT_ERRORS, with what stands in
 * the way:
 *
 *     processors     must be of one generation, with the same descriptor fields, and read all instructions as the same
 *                    text; those that kdasm does not know are not looked at, with a warning. Generic processors need
 *                    version 6 or later
 *     XNACK, SRAMECC code made for off, or for a processor without the feature, runs only with it off; other code runs
 *                    with it on or off
 *     descriptors    must not exceed what the processor has
 *     objects        of version 2, whose notes have another form, for systems other than HSA, or not opened
 *
 * In a bundle, the entry's ID must change, too: kd_bundle_id_retarget().
 *
 * Growing metadata moves to the file's end, because loaded segments must not move. NULL: no memory. */
KD_API struct kd_result *kd_code_object_retarget(const struct kd_code_object *object, const char *target);

KD_DECLARATIONS_END

#endif
