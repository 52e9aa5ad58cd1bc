/* version_script.h: what version scripts say: which symbols are global, with which version, and which are local. */
#ifndef KD_LINK_VERSION_SCRIPT_H
#define KD_LINK_VERSION_SCRIPT_H

#include "linker.h"

struct version_pattern {
	const char *text;
	bool is_glob; /* of globs.h; else a name */
	bool is_local;
	kd_pos pos;
};

/* `V1 { global: f; local: *; };`, or the node without a name. */
struct version_node {
	const char *name; /* "": it has none */
	uint16_t version; /* VER_NDX_GLOBAL, or its index */
	LIST(struct version_pattern) patterns;
};

struct version_script {
	LIST(struct version_node) nodes;
};

/* Adds the nodes of one script; false after reporting what is wrong with it. */
bool version_script_read(struct linker *linker, const struct kd_link_input *given, struct version_script *script);

#endif
