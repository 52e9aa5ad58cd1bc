/* fold.h: expressions as llvm-mc simplifies them before it prints them in a descriptor. */
#ifndef KD_PRINT_TEXT_FOLD_H
#define KD_PRINT_TEXT_FOLD_H

#include "module/expr.h"

/* An expression whose bits are all known becomes a number, and operands that change nothing go. */
struct value fold_value(struct module *module, struct value value);

#endif
