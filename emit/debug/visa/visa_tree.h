/* visa_tree.h: vISA debug information as a tree of records: its rows, read and written.
 *
 * Reader, writer, printers and the assembler all follow the rows of kdasm/visa_records.def. */
#ifndef KD_DEBUG_VISA_VISA_TREE_H
#define KD_DEBUG_VISA_VISA_TREE_H

#include "base/buffer.h"
#include "base/row_numbers.h"
#include "base/source.h"
#include "kdasm/visa.h"

#define VISA_MAGIC 0xdeadd010

enum visa_record {
#define KD_VISA_RECORD(id) VISA_##id,
#include "kdasm/visa_records.def"
	VISA_RECORD_COUNT,
};

enum visa_kind { VISA_NUMBER, VISA_TEXT, VISA_PLACE, VISA_LIST };
enum visa_show { VISA_DECIMAL, VISA_HEX, VISA_VIRTUAL, VISA_PHYSICAL, VISA_STORAGE };

enum {
	VISA_WIDTH = 0xff, /* a size: see the rows */
	VISA_REQUIRED = -1,
	VISA_VALUES = 5, /* most numbers and places of a record */
	VISA_LISTS = 5,  /* and most lists */
	VISA_DEPTH = 6,  /* records inside each other */
};

#define VISA_MANY UINT32_MAX

/* A row. */
struct visa_field {
	const char *name;
	enum visa_kind kind;
	enum visa_record record;             /* that it is in */
	uint8_t sizes[KD_VISA_LAYOUT_COUNT]; /* of the number, or of the length or count in front */
	enum visa_show show;
	int32_t initial;     /* VISA_REQUIRED: there is none */
	const char *decides; /* of a place: the field that says what it is */

	/* of a list */
	const char *keyword;
	enum visa_record of;
	uint32_t most;
	uint8_t widths[KD_VISA_LAYOUT_COUNT];
};

/* The fields of a record, one after another. */
const struct visa_field *visa_fields(enum visa_record record, size_t *count);

/* The place of a number or a place among the values of its record, and of a list among its lists. */
size_t visa_slot(const struct visa_field *field);

struct visa_nodes {
	struct visa_node **items;
	size_t count;
	size_t capacity;
};

struct visa_node {
	enum visa_record record;
	uint8_t width; /* of its fields of size WIDTH */
	kd_pos pos;    /* of its line; 0: it is from a file */
	uint32_t values[VISA_VALUES];
	const char *text; /* not terminated */
	size_t length;
	struct visa_nodes *lists; /* NULL: the record has none */
};

struct visa_node *visa_node_new(struct arena *arena, enum visa_record record, unsigned width);

/* Adds an element to a list of a node. */
struct visa_node *visa_node_add(struct arena *arena, struct visa_node *node, const struct visa_field *list,
                                enum kd_visa_layout layout);

/* By name: a number, and a list. */
uint32_t visa_value(const struct visa_node *node, const char *name);
const struct visa_nodes *visa_list(const struct visa_node *node, const char *name);

/* How many bytes a field takes in a node, or its length or count; 0: the layout lacks it. */
unsigned visa_size(const struct visa_field *field, const struct visa_node *node, enum kd_visa_layout layout);

/* What a value may be called, NULL if it has no name; and the value of a name. */
bool visa_has_names(enum visa_show show);
const char *visa_value_name(enum visa_show show, uint32_t value);
bool visa_value_find(enum visa_show show, const char *name, size_t length, uint32_t *value);

const char *visa_layout_name(enum kd_visa_layout layout);

/* ---- places ---- */

struct visa_place {
	char letter; /* of a register; 0: it is memory */
	uint16_t number, sub;
	bool is_absolute; /* else it is from the frame pointer */
	int32_t offset;
};

enum { VISA_OFFSET_MOST = 0x3fffffff, VISA_OFFSET_LEAST = -0x40000000 };

/* The letter of registers that the deciding field of a place means; 0: memory. */
char visa_place_letter(const struct visa_node *node, const struct visa_field *place);
struct visa_place visa_place_of(const struct visa_node *node, const struct visa_field *place);
uint32_t visa_place_bits(const struct visa_place *place);

/* ---- bytes ---- */

/* Reads a file of the layout; NULL with *error set if it does not fill the bytes. */
struct visa_node *visa_read(struct arena *arena, const uint8_t *bytes, size_t size, enum kd_visa_layout layout,
                            const char **error);

/* Appends the file. All numbers fit their sizes. */
void visa_write(const struct visa_node *file, enum kd_visa_layout layout, struct buffer *out);

/* Adds the elements that are always there to what lacks them. */
void visa_complete(struct arena *arena, struct visa_node *node, enum kd_visa_layout layout);

/* ---- checks ---- */

/* What is wrong at a node; `where` says which of the file it is. Texts are there during the call only. */
typedef void visa_take_mistake(void *context, enum kd_check check, bool fatal, const struct visa_node *node,
                               const char *where, const char *what, const char *text);

void visa_check(struct arena *arena, const struct visa_node *file, const struct kd_check_options *options,
                visa_take_mistake *take, void *context);

#endif
