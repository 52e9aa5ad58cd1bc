/* visa_check.c: what is wrong with vISA debug information that can be read. */
#include <inttypes.h>
#include <stdio.h>

#include "base/diag.h"
#include "visa_tree.h"

enum { REGISTER_SIZE = 32, REGISTER_MOST = 64, WORD = 2, TEXT_SIZE = 256, SHOWN = 80 };

struct visa_checker {
	struct arena *arena;
	uint8_t outcomes[KD_CHECK_COUNT];
	visa_take_mistake *take;
	void *context;

	/* what is looked at */
	const struct visa_node *object;
	const struct visa_node *holder;   /* of intervals or saved registers */
	const char *keyword;              /* of that */
	bool has_indices, has_offsets;    /* the object has such maps ... */
	uint32_t last_index, last_offset; /* ... and these are the largest in them */
};

static const char *where(const struct visa_checker *checker, struct arena *arena) {
	const struct visa_node *object = checker->object, *holder = checker->holder;
	const char *of =
	    arena_printf(arena, "object %.*s", (int)(object->length < SHOWN ? object->length : SHOWN), object->text);
	if (!holder)
		return of;
	return arena_printf(arena, "%s, %s %.*s", of, checker->keyword,
	                    (int)(holder->length < SHOWN ? holder->length : SHOWN), holder->text ? holder->text : "");
}

static void report(struct visa_checker *checker, enum kd_check check, const struct visa_node *node, const char *format,
                   ...) __attribute__((format(printf, 4, 5)));

static void report(struct visa_checker *checker, enum kd_check check, const struct visa_node *node, const char *format,
                   ...) {
	char what[TEXT_SIZE];
	bool fatal = checker->outcomes[check] == 2;
	va_list arguments;
	if (!checker->outcomes[check])
		return;
	va_start(arguments, format);
	vsnprintf(what, sizeof what, format, arguments);
	va_end(arguments);
	struct arena *scratch = arena_new_below(checker->arena);
	checker->take(checker->context, check, fatal, node, where(checker, scratch), what,
	              diag_finding_text(scratch, kd_check_at(check), fatal, what));
	arena_free(scratch);
}

/* ---- maps ---- */

static uint32_t largest(const struct visa_node *object, const char *map, const char *field) {
	const struct visa_nodes *entries = visa_list(object, map);
	uint32_t most = 0;
	for (size_t i = 0; i < entries->count; i++) {
		uint32_t value = visa_value(entries->items[i], field);
		most = value > most ? value : most;
	}
	return most;
}

static void learn_maps(struct visa_checker *checker) {
	const struct visa_node *object = checker->object;
	uint32_t by_index = largest(object, "index_map", "gen"), by_offset = largest(object, "offset_map", "gen");
	checker->has_indices = visa_list(object, "index_map")->count;
	checker->has_offsets = checker->has_indices || visa_list(object, "offset_map")->count;
	checker->last_index = largest(object, "index_map", "visa");
	checker->last_offset = by_index > by_offset ? by_index : by_offset;
}

/* Something may end right after the last instruction. */
static void check_index(struct visa_checker *checker, const struct visa_node *node, const char *field,
                        uint32_t beyond) {
	uint32_t index = visa_value(node, field);
	if (checker->has_indices && index > checker->last_index && index - checker->last_index > beyond)
		report(checker, KD_CHECK_VISA_RANGE, node, "'%s' is %" PRIu32 ", but the largest index in the map is %" PRIu32,
		       field, index, checker->last_index);
}

static void check_offset(struct visa_checker *checker, const struct visa_node *node, const char *field) {
	uint32_t offset = visa_value(node, field);
	if (checker->has_offsets && offset > checker->last_offset)
		report(checker, KD_CHECK_VISA_RANGE, node,
		       "'%s' is %" PRIu32 ", but the largest offset of an instruction in the maps is %" PRIu32, field, offset,
		       checker->last_offset);
}

/* ---- registers ---- */

static const struct visa_field *place_field(const struct visa_node *node) {
	size_t count;
	const struct visa_field *fields = visa_fields(node->record, &count);
	return &fields[count - 1];
}

static void check_place(struct visa_checker *checker, const struct visa_node *node) {
	struct visa_place place = visa_place_of(node, place_field(node));
	if (!place.letter)
		return;
	if (place.letter == 'r' && place.sub >= REGISTER_MOST)
		report(checker, KD_CHECK_VISA_REGISTER, node, "r%u.%u: a register has %d bytes at most", place.number,
		       place.sub, REGISTER_MOST);
	else if (place.letter != 'r' && place.sub % WORD)
		report(checker, KD_CHECK_VISA_REGISTER, node, "%c%u.%u: byte %u is in the middle of a word", place.letter,
		       place.number, place.sub, place.sub);
}

