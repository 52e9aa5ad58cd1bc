/* call_sums.c: what functions need with all they call. Those that call each other in a circle have one sum, found with
 * Tarjan's algorithm, which visits functions after those that they call. */
#include "kdasm/target.h"
#include "object_linking.h"

/* ---- checks ---- */

/* Messages begin as lld's. */
static void report_unknown(struct resources *resources, const struct function *function, const char *callers) {
	const char *what = function->is_defined ? "has no .amdgpu.info resource usage metadata"
	                                        : "is undefined and has no resource usage metadata";
	diag_error(
	    resources->linker->diag, 0,
	    "AMDGPU: function '%s' %s; called from%s; compile its source with -amdgpu-enable-object-linking, or give "
	    "it an .amdgpu_info",
	    function->name, what, callers);
}

enum { MOST_CALLERS = 8 }; /* that are named */

/* Who calls functions of which nothing is known. */
struct unknown {
	const struct function *function;
	size_t callers;
	struct buffer text;
};

static void note_unknown(struct resources *resources, struct names *unknown, const struct function *caller,
                         const struct function *callee) {
	struct name *name = name_intern(unknown, (const char *)&callee, sizeof callee);
	struct unknown *known = name->entry;
	if (!known) {
		name->entry = known = arena_zeroed(resources->arena, 1, sizeof *known);
		*known = (struct unknown){.function = callee, .text = buffer_in(resources->arena)};
	}
	if (known->callers++ >= MOST_CALLERS)
		return;
	buffer_put_text(&known->text, " '");
	buffer_put_text(&known->text, caller->name);
	buffer_put_text(&known->text, "'");
}

static void check_known(struct resources *resources) {
	struct names unknown; /* struct unknown, by its function */
	names_init(&unknown, resources->arena);
	for (size_t i = 0; i < resources->functions.count; i++) {
		const struct function *function = resources->functions.items[i];
		const struct function *caller = function->is_type ? function->caller : function;
		for (size_t c = 0; caller && c < function->calls.count; c++)
			if (!function->calls.items[c]->has_numbers)
				note_unknown(resources, &unknown, caller, function->calls.items[c]);
	}
	for (uint32_t i = 0; i < unknown.count; i++) {
		struct unknown *known = name_at(&unknown, i)->entry;
		buffer_put_zeros(&known->text, 1);
		report_unknown(resources, known->function, (const char *)known->text.data);
	}
}

/* Those of a type with and without a flag, and the one with the lowest occupancy; of a function itself. */
struct sample {
	const struct function *with, *without, *lowest;
};

static void add_to_sample(struct sample *sample, const struct function *function, uint32_t flag) {
	const struct function **side = function->numbers[INFO_FLAGS] & flag ? &sample->with : &sample->without;
	*side = *side ? *side : function;
	if (function->given[INFO_OCCUPANCY] &&
	    (!sample->lowest || function->numbers[INFO_OCCUPANCY] < sample->lowest->numbers[INFO_OCCUPANCY]))
		sample->lowest = function;
}

static const struct mode {
	uint32_t flag;
	const char *name, *with, *without;
} modes[] = {
    {INFO_FLAG_WAVE32, "wave size", "wave32", "wave64"},
    {INFO_FLAG_WGP_MODE, "WGP mode", "WGP", "CU"},
};

enum { MODE_COUNT = sizeof modes / sizeof modes[0] };

static void check_mode(struct resources *resources, const struct mode *mode, const struct function *caller,
                       const struct sample *sample) {
	bool with = caller->numbers[INFO_FLAGS] & mode->flag;
	const struct function *callee = with ? sample->without : sample->with;
	if (callee)
		diag_error(resources->linker->diag, 0,
		           "AMDGPU object linking: %s mismatch in call from '%s' (%s) to '%s' (%s): compile both alike",
		           mode->name, caller->name, with ? mode->with : mode->without, callee->name,
		           with ? mode->without : mode->with);
}

static void check_occupancy(struct resources *resources, const struct function *caller, const struct sample *sample) {
	const struct function *callee = sample->lowest;
	if (callee && caller->given[INFO_OCCUPANCY] && callee->numbers[INFO_OCCUPANCY] < caller->numbers[INFO_OCCUPANCY])
		diag_error(resources->linker->diag, 0,
		           "AMDGPU: incompatible ABI occupancy: function '%s' requires occupancy %u but calls '%s' with "
		           "occupancy %u",
		           caller->name, caller->numbers[INFO_OCCUPANCY], callee->name, callee->numbers[INFO_OCCUPANCY]);
}

