/* assembled_text.h: a text assembled: its diagnostics, the bytes of its lines, what its symbols stand for. */
#ifndef KD_PROGRAMS_LSP_ASSEMBLED_TEXT_H
#define KD_PROGRAMS_LSP_ASSEMBLED_TEXT_H

#include "kdasm/editing.h"
#include "kdasm/target.h"
#include "programs/kdasm/report.h"
#include "project.h"

/* Contents that a line became, or what it brought in. */
struct line_code {
	unsigned source_line; /* of the text itself, from 1 */
	unsigned line;        /* where it is written, from 1 */
	bool is_own;          /* it is written on that line of the text itself */
	const char *text;     /* not terminated */
	size_t text_size;
	const char *section;
	uint64_t address;
	const uint8_t *bytes;
	size_t size;
};

struct assembly {
	struct arena *arena;
	struct project project;
	uint64_t stamp;           /* of the text it was made of */
	uint64_t stamps, changes; /* of all texts, and of the server, when it was made */
	struct kd_result *result; /* for the first target; NULL: there was no memory for it */
	struct kd_result all;     /* its status, diagnostics and files, after assembly_findings() those of all targets */
	struct kd_result *others; /* for further targets; NULL before assembly_findings(), and where there are none */
	bool has_target;
	struct kd_target target;
	LIST(struct line_code) codes;          /* by `source_line` */
	const struct line_code **places;       /* the same by section and address; NULL until assembly_line_at() */
	LIST(struct kd_listed_symbol) symbols; /* by name */
};

/* Made anew if the text, what it includes or the options changed; never NULL. It belongs to the document. */
struct assembly *assembly_of(struct server *server, struct document *document);

/* What is said of the document for all targets of its project, as kdasm joins it. It belongs to the document. */
struct findings assembly_findings(struct server *server, struct document *document);

/* Runs kdasm on another text with the options of the document, as the caller has changed them. Freed by
 * kd_result_free(). */
struct kd_result *assembly_run(struct server *server, const struct project *project, const struct kd_options *options,
                               const char *text, size_t size);

/* The first contents of a line of the text, from 1, and how many there are. */
const struct line_code *assembly_codes(const struct assembly *assembly, unsigned line, size_t *count);

/* The line of the text, from 1, that became what is at an address of a section; 0: none did. */
unsigned assembly_line_at(struct assembly *assembly, const char *section, uint64_t address);

const struct kd_listed_symbol *assembly_symbol(const struct assembly *assembly, const char *name, size_t size);

/* NULL is allowed. */
void assembly_free(struct assembly *assembly);

#endif
