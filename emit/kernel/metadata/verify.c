/* verify.c: checks a document against the table of metadata keys while it is read. */
#include "verify.h"

#include "kdasm/target.h"

#include "base/printable.h"
#include "base/suggest.h"
#include "documents.h"

#include <stdarg.h>

#define PREFIX "invalid %s metadata: "
#define ROOT_MISTAKE "the document must be a map with 'amdhsa.version' and 'amdhsa.kernels', not %s"

kd_pos metadata_pos(const struct metadata_text *text, const char *place) {
	size_t offset = (size_t)(place - text->text);
	size_t low = 0;
	size_t high = text->piece_count;

	if (high == 0)
		return 0;
	while (high - low > 1) {
		size_t middle = low + (high - low) / 2;
		if (text->pieces[middle].offset <= offset)
			low = middle;
		else
			high = middle;
	}
	return text->pieces[low].pos + (kd_pos)(offset - text->pieces[low].offset);
}

/* A row as a bit of a set. */
static uint64_t bit_of(const struct verifier *v, const struct kd_metadata_key *row) {
	return UINT64_C(1) << (row - v->rows);
}

void verify_init(struct verifier *v, struct arena *arena, struct diag *diag, const struct verified_block *block,
                 struct scalar_reader *scalars) {
	*v = (struct verifier){
	    .arena = arena,
	    .diag = diag,
	    .block = *block,
	    .llvm_14 = kd_object_version_has(block->version, KD_OF_LLVM_14),
	    .scalars = scalars,
	    .name = buffer_in(arena),
	    .facts = block->text->facts,
	};
	size_t count;
	const struct kd_metadata_key *rows = v->rows = kd_metadata_keys(&count);
	v->kernel_name = kd_metadata_find_key(KD_METADATA_KERNEL, ".name", strlen(".name"));
	for (size_t i = 0; i < count; i++)
		if (rows[i].required && !(block->text->partial && partial_may_lack(&rows[i])))
			v->required[rows[i].map] |= bit_of(v, &rows[i]);
}

const char *verify_show(struct verifier *v, const char *text, size_t size) {
	size_t shown = size > 64 ? 60 : size;
	char *copy = arena_alloc(v->arena, shown + 4);

	/* A character is not cut in two. */
	while (shown < size && shown > 0 && ((uint8_t)text[shown] & 0xc0) == 0x80)
		shown--;
	memcpy(copy, text, shown);
	printable(copy, shown, "");
	memcpy(copy + shown, shown < size ? "..." : "", shown < size ? 4 : 1);
	return copy;
}

/* Mistakes. */

static bool in_kernel(const struct verifier *v) {
	return v->depth >= 3;
}

static bool in_argument(const struct verifier *v) {
	return v->depth >= 5;
}

static kd_pos pos_of(const struct verifier *v, const char *place) {
	return place ? metadata_pos(v->block.text, place) : v->block.pos;
}

static uint32_t offset_of(const struct verifier *v, const char *place) {
	return (uint32_t)(place - v->block.text->text);
}

/* The kernel's map ends: what is held back of it can name it. */
static void name_held(struct verifier *v) {
	size_t i = v->held.count;

	while (i && !v->held.items[i - 1].kernel)
		i--;
	if (i == v->held.count)
		return;
	const char *kernel =
	    v->name.size ? arena_printf(v->arena, "kernel '%s'", verify_show(v, (const char *)v->name.data, v->name.size))
	                 : arena_printf(v->arena, "kernel %zu", v->kernels);
	for (; i < v->held.count; i++)
		v->held.items[i].kernel = kernel;
}

static void show(struct verifier *v, const struct verify_mistake *mistake) {
	if (v->take)
		v->take(v->take_context, mistake);
	else
		diag_error(v->diag, pos_of(v, mistake->place), PREFIX "%s%s%s%s", v->block.what, mistake->kernel,
		           mistake->subject, *mistake->kernel ? ": " : "", mistake->text);
}

