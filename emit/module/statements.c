/* statements.c: see statements.h. */
#include "statements.h"

enum { MOST_STEPS = 64 }; /* of a run, which who searches goes through */

static size_t steps_end(const struct statements *statements, size_t run) {
	return run + 1 < statements->runs.count ? statements->runs.items[run + 1].step : statements->steps.count;
}

/* What lies before the last one is far from it, too: the numbers have no sign. */
static bool is_step(const struct statements *statements, struct statement statement) {
	size_t runs = statements->runs.count;
	return runs && statement.data - statements->last.data <= UINT8_MAX &&
	       statement.pos - statements->last.pos <= UINT8_MAX &&
	       statements->steps.count - statements->runs.items[runs - 1].step < MOST_STEPS;
}

void statements_add(struct arena *arena, struct statements *statements, struct statement statement) {
	const struct statement *last = &statements->last;
	if (is_step(statements, statement))
		*list_add(arena, &statements->steps) =
		    (struct statement_step){(uint8_t)(statement.data - last->data), (uint8_t)(statement.pos - last->pos)};
	else
		*list_add(arena, &statements->runs) = (struct statement_run){statement, statements->steps.count};
	statements->last = statement;
}

static struct statement step(struct statement from, struct statement_step by) {
	return (struct statement){from.data + by.data, from.pos + by.pos};
}

kd_pos statements_find(const struct statements *statements, size_t data) {
	size_t low = 0, high = statements->runs.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (statements->runs.items[middle].first.data <= data)
			low = middle + 1;
		else
			high = middle;
	}
	if (!low)
		return 0;
	struct statement found = statements->runs.items[low - 1].first;
	for (size_t i = statements->runs.items[low - 1].step; i < steps_end(statements, low - 1); i++) {
		struct statement next = step(found, statements->steps.items[i]);
		if (next.data > data)
			break;
		found = next;
	}
	return found.pos;
}

bool statements_next(const struct statements *statements, struct statement_walk *walk) {
	if (walk->run && walk->step < steps_end(statements, walk->run - 1)) {
		walk->at = step(walk->at, statements->steps.items[walk->step++]);
		return true;
	}
	if (walk->run == statements->runs.count)
		return false;
	walk->at = statements->runs.items[walk->run++].first;
	return true;
}
