/* macro_values.h: what arguments come to, kept as long as messages may need it: lengths, then the bytes of all. */
#ifndef KD_GRAMMAR_PREPROCESS_MACRO_VALUES_H
#define KD_GRAMMAR_PREPROCESS_MACRO_VALUES_H

#include "reader/reader.h"

/* The size of what is kept, in bytes. */
size_t macro_values_size(const struct text *values, size_t count);

void macro_values_keep(uint32_t *kept, const struct text *values, size_t count);

bool macro_values_same(const uint32_t *kept, const struct text *values, size_t count);

/* The values again; they are as long there as `kept`. Memory of the arena. */
struct text *macro_values(struct arena *arena, const uint32_t *kept, size_t count);

#endif
