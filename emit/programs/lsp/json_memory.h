/* json_memory.h: memory for JSON. Where it runs out, the message that is being worked on ends, as with arenas; else
 * what is left of an answer would look whole. The library of JSON asks for memory without a context, so that there is
 * one server in a process. */
#ifndef KD_PROGRAMS_LSP_JSON_MEMORY_H
#define KD_PROGRAMS_LSP_JSON_MEMORY_H

#include "base/arena.h"

/* From here on control goes where the arena says. */
void json_memory_begin(struct arena *arena);

/* From here on what lacks memory is NULL. */
void json_memory_end(void);

#endif
