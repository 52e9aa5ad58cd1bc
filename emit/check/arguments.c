/* arguments.c: where the arguments of a kernel lie, as its metadata has it. */
#include "check.h"

#include <inttypes.h>
#include <stdlib.h>

#include "kernel/descriptor/field.h"
#include "kernel/metadata/argument_kind.h"

enum { NEEDED = 1 << ARGUMENT_OFFSET | 1 << ARGUMENT_SIZE };

enum { SCALAR_LOAD = 4 }; /* bytes: scalar loads ignore the bits of an address below it */

static struct check_place at_argument(size_t number) {
	return (struct check_place){CHECK_AT_ARGUMENT, number};
}

static uint64_t offset_of(const struct argument_facts *argument) {
	return argument->facts[ARGUMENT_OFFSET].value;
}

static uint64_t end_of(const struct argument_facts *argument) {
	return offset_of(argument) + argument->facts[ARGUMENT_SIZE].value;
}

static bool is_placed(const struct argument_facts *argument) {
	return (argument->given & NEEDED) == NEEDED;
}

/* NULL: none of the allowed ones. */
static const struct argument_kind *kind_of(const struct argument_facts *argument) {
	return argument->given >> ARGUMENT_KIND & 1 ? argument_kind_at(argument->facts[ARGUMENT_KIND].value) : NULL;
}

/* Whether the caller gives it; nobody gives one of an unknown kind. */
static bool is_explicit(const struct argument_facts *argument) {
	const struct argument_kind *kind = kind_of(argument);
	return kind && !argument_kind_is_hidden(kind);
}

/* ---- overlaps ---- */

struct interval {
	uint64_t offset;
	uint64_t end;
	size_t number;
};

static int compare_intervals(const void *a, const void *b) {
	const struct interval *first = a, *second = b;
	if (first->offset != second->offset)
		return first->offset < second->offset ? -1 : 1;
	return (first->number > second->number) - (first->number < second->number);
}

/* The arguments are not in the order of their offsets, or overlap. False: some overlap. */
static bool check_sorted(struct checker *checker, const struct check_kernel *kernel) {
	size_t count = 0;
	bool apart = true;
	struct interval *intervals = arena_zeroed(checker->arena, kernel->metadata->argument_count, sizeof *intervals);
	for (size_t i = 0; i < kernel->metadata->argument_count; i++) {
		const struct argument_facts *argument = &kernel->arguments[i];
		if (is_placed(argument) && argument->facts[ARGUMENT_SIZE].value)
			intervals[count++] = (struct interval){offset_of(argument), end_of(argument), i};
	}
	qsort(intervals, count, sizeof *intervals, compare_intervals);
	for (size_t i = 1, longest = 0; i < count; i++) {
		const struct interval *before = &intervals[longest], *at = &intervals[i];
		if (at->offset < before->end) {
			apart = false;
			check_disagreement(checker, KD_CHECK_ARGUMENT_OVERLAP, kernel, at_argument(at->number),
			                   at_argument(before->number),
			                   "argument %zu, at offset %" PRIu64 ", overlaps argument %zu, which ends at %" PRIu64,
			                   at->number + 1, at->offset, before->number + 1, before->end);
		}
		if (at->end > before->end)
			longest = i;
	}
	return apart;
}

/* False: some overlap. */
static bool check_overlaps(struct checker *checker, const struct check_kernel *kernel) {
	uint64_t end = 0;
	for (size_t i = 0; i < kernel->metadata->argument_count; i++) {
		const struct argument_facts *argument = &kernel->arguments[i];
		if (!is_placed(argument))
			continue;
		if (offset_of(argument) < end)
			return check_sorted(checker, kernel);
		end = end_of(argument);
	}
	return true;
}

/* ---- one argument ---- */

