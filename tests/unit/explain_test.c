/* explain_test.c: a kernel explained: fields, directives, registers at its start, occupancy, map, picture.
 *
 * Expected lines were worked out from the specification: tables of "Kernel Descriptor", "Initial Kernel
 * Execution State", "AMDGPU Processors"; occupancies from the register files of emit/gpu/target/families.def. */
#include "print/explain/explain.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

enum { MAX_LINES = 24 };

static struct kd_target target_for(const char *processor, unsigned version) {
	char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_target_options options = {.processor = processor, .code_object_version = version};
	if (!kd_target_init(&target, &options, text, sizeof text))
		fail_msg("%s: %s", processor, text);
	return target;
}

static struct arena *new_arena(void) {
	struct arena *arena = arena_new();
	assert_non_null(arena);
	return arena;
}

enum form { TEXT, MAP, SVG };

/* The output as a string of the arena. */
static char *explain(struct arena *arena, const struct explained_kernel *kernel, enum form form, bool colour) {
	struct buffer out = buffer_in(arena);
	if (form == TEXT)
		explain_text(kernel, colour, &out);
	else if (form == MAP)
		explain_map(kernel, colour, &out);
	else
		explain_svg(kernel, &out);
	return arena_copy(arena, (const char *)out.data, out.size);
}

static bool has_line(const char *text, const char *line) {
	size_t length = strlen(line);
	for (const char *at = text; (at = strstr(at, line)); at++)
		if ((at == text || at[-1] == '\n') && at[length] == '\n')
			return true;
	return false;
}

/* ---- kernels by hand ---- */

/* Words of a descriptor, as in the specification's tables. */
struct words {
	uint32_t group, private, kernarg, rsrc3, rsrc1, rsrc2;
	uint16_t properties, preload;
};

static void put_words(uint8_t bytes[KD_DESCRIPTOR_SIZE], const struct words *words) {
	memset(bytes, 0, KD_DESCRIPTOR_SIZE);
	store_le(bytes, words->group, 4);
	store_le(bytes + 4, words->private, 4);
	store_le(bytes + 8, words->kernarg, 4);
	store_le(bytes + 44, words->rsrc3, 4);
	store_le(bytes + 48, words->rsrc1, 4);
	store_le(bytes + 52, words->rsrc2, 4);
	store_le(bytes + 56, words->properties, 2);
	store_le(bytes + 58, words->preload, 2);
}

struct argument {
	const char *name;
	unsigned offset, size;
};

struct example {
	const char *processor;
	struct words words;
	unsigned vgprs, sgprs, items; /* of metadata; 0: not there */
	unsigned required[3];
	struct argument arguments[4];
	const char *lines[MAX_LINES];
	const char *absent; /* text that must not be there */
};

static struct node text_node(const char *text) {
	return node_of_text(text, strlen(text));
}

static struct node *metadata_of(struct arena *arena, const struct example *example) {
	struct node *map = arena_zeroed(arena, 1, sizeof *map);
	*map = node_of_map();
	if (example->vgprs)
		tree_set(arena, map, ".vgpr_count", node_of_unsigned(example->vgprs));
	if (example->sgprs)
		tree_set(arena, map, ".sgpr_count", node_of_unsigned(example->sgprs));
	if (example->items)
		tree_set(arena, map, ".max_flat_workgroup_size", node_of_unsigned(example->items));
	if (example->required[0]) {
		struct node sizes = node_of_list();
		for (size_t i = 0; i < COUNT(example->required); i++)
			tree_append(arena, &sizes, node_of_unsigned(example->required[i]));
		tree_set(arena, map, ".reqd_workgroup_size", sizes);
	}
	struct node arguments = node_of_list();
	for (size_t i = 0; i < COUNT(example->arguments) && example->arguments[i].name; i++) {
		struct node argument = node_of_map();
		tree_set(arena, &argument, ".name", text_node(example->arguments[i].name));
		tree_set(arena, &argument, ".offset", node_of_unsigned(example->arguments[i].offset));
		tree_set(arena, &argument, ".size", node_of_unsigned(example->arguments[i].size));
		tree_set(arena, &argument, ".value_kind", text_node("by_value"));
		tree_append(arena, &arguments, argument);
	}
	tree_set(arena, map, ".args", arguments);
	return map;
}

