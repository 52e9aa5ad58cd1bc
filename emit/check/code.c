/* code.c: what is wrong with a kernel's code beside its descriptor. */
#include "check.h"

#include <inttypes.h>

#include "gpu/code/code_use.h"
#include "kernel/descriptor/field.h"
#include "kernel/metadata/argument_kind.h"

/* The instruction so many bytes after the entry. */
static struct check_place at_code(uint64_t distance) {
	return (struct check_place){CHECK_AT_CODE, (size_t)distance};
}

/* Where the code uses something. */
static struct check_place at_use(const struct check_kernel *kernel, unsigned used) {
	return at_code(kernel->code->certain.places[used]);
}

static struct check_place at_other(const struct check_kernel *kernel, enum isa_used used) {
	return at_use(kernel, CODE_USES_OTHERS + (unsigned)__builtin_ctz(used));
}

static struct check_place at_field(enum kd_field_id field) {
	return (struct check_place){CHECK_AT_FIELD, field};
}

static void check_count(struct checker *checker, const struct check_kernel *kernel, enum kd_check check,
                        enum code_used used, enum kd_field_id field, int64_t needed, int64_t reserved) {
	char letter = "vas"[used];
	if (needed > reserved)
		check_disagreement(checker, check, kernel, at_use(kernel, used), at_field(field),
		                   "its code uses %c%" PRId64 ", but the descriptor reserves %" PRId64 " %s", letter,
		                   needed - 1, reserved,
		                   letter == 's'   ? "SGPRs"
		                   : letter == 'a' ? "AGPRs"
		                                   : "VGPRs");
}

struct extra_row {
	enum isa_used used;
	uint8_t sgprs;
	const char *name;
};

/* VCC and its like are SGPRs after the others, FLAT_SCRATCH where hardware does not set it up. Where descriptors do not
 * count SGPRs, these are always there. */
static void check_extra_sgprs(struct checker *checker, const struct check_kernel *kernel, int64_t reserved) {
	const struct isa_use *use = &kernel->code->certain.use;
	const struct kd_family *family = &checker->target->family;
	bool architected = kd_has(family->capabilities, KD_ARCHITECTED_FLAT_SCRATCH, 0);
	if (!family->sgprs->granule)
		return;
	const struct extra_row rows[] = {
	    {ISA_USES_FLAT_SCRATCH, architected ? 0 : family->sgprs->extra_flat_scratch, "FLAT_SCRATCH"},
	    {ISA_USES_XNACK_MASK, family->sgprs->extra_xnack, "XNACK_MASK"},
	    {ISA_USES_VCC, family->sgprs->extra_vcc, "VCC"},
	};
	const struct extra_row *row = rows;
	while (row < rows + sizeof rows / sizeof *rows && !(use->others & row->used && row->sgprs))
		row++;
	if (row == rows + sizeof rows / sizeof *rows || use->sgprs > reserved || use->sgprs + row->sgprs <= reserved)
		return;
	check_disagreement(checker, KD_CHECK_CODE_VCC, kernel, at_other(kernel, row->used),
	                   at_field(KD_FIELD_NEXT_FREE_SGPR),
	                   "its code uses %s, for which it needs %d SGPRs, but the descriptor reserves %" PRId64, row->name,
	                   use->sgprs + row->sgprs, reserved);
}

static void check_registers(struct checker *checker, const struct check_kernel *kernel) {
	struct reserved_registers reserved = registers_reserved(checker->target, kernel->descriptor);
	const struct isa_use *use = &kernel->code->certain.use;
	bool in_agpr_space = !kernel->code->all.use.agprs && use->vgprs <= reserved.vgpr_file;
	if (in_agpr_space)
		check_count(checker, kernel, KD_CHECK_CODE_AGPR_SPACE, CODE_USES_VGPRS, KD_FIELD_ACCUM_OFFSET, use->vgprs,
		            reserved.vgprs);
	else
		check_count(checker, kernel, KD_CHECK_CODE_VGPRS, CODE_USES_VGPRS, KD_FIELD_NEXT_FREE_VGPR, use->vgprs,
		            reserved.vgprs);
	check_count(checker, kernel, KD_CHECK_CODE_AGPRS, CODE_USES_AGPRS, KD_FIELD_NEXT_FREE_VGPR, use->agprs,
	            reserved.agprs);
	check_count(checker, kernel, KD_CHECK_CODE_SGPRS, CODE_USES_SGPRS, KD_FIELD_NEXT_FREE_SGPR, use->sgprs,
	            reserved.sgprs);
	check_extra_sgprs(checker, kernel, reserved.sgprs);
}

