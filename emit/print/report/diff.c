/* diff.c: what differs between two code objects, field by field. */
#include <inttypes.h>
#include <stdlib.h>

#include "base/info_records.h"
#include "diff.h"
#include "json_node.h"

/* Begins a line about the whole object. */
struct out *diff_begin_line(struct diff *diff) {
	struct out *out = &diff->printing.out;
	const char *prefix = diff->printing.options->line_prefix;
	out_flush_large(out);
	if (prefix)
		out_visible(out, prefix, strlen(prefix));
	return out;
}

static struct out *begin_line(struct diff *diff) {
	diff->differences++;
	return diff_begin_line(diff);
}

/* Begins a line about a kernel, with its number if there are more of its name on a side. */
static struct out *begin_kernel_line(struct diff *diff, const struct diff_kernels *pair) {
	struct out *out = begin_line(diff);
	out_visible(out, pair->name, strlen(pair->name));
	if (pair->number)
		out_printf(out, "#%zu", pair->number);
	out_text(out, ": ");
	return out;
}

static void compare_texts(struct diff *diff, const char *what, const char *a, const char *b) {
	if (strcmp(a, b) != 0)
		out_printf(begin_line(diff), "%s: %s -> %s\n", what, a, b);
}

/* Headers may say more than target IDs: a feature that is unsupported is none in both. */
static void compare_target(struct diff *diff) {
	const struct kd_code_object *a = diff->a, *b = diff->b;
	bool same = strcmp(a->target_id, b->target_id) == 0 &&
	            a->target.code_object_version == b->target.code_object_version;
	compare_texts(diff, "target", a->target_id, b->target_id);
	if (same && a->elf.flags != b->elf.flags)
		out_printf(begin_line(diff), "e_flags: 0x%" PRIx32 " -> 0x%" PRIx32 "\n", a->elf.flags, b->elf.flags);
}

/* ---- descriptors ---- */

static bool has_bits(const struct kd_code_object *object, const struct kd_field *field) {
	return field->width && kd_field_available(&object->target, field);
}

static void put_bits(struct out *out, const struct kd_code_object *object, const struct kd_field *field,
                     const struct kd_kernel *kernel) {
	if (has_bits(object, field))
		out_signed(out, (int64_t)kd_field_read(field, kernel->descriptor));
	else
		out_text(out, "(not there)");
}

static void compare_field(struct diff *diff, const struct kd_field *field, const struct diff_kernels *pair) {
	const struct kd_kernel *a = pair->a, *b = pair->b;
	bool in_a = has_bits(diff->a, field), in_b = has_bits(diff->b, field);
	uint64_t bits_a = in_a ? kd_field_read(field, a->descriptor) : 0;
	uint64_t bits_b = in_b ? kd_field_read(field, b->descriptor) : 0;
	/* A field that only one of the targets has says nothing as long as it is 0. */
	if (bits_a == bits_b)
		return;
	struct out *out = begin_kernel_line(diff, pair);
	out_text(out, field->name);
	out_text(out, ": ");
	put_bits(out, diff->a, field, a);
	out_text(out, " -> ");
	put_bits(out, diff->b, field, b);
	int64_t value_a, value_b;
	char error[KD_FIELD_ERROR_SIZE];
	bool counts = field->directive &&
	              (field->kind == KD_KIND_VGPRS || field->kind == KD_KIND_SGPRS || field->kind == KD_KIND_ACCUM_OFFSET);
	if (counts && kd_kernel_get(diff->a, a, field->directive, &value_a, error, sizeof error) &&
	    kd_kernel_get(diff->b, b, field->directive, &value_b, error, sizeof error))
		out_printf(out, " (%s: %" PRId64 " -> %" PRId64 ")", field->directive, value_a, value_b);
	out_text(out, "\n");
}

