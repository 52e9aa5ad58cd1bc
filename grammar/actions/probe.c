/* probe.c: .pseudoprobe: places in the code that profiles count, with the calls by which the
 * compiler brought them there. They are written to .pseudo_probe, a tree for each function. */
#include <inttypes.h>

#include "actions.h"

#include "base/md5.h"
#include "base/elf_numbers.h"
#include "module/data.h"
#include "module/output.h"
#include "module/section.h"
#include "module/symbol.h"
#include "lex/raw_text.h"
#include "sections/sections.h"
#include "lex/lex.h"

enum { HAS_DISCRIMINATOR = 4, SENTINEL = 2, ATTRIBUTES_SHIFT = 4, DELTA_FLAG = 0x80, GUID_SIZE = 8 };

struct probe {
	struct symbol *place;
	uint32_t index;
	uint8_t type; /* the attributes are in its upper half */
	uint32_t discriminator;
	kd_pos pos;
};

/* One inlined function, or the one that all others of a tree are inlined into. */
struct probe_tree {
	uint64_t guid;
	uint32_t site; /* the caller's probe at the call; 0 at the top */
	LIST(struct probe_tree *) inlinees;
	LIST(struct probe) probes;
};

struct probed_function {
	struct symbol *symbol;
	struct probe_tree trees; /* its inlinees are the trees */
};

/* reader->probes */
struct probes {
	LIST(struct probed_function *) functions; /* in order */
};

void probes_start(struct reader *reader) {
	reader->probes = arena_zeroed(reader->arena, 1, sizeof *reader->probes);
}

/* ---- operands ---- */

struct operands {
	struct text rest;
	kd_pos pos;
};

static struct raw_token next_token(struct operands *left) {
	const char *end = left->rest.at + left->rest.length;
	left->rest.at = lex_skip_blanks(left->rest.at, end);
	left->rest.length = (size_t)(end - left->rest.at);
	return raw_token(left->rest.at, end);
}

static void take(struct operands *left, const struct raw_token *token) {
	left->rest.at += token->length;
	left->rest.length -= token->length;
}

static bool take_byte(struct operands *left, char byte) {
	struct raw_token token = next_token(left);
	if (!raw_is(&token, byte))
		return false;
	take(left, &token);
	return true;
}

static bool take_integer(struct operands *left, uint64_t *number) {
	struct raw_token token = next_token(left);
	if (token.kind != RAW_NUMBER || !lex_read_integer(token.at, token.length, number))
		return false;
	take(left, &token);
	return true;
}

/* The name at the end; NULL if there is none. */
static struct name *take_name(struct reader *reader, struct operands *left) {
	struct raw_token token = next_token(left);
	struct text text = {token.at, token.length};
	take(left, &token);
	if (token.kind == RAW_STRING)
		return name_of_string(reader, (struct text){text.at + 1, text.length - 2});
	return token.kind == RAW_NAME ? name_intern(&reader->module->names, text.at, text.length) : NULL;
}

/* ---- the trees ---- */

static struct probed_function *function_of(struct reader *reader, struct symbol *symbol) {
	for (size_t i = reader->probes->functions.count; i-- > 0;) /* most often the last one */
		if (reader->probes->functions.items[i]->symbol == symbol)
			return reader->probes->functions.items[i];
	struct probed_function *function = arena_zeroed(reader->arena, 1, sizeof *function);
	function->symbol = symbol;
	*list_add(reader->arena, &reader->probes->functions) = function;
	return function;
}

static bool is_before(uint64_t guid, uint32_t site, const struct probe_tree *tree) {
	return guid != tree->guid ? guid < tree->guid : site < tree->site;
}

/* What is inlined at the site, made if there is nothing. They are in the order of writing. */
static struct probe_tree *inlinee(struct reader *reader, struct probe_tree *tree, uint64_t guid, uint32_t site) {
	size_t low = 0, high = tree->inlinees.count;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		struct probe_tree *known = tree->inlinees.items[middle];
		if (known->guid == guid && known->site == site)
			return known;
		if (is_before(guid, site, known))
			high = middle;
		else
			low = middle + 1;
	}
	struct probe_tree *made = arena_zeroed(reader->arena, 1, sizeof *made);
	made->guid = guid;
	made->site = site;
	list_add(reader->arena, &tree->inlinees);
	memmove(tree->inlinees.items + low + 1, tree->inlinees.items + low,
	        (tree->inlinees.count - 1 - low) * sizeof *tree->inlinees.items);
	tree->inlinees.items[low] = made;
	return made;
}

/* ---- the directive ---- */