static void show_held(struct verifier *v) {
	for (size_t i = 0; i < v->held.count; i++)
		show(v, &v->held.items[i]);
	v->held.count = 0;
}

static bool holds_all(const struct verifier *v) {
	return v->llvm_14;
}

static struct verify_path current_path(const struct verifier *v) {
	struct verify_path path;

	memset(path.rows, VERIFY_NO_ROW, sizeof path.rows);
	for (size_t i = 0; i < v->depth; i++)
		if (v->levels[i].is_map && v->levels[i].row)
			path.rows[v->levels[i].map] = (uint8_t)v->levels[i].number;
	return path;
}

/* One where the document is read now, without texts. */
static struct verify_mistake mistake_here(const struct verifier *v, enum verify_kind kind) {
	return (struct verify_mistake){
	    .kind = kind,
	    .path = current_path(v),
	    .kernel_map = in_kernel(v) ? v->kernel_maps : 0,
	    .argument = in_argument(v) ? v->arguments : 0,
	};
}

bool verify_wanted(const struct verifier *v, enum verify_kind kind) {
	if (!v->take)
		return holds_all(v) || v->diag->errors + v->held.count <= v->diag->limit;
	if (holds_all(v))
		return v->held.count < VERIFY_MOST_HELD || kind == VERIFY_DUPLICATE;
	const struct verify_mistake mistake = mistake_here(v, kind);
	return v->wants(v->take_context, &mistake);
}

void verify_add(struct verifier *v, const char *place, enum verify_kind kind, const char *format, ...) {
	struct verify_mistake mistake = mistake_here(v, kind);
	va_list arguments;
	va_start(arguments, format);
	mistake.text = arena_vprintf(v->arena, format, arguments);
	va_end(arguments);
	mistake.place = place;
	mistake.kernel = in_kernel(v) ? NULL : "";
	mistake.subject = in_argument(v) ? arena_printf(v->arena, ", argument %zu", v->arguments) : "";
	*list_add(v->arena, &v->held) = mistake;
	if (!in_kernel(v) && !holds_all(v))
		show_held(v);
}

/* Takes back the mistakes of the former value of the key that the map has again. */
static void forget_held(struct verifier *v, const struct verify_level *map) {
	size_t kept = map->held;

	for (size_t i = map->held; i < v->held.count; i++)
		if (v->held.items[i].kind < VERIFY_VALUE || v->held.items[i].path.rows[map->map] != map->number)
			v->held.items[kept++] = v->held.items[i];
	v->mistakes -= v->held.count - kept;
	v->held.count = kept;
}

void verify_break_off(struct verifier *v) {
	name_held(v);
	show_held(v);
}

/* Whether `a`, a row's name, becomes `b` by at most two insertions, deletions or changes. */
static bool is_near(const char *a, const char *b, size_t b_size) {
	unsigned distance = suggest_distance(a, b, b_size);
	return distance <= 2 && distance * 3 < strlen(a);
}

/* What things are called in messages. */

static const char *const map_names[] = {
    [KD_METADATA_ROOT] = "document",
    [KD_METADATA_KERNEL] = "kernel",
    [KD_METADATA_ARGUMENT] = "argument",
};

static const char *type_name(enum kd_metadata_type type) {
	static const char *const names[] = {
	    [KD_METADATA_ANY] = "anything",
	    [KD_METADATA_STRING] = "a string",
	    [KD_METADATA_INTEGER] = "an integer",
	    [KD_METADATA_BOOLEAN] = "'true' or 'false'",
	    [KD_METADATA_STRINGS] = "a list of strings",
	    [KD_METADATA_INTEGERS_2] = "a list of 2 integers",
	    [KD_METADATA_INTEGERS_3] = "a list of 3 integers",
	    [KD_METADATA_MAPS] = "a list of maps",
	};

	return names[type];
}

