/* functions.c: the functions of AMDGPU expressions, a row each.
 *
 * llvm-mc ignores arguments beyond those a function has and crashes when there are too few, or when it divides by
 * zero. */
#include "expr.h"
#include "kdasm/descriptor.h"

struct function {
	const char *name;
	size_t least; /* arguments; of more only a variadic function takes notice */
	bool variadic;
	bool needs_target;
	bool (*evaluate)(const struct kd_target *target, const int64_t *arguments, size_t count, int64_t *result);
	const char *too_few;
	const char *divides; /* what to say where it divides by zero; NULL: it does not divide */
};

static bool evaluate_max(const struct kd_target *target, const int64_t *arguments, size_t count, int64_t *result) {
	(void)target;
	*result = arguments[0];
	for (size_t i = 1; i < count; i++)
		if (arguments[i] > *result)
			*result = arguments[i];
	return true;
}

static bool evaluate_or(const struct kd_target *target, const int64_t *arguments, size_t count, int64_t *result) {
	(void)target;
	*result = 0;
	for (size_t i = 0; i < count; i++)
		*result |= arguments[i];
	return true;
}

static bool evaluate_align_to(const struct kd_target *target, const int64_t *arguments, size_t count, int64_t *result) {
	(void)target;
	(void)count;
	return kd_align_to(arguments[0], arguments[1], result);
}

static bool evaluate_extra_sgprs(const struct kd_target *target, const int64_t *arguments, size_t count,
                                 int64_t *result) {
	(void)count;
	*result = kd_extra_sgprs(target, arguments[0], arguments[1], arguments[2]);
	return true;
}

static bool evaluate_total_num_vgprs(const struct kd_target *target, const int64_t *arguments, size_t count,
                                     int64_t *result) {
	(void)count;
	*result = kd_total_num_vgprs(target, arguments[0], arguments[1]);
	return true;
}

static bool evaluate_occupancy(const struct kd_target *target, const int64_t *arguments, size_t count,
                               int64_t *result) {
	(void)target;
	(void)count;
	return kd_occupancy_by_registers(arguments, result);
}

static const struct function functions[] = {
    {"max", 1, true, false, evaluate_max, "empty max expression", NULL},
    {"or", 1, true, false, evaluate_or, "empty or expression", NULL},
    {"alignto", 2, false, false, evaluate_align_to,
     "alignto takes two arguments: alignto(value, alignment) [stricter than llvm-mc]",
     "the alignment of alignto is 0, but must be at least 1 [stricter than llvm-mc]"},
    {"extrasgprs", 3, false, true, evaluate_extra_sgprs,
     "extrasgprs takes three arguments: extrasgprs(vcc, flat_scratch, xnack) [stricter than llvm-mc]", NULL},
    {"totalnumvgprs", 2, false, true, evaluate_total_num_vgprs,
     "totalnumvgprs takes two arguments: totalnumvgprs(agprs, vgprs) [stricter than llvm-mc]", NULL},
    {"occupancy", 7, false, false, evaluate_occupancy,
     "occupancy takes seven arguments: occupancy(max_waves, granule, total_vgprs, generation, initial, sgprs, "
     "vgprs) [stricter than llvm-mc]",
     "occupancy cannot round up the VGPRs, its last argument: the granule is 0, or they are too many for 32 bits "
     "[stricter than llvm-mc]"},
};

const struct function *function_find(const struct name *name) {
	for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
		if (name_is(name, functions[i].name))
			return &functions[i];
	return NULL;
}

const char *function_name(const struct function *function) {
	return function->name;
}

uint8_t function_number(const struct function *function) {
	return (uint8_t)(function - functions);
}

const struct function *expr_function(const struct expr *call) {
	return &functions[call->function];
}

bool function_needs_target(const struct function *function) {
	return function->needs_target;
}

const char *function_check_count(const struct function *function, size_t count) {
	return count < function->least ? function->too_few : NULL;
}

size_t function_operands(const struct function *function, size_t count) {
	return function->variadic ? count : function->least;
}

const char *function_evaluate(const struct kd_target *target, const struct function *function, const int64_t *arguments,
                              size_t count, int64_t *result) {
	return function->evaluate(target, arguments, count, result) ? NULL : function->divides;
}
