/* id_directive.c: target IDs in the source, where the command line has named the target.
 *
 * LLVM 22 wants the canonical ID to the letter, and so does LLVM 14 before version 4. Here an ID may be what any LLVM
 * writes, and its modes may say more than the command line, as in LLVM 23. */
#include <string.h>

#include "subarch.h"
#include "target_id.h"

struct taking {
	struct kd_target *target;
	enum kd_id_directive directive;
	const char *text; /* the ID, */
	size_t length;
	struct kd_target_id id; /* and what it says */
	struct text *message;
};

static const char *const directive_names[] = {
    [KD_AMDGCN_TARGET] = ".amdgcn_target", [KD_AMD_AMDGPU_ISA] = ".amd_amdgpu_isa"};

static bool has_mode(enum kd_feature_state state) {
	return state == KD_FEATURE_ON || state == KD_FEATURE_OFF;
}

static bool says_as(const struct taking *taking, unsigned llvm_version) {
	char written[KD_TARGET_ID_SIZE];
	struct kd_target spelled = *taking->target;
	spelled.llvm_version = llvm_version;
	size_t size = kd_target_id_format(&spelled, written, sizeof written);
	return size == taking->length && memcmp(written, taking->text, size) == 0;
}

static bool is_canonical(const struct taking *taking) {
	for (unsigned llvm = KD_LLVM_VERSION_MIN; llvm <= KD_LLVM_VERSION_MAX; llvm++)
		if (says_as(taking, llvm))
			return true;
	return false;
}

/* ---- what is wrong ---- */

static const char *suffix(enum kd_feature_state state, const char *on, const char *off) {
	return state == KD_FEATURE_ON ? on : state == KD_FEATURE_OFF ? off : "";
}

static void add_advice(const struct taking *taking, bool is_read) {
	const struct kd_target_id *id = &taking->id;
	const struct kd_target *target = taking->target;
	if (!is_read)
		return;
	if (!triples_match(id->triple, target->triple))
		text_add(taking->message, "; change the directive or -triple");
	else if (id->processor->mach != target->processor->mach)
		text_add(taking->message, "; change the directive or -mcpu");
	else if (id->xnack != target->xnack || id->sramecc != target->sramecc)
		text_add(taking->message, "; features are switched by -mcpu=%s%s%s or by -mattr", id->processor->name,
		         suffix(id->sramecc, ":sramecc+", ":sramecc-"), suffix(id->xnack, ":xnack+", ":xnack-"));
	else
		text_add(taking->message, "; the two are the same target, but only the canonical form is accepted");
}

/* As LLVM 22 says that the ID is another one. */
static bool refuse_as_22(const struct taking *taking, bool is_read) {
	char expected[KD_TARGET_ID_SIZE];
	kd_target_id_format(taking->target, expected, sizeof expected);
	if (taking->directive == KD_AMD_AMDGPU_ISA)
		return text_error(taking->message, "target id must match options: it must be \"%s\"", expected);
	text_error(taking->message, ".amdgcn_target directive's target id %.*s does not match the specified target id %s",
	           text_cut(taking->length), taking->text, expected);
	add_advice(taking, is_read);
	return false;
}

static bool has_later_messages(const struct taking *taking) {
	return kd_llvm_has(taking->target->llvm_version, KD_LLVM_TARGET_ID_MODES);
}

static bool refuse_malformed(const struct taking *taking) {
	if (!has_later_messages(taking))
		return refuse_as_22(taking, false);
	return text_error(taking->message, "malformed target id '%.*s'", text_cut(taking->length), taking->text);
}

static bool refuse_subarch(const struct taking *taking, const char *subarch) {
	return text_error(taking->message,
	                  "target id '%.*s' specifies a processor that is not valid for subarch 'amdgpu%s'",
	                  text_cut(taking->length), taking->text, subarch);
}

/* Another triple, or modes that do not go with those of the command line. */
static bool refuse_other(const struct taking *taking) {
	char own[KD_TARGET_ID_SIZE];
	if (!has_later_messages(taking))
		return refuse_as_22(taking, true);
	kd_target_id_format(taking->target, own, sizeof own);
	if (taking->directive == KD_AMDGCN_TARGET)
		text_error(taking->message, ".amdgcn_target %.*s is incompatible with %s", text_cut(taking->length),
		           taking->text, own);
	else
		text_error(taking->message, ".amd_amdgpu_isa %.*s does not match the specified target id %s",
		           text_cut(taking->length), taking->text, own);
	add_advice(taking, true);
	return false;
}