static const struct example examples[] = {
    {/* 44 VGPRs in blocks of 4, 24 SGPRs in blocks of 8, all that a dispatch can set up except sizes and ID */
     .processor = "gfx803",
     .words = {.kernarg = 16, .private = 8, .rsrc1 = 0x00ac008a, .rsrc2 = 0x1799, .properties = 0x2f},
     .lines =
         {"kernel k: amdgcn-amd-amdhsa--gfx803, GFX8, wavefronts of 64",
          "  VGPRs: next_free_vgpr 41 to 44 → granule 4 → 11 blocks → field 10",
          "  SGPRs: 17 to 24 with extra ones → granule 8 → 3 blocks → field 2",
          "         next_free_sgpr 11 to 18 + 6 (VCC, FLAT_SCRATCH), the default reservation",
          "         next_free_sgpr 15 to 22 + 2 (VCC)",
          "         next_free_sgpr 17 to 24 + 0",
          "  user SGPRs: 4 private_segment_buffer + 2 dispatch_ptr + 2 queue_ptr + 2 kernarg_segment_ptr + "
          "2 flat_scratch_init = 12 implied → field 12",
          "  scratch: private_segment_fixed_size 8 → 512 bytes for a wavefront of 64",
          "  s[0:3]        private segment buffer    buffer descriptor (V#) of scratch memory; the kernel adds "
          "the wavefront offset to its base",
          "  s[4:5]        dispatch ptr              address of the AQL dispatch packet",
          "  s[6:7]        queue ptr                 address of the amd_queue_t of the queue that holds the packet",
          "  s[8:9]        kernarg segment ptr       address of the kernel arguments",
          "  s[10:11]      flat scratch init         offset of the queue's scratch memory, for FLAT_SCRATCH_HI; bytes of a work-item's, for FLAT_SCRATCH_LO",
          "  s12           work-group id x           work-group ID X within the grid",
          "  s14           work-group id z           work-group ID Z within the grid",
          "  s15           work-group info           bit 31 first wavefront, 16:6 ordered append term, 5:0 "
          "wavefronts of the work-group",
          "  s16           scratch wavefront offset  where the wavefront's scratch memory begins in the queue's, "
          "in bytes",
          "  v2            work-item id z            work-item ID Z within the work-group",
          "  5 of 10 wavefronts on a SIMD, limited by VGPRs",
          "  VGPRs          5  up to 44 of 256, allocated in blocks of 4: 44; 6 with 40 registers or fewer: save 4",
          "   h   12:11  ENABLE_VGPR_WORKITEM_ID                         2: work-item IDs X, Y and Z "
          "(SYSTEM_VGPR_WORKITEM_ID_X_Y_Z) [.amdhsa_system_vgpr_workitem_id 2]",
          "   .   31:0   reserved  0"},
     .absent = "ttmp"},
    {
        /* SGPRs decide: 8 wavefronts up to 100. The metadata's VGPR count is not that of the descriptor. */
        .processor = "gfx906",
        .words = {.rsrc1 = 0x030, .rsrc2 = 0x84, .properties = 0x8, .rsrc3 = 0},
        .vgprs = 9,
        .lines =
            {"  VGPRs: next_free_vgpr 193 to 196 → granule 4 → 49 blocks → field 48, more than .vgpr_count 9",
             "  SGPRs: 0 to 8 with extra ones → granule 8 → 1 block → field 0",
             "         next_free_sgpr 0 to 2 + 6 (VCC, FLAT_SCRATCH, XNACK_MASK), the default reservation",
             "         next_free_sgpr 0 to 4 + 4 (VCC, XNACK_MASK)",
             "  s[0:1]        kernarg segment ptr       address of the kernel arguments",
             "  s2            work-group id x           work-group ID X within the grid",
             "  1 of 10 wavefronts on a SIMD, limited by VGPRs",
             "  VGPRs          1  up to 196 of 256, allocated in blocks of 4: 196; 2 with 128 registers or fewer: save 68",
             "   g   19:18  FLOAT_DENORM_MODE_16_64          0: half and double denormals are flushed in operands and "
             "results (FLOAT_DENORM_MODE_FLUSH_SRC_DST) [.amdhsa_float_denorm_mode_16_64 0]"},
    },
    {
        .processor = "gfx906",
        .words = {.rsrc1 = 0x300, .rsrc2 = 0x1f0080},
        .sgprs = 100,
        .items = 1024,
        .lines =
            {"  SGPRs: 100 with extra ones → granule 8 → 13 blocks → field 12 (97 to 104 give the same)",
             "         next_free_sgpr 94 + 6 (VCC, FLAT_SCRATCH, XNACK_MASK), the default reservation",
             "  user SGPRs: none implied → field 0", "  8 of 10 wavefronts on a SIMD, limited by SGPRs",
             "  SGPRs          8  100; 9 with 88 registers or fewer: save 12",
             "   k   23:15  GRANULATED_LDS_SIZE                             62: for the command processor, must be 0"},
    },
    {/* the register file holds both kinds; arguments of 8 and 4 bytes preloaded after the pointer */
     .processor = "gfx90a",
     .words = {.kernarg = 24, .rsrc3 = 0x10005, .rsrc1 = 5, .rsrc2 = 0x8a, .properties = 8, .preload = 3},
     .vgprs = 42,
     .items = 256,
     .arguments = {{"out", 0, 8}, {"n", 8, 4}, {"later", 16, 8}},
     .lines =
         {"  VGPRs: next_free_vgpr 42 → granule 8 → 6 blocks → field 5 (41 to 48 give the same)",
          "  AGPRs: accum_offset 24 → granule 4 → 6 blocks → field 5; the registers after v23 are a0 and up",
          "  user SGPRs: 2 kernarg_segment_ptr + 3 kernarg_preload_length = 5 implied → field 5",
          /* 5 user SGPRs and 6 extra ones would be 11, of two blocks. */
          "         next_free_sgpr 0 to 2 + 6 (VCC, FLAT_SCRATCH, XNACK_MASK), the default reservation",
          "  kernarg preload: length 3, offset 0 → bytes 0 to 11 of the kernel arguments; firmware that preloads "
          "enters 256 bytes after the entry point",
          "  s[0:1]        kernarg segment ptr       address of the kernel arguments",
          "  s[2:3]        preloaded kernargs        bytes 0 to 7 of the kernel arguments; argument 0 out (by_value)",
          "  s4            preloaded kernargs        bytes 8 to 11 of the kernel arguments; argument 1 n (by_value)",
          "  s5            work-group id x           work-group ID X within the grid",
          "  v0[9:0]       work-item id x            work-item ID X within the work-group; bits of v0 without an ID are 0",
          "  8 of 8 wavefronts on a SIMD, as many as it has slots for",
          "  VGPRs          8  42 of 512, allocated in blocks of 8: 48",
          "   a   5:0    ACCUM_OFFSET  5: accumulation registers begin after 24 VGPRs [.amdhsa_accum_offset 24]",
          "   b   16     TG_SPLIT      1: the waves of a work-group may run on different compute units, without LDS "
          "and S_BARRIER [.amdhsa_tg_split 1]"},
     .absent = "later"},
    {
        /* Two arguments in a dword; more user SGPRs counted than used; scratch set up by hardware. */
        .processor = "gfx942",
        .words = {.group = 20000, .rsrc1 = 15, .rsrc2 = 0x91 | 0x800, .properties = 8, .preload = 2 | 1 << 7},
        .items = 1024,
        .arguments = {{"p", 0, 4}, {"a", 4, 2}, {"b", 6, 2}, {"c", 8, 8}},
        .lines =
            {"  user SGPRs: 2 kernarg_segment_ptr + 2 kernarg_preload_length = 4 implied, user_sgpr_count 8 given → field 8",
             "  s2            preloaded kernargs        bytes 4 to 7 of the kernel arguments; argument 1 a (by_value); "
             "argument 2 b (by_value)",
             "  s3            preloaded kernargs        bytes 8 to 11 of the kernel arguments; argument 3 c (by_value)",
             "  s[4:7]        -                         counted as user SGPRs, but nothing is set up there",
             "  s8            work-group id x           work-group ID X within the grid",
             "  flat_scratch  flat scratch              address of the wavefront's scratch memory, 64 bits",
             "  v0[19:10]     work-item id y            work-item ID Y within the work-group",
             "  4 of 8 wavefronts on a SIMD, limited by VGPRs",
             "  LDS            8  20000 of 65536 bytes: room for 3 work-groups; work-groups of up to 1024 work-items",
             "   a   6:0    KERNARG_PRELOAD_SPEC_LENGTH  2: 2 x 4 = 8 bytes of kernel arguments in user SGPRs "
             "[.amdhsa_user_sgpr_kernarg_preload_length 2]",
             "   a   0      ENABLE_PRIVATE_SEGMENT                          1: scratch memory; FLAT_SCRATCH is set up "
             "[.amdhsa_enable_private_segment 1]"},
    },
    {
        /* Wavefronts of 32 in WGP mode: handed out in 16s, 1024 in all. */
        .processor = "gfx1030",
        .words = {.rsrc1 = 0x60000008, .rsrc2 = 0x84, .properties = 0x408},
        .lines =
            {"kernel k: amdgcn-amd-amdhsa--gfx1030, GFX10.3, wavefronts of 32",
             "  VGPRs: next_free_vgpr 65 to 72 → granule 8 → 9 blocks → field 8",
             "  SGPRs: every wavefront has all SGPRs, whatever next_free_sgpr says → field 0",
             "  12 of 16 wavefronts on a SIMD, limited by VGPRs",
             "  VGPRs         12  up to 72 of 1024, allocated in blocks of 16: 80; 16 with 64 registers or fewer: save 8",
             "  SGPRs         16  every wavefront has all of them",
             "   o   29     WGP_MODE                         1: WGP mode: a work-group runs on both compute units of a "
             "WGP [.amdhsa_workgroup_processor_mode 1]",
             "   h   10     ENABLE_WAVEFRONT_SIZE32             1: wavefronts of 32 work-items [.amdhsa_wavefront_size32 1]"},
    },
    {
        /* Wavefronts of 64, of 1536 registers half; LDS for one work-group in CU mode. */
        .processor = "gfx1100",
        .words = {.group = 40000, .rsrc3 = 0x3f, .rsrc1 = 0x2, .rsrc2 = 0x84, .properties = 8},
        .required = {16, 16, 1},
        .lines = {"  VGPRs: next_free_vgpr 9 to 12 → granule 4 → 3 blocks → field 2",
                  "  2 of 16 wavefronts on a SIMD, limited by LDS",
                  "  LDS            2  40000 of 65536 bytes: room for 1 work-group; work-groups of 256 work-items; "
                  "4 with 32768 bytes or fewer: save 7232",
                  "   a   3:0    SHARED_VGPR_COUNT  15: 15 x 8 = 120 VGPRs shared by both halves of a wavefront of 64 "
                  "[.amdhsa_shared_vgpr_count 15]",
                  "   b   9:4    INST_PREF_SIZE     3: 3 x 128 = 384 bytes of code fetched before the kernel starts "
                  "[.amdhsa_inst_pref_size 3]",
                  "   o   29     WGP_MODE                         0: CU mode: a work-group runs on one compute unit "
                  "[.amdhsa_workgroup_processor_mode 0]"},
    },
    {/* work-group IDs where traps have their registers */
     .processor = "gfx1200",
     .words = {.rsrc1 = 0x60200000, .rsrc2 = 0x3c4, .rsrc3 = 0x2000, .properties = 0x408},
     .lines =
         {"  s[0:1]        kernarg segment ptr       address of the kernel arguments",
          "  ttmp9         work-group id x           work-group ID X within the grid",
          "  ttmp7[15:0]   work-group id y           work-group ID Y within the grid",
          "  ttmp7[31:16]  work-group id z           work-group ID Z within the grid",
          "   i   21     WG_RR_EN                         1: wavefronts of a SIMD take turns "
          "[.amdhsa_round_robin_scheduling 1]",
          "   c   6      ENABLE_DYNAMIC_VGPR                             1: a wavefront can change its number of VGPRs "
          "while it runs",
          "   b   13     GLG_EN          1: launch guarantee for the work-groups of this dispatch",
          "   a   11:4   INST_PREF_SIZE  0: 0 x 128 = 0 bytes of code fetched before the kernel starts "
          "[.amdhsa_inst_pref_size 0]"},
     .absent = "s2 "},
    {
        /* Six bits of user SGPRs, of which 32 are set up; registers in 16s; barriers in fours. */
        .processor = "gfx1250",
        .words = {.rsrc3 = 0x368000, .rsrc1 = 0x8000009, .rsrc2 = 0x80 | 34 << 1, .properties = 0x408, .preload = 32},
        .lines =
            {"  VGPRs: next_free_vgpr 145 to 160 → granule 16 → 10 blocks → field 9",
             "  user SGPRs: 2 kernarg_segment_ptr + 32 kernarg_preload_length = 34 implied → field 34",
             "  s[2:33]       preloaded kernargs        bytes 0 to 127 of the kernel arguments; only the first 32 "
             "user SGPRs are set up",
             "  6 of 16 wavefronts on a SIMD, limited by VGPRs",
             "  VGPRs          6  up to 160 of 1024, allocated in blocks of 16: 160; 7 with 144 registers or fewer: save 16",
             "   b   6:1    USER_SGPR_COUNT                                 34: user SGPRs, which come before the system SGPRs [.amdhsa_user_sgpr_count 34]",
             "   c   16:14  NAMED_BAR_CNT         2: 2 x 4 = 8 named barriers [.amdhsa_named_barrier_count 2]",
             "   d   17     ENABLE_DYNAMIC_VGPR   1: a wavefront can change its number of VGPRs while it runs",
             "   e   20:18  TCP_SPLIT             5: how LDS and the vector cache share their memory",
             "   f   21     ENABLE_DIDT_THROTTLE  1: throttles when the current would change too fast",
             "   o   27     FLAT_SCRATCH_IS_NV               1: flat scratch is accessed as NV memory"},
    },
    {
        /* What should not be: bits that are reserved, too few user SGPRs counted, more LDS than there is. */
        .processor = "gfx900",
        .words = {.group = 70000, .rsrc3 = 1, .rsrc1 = 0x80000000, .rsrc2 = 2, .properties = 0x18, .preload = 3},
        .lines =
            {"  user SGPRs: 2 kernarg_segment_ptr + 2 dispatch_id = 4 implied, but not all are counted → field 1",
             "  s[0:1]        kernarg segment ptr       address of the kernel arguments; only the first 1 user SGPRs "
             "are set up",
             "  0 of 10 wavefronts on a SIMD: no work-group runs",
             "  a work-group can have at most 65536 bytes of LDS, not 70000",
             "  LDS            0  70000 bytes, but there are only 65536; assuming work-groups of up to 1024 work-items; "
             "4 with 65536 bytes or fewer: save 4464",
             "   .   31:0   reserved  1: must be 0", "   .   31:27  reserved                         16: must be 0",
             "   .   15:0   reserved  3: must be 0"},
        .absent = "kernarg preload: length",
    },
    {
        /* The processor runs no such wavefronts, the descriptor asks for them. */
        .processor = "gfx1251",
        .words = {.rsrc1 = 1},
        .lines = {"  VGPRs: next_free_vgpr 9 to 16 → granule 8 → 2 blocks → field 1",
                  "  gfx1251 cannot run wavefronts of this size"},
    },
    {
        /* As many SGPRs as the hardware wants. */
        .processor = "gfx802",
        .words = {.rsrc1 = 0x2c0},
        .vgprs = 5,
        .lines = {"  VGPRs: next_free_vgpr 0 to 4 → granule 4 → 1 block → field 0, less than .vgpr_count 5",
                  "  SGPRs: always 96 on gfx802 → granule 8 → field 11",
                  "  8 of 10 wavefronts on a SIMD, limited by SGPRs", "  SGPRs          8  up to 96"},
    },
};