static void check_saved(struct visa_checker *checker, const struct visa_node *saved) {
	uint32_t from = visa_value(saved, "register");
	if (from % REGISTER_SIZE)
		report(checker, KD_CHECK_VISA_REGISTER, saved,
		       "'register' is %" PRIu32 ", which is not a multiple of %d: byte %" PRIu32 " of r%" PRIu32, from,
		       REGISTER_SIZE, from % REGISTER_SIZE, from / REGISTER_SIZE);
	if (!visa_value(saved, "bytes"))
		report(checker, KD_CHECK_VISA_REGISTER, saved, "'bytes' is 0");
	check_place(checker, saved);
}

/* ---- intervals ---- */

static void check_intervals(struct visa_checker *checker, const struct visa_nodes *intervals) {
	uint32_t before = 0;
	for (size_t i = 0; i < intervals->count; i++) {
		const struct visa_node *interval = intervals->items[i];
		uint32_t start = visa_value(interval, "start"), end = visa_value(interval, "end");
		if (end < start)
			report(checker, KD_CHECK_VISA_INTERVALS, interval,
			       "the interval ends at %" PRIu32 ", before it begins at %" PRIu32, end, start);
		else if (start < before)
			report(checker, KD_CHECK_VISA_INTERVALS, interval,
			       "the interval begins at %" PRIu32 ", before the one before it ends at %" PRIu32, start, before);
		before = end;
		if (interval->width == WORD) {
			check_index(checker, interval, "start", 0);
			check_index(checker, interval, "end", 1);
		} else {
			check_offset(checker, interval, "start");
		}
		check_place(checker, interval);
	}
}

static void check_holders(struct visa_checker *checker, const struct visa_node *node, const char *list,
                          const char *keyword) {
	const struct visa_nodes *holders = visa_list(node, list);
	checker->keyword = keyword;
	for (size_t i = 0; i < holders->count; i++) {
		checker->holder = holders->items[i];
		check_intervals(checker, visa_list(checker->holder, "intervals"));
	}
	checker->holder = NULL;
}

/* ---- objects ---- */

static void check_subroutines(struct visa_checker *checker) {
	const struct visa_nodes *subroutines = visa_list(checker->object, "subroutines");
	for (size_t i = 0; i < subroutines->count; i++) {
		const struct visa_node *subroutine = subroutines->items[i];
		uint32_t start = visa_value(subroutine, "start"), end = visa_value(subroutine, "end");
		if (end < start)
			report(checker, KD_CHECK_VISA_INTERVALS, subroutine,
			       "the subroutine ends at %" PRIu32 ", before it begins at %" PRIu32, end, start);
		check_index(checker, subroutine, "start", 0);
		check_index(checker, subroutine, "end", 0);
	}
}

static void check_saves(struct visa_checker *checker, const struct visa_node *frame, const char *list,
                        const char *keyword) {
	const struct visa_nodes *saves = visa_list(frame, list);
	checker->keyword = keyword;
	for (size_t i = 0; i < saves->count; i++) {
		const struct visa_nodes *saved = visa_list(saves->items[i], "saved");
		checker->holder = saves->items[i];
		check_offset(checker, saves->items[i], "gen_ip");
		for (size_t s = 0; s < saved->count; s++)
			check_saved(checker, saved->items[s]);
	}
	checker->holder = NULL;
}

static void check_object(struct visa_checker *checker) {
	const struct visa_node *frame = visa_list(checker->object, "frame")->items[0];
	learn_maps(checker);
	check_holders(checker, checker->object, "variables", "variable");
	check_subroutines(checker);
	check_holders(checker, checker->object, "subroutines", "subroutine");
	check_holders(checker, frame, "befp", "befp");
	check_holders(checker, frame, "callerbefp", "callerbefp");
	check_holders(checker, frame, "retaddr", "retaddr");
	check_saves(checker, frame, "callee_saves", "callee_save");
	check_saves(checker, frame, "caller_saves", "caller_save");
}

void visa_check(struct arena *arena, const struct visa_node *file, const struct kd_check_options *options,
                visa_take_mistake *take, void *context) {
	struct visa_checker checker = {.arena = arena, .take = take, .context = context};
	const struct visa_nodes *objects = visa_list(file, "objects");
	for (unsigned i = 0; i < KD_CHECK_COUNT; i++)
		checker.outcomes[i] = (uint8_t)kd_check_outcome(options, i, true);
	for (size_t i = 0; i < objects->count; i++) {
		checker.object = objects->items[i];
		check_object(&checker);
	}
}