/* The type of a list's elements; ANY for what is not a list. */
static enum kd_metadata_type element_type(enum kd_metadata_type type) {
	switch (type) {
	case KD_METADATA_STRINGS: return KD_METADATA_STRING;
	case KD_METADATA_INTEGERS_2:
	case KD_METADATA_INTEGERS_3: return KD_METADATA_INTEGER;
	default: return KD_METADATA_ANY;
	}
}

static bool is_list(enum kd_metadata_type type) {
	return type >= KD_METADATA_STRINGS;
}

/* How many elements the list must have; 0: any number. */
static size_t list_size(enum kd_metadata_type type) {
	return type == KD_METADATA_INTEGERS_2 ? 2 : type == KD_METADATA_INTEGERS_3 ? 3 : 0;
}

static const char *show_value(struct verifier *v, const struct scalar *value) {
	switch (value->kind) {
	case VALUE_SIGNED: return arena_printf(v->arena, "the integer %lld", (long long)value->integer);
	case VALUE_UNSIGNED: return arena_printf(v->arena, "the integer %llu", (unsigned long long)value->natural);
	case VALUE_NIL: return "nil";
	case VALUE_BOOLEAN: return value->boolean ? "the boolean true" : "the boolean false";
	case VALUE_FLOAT: return arena_printf(v->arena, "the float %g", value->number);
	case VALUE_STRING: break;
	}
	return arena_printf(v->arena, "'%s'", verify_show(v, value->text, value->size));
}

static struct verify_level *top_level(struct verifier *v) {
	return v->depth && !v->free_depth ? &v->levels[v->depth - 1] : NULL;
}

/* "'.size'", or "'.reqd_workgroup_size' element 2". */
static const char *show_row(struct verifier *v, const struct verify_level *level) {
	if (level->is_map)
		return arena_printf(v->arena, "'%s'", level->row->name);
	return arena_printf(v->arena, "'%s' element %zu", level->row->name, level->count);
}

/* Values. */

/* Of text it is the reader who makes types of it, and messages tell how; there each mistake has the writer's
 * attention, so that it can be long. */
static bool is_typed(const struct verifier *v) {
	return !v->scalars;
}

static bool has_type(const struct scalar *value, enum kd_metadata_type type) {
	switch (type) {
	case KD_METADATA_ANY: return true;
	case KD_METADATA_STRING: return value->kind == VALUE_STRING;
	case KD_METADATA_INTEGER: return value->kind == VALUE_SIGNED || value->kind == VALUE_UNSIGNED;
	case KD_METADATA_BOOLEAN: return value->kind == VALUE_BOOLEAN;
	default: return false;
	}
}

/* Those that the version has. */
static const char *list_values(struct verifier *v, const char *const *values) {
	struct buffer text = buffer_in(v->arena);

	for (size_t i = 0; values[i]; i++) {
		if (!kd_metadata_value_in_version(values[i], v->block.version))
			continue;
		buffer_put_text(&text, text.size ? ", " : "");
		buffer_put_text(&text, values[i]);
	}
	buffer_put_zeros(&text, 1);
	return (const char *)text.data;
}

/* The number of the allowed string that the value is. */
static size_t check_choice(struct verifier *v, const struct kd_metadata_key *row, const struct scalar *value,
                           const char *place) {
	const char *nearest = NULL;

	for (size_t i = 0; row->values[i]; i++)
		if (strlen(row->values[i]) == value->size && memcmp(row->values[i], value->text, value->size) == 0 &&
		    kd_metadata_value_in_version(row->values[i], v->block.version))
			return i;
	for (size_t i = 0; row->values[i] && !nearest; i++)
		if (kd_metadata_value_in_version(row->values[i], v->block.version) &&
		    is_near(row->values[i], value->text, value->size))
			nearest = row->values[i];
	const char *hint = nearest ? arena_printf(v->arena, "; did you mean '%s'?", nearest) : "";
	if (is_typed(v))
		verify_report_value(v, place, "'%s' cannot be %s%s", row->name, show_value(v, value), hint);
	else
		verify_report_value(v, place, "'%s' must be one of %s, not %s%s", row->name, list_values(v, row->values),
		                    show_value(v, value), hint);
	return SIZE_MAX;
}