static void test_examples(void **state) {
	(void)state;
	for (size_t i = 0; i < COUNT(examples); i++) {
		const struct example *example = &examples[i];
		struct arena *arena = new_arena();
		struct kd_target target = target_for(example->processor, 0);
		uint8_t bytes[KD_DESCRIPTOR_SIZE];
		put_words(bytes, &example->words);
		struct explained_kernel kernel = {&target, "k", 1, bytes, sizeof bytes, metadata_of(arena, example), NULL};
		const char *text = explain(arena, &kernel, TEXT, false);
		for (size_t j = 0; j < MAX_LINES && example->lines[j]; j++)
			if (!has_line(text, example->lines[j]))
				fail_msg("%s: no line\n%s\nin\n%s", example->processor, example->lines[j], text);
		if (example->absent && strstr(text, example->absent))
			fail_msg("%s: \"%s\" in\n%s", example->processor, example->absent, text);
		arena_free(arena);
	}
}

/* Arguments that no compiler would make: sizes and offsets of all kinds, more in a dword than fit. */
static void test_strange_arguments(void **state) {
	(void)state;
	static const struct {
		uint64_t offset, size;
	} places[] = {
	    {0, UINT64_MAX}, {UINT64_MAX, UINT64_MAX}, {UINT64_MAX, 1}, {4, 0}, {508, 8}, {512, 4}, {100, UINT64_MAX - 100},
	};
	struct arena *arena = new_arena();
	struct kd_target target = target_for("gfx90a", 0);
	uint8_t bytes[KD_DESCRIPTOR_SIZE];
	struct node metadata = node_of_map(), arguments = node_of_list();
	for (size_t i = 0; i < COUNT(places); i++) {
		struct node argument = node_of_map();
		tree_set(arena, &argument, ".offset", node_of_unsigned(places[i].offset));
		tree_set(arena, &argument, ".size", node_of_unsigned(places[i].size));
		tree_append(arena, &arguments, argument);
	}
	for (size_t i = 0; i < 40; i++) {
		struct node argument = node_of_map();
		tree_set(arena, &argument, ".offset", node_of_unsigned(8));
		tree_set(arena, &argument, ".size", node_of_unsigned(1));
		tree_append(arena, &arguments, argument);
	}
	tree_append(arena, &arguments, node_of_unsigned(7));
	tree_set(arena, &metadata, ".args", arguments);

	/* 127 dwords from the first on. */
	put_words(bytes, &(struct words){.rsrc2 = 31 << 1, .preload = 127});
	struct explained_kernel kernel = {&target, "k", 1, bytes, sizeof bytes, &metadata, NULL};
	const char *text = explain(arena, &kernel, TEXT, false);
	static const char *const lines[] = {
	    "  s[0:1]        preloaded kernargs        bytes 0 to 7 of the kernel arguments; argument 0",
	    "  s2            preloaded kernargs        bytes 8 to 11 of the kernel arguments; argument 0; argument 7; "
	    "argument 8; argument 9; argument 10; argument 11; argument 12; argument 13",
	    "  s[3:24]       preloaded kernargs        bytes 12 to 99 of the kernel arguments; argument 0; only the first 16 "
	    "user SGPRs are set up",
	    "  s[25:126]     preloaded kernargs        bytes 100 to 507 of the kernel arguments; argument 0; argument 6; only "
	    "the first 16 user SGPRs are set up",
	};
	for (size_t i = 0; i < COUNT(lines); i++)
		if (!has_line(text, lines[i]))
			fail_msg("no line\n%s\nin\n%s", lines[i], text);
	arena_free(arena);
}

