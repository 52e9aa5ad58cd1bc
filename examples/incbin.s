// incbin.s: a kernel whose machine code comes from a file.
//
//     kdasm -shared -I examples examples/incbin.s -o incbin.hsaco
//
// hello_world.bin holds the ten words of machine code of hello_world.s and nothing else. It
// was made with
//
//     kdasm examples/hello_world.s -o hello_world.o
//     llvm-objcopy -O binary --only-section=.text hello_world.o examples/hello_world.bin
//
// The file is looked for in the current folder, then in those given with -I.

.amdgcn_target "amdgcn-amd-amdhsa--gfx900"

.text
.globl hello_world
.p2align 8
.type hello_world,@function
hello_world:
	.incbin "hello_world.bin"
.Lhello_world_end:
	.size hello_world, .Lhello_world_end - hello_world

.rodata
.p2align 6
.amdhsa_kernel hello_world
	.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.amdhsa_kernarg_size 8
	.amdhsa_next_free_vgpr 3
	.amdhsa_next_free_sgpr 4
.end_amdhsa_kernel

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
      - { .name: result, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
...
.end_amdgpu_metadata
