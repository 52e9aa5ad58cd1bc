/* linker.h: what the stages of a link hand on to each other.
 *
 * Objects become input sections and symbols (inputs.c, symbols.c); the symbols of one name become one
 * (resolve.c); input sections go into output sections (outputs.c), some of them cut into pieces (merge.c,
 * frames.c); relocations say what must be in the global offset table and what the loader has to do (scan.c);
 * the tables of the loader (dynamic.c) and of tools (symbol_table.c) are sized; everything gets its address
 * (layout.c) and is written (image.c, relocate.c). What is made is what ld.lld -shared makes of the same
 * objects, in the same order. */
#ifndef KD_LINK_LINKER_H
#define KD_LINK_LINKER_H

#include "base/buffer.h"
#include "base/diag.h"
#include "base/name.h"
#include "kdasm/link.h"
#include "kdasm/target.h"
#include "files/elf/read/elf_file.h"
#include "files/elf/read/elf_target.h"

/* In place of an input, for what the linker makes. */
#define INTERNAL "<internal>"

#define BITCODE_MAGIC "BC\xc0\xde"

enum {
	LOAD_PAGE_SIZE = 4096,
	WORD = 8, /* bytes of an address; only 64-bit objects are linked */
};

struct output_section;

/* An object that is linked, or a member of an archive that may be. */
struct link_input {
	const char *name; /* of a member "libm.a(sin.o)" */
	struct elf_file file;
	const char *archive;             /* that it is a member of; else NULL */
	bool lds_is_placed;              /* variables in LDS are common symbols, not numbers as for ld.lld */
	struct input_section **sections; /* by index; NULL: nothing that goes into the output */
	struct link_symbol **symbols;    /* by index; [0] is the number 0 */
	size_t table_group;              /* of its symbols in .symtab */

	/* Noted while its tables are in the processor's caches: for later stages they no longer are. */
	uint32_t call_graph_profile; /* the index of that section; 0: there is none */
	bool has_common : 1;         /* a common symbol, not one in LDS */
	bool has_lds : 1;            /* a variable that linkers place in LDS */
	bool has_info : 1;           /* section .amdgpu.info */
};

/* An object whose undefined symbols are being looked at. */
struct pending_input {
	struct link_input *input;
	size_t next; /* of them */
};

/* A part of an input section that has a place of its own in the output: a string, a constant, a call frame. */
struct piece {
	uint64_t start; /* in the input section; a piece ends where the next begins */
	uint64_t size;
	uint64_t offset; /* in the holder */
	bool dropped;
};

/* A section of an input, or one that the linker makes: what an output section is put together of. */
struct input_section {
	const char *name;
	struct link_input *input; /* NULL: the linker made it */
	uint32_t index;           /* in the input */
	uint32_t type;
	uint64_t flags;
	uint64_t alignment;
	uint64_t entry_size;
	uint64_t size;
	const uint8_t *bytes; /* NULL: zeros */
	const struct elf_relocation *relocations;
	size_t relocation_count;
	bool has_addends : 1;        /* the relocations have; if not they are in the bytes */
	bool needed : 1;             /* with --gc-sections: by something that stays */
	bool stripped : 1;           /* debug information: its symbols become numbers */
	bool discarded : 1;          /* a copy of a section group that is there already, or nothing needs it */
	uint32_t number;             /* in the output section, for SHF_LINK_ORDER; those in one place have the same */
	struct input_section *after; /* SHF_LINK_ORDER: the section whose place decides; else NULL */
	struct output_section *output;
	uint64_t offset;             /* in the output section */
	struct section_bonds *bonds; /* garbage.c; NULL without --gc-sections */
	size_t turn;                 /* by the call graph profile; 0: it says nothing */

	/* When it has been cut up: the section that holds the pieces, which replaces this one in the output. */
	struct input_section *holder;
	LIST(struct piece) pieces; /* by start */
};

/* Part of an input's call frame table. */
struct frame_place {
	const struct input_section *section;
	const struct piece *piece;
};

struct output_section {
	const char *name;
	uint32_t type;
	uint64_t flags;
	uint64_t alignment;
	uint64_t entry_size;
	uint32_t link;
	uint32_t info;
	uint64_t address;
	uint64_t offset; /* in the file */
	uint64_t size;
	uint32_t index;
	unsigned rank; /* see layout.c */
	size_t number; /* in order of creation */
	LIST(struct input_section *) members;
	struct segment *load; /* that it lies in; NULL: none */
	uint32_t name_offset;
};