/* ---- code object version 2 ---- */

static void test_version_2(void **state) {
	(void)state;
	struct arena *arena = new_arena();
	struct kd_target target = target_for("gfx803", 2);
	uint8_t bytes[KD_CODE_T_SIZE] = {0};
	store_le(bytes + 48, 0x00ac008a, 4); /* compute_pgm_rsrc1 */
	store_le(bytes + 52, 0x88, 4);       /* compute_pgm_rsrc2: four user SGPRs, work-group ID X */
	store_le(bytes + 56, 0x188, 4);      /* kernarg_segment_ptr, grid_workgroup_count_x and _y */
	store_le(bytes + 64, 512, 4);        /* workgroup_group_segment_byte_size */
	store_le(bytes + 84, 20, 2);         /* wavefront_sgpr_count */
	store_le(bytes + 86, 42, 2);         /* workitem_vgpr_count */
	bytes[200] = 1;                      /* reserved */
	struct node metadata = node_of_map(), properties = node_of_map();
	tree_set(arena, &properties, "MaxFlatWorkGroupSize", node_of_unsigned(256));
	tree_set(arena, &metadata, "CodeProps", properties);
	struct explained_kernel kernel = {&target, "old", 3, bytes, sizeof bytes, &metadata, NULL};
	const char *text = explain(arena, &kernel, TEXT, false);
	static const char *const lines[] = {
	    "  VGPRs: 42 → granule 4 → 11 blocks → field 10 (41 to 44 give the same)",
	    "  SGPRs: 20 with extra ones → granule 8 → 3 blocks → field 2 (17 to 24 give the same)",
	    "  user SGPRs: 2 enable_sgpr_kernarg_segment_ptr = 2 implied, user_sgpr_count 4 given → field 4",
	    "  LDS: workgroup_group_segment_byte_size 512 of 65536 bytes; a dispatch may add more",
	    "  LDS           10  512 of 65536 bytes: room for 128 work-groups; work-groups of up to 256 work-items",
	    "  s[0:1]        kernarg segment ptr       address of the kernel arguments",
	    "  s2            grid work-group count x   work-groups of the grid in dimension X",
	    "  s3            grid work-group count y   work-groups of the grid in dimension Y",
	    "  s4            work-group id x           work-group ID X within the grid",
	    "   g   19:18  FLOAT_DENORM_MODE_16_64          3: half and double denormals are kept (FLOAT_DENORM_MODE_FLUSH_NONE) [part of float_mode = 192]",
	    "   i   21     ENABLE_DX10_CLAMP                1: clamping makes NaN 0, as DirectX 10 requires [enable_dx10_clamp = 1]",
	    "   h   7      enable_sgpr_grid_workgroup_count_x  1: work-groups of the grid in dimension X in a user SGPR [enable_sgpr_grid_workgroup_count_x = 1]",
	    "   .   bytes 128 to 255: reserved but not 0, as it must be",
	};
	for (size_t i = 0; i < COUNT(lines); i++)
		if (!has_line(text, lines[i]))
			fail_msg("no line\n%s\nin\n%s", lines[i], text);
	arena_free(arena);
}

