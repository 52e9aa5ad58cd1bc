/* kdasm/argument_kinds.h: the words of `.value_kind`, `.address_space` and `.access` in an argument's metadata.
 *
 * Sizes and offsets are in include/kdasm/metadata_keys.def. Specification: "Code Object V3 Metadata" and "Code Object
 * V5 Metadata", the tables of kernel arguments. */
#ifndef KDASM_ARGUMENT_KINDS_H
#define KDASM_ARGUMENT_KINDS_H

/* ---- `.value_kind` of what the program passes ---- */

#define KD_ARGUMENT_BY_VALUE "by_value"                             /* the bytes of the value */
#define KD_ARGUMENT_GLOBAL_BUFFER "global_buffer"                   /* an address in global memory, 8 bytes */
#define KD_ARGUMENT_DYNAMIC_SHARED_POINTER "dynamic_shared_pointer" /* offset in LDS, 4 bytes, given at launch */
#define KD_ARGUMENT_SAMPLER "sampler"                               /* address of a sampler's descriptor */
#define KD_ARGUMENT_IMAGE "image"                                   /* address of an image's descriptor */
#define KD_ARGUMENT_PIPE "pipe"                                     /* address of an OpenCL pipe */
#define KD_ARGUMENT_QUEUE "queue"                                   /* address of an OpenCL device queue */

/* ---- and of what the runtime passes: hidden arguments, after the others, the first at a multiple of 8 ---- */

#define KD_ARGUMENT_HIDDEN_GLOBAL_OFFSET_X "hidden_global_offset_x" /* OpenCL: first global ID */
#define KD_ARGUMENT_HIDDEN_GLOBAL_OFFSET_Y "hidden_global_offset_y"
#define KD_ARGUMENT_HIDDEN_GLOBAL_OFFSET_Z "hidden_global_offset_z"
#define KD_ARGUMENT_HIDDEN_NONE "hidden_none"                           /* unused */
#define KD_ARGUMENT_HIDDEN_PRINTF_BUFFER "hidden_printf_buffer"         /* for printf */
#define KD_ARGUMENT_HIDDEN_HOSTCALL_BUFFER "hidden_hostcall_buffer"     /* for host calls */
#define KD_ARGUMENT_HIDDEN_DEFAULT_QUEUE "hidden_default_queue"         /* OpenCL: for enqueue_kernel */
#define KD_ARGUMENT_HIDDEN_COMPLETION_ACTION "hidden_completion_action" /* OpenCL: for enqueue_kernel */
#define KD_ARGUMENT_HIDDEN_MULTIGRID_SYNC_ARG "hidden_multigrid_sync_arg"

/* Since code object version 5. */
#define KD_ARGUMENT_HIDDEN_BLOCK_COUNT_X "hidden_block_count_x" /* whole work-groups of the grid */
#define KD_ARGUMENT_HIDDEN_BLOCK_COUNT_Y "hidden_block_count_y"
#define KD_ARGUMENT_HIDDEN_BLOCK_COUNT_Z "hidden_block_count_z"
#define KD_ARGUMENT_HIDDEN_GROUP_SIZE_X "hidden_group_size_x" /* work-items of a work-group */
#define KD_ARGUMENT_HIDDEN_GROUP_SIZE_Y "hidden_group_size_y"
#define KD_ARGUMENT_HIDDEN_GROUP_SIZE_Z "hidden_group_size_z"
#define KD_ARGUMENT_HIDDEN_REMAINDER_X "hidden_remainder_x" /* work-items of a cut-off work-group; 0: none is */
#define KD_ARGUMENT_HIDDEN_REMAINDER_Y "hidden_remainder_y"
#define KD_ARGUMENT_HIDDEN_REMAINDER_Z "hidden_remainder_z"
#define KD_ARGUMENT_HIDDEN_GRID_DIMS "hidden_grid_dims"               /* dimensions of the grid, 1 to 3 */
#define KD_ARGUMENT_HIDDEN_HEAP_V1 "hidden_heap_v1"                   /* the heap of malloc in kernels */
#define KD_ARGUMENT_HIDDEN_DYNAMIC_LDS_SIZE "hidden_dynamic_lds_size" /* bytes of LDS added at launch */
#define KD_ARGUMENT_HIDDEN_PRIVATE_BASE "hidden_private_base"         /* high half of scratch addresses, GFX8 */
#define KD_ARGUMENT_HIDDEN_SHARED_BASE "hidden_shared_base"           /* and in LDS */
#define KD_ARGUMENT_HIDDEN_QUEUE_PTR "hidden_queue_ptr"               /* the queue of the dispatch, GFX8 */

/* ---- `.address_space` of a pointer ---- */

#define KD_ADDRESS_SPACE_PRIVATE "private"
#define KD_ADDRESS_SPACE_GLOBAL "global"
#define KD_ADDRESS_SPACE_CONSTANT "constant"
#define KD_ADDRESS_SPACE_LOCAL "local"
#define KD_ADDRESS_SPACE_GENERIC "generic"
#define KD_ADDRESS_SPACE_REGION "region"

/* ---- `.access` and `.actual_access` ---- */

#define KD_ACCESS_READ_ONLY "read_only"
#define KD_ACCESS_WRITE_ONLY "write_only"
#define KD_ACCESS_READ_WRITE "read_write"

#endif
