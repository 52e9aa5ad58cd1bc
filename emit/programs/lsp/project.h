/* project.h: how a source is assembled: by kdasm.json or compile_commands.json beside it or further up, else by the
 * client's settings. */
#ifndef KD_PROGRAMS_LSP_PROJECT_H
#define KD_PROGRAMS_LSP_PROJECT_H

#include "kdasm/kdasm.h"
#include "server.h"

struct project {
	struct kd_options assembly;    /* as kdasm -Wall would have them, then what the project says */
	const struct options *several; /* these options are for more than one target; NULL: they are not */
	const char *folder;            /* that relative names are of; NULL: none is known */
	const char *file;              /* kdasm.json or compile_commands.json; NULL: it was neither */
	const char *mistake;           /* what is wrong with that; NULL: nothing */
	bool is_commanded;             /* compile_commands.json names the source */
};

/* All of it is in the arena. `has_target`: the source names one itself. */
struct project project_of(struct server *server, struct arena *arena, const struct document *document, bool has_target);

/* Gives back the files that were read. */
void project_forget(struct server *server);

/* The path of a file that the source includes or that a message names, from the project's folder; NULL: it is none. */
const char *project_path(struct arena *arena, const struct project *project, const char *name);

#endif