struct call_site {
	uint64_t guid;
	uint64_t probe;
};

struct probe_operands {
	uint64_t guid, index, type, attributes, discriminator;
	LIST(struct call_site) calls; /* from the outermost inwards */
	struct name *function;
};

/* NULL, or what is wrong. */
static const char *read_operands(struct reader *reader, struct operands *left, struct probe_operands *operands) {
	uint64_t *const numbers[] = {&operands->guid, &operands->index, &operands->type, &operands->attributes};
	for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
		if (!take_integer(left, numbers[i]))
			return "expected integer: .pseudoprobe begins with four: function, index, type and attributes";
	if ((operands->attributes & HAS_DISCRIMINATOR) && !take_integer(left, &operands->discriminator))
		return "expected integer: attribute 4 says that a discriminator follows";
	while (take_byte(left, '@')) {
		struct call_site call = {0, 0};
		(void)take_integer(left, &call.guid);
		(void)take_byte(left, ':');
		(void)take_integer(left, &call.probe);
		*list_add(reader->arena, &operands->calls) = call;
	}
	operands->function = take_name(reader, left);
	if (!operands->function)
		return "expected identifier: the function that the code belongs to";
	(void)next_token(left);
	return left->rest.length ? "expected newline: nothing can follow the function" : NULL;
}

/* The directive again. */
static const char *spelling(struct arena *arena, const struct probe_operands *operands) {
	struct buffer text = buffer_in(arena);
	buffer_put_text(&text, arena_printf(arena, ".pseudoprobe\t%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64,
	                                    operands->guid, operands->index, operands->type, operands->attributes));
	if (operands->discriminator)
		buffer_put_text(&text, arena_printf(arena, " %" PRIu64, operands->discriminator));
	for (size_t i = 0; i < operands->calls.count; i++)
		buffer_put_text(&text, arena_printf(arena, " @ %" PRIu64 ":%" PRIu32, operands->calls.items[i].guid,
		                                    (uint32_t)operands->calls.items[i].probe));
	buffer_put_text(&text, arena_printf(arena, " %.*s", NAME_ARGS(operands->function)));
	buffer_put_zeros(&text, 1);
	return (const char *)text.data;
}

/* llvm-mc takes a function of number 0 for what is above all functions. */
static bool has_caller_without_number(const struct probe_operands *operands) {
	for (size_t i = 0; i < operands->calls.count; i++)
		if (!operands->calls.items[i].guid)
			return true;
	return false;
}

void pseudo_probe(struct reader *reader, struct text rest, struct span at) {
	struct operands left = {rest, at.start};
	struct probe_operands operands = {0};
	const char *wrong = read_operands(reader, &left, &operands);
	if (wrong) {
		diag_error(reader->diag, text_pos(reader, left.rest.at), "%s", wrong);
		return;
	}
	struct symbol *symbol = operands.function->symbol;
	if (!symbol) {
		diag_error(reader->diag, at.start,
		           "the function %.*s of this probe is not known here: its label must come before this line [stricter "
		           "than llvm-mc]",
		           NAME_ARGS(operands.function));
		return;
	}
	if (output_takes(reader->module, directive, (reader->module, spelling(reader->arena, &operands))))
		return;
	if (has_caller_without_number(&operands)) {
		diag_error(reader->diag, at.start,
		           "a caller of this probe has no number: write @ number:probe [stricter than llvm-mc]");
		return;
	}
	struct probe_tree *tree = &function_of(reader, symbol)->trees;
	uint32_t site = 0;
	for (size_t i = 0; i < operands.calls.count; i++) {
		tree = inlinee(reader, tree, operands.calls.items[i].guid, site);
		site = (uint32_t)operands.calls.items[i].probe;
	}
	tree = inlinee(reader, tree, operands.guid, site);
	*list_add(reader->arena, &tree->probes) = (struct probe){
	    .place = symbol_here(reader->module, at.start),
	    .index = (uint32_t)operands.index,
	    .type = (uint8_t)(operands.type | operands.attributes << ATTRIBUTES_SHIFT),
	    .discriminator = (uint32_t)operands.discriminator,
	    .pos = at.start,
	};
}

/* ---- writing ---- */

static void put_uleb(struct module *module, uint64_t value, kd_pos pos) {
	data_leb(module, value_constant((int64_t)value), false, pos);
}

static void put_byte(struct module *module, uint8_t byte) {
	data_bytes(module, &byte, 1);
}

static void put_guid(struct module *module, uint64_t guid, kd_pos pos) {
	data_value(module, value_constant((int64_t)guid), GUID_SIZE, pos);
}

