/* yaml_scan.h: YAML characters to tokens, in LLVM's dialect.
 *
 * Why not libyaml (or libfyaml): a metadata block must be accepted, refused and read exactly as
 * llvm-mc does, and LLVM's own scanner (llvm/lib/Support/YAMLParser.cpp) follows no version of the
 * YAML specification. Of 20,000 generated metadata documents libyaml, with the typing and packing
 * of this folder after it, reads 5,193 unlike LLVM: 3,697 it refuses and LLVM accepts, 554 the other
 * way round, and 942 both accept with different values. For example:
 *
 *     a: "b" c               LLVM {a: b, c: []}              libyaml: error
 *     a: 1\nx\nb: 2          LLVM {a: 1, b: 2, x: []}        libyaml: error
 *     {,,a: 1,,}             LLVM {a: 1}                     libyaml: error
 *     a: - b                 LLVM {a: [b]}                   libyaml: error
 *     a: 'x\1y'              LLVM {a: x, "y'": []}           libyaml: error
 *     a: 1\n%b               LLVM {a: 1}                     libyaml: error
 *     a: >-\n x\n  y\n z     LLVM "x  y z"                   libyaml "x\n y\nz"
 *     b:\n  a: |2\n    x     LLVM {b: {a: 0.0, x: []}}       libyaml {b: {a: "x\n"}}
 *
 * To rewrite such a text for a library one must know at each character whether it is in a
 * scalar, at which indent and flow level, and whether a key may begin there: that is the whole
 * state of LLVM's scanner, and with that state known nothing is left for the library to do. So
 * the state machine is here, once. It is also faster than libyaml.
 *
 * The scanner is pulled one token at a time, and reads no further than LLVM does: an error
 * after the point where LLVM stops reading is no error. Tokens refer to the text; only block
 * scalars are copied. Memory is bounded by the nesting depth. */
#ifndef KD_BASE_YAML_YAML_SCAN_H
#define KD_BASE_YAML_YAML_SCAN_H

#include "base/arena.h"
#include "base/buffer.h"

#include <stdbool.h>

enum yaml_token_kind {
	YAML_T_STOPPED, /* an error, or one of LLVM's silent ends: see yaml_scanner.error */
	YAML_T_STREAM_START,
	YAML_T_STREAM_END,
	YAML_T_VERSION_DIRECTIVE,
	YAML_T_TAG_DIRECTIVE,
	YAML_T_DOCUMENT_START,
	YAML_T_DOCUMENT_END,
	YAML_T_BLOCK_ENTRY,
	YAML_T_BLOCK_END,
	YAML_T_BLOCK_SEQUENCE_START,
	YAML_T_BLOCK_MAPPING_START,
	YAML_T_FLOW_ENTRY,
	YAML_T_FLOW_SEQUENCE_START,
	YAML_T_FLOW_SEQUENCE_END,
	YAML_T_FLOW_MAPPING_START,
	YAML_T_FLOW_MAPPING_END,
	YAML_T_KEY,
	YAML_T_VALUE,
	YAML_T_SCALAR,       /* with its quotes */
	YAML_T_BLOCK_SCALAR, /* the value is in yaml_scanner.block_text */
	YAML_T_ALIAS,
	YAML_T_ANCHOR,
	YAML_T_TAG,
};

struct yaml_token {
	uint8_t kind;
	bool encoded; /* a scalar with quotes, or a plain one with a line break in it */
	const char *text;
	size_t size;
};

/* A token that turns into a key if a ':' follows on the same line. */
struct yaml_key_candidate {
	size_t token; /* index in the queue */
	size_t line;
	size_t column;
	size_t flow_level;
};

struct yaml_scanner {
	struct arena *arena;
	const char *text;
	const char *end;
	const char *at;
	size_t line;
	size_t column;    /* as LLVM counts it; not for messages */
	ptrdiff_t indent; /* of the innermost block collection, -1 outside */
	size_t flow_level;
	bool started;
	bool key_allowed;
	bool adjacent_value_allowed; /* `"a":1` in flow collections */
	bool llvm_14; /* set before the first token: as LLVM 14 reads it, which folds no line breaks in scalars
	                 and has narrower rules for '?' and ':' */

	LIST(ptrdiff_t) indents;
	LIST(struct yaml_token) queue;
	size_t head; /* first token of the queue that was not taken */
	LIST(struct yaml_key_candidate) candidates;
	size_t first_candidate;
	bool columns_disordered; /* a candidate is left of the one before it */

	struct buffer block_text; /* value of the last block scalar */

	const char *error; /* first error; NULL: none */
	const char *error_at;
};

void yaml_scanner_init(struct yaml_scanner *scanner, struct arena *arena, const char *text, size_t size);

/* The next token after looking for it in the text; yaml_peek() calls it. */
const struct yaml_token *yaml_fetch(struct yaml_scanner *scanner);

/* The next token, left in the queue; valid until the next call. Most calls ask again for one that is certain. */
static inline const struct yaml_token *yaml_peek(struct yaml_scanner *scanner) {
	bool certain = scanner->head < scanner->queue.count && scanner->first_candidate == scanner->candidates.count;
	return certain ? &scanner->queue.items[scanner->head] : yaml_fetch(scanner);
}

/* Takes the next token. */
struct yaml_token yaml_take(struct yaml_scanner *scanner);

/* Takes the tokens of a plain line of a block map at once, "key: value" as compilers write nearly
 * all of them: key and value are single words, and the next line is such that nothing goes on there. Of other values,
 * size 0, the token before them is next. False, and nothing is taken, if no plain key is next. Without this and
 * yaml_begin_plain_map(), kernels take 23 % more instructions. */
bool yaml_take_plain_line(struct yaml_scanner *scanner, struct yaml_token *key, struct yaml_token *value);

/* Takes the token that begins a block map in an entry of a list if such a key is its first; its line is next. */
bool yaml_begin_plain_map(struct yaml_scanner *scanner);

#endif
