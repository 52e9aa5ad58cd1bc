/* diff_code.c: in which instructions the code of two objects differs, function by function.
 *
 * A function begins at a symbol that others may refer to, or that says it is one; labels in it do not tell it apart. Of
 * several functions of one name the n-th is compared with the n-th. */
#include <inttypes.h>
#include <stdlib.h>

#include "code.h"
#include "diff.h"

/* What is from one function to the next: several parts. */
struct function {
	const char *name;
	size_t number; /* of those of its name, from 0 */
	size_t order;
	struct code_part first;
	uint64_t end;
};

struct side {
	struct code code;
	LIST(struct function) functions; /* in the order of the object */
	struct function **by_name;
};

/* An instruction, or data. */
struct line {
	struct code_part part;
	uint64_t address;
};

struct listing {
	LIST(struct line) lines;
	LIST(uint64_t) keys; /* of lines that are the same they are */
	struct diff_lines compared;
};

/* ---- functions ---- */

static bool is_function(const struct side *side, struct code_symbols symbols) {
	for (size_t i = 0; i < symbols.count; i++) {
		const struct code_symbol *symbol = &symbols.items[i];
		bool is_local = side->code.object->symbols.items[symbol->number].binding == STB_LOCAL;
		if (!is_local || symbol->type != STT_NOTYPE)
			return true;
	}
	return false;
}

static int compare_functions(const void *a, const void *b) {
	const struct function *const *x = a, *const *y = b;
	int order = strcmp((*x)->name, (*y)->name);
	return order ? order : ((*x)->order > (*y)->order) - ((*x)->order < (*y)->order);
}

static void find_functions(struct side *side, struct arena *arena) {
	const struct elf_section *section = NULL;
	for (struct code_part part = {0}; code_next_part(&side->code, &part);) {
		bool begins = part.section != section || is_function(side, code_symbols_at(&part, part.address));
		section = part.section;
		if (begins)
			*list_add(arena, &side->functions) =
			    (struct function){.name = part.name, .order = side->functions.count, .first = part};
		side->functions.items[side->functions.count - 1].end = part.end;
	}
	side->by_name = arena_zeroed(arena, side->functions.count, sizeof *side->by_name);
	for (size_t i = 0; i < side->functions.count; i++)
		side->by_name[i] = &side->functions.items[i];
	if (side->functions.count)
		qsort(side->by_name, side->functions.count, sizeof *side->by_name, compare_functions);
	for (size_t i = 1; i < side->functions.count; i++)
		if (strcmp(side->by_name[i]->name, side->by_name[i - 1]->name) == 0)
			side->by_name[i]->number = side->by_name[i - 1]->number + 1;
}

static void open_side(struct diff *diff, struct side *side, const struct kd_code_object *object) {
	struct printing printing = diff->printing;
	printing.object = object;
	*side = (struct side){0};
	code_open(&side->code, &printing);
	find_functions(side, diff->printing.arena);
}

/* The function of the same name and number; NULL: there is none. */
static const struct function *find_function(const struct side *side, const struct function *as) {
	size_t low = 0, high = side->functions.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct function *function = side->by_name[middle];
		int order = strcmp(function->name, as->name);
		if (order < 0 || (order == 0 && function->number < as->number))
			low = middle + 1;
		else
			high = middle;
	}
	const struct function *found = low < side->functions.count ? side->by_name[low] : NULL;
	return found && strcmp(found->name, as->name) == 0 && found->number == as->number ? found : NULL;
}

/* ---- instructions ---- */

static uint64_t hashed(uint64_t hash, const void *bytes, size_t size) { /* FNV-1a */
	const uint8_t *at = bytes;
	for (size_t i = 0; i < size; i++)
		hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
	return hash;
}

static uint64_t key_of(const struct code_line *line) {
	uint64_t key = hashed(UINT64_C(0xcbf29ce484222325), line->bytes, line->size);
	for (size_t i = 0; i < line->relocations.count; i++) {
		const struct code_relocation *relocation = &line->relocations.items[i];
		key = hashed(key, &relocation->type, sizeof relocation->type);
		key = hashed(key, relocation->symbol, strlen(relocation->symbol));
		key = hashed(key, &relocation->addend, sizeof relocation->addend);
	}
	return key;
}

/* A descriptor of version 2 is in front of the code, and compared by its fields. */
static uint64_t begin_of(const struct side *side, const struct function *function) {
	const struct code_part *part = &function->first;
	const struct kd_code_object *object = side->code.object;
	const uint8_t *bytes = part->section->bytes + (part->address - part->section->address);
	size_t count = 0;
	const struct kd_kernel *const *kernels = kd_code_object_kernels_named(object, function->name, &count);
	for (size_t i = 0; object->descriptors_are_code_t && i < count; i++)
		if (kernels[i]->descriptor == bytes && kernels[i]->descriptor_size <= part->end - part->address)
			return part->address + kernels[i]->descriptor_size;
	return part->address;
}

