/* stages.h: the way of a module, from empty to a relocatable object. */
#ifndef KD_API_STAGES_H
#define KD_API_STAGES_H

#include "files/elf/write/elf_writer.h"
#include "kdasm/checks.h"
#include "kdasm/editing.h"

struct needed_waits;

struct stages {
	struct needed_waits *needed_waits; /* what is missing is added, and no object is made; NULL: that is not asked */
	const struct kd_check_options *checks; /* NULL: none */
	struct sources *sources;               /* of the module, for the checks; NULL: it is of none */
	bool linked;                           /* for the checks: the module is all of a linked object */
	const struct elf_sink *sink;           /* as elf_write() takes it */
	const struct kd_editing *editing;      /* is told of statements and symbols; NULL: nobody asks */
	const char *section;                   /* is written alone; NULL: an object is */
};

/* A module to be filled. `limit` is the size of the file; 0: the default. */
void stages_begin(struct module *module, struct arena *arena, struct diag *diag, uint64_t limit);

/* Makes the object of a filled one, each stage once; false after errors. */
bool stages_run(struct module *module, const struct stages *stages, struct buffer *object);

#endif
