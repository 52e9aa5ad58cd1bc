/* place.c: see place.h. */
#include "place.h"

#include <elf.h>

#include "ending.h"
#include "module/module.h"
#include "module/symbol.h"

struct symbol *descriptor_symbol(struct module *module, struct symbol *kernel, kd_pos pos) {
	const struct name *name = kernel->name;
	size_t size = name->length + DESCRIPTOR_ENDING_SIZE;
	char small[256], *text = size <= sizeof small ? small : arena_alloc(module->arena, size);
	memcpy(text, name->text, name->length);
	memcpy(text + name->length, DESCRIPTOR_ENDING, DESCRIPTOR_ENDING_SIZE);
	struct symbol *descriptor = symbol_get(module, name_intern(&module->names, text, size), pos);
	descriptor->binding = (uint8_t)symbol_binding(module, kernel);
	descriptor->binding_set = true;
	descriptor->visibility = kernel->visibility;
	descriptor->type = STT_OBJECT;
	symbol_give_size(module, descriptor, value_constant(KD_DESCRIPTOR_SIZE));
	if (kernel->visibility == STV_DEFAULT)
		kernel->visibility = STV_PROTECTED;
	return descriptor;
}

struct value descriptor_entry(struct module *module, struct symbol *kernel, struct symbol *descriptor, kd_pos pos) {
	return value_binary(module, BINARY_SUBTRACT, value_symbol(module, kernel, SPECIFIER_REL64, pos),
	                    value_symbol(module, descriptor, SPECIFIER_NONE, pos), pos);
}
