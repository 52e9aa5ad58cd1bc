/* classes.h: what instructions are to others that must keep away from them: kdasm/isa/hazards.def names these classes,
 * a bit each. */
#ifndef KD_GPU_FLOW_CLASSES_H
#define KD_GPU_FLOW_CLASSES_H

#include "flow.h"

#define FLOW_CLASS(number) (UINT64_C(1) << (number))

#define FLOW_NOTHING UINT64_C(0)
#define FLOW_VALU FLOW_CLASS(0) /* but for matrices of accumulation registers */
#define FLOW_SALU FLOW_CLASS(1) /* but for SOPP */
#define FLOW_VECTOR_MEMORY FLOW_CLASS(2)
#define FLOW_SENDS FLOW_CLASS(3)      /* a message or trace; or it is of the global data share */
#define FLOW_WIDE_STORE FLOW_CLASS(4) /* more than 64 bits of data; of a buffer, without a register as offset */
#define FLOW_DPP FLOW_CLASS(5)
#define FLOW_READ_LANE FLOW_CLASS(6)
#define FLOW_WRITE_LANE FLOW_CLASS(7)
#define FLOW_SWAPS_LANES FLOW_CLASS(8)
#define FLOW_DIV_FMAS FLOW_CLASS(9)
#define FLOW_TRANSCENDENTAL FLOW_CLASS(10)
#define FLOW_NOT_TRANSCENDENTAL FLOW_CLASS(11) /* VALU */
#define FLOW_PART FLOW_CLASS(12)               /* VALU that writes a part of a register */
#define FLOW_DOT FLOW_CLASS(13)
#define FLOW_XDL FLOW_CLASS(14)
#define FLOW_SGEMM FLOW_CLASS(15)
#define FLOW_DGEMM_4 FLOW_CLASS(16)
#define FLOW_DGEMM_16 FLOW_CLASS(17)
#define FLOW_QUICK_MATRIX FLOW_CLASS(18) /* of two passes */
#define FLOW_SETREG FLOW_CLASS(19)
#define FLOW_GETREG FLOW_CLASS(20)
#define FLOW_INDEXES_BY_M0 FLOW_CLASS(21) /* registers, attributes, or local memory that it copies to */
#define FLOW_RETURNS_FROM_TRAP FLOW_CLASS(22)
#define FLOW_VALU_NOT_DOT FLOW_CLASS(23)
#define FLOW_NO_MATRIX FLOW_CLASS(24) /* VALU, memory, export */
#define FLOW_SCALAR_BUFFER FLOW_CLASS(25)
#define FLOW_OTHER_THAN_DOT FLOW_CLASS(26) /* of these */
#define FLOW_ACC_READ FLOW_CLASS(27)
#define FLOW_ACC_WRITE FLOW_CLASS(28)
#define FLOW_VALU_NO_ACC FLOW_CLASS(29)   /* neither matrices, nor moves of their registers */
#define FLOW_LONG_XDL FLOW_CLASS(30)      /* of more than two passes */
#define FLOW_SCALAR_KEEPS FLOW_CLASS(31)  /* scalar memory that does not write what it reads, or ... */
#define FLOW_SCALAR_REUSES FLOW_CLASS(32) /* ... does */
#define FLOW_VECTOR_KEEPS FLOW_CLASS(33)  /* vector memory that writes registers, other ones than it reads, or ... */
#define FLOW_VECTOR_REUSES FLOW_CLASS(34) /* ... these, too */
#define FLOW_NO_SCALAR_MEMORY FLOW_CLASS(35)
#define FLOW_NO_VECTOR_MEMORY FLOW_CLASS(36)
#define FLOW_LDS FLOW_CLASS(37)
#define FLOW_EXPORT FLOW_CLASS(38)
#define FLOW_BRANCH FLOW_CLASS(39)
#define FLOW_PERMLANE FLOW_CLASS(40)
#define FLOW_IDLE FLOW_CLASS(41) /* v_nop */
#define FLOW_VALU_BUT_NOP FLOW_CLASS(42)
#define FLOW_VALU_MASK FLOW_CLASS(43)  /* VALU that writes a mask of lanes */
#define FLOW_READS_EXEC FLOW_CLASS(44) /* others */
#define FLOW_LONG_IMAGE FLOW_CLASS(45) /* image memory of 16 bytes or more */
#define FLOW_ODD_BUFFER FLOW_CLASS(46) /* buffers with an offset that has bit 1 or 2 */
#define FLOW_FLOAT_ATOMIC FLOW_CLASS(47)
#define FLOW_DENORM_MODE FLOW_CLASS(48)
#define FLOW_WMMA FLOW_CLASS(49)
#define FLOW_RETAINS FLOW_CLASS(50) /* reads what it writes */
#define FLOW_WAITS FLOW_CLASS(51)   /* for memory, ... */
#define FLOW_FOR_ALL FLOW_CLASS(52) /* ... all of it, ... */
#define FLOW_FOR_STORES FLOW_CLASS(53)
#define FLOW_FOR_LGKM FLOW_CLASS(54)
#define FLOW_WAITS_VM_VSRC FLOW_CLASS(55) /* ... or until the field is 0 */
#define FLOW_WAITS_VA_VDST FLOW_CLASS(56)
#define FLOW_WAITS_SA_SDST FLOW_CLASS(57)
#define FLOW_WAITS_VA_SDST FLOW_CLASS(58)
#define FLOW_WAITS_VA_VCC FLOW_CLASS(59)
#define FLOW_SEGMENT FLOW_CLASS(60) /* memory of one segment: global and scratch */
#define FLOW_BUFFER_OR_IMAGE FLOW_CLASS(61)
#define FLOW_LEAVES FLOW_CLASS(62)    /* for a function, or back from it */
#define FLOW_TESTS_VCC FLOW_CLASS(63) /* a branch */

