/* undefined.h: symbols that a linked file needs and does not define. */
#ifndef KD_CHECK_UNDEFINED_H
#define KD_CHECK_UNDEFINED_H

#include "check.h"
#include "files/object/code_object.h"

void check_undefined(struct checker *checker, const struct elf_file *elf);

#endif
