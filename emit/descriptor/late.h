/* late.h: descriptors with values that layout decides. */
#ifndef KD_DESCRIPTOR_LATE_H
#define KD_DESCRIPTOR_LATE_H

#include "module/module.h"

/* Computes the bytes of module->late_descriptors again, now that all symbols are known. */
void late_descriptors_finish(struct module *module);

#endif