/* ---- every bit once ---- */

static uint64_t random_state = 88172645463325252;

static uint32_t random_word(void) {
	random_state ^= random_state << 13;
	random_state ^= random_state >> 7;
	random_state ^= random_state << 17;
	return (uint32_t)(random_state >> 32);
}

/* The rows of the word whose heading begins with `title` cover its bits once, with the bits' values. */
static void check_table(const char *text, const char *title, const uint8_t *bytes, unsigned offset, unsigned width) {
	char heading[100];
	snprintf(heading, sizeof heading, "\n%s: bytes %u to %u, bit %u to bit 0\n", title, offset, offset + width / 8 - 1,
	         width - 1);
	const char *at = strstr(text, heading);
	if (!at)
		fail_msg("no table of %s in\n%s", title, text);
	at += strlen(heading);
	for (int rows = 0; rows < 2; rows++)
		at = strchr(at, '\n') + 1;

	uint64_t word = load_le(bytes + offset, width / 8), seen = 0;
	while (strncmp(at, "   ", 3) == 0) {
		unsigned high, low;
		char mark, name[80];
		unsigned long long value;
		if (sscanf(at, "   %c %u:%u %79s %llu", &mark, &high, &low, name, &value) != 5) {
			assert_int_equal(sscanf(at, "   %c %u %79s %llu", &mark, &low, name, &value), 4);
			high = low;
		}
		assert_in_range(high, low, width - 1);
		uint64_t mask = (UINT64_MAX >> (63 - (high - low))) << low;
		if (seen & mask)
			fail_msg("%s: %u:%u twice in\n%s", title, high, low, text);
		seen |= mask;
		assert_int_equal(value, (word & mask) >> low);
		assert_int_equal(mark == '.', strcmp(name, "reserved") == 0);
		at = strchr(at, '\n') + 1;
	}
	if (seen != UINT64_MAX >> (64 - width))
		fail_msg("%s: bits 0x%llx only in\n%s", title, (unsigned long long)seen, text);
}

