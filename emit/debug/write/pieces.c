/* pieces.c: see pieces.h. */
#include "pieces.h"

#include <elf.h>

#include "base/leb128.h"
#include "kdasm/target.h"
#include "module/data.h"
#include "module/module.h"
#include "module/section.h"
#include "module/symbol.h"

#define DWARF64_MARK UINT32_MAX /* in place of a length: one of 64 bits follows */

void write_byte(struct module *module, uint8_t byte) {
	data_bytes(module, &byte, 1);
}

void write_uleb(struct module *module, uint64_t number) {
	uint8_t bytes[16];
	data_bytes(module, bytes, leb_encode(bytes, (int64_t)number, false, 0));
}

void write_value(struct module *module, struct value value, unsigned width) {
	data_value(module, value, width, value.expr ? value.expr->pos : 0);
}

struct value write_address(struct module *module, struct address address) {
	return value_symbol(module, symbol_at(module, address, 0), SPECIFIER_NONE, 0);
}

struct address write_section_end(struct module *module, struct section *section) {
	struct section *before = module->current.section;
	section_switch(module, section, 0);
	struct address end = address_here(module);
	section_switch(module, before, 0);
	return end;
}

unsigned write_address_size(const struct module *module) {
	return kd_target_elf_class(&module->target) == ELFCLASS32 ? 4 : 8;
}

unsigned write_offset_size(const struct module *module) {
	return module->dwarf64 ? 8 : 4;
}

struct value write_difference(struct module *module, struct symbol *to, struct symbol *from, kd_pos pos) {
	return value_binary(module, BINARY_SUBTRACT, value_symbol(module, to, SPECIFIER_NONE, pos),
	                    value_symbol(module, from, SPECIFIER_NONE, pos), pos);
}

struct symbol *write_length(struct module *module, unsigned width) {
	struct symbol *start = symbol_unnamed(module, 0), *end = symbol_unnamed(module, 0);
	write_value(module, write_difference(module, end, start, 0), width);
	symbol_define_label(module, start, 0);
	return end;
}

struct symbol *write_unit_length(struct module *module, bool dwarf64) {
	if (dwarf64)
		write_value(module, value_constant(DWARF64_MARK), 4);
	return write_length(module, dwarf64 ? 8 : 4);
}
