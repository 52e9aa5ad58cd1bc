/* view.h: view numbers, which tell the rows of a line table that have the same address apart.
 *
 * They are in no table themselves: .loc gives one to a label, for location lists to use. As in
 * the GNU assembler a row has one more than the row before if both have one address, else 0. */
#ifndef KD_DEBUG_WRITE_VIEW_H
#define KD_DEBUG_WRITE_VIEW_H

#include "line_table.h"

/* The view number of a section's newest row. */
struct value view_number(struct module *module, const struct line_section *lines);

#endif
