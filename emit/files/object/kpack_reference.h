/* kpack_reference.h: what a library of ROCm says of the archives of kernels that have its code objects. */
#ifndef KD_FILES_OBJECT_KPACK_REFERENCE_H
#define KD_FILES_OBJECT_KPACK_REFERENCE_H

#include "files/elf/read/elf_file.h"
#include "kdasm/contents.h"

/* Reads the marker of a program. False: it has none; or it is damaged, which *error says. */
bool kpack_reference_read(const struct elf_file *program, struct arena *arena, struct kd_kpack_reference *reference,
                          const char **error);

#endif