static void test_every_bit_once(void **state) {
	(void)state;
	const struct kd_processor *processor;
	for (size_t i = 0; (processor = kd_processor_at(i)); i++) {
		struct kd_target target = target_for(processor->name, i % 2 ? 4 : 6);
		for (int round = 0; round < 8; round++) {
			struct arena *arena = new_arena();
			uint8_t bytes[KD_DESCRIPTOR_SIZE];
			for (size_t j = 0; j < sizeof bytes; j += 4)
				store_le(bytes + j, random_word(), 4);
			struct explained_kernel kernel = {&target, "k", 1, bytes, sizeof bytes, NULL, NULL};
			const char *text = explain(arena, &kernel, TEXT, false);
			check_table(text, "COMPUTE_PGM_RSRC3", bytes, 44, 32);
			check_table(text, "COMPUTE_PGM_RSRC1", bytes, 48, 32);
			check_table(text, "COMPUTE_PGM_RSRC2", bytes, 52, 32);
			check_table(text, "kernel code properties", bytes, 56, 16);
			check_table(text, "kernarg preload", bytes, 58, 16);
			arena_free(arena);
		}
	}
}

static void test_every_bit_of_version_2(void **state) {
	(void)state;
	for (int round = 0; round < 50; round++) {
		struct arena *arena = new_arena();
		struct kd_target target = target_for(round % 2 ? "gfx900" : "gfx700", 2);
		uint8_t bytes[KD_CODE_T_SIZE];
		for (size_t j = 0; j < sizeof bytes; j += 4)
			store_le(bytes + j, random_word(), 4);
		struct explained_kernel kernel = {&target, "k", 1, bytes, sizeof bytes, NULL, NULL};
		const char *text = explain(arena, &kernel, TEXT, false);
		check_table(text, "COMPUTE_PGM_RSRC1", bytes, 48, 32);
		check_table(text, "COMPUTE_PGM_RSRC2", bytes, 52, 32);
		check_table(text, "kernel code properties", bytes, 56, 32);
		arena_free(arena);
	}
}

