// hello_world.s: the smallest useful code object, one kernel.
//
// The kernel stores the float 3.14159 to the address it gets as its only argument.
//
//     kdasm examples/hello_world.s -o hello_world.o
//     kdasm -shared examples/hello_world.s -o hello_world.hsaco     (to load it with the ROCm runtime)
//
// A code object needs three things for each kernel: its machine code, its kernel descriptor
// (the .amdhsa_kernel block) and its metadata. They are written below in this order.

// The processor. On the command line this would be -mcpu=gfx900.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"

// 1. The code.
.text
.globl hello_world
.p2align 8                              // the hardware wants 256-byte alignment here
.type hello_world,@function
hello_world:
	s_load_dwordx2 s[2:3], s[0:1], 0x0    // the argument
	v_mov_b32 v0, 3.14159
	s_waitcnt lgkmcnt(0)
	v_mov_b32 v1, s2
	v_mov_b32 v2, s3
	flat_store_dword v[1:2], v0
	s_endpgm
.Lhello_world_end:
	.size hello_world, .Lhello_world_end - hello_world

// 2. The kernel descriptor: 64 bytes that tell the hardware how to start the kernel. The symbol
// hello_world.kd is made for it. The two register counts are required, all else has a default.
.rodata
.p2align 6
.amdhsa_kernel hello_world
	.amdhsa_user_sgpr_kernarg_segment_ptr 1   // s[0:1] hold the address of the arguments
	.amdhsa_kernarg_size 8
	.amdhsa_next_free_vgpr 3                  // v0 to v2 are used
	.amdhsa_next_free_sgpr 4                  // s0 to s3 are used
.end_amdhsa_kernel

// 3. Metadata: what the runtime has to know. It is YAML here and MessagePack in the object.
// .sgpr_count counts the registers reserved for VCC, flat scratch and XNACK too: 4 + 6.
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: hello_world
    .symbol: hello_world.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 10
    .vgpr_count: 3
    .max_flat_workgroup_size: 256
    .args:
      - .name: result
        .size: 8
        .offset: 0
        .value_kind: global_buffer
        .address_space: global
...
.end_amdgpu_metadata
