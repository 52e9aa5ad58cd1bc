/* sarif.h: SARIF 2.1.0, the interchange format of OASIS for what static analyses find.
 *
 * The parts that the programs share: sarif_begin(), rules, sarif_begin_results(), results, sarif_end(). */
#ifndef KD_PROGRAMS_SHARED_SARIF_H
#define KD_PROGRAMS_SHARED_SARIF_H

#include "base/json.h"

/* A document with one run of a program, up to its rules; in columns each character is one. */
void sarif_begin(struct json *json, const char *program);
void sarif_begin_results(struct json *json);
void sarif_end(struct json *json);

/* An entry with a message, or with another object that has a text. */
void sarif_text(struct json *json, const char *key, const char *text, size_t size);

/* An entry of a location with a file, whose object the caller ends with json_end(): a region may follow. Relative
 * names are relative to where the program runs, which the document names. */
void sarif_begin_file(struct json *json, const char *file);

#endif