/* ---- map and picture ---- */

static void test_map(void **state) {
	(void)state;
	struct arena *arena = new_arena();
	struct kd_target target = target_for("gfx90a", 0);
	uint8_t bytes[KD_DESCRIPTOR_SIZE];
	put_words(bytes,
	          &(struct words){.kernarg = 0x118, .rsrc3 = 5, .rsrc1 = 0x00ac0085, .rsrc2 = 0x84, .properties = 8});
	struct explained_kernel kernel = {&target, "k\033[1m\xff", 6, bytes, sizeof bytes, NULL, NULL};
	const char *text = explain(arena, &kernel, MAP, false);
	static const char *const lines[] = {
	    "    0  00 00 00 00 00 00 00 00 18 01 00 00 00 00 00 00",
	    "        a  a  a  a  b  b  b  b  c  c  c  c  .  .  .  .",
	    "   48  85 00 ac 00 84 00 00 00 08 00 00 00 00 00 00 00",
	    "        f  f  f  f  g  g  g  g  h  h  i  i  .  .  .  .",
	    "  00000000 10101100 00000000 10000101",
	    "  .....nml kjihggff eeddccbb bbaaaaaa",
	    "   a   5:0    GRANULATED_WORKITEM_VGPR_COUNT   5",
	    "   c   bytes 8 to 11: KERNARG_SIZE 280",
	};
	for (size_t i = 0; i < COUNT(lines); i++)
		if (!has_line(text, lines[i]))
			fail_msg("no line\n%s\nin\n%s", lines[i], text);
	assert_null(strchr(text, '\033'));
	assert_non_null(strstr(text, "kernel k\\x1b[1m\\xff: "));

	/* Coloured, letters are in the legend only, and every colour ends. */
	const char *coloured = explain(arena, &kernel, MAP, true);
	assert_non_null(strstr(coloured, "\033[30;48;5;217m 00\033[0m"));
	assert_null(strstr(coloured, "bbaaaaaa"));
	int open = 0;
	for (const char *at = coloured; (at = strchr(at, '\033')); at++)
		open = strncmp(at, "\033[0m", 4) == 0 ? 0 : open + 1;
	assert_int_equal(open, 0);
	arena_free(arena);
}

