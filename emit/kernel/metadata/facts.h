/* facts.h: the few numbers of metadata that the tool itself looks at, in a short row for each kernel.
 *
 * They are gathered while a document is read and verified, or from a tree, so that whoever compares
 * metadata with descriptors need not know which. What is gathered are the rows KD_ROOT_FACT,
 * KD_KERNEL_FACT and KD_ARGUMENT_FACT of kdasm/metadata_keys.def. */
#ifndef KD_KERNEL_METADATA_FACTS_H
#define KD_KERNEL_METADATA_FACTS_H

#include "kdasm/metadata.h"
#include "key_order.h"
#include "scalar.h"

struct node;

enum root_fact {
#define KD_ROOT_FACT(id, key, form) ROOT_##id,
#include "kdasm/metadata_keys.def"
	ROOT_FACT_COUNT,
};

enum kernel_fact {
#define KD_KERNEL_FACT(id, key, form) KERNEL_##id,
#include "kdasm/metadata_keys.def"
	KERNEL_FACT_COUNT,
};

enum argument_fact {
#define KD_ARGUMENT_FACT(id, key, form) ARGUMENT_##id,
#include "kdasm/metadata_keys.def"
	ARGUMENT_FACT_COUNT,
};

/* A value and where it is; places are numbers that only the one who gathers understands. Values
 * that do not fit count as UINT32_MAX. */
struct fact {
	uint32_t value;
	uint32_t place;
};

struct kernel_facts {
	uint32_t given;     /* bit f: kernel_fact f is there */
	uint32_t place;     /* of the kernel's map */
	const char *symbol; /* not terminated */
	uint32_t symbol_size;
	uint32_t first_argument; /* in the list of all */
	uint32_t argument_count;
	struct fact facts[KERNEL_FACT_COUNT]; /* of those given */
};

struct argument_facts {
	uint32_t given;
	uint32_t place;
	struct fact facts[ARGUMENT_FACT_COUNT]; /* of those given; KIND is an index into the row's allowed strings */
};

/* Of the root of a document. */
struct document_facts {
	uint32_t given; /* bit f: root_fact f is there */
	struct fact facts[ROOT_FACT_COUNT];
	const char *target; /* not terminated */
	uint32_t target_size;
	size_t first_kernel; /* in the list of all */
};

enum fact_form { FORM_NONE, FORM_NUMBER, FORM_PRODUCT, FORM_VERSION, FORM_TEXT, FORM_CHOICE, FORM_PRESENCE };

/* Which fact a row of the keys is. */
struct fact_key {
	uint8_t fact;
	uint8_t form; /* enum fact_form */
	uint8_t map;  /* enum kd_metadata_map */
};

struct metadata_facts {
	struct arena *arena;
	LIST(struct document_facts) documents;
	LIST(struct kernel_facts) kernels;
	LIST(struct argument_facts) arguments;
	struct open_facts {
		struct fact *facts;
		uint32_t *given;
	} open[KD_METADATA_ARGUMENT + 1]; /* of the newest map of each kind */
	const struct kd_metadata_key *rows;
	struct fact_key keys[KEY_ROWS_MOST]; /* by number of the row */
	struct key_order order;              /* of keys in trees */
};

/* The key that a fact is the value of. */
const char *kernel_fact_key(enum kernel_fact fact);

void facts_init(struct metadata_facts *facts, struct arena *arena);

/* A document, a kernel or an argument begins there. */
void facts_begin(struct metadata_facts *facts, enum kd_metadata_map map, uint32_t place);

/* A key of the root that is open, by the number of its row. */
void facts_give_key(struct metadata_facts *facts, size_t number);

/* A value of the map that is open, of the key whose row has that number. `element` counts the elements of a
 * list from 1, `choice` is the number of the allowed string. */
static inline void facts_give(struct metadata_facts *facts, size_t number, const struct scalar *value, size_t element,
                              size_t choice, uint32_t place);

/* Those of a document that was unpacked; none if it is NULL or no map. Places are 0. */
void facts_add_tree(struct metadata_facts *facts, const struct node *root);

/* The forms that are not plain numbers. */
void facts_give_other(struct metadata_facts *facts, struct fact_key key, struct fact *fact, const struct scalar *value,
                      size_t element, size_t choice);

/* Most values are small numbers, or of no interest. */
static inline void facts_give(struct metadata_facts *facts, size_t number, const struct scalar *value, size_t element,
                              size_t choice, uint32_t place) {
	struct fact_key key = facts->keys[number];
	if (key.form == FORM_NONE)
		return;
	struct fact *fact = &facts->open[key.map].facts[key.fact];
	*facts->open[key.map].given |= UINT32_C(1) << key.fact;
	fact->place = place;
	if (key.form == FORM_NUMBER && value->kind == VALUE_UNSIGNED && value->natural < UINT32_MAX)
		fact->value = (uint32_t)value->natural;
	else
		facts_give_other(facts, key, fact, value, element, choice);
}

/* The number of the document that a kernel, by its number among all, is in. */
size_t facts_document_of(const struct metadata_facts *facts, size_t kernel);

/* Whether two kernels say the same. */
bool facts_agree(const struct metadata_facts *facts, const struct kernel_facts *a, const struct kernel_facts *b);

/* Whether a document has the fact. */
static inline bool document_has(const struct document_facts *document, enum root_fact fact) {
	return document->given >> fact & 1;
}

/* Version of the document as facts hold it. */
/* amdhsa.version of all code object versions begins with it. */
enum { METADATA_MAJOR = 1 };

#define FACT_VERSION(major, minor) ((uint32_t)(major) << 16 | (minor))

/* The arguments of a kernel, or NULL. */
static inline const struct argument_facts *kernel_arguments(const struct metadata_facts *facts,
                                                            const struct kernel_facts *kernel) {
	return kernel->argument_count ? &facts->arguments.items[kernel->first_argument] : NULL;
}

/* Whether the kernel's map has it. */
static inline bool kernel_has(const struct kernel_facts *kernel, enum kernel_fact fact) {
	return kernel->given >> fact & 1;
}

#endif
