/* resolve.c: what is left when several inputs speak of one symbol. The rules are ld.lld's. */
#include "linker.h"

/* The strictest visibility that is not the default one. */
static void merge_visibility(struct link_symbol *symbol, const struct link_symbol *mention) {
	if (mention->visibility == STV_DEFAULT)
		return;
	if (symbol->visibility == STV_DEFAULT || mention->visibility < symbol->visibility)
		symbol->visibility = mention->visibility;
}

static void replace(struct link_symbol *symbol, const struct link_symbol *mention) {
	struct link_symbol before = *symbol;
	*symbol = *mention;
	symbol->visibility = before.visibility;
	symbol->wanted = before.wanted;
	symbol->traced = before.traced;
	symbol->is_local = before.is_local;
	symbol->has_version = before.has_version;
	symbol->version = before.version;
	symbol->referenced = before.referenced || mention->referenced;
}

static void merge_undefined(struct link_symbol *symbol, const struct link_symbol *mention) {
	bool first = !symbol->input;
	if (first || (symbol->kind == LINK_UNDEFINED && mention->binding != STB_WEAK && mention->lost))
		replace(symbol, mention);
	else if (symbol->kind == LINK_UNDEFINED && (mention->binding != STB_WEAK || !symbol->referenced))
		symbol->binding = mention->binding;
	if (first && symbol->wanted) { /* by --undefined, which was there before: it wants it, of any type */
		symbol->binding = STB_GLOBAL;
		symbol->type = STT_NOTYPE;
	}
}

/* A weak mention needs no member. */
struct link_input *resolve_undefined(struct link_symbol *symbol, const struct link_symbol *mention) {
	struct link_input *provider = symbol->provider;
	bool needed = provider && mention->binding != STB_WEAK;
	merge_visibility(symbol, mention);
	if (!provider) {
		merge_undefined(symbol, mention);
	} else if (!needed) {
		symbol->binding = STB_WEAK;
		symbol->type = mention->type;
	}
	symbol->referenced = true;
	if (!needed)
		return NULL;
	symbol->provider = NULL;
	return provider;
}

/* The first member that defines it counts. From then on it is that member's, no longer of an input with a weak one. */
bool resolve_offered(struct link_symbol *symbol, struct link_input *member) {
	if (symbol->kind != LINK_UNDEFINED || symbol->provider)
		return false;
	if (symbol->wanted || (symbol->input && symbol->binding != STB_WEAK))
		return true;
	if (!symbol->input)
		symbol->binding = STB_GLOBAL;
	symbol->provider = member;
	symbol->input = NULL;
	return false;
}

/* The largest common symbol of a name wins, with the strictest alignment of all. */
void resolve_common(struct link_symbol *symbol, const struct link_symbol *mention) {
	merge_visibility(symbol, mention);
	if (symbol->kind == LINK_DEFINED && symbol->binding != STB_WEAK)
		return;
	if (symbol->kind != LINK_COMMON) {
		replace(symbol, mention);
		return;
	}
	if (symbol->value < mention->value)
		symbol->value = mention->value;
	if (symbol->size < mention->size) {
		symbol->size = mention->size;
		symbol->input = mention->input;
	}
}

static bool gives_way(const struct link_symbol *symbol, const struct link_symbol *mention) {
	if (symbol->kind == LINK_COMMON)
		return mention->binding != STB_WEAK;
	return symbol->kind == LINK_UNDEFINED || (symbol->binding != STB_GLOBAL && mention->binding == STB_GLOBAL);
}

void resolve_defined(struct link_symbol *symbol, const struct link_symbol *mention) {
	merge_visibility(symbol, mention);
	if (gives_way(symbol, mention))
		replace(symbol, mention);
}

uint8_t link_symbol_binding(const struct link_symbol *symbol) {
	bool hidden = symbol->visibility == STV_HIDDEN || symbol->visibility == STV_INTERNAL;
	return hidden || symbol->is_local ? STB_LOCAL : symbol->binding;
}

bool link_symbol_is_preemptible(const struct linker *linker, const struct link_symbol *symbol) {
	return !linker->executable && symbol->binding != STB_LOCAL && symbol->visibility == STV_DEFAULT &&
	       !symbol->is_local;
}

bool link_symbol_is_exported(const struct linker *linker, const struct link_symbol *symbol) {
	return (!linker->executable || linker->exports) && symbol->kind == LINK_DEFINED &&
	       link_symbol_binding(symbol) != STB_LOCAL;
}

bool link_symbol_is_number(const struct link_symbol *symbol) {
	if (symbol->kind == LINK_UNDEFINED || symbol->type == STT_TLS)
		return true;
	return !symbol->section && !symbol->output && !symbol->at_header && !symbol->special;
}
