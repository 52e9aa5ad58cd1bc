/* fuzz.h: what fuzz targets share: promises that must hold, and what takes text and findings. */
#ifndef KD_TESTS_FUZZ_FUZZ_H
#define KD_TESTS_FUZZ_FUZZ_H

#include <stdlib.h>
#include <string.h>

#include "kdasm/findings.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void require(bool promise) {
	if (!promise)
		abort();
}

/* Text that is kept. */
struct text {
	char *at;
	size_t size;
};

static inline void take_text(void *context, const char *bytes, size_t size) {
	struct text *text = context;
	text->at = realloc(text->at, text->size + size + 1);
	require(text->at);
	memcpy(text->at + text->size, bytes, size);
	text->size += size;
}

/* Text that is only read. */
static inline void count_text(void *context, const char *text, size_t size) {
	size_t *sum = context;
	for (size_t i = 0; i < size; i++)
		*sum += (unsigned char)text[i] != 0;
}

static inline void count_finding(void *context, const struct kd_finding *finding) {
	size_t *count = context;
	require(finding->place[0] && finding->text[0]);
	++*count;
}

#endif
