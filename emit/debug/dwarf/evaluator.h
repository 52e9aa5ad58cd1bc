/* evaluator.h: the state of an evaluation, and what all effects of operations do with it.
 *
 * An operation is a function of that state, as in stack_checker.h, which has the same rules for what is known without
 * a state. After a fault nothing counts any more: a function goes on with anything then. */
#ifndef KD_DEBUG_DWARF_EVALUATOR_H
#define KD_DEBUG_DWARF_EVALUATOR_H

#include "evaluation.h"

struct evaluator {
	struct arena *arena;
	const struct evaluation_request *request;
	const struct dwarf_machine *machine;
	LIST(struct dwarf_entry) stack;
	size_t initial;                /* entries that the stack began with */
	const struct dwarf_step *step; /* NULL: the end of the expression */
	size_t next;                   /* step of the expression that is evaluated */
	size_t offset, number;         /* of the step of the outermost expression */
	unsigned depth;                /* of calls and expressions in expressions */
	bool at_entry;                 /* registers have what they had in the caller */
	size_t work;
	enum evaluation_fault fault;
	const char *problem;
};

/* The effects of operations. */
#define KD_EFFECT(name, check, evaluate) void evaluator_do_##evaluate(struct evaluator *e);
#include "effects.def"
#undef KD_EFFECT

/* ---- faults ---- */

/* The first one counts; always false. The second: false if the evaluation has taken too long. */
bool evaluator_fail(struct evaluator *e, enum evaluation_fault fault, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool evaluator_take_time(struct evaluator *e, size_t steps);

/* ---- the stack ---- */

struct dwarf_entry dwarf_value_entry(struct typed_value value);
struct dwarf_entry dwarf_location_entry(struct dwarf_location location);
bool dwarf_entry_is_incomplete(const struct dwarf_entry *entry);

void evaluator_push(struct evaluator *e, struct dwarf_entry entry);
void evaluator_push_location(struct evaluator *e, struct dwarf_location location);
void evaluator_push_value(struct evaluator *e, struct typed_value value);
void evaluator_push_number(struct evaluator *e, uint64_t number);

/* A location that is known, or not and perhaps why. */
bool evaluator_push_known(struct evaluator *e, const struct dwarf_location *location, const char *name,
                          const char *reason);

/* The entry `below` the top, which must be complete. */
struct dwarf_entry evaluator_look(struct evaluator *e, uint64_t below);

/* Each drops what it takes. */
void evaluator_drop(struct evaluator *e, size_t count);
struct dwarf_entry evaluator_pop(struct evaluator *e);
struct typed_value evaluator_pop_value(struct evaluator *e);
struct typed_value evaluator_pop_integral(struct evaluator *e);
struct dwarf_location evaluator_pop_location(struct evaluator *e);

/* An entry as what is needed. */
struct typed_value evaluator_to_value(struct evaluator *e, struct dwarf_entry entry);
struct dwarf_location evaluator_to_location(struct evaluator *e, struct dwarf_entry entry);

/* ---- what the operation says ---- */

unsigned evaluator_address_bits(const struct evaluator *e);
struct stack_type evaluator_generic_type(const struct evaluator *e);

/* The base type that an operand names. */
bool evaluator_type_of(struct evaluator *e, unsigned operand, struct stack_type *type);

/* The location of the operation's register. */
struct dwarf_location evaluator_register_here(struct evaluator *e);

/* ---- locations ---- */

/* The address space whose number was popped. */
uint64_t evaluator_check_space(struct evaluator *e, const struct typed_value *space);

/* The location at an address of a space, of which only the bits count that its addresses have. */
struct dwarf_location evaluator_in_space(struct evaluator *e, const struct typed_value *space,
                                         const struct typed_value *address);

/* Whether `bits` from bit `from` of a location on are in its storage; if not, that is a fault. */
bool evaluator_check_inside(struct evaluator *e, const struct dwarf_location *location, uint64_t from, uint64_t bits);

/* Reads so many bits as a value of a type, which may be larger. */
struct typed_value evaluator_read_value(struct evaluator *e, const struct dwarf_location *location, uint64_t bits,
                                        struct stack_type type);

/* What an implicit pointer points to: the location of its entry, and from there on by its offset. */
struct dwarf_location evaluator_follow(struct evaluator *e, const struct implicit_pointer *pointer);

/* A number without its sign. */
uint64_t dwarf_magnitude(int64_t number);

/* ---- expressions ---- */

/* Takes bytes apart; false after a fault. */
bool evaluator_decode(struct evaluator *e, const uint8_t *bytes, size_t size, struct dwarf_expression *expression,
                      size_t *offset);

/* Evaluates the steps of an expression in the place of others. */
void evaluator_run(struct evaluator *e, const struct dwarf_expression *expression);

#endif
