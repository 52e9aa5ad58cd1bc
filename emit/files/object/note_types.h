/* note_types.h: which notes a code object may have. */
#ifndef KD_FILES_OBJECT_NOTE_TYPES_H
#define KD_FILES_OBJECT_NOTE_TYPES_H

#include "kdasm/code_object.h"

enum note_type {
#define KD_NOTE_TYPE(owner, number, id) NOTE_##id,
#include "base/note_types.def"
	NOTE_TYPE_COUNT, /* another one */
};

enum note_type note_type_of(const struct kd_note *note);

#endif
