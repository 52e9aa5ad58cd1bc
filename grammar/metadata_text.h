/* metadata_text.h: finds the end of a metadata block and takes its text out of the source. */
#ifndef KD_GRAMMAR_METADATA_TEXT_H
#define KD_GRAMMAR_METADATA_TEXT_H

#include "reader/reader.h"

/* Collects the lines after .amdgpu_metadata or its like into reader->metadata and gives the place
 * after .end_amdgpu_metadata, or `end` with the text marked faulty when that is missing. */
const char *metadata_text_collect(struct reader *reader, const struct directive *directive, const char *at,
                                  const char *end);

#endif
