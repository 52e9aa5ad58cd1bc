/* assembly.h: what the forms that kdasm reads share: the target of a source, and names in it. */
#ifndef KD_PRINT_REPORT_ASSEMBLY_H
#define KD_PRINT_REPORT_ASSEMBLY_H

#include "printing.h"

struct assembly {
	struct printing *printing;
	const struct kd_code_object *object;
	struct out *out;
	char features[KD_TARGET_TEXT_SIZE]; /* of -mattr; may be empty */
	struct kd_target target;            /* as these options make it */
};

/* Whether the directives make what the descriptor has; prints them. */
bool assembly_can_describe(const struct assembly *assembly, const struct kd_kernel *kernel);
void assembly_put_descriptor(const struct assembly *assembly, const struct kd_kernel *kernel);

/* Prints an amd_kernel_code_t without its label. */
void assembly_put_code_t(const struct assembly *assembly, const struct kd_kernel *kernel);

/* Whether it is one of AMD's notes; prints the directive that makes it, or data if there is none. */
bool assembly_makes_note(const struct kd_note *note);
void assembly_put_note(struct assembly *assembly, const struct kd_note *note);

/* Whether .amdgpu_info makes all that section .amdgpu.info has; prints what it can make. */
bool assembly_can_say_functions(const struct kd_code_object *object);
void assembly_put_functions(struct assembly *assembly);

/* Begins a source: the options for it as a comment, `linked` with the one that links, and `more`; the directives of
 * its target. */
void assembly_begin(struct assembly *assembly, struct printing *printing, bool linked, const char *more);

void assembly_put_bytes(struct out *out, const uint8_t *bytes, size_t size);

/* Whether a directive takes the name without quotes. */
bool assembly_is_plain(const char *name);

/* The name of a symbol in quotes, whatever is in it. */
void assembly_put_quoted(struct out *out, const char *name, const char *suffix);

/* The same without quotes where it can do without. */
void assembly_put_name(struct out *out, const char *name);

/* A string in quotes, with escapes. */
void assembly_put_string(struct out *out, const char *text);

void assembly_put_section_name(struct out *out, const char *name);

#endif