static void check_bounds(struct checker *checker, const struct check_kernel *kernel, size_t number) {
	const struct argument_facts *argument = &kernel->arguments[number];
	uint64_t size = kernel->metadata->facts[KERNEL_KERNARG_SIZE].value;
	if (kernel_has(kernel->metadata, KERNEL_KERNARG_SIZE) && end_of(argument) > size)
		check_disagreement(checker, KD_CHECK_ARGUMENT_BOUNDS, kernel, at_argument(number),
		                   (struct check_place){CHECK_AT_FACT, KERNEL_KERNARG_SIZE},
		                   "argument %zu ends at %" PRIu64 ", but the kernarg segment has only %" PRIu64 " bytes",
		                   number + 1, end_of(argument), size);
}

/* Only where the kind says that it is a number or pointer: a by_value may be a packed structure. */
static void check_alignment(struct checker *checker, const struct check_kernel *kernel, size_t number,
                            const struct argument_kind *kind) {
	const struct argument_facts *argument = &kernel->arguments[number];
	if (kind->size >= SCALAR_LOAD && offset_of(argument) % SCALAR_LOAD)
		check_report(checker, KD_CHECK_UNALIGNED_ARGUMENT, kernel, at_argument(number),
		             "argument %zu, a %s, is at offset %" PRIu64 ", which is not a multiple of %d", number + 1,
		             kind->value, offset_of(argument), SCALAR_LOAD);
	else if (offset_of(argument) % kind->size)
		check_report(checker, KD_CHECK_ARGUMENT_ALIGNMENT, kernel, at_argument(number),
		             "argument %zu, a %s, is at offset %" PRIu64 ", which is not a multiple of %d", number + 1,
		             kind->value, offset_of(argument), kind->size);
}

/* `largest` is the argument with the largest alignment, of those whose kind tells it. */
static void check_segment_alignment(struct checker *checker, const struct check_kernel *kernel, size_t largest) {
	const struct argument_kind *kind = kind_of(&kernel->arguments[largest]);
	uint32_t alignment = kernel->metadata->facts[KERNEL_KERNARG_ALIGN].value;
	if (kernel_has(kernel->metadata, KERNEL_KERNARG_ALIGN) && alignment < kind->size)
		check_disagreement(checker, KD_CHECK_ARGUMENT_ALIGNMENT, kernel,
		                   (struct check_place){CHECK_AT_FACT, KERNEL_KERNARG_ALIGN}, at_argument(largest),
		                   "'.kernarg_segment_align' is %" PRIu32 ", but argument %zu, a %s, is aligned to %d",
		                   alignment, largest + 1, kind->value, kind->size);
}

/* ---- hidden arguments ---- */

struct hidden {
	bool seen;
	uint64_t start; /* where they all begin, by the first of them */
	size_t first;   /* which that is */
};

static void check_hidden(struct checker *checker, const struct check_kernel *kernel, size_t number,
                         const struct argument_kind *kind, struct hidden *hidden) {
	const struct argument_facts *argument = &kernel->arguments[number];
	int wanted = argument_kind_offset(kind, checker->version);
	uint64_t offset = offset_of(argument);
	if (wanted == KD_ANYWHERE)
		return;
	if (wanted == KD_ABSENT) {
		check_report(checker, KD_CHECK_HIDDEN_ARGUMENTS, kernel, at_argument(number),
		             "argument %zu, %s, does not exist in code object version %u", number + 1, kind->value,
		             checker->version);
		return;
	}
	if (!hidden->seen && offset >= (uint64_t)wanted && (offset - (uint64_t)wanted) % HIDDEN_ALIGNMENT == 0)
		*hidden = (struct hidden){true, offset - (uint64_t)wanted, number};
	else if (!hidden->seen)
		check_report(checker, KD_CHECK_HIDDEN_ARGUMENTS, kernel, at_argument(number),
		             "argument %zu, %s, is at offset %" PRIu64 ", not %d after a multiple of %d", number + 1,
		             kind->value, offset, wanted, HIDDEN_ALIGNMENT);
	else if (offset != hidden->start + (uint64_t)wanted)
		check_disagreement(checker, KD_CHECK_HIDDEN_ARGUMENTS, kernel, at_argument(number), at_argument(hidden->first),
		                   "argument %zu, %s, is at offset %" PRIu64 ", but must be at %" PRIu64
		                   ", after argument %zu, %s",
		                   number + 1, kind->value, offset, hidden->start + (uint64_t)wanted, hidden->first + 1,
		                   kind_of(&kernel->arguments[hidden->first])->value);
	if (argument->facts[ARGUMENT_SIZE].value != kind->size)
		check_report(checker, KD_CHECK_HIDDEN_ARGUMENTS, kernel, at_argument(number),
		             "argument %zu, %s, has %" PRIu32 " bytes, not %d", number + 1, kind->value,
		             argument->facts[ARGUMENT_SIZE].value, kind->size);
}