/* GFX12.5 has no accumulation registers: these are bits of classes that have to do with them. */
#define FLOW_COEXECUTES                                                                                                \
	FLOW_ACC_READ /* VALU beside a matrix instruction or a transcendental one that it does not wait for */
#define FLOW_SLOW_WMMA FLOW_ACC_WRITE               /* WMMA of 32 bits, which others wait for */
#define FLOW_SPARSE_WMMA (FLOW_WMMA | FLOW_RETAINS) /* it adds to what it writes */
#define FLOW_ANY_WMMA (FLOW_WMMA | FLOW_SLOW_WMMA)

#define FLOW_SETS_EXEC FLOW_LONG_XDL /* SALU of GFX11, which has no such matrix instructions */

/* And these of exports, of other matrix instructions, and of waits that it does not have. */
#define FLOW_ARRIVES FLOW_EXPORT              /* at a barrier, asynchronously; it is none of FLOW_LDS */
#define FLOW_SETS_FIRST_OF_MODE FLOW_LONG_XDL /* that bit alone */
#define FLOW_READS_STATUS FLOW_VALU_NO_ACC    /* a register that tells of the wavefront's state */
#define FLOW_WRITES_SCALARS FLOW_FOR_ALL      /* VALU or SALU that writes a scalar register, SCC, or null */
#define FLOW_WAITS_SDST FLOW_FOR_LGKM         /* for what both VALU and SALU write to scalar registers */
#define FLOW_WAITS_ALU FLOW_FOR_STORES        /* with every field 0, or for everything */
#define FLOW_WAITS_IDLE (FLOW_WAITS | FLOW_WAITS_ALU)

#define FLOW_NOT_FLAT (FLOW_BUFFER_OR_IMAGE | FLOW_SEGMENT)

#define FLOW_WAITS_FOR_STORES (FLOW_WAITS | FLOW_FOR_STORES)
#define FLOW_WAITS_FOR_LGKM (FLOW_WAITS | FLOW_FOR_LGKM)
#define FLOW_VECTOR_MEMORY_OR_LDS (FLOW_VECTOR_MEMORY | FLOW_LDS)
#define FLOW_SALU_OR_MEMORY (FLOW_SALU | FLOW_SCALAR_MEMORY)
#define FLOW_VALU_OR_SCALAR (FLOW_VALU | FLOW_SALU_OR_MEMORY)
#define FLOW_MEMORY_OR_ARRIVES (FLOW_VECTOR_MEMORY_OR_LDS | FLOW_ARRIVES)
#define FLOW_ACTS (FLOW_VALU_OR_SCALAR | FLOW_MEMORY_OR_ARRIVES)
#define FLOW_PERMLANE_RETAINS (FLOW_PERMLANE | FLOW_RETAINS)

#define FLOW_USES_M0 (FLOW_SENDS | FLOW_INDEXES_BY_M0)
#define FLOW_MEMORY_OR_EXPORT (FLOW_VECTOR_MEMORY | FLOW_LDS | FLOW_EXPORT)
#define FLOW_SCALAR_MEMORY (FLOW_SCALAR_KEEPS | FLOW_SCALAR_REUSES)
#define FLOW_VECTOR_LOAD (FLOW_VECTOR_KEEPS | FLOW_VECTOR_REUSES)
#define FLOW_ANY_VALU (FLOW_VALU | FLOW_XDL | FLOW_SGEMM | FLOW_DGEMM_4 | FLOW_DGEMM_16)
#define FLOW_ANY (FLOW_ANY_VALU | FLOW_MEMORY_OR_EXPORT)
#define FLOW_LANES (FLOW_READ_LANE | FLOW_WRITE_LANE | FLOW_SWAPS_LANES)
#define FLOW_LANE_SELECT (FLOW_READ_LANE | FLOW_WRITE_LANE)
#define FLOW_HARDWARE_ACCESS (FLOW_SETREG | FLOW_GETREG)
#define FLOW_DGEMM (FLOW_DGEMM_4 | FLOW_DGEMM_16)
#define FLOW_SINGLE_MATRIX (FLOW_XDL | FLOW_SGEMM)
#define FLOW_NOT_XDL (FLOW_SGEMM | FLOW_DGEMM)
#define FLOW_MATRIX (FLOW_SINGLE_MATRIX | FLOW_DGEMM)

/* What ends hazards. */
enum flow_cure {
	FLOW_CURE_WAIT_STATES,
#define KD_CURE(id, ...) FLOW_CURE_##id,
#include "kdasm/isa/hazards.def"
};

/* Whether the instruction exchanges its operands: both are read and written. */
bool flow_swaps(const struct isa_row *row);

/* Whether the instruction adds products of matrices to its third source. */
bool flow_adds_third(const struct isa_decoded *decoded);

/* Whether the instruction adds products of matrices to what it writes. */
bool flow_adds_first(const struct isa_decoded *decoded);

/* Whether the operand is read, besides being written. */
bool flow_retains(const struct isa_decoded *decoded, unsigned operand);

/* What the instruction is to others, and how long it lasts; its effects are known. */
void flow_classes_know(struct flow_kind *kind, const struct isa_decoded *decoded);

#endif
