/* stack_checker.h: the state of following an expression without evaluating it, and what all effects of operations do
 * with it.
 *
 * An operation is a function of that state, as in evaluator.h. Constants are followed too, as offsets and address
 * spaces are among them. */
#ifndef KD_DEBUG_DWARF_STACK_CHECKER_H
#define KD_DEBUG_DWARF_STACK_CHECKER_H

#include "stack_entry.h"
#include "typed_value.h"

struct stack {
	struct stack_entry *entries;
	size_t count, room;
	bool open;    /* there may be more below, of which nothing is known */
	bool reached; /* the step is, as far as is known */
};

struct stack_checker {
	const struct stack_check *check;
	const struct dwarf_expression *expression;
	const struct dwarf_step *step; /* being followed; the last one at the end */
	struct stack stack;            /* before it */
	struct stack **meetings;       /* by step, and one for the end: what comes there, where branches go; or NULL */
	size_t work;
	unsigned depth; /* of expressions in expressions */
	bool reports;   /* this is the last round */
	bool changed;   /* a meeting has, in this round */
	bool gives_up;  /* all that meets is unknown */
	bool failed;    /* the step has */
	bool refused;   /* the expression is */
};

/* The effects of operations. */
#define KD_EFFECT(name, check, evaluate) void stack_do_##check(struct stack_checker *c);
#include "effects.def"
#undef KD_EFFECT

/* ---- messages ---- */

enum { OPERATION = -1 }; /* in place of an operand */

/* The step is ill-formed. The first such one of an expression is reported; always false. */
bool stack_fail(struct stack_checker *c, int operand, const char *format, ...) __attribute__((format(printf, 3, 4)));
void stack_warn(struct stack_checker *c, int operand, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* ---- the stack ---- */

void stack_push(struct stack_checker *c, struct stack_entry entry);
void stack_push_of_type(struct stack_checker *c, struct stack_type type);

/* The entry `below` the top, which may be an incomplete composite. */
struct stack_entry stack_peek(struct stack_checker *c, size_t below);

/* The same of one that must be complete. */
struct stack_entry stack_look(struct stack_checker *c, size_t below);

/* Each drops what it takes. */
void stack_drop(struct stack_checker *c, size_t count);
struct stack_entry stack_pop(struct stack_checker *c);
struct stack_entry stack_pop_value(struct stack_checker *c);
struct stack_entry stack_pop_integral(struct stack_checker *c);
struct stack_entry stack_pop_location(struct stack_checker *c);

/* An entry as what is needed. */
struct stack_entry stack_to_value(struct stack_checker *c, struct stack_entry entry);
struct stack_entry stack_to_location(struct stack_checker *c, struct stack_entry entry);

/* ---- values ---- */

struct stack_entry stack_generic(struct stack_checker *c);
struct stack_entry stack_generic_number(struct stack_checker *c, uint64_t number);

/* The base type that an operand names. */
struct stack_type stack_type_of(struct stack_checker *c, unsigned operand);

/* A number of the generic type that is known. */
bool stack_is_constant(const struct stack_entry *entry);
struct typed_value stack_constant(struct stack_checker *c, const struct stack_entry *entry);

/* ---- locations ---- */

/* Whether a location is, or may be, an address of the default space. */
bool stack_is_address(const struct stack_entry *location);

/* Whether bits `from` to from + bits of a location are in its storage, as far as is known; the second
 * fails if not. */
bool stack_is_inside(const struct stack_entry *location, uint64_t from, uint64_t bits);
bool stack_check_inside(struct stack_checker *c, const struct stack_entry *location, uint64_t from, uint64_t bits,
                        int operand);

/* ---- where branches meet ---- */

void stack_copy(struct stack_checker *c, struct stack *to, const struct stack *from);

/* The stack comes to a step that branches go to. */
void stack_meet(struct stack_checker *c, size_t target);

#endif
