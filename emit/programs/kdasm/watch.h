/* watch.h: --watch: what was read is watched, until some of it changes. */
#ifndef KD_PROGRAMS_KDASM_WATCH_H
#define KD_PROGRAMS_KDASM_WATCH_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"

/* Files by their folders, because editors write new files and rename them. */
struct watch;

/* NULL, with errno set: the system watches no more. Ends with the arena. */
struct watch *watch_new(struct arena *arena);

/* From here on files are read: those that change before watch_wait() have changed, too. Forgets the files before. */
void watch_begin(struct watch *watch);

/* A file was read, or should have been. */
void watch_add(struct watch *watch, const char *path);

/* If a message says that a file can't be found, that one is waited for, by its name and in the folders. */
void watch_add_missing(struct watch *watch, const char *message, const char *const *folders, size_t count);

/* How many were added, but for what is missing. */
size_t watch_count(const struct watch *watch);

/* Waits until one of them changes, and then until nothing changes for a moment. With `any` any other file of their
 * folders will do, because one that was missing may be the one that is wanted. False, with errno set, if nothing can be
 * waited for. */
bool watch_wait(struct watch *watch, bool any);

#endif
