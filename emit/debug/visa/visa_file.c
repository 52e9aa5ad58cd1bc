/* visa_file.c: opening vISA debug information: which layout it has; and what the outside asks of it. */
#include "visa_file.h"

#include <stdlib.h>

#include "base/opening.h"

bool kd_visa_is(const uint8_t *bytes, size_t size) {
	enum { MAGIC_SIZE = 4 };
	return size >= MAGIC_SIZE && load_le(bytes, MAGIC_SIZE) == VISA_MAGIC;
}

static bool refuse(struct kd_visa *visa, const char *error) {
	visa->status = KD_INPUT_ERRORS;
	visa->error = error;
	return false;
}

/* Both layouts have one magic number: it is the one that ends where the file ends. */
static bool choose_layout(struct kd_visa *visa) {
	const char *errors[KD_VISA_LAYOUT_COUNT];
	struct visa_node *files[KD_VISA_LAYOUT_COUNT];
	if (!kd_visa_is(visa->bytes, visa->size))
		return refuse(visa, "not vISA debug information: it does not begin with 0xdeadd010");
	for (enum kd_visa_layout layout = KD_VISA_DOCUMENT; layout < KD_VISA_LAYOUT_COUNT; layout++)
		files[layout] = visa_read(visa->arena, visa->bytes, visa->size, layout, &errors[layout]);
	visa->layout = files[KD_VISA_DOCUMENT] ? KD_VISA_DOCUMENT : KD_VISA_IGC;
	visa->is_ambiguous = files[KD_VISA_DOCUMENT] && files[KD_VISA_IGC];
	visa->file = files[visa->layout];
	return visa->file || refuse(visa, arena_printf(visa->arena,
	                                               "vISA debug information in none of its layouts: in that of the "
	                                               "specification %s; in that of IGC %s",
	                                               errors[KD_VISA_DOCUMENT], errors[KD_VISA_IGC]));
}

static void choose_layout_of(void *context) {
	choose_layout(context);
}

struct kd_visa *kd_visa_open(const uint8_t *bytes, size_t size) {
	struct kd_visa *visa = calloc(1, sizeof *visa);
	if (!visa)
		return NULL;
	*visa = (struct kd_visa){.bytes = bytes, .size = size, .arena = arena_new()};
	opening_run(visa->arena, &visa->status, &visa->error, choose_layout_of, visa);
	return visa;
}

void kd_visa_close(struct kd_visa *visa) {
	if (!visa)
		return;
	arena_free(visa->arena);
	free(visa);
}

enum kd_status kd_visa_status(const struct kd_visa *visa) {
	return visa ? visa->status : KD_NO_MEMORY;
}

const char *kd_visa_error(const struct kd_visa *visa) {
	return visa ? visa->error : arena_no_memory;
}

enum kd_visa_layout kd_visa_layout(const struct kd_visa *visa) {
	return visa->layout;
}

bool kd_visa_is_ambiguous(const struct kd_visa *visa) {
	return visa->is_ambiguous;
}

/* ---- checks ---- */

struct visa_checking {
	const struct kd_visa *visa;
	const struct kd_check_options *options;
	kd_take_finding *take;
	void *context;
};

static void take_mistake(void *context, enum kd_check check, bool fatal, const struct visa_node *node,
                         const char *where, const char *what, const char *text) {
	const struct visa_checking *checking = context;
	(void)node;
	checking->take(checking->context,
	               &(struct kd_finding){.check = check, .fatal = fatal, .place = where, .text = text, .what = what});
}

static void check(struct arena *arena, void *context) {
	struct visa_checking *checking = context;
	visa_check(arena, checking->visa->file, checking->options, take_mistake, checking);
}

bool kd_visa_check(const struct kd_visa *visa, const struct kd_check_options *options, kd_take_finding *take,
                   void *context) {
	struct visa_checking checking = {visa, options, take, context};
	return kd_visa_status(visa) == KD_OK && arena_run(check, &checking);
}
