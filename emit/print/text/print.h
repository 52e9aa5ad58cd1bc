/* print.h: the printed form: canonical assembly, as llvm-mc -filetype=asm writes it.
 *
 * Text is an output of the module (module/output.h): its operations print directives in the order of the source
 * instead of filling sections. A further directive is one more operation, in output.c. */
#ifndef KD_PRINT_TEXT_PRINT_H
#define KD_PRINT_TEXT_PRINT_H

#include <stdbool.h>

struct buffer;
struct module;

/* From now on the module is printed; the bytes of instructions too, as comments, with `show_encoding`. */
void print_begin(struct module *module, bool show_encoding);

/* What was printed. */
const struct buffer *print_result(const struct module *module);

#endif