/* Samples of types, for which there is one for each mode, are by number in `samples`. */
static void check_calls(struct resources *resources, const struct function *caller, const struct names *types) {
	for (size_t i = 0; i < caller->calls.count; i++) {
		const struct function *callee = caller->calls.items[i];
		const struct sample *samples = NULL;
		struct sample one[MODE_COUNT] = {0};
		if (callee->is_type)
			samples = name_find(types, (const char *)&callee, sizeof callee)->constant_entry;
		for (size_t m = 0; m < MODE_COUNT; m++) {
			if (!callee->is_type)
				add_to_sample(&one[m], callee, modes[m].flag);
			check_mode(resources, &modes[m], caller, samples ? &samples[m] : &one[m]);
		}
		check_occupancy(resources, caller, samples ? samples : one);
	}
}

static void sample_type(struct resources *resources, struct names *types, const struct function *type) {
	struct sample *samples = arena_zeroed(resources->arena, MODE_COUNT, sizeof *samples);
	for (size_t m = 0; m < MODE_COUNT; m++)
		for (size_t i = 0; i < type->calls.count; i++)
			if (type->calls.items[i]->has_numbers)
				add_to_sample(&samples[m], type->calls.items[i], modes[m].flag);
	name_intern(types, (const char *)&type, sizeof type)->constant_entry = samples;
}

static void check_function(struct resources *resources, const struct function *function) {
	struct linker *linker = resources->linker;
	bool is_wave32 = function->numbers[INFO_FLAGS] & INFO_FLAG_WAVE32;
	if (is_wave32 && !kd_has(linker->target.family.capabilities, KD_WAVE32, 0))
		diag_error(linker->diag, 0, "AMDGPU: function '%s' uses unsupported ABI wave32 for %s", function->name,
		           linker->target.processor->name);
	if (function->given[INFO_OCCUPANCY] && !function->numbers[INFO_OCCUPANCY])
		diag_error(linker->diag, 0, "AMDGPU: function '%s' has invalid ABI occupancy 0", function->name);
}

static void check(struct resources *resources) {
	struct names types; /* struct sample, by the type */
	names_init(&types, resources->arena);
	check_known(resources);
	if (resources->linker->diag->errors)
		return;
	for (size_t i = 0; i < resources->functions.count; i++)
		if (resources->functions.items[i]->is_type)
			sample_type(resources, &types, resources->functions.items[i]);
	for (size_t i = 0; i < resources->functions.count; i++) {
		const struct function *function = resources->functions.items[i];
		if (function->is_type)
			continue;
		check_function(resources, function);
		check_calls(resources, function, &types);
	}
}

/* ---- sums ---- */

static size_t set_words(const struct resources *resources) {
	return (resources->variables.count + 63) / 64;
}

/* A set of variables that grows: as long as it is that of one callee alone, it is not copied. */
struct set {
	const uint64_t *words;
	uint64_t *own;
};

/* So that no graph takes memory and time without end: 128 MiB of sets, and as much work with them as takes a second. */
enum { MOST_SET_WORDS = 16 << 20, MOST_SET_WORK = 1 << 30 };

struct adding {
	struct resources *resources;
	LIST(struct function *) stack; /* functions whose circle is not complete */
	LIST(struct function *) path;  /* of calls that is being looked at */
	size_t visited;
	size_t set_words, set_work; /* in all */
	bool given_up;              /* and reported: sets are not complete */
};

static void give_up(struct adding *adding) {
	const struct resources *resources = adding->resources;
	adding->given_up = true;
	diag_error(resources->linker->diag, 0,
	           "the calls reach variables in LDS in too many ways: there are %zu functions and %zu variables",
	           resources->functions.count, resources->variables.count);
}

/* False after giving up. */
static bool own_set(struct adding *adding, struct set *set) {
	size_t words = set_words(adding->resources);
	if (set->own || adding->given_up)
		return !adding->given_up;
	adding->set_words += words;
	if (adding->set_words > MOST_SET_WORDS) {
		give_up(adding);
		return false;
	}
	set->own = arena_zeroed(adding->resources->arena, words, sizeof *set->own);
	if (set->words)
		memcpy(set->own, set->words, words * sizeof *set->own);
	set->words = set->own;
	return true;
}

static void add_set(struct adding *adding, struct set *set, const uint64_t *other) {
	size_t words = set_words(adding->resources);
	if (!other || other == set->words)
		return;
	if (!set->words) {
		set->words = other;
		return;
	}
	bool has_all = true;
	for (size_t i = 0; i < words && has_all; i++)
		has_all = !(other[i] & ~set->words[i]);
	adding->set_work += words;
	if (adding->set_work > MOST_SET_WORK && !adding->given_up)
		give_up(adding);
	if (has_all || !own_set(adding, set))
		return;
	for (size_t i = 0; i < words; i++)
		set->own[i] |= other[i];
}