static void list_lines(const struct side *side, const struct function *function, struct arena *arena,
                       struct listing *listing) {
	struct code_part part = function->first;
	struct code_line line;
	uint64_t address = begin_of(side, function);
	while (true) {
		for (; address < part.end; address += line.size) {
			code_read(&side->code, &part, address, &line);
			*list_add(arena, &listing->lines) = (struct line){part, address};
			*list_add(arena, &listing->keys) = key_of(&line);
		}
		if (part.end >= function->end || !code_next_in_section(&part))
			break;
		address = part.address;
	}
	listing->compared.items = listing->keys.items;
	listing->compared.count = listing->keys.count;
	listing->compared.alone = arena_zeroed(arena, listing->keys.count + 1, sizeof(bool));
}

static size_t count_alone(const struct listing *listing) {
	size_t count = 0;
	for (size_t i = 0; i < listing->compared.count; i++)
		count += listing->compared.alone[i];
	return count;
}

/* ---- printing ---- */

enum { COLUMN = 60, CONTEXT = 3 };

struct beside {
	struct out *out, text;
	const struct side *sides[2];
	const struct listing *listings[2];
	diff_take_lines *take; /* NULL: those that differ, and those near to them, are printed */
	void *context;         /* of `take` */
};

static void read_line(const struct beside *beside, unsigned number, size_t at, struct code_line *line) {
	const struct line *from = &beside->listings[number]->lines.items[at];
	code_read(&beside->sides[number]->code, &from->part, from->address, line);
}

/* Prints a line of a side; gives how long it is. */
static size_t put_line(struct beside *beside, unsigned number, size_t at) {
	struct code_line read;
	beside->text.text.size = 0;
	read_line(beside, number, at, &read);
	code_put_text(&beside->text, &read);
	code_put_remarks(&beside->text, &read);
	out_bytes(beside->out, beside->text.text.data, beside->text.text.size);
	return beside->text.text.size;
}

static void give_pair(const struct beside *beside, const size_t *left, const size_t *right, const char *mark) {
	struct code_line a, b;
	if (left)
		read_line(beside, 0, *left, &a);
	if (right)
		read_line(beside, 1, *right, &b);
	beside->take(beside->context, left ? &a : NULL, right ? &b : NULL, *mark != ' ');
}

static void put_pair(struct beside *beside, const size_t *left, const size_t *right, const char *mark) {
	if (beside->take) {
		give_pair(beside, left, right, mark);
		return;
	}
	out_text(beside->out, "\t");
	size_t used = left ? put_line(beside, 0, *left) : 0;
	out_blanks(beside->out, used < COLUMN ? COLUMN - used : 1);
	out_text(beside->out, mark);
	if (right) {
		out_text(beside->out, " ");
		put_line(beside, 1, *right);
	}
	out_text(beside->out, "\n");
	out_flush_large(beside->out);
}

/* Lines that are in both, of which those near to others are printed. */
static void put_shared(struct beside *beside, size_t a, size_t b, size_t count, bool first, bool last) {
	size_t before = first ? 0 : CONTEXT, after = last ? 0 : CONTEXT;
	for (size_t i = 0; i < count; i++) {
		size_t left = a + i, right = b + i;
		if (beside->take || i < before || count - i <= after)
			put_pair(beside, &left, &right, " ");
		else if (i == before)
			out_text(beside->out, "\t...\n");
	}
}

/* Lines that are alone, beside each other. */
static void put_alone(struct beside *beside, size_t a, size_t in_a, size_t b, size_t in_b) {
	for (size_t i = 0; i < in_a || i < in_b; i++) {
		size_t left = a + i, right = b + i;
		put_pair(beside, i < in_a ? &left : NULL, i < in_b ? &right : NULL, i >= in_a ? ">" : i >= in_b ? "<" : "|");
	}
}

static size_t run(const struct diff_lines *lines, size_t from, bool alone) {
	size_t end = from;
	while (end < lines->count && lines->alone[end] == alone)
		end++;
	return end - from;
}

static void put_beside(struct beside *beside) {
	const struct diff_lines *a = &beside->listings[0]->compared, *b = &beside->listings[1]->compared;
	size_t i = 0, j = 0;
	while (i < a->count || j < b->count) {
		size_t in_both = run(a, i, false), of_b = run(b, j, false), shared = in_both < of_b ? in_both : of_b;
		put_shared(beside, i, j, shared, i == 0, i + shared == a->count && j + shared == b->count);
		i += shared;
		j += shared;
		size_t in_a = run(a, i, true), in_b = run(b, j, true);
		put_alone(beside, i, in_a, j, in_b);
		i += in_a;
		j += in_b;
	}
}

