/* key_order.h: finds the rows of keys, faster where they come in the order in which they came before, as those of
 * kernels do. */
#ifndef KD_KERNEL_METADATA_KEY_ORDER_H
#define KD_KERNEL_METADATA_KEY_ORDER_H

#include <stdint.h>

#include "kdasm/metadata.h"

enum { KEY_ROWS_MOST = 64 }; /* so that a set of rows is a uint64_t */

/* Begins as zeros. */
struct key_order {
	uint8_t after[KEY_ROWS_MOST]; /* each row: the one that came next, last time */
	uint8_t last;
};

/* As kd_metadata_find_key(). */
const struct kd_metadata_key *key_order_find(struct key_order *order, enum kd_metadata_map map, const char *name,
                                             size_t size);

#endif
