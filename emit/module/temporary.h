/* temporary.h: names for labels that have none. */
#ifndef KD_MODULE_TEMPORARY_H
#define KD_MODULE_TEMPORARY_H

struct module;
struct name;

/* A new name, .Ltmp and a number. */
struct name *temporary_name(struct module *module);

/* The name that a new symbol of the source gets: another one if temporary_name() gave it away. */
struct name *temporary_spared(struct module *module, struct name *name);

#endif
