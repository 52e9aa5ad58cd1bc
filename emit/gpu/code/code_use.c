/* code_use.c: see code_use.h. Here is where code begins and ends; code_walk.c goes through it. */
#include "code_use.h"

#include <stdlib.h>

#include "code_walk.h"

/* The code of a kernel, or of several with one entry. */
struct stretch {
	struct code_entry entry;
	uint64_t end;    /* as far as symbols and other kernels tell, UINT64_MAX if they do not */
	bool sized;      /* the symbol's size tells the end */
	bool may_run_on; /* at the end begins a function that has the rest, perhaps */
	bool is_known;
	bool is_before_kernel;
	bool is_shared;       /* several kernels begin here */
	bool is_given;        /* its bytes were asked for */
	struct code_use *use; /* then kept for the others; NULL: not read yet */
};

struct relocation {
	struct code_place place;
	bool is_branch;
};

struct code_uses {
	const struct code_source *source;
	struct arena *arena;
	uint64_t unread; /* bytes; and of those that are given */
	uint64_t not_given;
	LIST(struct stretch) stretches;      /* sorted */
	size_t found;                        /* the last one that was looked for: often the next one is wanted then */
	LIST(struct relocation) relocations; /* sorted */
	LIST(struct code_relocation) own;    /* of the stretch that is followed */
	LIST(uint64_t) late;                 /* of them, in the one that was given last */
	const struct stretch *last;          /* the last one read of those that one kernel has, and its use */
	struct code_use last_use;
	struct follower follower;
};

const char *code_second_text(enum code_second second) {
	static const char *const texts[] = {
	    [CODE_SECOND_FITS] = "an instruction begins",
	    [CODE_SECOND_PAST_END] = "its code has ended",
	    [CODE_SECOND_UNKNOWN] = "there is no instruction",
	    [CODE_SECOND_WITHIN] = "an instruction has its middle",
	};
	return texts[second];
}

/* ---- where code begins ---- */

static int compare_places(const struct code_place *x, const struct code_place *y) {
	if (x->section != y->section)
		return x->section < y->section ? -1 : 1;
	return (x->address > y->address) - (x->address < y->address);
}

static int compare_stretches(const void *a, const void *b) {
	const struct stretch *x = a, *y = b;
	return compare_places(&x->entry.place, &y->entry.place);
}

/* The first stretch that begins at the place or after it. */
static size_t search(struct code_uses *uses, const struct code_place *place) {
	const struct stretch *items = uses->stretches.items;
	size_t low = 0, high = uses->stretches.count, next = uses->found + 1;
	if (next < high && compare_places(&items[next].entry.place, place) == 0)
		return uses->found = next;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_places(&items[middle].entry.place, place) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return uses->found = low;
}

void code_uses_add_entry(struct code_uses *uses, struct code_entry entry) {
	if (code_source_is_known(uses->source))
		*list_add(uses->arena, &uses->stretches) = (struct stretch){.entry = entry, .end = UINT64_MAX};
}

static void sort_entries(struct code_uses *uses) {
	const struct stretch *items = uses->stretches.items;
	size_t i = 1;
	while (i < uses->stretches.count && compare_stretches(&items[i - 1], &items[i]) <= 0)
		i++;
	if (i < uses->stretches.count)
		qsort(uses->stretches.items, uses->stretches.count, sizeof *items, compare_stretches);
}

/* Of an entry for both: matrices have fewer registers in wavefronts of 64. */
static enum kd_wave both_waves(enum kd_wave x, enum kd_wave y) {
	return x == y ? x : KD_WAVE_64;
}

void code_uses_entries_done(struct code_uses *uses) {
	size_t kept = 0;
	struct stretch *items = uses->stretches.items;
	if (!uses->stretches.count)
		return;
	sort_entries(uses);
	for (size_t i = 1; i < uses->stretches.count; i++) {
		if (compare_stretches(&items[kept], &items[i]) != 0) {
			items[++kept] = items[i];
			continue;
		}
		items[kept].entry.second |= items[i].entry.second;
		items[kept].entry.wave = both_waves(items[kept].entry.wave, items[i].entry.wave);
		items[kept].is_shared = true;
	}
	uses->stretches.count = kept + 1;
}

