/* info.c: .amdgpu_info, as LLVM 23 lays it out. */
#include "base/info_records.h"
#include "text.h"

static void begin_line(struct module *module, const char *directive) {
	text_put(module, strcmp(directive, info_row(INFO_FUNC)->directive) == 0 ? "\t" : "\t\t");
	text_put(module, directive);
	text_put(module, " ");
}

void print_info_symbol(struct module *module, const char *directive, const struct symbol *symbol) {
	begin_line(module, directive);
	text_put_symbol(module, symbol);
	text_end_line(module);
}

void print_info_number(struct module *module, const char *directive, uint32_t number) {
	begin_line(module, directive);
	text_put_number(module, number);
	text_end_line(module);
}

void print_info_text(struct module *module, const char *directive, const char *text, size_t length) {
	begin_line(module, directive);
	text_put_quoted(module, (const uint8_t *)text, length);
	text_end_line(module);
}

void print_info_end(struct module *module) {
	text_put(module, "\t" INFO_END "\n");
	text_end_line(module);
}