/* What the call graph profile says. */
struct section_call {
	struct input_section *from;
	struct input_section *to;
	uint64_t count;
};

enum link_symbol_kind { LINK_UNDEFINED, LINK_DEFINED, LINK_COMMON };

/* A link has several for each kernel: they are kept small. */
struct link_symbol {
	const char *name;
	struct link_input *input;      /* that defines it, or else mentions it first; NULL: the linker, or none so far */
	struct input_section *section; /* of a defined one; NULL: it is a number, or lies in `output` */
	uint64_t value;                /* offset in the section; of a common one the alignment */
	uint64_t size;
	enum link_symbol_kind kind;
	uint8_t type;       /* STT_* */
	uint8_t binding;    /* STB_*, before hidden ones become local: link_symbol_binding() */
	uint8_t visibility; /* STV_*, the strictest of all mentions */
	uint8_t other;      /* the bits of st_other above it */

	struct link_input *provider;         /* a member of an archive that defines it, not linked so far; else NULL */
	const struct output_section *output; /* of some that the linker defines */
	const struct input_section *lost;    /* where it would be defined if that were not discarded; else NULL */
	struct variable *variable;           /* resources/object_linking.h, of one in LDS or a named barrier */
	uint32_t missing;                    /* its number in linker->missing, from 1; 0: it is not there */
	uint32_t got_index;
	uint32_t dynamic_index; /* in .dynsym; 0: not there */
	uint32_t dynamic_name;  /* offset in .dynstr */
	uint32_t hash;          /* of the name, for .gnu.hash */
	uint32_t table_name;    /* offset in .strtab */
	uint16_t version;       /* if it has one, VER_NDX_* or the index of a version */

	bool has_version : 1; /* a version script names it */
	bool at_end : 1;      /* the value counts from the end of `output` */
	bool at_header : 1;   /* it names the ELF header */
	bool referenced : 1;  /* some object has it undefined */
	bool wanted : 1;      /* --undefined */
	bool traced : 1;      /* --trace-symbol */
	bool used : 1;        /* with --gc-sections: something that stays refers to it */
	bool forgotten : 1;   /* --gc-sections left out where it was defined: nothing defines it any more */
	bool is_local : 1;    /* a version script or --exclude-libs says so */
	bool special : 1;     /* special_symbols.def has it */
	bool in_got : 1;
	bool is_lds : 1; /* of a common one: in LDS, or a named barrier */
};

/* What a kernel needs with all that it calls. */
struct kernel_needs {
	bool has_lds; /* else what it says of LDS stays */
	uint64_t lds_bytes, private_bytes;
	uint64_t sgprs, vgprs, agprs;
	bool has_dynamic_stack;
};

struct segment {
	uint32_t type;
	uint32_t flags;
	uint64_t alignment;
	bool headers; /* begins with the ELF header (PT_LOAD), or is the program headers (PT_PHDR) */
	struct output_section *first;
	struct output_section *last;
	uint64_t offset;
	uint64_t address;
	uint64_t file_size;
	uint64_t memory_size;
};

/* A symbol that nothing defines, though the code object needs it. */
struct missing_symbol {
	const struct link_symbol *symbol;
	bool is_error; /* else a warning */
	size_t count;  /* of the places that refer to it */
	const char *places[3];
};

/* A version of symbols. */
struct link_version {
	const char *name;
	uint32_t name_offset; /* in .dynstr */
};

/* What the loader has to do. */
struct dynamic_relocation {
	struct input_section *section; /* where */
	uint64_t offset;
	uint32_t type;
	struct link_symbol *symbol;
	int64_t addend;
	bool relative;    /* to where the object is loaded; the symbol is known then */
	uint64_t address; /* once there are addresses */
};

