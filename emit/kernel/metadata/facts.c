/* facts.c: see facts.h. */
#include "facts.h"

#include "tree.h"

static const struct fact_row {
	enum kd_metadata_map map;
	const char *key;
	struct fact_key is;
} rows[] = {
#define KD_ROOT_FACT(id, key, form) {KD_METADATA_ROOT, key, {ROOT_##id, FORM_##form, KD_METADATA_ROOT}},
#define KD_KERNEL_FACT(id, key, form) {KD_METADATA_KERNEL, key, {KERNEL_##id, FORM_##form, KD_METADATA_KERNEL}},
#define KD_ARGUMENT_FACT(id, key, form) {KD_METADATA_ARGUMENT, key, {ARGUMENT_##id, FORM_##form, KD_METADATA_ARGUMENT}},
#include "kdasm/metadata_keys.def"
};

const char *kernel_fact_key(enum kernel_fact fact) {
	static const char *const keys[] = {
#define KD_KERNEL_FACT(id, key, form) key,
#include "kdasm/metadata_keys.def"
	};
	return keys[fact];
}

void facts_init(struct metadata_facts *facts, struct arena *arena) {
	size_t count;
	*facts = (struct metadata_facts){.arena = arena, .rows = kd_metadata_keys(&count)};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		facts->keys[kd_metadata_find_key(rows[i].map, rows[i].key, strlen(rows[i].key)) - facts->rows] = rows[i].is;
}

static void begin_kernel(struct metadata_facts *facts, uint32_t place) {
	struct kernel_facts *kernel = list_add(facts->arena, &facts->kernels);
	kernel->given = 0;
	kernel->place = place;
	kernel->symbol_size = 0;
	kernel->first_argument = (uint32_t)facts->arguments.count;
	kernel->argument_count = 0;
	facts->open[KD_METADATA_KERNEL] = (struct open_facts){kernel->facts, &kernel->given};
}

static void begin_argument(struct metadata_facts *facts, uint32_t place) {
	struct argument_facts *argument = list_add(facts->arena, &facts->arguments);
	argument->given = 0;
	argument->place = place;
	facts->kernels.items[facts->kernels.count - 1].argument_count++;
	facts->open[KD_METADATA_ARGUMENT] = (struct open_facts){argument->facts, &argument->given};
}

static void begin_document(struct metadata_facts *facts) {
	struct document_facts *document = list_add(facts->arena, &facts->documents);
	*document = (struct document_facts){.first_kernel = facts->kernels.count};
	facts->open[KD_METADATA_ROOT] = (struct open_facts){document->facts, &document->given};
}

void facts_begin(struct metadata_facts *facts, enum kd_metadata_map map, uint32_t place) {
	switch (map) {
	case KD_METADATA_ROOT: begin_document(facts); break;
	case KD_METADATA_KERNEL: begin_kernel(facts, place); break;
	case KD_METADATA_ARGUMENT: begin_argument(facts, place); break;
	}
}

static uint32_t clamp(uint64_t number) {
	return number < UINT32_MAX ? (uint32_t)number : UINT32_MAX;
}

/* Negative numbers and what is no number count as the largest. */
static uint32_t number_in(const struct scalar *value) {
	switch (value->kind) {
	case VALUE_UNSIGNED: return clamp(value->natural);
	case VALUE_BOOLEAN: return value->boolean;
	default: return UINT32_MAX;
	}
}

static uint32_t combine(uint32_t before, enum fact_form form, size_t element, uint32_t number) {
	if (form == FORM_VERSION)
		return element == 1 ? FACT_VERSION(number, 0) : before | (number < UINT16_MAX ? number : UINT16_MAX);
	if (form == FORM_PRODUCT && element > 1)
		return clamp((uint64_t)before * number);
	return number;
}

static void give_text(struct metadata_facts *facts, enum kd_metadata_map map, const struct scalar *value) {
	const char *copy = arena_copy(facts->arena, value->text, value->size);
	if (map == KD_METADATA_KERNEL) {
		struct kernel_facts *kernel = &facts->kernels.items[facts->kernels.count - 1];
		kernel->symbol = copy;
		kernel->symbol_size = clamp(value->size);
	} else {
		struct document_facts *document = &facts->documents.items[facts->documents.count - 1];
		document->target = copy;
		document->target_size = clamp(value->size);
	}
}

void facts_give_other(struct metadata_facts *facts, struct fact_key key, struct fact *fact, const struct scalar *value,
                      size_t element, size_t choice) {
	if (key.form == FORM_TEXT && value->kind != VALUE_STRING)
		*facts->open[key.map].given &= ~(UINT32_C(1) << key.fact);
	else if (key.form == FORM_TEXT)
		give_text(facts, (enum kd_metadata_map)key.map, value);
	else
		fact->value = key.form == FORM_CHOICE
		                  ? clamp(choice)
		                  : combine(fact->value, (enum fact_form)key.form, element, number_in(value));
}