static bool refuse_processor(const struct taking *taking) {
	if (!has_later_messages(taking) || taking->directive != KD_AMDGCN_TARGET)
		return refuse_other(taking);
	return text_error(taking->message,
	                  ".amdgcn_target directive processor %s does not match the specified processor %s; change the "
	                  "directive or -mcpu",
	                  taking->id.processor->name, taking->target->processor->name);
}

/* ---- modes ---- */

/* Of a feature: what the command line has, whether it said that this cannot be chosen, and what the ID says. */
struct mode {
	const char *name;
	enum kd_feature_state *state;
	bool hardwired;
	enum kd_feature_state in_id;
};

static bool is_conflict(const struct mode *mode) {
	return has_mode(mode->in_id) && has_mode(*mode->state) && mode->in_id != *mode->state;
}

/* Whether the ID can be one of such a target. */
static bool goes_with(const struct mode *mode) {
	if (!has_mode(mode->in_id))
		return !has_mode(*mode->state);
	return mode->in_id == *mode->state || *mode->state == KD_FEATURE_ANY || mode->hardwired;
}

static bool take_modes(const struct taking *taking) {
	struct kd_target *target = taking->target;
	const struct mode modes[] = {
	    {"xnack", &target->xnack, target->hardwired_xnack, taking->id.xnack},
	    {"sramecc", &target->sramecc, target->hardwired_sramecc, taking->id.sramecc},
	};
	bool may_conflict = has_later_messages(taking) && taking->directive == KD_AMDGCN_TARGET;
	for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
		if (!goes_with(&modes[i]) && !(is_conflict(&modes[i]) && may_conflict))
			return refuse_other(taking);
	for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
		if (is_conflict(&modes[i])) {
			text_line(taking->message);
			text_add(
			    taking->message,
			    "%s directive has conflicting %s settings: that of the command line, '%s%c', stays; it is not known "
			    "which one LLVM keeps",
			    directive_names[taking->directive], modes[i].name, modes[i].name,
			    *modes[i].state == KD_FEATURE_ON ? '+' : '-');
		} else if (has_mode(modes[i].in_id) && !modes[i].hardwired) {
			*modes[i].state = modes[i].in_id;
		}
	}
	return true;
}

/* ---- the ID ---- */

/* Since LLVM 24 "amdgpu" alone is no architecture of an ID. */
static bool is_bare(const struct taking *taking) {
	return taking->id.amdgpu && !*taking->id.subarch &&
	       kd_llvm_has(taking->target->llvm_version, KD_LLVM_BARE_AMDGPU_IDS);
}

/* Whether it names a mode of what is always on. */
static bool names_hardwired(const struct taking *taking) {
	return has_mode(taking->id.xnack) && taking->id.processor->xnack_wired &&
	       kd_llvm_has(taking->target->llvm_version, KD_LLVM_HARDWIRED_XNACK);
}

/* Whether the processor has its own name rather than an alternative one, or is left out. */
static bool is_named(const struct taking *taking) {
	size_t at = target_id_processor_offset(taking->text, taking->length), length = 0;
	const char *name = taking->text + at, *own = taking->id.processor->id_name;
	while (at + length < taking->length && name[length] != ':')
		length++;
	return *taking->id.subarch || (strlen(own) == length && memcmp(own, name, length) == 0);
}

static bool take(struct taking *taking) {
	const struct kd_target *target = taking->target;
	struct text ignored = text_in(NULL, 0);
	struct kd_target_id *id = &taking->id;
	bool is_read = target_id_read_whole(id, target->code_object_version, taking->text, taking->length, &ignored);
	if (kd_object_version_has(target->code_object_version, KD_OF_LLVM_14))
		return refuse_as_22(taking, is_read);
	if (!is_read || is_bare(taking) || names_hardwired(taking))
		return refuse_malformed(taking);
	if (!subarch_fits(target->subarch, id->processor))
		return refuse_subarch(taking, target->subarch);
	if (!subarch_fits(id->subarch, id->processor))
		return refuse_subarch(taking, id->subarch);
	if (!triples_match(id->triple, target->triple))
		return refuse_other(taking);
	if (id->processor != target->processor)
		return refuse_processor(taking);
	if (!is_named(taking) || (id->os != KD_OS_AMDHSA && (has_mode(id->xnack) || has_mode(id->sramecc))))
		return refuse_other(taking);
	return take_modes(taking);
}

bool kd_target_take_id(struct kd_target *target, enum kd_id_directive directive, const char *id, size_t length,
                       char *text, size_t size) {
	struct text message = text_in(text, size);
	struct taking taking = {
	    .target = target, .directive = directive, .text = id, .length = length, .message = &message};
	char own[KD_TARGET_ID_SIZE];
	if (!kd_target_id_format(target, own, sizeof own))
		return target_id_missing_v2(target, &message);
	return is_canonical(&taking) || take(&taking);
}
