/* instruction_test.c: single instructions: bytes and texts, and what is said of lines that are none.
 *
 * Bytes and texts are those of llvm-mc 22. */
#include "kdasm/instruction.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static struct kd_target target_of(const char *processor) {
	struct kd_target target;
	struct kd_target_options options = {.processor = processor};
	char text[KD_TARGET_TEXT_SIZE];
	assert_true(kd_target_init(&target, &options, text, sizeof text));
	return target;
}

static void test_encode(void **state) {
	(void)state;
	static const struct {
		const char *processor, *line;
		uint32_t words[4];
		size_t size;
	} rows[] = {
	    {"gfx900", "s_endpgm", {0xbf810000}, 4},
	    {"gfx900", "\t v_add_f32 v0, s1, v2 // a comment\n\n", {0x02000401}, 4},
	    {"gfx900", "V_ADD_F32 v[3-3], s1, v[1+1]", {0x02000401}, 4},
	    {"gfx900", "s_mov_b32 s0, (1 << 8) | 1", {0xbe8000ff, 0x101}, 8},
	    {"gfx900", "s_mov_b32 s0, .amdgcn.gfx_generation_number", {0xbe800089}, 4},
	    {"gfx900", "s_branch -2", {0xbf82fffe}, 4},
	    {"gfx900", "v_add_f32 v0, v1, v2 row_shl:1", {0x020004fa, 0xff010101}, 8},
	    {"gfx90a", "v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[0:31]", {0xd3c08000, 0x04020300}, 8},
	    {"gfx950", "s_nop 0", {0xbf800000}, 4},
	    {"gfx1010", "s_and_saveexec_b32 s0, vcc_lo", {0xbe803c6a}, 4},
	    {"gfx1010", "v_add_f32_sdwa v0, v1, v2 dst_sel:BYTE_1 src1_sel:WORD_0", {0x060004f9, 0x04061101}, 8},
	    {"gfx1030",
	     "image_sample v[0:3], [v4, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D",
	     {0xf0800f0a, 0x00400004, 9},
	     12},
	    {"gfx1100", "v_add_f16 v0.h, v1.l, v2.h", {0x65010501}, 4},
	    {"gfx1100", "v_dual_mov_b32 v0, 0x1234 :: v_dual_mov_b32 v1, s2", {0xca1000ff, 2, 0x1234}, 12},
	    {"gfx1100", "s_delay_alu instid0(VALU_DEP_1)", {0xbf870001}, 4},
	    {"gfx1200",
	     "global_load_b32 v0, v[2:3], off offset:-4 th:TH_LOAD_NT scope:SCOPE_DEV",
	     {0xee05007c, 0x00180000, 0xfffffc02},
	     12},
	    {"gfx1200", "s_wait_loadcnt_dscnt 0x303", {0xbfc80303}, 4},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct kd_target target = target_of(rows[i].processor);
		struct kd_instruction_message message;
		uint8_t bytes[KD_INSTRUCTION_SIZE];
		size_t length = strlen(rows[i].line);
		assert_int_equal(kd_encode(&target, rows[i].line, length, bytes, sizeof bytes, &message), rows[i].size);
		assert_string_equal(message.text, "");
		assert_memory_equal(bytes, rows[i].words, rows[i].size);
		assert_int_equal(kd_encode(&target, rows[i].line, length, bytes, rows[i].size, NULL), rows[i].size);
		assert_int_equal(kd_encode(&target, rows[i].line, length, bytes, rows[i].size - 1, &message), 0);
		assert_string_equal(message.text, "the instruction has more bytes than there is room for");
	}
}

