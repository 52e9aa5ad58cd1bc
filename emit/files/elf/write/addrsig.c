/* addrsig.c: the contents of .llvm_addrsig: symbol table indices as ULEB128. */
#include "elf_writer.h"
#include "base/leb128.h"
#include "module/data.h"
#include "module/symbol.h"

/* The symbol that stands for `symbol` in the table, or NULL if none does. */
static struct symbol *representative(struct module *module, struct symbol *symbol) {
	if (module->addrsig && symbol->of_unused_section && !symbol->registered)
		diag_error(module->diag, symbol->pos, "section '%s' has no symbol because it is empty [stricter than llvm-mc]",
		           symbol_text(module, symbol));
	if (!symbol->registered)
		return NULL;
	if (!symbol->temporary)
		return symbol;
	struct section *home = symbol_section(module, symbol);
	return home ? home->symbol : symbol;
}

/* Being named keeps a symbol in the table even if the section is not wanted. */
void addrsig_prepare(struct module *module) {
	for (size_t i = 0; i < module->addrsig_symbols.count; i++) {
		struct symbol *symbol = representative(module, symbol_renamed(module, module->addrsig_symbols.items[i]));
		if (symbol)
			symbol->used_in_relocation = true;
		module->addrsig_symbols.items[i] = symbol;
	}
}

void addrsig_write(struct module *module, struct buffer *out) {
	for (size_t i = 0; i < module->addrsig_symbols.count; i++) {
		const struct symbol *symbol = module->addrsig_symbols.items[i];
		if (symbol)
			leb_put(out, symbol->index, false);
	}
}