struct linker {
	struct arena *arena;
	struct diag *diag;
	struct sources *texts; /* that messages show places of */
	uint64_t size_limit;
	const struct kd_link_details *details;
	bool executable;           /* not a shared object */
	bool exports;              /* an executable's global symbols are dynamic too */
	bool links_resources;      /* what functions need is added up */
	struct names kernel_needs; /* struct kernel_needs, by the symbol of the descriptor: what was added up */
	unsigned llvm_version;
	LIST(struct link_input *) inputs;
	LIST(struct pending_input) pending;    /* inputs.c: those that are not through */
	struct names names;                    /* of global symbols: struct link_symbol */
	struct names groups;                   /* signatures of section groups: the struct link_input whose copy stays */
	struct names output_names;             /* struct output_section */
	LIST(struct link_symbol *) symbols;    /* global ones, in order of their first mention */
	LIST(struct input_section *) commons;  /* the sections of common symbols */
	LIST(struct input_section *) sections; /* those of the inputs, then those that the linker makes */
	LIST(struct section_call *) section_calls; /* in order of their first mention */
	LIST(struct output_section *) outputs;
	LIST(struct segment *) segments;
	uint64_t headers_size;           /* of the ELF header and the program headers */
	uint64_t section_headers;        /* their offset in the file */
	struct kd_target target;         /* of all inputs */
	uint32_t flags;                  /* e_flags */
	const struct link_symbol *entry; /* NULL: there is none */

	/* Sections that the linker makes; NULL or without an output: not wanted. */
	struct input_section *comment, *eh_frame;
	struct input_section *frame_header, *version_table, *version_definitions;
	struct input_section *dynsym, *dynstr, *gnu_hash, *hash, *dynamic, *rela, *got, *relro_padding;
	struct input_section *symtab, *strtab, *shstrtab;

	LIST(struct link_symbol *) got_symbols;
	LIST(struct dynamic_relocation) relocations;
	size_t relative_count;            /* of them; they come first */
	LIST(struct link_symbol *) table; /* .symtab, local ones first */
	size_t table_local_count;
	LIST(struct link_symbol *) dynamic_table; /* .dynsym */
	size_t hashed;                            /* the first of them in .gnu.hash */
	bool got_wanted;                          /* someone names its address */
	LIST(struct frame_place) frames;          /* of .eh_frame, in its order, for a map or .eh_frame_hdr */
	LIST(struct missing_symbol) missing;
	LIST(struct link_version) versions; /* the first is the base version */
	uint32_t soname_offset;             /* in .dynstr; 0: there is no name */
	struct buffer printed;              /* for the caller, a line each */
};

/* The next multiple of `alignment`, a power of two. */
static inline uint64_t align_to(uint64_t value, uint64_t alignment) {
	return (value + alignment - 1) & ~(alignment - 1);
}

/* ---- messages ---- */

/* "a.o:(.text+0x4)", memory of the arena. */
const char *link_place(struct linker *linker, const struct input_section *section, uint64_t offset);

/* How messages call a symbol. */
const char *link_symbol_text(struct linker *linker, const struct link_symbol *symbol);

/* ---- inputs.c, members.c, symbols.c: objects become sections and symbols ---- */

/* Reads one object or archive; of a `whole` one all members are needed. Reports what is wrong with it. */
void input_add(struct linker *linker, const struct kd_link_input *given, bool whole);

/* An object whose file has been read, for input_join(); NULL after reporting what is wrong with it. */
struct link_input *input_open(struct linker *linker, const char *name, const uint8_t *bytes, size_t size);

/* Makes an object part of the link, and then those members of archives that it needs, and they. */
void input_join(struct linker *linker, struct link_input *input);

/* members.c: offers the members of an archive to the link; those of a `whole` one join it. Reports what is wrong with
 * them. */
void members_offer(struct linker *linker, const struct kd_link_input *archive, bool whole);

/* compressed.c: puts what a compressed section unpacks to in its place. Reports one that is damaged. */
void section_unpack(struct linker *linker, struct input_section *section);

/* The global symbol of that name, a new one if there is none. */
struct link_symbol *symbol_intern(struct linker *linker, const char *name);

/* Those of an object begin there in its symbol table. */
size_t symbols_first_global(const struct link_input *input);

/* Makes the symbols of an input and resolves the global ones that it defines. */
void symbols_read(struct linker *linker, struct link_input *input);

/* Resolves undefined ones, from the symbol *next on, which it moves on. Stops at one that needs a member of an archive,
 * which it gives; NULL: there are no more. */
struct link_input *symbols_read_undefined(struct linker *linker, struct link_input *input, size_t *next);

/* A line for people: names of inputs in it are made printable(), in place. */
void link_put_line(struct buffer *out, char *line);

/* --trace-symbol: "a.o: definition of f" */
void symbol_trace(struct linker *linker, const char *input, const char *what, const struct link_symbol *symbol);

/* Before there are inputs: the symbols of --undefined and --trace-symbol. */
void symbols_want(struct linker *linker);

