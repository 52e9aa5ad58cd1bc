/* code_use.h: what the code of kernels uses: registers, memory, an end; wherever the code is.
 *
 * Code is followed from the entry, along branches and past them, as far as it belongs to the kernel: to where its
 * symbol ends, or else to the next function, and never into another kernel. So data between instructions do not count,
 * and neither does what is called, nor where registers lead: what is found is the least that a kernel uses. Each byte
 * is in one kernel at most, and read once.
 *
 * A word that is no instruction shows that data were taken for code, and so do one whose text assemblers refuse, and
 * code after a call that leads past the end; bits that are spare do not. Then what was found before the first call is
 * certain, or nothing, if there was no call before such a word.
 *
 * Who has code, in a finished object or in a module, describes it with struct code_source, and then says which entries,
 * functions and relocations there are. Addresses are those of a linked object, where all sections count as number 0, or
 * else offsets in the section with the number. */
#ifndef KD_GPU_CODE_CODE_USE_H
#define KD_GPU_CODE_CODE_USE_H

#include "base/arena.h"
#include "gpu/flow/flow.h"
#include "gpu/isa/use.h"

/* What is at the second entry of a kernel, at which newer firmware starts it. */
enum code_second {
	CODE_SECOND_FITS, /* an instruction; or there is no second entry */
	CODE_SECOND_PAST_END,
	CODE_SECOND_UNKNOWN, /* a word that is no instruction */
	CODE_SECOND_WITHIN,  /* the middle of an instruction that is reached from the first entry */
};

/* Of what the place is known: an instruction with the highest register, or the first one of its kind. */
enum code_used {
	CODE_USES_VGPRS,
	CODE_USES_AGPRS,
	CODE_USES_SGPRS,
	CODE_USES_OTHERS, /* and the bits of enum isa_used from here on */
	CODE_USED_COUNT = CODE_USES_OTHERS + ISA_USED_COUNT,
};

/* What is there instead of a beginning, after "where ". */
const char *code_second_text(enum code_second second);

/* What instructions use, and where: bytes after the entry. */
struct code_facts {
	struct isa_use use;
	uint64_t places[CODE_USED_COUNT];
};

struct code_use {
	uint64_t size; /* bytes from the entry to where the code ends at most */
	struct code_facts all;
	struct code_facts certain; /* without what may come of data */
	size_t instructions;
	bool leaves; /* calls or jumps to code that is not followed; the first of them `left` bytes after the entry */
	uint64_t left;
	bool is_cut; /* there is a word that is no instruction, `cut` bytes after the entry: not all is known */
	uint64_t cut;
	bool runs_out;         /* instructions lead past the end, without a call or a trap before it ... */
	uint64_t last;         /* ... of which this is the last one, in bytes after the entry */
	bool is_before_kernel; /* at the end another kernel begins */
	uint64_t second;       /* so many bytes after the entry is a second one; 0: there is none */
	enum code_second at_second;
};

/* Where code is. `section` is 0 if the object is linked. */
struct code_place {
	uint32_t section;
	uint64_t address;
};

struct code_entry {
	struct code_place place;
	uint32_t home;   /* the number of the section that the code is in, linked or not, as the source wants it */
	uint64_t second; /* bytes from there to the second entry; 0: there is none */
	enum kd_wave wave;
};

struct code_source {
	const struct isa_machine *machines[KD_WAVE_COUNT]; /* NULL: their instructions are not known */
	uint64_t size;                                     /* no more than so many bytes are read: sections may overlap */
	struct flow_met *met; /* by others of the same thread, before; NULL: this is the first */
	const void *context;

	/* The first address after the section or segment that the entry is in; 0: it is in none. */
	uint64_t (*end)(const void *context, const struct code_entry *entry);

	/* So many bytes of code from the entry on; NULL: they are not there. They stay until the next call. */
	const uint8_t *(*bytes)(const void *context, const struct code_entry *entry, uint64_t size);
};

static inline bool code_source_is_known(const struct code_source *source) {
	return source->machines[KD_WAVE_32] || source->machines[KD_WAVE_64];
}

struct code_uses;

/* In memory of the arena: a few bytes for each kernel and function, and a bit for each dword of the largest. Entries
 * come first, then functions and relocations, in any order. */
struct code_uses *code_uses_new(const struct code_source *source, struct arena *arena);

void code_uses_add_entry(struct code_uses *uses, struct code_entry entry);
void code_uses_entries_done(struct code_uses *uses);

/* Whether an entry is there, once entries are done; more may come then, and be done. */
bool code_uses_has_entry(struct code_uses *uses, struct code_place place);

/* A function ends what is before it, and with its size itself. */
void code_uses_add_function(struct code_uses *uses, struct code_place place, uint64_t size);

/* Whether any entry is in the section: only there relocations matter. */
bool code_uses_has_section(struct code_uses *uses, uint32_t section);
void code_uses_add_relocation(struct code_uses *uses, struct code_place place, bool is_branch);
void code_uses_done(struct code_uses *uses);

/* The use of the entry at that place, which stays until that of another one is wanted. NULL where the code is not
 * there, lies in several sections, or kdasm has no instructions of its target. */
const struct code_use *code_uses_find(struct code_uses *uses, struct code_place place);

/* Of the entry at that place, from 0: entries at one place have one number. There is none without instructions of the
 * target. */
size_t code_uses_number(struct code_uses *uses, struct code_place place);

/* As far as symbols tell, the bytes from the entry to the end of its code; 0: that is not known. */
uint64_t code_uses_size(struct code_uses *uses, struct code_place place);

/* Whether the code's loads may be made again. */
static inline enum flow_replay code_replay(enum kd_feature_state xnack) {
	return xnack == KD_FEATURE_ON ? FLOW_REPLAY : xnack == KD_FEATURE_ANY ? FLOW_MAY_REPLAY : FLOW_NO_REPLAY;
}

/* The bytes of the entry at that place, which stay until those of another one are wanted. False where the code is not
 * there, and the second time that it is asked for: several kernels may begin there. */
bool code_uses_function(struct code_uses *uses, struct code_place place, struct flow_code *function);

#endif