/* The caller's arguments must be before all places of hidden ones, even of those that are left out. */
static void check_among_hidden(struct checker *checker, const struct check_kernel *kernel,
                               const struct hidden *hidden) {
	for (size_t i = 0; i < kernel->metadata->argument_count; i++) {
		const struct argument_facts *argument = &kernel->arguments[i];
		if (is_placed(argument) && is_explicit(argument) && end_of(argument) > hidden->start)
			check_disagreement(checker, KD_CHECK_HIDDEN_ARGUMENTS, kernel, at_argument(i), at_argument(hidden->first),
			                   "argument %zu ends at %" PRIu64 ", but the hidden arguments begin at %" PRIu64
			                   ", as the offset of argument %zu, %s, shows",
			                   i + 1, end_of(argument), hidden->start, hidden->first + 1,
			                   kind_of(&kernel->arguments[hidden->first])->value);
	}
}

/* ---- how code finds them ---- */

/* Hidden arguments may be there without being used, as in metadata that were copied. The dispatch packet has the
 * address of all, too: HSA Platform System Architecture Specification, "Kernel dispatch packet". */
static void check_reach(struct checker *checker, const struct check_kernel *kernel) {
	static const enum kd_field_id ways[] = {KD_FIELD_USER_SGPR_KERNARG_SEGMENT_PTR, KD_FIELD_USER_SGPR_DISPATCH_PTR,
	                                        KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH};
	size_t first = 0;
	while (first < kernel->metadata->argument_count && !is_explicit(&kernel->arguments[first]))
		first++;
	if (first == kernel->metadata->argument_count)
		return;
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		if (kd_field_available(checker->target, &descriptor_fields[ways[i]]) &&
		    field_read(&descriptor_fields[ways[i]], kernel->descriptor))
			return;
	check_report(checker, KD_CHECK_KERNARG_POINTER, kernel,
	             (struct check_place){CHECK_AT_FIELD, KD_FIELD_USER_SGPR_KERNARG_SEGMENT_PTR},
	             "its metadata has arguments, but no user SGPRs say where they are");
}

void check_arguments(struct checker *checker, const struct check_kernel *kernel) {
	struct hidden hidden = {.seen = false};
	if (kernel->descriptor)
		check_reach(checker, kernel);
	size_t largest = 0, alignment = 0;
	bool apart = check_overlaps(checker, kernel);
	for (size_t i = 0; i < kernel->metadata->argument_count; i++) {
		const struct argument_facts *argument = &kernel->arguments[i];
		if (!is_placed(argument))
			continue;
		check_bounds(checker, kernel, i);
		const struct argument_kind *kind = kind_of(argument);
		if (!kind || !kind->size)
			continue;
		check_alignment(checker, kernel, i, kind);
		check_hidden(checker, kernel, i, kind, &hidden);
		if (kind->size > alignment) {
			alignment = kind->size;
			largest = i;
		}
	}
	if (hidden.seen && apart)
		check_among_hidden(checker, kernel, &hidden);
	if (alignment)
		check_segment_alignment(checker, kernel, largest);
}
