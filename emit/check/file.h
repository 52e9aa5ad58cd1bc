/* file.h: the checks of a finished object as an ELF file: whether loaders can take it, and as what. */
#ifndef KD_CHECK_FILE_H
#define KD_CHECK_FILE_H

#include "check.h"
#include "base/row_numbers.h"
#include "files/object/code_object.h"

void check_file(struct checker *checker, const struct kd_code_object *object);

#endif
