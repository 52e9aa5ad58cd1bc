/* fill.c: the documents and their notes. */
#include "fill.h"

#include "kernel/descriptor/ending.h"
#include "kernel/metadata/documents.h"
#include "module/module.h"
#include "module/note.h"

struct filling {
	struct module *module;
	struct fill_kernel *kernels;
	size_t kernel_count;
	struct names symbols; /* with 1 + the number of the kernel */
};

/* ---- names ---- */

static struct fill_kernel *find_kernel(const struct filling *filling, const char *symbol, size_t size) {
	const struct name *name = name_find(&filling->symbols, symbol, size);
	return name ? &filling->kernels[name->number - 1] : NULL;
}

/* What kernel the code of a descriptor is. */
static struct node name_of(const char *symbol, size_t size) {
	size_t kernel_size = descriptor_kernel_size(symbol, size);
	return node_of_text(symbol, kernel_size ? kernel_size : size);
}

/* Gives the entry a name and a symbol, one from the other. */
static bool fill_names(struct module *module, struct node *map, size_t entry) {
	size_t name_size, symbol_size;
	const char *name = node_text(tree_find(map, ".name"), &name_size);
	const char *symbol = node_text(tree_find(map, ".symbol"), &symbol_size);
	if (!name && !symbol) {
		diag_error(module->diag, documents_entry_pos(module->documents, entry),
		           "a kernel has neither '.name' nor '.symbol'; write one of the two");
		return false;
	}
	if (!symbol) {
		struct buffer made = buffer_in(module->arena);
		buffer_put(&made, name, name_size);
		buffer_put_text(&made, DESCRIPTOR_ENDING);
		tree_set(module->arena, map, ".symbol", node_of_text((const char *)made.data, made.size));
	}
	if (!name)
		tree_set(module->arena, map, ".name", name_of(symbol, symbol_size));
	return true;
}

/* By which the checks look for the entry of a kernel. */
static void tell_symbol(const struct filling *filling, const struct node *map, size_t entry) {
	struct metadata_facts *facts = &filling->module->documents->facts;
	size_t size;
	const char *symbol = node_text(tree_find(map, ".symbol"), &size);
	if (kernel_has(&facts->kernels.items[entry], KERNEL_SYMBOL))
		return;
	struct kernel_facts *kernel = &facts->kernels.items[entry];
	kernel->given |= UINT32_C(1) << KERNEL_SYMBOL;
	kernel->facts[KERNEL_SYMBOL].place = kernel->place;
	kernel->symbol = symbol;
	kernel->symbol_size = (uint32_t)size;
}

/* ---- a document ---- */

void fill_version(struct arena *arena, const struct kd_target *target, struct node *root) {
	struct node list = node_of_list();
	tree_append(arena, &list, node_of_unsigned(METADATA_MAJOR));
	tree_append(arena, &list,
	            node_of_unsigned((uint64_t)kd_object_version(target->code_object_version)->metadata_minor));
	tree_set(arena, root, "amdhsa.version", list);
}

void fill_target(struct arena *arena, const struct kd_target *target, struct node *root) {
	char text[KD_TARGET_TEXT_SIZE];
	if (kd_object_version_has(target->code_object_version, KD_OF_LLVM_14))
		return;
	size_t size = kd_target_id_format(target, text, sizeof text);
	tree_set(arena, root, "amdhsa.target", node_of_text(arena_copy(arena, text, size), size));
}

/* The entries that the source has. */
static void fill_entries(struct filling *filling, struct node *kernels, const struct partial_document *document) {
	for (size_t i = 0; i < kernels->children.count; i++) {
		struct node *map = &kernels->children.items[i];
		size_t size;
		if (!fill_names(filling->module, map, document->first_kernel + i))
			continue;
		tell_symbol(filling, map, document->first_kernel + i);
		const char *symbol = node_text(tree_find(map, ".symbol"), &size);
		struct fill_kernel *kernel = find_kernel(filling, symbol, size);
		if (kernel)
			kernel->has_entry = true;
		fill_entry(filling->module, map, document->first_kernel + i, kernel);
	}
}

/* Entries for the kernels that have none. */
static void add_entries(struct filling *filling, struct node *kernels) {
	struct module *module = filling->module;
	for (size_t i = 0; i < filling->kernel_count; i++) {
		struct fill_kernel *kernel = &filling->kernels[i];
		if (kernel->has_entry)
			continue;
		struct node *map = tree_append(module->arena, kernels, node_of_map());
		tree_set(module->arena, map, ".name", name_of(kernel->symbol, kernel->symbol_size));
		tree_set(module->arena, map, ".symbol", node_of_text(kernel->symbol, kernel->symbol_size));
		fill_entry(module, map, FILL_NEW, kernel);
	}
}

static struct node *root_of(struct module *module, const struct partial_document *document) {
	const struct buffer *packed = &document->packed;
	const char *error;
	struct node *root = packed->size ? tree_unpack(module->arena, packed->data, packed->size, &error) : NULL;
	if (root)
		return root;
	if (packed->size)
		diag_error(module->diag, document->pos, "this metadata cannot be filled in: %s", error);
	root = arena_zeroed(module->arena, 1, sizeof *root);
	*root = node_of_map();
	return root;
}

static void fill_document(struct filling *filling, struct node *root, const struct partial_document *document,
                          bool last) {
	struct module *module = filling->module;
	if (!tree_find(root, "amdhsa.version"))
		fill_version(module->arena, &module->target, root);
	if (!tree_find(root, "amdhsa.target"))
		fill_target(module->arena, &module->target, root);
	struct node *kernels = tree_find(root, "amdhsa.kernels");
	if (!kernels)
		kernels = tree_set(module->arena, root, "amdhsa.kernels", node_of_list());
	fill_entries(filling, kernels, document);
	if (last)
		add_entries(filling, kernels);
}

/* ---- all ---- */

const struct fill_kernel *fill_documents(struct module *module) {
	const struct documents *documents = module->documents;
	struct filling filling = {.module = module};
	if (!fill_kernels(module, &filling.kernels, &filling.kernel_count))
		return filling.kernels;
	names_init(&filling.symbols, module->arena);
	for (size_t i = 0; i < filling.kernel_count; i++)
		name_intern(&filling.symbols, filling.kernels[i].symbol, filling.kernels[i].symbol_size)->number = i + 1;
	/* The entries of all documents come first, so that the last document gets the kernels that have none. */
	for (size_t i = 0; i < documents->partial.count; i++) {
		const struct partial_document *document = &documents->partial.items[i];
		struct node *root = root_of(module, document);
		fill_document(&filling, root, document, i + 1 == documents->partial.count);
		tree_pack(root, late_note_open(document->note));
		late_note_close(document->note);
	}
	return filling.kernels;
}

void fill_check(struct module *module, const struct fill_kernel *kernels) {
	struct fill_kernel *now;
	size_t count;
	if (module->diag->errors || !fill_kernels(module, &now, &count))
		return;
	for (size_t i = 0; i < count; i++)
		if (memcmp(now[i].values, kernels[i].values, sizeof now[i].values) != 0)
			diag_error(module->diag, now[i].pos,
			           "the descriptor depends on the size of its metadata; write the values out in both");
}
