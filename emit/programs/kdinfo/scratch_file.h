/* scratch_file.h: room in temporary files for large bundles to be unpacked into. */
#ifndef KD_PROGRAMS_KDINFO_SCRATCH_FILE_H
#define KD_PROGRAMS_KDINFO_SCRATCH_FILE_H

#include "kdasm/bundle.h"

/* Gives none for small bundles, which the heap holds, nor when no such file can be made. */
extern const struct kd_bundle_room scratch_files;

#endif
