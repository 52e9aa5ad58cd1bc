/* code.c: what is wrong with a kernel's code beside its descriptor. */
#include "check.h"

#include <inttypes.h>

#include "descriptor/field.h"
#include "inspect/code/code_use.h"

static const struct check_place at_code = {CHECK_AT_CODE, 0};

static struct check_place at_field(enum kd_field_id field) {
	return (struct check_place){CHECK_AT_FIELD, field};
}

static void check_count(struct checker *checker, const struct check_kernel *kernel, enum kd_check check,
                        enum kd_field_id field, char letter, int64_t needed, int64_t reserved) {
	if (needed > reserved)
		check_disagreement(checker, check, kernel, at_code, at_field(field),
		                   "its code uses %c%" PRId64 ", but the descriptor reserves %" PRId64 " %s", letter,
		                   needed - 1, reserved,
		                   letter == 's'   ? "SGPRs"
		                   : letter == 'a' ? "AGPRs"
		                                   : "VGPRs");
}

struct extra_row {
	unsigned used;
	uint8_t sgprs;
	const char *name;
};

/* VCC and its like are SGPRs after the others, FLAT_SCRATCH where hardware does not set it up. */
static void check_extra_sgprs(struct checker *checker, const struct check_kernel *kernel, int64_t reserved) {
	const struct isa_use *use = &kernel->code->certain;
	const struct kd_family *family = &checker->target->family;
	bool architected = kd_has(family->capabilities, KD_ARCHITECTED_FLAT_SCRATCH, 0);
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
	check_disagreement(checker, KD_CHECK_CODE_VCC, kernel, at_code, at_field(KD_FIELD_NEXT_FREE_SGPR),
	                   "its code uses %s, for which it needs %d SGPRs, but the descriptor reserves %" PRId64, row->name,
	                   use->sgprs + row->sgprs, reserved);
}

static void check_registers(struct checker *checker, const struct check_kernel *kernel) {
	struct reserved_registers reserved = registers_reserved(checker->target, kernel->descriptor);
	const struct isa_use *use = &kernel->code->certain;
	bool in_agpr_space = !kernel->code->use.agprs && use->vgprs <= reserved.vgpr_file;
	if (in_agpr_space)
		check_count(checker, kernel, KD_CHECK_CODE_AGPR_SPACE, KD_FIELD_ACCUM_OFFSET, 'v', use->vgprs, reserved.vgprs);
	else
		check_count(checker, kernel, KD_CHECK_CODE_VGPRS, KD_FIELD_NEXT_FREE_VGPR, 'v', use->vgprs, reserved.vgprs);
	check_count(checker, kernel, KD_CHECK_CODE_AGPRS, KD_FIELD_NEXT_FREE_VGPR, 'a', use->agprs, reserved.agprs);
	check_count(checker, kernel, KD_CHECK_CODE_SGPRS, KD_FIELD_NEXT_FREE_SGPR, 's', use->sgprs, reserved.sgprs);
	check_extra_sgprs(checker, kernel, reserved.sgprs);
}

static void check_memory(struct checker *checker, const struct check_kernel *kernel) {
	unsigned others = kernel->code->certain.others;
	const struct kd_field *scratch = &descriptor_fields[KD_FIELD_ENABLE_PRIVATE_SEGMENT];
	const struct kd_field *lds = &descriptor_fields[KD_FIELD_GROUP_SEGMENT_FIXED_SIZE];
	if (others & ISA_USES_SCRATCH && !field_read(scratch, kernel->descriptor))
		check_disagreement(checker, KD_CHECK_CODE_SCRATCH, kernel, at_code, at_field(scratch->id),
		                   "its code uses scratch memory, but the descriptor does not enable it");
	if (others & ISA_USES_LDS && !(kernel->linked >> lds->id & 1) && !field_read(lds, kernel->descriptor))
		check_disagreement(checker, KD_CHECK_CODE_LDS, kernel, at_code, at_field(lds->id),
		                   "its code uses LDS, but the descriptor has none");
}

void check_code(struct checker *checker, const struct check_kernel *kernel) {
	if (!kernel->code)
		return;
	check_registers(checker, kernel);
	check_memory(checker, kernel);
	if (kernel->code->runs_out)
		check_report(checker, KD_CHECK_CODE_END, kernel, at_code,
		             "its code can run on %s, %" PRIu64 " bytes after its entry",
		             kernel->code->is_before_kernel ? "into another kernel" : "past its end", kernel->code->size);
}
