/* registers.c: the registers when a wavefront starts, from the rows of kdasm/entry_registers.def. */
#include "sections.h"

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
#define KD_ENTRY(kind, field, least, any, none, registers, name, meaning) \
	{kind, KD_FIELD_##field, NULL, least, any, none, registers, name, meaning},
#define KD_ENTRY_V2(key, name, meaning) {USER, KD_FIELD_COUNT, key, 1, KD_GFX_ALL, 0, NULL, name, meaning},
#include "kdasm/entry_registers.def"
};

/* Where the table stands. */
struct walk {
	struct page *page;
	const struct subject *subject;
	uint64_t next;      /* SGPR */
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

/* Ends a row of user SGPRs, not all of which need be set up. */
static void end_user_row(struct walk *walk, uint64_t first, uint64_t count) {
	uint64_t end = first + count;
	uint64_t limit = walk->user_count < walk->user_limit ? walk->user_count : walk->user_limit;
	if (end > limit)
		page_add(walk->page, "; only the first %" PRIu64 " user SGPRs are set up", limit);
	page_add(walk->page, "\n");
}

/* ---- preloaded kernel arguments ---- */

/* Whether bytes of an argument lie in a dword of the kernel arguments. */
static bool argument_touches(const struct node *argument, uint64_t dword) {
	uint64_t offset, size;
	return node_unsigned(tree_find(argument, ".offset"), &offset) && node_unsigned(tree_find(argument, ".size"), &size) &&
	       size && offset < (dword + 1) * 4 && size > dword * 4 - (offset < dword * 4 ? offset : dword * 4);
}

/* The arguments in a dword: their indices, the first and the one behind the last; equal if there are none. */
struct span {
	size_t begin, end;
};

static struct span arguments_in(const struct node *arguments, uint64_t dword) {
	struct span span = {0, 0};
	if (!arguments || arguments->kind != NODE_LIST)
		return span;
	for (size_t i = 0; i < arguments->children.count; i++) {
		if (!argument_touches(&arguments->children.items[i], dword))
			continue;
		if (span.end == 0)
			span.begin = i;
		span.end = i + 1;
	}
	return span;
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

static void add_preloaded(struct walk *walk, uint64_t length) {
	const struct node *arguments = tree_find(walk->subject->kernel->metadata, ".args");
	uint64_t from = subject_bits(walk->subject, KD_FIELD_USER_SGPR_KERNARG_PRELOAD_OFFSET);
	for (uint64_t i = 0; i < length;) {
		struct span span = arguments_in(arguments, from + i);
		uint64_t count = 1;
		/* Dwords of the same arguments make one row. */
		while (i + count < length) {
			struct span next = arguments_in(arguments, from + i + count);
			if (next.begin != span.begin || next.end != span.end)
				break;
			count++;
		}
		add_row(walk, walk->next, count, "preloaded kernargs");
		page_add(walk->page, "bytes %" PRIu64 " to %" PRIu64 " of the kernel arguments", (from + i) * 4,
		         (from + i + count) * 4 - 1);
		for (size_t j = span.begin; j < span.end; j++)
			if (argument_touches(&arguments->children.items[j], from + i))
				add_argument(walk->page, &arguments->children.items[j], j);
		end_user_row(walk, walk->next, count);
		walk->next += count;
		i += count;
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
	if (!kd_has(subject->target.family.capabilities, entry->any_of, entry->none_of))
		return;
	if (entry->field < KD_FIELD_COUNT && !kd_field_available(&subject->target, kd_field_at(entry->field)))
		return;
	uint64_t value = entry->key ? subject_key(subject, entry->key) : subject_bits(subject, entry->field);
	if (value < entry->least)
		return;

	switch (entry->kind) {
	case USER:
		add_user(walk, entry, value);
		break;
	case SYSTEM:
		add_row(walk, walk->next++, 1, entry->name);
		page_add(walk->page, "%s\n", entry->meaning);
		break;
	case NAMED:
		page_add(walk->page, "  %-12s  %-24s  %s\n", entry->registers, entry->name, entry->meaning);
		break;
	}
}

void section_registers(struct page *page, const struct subject *subject) {
	/* LLVM lets as many dwords be preloaded as there are user SGPRs that the hardware sets up. */
	struct walk walk = {.page = page, .subject = subject, .user_limit = subject->target.family.kernarg_preload_max};
	walk.user_count = subject_bits(subject, KD_FIELD_USER_SGPR_COUNT) |
	                  subject_bits(subject, KD_FIELD_USER_SGPR_COUNT_GFX1250);
	page_heading(page, "Registers when a wavefront starts");
	for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
		add_entry(&walk, &entries[i]);
}
