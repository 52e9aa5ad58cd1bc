/* metadata_upgrade.c: see metadata_upgrade.h. */
#include "metadata_upgrade.h"

#include "kernel/descriptor/ending.h"
#include "kernel/metadata/document.h"
#include "kdasm/metadata.h"
#include "kdasm/target.h"
#include "kernel/metadata/facts.h"
#include "metadata_v2.h"

#include <inttypes.h>

struct upgrader {
	struct arena *arena;
	struct diag *diag;
	const struct metadata_text *text;
	const struct metadata_upgrade *upgrade;
	struct document document;
	const struct node *kernel; /* the one being written */
	const char *guessed;       /* keys of it for which there was no number, and the numbers they got */
	bool value_types;          /* warned of them */
};

static const struct {
	const char *word, *later;
} later_words[] = {
#define KD_METADATA_V2_LATER_WORD(text, later_text) {text, later_text},
#include "kdasm/metadata_v2_keys.def"
};

/* At the key, which comes before its value. */
#define WARN(u, value, ...) diag_warning((u)->diag, metadata_v2_pos((u)->text, (value)-1), __VA_ARGS__)

/* ---- pieces of the document ---- */

static void put_scalar(struct upgrader *u, struct node node) {
	document_scalar(&u->document, &node.scalar);
}

static void put_string(struct upgrader *u, const char *text) {
	put_scalar(u, node_of_text(text, strlen(text)));
}

static void put_number(struct upgrader *u, uint64_t number) {
	put_scalar(u, node_of_unsigned(number));
}

static void put_key(struct upgrader *u, const char *key) {
	struct yaml_token written = {.text = key, .size = strlen(key)};
	struct node name = node_of_text(key, written.size);
	document_key(&u->document, &name.scalar, &written);
}

/* ---- values ---- */

/* CamelCase becomes small words with underscores. */
static const char *later_word(struct upgrader *u, const struct node *node) {
	struct buffer text = buffer_in(u->arena);
	for (size_t i = 0; i < sizeof later_words / sizeof *later_words; i++)
		if (node_is(node, later_words[i].word))
			return later_words[i].later;
	for (size_t i = 0; i < node->scalar.size; i++) {
		char letter = node->scalar.text[i];
		bool capital = letter >= 'A' && letter <= 'Z';
		if (capital && i)
			buffer_put(&text, "_", 1);
		buffer_put(&text, &(char){capital ? (char)(letter - 'A' + 'a') : letter}, 1);
	}
	buffer_put_zeros(&text, 1);
	return (const char *)text.data;
}

/* The symbol of the descriptor has another ending now. */
static void put_symbol(struct upgrader *u, const struct node *symbol) {
	put_string(
	    u, arena_printf(u->arena, "%.*s" DESCRIPTOR_ENDING, (int)metadata_v2_name_size(symbol), symbol->scalar.text));
}

static void put_list(struct upgrader *u, const struct node *list) {
	document_begin(&u->document, false);
	for (size_t i = 0; i < list->children.count; i++)
		put_scalar(u, list->children.items[i]);
	document_end(&u->document);
}

static bool is_allowed(const struct kd_metadata_key *later, const struct node *word) {
	for (const char *const *value = later->values; value && *value; value++)
		if (node_is(word, *value))
			return true;
	return !later->values;
}

/* Whether the later key may have the value; lists have a certain length there, and some strings are
 * words. */
static bool may_have(const struct kd_metadata_key *later, const struct kd_metadata_v2_key *row,
                     const struct node *node) {
	switch (later->type) {
	case KD_METADATA_INTEGERS_2: return node->children.count == 2;
	case KD_METADATA_INTEGERS_3: return node->children.count == 3;
	default: return row->type != KD_METADATA_V2_STRING || is_allowed(later, node);
	}
}

static void put_value(struct upgrader *u, const struct kd_metadata_v2_key *row, const char *key,
                      const struct node *node) {
	const char *word = row->type == KD_METADATA_V2_WORD ? later_word(u, node) : NULL;
	if (word && !word[0])
		return;
	put_key(u, key);
	if (word)
		put_string(u, word);
	else if (strcmp(key, ".symbol") == 0)
		put_symbol(u, node);
	else if (node->kind == NODE_LIST)
		put_list(u, node);
	else
		put_scalar(u, *node);
}

/* ---- maps ---- */

/* Without ReqdWorkGroupSize a work-group may be as large as any. */
static uint64_t largest_work_group(struct upgrader *u, bool *known) {
	enum { LARGEST = 1024 };
	const struct node *sizes = tree_find(tree_find(u->kernel, "Attrs"), "ReqdWorkGroupSize");
	uint64_t product = 1;
	for (size_t i = 0; sizes && i < sizes->children.count; i++) {
		uint64_t number = metadata_v2_number(&sizes->children.items[i]);
		if (number == 0 || number > LARGEST || product > LARGEST)
			product = 0;
		product *= number;
	}
	*known = sizes && sizes->children.count == 3 && product && product <= LARGEST;
	return *known ? product : LARGEST;
}

/* A number that later versions want and that version 2 could leave out. */
static void put_missing(struct upgrader *u, const struct kd_metadata_v2_key *row, const char *key) {
	const struct node *symbol = tree_find(u->kernel, "SymbolName");
	uint64_t number = 0;
	bool known =
	    u->upgrade->find(u->upgrade->context, symbol->scalar.text, metadata_v2_name_size(symbol), row->name, &number);
	if (!known && strcmp(row->name, "MaxFlatWorkGroupSize") == 0)
		number = largest_work_group(u, &known);
	if (!known)
		u->guessed = arena_printf(u->arena, "%s%s%s %" PRIu64, u->guessed, u->guessed[0] ? ", " : "", key, number);
	put_key(u, key);
	put_number(u, number);
}

