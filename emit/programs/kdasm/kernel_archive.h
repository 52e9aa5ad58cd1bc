/* kernel_archive.h: --kpack: an archive of kernels beside a bundle. */
#ifndef KD_PROGRAMS_KDASM_KERNEL_ARCHIVE_H
#define KD_PROGRAMS_KDASM_KERNEL_ARCHIVE_H

#include "kdasm/kdasm.h"
#include "options.h"
#include "programs/shared/output_file.h"

/* Puts an archive with the code objects of a bundle. False, reported, if there is none. */
bool kernel_archive_put(struct arena *arena, const struct options *options, const struct kd_result *bundle,
                        struct output *output);

#endif