static void compare_strays(struct diff *diff, const struct diff_kernels *pair) {
	uint8_t in_a[KD_DESCRIPTOR_SIZE], in_b[KD_DESCRIPTOR_SIZE];
	kd_descriptor_strays(&diff->a->target, pair->a->descriptor, in_a);
	kd_descriptor_strays(&diff->b->target, pair->b->descriptor, in_b);
	for (size_t i = 0; i < KD_DESCRIPTOR_SIZE; i++)
		if (in_a[i] != in_b[i])
			out_printf(begin_kernel_line(diff, pair), "reserved bits of byte %zu: 0x%02x -> 0x%02x\n", i, in_a[i],
			           in_b[i]);
}

static void compare_code_t(struct diff *diff, const struct diff_kernels *pair) {
	for (size_t i = 0; i < KD_CODE_T_FIELD_COUNT; i++) {
		const struct kd_code_t_field *field = kd_code_t_field_at(i);
		uint64_t in_a = kd_code_t_read(field, pair->a->descriptor), in_b = kd_code_t_read(field, pair->b->descriptor);
		if (in_a != in_b)
			out_printf(begin_kernel_line(diff, pair), "%s: %" PRIu64 " -> %" PRIu64 "\n", field->key, in_a, in_b);
	}
}

static void compare_kernels(void *context, const struct diff_kernels *pair) {
	struct diff *diff = context;
	if (!pair->a || !pair->b) {
		out_text(begin_kernel_line(diff, pair), pair->a ? "kernel -> (not there)\n" : "(not there) -> kernel\n");
		return;
	}
	if (pair->a->descriptor_size != pair->b->descriptor_size) {
		out_printf(begin_kernel_line(diff, pair), "the descriptor has %zu -> %zu bytes\n", pair->a->descriptor_size,
		           pair->b->descriptor_size);
		return;
	}
	if (diff->a->descriptors_are_code_t) {
		compare_code_t(diff, pair);
		return;
	}
	for (size_t i = 0; i < KD_FIELD_COUNT; i++)
		compare_field(diff, kd_field_at(i), pair);
	compare_strays(diff, pair);
}

/* For each kernel of an object, how many of its name come before it. */
static const size_t *kernel_ranks(struct diff *diff, const struct kd_code_object *object) {
	size_t *ranks = arena_zeroed(diff->printing.arena, object->kernels.count, sizeof *ranks), rank = 0;
	for (size_t i = 0; i < object->kernels.count; i++) {
		rank = i && strcmp(object->by_name[i]->name, object->by_name[i - 1]->name) == 0 ? rank + 1 : 0;
		ranks[object->by_name[i] - object->kernels.items] = rank;
	}
	return ranks;
}

/* The pair of the kernels of a name that have `rank` others before them. */
static struct diff_kernels pair_of(const struct diff *diff, const char *name, size_t rank) {
	size_t in_a, in_b;
	const struct kd_kernel *const *a = kd_code_object_kernels_named(diff->a, name, &in_a);
	const struct kd_kernel *const *b = kd_code_object_kernels_named(diff->b, name, &in_b);
	return (struct diff_kernels){.name = name,
	                             .number = in_a > 1 || in_b > 1 ? rank + 1 : 0,
	                             .a = rank < in_a ? a[rank] : NULL,
	                             .b = rank < in_b ? b[rank] : NULL};
}

void diff_visit_kernels(struct diff *diff, diff_take_kernels *take, void *context) {
	const size_t *ranks_a = kernel_ranks(diff, diff->a), *ranks_b = kernel_ranks(diff, diff->b);
	for (size_t i = 0; i < diff->a->kernels.count; i++) {
		const char *name = diff->a->kernels.items[i].name;
		if (!printing_wants(&diff->printing, name, strlen(name)))
			continue;
		struct diff_kernels pair = pair_of(diff, name, ranks_a[i]);
		take(context, &pair);
	}
	for (size_t i = 0; i < diff->b->kernels.count; i++) {
		const char *name = diff->b->kernels.items[i].name;
		if (!printing_wants(&diff->printing, name, strlen(name)))
			continue;
		struct diff_kernels pair = pair_of(diff, name, ranks_b[i]);
		if (!pair.a)
			take(context, &pair);
	}
}

/* ---- metadata ---- */

