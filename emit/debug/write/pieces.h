/* pieces.h: putting the pieces of debug sections one after another in the current section. */
#ifndef KD_DEBUG_WRITE_PIECES_H
#define KD_DEBUG_WRITE_PIECES_H

#include "module/fragment.h"

struct section;
struct symbol;

void write_byte(struct module *module, uint8_t byte);
void write_uleb(struct module *module, uint64_t number);
void write_value(struct module *module, struct value value, unsigned width);

/* An address as a value. */
struct value write_address(struct module *module, struct address address);

/* The end of a section's first part, which llvm-mc takes for that of the section. */
struct address write_section_end(struct module *module, struct section *section);

/* Bytes of an address: r600 has 32 bits. */
unsigned write_address_size(const struct module *module);

/* Bytes of an offset into a section. */
unsigned write_offset_size(const struct module *module);

/* The length, in `width` bytes, of what follows; the caller places the symbol at its end. */
struct symbol *write_length(struct module *module, unsigned width);

/* The same at the start of a unit of 32 or 64-bit DWARF. */
struct symbol *write_unit_length(struct module *module, bool dwarf64);

/* to - from. */
struct value write_difference(struct module *module, struct symbol *to, struct symbol *from, kd_pos pos);

#endif