/* Writes what a map says; `later_map` is the one it goes into. */
static void put_entries(struct upgrader *u, enum kd_metadata_v2_map map, const struct node *node,
                        enum kd_metadata_map later_map) {
	size_t count;
	const struct kd_metadata_v2_key *rows = kd_metadata_v2_keys(&count);
	for (const struct kd_metadata_v2_key *row = rows; row < rows + count; row++) {
		const char *key = row->map == map ? kd_metadata_v2_later(row) : NULL;
		if (!key)
			continue;
		const struct kd_metadata_key *later = kd_metadata_find_key(later_map, key, strlen(key));
		const struct node *entry = tree_find(node, row->name);
		if (!entry && later->required)
			put_missing(u, row, key);
		else if (entry && !may_have(later, row, entry) && !metadata_v2_says_nothing(row, entry))
			WARN(u, entry, "'%s' is left out: %s of later versions cannot have this value", row->name, key);
		else if (entry && (later->required || !metadata_v2_says_nothing(row, entry)))
			put_value(u, row, key, entry);
	}
}

/* The arguments follow each other as their alignments allow. */
static void put_arguments(struct upgrader *u, const struct node *list) {
	int64_t offset = 0;
	put_key(u, ".args");
	document_begin(&u->document, false);
	for (size_t i = 0; i < list->children.count; i++) {
		const struct node *argument = &list->children.items[i];
		const struct node *type = tree_find(argument, "ValueType");
		uint64_t align = metadata_v2_number(tree_find(argument, "Align"));
		if (type && !u->value_types)
			WARN(u, type, "'ValueType' is left out, here and below: nothing used it, and later versions lack it");
		u->value_types |= type != NULL;
		offset = align ? (int64_t)(((uint64_t)offset + align - 1) / align * align) : offset;
		document_begin(&u->document, true);
		put_entries(u, KD_METADATA_V2_ARGUMENT, argument, KD_METADATA_ARGUMENT);
		put_key(u, ".offset");
		put_number(u, (uint64_t)offset);
		document_end(&u->document);
		offset += (int64_t)metadata_v2_number(tree_find(argument, "Size"));
	}
	document_end(&u->document);
}

static void put_kernel(struct upgrader *u, const struct node *kernel) {
	const struct node *properties = tree_find(kernel, "CodeProps");
	const struct node *arguments = tree_find(kernel, "Args"), *debug = tree_find(kernel, "DebugProps");
	const struct node *xnack = tree_find(properties, "IsXNACKEnabled");
	u->kernel = kernel;
	u->guessed = "";
	document_begin(&u->document, true);
	put_entries(u, KD_METADATA_V2_KERNEL, kernel, KD_METADATA_KERNEL);
	put_entries(u, KD_METADATA_V2_ATTRS, tree_find(kernel, "Attrs"), KD_METADATA_KERNEL);
	put_entries(u, KD_METADATA_V2_CODE_PROPS, properties, KD_METADATA_KERNEL);
	if (arguments && arguments->children.count)
		put_arguments(u, arguments);
	document_end(&u->document);
	if (u->guessed[0])
		WARN(u, tree_find(kernel, "SymbolName"),
		     "the source does not give some values of this kernel that later versions require; it got %s; correct them",
		     u->guessed);
	if (debug && debug->children.count)
		WARN(u, debug, "'DebugProps' is left out: later versions lack it");
	if (xnack && metadata_v2_is_true(xnack))
		WARN(u, xnack, "'IsXNACKEnabled' is left out: the target ID says whether XNACK is on");
}

static void put_version(struct upgrader *u) {
	put_key(u, "amdhsa.version");
	document_begin(&u->document, false);
	put_number(u, METADATA_MAJOR);
	put_number(u, (uint64_t)kd_object_version(u->upgrade->version)->metadata_minor);
	document_end(&u->document);
}

static bool keep_both(void *context, const struct document_duplicate *duplicate) {
	(void)context;
	(void)duplicate;
	return false;
}

bool metadata_upgrade(struct arena *arena, struct diag *diag, const struct metadata_text *text, kd_pos block,
                      const struct metadata_upgrade *upgrade, struct buffer *out) {
	struct diag silent; /* the text has been read before */
	struct upgrader u = {.arena = arena, .diag = diag, .text = text, .upgrade = upgrade};
	diag_init(&silent, arena, 0);
	const struct node *root = metadata_v2_read(arena, &silent, text, block);
	if (!root)
		return false;
	document_init(&u.document, out, keep_both, &u);
	document_begin(&u.document, true);
	put_version(&u);
	put_key(&u, "amdhsa.target");
	put_string(&u, upgrade->target_id);
	put_entries(&u, KD_METADATA_V2_ROOT, root, KD_METADATA_ROOT);
	put_key(&u, "amdhsa.kernels");
	document_begin(&u.document, false);
	const struct node *kernels = tree_find(root, "Kernels");
	for (size_t i = 0; kernels && i < kernels->children.count; i++)
		put_kernel(&u, &kernels->children.items[i]);
	document_end(&u.document);
	document_end(&u.document);
	return true;
}