/* A value as a line has room for it. */
static void put_value(struct out *out, const struct node *node) {
	struct json json = {.out = out};
	if (!node)
		out_text(out, "(not there)");
	else if (node->kind == NODE_SCALAR)
		json_node(&json, node);
	else
		out_printf(out, node->kind == NODE_MAP ? "(a map of %zu)" : "(a list of %zu)",
		           node->children.count / (node->kind == NODE_MAP ? 2 : 1));
}

static void report_values(struct diff *diff, const char *path, const struct node *a, const struct node *b) {
	struct out *out = begin_line(diff);
	out_visible(out, path, strlen(path));
	out_text(out, ": ");
	put_value(out, a);
	out_text(out, " -> ");
	put_value(out, b);
	out_text(out, "\n");
}

/* An order of scalars, which is not that of any printed form. */
static int compare_scalars(const struct scalar *a, const struct scalar *b) {
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	switch (a->kind) {
	case VALUE_SIGNED:
	case VALUE_UNSIGNED:
	case VALUE_FLOAT: return (a->natural > b->natural) - (a->natural < b->natural);
	case VALUE_BOOLEAN: return a->boolean - b->boolean;
	case VALUE_STRING: break;
	case VALUE_NIL: return 0;
	}
	int order = memcmp(a->text, b->text, a->size < b->size ? a->size : b->size);
	return order ? order : (a->size > b->size) - (a->size < b->size);
}

/* ---- finding values by keys, and elements by names ---- */

struct keyed {
	const struct scalar *key;
	const struct node *value;
};

struct index {
	struct keyed *items; /* sorted; of equal keys the first comes first */
	size_t count;
};

static int compare_keyed(const void *a, const void *b) {
	const struct keyed *x = a, *y = b;
	int order = compare_scalars(x->key, y->key);
	return order ? order : (x->value > y->value) - (x->value < y->value);
}