bool code_uses_has_entry(struct code_uses *uses, struct code_place place) {
	size_t at = search(uses, &place);
	return at < uses->stretches.count && compare_places(&uses->stretches.items[at].entry.place, &place) == 0;
}

/* ---- where it ends ---- */

/* Of several sizes the largest counts. */
static void end_at(struct stretch *stretch, uint64_t end, bool sized) {
	bool is_next = sized ? end > stretch->end : end < stretch->end;
	if (end <= stretch->entry.place.address || stretch->sized > sized || (stretch->sized == sized && !is_next))
		return;
	stretch->end = end;
	stretch->sized = sized;
}

/* In version 2 a function begins with the amd_kernel_code_t. */
void code_uses_add_function(struct code_uses *uses, struct code_place place, uint64_t size) {
	size_t at = search(uses, &place), count = uses->stretches.count;
	struct stretch *items = uses->stretches.items;
	if (at > 0 && items[at - 1].entry.place.section == place.section)
		end_at(&items[at - 1], place.address, false);
	if (at < count && items[at].entry.place.section == place.section &&
	    items[at].entry.place.address - place.address < size)
		end_at(&items[at], place.address + size, true);
}

/* Whatever symbols say, a stretch is in one section, and ends at the next kernel, which has the rest if the size says
 * that there is more. */
static void know_end(struct code_uses *uses, struct stretch *stretch, const struct stretch *next) {
	const struct code_source *source = uses->source;
	const struct code_place *place = &stretch->entry.place;
	uint64_t end = source->end(source->context, &stretch->entry);
	stretch->may_run_on = !stretch->sized && stretch->end < end;
	stretch->end = stretch->end < end ? stretch->end : end;
	if (next && next->entry.place.section == place->section && next->entry.place.address <= stretch->end) {
		stretch->may_run_on = stretch->sized && next->entry.place.address < stretch->end;
		stretch->end = next->entry.place.address;
		stretch->is_before_kernel = true;
	}
	stretch->is_known = stretch->end > place->address;
}

/* ---- relocations in code ---- */

bool code_uses_has_section(struct code_uses *uses, uint32_t section) {
	size_t first = search(uses, &(struct code_place){section, 0});
	return first < uses->stretches.count && uses->stretches.items[first].entry.place.section == section;
}

void code_uses_add_relocation(struct code_uses *uses, struct code_place place, bool is_branch) {
	*list_add(uses->arena, &uses->relocations) = (struct relocation){place, is_branch};
}

static int compare_relocations(const void *a, const void *b) {
	const struct relocation *x = a, *y = b;
	return compare_places(&x->place, &y->place);
}

static void sort_relocations(struct code_uses *uses) {
	size_t i = 1;
	const struct relocation *items = uses->relocations.items;
	while (i < uses->relocations.count && compare_relocations(&items[i - 1], &items[i]) <= 0)
		i++;
	if (i < uses->relocations.count)
		qsort(uses->relocations.items, uses->relocations.count, sizeof *items, compare_relocations);
}

