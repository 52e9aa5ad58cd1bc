/* link.h: kd_link() for a caller that has an arena already. */
#ifndef KD_API_LINK_H
#define KD_API_LINK_H

#include "base/buffer.h"
#include "base/diag.h"
#include "kdasm/link.h"

/* Empty buffers for what a link makes. */
struct link_made {
	struct buffer image;   /* the bytes of the code object */
	struct buffer printed; /* what is asked for, a line each */
};

/* Makes a code object of relocatable objects; false after errors. The arena is only for what is needed on the way, not
 * for what is `made`. `texts` gets what messages show lines of; of the options those for messages are in `diag`
 * already. */
bool link_in(struct arena *arena, struct diag *diag, struct sources *texts, const struct kd_link_input *inputs,
             size_t count, const struct kd_link_options *options, struct link_made *made);

#endif
