/* entry_registers.c: the registers when a wavefront starts, from the rows of kdasm/entry_registers.def. */
#include "parts.h"

#include <inttypes.h>
#include <stdio.h>

enum entry_kind { USER, SYSTEM, NAMED };

static const struct entry {
	enum entry_kind kind;
	enum kd_field_id field; /* KD_FIELD_COUNT: `key` decides */
	const char *key;
	uint8_t least;
	uint32_t any_of, none_of;
	const char *registers;
	const char *name;
	const char *meaning;
} entries[] = {
#define KD_ENTRY(kind, field, least, any, none, registers, name, meaning)                                              \
	{kind, KD_FIELD_##field, NULL, least, any, none, registers, name, meaning},
#define KD_ENTRY_V2(key, name, meaning) {USER, KD_FIELD_COUNT, key, 1, KD_GFX_ALL, 0, NULL, name, meaning},
#include "base/row_numbers.h"
#include "kdasm/entry_registers.def"
};

/* Where the table is. */
struct walk {
	struct page *page;
	const struct subject *subject;
	uint64_t next;       /* SGPR */
	uint64_t user_count; /* as the descriptor says */
	uint64_t user_limit; /* of the hardware */
	bool users_done;
};

static void add_row(struct walk *walk, uint64_t first, uint64_t count, const char *name) {
	char registers[48];
	if (count == 1)
		snprintf(registers, sizeof registers, "s%" PRIu64, first);
	else
		snprintf(registers, sizeof registers, "s[%" PRIu64 ":%" PRIu64 "]", first, first + count - 1);
	page_add(walk->page, "  %-12s  %-24s  ", registers, name);
}

/* Ends a row of user SGPRs; not all of them need be set up. */
static void end_user_row(struct walk *walk, uint64_t first, uint64_t count) {
	uint64_t end = first + count;
	uint64_t limit = walk->user_count < walk->user_limit ? walk->user_count : walk->user_limit;
	if (end > limit)
		page_add(walk->page, "; only the first %" PRIu64 " user SGPRs are set up", limit);
	page_add(walk->page, "\n");
}

/* ---- preloaded kernel arguments ---- */

enum { MOST_PRELOADED = 128, MOST_NAMED = 8 };

/* An argument of which something is preloaded: dwords from the first preloaded one on. */
struct preloaded {
	uint64_t begin, end;
	size_t index;
};

/* What is preloaded, and where a row of the table ends: where an argument begins or ends. */
struct preload {
	const struct node *arguments; /* a list, or NULL */
	uint64_t offset, length;      /* dwords */
	LIST(struct preloaded) touched;
	bool ends[MOST_PRELOADED + 1];
};

static uint64_t clamp(uint64_t dword, const struct preload *preload) {
	uint64_t end = preload->offset + preload->length;
	return dword < preload->offset ? 0 : (dword < end ? dword : end) - preload->offset;
}

static void take_argument(struct preload *preload, struct arena *arena, size_t index) {
	const struct node *argument = &preload->arguments->children.items[index];
	uint64_t offset, size;
	if (!node_unsigned(tree_find(argument, ".offset"), &offset) ||
	    !node_unsigned(tree_find(argument, ".size"), &size) || size == 0 || size > UINT64_MAX - offset)
		return;
	struct preloaded touched = {clamp(offset / 4, preload), clamp((offset + size - 1) / 4 + 1, preload), index};
	if (touched.begin == touched.end)
		return;
	*list_add(arena, &preload->touched) = touched;
	preload->ends[touched.begin] = preload->ends[touched.end] = true;
}

static struct preload preload_of(const struct subject *subject, uint64_t length) {
	struct preload preload = {.arguments = tree_find(subject->kernel->metadata, ".args"), .length = length};
	preload.offset = kernel_facts_bits(&subject->facts, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_OFFSET);
	preload.ends[length] = true;
	if (!preload.arguments || preload.arguments->kind != NODE_LIST)
		return preload;
	for (size_t i = 0; i < preload.arguments->children.count; i++)
		take_argument(&preload, subject->arena, i);
	return preload;
}

static void add_argument(struct page *page, const struct node *argument, size_t index) {
	size_t size;
	page_add(page, "; argument %zu", index);
	const char *text = node_text(tree_find(argument, ".name"), &size);
	if (text) {
		page_add(page, " ");
		page_add_foreign(page, text, size);
	}
	text = node_text(tree_find(argument, ".value_kind"), &size);
	if (text) {
		page_add(page, " (");
		page_add_foreign(page, text, size);
		page_add(page, ")");
	}
}

/* The arguments in a dword. Valid metadata has four at most. */
static void add_arguments(struct page *page, const struct preload *preload, uint64_t dword) {
	size_t named = 0;
	for (size_t i = 0; i < preload->touched.count && named < MOST_NAMED; i++) {
		const struct preloaded *touched = &preload->touched.items[i];
		if (touched->begin > dword || touched->end <= dword)
			continue;
		add_argument(page, &preload->arguments->children.items[touched->index], touched->index);
		named++;
	}
}

static void add_preloaded(struct walk *walk, uint64_t length) {
	struct preload preload = preload_of(walk->subject, length);
	for (uint64_t i = 0, end; i < length; i = end) {
		for (end = i + 1; !preload.ends[end];)
			end++;
		add_row(walk, walk->next, end - i, "preloaded kernargs");
		page_add(walk->page, "bytes %" PRIu64 " to %" PRIu64 " of the kernel arguments", (preload.offset + i) * 4,
		         (preload.offset + end) * 4 - 1);
		add_arguments(walk->page, &preload, i);
		end_user_row(walk, walk->next, end - i);
		walk->next += end - i;
	}
}

/* ---- the rows ---- */

static void add_user(struct walk *walk, const struct entry *entry, uint64_t value) {
	if (entry->field == KD_FIELD_USER_SGPR_KERNARG_PRELOAD_LENGTH) {
		add_preloaded(walk, value);
		return;
	}
	uint64_t count = entry->field < KD_FIELD_COUNT ? value * kd_field_at(entry->field)->user_sgprs : 1;
	add_row(walk, walk->next, count, entry->name);
	page_add(walk->page, "%s", entry->meaning);
	end_user_row(walk, walk->next, count);
	walk->next += count;
}

/* System SGPRs follow as many user SGPRs as the descriptor counts. */
static void end_users(struct walk *walk) {
	if (walk->next < walk->user_count) {
		add_row(walk, walk->next, walk->user_count - walk->next, "-");
		page_add(walk->page, "counted as user SGPRs, but nothing is set up there\n");
	}
	walk->next = walk->user_count;
	walk->users_done = true;
}

static void add_entry(struct walk *walk, const struct entry *entry) {
	const struct subject *subject = walk->subject;
	if (entry->kind != USER && !walk->users_done)
		end_users(walk);
	if (!kd_has(subject->facts.target.family.capabilities, entry->any_of, entry->none_of))
		return;
	if (entry->field < KD_FIELD_COUNT && !kd_field_available(&subject->facts.target, kd_field_at(entry->field)))
		return;
	uint64_t value = entry->key ? kernel_facts_key(&subject->facts, entry->key)
	                            : kernel_facts_bits(&subject->facts, entry->field);
	if (value < entry->least)
		return;

	switch (entry->kind) {
	case USER: add_user(walk, entry, value); break;
	case SYSTEM:
		add_row(walk, walk->next++, 1, entry->name);
		page_add(walk->page, "%s\n", entry->meaning);
		break;
	case NAMED: page_add(walk->page, "  %-12s  %-24s  %s\n", entry->registers, entry->name, entry->meaning); break;
	}
}

void section_registers(struct page *page, const struct subject *subject) {
	/* LLVM lets as many dwords be preloaded as there are user SGPRs that the hardware sets up. */
	struct walk walk = {
	    .page = page, .subject = subject, .user_limit = subject->facts.target.family.kernarg_preload_max};
	walk.user_count = kernel_facts_bits(&subject->facts, KD_FIELD_USER_SGPR_COUNT) |
	                  kernel_facts_bits(&subject->facts, KD_FIELD_USER_SGPR_COUNT_GFX1250);
	page_heading(page, "Registers when a wavefront starts");
	for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
		add_entry(&walk, &entries[i]);
}
