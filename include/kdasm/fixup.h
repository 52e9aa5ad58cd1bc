/* kdasm/fixup.h: symbols' addresses in machine code and data, which a linker or loader fills in.
 *
 * A fixup becomes a relocation. Code reaches its image's symbols by their distance from the next instruction, whose
 * address s_getpc_b64 gives:
 *
 *     0x00  s_getpc_b64 s[0:1]
 *     0x04  s_add_u32 s0, s0, table@rel32@lo+4        {.offset = 0x08, .kind = KD_FIXUP_REL32_LO, .addend = 4}
 *     0x0c  s_addc_u32 s1, s1, table@rel32@hi+12      {.offset = 0x10, .kind = KD_FIXUP_REL32_HI, .addend = 12}
 *
 * Addends are the literals' distances from 0x04. kd_encode_with_symbol() makes such fixups for kd_image_make().
 * Specification: "Relocation Records". */
#ifndef KDASM_FIXUP_H
#define KDASM_FIXUP_H

#include <stdint.h>

#include "kdasm/api.h"

KD_DECLARATIONS_BEGIN

/* What is stored, named and numbered like relocation types: R_AMDGPU_REL32_LO is KD_FIXUP_REL32_LO. S is the symbol's
 * address, A the addend, P the stored bytes' address, G that of the global offset table's entry with S.
 *
 *     KD_FIXUP_ABS64                          8 bytes   S + A; the loader writes it, so not into code
 *     KD_FIXUP_REL64                          8 bytes   S + A - P
 *     KD_FIXUP_REL32                          4 bytes   S + A - P
 *     KD_FIXUP_REL32_LO, _HI                  4 bytes   low and high half of S + A - P
 *     KD_FIXUP_GOTPCREL                       4 bytes   G + A - P
 *     KD_FIXUP_GOTPCREL32_LO, _HI             4 bytes   low and high half of G + A - P
 *     KD_FIXUP_ABS32, _ABS32_LO, _ABS32_HI    4 bytes   S + A, or half of it; not in an image, whose addresses are
 *                                                       unknown when linking
 *
 * The others are for linkers. */
enum kd_fixup_kind {
#define KD_RELOCATION(name, number) KD_FIXUP_##name = number,
#include "kdasm/relocations.def"
#undef KD_RELOCATION
};

struct kd_fixup {
	uint64_t offset;    /* in the code or data; the bytes there do not matter */
	const char *symbol; /* zero-terminated */
	int64_t addend;     /* bytes */
	enum kd_fixup_kind kind;
};

KD_DECLARATIONS_END

#endif