/* Once all inputs are read: where the symbols of an input lie; reports symbols that two inputs define. */
void symbols_place(struct linker *linker, struct link_input *input);

/* Common symbols get sections. */
void symbols_allocate_common(struct linker *linker);

/* Once the linker has defined its own: takes out the names that only members of archives have that are not linked. */
void symbols_drop_unused(struct linker *linker);

/* Once some of its sections are discarded: what lies there is not defined any more. */
void symbols_forget(const struct link_input *input);

/* Whether it lies in an entry of a merged section that nothing needs. */
bool symbol_is_dropped(const struct link_symbol *symbol);

/* The symbol of a relocation; without one the number 0. */
static inline struct link_symbol *relocation_symbol(const struct input_section *section,
                                                    const struct elf_relocation *relocation) {
	return section->input->symbols[relocation->symbol];
}

/* ---- resolve.c: the symbols of one name become one ---- */

/* Gives the member of an archive that the symbol needs, or NULL. */
struct link_input *resolve_undefined(struct link_symbol *symbol, const struct link_symbol *mention);
/* A member of an archive defines it: whether it needs that. */
bool resolve_offered(struct link_symbol *symbol, struct link_input *member);
void resolve_common(struct link_symbol *symbol, const struct link_symbol *mention);
void resolve_defined(struct link_symbol *symbol, const struct link_symbol *mention);

/* STB_*: hidden and internal symbols are local to the code object, and those that a version script says are. */
uint8_t link_symbol_binding(const struct link_symbol *symbol);

/* Whether another code object may define it instead: only the loader knows its address. None may for an executable. */
bool link_symbol_is_preemptible(const struct linker *linker, const struct link_symbol *symbol);

/* Whether its value is a number, not an address: a distance in the memory of a thread is one. */
bool link_symbol_is_number(const struct link_symbol *symbol);

/* Whether other code objects may see a symbol that is defined here. */
bool link_symbol_is_exported(const struct linker *linker, const struct link_symbol *symbol);

/* ---- missing.c ---- */

/* Whether a relocation may refer to the symbol; if it is not defined where it must be, notes that. */
bool missing_check(struct linker *linker, const struct input_section *section, const struct elf_relocation *relocation);

/* Reports what was noted. */
void missing_report(struct linker *linker);

/* ---- versions.c, version_script.c ---- */

/* Once all inputs are read: --exclude-libs and the version scripts say which symbols are local, and which versions the
 * others have. Reports what is wrong with the scripts. */
void versions_assign(struct linker *linker);

/* The tables of versions, if there are versions: .gnu.version and .gnu.version_d. */
void versions_make_sections(struct linker *linker);
void versions_put_names(struct linker *linker, struct buffer *names);
void versions_size(struct linker *linker);
void versions_fill(struct linker *linker, uint8_t *image);

/* ---- garbage.c ---- */

/* Once all symbols are placed: takes out the sections that nothing needs, if that is wanted. */
void garbage_collect(struct linker *linker);

/* ---- map.c ---- */

/* Once there are addresses: what lies where. */
void map_put(struct linker *linker, struct buffer *out);

/* ---- flags.c ---- */

/* e_flags for all inputs; reports those that do not fit the first. */
void flags_merge(struct linker *linker);

/* ---- resources/object_linking.c ---- */

/* Once all symbols are placed: adds up what functions need, if that is wanted, and changes the descriptors of kernels.
 * If not, warns where that would be needed. Reports what does not go together. */
void resources_link(struct linker *linker);

/* ---- notes.c ---- */

/* One metadata note with the kernels of all inputs, where there are several. Reports notes that contradict
 * each other. */
void notes_join(struct linker *linker);

/* ---- call_graph.c ---- */

/* Reads the call graph profiles. Reports those that are damaged. */
void call_graph_read(struct linker *linker);

/* Once there are output sections: gives the sections that it names their turns. */
void call_graph_order(struct linker *linker);

/* ---- outputs.c: output sections ---- */

/* A section that the linker makes; its alignment also is that of the output. */
struct input_section *section_make(struct linker *linker, const char *name, uint32_t type, uint64_t flags,
                                   uint64_t alignment, uint64_t entry_size);

/* Puts a section into the output section where it belongs, which is made if there is none yet. */
void output_add(struct linker *linker, struct input_section *section);

/* Takes a section out of its output section, and with the last one that. */
void output_remove(struct linker *linker, const struct input_section *section);

