/* kernel_code.c: printing .amd_kernel_code_t and its like, which systems other than HSA still have. */
#include "fold.h"
#include "text.h"
#include "module/symbol.h"

void print_code_t_begin(struct module *module) {
	text_put(module, "\t.amd_kernel_code_t\n");
}

void print_code_t_key(struct module *module, const char *key, struct value value) {
	text_put(module, "\t\t");
	text_put(module, key);
	text_put(module, " = ");
	text_put_value(module, fold_value(module, value));
	text_put(module, "\n");
}

void print_code_t_end(struct module *module) {
	text_put(module, "\t.end_amd_kernel_code_t");
	text_end_line(module);
}

void print_kernel_type(struct module *module, const struct symbol *symbol) {
	text_put(module, "\t.amdgpu_hsa_kernel ");
	text_put_bytes(module, symbol->name->text, symbol->name->length);
	text_end_line(module);
}

void print_isa_name(struct module *module, const char *id, size_t length) {
	text_put(module, "\t.amd_amdgpu_isa \"");
	text_put_bytes(module, id, length);
	text_put(module, "\"");
	text_end_line(module);
}
