/* fuzz.h: what fuzz targets share: promises that must hold, what takes text and findings, and input as the contents of
 * a section. */
#ifndef KD_TESTS_FUZZ_FUZZ_H
#define KD_TESTS_FUZZ_FUZZ_H

#include <elf.h>
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

/* Puts bytes into the section of an object that has so much room, and that size is then theirs. */
static inline void fill_section(uint8_t *object, size_t room, const uint8_t *data, size_t size) {
	Elf64_Ehdr header;
	memcpy(&header, object, sizeof header);
	for (unsigned i = 0; i < header.e_shnum; i++) {
		Elf64_Shdr section;
		uint8_t *at = object + header.e_shoff + i * sizeof section;
		memcpy(&section, at, sizeof section);
		if (section.sh_size != room || section.sh_type != SHT_PROGBITS)
			continue;
		memcpy(object + section.sh_offset, data, size);
		section.sh_size = size;
		memcpy(at, &section, sizeof section);
		return;
	}
	abort();
}

#endif
