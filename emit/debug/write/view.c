/* view.c: see view.h. */
#include "view.h"

#include "pieces.h"
#include "module/symbol.h"

/* The first of the rows at, as far as is known, the address of the newest one. */
static size_t first_at_address(const struct line_section *lines) {
	const struct line_row *rows = lines->rows.items;
	size_t first = lines->rows.count - 1;
	int64_t distance;
	while (first > 0 && !(rows[first].location.flags & LINE_RESETS_VIEW) && !rows[first - 1].stream_label) {
		if (address_difference(rows[first].address, rows[first - 1].address, &distance) && distance)
			break;
		first--;
	}
	return first;
}

struct value view_number(struct module *module, const struct line_section *lines) {
	const struct line_row *rows = lines->rows.items;
	struct value number = value_constant(0);
	for (size_t i = first_at_address(lines) + 1; i < lines->rows.count; i++) {
		int64_t distance;
		number = value_binary(module, BINARY_ADD, number, value_constant(1), 0);
		if (address_difference(rows[i].address, rows[i - 1].address, &distance))
			continue;
		/* Equal is -1, so that the number stays if it takes no step to get here. */
		struct value step = write_difference(module, symbol_at(module, rows[i].address, 0),
		                                     symbol_at(module, rows[i - 1].address, 0), 0);
		struct value same = value_binary(module, BINARY_EQUAL, step, value_constant(0), 0);
		number = value_binary(module, BINARY_AND, same, number, 0);
	}
	return number;
}