/* Whether its arguments say so. */
static bool gets_lds_at_dispatch(const struct check_kernel *kernel) {
	for (size_t i = 0; kernel->metadata && i < kernel->metadata->argument_count; i++) {
		const struct argument_facts *argument = &kernel->arguments[i];
		bool is_given = argument->given >> ARGUMENT_KIND & 1;
		const struct argument_kind *kind = is_given ? argument_kind_at(argument->facts[ARGUMENT_KIND].value) : NULL;
		if (kind && argument_kind_is_of_lds(kind))
			return true;
	}
	return false;
}

static void check_memory(struct checker *checker, const struct check_kernel *kernel) {
	unsigned others = kernel->code->certain.use.others;
	const struct kd_field *scratch = &descriptor_fields[KD_FIELD_ENABLE_PRIVATE_SEGMENT];
	const struct kd_field *lds = &descriptor_fields[KD_FIELD_GROUP_SEGMENT_FIXED_SIZE];
	if (others & ISA_USES_SCRATCH && !field_read(scratch, kernel->descriptor))
		check_disagreement(checker, KD_CHECK_CODE_SCRATCH, kernel, at_other(kernel, ISA_USES_SCRATCH),
		                   at_field(scratch->id),
		                   "its code uses scratch memory, but the descriptor does not enable it");
	if (others & ISA_USES_LDS && !(kernel->linked >> lds->id & 1) && !field_read(lds, kernel->descriptor) &&
	    !gets_lds_at_dispatch(kernel))
		check_disagreement(checker, KD_CHECK_CODE_LDS, kernel, at_other(kernel, ISA_USES_LDS), at_field(lds->id),
		                   "its code uses LDS, but the descriptor has none");
}

/* Firmware that preloads kernel arguments starts the kernel there. */
static void check_second(struct checker *checker, const struct check_kernel *kernel) {
	const struct code_use *code = kernel->code;
	if (code->at_second != CODE_SECOND_FITS)
		check_disagreement(checker, KD_CHECK_PRELOAD_ENTRY, kernel, (struct check_place){CHECK_AT_ENTRY, 0},
		                   at_field(KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH),
		                   "firmware that preloads its arguments starts it %" PRIu64 " bytes after its entry, where %s",
		                   code->second, code_second_text(code->at_second));
}

/* What the checks above miss: once for each kernel. */
static void check_unknown(struct checker *checker, const struct check_kernel *kernel) {
	const struct code_use *code = kernel->code;
	if (code->is_cut)
		check_report(checker, KD_CHECK_CODE_UNKNOWN, kernel, at_code(code->cut),
		             "its code has a word that is no instruction, %" PRIu64 " bytes after its entry", code->cut);
	else if (code->leaves)
		check_report(checker, KD_CHECK_CODE_UNKNOWN, kernel, at_code(code->left),
		             "its code calls or jumps to where no check follows it, %" PRIu64 " bytes after its entry",
		             code->left);
}

void check_code(struct checker *checker, const struct check_kernel *kernel) {
	if (!kernel->code)
		return;
	check_second(checker, kernel);
	check_unknown(checker, kernel);
	check_registers(checker, kernel);
	check_memory(checker, kernel);
	if (kernel->code->runs_out)
		check_report(checker, KD_CHECK_CODE_END, kernel, at_code(kernel->code->last),
		             "its code can run on %s, %" PRIu64 " bytes after its entry",
		             kernel->code->is_before_kernel ? "into another kernel" : "past its end", kernel->code->size);
}

static void suspect(void *context, const struct check_finding *finding) {
	(void)finding;
	*(bool *)context = true;
}

/* A bound is of code that ends, and tells neither calls nor what is at a second entry. */
bool check_code_suspects(const struct checker *checker, const struct check_kernel *kernel) {
	struct checker trial = *checker;
	bool suspects = checker->outcomes[KD_CHECK_CODE_UNKNOWN] != 0 ||
	                descriptor_preload_entry(checker->target, kernel->descriptor);
	trial.report = suspect;
	trial.context = &suspects;
	check_code(&trial, kernel);
	return suspects;
}
