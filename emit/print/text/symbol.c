/* symbol.c: printing labels, assignments and the attributes of symbols. */
#include "text.h"
#include "module/symbol.h"

void print_label(struct module *module, const struct symbol *symbol) {
	text_put_symbol(module, symbol);
	text_put(module, ":");
	text_end_line(module);
}

void print_assignment(struct module *module, const struct symbol *symbol, struct value value) {
	text_put(module, ".set ");
	text_put_symbol(module, symbol);
	text_put(module, ", ");
	text_put_value(module, value);
	text_end_line(module);
}

void print_attribute(struct module *module, const char *directive, const struct symbol *symbol) {
	text_put(module, "\t");
	text_put(module, directive);
	text_put(module, "\t");
	text_put_symbol(module, symbol);
	text_end_line(module);
}

void print_type(struct module *module, const struct symbol *symbol, const char *type) {
	text_put(module, "\t.type\t");
	text_put_symbol(module, symbol);
	text_put(module, ",@");
	text_put(module, type);
	text_end_line(module);
}

void print_symbol_size(struct module *module, const struct symbol *symbol, struct value size) {
	text_put(module, "\t.size\t");
	text_put_symbol(module, symbol);
	text_put(module, ", ");
	text_put_value(module, size);
	text_end_line(module);
}

void print_comm(struct module *module, const struct symbol *symbol, uint64_t size, unsigned power) {
	text_put(module, "\t.comm\t");
	text_put_symbol(module, symbol);
	text_put(module, ",");
	text_put_number(module, (int64_t)size);
	text_put(module, ",");
	text_put_number(module, power);
	text_end_line(module);
}

void print_lcomm(struct module *module, const struct symbol *symbol, uint64_t size) {
	text_put(module, "\t.lcomm\t");
	text_put_symbol(module, symbol);
	text_put(module, ",");
	text_put_number(module, (int64_t)size);
	text_end_line(module);
}

/* llvm-mc does not quote the name here. */
void print_lds(struct module *module, const struct symbol *symbol, uint64_t size, uint64_t alignment) {
	text_put(module, "\t.amdgpu_lds ");
	text_put_bytes(module, symbol->name->text, symbol->name->length);
	text_put(module, ", ");
	text_put_number(module, (int64_t)size);
	text_put(module, ", ");
	text_put_number(module, (int64_t)alignment);
	text_end_line(module);
}

/* llvm-mc does not quote the version; "@@@" takes the name away anyway. */
void print_symver(struct module *module, const struct symbol *symbol, const struct name *version, bool removes) {
	text_put(module, ".symver ");
	text_put_symbol(module, symbol);
	text_put(module, ", ");
	text_put_bytes(module, version->text, version->length);
	if (removes && !memmem(version->text, version->length, "@@@", 3))
		text_put(module, ", remove");
	text_end_line(module);
}

static void put_pair(struct module *module, const struct symbol *first, const struct symbol *second) {
	text_put_symbol(module, first);
	text_put(module, ", ");
	text_put_symbol(module, second);
}

void print_weakref(struct module *module, const struct symbol *alias, const struct symbol *target) {
	text_put(module, ".weakref ");
	put_pair(module, alias, target);
	text_end_line(module);
}

void print_conditional_assignment(struct module *module, const struct symbol *symbol, struct value value) {
	text_put(module, ".lto_set_conditional ");
	text_put_symbol(module, symbol);
	text_put(module, ", ");
	text_put_value(module, value);
	text_end_line(module);
}

void print_call_profile(struct module *module, const struct symbol *const calls[2], int64_t count) {
	text_put(module, "\t.cg_profile ");
	put_pair(module, calls[0], calls[1]);
	text_put(module, ", ");
	text_put_number(module, count);
	text_end_line(module);
}

void print_addrsig(struct module *module) {
	text_put(module, "\t.addrsig");
	text_end_line(module);
}

void print_addrsig_symbol(struct module *module, const struct symbol *symbol) {
	text_put(module, "\t.addrsig_sym ");
	text_put_symbol(module, symbol);
	text_end_line(module);
}