/* Those of the stretch. */
static void gather_relocations(struct code_uses *uses, const struct stretch *stretch) {
	const struct code_place *start = &stretch->entry.place;
	const struct relocation *items = uses->relocations.items;
	size_t low = 0, high = uses->relocations.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		if (compare_places(&items[middle].place, start) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	uses->own.count = 0;
	for (; low < uses->relocations.count && items[low].place.section == start->section &&
	       items[low].place.address < stretch->end;
	     low++)
		*list_add(uses->arena, &uses->own) =
		    (struct code_relocation){items[low].place.address - start->address, items[low].is_branch};
}

/* ---- to the others ---- */

void code_uses_done(struct code_uses *uses) {
	struct stretch *items = uses->stretches.items;
	for (size_t i = 0; i < uses->stretches.count; i++)
		know_end(uses, &items[i], i + 1 < uses->stretches.count ? &items[i + 1] : NULL);
	sort_relocations(uses);
}

struct code_uses *code_uses_new(const struct code_source *source, struct arena *arena) {
	struct code_uses *uses = arena_zeroed(arena, 1, sizeof *uses);
	*uses = (struct code_uses){.source = source, .arena = arena, .unread = source->size, .not_given = source->size};
	uses->follower.arena = arena;
	uses->follower.met = source->met ? source->met : flow_met_new(arena);
	uses->follower.seen = buffer_in(arena);
	return uses;
}

/* The stretch of an entry, which there must be; NULL: its code is not there. */
static struct stretch *find(struct code_uses *uses, const struct code_place *place) {
	if (!code_source_is_known(uses->source))
		return NULL;
	struct stretch *stretch = &uses->stretches.items[search(uses, place)];
	return stretch->is_known ? stretch : NULL;
}

static bool read_stretch(struct code_uses *uses, const struct stretch *stretch, struct code_use *use) {
	const struct code_source *source = uses->source;
	const struct isa_machine *machine = source->machines[stretch->entry.wave];
	uint64_t size = stretch->end - stretch->entry.place.address;
	flow_met_begin(uses->follower.met);
	const uint8_t *bytes = machine && size <= uses->unread ? source->bytes(source->context, &stretch->entry, size)
	                                                       : NULL;
	if (!bytes)
		return false;
	uses->unread -= size;
	gather_relocations(uses, stretch);
	const struct followed code = {machine, bytes, size, stretch->may_run_on, uses->own.items, uses->own.count};
	*use = (struct code_use){.is_before_kernel = stretch->is_before_kernel, .second = stretch->entry.second};
	follow_code(&uses->follower, &code, use);
	return true;
}

static const struct code_use *shared_use(struct code_uses *uses, struct stretch *stretch) {
	if (stretch->use)
		return stretch->use;
	stretch->use = arena_zeroed(uses->arena, 1, sizeof *stretch->use);
	stretch->is_known = read_stretch(uses, stretch, stretch->use);
	return stretch->is_known ? stretch->use : NULL;
}

static const struct code_use *own_use(struct code_uses *uses, struct stretch *stretch) {
	if (uses->last == stretch)
		return &uses->last_use;
	uses->last = stretch;
	stretch->is_known = read_stretch(uses, stretch, &uses->last_use);
	return stretch->is_known ? &uses->last_use : NULL;
}

size_t code_uses_number(struct code_uses *uses, struct code_place place) {
	return search(uses, &place);
}

uint64_t code_uses_size(struct code_uses *uses, struct code_place place) {
	const struct stretch *stretch = find(uses, &place);
	return stretch ? stretch->end - place.address : 0;
}

const struct code_use *code_uses_find(struct code_uses *uses, struct code_place place) {
	struct stretch *stretch = find(uses, &place);
	if (!stretch)
		return NULL;
	return stretch->is_shared ? shared_use(uses, stretch) : own_use(uses, stretch);
}

bool code_uses_function(struct code_uses *uses, struct code_place place, struct flow_code *function) {
	const struct code_source *source = uses->source;
	struct stretch *stretch = find(uses, &place);
	if (!stretch || stretch->is_given)
		return false;
	stretch->is_given = true;
	uint64_t size = stretch->end - place.address;
	const struct isa_machine *machine = source->machines[stretch->entry.wave];
	const uint8_t *bytes = machine && size <= uses->not_given && size < UINT32_MAX
	                           ? source->bytes(source->context, &stretch->entry, size)
	                           : NULL;
	if (!bytes)
		return false;
	uses->not_given -= size;
	gather_relocations(uses, stretch);
	flow_met_begin(uses->follower.met);
	uses->late.count = 0;
	for (size_t i = 0; i < uses->own.count; i++)
		*list_add(uses->arena, &uses->late) = uses->own.items[i].at;
	*function = (struct flow_code){.machine = machine,
	                               .bytes = bytes,
	                               .size = (size_t)size,
	                               .late = uses->late.items,
	                               .late_count = uses->late.count,
	                               .met = uses->follower.met};
	return true;
}