static void test_refused(void **state) {
	(void)state;
	static const struct {
		const char *processor, *line;
		unsigned column;
		const char *text;
	} rows[] = {
	    {"gfx900", "", 1, "an instruction is expected"},
	    {"gfx900", "  ; a comment", 3, "an instruction is expected"},
	    {"gfx900", "s_nop 0\ns_nop 1", 9, "a single line is expected"},
	    {"gfx900", "s_nup 0", 1, "invalid instruction, did you mean: s_nop, ds_nop or v_nop?"},
	    {"gfx900", "v_mov_b32 v0, v256", 15, "register index is out of range: the last one is v255"},
	    {"gfx900", "v_mov_b32 v0, 1 +", 18, "unknown token in expression: the line ends here"},
	    {"gfx900", "s_branch label", 10,
	     "the value of a symbol is not known here: write a number, or assemble a whole source"},
	    {"gfx900", "s_mov_b32 s0, .", 15,
	     "the value of a symbol is not known here: write a number, or assemble a whole source"},
	    {"gfx900", "v_mov_b32 v[n], 1", 13,
	     "expected absolute expression: its symbols must be set to numbers before this line"},
	    {"gfx900", "v_fmac_f32 v0, v1, v2", 1,
	     "instruction not supported on this GPU; these have it: gfx906, gfx908, gfx90a, gfx942, gfx950, "
	     "gfx9-4-generic, GFX10 to GFX12.5; v_mac_f32 is nearest to it here"},
	    {"generic", "s_nop 0", 1,
	     "invalid instruction 's_nop': kdasm encodes none of generic: give the machine code as data or with .incbin, or link "
	     "the descriptor with an object that has the code"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct kd_target target = target_of(rows[i].processor);
		struct kd_instruction_message message;
		uint8_t bytes[KD_INSTRUCTION_SIZE];
		size_t length = strlen(rows[i].line);
		assert_int_equal(kd_encode(&target, rows[i].line, length, bytes, sizeof bytes, &message), 0);
		assert_string_equal(message.text, rows[i].text);
		assert_int_equal(message.column, rows[i].column);
		assert_int_equal(kd_encode(&target, rows[i].line, length, bytes, sizeof bytes, NULL), 0);
	}
}

static void test_warned(void **state) {
	(void)state;
	static const char line[] = "v_add_f64 v[0:1], v[0:1], 1.23456789";
	struct kd_target target = target_of("gfx942");
	struct kd_instruction_message message;
	uint8_t bytes[KD_INSTRUCTION_SIZE];
	size_t size = kd_encode(&target, line, strlen(line), bytes, sizeof bytes, &message);
	assert_int_equal(size, 0); /* VOP3 has no literals before GFX10 */
	static const char scalar[] = "s_mov_b64 s[0:1], 1.23456789";
	size = kd_encode(&target, scalar, strlen(scalar), bytes, sizeof bytes, &message);
	assert_int_equal(size, 0);
	static const char vector[] = "v_fract_f64 v[0:1], 1.23456789";
	size = kd_encode(&target, vector, strlen(vector), bytes, sizeof bytes, &message);
	assert_int_equal(size, 8);
	assert_int_equal(strncmp(message.text, "Can't encode literal as exact 64-bit floating-point operand", 59), 0);
}

/* Of the room on the stack for one line. */
static void test_long_lines(void **state) {
	(void)state;
	static char line[KD_INSTRUCTION_LINE_SIZE + 1];
	struct kd_target target = target_of("gfx900");
	struct kd_instruction_message message;
	uint8_t bytes[KD_INSTRUCTION_SIZE];
	static const char start[] = "s_mov_b32 s0, 1";
	memcpy(line, start, sizeof start - 1);
	for (size_t i = sizeof start - 1; i + 1 < sizeof line; i += 2)
		memcpy(line + i, "+1", 2);
	assert_int_equal(kd_encode(&target, line, sizeof line - 2, bytes, sizeof bytes, &message), 8);
	assert_int_equal(bytes[4] | bytes[5] << 8, 1 + (sizeof line - 1 - sizeof start) / 2);
	assert_int_equal(kd_encode(&target, line, sizeof line, bytes, sizeof bytes, &message), 0);
	assert_string_equal(message.text, "the line is too long or too deep");
}

static void test_decode(void **state) {
	(void)state;
	static const struct {
		const char *processor;
		uint32_t words[3];
		size_t size, given;
		const char *text;
	} rows[] = {
	    {"gfx900", {0xbf810000}, 4, 4, "s_endpgm"},
	    {"gfx900", {0xbf82fffe}, 4, 4, "s_branch 65534"},
	    {"gfx900", {0xbe8000ff, 0x101}, 8, 8, "s_mov_b32 s0, 0x101"},
	    {"gfx900", {0xbe8000ff, 0x101}, 4, 0, ""},
	    {"gfx900", {0xffffffff, 0xffffffff}, 8, 0, ""},
	    {"gfx900", {0xbf810000}, 3, 0, ""},
	    {"gfx900", {0xbf810000}, 0, 0, ""},
	    {"gfx1030", {0xbf810000}, 4, 4, "s_endpgm"},
	    {"gfx1100", {0xc9080504, 0x02020b01}, 8, 8, "v_dual_add_f32 v2, v4, v2 :: v_dual_add_f32 v3, v1, v5"},
	    {"gfx1100", {0xc9080504, 0x02020b01}, 4, 0, ""},
	    {"gfx1010", {0xbe803c6a}, 4, 4, "s_and_saveexec_b32 s0, vcc_lo"},
	    {"gfx1030",
	     {0xf0800f0a, 0x00400004, 9},
	     12,
	     12,
	     "image_sample  v[0:3], [v4, v9], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D"},
	    {"gfx1100", {0x65010501}, 4, 4, "v_add_f16_e32 v0.h, v1.l, v2.h"},
	    {"gfx1100", {0xd5a281a8, 0x180000ff, 0}, 12, 12, "v_ceil_f32_e64 v168, abs(lit(0x0)) clamp div:2"},
	    {"gfx1200",
	     {0xee05007c, 0x00180000, 0xfffffc02},
	     12,
	     12,
	     "global_load_b32 v0, v[2:3], off offset:-4 th:TH_LOAD_NT scope:SCOPE_DEV"},
	    {"gfx1200", {0xf440bc2b, 0xf8a664bb}, 8, 0, ""},
	    {"gfx1250", {0xbfb00000}, 4, 4, "s_endpgm"},
	    {"gfx700", {0xc00002ff, 0x1000}, 8, 8, "s_load_dword s0, s[2:3], 0x1000"},
	    {"generic", {0xbf810000}, 4, 0, ""},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct kd_target target = target_of(rows[i].processor);
		char text[KD_INSTRUCTION_TEXT_SIZE] = "";
		assert_int_equal(kd_decode(&target, rows[i].words, rows[i].size, text, sizeof text), rows[i].given);
		assert_string_equal(text, rows[i].text);
	}
	struct kd_target target = target_of("gfx900");
	char text[6];
	assert_int_equal(kd_decode(&target, rows[0].words, 4, text, sizeof text), 4);
	assert_string_equal(text, "s_end");
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_encode),     cmocka_unit_test(test_refused), cmocka_unit_test(test_warned),
	    cmocka_unit_test(test_long_lines), cmocka_unit_test(test_decode),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