/* The place of the first that has the key, or would have it. */
static size_t find_keyed(const struct index *index, const struct scalar *key) {
	size_t low = 0, high = index->count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_scalars(index->items[middle].key, key) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static const struct node *find_value(const struct index *index, const struct scalar *key) {
	size_t at = find_keyed(index, key);
	return at < index->count && compare_scalars(index->items[at].key, key) == 0 ? index->items[at].value : NULL;
}

static struct index index_map(struct arena *arena, const struct node *map) {
	struct index index = {.items = arena_zeroed(arena, map->children.count / 2, sizeof *index.items)};
	for (size_t i = 0; i + 1 < map->children.count; i += 2)
		index.items[index.count++] = (struct keyed){&map->children.items[i].scalar, &map->children.items[i + 1]};
	qsort(index.items, index.count, sizeof *index.items, compare_keyed);
	return index;
}

/* Of an element of a list: kernels and arguments have names. NULL: it has none. */
static const struct scalar *name_of(const struct node *element) {
	const struct node *name = tree_find(element, ".name");
	if (!name)
		name = tree_find(element, "Name");
	return name && name->kind == NODE_SCALAR ? &name->scalar : NULL;
}

/* The elements of a list that have names. */
static struct index index_list(struct arena *arena, const struct node *list) {
	struct index index = {.items = arena_zeroed(arena, list->children.count, sizeof *index.items)};
	for (size_t i = 0; i < list->children.count; i++) {
		const struct scalar *name = name_of(&list->children.items[i]);
		if (name)
			index.items[index.count++] = (struct keyed){name, &list->children.items[i]};
	}
	qsort(index.items, index.count, sizeof *index.items, compare_keyed);
	return index;
}

/* For each element of a list, how many of its name come before it. */
static const size_t *element_ranks(struct arena *arena, const struct node *list, const struct index *names) {
	size_t *ranks = arena_zeroed(arena, list->children.count, sizeof *ranks), rank = 0;
	for (size_t i = 0; i < names->count; i++) {
		rank = i && compare_scalars(names->items[i].key, names->items[i - 1].key) == 0 ? rank + 1 : 0;
		ranks[names->items[i].value - list->children.items] = rank;
	}
	return ranks;
}

/* A side of a comparison of lists. */
struct listed {
	const struct node *list;
	struct index names;
	const size_t *ranks;
};

static struct listed listed(struct arena *arena, const struct node *list) {
	struct listed side = {.list = list, .names = index_list(arena, list)};
	side.ranks = element_ranks(arena, list, &side.names);
	return side;
}

/* The element of the name that has `rank` others before it; NULL if there is none. */
static const struct node *find_named(const struct listed *side, const struct scalar *name, size_t rank) {
	size_t at = find_keyed(&side->names, name) + rank;
	if (at >= side->names.count || compare_scalars(side->names.items[at].key, name) != 0)
		return NULL;
	return side->names.items[at].value;
}

/* What `element`, at a place of one side, is compared with: on the other side the n-th of its name, or of one without
 * a name what has none at the same place. */
static const struct node *find_element(const struct listed *other, const struct listed *side, size_t place) {
	const struct scalar *name = name_of(&side->list->children.items[place]);
	if (name)
		return find_named(other, name, side->ranks[place]);
	const struct node *there = place < other->list->children.count ? &other->list->children.items[place] : NULL;
	return there && !name_of(there) ? there : NULL;
}

/* With the number of the element if a side has more of its name. */
static const char *element_path(struct diff *diff, const char *path, const struct listed *side,
                                const struct listed *other, size_t place) {
	const struct scalar *name = name_of(&side->list->children.items[place]);
	if (!name || name->kind != VALUE_STRING)
		return arena_printf(diff->printing.arena, "%s[%zu]", path, place);
	bool alone = !find_named(side, name, 1) && !find_named(other, name, 1);
	const char *number = alone ? "" : arena_printf(diff->printing.arena, "#%zu", side->ranks[place] + 1);
	return arena_printf(diff->printing.arena, "%s[%.*s%s]", path, (int)(name->size < 256 ? name->size : 256),
	                    name->text, number);
}

static const char *entry_path(struct diff *diff, const char *path, const struct node *key) {
	struct buffer text = buffer_in(diff->printing.arena);
	struct out out = {.text = text};
	size_t length;
	const char *name = node_text(key, &length);
	if (!name) {
		put_value(&out, key);
		name = (const char *)out.text.data;
		length = out.text.size;
	}
	return arena_printf(diff->printing.arena, "%s%s%.*s", path, *path && *name != '.' ? "." : "",
	                    (int)(length < 256 ? length : 256), name);
}

static void compare_nodes(struct diff *diff, const char *path, const struct node *a, const struct node *b);

/* Of keys that appear twice the first counts. */
static void compare_maps(struct diff *diff, const char *path, const struct node *a, const struct node *b) {
	struct index in_a = index_map(diff->printing.arena, a), in_b = index_map(diff->printing.arena, b);
	for (size_t i = 0; i < a->children.count; i += 2) {
		const struct node *key = &a->children.items[i];
		if (find_value(&in_a, &key->scalar) == key + 1)
			compare_nodes(diff, entry_path(diff, path, key), key + 1, find_value(&in_b, &key->scalar));
	}
	for (size_t i = 0; i < b->children.count; i += 2) {
		const struct node *key = &b->children.items[i];
		if (!find_value(&in_a, &key->scalar) && find_value(&in_b, &key->scalar) == key + 1)
			compare_nodes(diff, entry_path(diff, path, key), NULL, key + 1);
	}
}

static void compare_lists(struct diff *diff, const char *path, const struct node *list_a, const struct node *list_b) {
	struct listed a = listed(diff->printing.arena, list_a), b = listed(diff->printing.arena, list_b);
	for (size_t i = 0; i < list_a->children.count; i++)
		compare_nodes(diff, element_path(diff, path, &a, &b, i), &list_a->children.items[i], find_element(&b, &a, i));
	for (size_t i = 0; i < list_b->children.count; i++)
		if (!find_element(&a, &b, i))
			compare_nodes(diff, element_path(diff, path, &b, &a, i), NULL, &list_b->children.items[i]);
}

/* Recursion is as deep as the trees, which is TREE_DEPTH at most. */
static void compare_nodes(struct diff *diff, const char *path, const struct node *a, const struct node *b) {
	if (!a || !b || a->kind != b->kind)
		report_values(diff, path, a, b);
	else if (a->kind == NODE_MAP)
		compare_maps(diff, path, a, b);
	else if (a->kind == NODE_LIST)
		compare_lists(diff, path, a, b);
	else if (compare_scalars(&a->scalar, &b->scalar) != 0)
		report_values(diff, path, a, b);
}

static void compare_metadata(struct diff *diff) {
	struct printing of_b = diff->printing;
	of_b.object = diff->b;
	const struct node *a = printing_metadata(&diff->printing), *b = printing_metadata(&of_b);
	if (a || b)
		compare_nodes(diff, a && b ? "" : "metadata", a, b);
}

/* ---- functions ---- */

/* What .amdgpu.info says of a function, as a map. */
static struct node function_map(struct arena *arena, const struct kd_function *function) {
	struct node map = node_of_map(), *edges[INFO_RECORD_COUNT];
	tree_set(arena, &map, ".name", node_of_text(function->symbol.text, strlen(function->symbol.text)));
	for (size_t i = 0; i < function->entry_count; i++) {
		const struct kd_function_entry *entry = &function->entries[i];
		if (entry->directive && !entry->text)
			tree_set(arena, &map, entry->directive, node_of_unsigned(entry->number));
	}
	for (enum info_record record = INFO_FUNC + 1; record < INFO_RECORD_COUNT; record++)
		if (info_row(record)->operand != INFO_NUMBER)
			tree_set(arena, &map, info_row(record)->directive, node_of_list());
	for (enum info_record record = 0; record < INFO_RECORD_COUNT; record++)
		edges[record] = (struct node *)tree_find(&map, info_row(record)->directive);
	for (size_t i = 0; i < function->entry_count; i++) {
		const struct kd_function_entry *entry = &function->entries[i];
		if (entry->text)
			tree_append(arena, edges[info_by_directive(entry->directive, strlen(entry->directive))],
			            node_of_text(entry->text, strlen(entry->text)));
	}
	return map;
}

static struct node function_list(const struct printing *printing, const struct kd_code_object *object) {
	struct node list = node_of_list();
	for (size_t i = 0; i < object->functions.count; i++)
		if (printing_wants_function(printing, &object->functions.items[i]))
			tree_append(printing->arena, &list, function_map(printing->arena, &object->functions.items[i]));
	return list;
}

static void compare_functions(struct diff *diff) {
	struct node a = function_list(&diff->printing, diff->a), b = function_list(&diff->printing, diff->b);
	compare_nodes(diff, "functions", &a, &b);
}

static void compare_all(struct arena *arena, void *context) {
	struct diff *diff = context;
	const struct kd_code_object *a = diff->a, *b = diff->b;
	printing_begin(&diff->printing, arena);
	compare_target(diff);
	if (a->target.code_object_version != b->target.code_object_version)
		out_printf(begin_line(diff), "code object version: %u -> %u\n", a->target.code_object_version,
		           b->target.code_object_version);
	diff_visit_kernels(diff, compare_kernels, diff);
	compare_functions(diff);
	compare_metadata(diff);
	diff_code(diff);
	diff_sections(diff);
	out_flush(&diff->printing.out);
}

enum kd_difference kd_code_object_diff(const struct kd_code_object *a, const struct kd_code_object *b,
                                       const struct kd_print_options *options, kd_take_text *take, void *context) {
	if (!code_object_is_open(a) || !code_object_is_open(b))
		return KD_DIFFERENCE_NO_MEMORY;
	struct diff diff = {.a = a, .b = b, .printing = printing_of(a, options, take, context)};
	if (!arena_run(compare_all, &diff))
		return KD_DIFFERENCE_NO_MEMORY;
	return diff.differences ? KD_DIFFERENT : KD_SAME;
}