static void test_picture(void **state) {
	(void)state;
	struct arena *arena = new_arena();
	struct kd_target target = target_for("gfx1100", 0);
	uint8_t bytes[KD_DESCRIPTOR_SIZE] = {[48] = 5};
	struct explained_kernel kernel = {&target, "a<b>&\"\1", 7, bytes, sizeof bytes, NULL, NULL};
	const char *text = explain(arena, &kernel, SVG, false);
	assert_int_equal(strncmp(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 40), 0);
	assert_non_null(strstr(text, ">a&lt;b&gt;&amp;&quot;\\x01 for amdgcn-amd-amdhsa--gfx1100</text>\n"));
	assert_non_null(strstr(text, "<title>5:0 GRANULATED_WORKITEM_VGPR_COUNT = 5</title>"));
	assert_non_null(strstr(text, "<title>bytes 16 to 23: KERNEL_CODE_ENTRY_BYTE_OFFSET</title>"));
	assert_string_equal(text + strlen(text) - strlen("</svg>\n"), "</svg>\n");
	arena_free(arena);
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_examples),
	    cmocka_unit_test(test_strange_arguments),
	    cmocka_unit_test(test_version_2),
	    cmocka_unit_test(test_every_bit_once),
	    cmocka_unit_test(test_every_bit_of_version_2),
	    cmocka_unit_test(test_map),
	    cmocka_unit_test(test_picture),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
