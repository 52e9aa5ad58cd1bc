/* sections.h: sections that other directives than .section write to. */
#ifndef KD_GRAMMAR_SECTIONS_H
#define KD_GRAMMAR_SECTIONS_H

#include "reader.h"

/* Defines the symbol in .bss with room for `size` bytes; the current section stays. */
void symbol_in_bss(struct reader *reader, struct symbol *symbol, uint64_t size, uint64_t alignment, kd_pos pos);

/* The section that note records go to. */
struct section *note_section(struct reader *reader);

#endif
