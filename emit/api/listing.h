/* listing.h: what became of the lines and symbols of a source. */
#ifndef KD_API_LISTING_H
#define KD_API_LISTING_H

#include "kdasm/editing.h"

struct module;
struct sources;

/* Tells of a module after layout which keeps its statements, and whose facts are still there. */
void listing_tell(struct module *module, struct sources *sources, const struct kd_editing *editing);

#endif