static void put_distance(struct module *module, const struct probe *probe, struct symbol *last) {
	struct value here = value_symbol(module, probe->place, SPECIFIER_NONE, probe->pos);
	struct value before = value_symbol(module, last, SPECIFIER_NONE, probe->pos);
	data_leb(module, value_fold(module, value_binary(module, BINARY_SUBTRACT, here, before, probe->pos)), true,
	         probe->pos);
}

/* A sentinel has the number of its function where others have the distance from the last probe. */
static void put_probe(struct module *module, const struct probe *probe, uint64_t guid, struct symbol *last) {
	bool sentinel = (probe->type >> ATTRIBUTES_SHIFT) & SENTINEL;
	put_uleb(module, probe->index, probe->pos);
	put_byte(module, sentinel ? probe->type : probe->type | DELTA_FLAG);
	if (sentinel)
		put_guid(module, guid, probe->pos);
	else
		put_distance(module, probe, last);
	if (probe->discriminator)
		put_uleb(module, probe->discriminator, probe->pos);
}

/* Returns the place of the last probe. `whole` is NULL or, where the tree is a part of a function that
 * is elsewhere, the number of that: a sentinel with it comes first. */
static struct symbol *put_tree(struct module *module, const struct probe_tree *tree, const uint64_t *whole,
                               struct symbol *last, unsigned depth, kd_pos pos) {
	if (depth >= EXPR_DEPTH_LIMIT) {
		symbol_too_deep(module, pos);
		return last;
	}
	put_guid(module, tree->guid, pos);
	put_uleb(module, tree->probes.count + (whole != NULL), pos);
	put_uleb(module, tree->inlinees.count, pos);
	if (whole)
		put_probe(module, &(struct probe){.type = SENTINEL << ATTRIBUTES_SHIFT, .pos = pos}, *whole, NULL);
	for (size_t i = 0; i < tree->probes.count; i++) {
		put_probe(module, &tree->probes.items[i], tree->guid, last);
		last = tree->probes.items[i].place;
	}
	for (size_t i = 0; i < tree->inlinees.count; i++) {
		put_uleb(module, tree->inlinees.items[i]->site, pos);
		last = put_tree(module, tree->inlinees.items[i], NULL, last, depth + 1, pos);
	}
	return last;
}

/* Compilers number a function by the MD5 of its name. */
static uint64_t guid_of(const struct symbol *symbol) {
	uint8_t sum[MD5_SIZE];
	md5(symbol->name->text, symbol->name->length, sum);
	uint64_t guid = 0;
	for (size_t i = GUID_SIZE; i-- > 0;)
		guid = guid << 8 | sum[i];
	return guid;
}

static void put_function(struct reader *reader, const struct probed_function *function) {
	struct module *module = reader->module;
	const struct section *home = symbol_section(module, function->symbol);
	struct section_key key = {.name = section_name(module, ".pseudo_probe", strlen(".pseudo_probe")),
	                          .type = SHT_PROGBITS,
	                          .flags = SHF_LINK_ORDER,
	                          .unique_id = home->unique_id,
	                          .link_symbol = home->symbol};
	if (home->group) {
		key.flags |= SHF_GROUP;
		key.signature = home->group->signature;
		key.comdat = true;
	}
	section_switch(module, section_by_key(reader, &key), 0);
	uint64_t guid = guid_of(function->symbol);
	for (size_t i = 0; i < function->trees.inlinees.count; i++) {
		const struct probe_tree *tree = function->trees.inlinees.items[i];
		put_tree(module, tree, tree->guid == guid ? NULL : &guid, function->symbol, 0, function->symbol->pos);
	}
}

void pseudo_probes_finish(struct reader *reader) {
	struct module *module = reader->module;
	if (module->output->symbolic)
		return;
	for (size_t i = 0; i < reader->probes->functions.count; i++) {
		const struct symbol *symbol = reader->probes->functions.items[i]->symbol;
		if (symbol_section(module, symbol) && symbol->name)
			continue;
		diag_error(reader->diag, symbol->pos,
		           "the function %s of a probe is not defined in this source [stricter than llvm-mc]",
		           symbol_text(module, symbol));
		return;
	}
	/* In the order of their sections. Functions of one section are in a hash table of llvm-mc by their
	 * address in its memory; as long as no two share a slot, the last one comes first. */
	for (const struct section *section = module->sections; section; section = section->next)
		for (size_t i = reader->probes->functions.count; i-- > 0;)
			if (symbol_section(module, reader->probes->functions.items[i]->symbol) == section)
				put_function(reader, reader->probes->functions.items[i]);
}