static struct out *begin_line(struct diff *diff, const struct function *function, bool several) {
	diff->differences++;
	struct out *out = diff_begin_line(diff);
	out_visible(out, function->name, strlen(function->name));
	if (several)
		out_printf(out, "#%zu", function->number + 1);
	return out;
}

/* ---- comparing ---- */

struct pair {
	struct diff *diff;
	const struct side *a, *b;
	const struct function *of_a, *of_b;
	bool several;
};

static void compare_pair(const struct pair *pair, struct arena *arena) {
	struct listing a = {0}, b = {0};
	list_lines(pair->a, pair->of_a, arena, &a);
	list_lines(pair->b, pair->of_b, arena, &b);
	diff_lines(arena, &a.compared, &b.compared);
	size_t gone = count_alone(&a), added = count_alone(&b);
	if (!gone && !added)
		return;
	const char *what = pair->a->code.machine && pair->b->code.machine ? "instructions" : "words";
	struct out *out = begin_line(pair->diff, pair->of_a, pair->several);
	out_printf(out, ": code: %zu -> %zu %s: %zu removed, %zu added\n", a.lines.count, b.lines.count, what, gone, added);
	if (!pair->diff->printing.options->code)
		return;
	put_beside(&(struct beside){
	    .out = out, .text = {.text = buffer_in(arena)}, .sides = {pair->a, pair->b}, .listings = {&a, &b}});
}

static bool has_several(const struct side *side, const struct function *function) {
	struct function second = *function;
	second.number = 1;
	return find_function(side, &second);
}

static void compare_function(struct diff *diff, struct side *a, struct side *b, const struct function *function) {
	struct pair pair = {.diff = diff, .a = a, .b = b, .of_a = function, .of_b = find_function(b, function)};
	pair.several = has_several(a, function) || has_several(b, function);
	if (!pair.of_b) {
		out_text(begin_line(diff, function, pair.several), ": code -> (not there)\n");
		return;
	}
	struct arena *below = arena_new_below(diff->printing.arena);
	compare_pair(&pair, below);
	arena_free(below);
}

static bool is_wanted(const struct diff *diff, const struct function *function) {
	return printing_wants(&diff->printing, function->name, strlen(function->name));
}

static bool has_code(const struct side *side) {
	for (size_t i = 0; i < side->functions.count; i++)
		if (begin_of(side, &side->functions.items[i]) < side->functions.items[i].end)
			return true;
	return false;
}

void diff_code(struct diff *diff) {
	struct side a, b;
	open_side(diff, &a, diff->a);
	open_side(diff, &b, diff->b);
	bool in_a = has_code(&a), in_b = has_code(&b);
	if (in_a != in_b) {
		out_printf(diff_begin_line(diff), "left out: the code, of which the %s file has none\n",
		           in_a ? "second" : "first");
		return;
	}
	for (size_t i = 0; i < a.functions.count; i++)
		if (is_wanted(diff, &a.functions.items[i]))
			compare_function(diff, &a, &b, &a.functions.items[i]);
	for (size_t i = 0; i < b.functions.count; i++) {
		const struct function *function = &b.functions.items[i];
		bool several = has_several(&a, function) || has_several(&b, function);
		if (is_wanted(diff, function) && !find_function(&a, function))
			out_text(begin_line(diff, function, several), ": (not there) -> code\n");
	}
}

/* ---- for others ---- */

struct diff_listing {
	struct side a, b;
};

struct diff_listing *diff_listing_open(struct diff *diff) {
	struct diff_listing *listing = arena_zeroed(diff->printing.arena, 1, sizeof *listing);
	open_side(diff, &listing->a, diff->a);
	open_side(diff, &listing->b, diff->b);
	return listing;
}

bool diff_visit_lines(struct diff_listing *listing, struct arena *arena, const char *name, size_t number,
                      diff_take_lines *take, void *context) {
	const struct function wanted = {.name = name, .number = number};
	const struct function *of_a = find_function(&listing->a, &wanted), *of_b = find_function(&listing->b, &wanted);
	struct listing a = {0}, b = {0};
	if (!of_a || !of_b)
		return false;
	list_lines(&listing->a, of_a, arena, &a);
	list_lines(&listing->b, of_b, arena, &b);
	diff_lines(arena, &a.compared, &b.compared);
	put_beside(
	    &(struct beside){.sides = {&listing->a, &listing->b}, .listings = {&a, &b}, .take = take, .context = context});
	return true;
}