/* The output section so called, or NULL. */
struct output_section *output_find(struct linker *linker, const char *name);

/* ---- merge.c, frames.c: sections that are cut into pieces ---- */

/* Whether the section is a table of constants or strings, and equal ones are stored once. */
bool merge_wanted(struct linker *linker, const struct input_section *section);

/* Cuts the section. Reports strings without an end. */
void merge_split(struct linker *linker, struct input_section *section);

/* Replaces the cut sections of each output section by their holders, and decides where pieces lie. */
void merge_outputs(struct linker *linker);

#define EH_FRAME ".eh_frame"

/* Call frame tables: cuts a section into its records, then decides which stay, and where. */
void frames_split(struct linker *linker, struct input_section *section);
void frames_join(struct linker *linker);

/* Whether a record is one that those of functions refer to. */
bool frames_is_common(const struct input_section *section, const struct piece *piece);

/* frame_header.c: once .eh_frame is made, if that is wanted: its table of functions; once relocations are stored: the
 * contents. */
void frame_header_make(struct linker *linker);
void frame_header_fill(struct linker *linker, uint8_t *image);

/* ---- special.c: symbols and tables that the linker provides ---- */

void special_sections(struct linker *linker);

/* Once all sections have outputs: inputs that have sections with names of the linker's own. */
void special_own(struct linker *linker);
void special_symbols(struct linker *linker);

/* Whether a section's name is one of C, so that symbols name its start and end. */
bool link_is_identifier(const char *name);

/* Whether the linker will define a symbol of that name. */
bool special_provides(const char *name);

/* Once all inputs are read: where the code object starts. A member of an archive that defines that is needed. */
void special_entry(struct linker *linker);

/* Once there are addresses. Warns where there is none. */
uint64_t special_entry_address(struct linker *linker);

/* Once there are segments: where the symbols lie that name the ends of some. */
void special_ends(struct linker *linker);

/* ---- scan.c: what the relocations need ---- */

void scan_relocations(struct linker *linker);

/* What a relocation adds to its symbol; of one that is refused later, anything. */
int64_t relocation_addend_of(const struct input_section *section, const struct elf_relocation *relocation);

/* ---- dynamic.c, symbol_table.c: tables; sizes first, contents once addresses are known ---- */

uint32_t link_sysv_hash(const char *name);
void dynamic_collect(struct linker *linker);
void dynamic_size(struct linker *linker);
void dynamic_fill(struct linker *linker, uint8_t *image);
void symbol_table_collect(struct linker *linker);
/* Reports thread-local symbols if there is no PT_TLS. */
void symbol_table_check(struct linker *linker);
void symbol_table_fill(struct linker *linker, uint8_t *image);

/* One entry of either table of symbols. */
void link_symbol_store(const struct linker *linker, uint8_t *at, const struct link_symbol *symbol, uint32_t name);

/* ---- order.c, layout.c ---- */

/* The order of sections and segments; then the addresses. */
void layout_order(struct linker *linker);
void layout_addresses(struct linker *linker);

/* The address of an offset in a section. */
uint64_t section_address(const struct input_section *section, uint64_t offset);

/* Where a section that the linker makes lies in the bytes of the code object. */
static inline uint8_t *section_in_image(const struct input_section *section, uint8_t *image) {
	return image + section->output->offset + section->offset;
}

/* The last piece of a section that has been cut up that begins at an offset or before it, or NULL. */
const struct piece *piece_at(const struct input_section *section, uint64_t offset);

/* The offset in the holder of an offset in a section that has been cut up; false when nothing of it is left. */
bool piece_offset(const struct input_section *section, uint64_t offset, uint64_t *at);

/* PT_TLS, or NULL. */
const struct segment *thread_segment(const struct linker *linker);

/* The address of a symbol plus an addend, which is part of the place that a section's symbol names. Thread-local
 * symbols count from the start of PT_TLS. */
uint64_t link_symbol_address(const struct linker *linker, const struct link_symbol *symbol, int64_t addend);

/* The section header that a symbol refers to: SHN_UNDEF, SHN_ABS or an index. */
uint16_t link_symbol_section_index(const struct link_symbol *symbol);

/* ---- image.c, relocate.c ---- */

/* The bytes of the file; false after reporting that they are too many. */
bool image_write(struct linker *linker, struct buffer *image);

/* Stores what is known of the values that relocations ask for. `image` is the whole file. */
void relocate_image(struct linker *linker, uint8_t *image);

#endif
