/* module_checks.h: the checks while a module is made, from a source or by a program.
 *
 * What it has of kernels and of metadata is brought together and checked when all values are known. */
#ifndef KD_CHECK_MODULE_CHECKS_H
#define KD_CHECK_MODULE_CHECKS_H

#include <stdbool.h>

#include "base/row_numbers.h"
#include "kdasm/checks.h"

struct module;
struct sources;

/* Reports what is wrong, once the bytes of all descriptors are known. `sources` has the lines that messages name; NULL:
 * the module is of no source. `linked`: the module is all of a linked object. */
void module_checks(struct module *module, struct sources *sources, const struct kd_check_options *options, bool linked);

#endif
