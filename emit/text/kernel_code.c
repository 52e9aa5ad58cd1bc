/* kernel_code.c: printing .amd_kernel_code_t and its like, which systems other than HSA still have. */
#include "kdasm/kernel_code.h"
#include "text.h"
#include "module/symbol.h"

/* llvm-mc shows all values as 32-bit signed numbers. */
void print_kernel_code(struct module *module, const uint8_t *bytes) {
	text_put(module, "\t.amd_kernel_code_t");
	text_end_line(module);
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		text_put(module, "\t\t");
		text_put(module, field->key);
		text_put(module, " = ");
		text_put_number(module, (int32_t)(uint32_t)kd_code_t_read(field, bytes));
		text_end_line(module);
	}
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