void facts_give_key(struct metadata_facts *facts, size_t number) {
	if (facts->keys[number].form == FORM_PRESENCE)
		*facts->open[KD_METADATA_ROOT].given |= UINT32_C(1) << facts->keys[number].fact;
}

/* ---- looking at them ---- */

size_t facts_document_of(const struct metadata_facts *facts, size_t kernel) {
	size_t low = 0, high = facts->documents.count;
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;
		if (facts->documents.items[middle].first_kernel <= kernel)
			low = middle;
		else
			high = middle;
	}
	return low;
}

static bool values_agree(uint32_t given, uint32_t other_given, const struct fact *facts, const struct fact *others) {
	if (given != other_given)
		return false;
	for (size_t i = 0; given >> i; i++)
		if (given >> i & 1 && facts[i].value != others[i].value)
			return false;
	return true;
}

bool facts_agree(const struct metadata_facts *facts, const struct kernel_facts *a, const struct kernel_facts *b) {
	uint32_t texts = UINT32_C(1) << KERNEL_SYMBOL;
	if (a->symbol_size != b->symbol_size || a->argument_count != b->argument_count ||
	    (a->symbol_size && memcmp(a->symbol, b->symbol, a->symbol_size) != 0) ||
	    !values_agree(a->given & ~texts, b->given & ~texts, a->facts, b->facts))
		return false;
	for (size_t i = 0; i < a->argument_count; i++) {
		const struct argument_facts *of_a = &facts->arguments.items[a->first_argument + i];
		const struct argument_facts *of_b = &facts->arguments.items[b->first_argument + i];
		if (!values_agree(of_a->given, of_b->given, of_a->facts, of_b->facts))
			return false;
	}
	return true;
}

/* ---- from a tree ---- */

static size_t choice_of(const struct kd_metadata_key *row, const struct scalar *value) {
	size_t i = 0;
	while (row->values && row->values[i] &&
	       (value->kind != VALUE_STRING || strlen(row->values[i]) != value->size ||
	        memcmp(row->values[i], value->text, value->size) != 0))
		i++;
	return i;
}

/* What is no number where one is wanted says nothing; verify.c reports it. */
static void give_value(struct metadata_facts *facts, size_t number, const struct node *value, size_t element) {
	uint8_t form = facts->keys[number].form;
	enum value_kind kind = value->scalar.kind;
	bool is_counted = form == FORM_NUMBER || form == FORM_PRODUCT || form == FORM_VERSION;
	if (value->kind != NODE_SCALAR || form == FORM_NONE ||
	    (is_counted && kind != VALUE_SIGNED && kind != VALUE_UNSIGNED && kind != VALUE_BOOLEAN))
		return;
	size_t choice = form == FORM_CHOICE && element == 1 ? choice_of(&facts->rows[number], &value->scalar) : 0;
	facts_give(facts, number, &value->scalar, element, choice, 0);
}

/* What one key of a map says, unless it is a list of maps. */
static void give_entry(struct metadata_facts *facts, enum kd_metadata_map map, const struct node *key,
                       const struct node *value) {
	size_t size;
	const char *name = node_text(key, &size);
	const struct kd_metadata_key *row = name ? key_order_find(&facts->order, map, name, size) : NULL;
	if (!row)
		return;
	if (map == KD_METADATA_ROOT)
		facts_give_key(facts, (size_t)(row - facts->rows));
	if (value->kind == NODE_SCALAR)
		give_value(facts, (size_t)(row - facts->rows), value, 1);
	for (size_t i = 0; value->kind == NODE_LIST && i < value->children.count; i++)
		give_value(facts, (size_t)(row - facts->rows), &value->children.items[i], i + 1);
}

static void give_map(struct metadata_facts *facts, enum kd_metadata_map map, const struct node *node) {
	facts_begin(facts, map, 0);
	for (size_t i = 0; i + 1 < node->children.count; i += 2)
		give_entry(facts, map, &node->children.items[i], &node->children.items[i + 1]);
}

void facts_add_tree(struct metadata_facts *facts, const struct node *root) {
	if (!root || root->kind != NODE_MAP)
		return;
	give_map(facts, KD_METADATA_ROOT, root);
	const struct node *kernels = tree_find(root, "amdhsa.kernels");
	for (size_t i = 0; kernels && kernels->kind == NODE_LIST && i < kernels->children.count; i++) {
		const struct node *kernel = &kernels->children.items[i];
		if (kernel->kind != NODE_MAP)
			continue;
		give_map(facts, KD_METADATA_KERNEL, kernel);
		const struct node *arguments = tree_find(kernel, ".args");
		for (size_t j = 0; arguments && arguments->kind == NODE_LIST && j < arguments->children.count; j++)
			if (arguments->children.items[j].kind == NODE_MAP)
				give_map(facts, KD_METADATA_ARGUMENT, &arguments->children.items[j]);
	}
}