/* What to write instead, where that is not plain from the type. */
static const char *advice(const struct verifier *v, enum kd_metadata_type type, const struct scalar *value) {
	if (is_typed(v))
		return "";
	if (type == KD_METADATA_STRING && value->kind != VALUE_NIL)
		return "; write '!str' before it: quotes do not make it a string";
	if (type == KD_METADATA_BOOLEAN && value->kind == VALUE_STRING)
		return "; no other spelling is a boolean";
	return "";
}

/* An element of a list that should have maps, or the whole document. */
static void report_scalar(struct verifier *v, const struct verify_level *level, const struct scalar *value,
                          const char *place) {
	if (level)
		verify_report_value(v, place, "'%s' element %zu must be a map, not %s", level->row->name, level->count,
		                    show_value(v, value));
	else if (v->depth == 0)
		verify_report_value(v, place, ROOT_MISTAKE, show_value(v, value));
}

/* A value of the wrong type. */
static void report_type(struct verifier *v, const struct verify_level *level, const struct scalar *value,
                        enum kd_metadata_type type, const char *place) {
	verify_report_value(v, place, "%s must be %s, not %s%s", show_row(v, level), type_name(type), show_value(v, value),
	                    advice(v, type, value));
}

void verify_scalar(struct verifier *v, struct scalar *value, const char *place) {
	struct verify_level *level = top_level(v);
	const struct kd_metadata_key *row = level ? level->row : NULL;

	if (level && !level->is_map)
		level->count++;
	if (!level || (!level->is_map && row->type == KD_METADATA_MAPS)) {
		report_scalar(v, level, value, place);
		return;
	}
	if (!row)
		return;
	enum kd_metadata_type type = level->is_map ? row->type : element_type(row->type);
	if (value->kind == VALUE_STRING && type != KD_METADATA_STRING && type != KD_METADATA_ANY && !is_typed(v))
		*value = scalar_value(v->scalars, value->text, value->size);
	size_t choice = 0;
	if (!has_type(value, type)) {
		report_type(v, level, value, type, place);
	} else if (level->is_map && row->values) {
		choice = check_choice(v, row, value, place);
	} else if (level->is_map && row == v->kernel_name) {
		v->name.size = 0;
		buffer_put(&v->name, value->text, value->size);
	}
	if (v->facts)
		facts_give(v->facts, level->number, value, level->count, choice, offset_of(v, place));
}

/* The row of a key. LLVM checks the keys of all versions in each from 4 on; in version 3 those that
 * came later are free, as they are in LLVM 14. */
static const struct kd_metadata_key *find_row(struct verifier *v, enum kd_metadata_map map, const struct scalar *key) {
	const struct kd_metadata_key *row = key_order_find(&v->order, map, key->text, key->size);
	return row && v->llvm_14 && row->since > KD_CODE_OBJECT_VERSION_LLVM_22 ? NULL : row;
}

/* A free key may be a required one that is misspelled. */
static void see_free_key(struct verifier *v, struct verify_level *map, const struct scalar *key) {
	size_t count;
	const struct kd_metadata_key *rows = kd_metadata_keys(&count);
	for (size_t i = 0; i < count && !map->near; i++) {
		if (rows[i].map != map->map || !rows[i].required || !is_near(rows[i].name, key->text, key->size))
			continue;
		map->near = &rows[i];
		map->near_name = verify_show(v, key->text, key->size);
	}
}

void verify_key(struct verifier *v, const struct scalar *key) {
	struct verify_level *level = top_level(v);

	if (!level)
		return;
	level->row = NULL;
	if (key->kind != VALUE_STRING)
		return;
	level->row = find_row(v, level->map, key);
	if (!level->row) {
		see_free_key(v, level, key);
		return;
	}
	level->number = (size_t)(level->row - v->rows);
	uint64_t bit = UINT64_C(1) << level->number;
	if (holds_all(v) && level->seen & bit)
		forget_held(v, level);
	level->seen |= bit;
	if (v->facts && level->map == KD_METADATA_ROOT)
		facts_give_key(v->facts, level->number);
}

