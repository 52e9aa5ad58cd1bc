/* instruction_text_test.c: instructions decoded from bytes and printed.
 *
 * Texts are those of llvm-objdump 22, or where that would assemble to other bytes, numbers that llvm-mc 22 reads; what is
 * refused it prints as `.long`, or as a text that assembles to other bytes. */
#include "gpu/isa/print.h"
#include "gpu/isa/use.h"
#include "kdasm/target.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const struct isa_machine *machine_of(const char *processor) {
	static char text[KD_TARGET_TEXT_SIZE];
	struct kd_target target;
	struct kd_target_options options = {.processor = processor};
	assert_true(kd_target_init(&target, &options, text, sizeof text));
	return isa_machine_of(target.processor, target.wave);
}

enum { WORDS = 3 };

struct row {
	const char *processor;
	uint32_t words[WORDS];
	unsigned size;
	const char *text;
};

static bool decode(const struct row *row, size_t size, struct isa_decoded *decoded) {
	return isa_decode(machine_of(row->processor), (const uint8_t *)row->words, size, decoded);
}

static void test_text(void **state) {
	(void)state;
	static const struct row rows[] = {
	    {"gfx900", {0xbe800085}, 4, "s_mov_b32 s0, 5"},
	    {"gfx900", {0xbe8000ff, 0x64}, 8, "s_mov_b32 s0, 0x64"},
	    {"gfx900", {0xbe8000ff, 1}, 8, "s_mov_b32 s0, lit(0x1)"},
	    {"gfx900", {0xbe80016a}, 4, "s_mov_b64 s[0:1], vcc"},
	    {"gfx900", {0xbefe01eb}, 4, "s_mov_b64 exec, src_shared_base"},
	    {"gfx900", {0xb0000005}, 4, "s_movk_i32 s0, 0x5"},
	    {"gfx900", {0xbf80ffff}, 4, "s_nop 0xffff"},
	    {"gfx900", {0xbf810000}, 4, "s_endpgm"},
	    {"gfx900", {0xbf810003}, 4, "s_endpgm 3"},
	    {"gfx900", {0xbf8c0f70}, 4, "s_waitcnt vmcnt(0)"},
	    {"gfx900", {0xbf8ccf7f}, 4, "s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)"},
	    {"gfx900", {0xba000901, 5}, 8, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 5"},
	    {"gfx900", {0xb880f83c}, 4, "s_getreg_b32 s0, hwreg(60)"},
	    {"gfx900", {0xbf900222}, 4, "s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 2)"},
	    {"gfx900", {0xbf900011}, 4, "s_sendmsg sendmsg(1, 1, 0)"},
	    {"gfx900", {0xbf90ffff}, 4, "s_sendmsg 65535"},
	    {"gfx900", {0xbf8cffff}, 4, "s_waitcnt 0xffff"},
	    {"gfx900", {0xbf8c3f7f}, 4, "s_waitcnt 0x3f7f"},
	    {"gfx900", {0xbf8c1000}, 4, "s_waitcnt 0x1000"},
	    {"gfx900", {0xbf901001}, 4, "s_sendmsg 0x1001"},
	    {"gfx900", {0xd87affff, 0x01000002}, 8, "ds_swizzle_b32 v1, v2 offset:65535"},
	    {"gfx900", {0xbf110900}, 4, "s_set_gpr_idx_on s0, gpr_idx(SRC0,DST)"},
	    {"gfx900", {0xc0034001, 0x08000004}, 8, "s_load_dword s0, s[2:3], s4 offset:0x4 glc"},
	    {"gfx900", {0xc0020001, 0x001ffff8}, 8, "s_load_dword s0, s[2:3], -0x8"},
	    {"gfx900", {0x020002ff, 0x40b00000}, 8, "v_add_f32_e32 v0, 0x40b00000, v1"},
	    {"gfx900", {0xd1018200, 0x28020501}, 8, "v_add_f32_e64 v0, -v1, |v2| clamp mul:2"},
	    {"gfx900", {0xd1010100, 0x60010af2}, 8, "v_add_f32_e64 v0, -|1.0|, neg(5)"},
	    {"gfx900", {0xd203c800, 0x040e0501}, 8, "v_mad_f16 v0, v1, v2, v3 op_sel:[1,0,0,1] clamp"},
	    {"gfx900", {0x7e0030f8}, 4, "v_ceil_f64_e32 v[0:1], 0.15915494309189532"},
	    {"gfx900", {0x4a000501, 0x40}, 8, "v_madak_f16 v0, v1, v2, 0x40"},
	    {"gfx900", {0xd2850000, 0x00020501}, 8, "v_mul_lo_u32 v0, v1, v2"},
	    {"gfx900", {0xd1e00000 | 0x6a << 8, 0x040e0501}, 8, "v_div_scale_f32 v0, vcc, v1, v2, v3"},
	    {"gfx900", {0x7d940300}, 4, "v_cmp_eq_u32_e32 vcc, v0, v1"},
	    {"gfx900", {0xd0ca0002, 0x00020300}, 8, "v_cmp_eq_u32_e64 s[2:3], v0, v1"},
	    {"gfx900", {0x08040501}, 4, "v_mul_legacy_f32_e32 v2, v1, v2"},
	    {"gfx90a", {0x08040502}, 4, "v_fmac_f64_e32 v[2:3], v[2:3], v[2:3]"},
	    {"gfx1250", {0xd5f7183a, 0x00000101}, 8, "v_cvt_f16_fp8_e64 v58, v1 byte_sel:3"},
	    {"gfx1250", {0xd7744083, 0x0001ec7d}, 8, "v_cvt_sr_fp8_f16 v131, m0, 4.0 byte_sel:2"},
	    {"gfx1250", {0xd77570fa, 0x0000fe7b}, 8, "v_cvt_sr_bf8_f16 v250, ttmp15, exec_hi op_sel:[0,1,0] byte_sel:3"},
	    {"gfx1100", {0xcc404000, 0x19f22108}, 8, "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], null"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct isa_decoded decoded;
		struct isa_text text;
		if (!decode(&rows[i], sizeof rows[i].words, &decoded))
			fail_msg("%s: refused", rows[i].text);
		isa_print(&decoded, ISA_NO_OPERAND, &text);
		assert_string_equal(text.text, rows[i].text);
		assert_int_equal(text.length, strlen(rows[i].text));
		assert_int_equal(decoded.size, rows[i].size);
		assert_true(decode(&rows[i], rows[i].size, &decoded));
		assert_false(decode(&rows[i], rows[i].size - 1, &decoded)); /* bytes are missing */
	}
}

static void test_refused(void **state) {
	(void)state;
	static const struct row rows[] = {
	    {"gfx900", {0xffffffff}, 4, "no instruction"},
	    {"gfx900", {0xbe800101}, 4, "a pair that begins at an odd register"},
	    {"gfx900", {0xbe80007d}, 4, "null, which other generations have"},
	    {"gfx900", {0x4c0002f2}, 4, "a float where integers of 16 bits are"},
	    {"gfx900", {0x4c0002ff, 0xfffffb2e}, 8, "a literal of more than 16 bits"},
	    {"gfx900", {0x7e0030ff, 0x3ff00000}, 8, "a literal whose number is an inline constant"},
	    {"gfx900", {0xba00f801, 0x3f800000}, 8, "a float in a number"},
	    {"gfx900", {0xbf11ff00}, 4, "more modes than gpr_idx has"},
	    {"gfx900", {0xd1400000, 0}, 8, "v_nop in VOP3, whose text is that of VOP1"},
	    {"gfx900", {0xd1010800, 0x00020501}, 8, "op_sel of an instruction without it"},
	    {"gfx900", {0xd1010000, 0x000002ff}, 8, "a literal in VOP3"},
	    {"gfx90a", {0x7e0002fe}, 4, "lds_direct, which gfx90a lacks"},
	    {"gfx90a", {0x7e003101}, 4, "an odd pair of vector registers"},
	    {"gfx1100", {0xcc404000, 0x1bae2108}, 8, "a matrix added to an aperture"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct isa_decoded decoded;
		if (decode(&rows[i], sizeof rows[i].words, &decoded))
			fail_msg("%s: accepted", rows[i].text);
	}
}

/* Bits that no text makes. Which they are llvm-mc 22 tells, that encodes what it decodes of the bytes. */
static void test_nearest(void **state) {
	(void)state;
	enum { MOST = 3 };
	static const struct {
		struct row row;
		unsigned spare[MOST + 1]; /* one more than the number of the bit; 0 ends them */
	} rows[] = {
	    {{"gfx900", {0xbf8a0010}, 4, "s_barrier"}, {5}},
	    {{"gfx900", {0xbefe0163}, 4, "s_mov_b64 exec, s[98:99]"}, {1}},
	    {{"gfx900", {0xbf11ff00}, 4, "s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC1,SRC2,DST)"}, {0}},
	    {{"gfx950", {0xd3ac6000, 0x18020301}, 8, "v_mfma_ld_scale_b32 v1, v1"}, {14}},
	    {{"gfx900", {0xc0021691, 0x00400000}, 8, "s_load_dword s90, s[34:35], 0x0"}, {55}},
	    {{"gfx942", {0xdc400000, 0xb90080a4}, 8, "flat_load_ubyte v185, v[164:165]"}, {48}},
	    {{"gfx900", {0x4c0002ff, 0xfffffb2e}, 8, "v_add_u16_e32 v0, 0xfb2e, v1"}, {0}},
	    {{"gfx900", {0xffffffff}, 4, NULL}, {0}},
	    {{"gfx900", {0xbe80007d}, 4, NULL}, {0}},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const struct row *row = &rows[i].row;
		struct isa_decoded decoded;
		struct isa_text text;
		bool found = isa_decode_nearest(machine_of(row->processor), (const uint8_t *)row->words, row->size, &decoded);
		if (found != (row->text != NULL))
			fail_msg("%zu: %s", i, found ? "found" : "not found");
		if (!found)
			continue;
		isa_print(&decoded, ISA_NO_OPERAND, &text);
		assert_string_equal(text.text, row->text);
		assert_false(decoded.exact);
		for (unsigned bit = 0, n = 0; bit < decoded.size * 8 && rows[i].spare[0]; bit++) {
			n += rows[i].spare[n] == bit + 1;
			assert_int_equal(isa_bit_is_spare(&decoded, bit), n && rows[i].spare[n - 1] == bit + 1);
		}
	}
}

/* What follows the bytes that were looked at changes nothing: neither what is there nor how many these are. */
static void test_looked_at(void **state) {
	(void)state;
	static const struct {
		struct row row;
		unsigned looked_at;
	} rows[] = {
	    {{"gfx900", {0xbe800085}, 4, "s_mov_b32 s0, 5"}, 4},
	    {{"gfx900", {0xbe8000ff, 0x64}, 8, "s_mov_b32 s0, 0x64"}, 8},
	    {{"gfx900", {0xd1000000, 0x00020500}, 8, "v_cndmask_b32_e64 v0, v0, v2, s[0:1]"}, 8},
	    {{"gfx900", {0xffffffff}, 4, NULL}, 4},
	    {{"gfx950", {0xd3ac6000, 0x18020301}, 8, "v_mfma_ld_scale_b32 v1, v1"}, 16},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const struct isa_machine *machine = machine_of(rows[i].row.processor);
		for (int filling = 0; filling <= UINT8_MAX; filling += UINT8_MAX) {
			uint8_t bytes[2 * ISA_MOST_BYTES] = {0};
			struct isa_decoded decoded;
			struct isa_text text;
			memcpy(bytes, rows[i].row.words, rows[i].row.size);
			memset(bytes + rows[i].looked_at, filling, sizeof bytes - rows[i].looked_at);
			bool found = isa_decode_nearest(machine, bytes, sizeof bytes, &decoded);
			assert_int_equal(decoded.looked_at, rows[i].looked_at);
			assert_int_equal(found, rows[i].row.text != NULL);
			if (!found)
				continue;
			isa_print(&decoded, ISA_NO_OPERAND, &text);
			assert_string_equal(text.text, rows[i].row.text);
			assert_int_equal(decoded.size, rows[i].row.size);
		}
	}
}

/* Where the caller's text of an operand belongs. */
static void test_late_operand(void **state) {
	(void)state;
	static const struct row rows[] = {
	    {"gfx900", {0x7e0002ff}, 8, "v_mov_b32_e32 v0, "},
	    {"gfx900", {0xba820000}, 4, "s_call_b64 s[2:3], "},
	};
	struct isa_decoded decoded;
	struct isa_text text;
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		assert_true(decode(&rows[i], sizeof rows[i].words, &decoded));
		isa_print(&decoded, 1, &text);
		assert_string_equal(text.text, rows[i].text);
		assert_int_equal(text.late_at, text.length);
	}
}

/* Both halves, and what they use. */
static void test_pairs(void **state) {
	(void)state;
	static const struct {
		struct row row;
		struct isa_use use;
	} rows[] = {
	    {{"gfx1100", {0xc9060501, 0x00020b04}, 8, "v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5"},
	     {.vgprs = 6}},
	    {{"gfx1200", {0xca220001, 0xff08129f}, 8, "v_dual_mov_b32 v255, s1 :: v_dual_lshlrev_b32 v8, 31, v9"},
	     {.vgprs = 256, .sgprs = 2}},
	    {{"gfx1100",
	      {0xc84406ff, 0x02040d04, 0x1234},
	      12,
	      "v_dual_fmaak_f32 v2, 0x1234, v3, 0x1234 :: v_dual_fmamk_f32 v5, v4, 0x1234, v6"},
	     {.vgprs = 7}},
	    {{"gfx1150",
	      {0xca5804f2, 0x00000b04},
	      8,
	      "v_dual_cndmask_b32 v0, 1.0, v2 :: v_dual_dot2acc_f32_f16 v1, v4, v5"},
	     {.vgprs = 6, .others = ISA_USES_VCC}},
	    {{"gfx1200", {0xca14006a, 0x00000702}, 8, "v_dual_mov_b32 v0, vcc_lo :: v_dual_max_num_f32 v1, v2, v3"},
	     {.vgprs = 4, .others = ISA_USES_VCC}},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct isa_decoded decoded;
		struct isa_text text;
		struct isa_use use = {0};
		assert_true(decode(&rows[i].row, rows[i].row.size, &decoded));
		isa_print(&decoded, ISA_NO_OPERAND, &text);
		assert_string_equal(text.text, rows[i].row.text);
		assert_int_equal(decoded.size, rows[i].row.size);
		isa_use_add(&use, &decoded);
		assert_memory_equal(&use, &rows[i].use, sizeof use);
	}
}

int main(void) {
	const struct CMUnitTest tests[] = {
	    cmocka_unit_test(test_text),      cmocka_unit_test(test_refused),      cmocka_unit_test(test_nearest),
	    cmocka_unit_test(test_looked_at), cmocka_unit_test(test_late_operand), cmocka_unit_test(test_pairs),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
