/* visa_file.h: the model of vISA debug information, which kdasm/visa.h shows to the outside. */
#ifndef KD_DEBUG_VISA_VISA_FILE_H
#define KD_DEBUG_VISA_VISA_FILE_H

#include "visa_tree.h"

struct kd_visa {
	enum kd_status status;
	const char *error;
	struct arena *arena;
	const uint8_t *bytes;
	size_t size;
	enum kd_visa_layout layout;
	bool is_ambiguous;
	const struct visa_node *file;
};

#endif