/* Collections. */

static struct verify_level *enter(struct verifier *v, bool is_map, const char *place) {
	struct verify_level *level = &v->levels[v->depth++];

	*level = (struct verify_level){.is_map = is_map, .place = place, .held = v->held.count};
	return level;
}

static void enter_map(struct verifier *v, enum kd_metadata_map map, const char *place) {
	size_t number = v->depth ? v->levels[v->depth - 1].count : 0;

	enter(v, true, place)->map = map;
	if (v->facts)
		facts_begin(v->facts, map, offset_of(v, place));
	if (map == KD_METADATA_KERNEL) {
		v->kernels = number;
		v->kernel_maps++;
		v->arguments = 0;
		v->name.size = 0;
	} else if (map == KD_METADATA_ARGUMENT) {
		v->arguments = number;
	}
}

/* `what` is the collection's name in messages. */
static void begin(struct verifier *v, bool is_map, const char *place, const char *what) {
	struct verify_level *level = top_level(v);

	if (!level) {
		if (v->depth == 0 && is_map) {
			enter_map(v, KD_METADATA_ROOT, place);
			return;
		}
		if (v->depth == 0 && v->free_depth == 0)
			verify_report_value(v, place, ROOT_MISTAKE, what);
	} else if (!level->is_map) {
		level->count++;
		if (level->row->type == KD_METADATA_MAPS && is_map) {
			enter_map(v, level->row->map == KD_METADATA_ROOT ? KD_METADATA_KERNEL : KD_METADATA_ARGUMENT, place);
			return;
		}
		verify_report_value(v, place, "%s must be %s, not %s", show_row(v, level),
		                    level->row->type == KD_METADATA_MAPS ? "a map" : type_name(element_type(level->row->type)),
		                    what);
	} else if (level->row && level->row->type != KD_METADATA_ANY) {
		if (is_list(level->row->type) && !is_map) {
			struct verify_level *list = enter(v, false, place);
			list->row = level->row;
			list->number = level->number;
			return;
		}
		verify_report_value(v, place, "'%s' must be %s, not %s", level->row->name, type_name(level->row->type), what);
	}
	v->free_depth++;
}

void verify_begin(struct verifier *v, bool is_map, const char *place) {
	begin(v, is_map, place, is_map ? "a map" : "a list");
}

void verify_nothing(struct verifier *v, const char *place) {
	begin(v, false, place, "empty");
	verify_end(v);
}

static void end_map(struct verifier *v, struct verify_level *level) {
	size_t count;
	const struct kd_metadata_key *rows = kd_metadata_keys(&count);

	uint64_t missing = v->required[level->map] & ~level->seen;

	for (size_t i = 0; missing && i < count; i++) {
		if (!(missing & bit_of(v, &rows[i])))
			continue;
		level->row = &rows[i];
		level->number = i;
		const char *hint =
		    level->near != &rows[i] ? "" : arena_printf(v->arena, "; is '%s' a misspelling of it?", level->near_name);
		VERIFY_REPORT(v, level->place, VERIFY_MISSING, "'%s' is missing: every %s must have it (%s)%s", rows[i].name,
		              map_names[level->map], type_name(rows[i].type), hint);
	}
}

void verify_end(struct verifier *v) {
	if (v->free_depth) {
		v->free_depth--;
		return;
	}
	struct verify_level *level = top_level(v);
	if (level->is_map) {
		end_map(v, level);
	} else {
		size_t wanted = list_size(level->row->type);
		if (wanted && level->count != wanted)
			VERIFY_REPORT(v, level->place, level->count < wanted ? VERIFY_MISSING : VERIFY_VALUE,
			              "'%s' must have %zu elements, not %zu", level->row->name, wanted, level->count);
	}
	v->depth--;
	if (v->depth != 2)
		return;
	name_held(v);
	if (!holds_all(v))
		show_held(v);
}