static void add_uses(struct adding *adding, struct set *set, const struct function *function) {
	for (size_t i = 0; i < function->uses.count; i++) {
		size_t number = function->uses.items[i]->number;
		uint64_t bit = UINT64_C(1) << number % 64;
		if (set->words && set->words[number / 64] & bit)
			continue;
		if (!own_set(adding, set))
			return;
		set->own[number / 64] |= bit;
	}
}

static uint32_t larger(uint32_t a, uint32_t b) {
	return a > b ? a : b;
}

static void add_own(struct sums *sums, const struct function *function) {
	sums->flags |= function->numbers[INFO_FLAGS];
	sums->sgprs = larger(sums->sgprs, function->numbers[INFO_NUM_SGPR]);
	sums->vgprs = larger(sums->vgprs, function->numbers[INFO_NUM_VGPR]);
	sums->agprs = larger(sums->agprs, function->numbers[INFO_NUM_AGPR]);
}

static void add_callee(struct sums *sums, const struct sums *callee) {
	sums->flags |= callee->flags;
	sums->sgprs = larger(sums->sgprs, callee->sgprs);
	sums->vgprs = larger(sums->vgprs, callee->vgprs);
	sums->agprs = larger(sums->agprs, callee->agprs);
}

/* The functions from `start` on of the stack are a circle, or one function. */
static void close_circle(struct adding *adding, size_t start) {
	struct sums *sums = arena_zeroed(adding->resources->arena, 1, sizeof *sums);
	uint64_t frame = 0, below = 0;
	bool is_circle = adding->stack.count - start > 1;
	struct set set = {0};
	for (size_t i = start; i < adding->stack.count; i++) {
		struct function *function = adding->stack.items[i];
		function->sums = sums;
		function->is_open = false;
		add_own(sums, function);
		if (function->numbers[INFO_PRIVATE_SEGMENT_SIZE] > frame)
			frame = function->numbers[INFO_PRIVATE_SEGMENT_SIZE];
	}
	for (size_t i = start; i < adding->stack.count; i++) {
		const struct function *function = adding->stack.items[i];
		for (size_t c = 0; c < function->calls.count; c++) {
			const struct sums *callee = function->calls.items[c]->sums;
			is_circle |= callee == sums;
			if (callee == sums)
				continue;
			add_callee(sums, callee);
			below = callee->private_bytes > below ? callee->private_bytes : below;
			add_set(adding, &set, callee->uses);
		}
	}
	for (size_t i = start; i < adding->stack.count; i++)
		add_uses(adding, &set, adding->stack.items[i]);
	sums->private_bytes = frame + below;
	sums->flags |= is_circle ? INFO_FLAG_DYNAMIC_STACK : 0;
	sums->uses = set.words;
	adding->stack.count = start;
}

static void enter(struct adding *adding, struct function *function) {
	function->order = function->low = ++adding->visited;
	function->is_open = true;
	*list_add(adding->resources->arena, &adding->stack) = function;
	*list_add(adding->resources->arena, &adding->path) = function;
}

static void leave(struct adding *adding) {
	struct function *function = adding->path.items[--adding->path.count];
	struct function *caller = adding->path.count ? adding->path.items[adding->path.count - 1] : NULL;
	if (function->low == function->order) {
		size_t start = adding->stack.count;
		while (adding->stack.items[start - 1] != function)
			start--;
		close_circle(adding, start - 1);
	}
	if (caller && function->low < caller->low)
		caller->low = function->low;
}

/* A path of calls may be long, so there is a list of those that are being looked at. */
static void visit(struct adding *adding, struct function *first) {
	enter(adding, first);
	while (adding->path.count) {
		struct function *function = adding->path.items[adding->path.count - 1];
		if (function->next == function->calls.count) {
			leave(adding);
			continue;
		}
		struct function *callee = function->calls.items[function->next++];
		if (!callee->order)
			enter(adding, callee);
		else if (callee->is_open && callee->order < function->low)
			function->low = callee->order;
	}
}

void resources_add_up(struct resources *resources) {
	struct adding adding = {.resources = resources};
	check(resources);
	if (resources->linker->diag->errors)
		return;
	for (size_t i = 0; i < resources->functions.count; i++)
		if (!resources->functions.items[i]->order)
			visit(&adding, resources->functions.items[i]);
}
