// Kernel arguments of every kind, and what attributes of a kernel put into its metadata.

typedef struct { char tag; double value; int rest[3]; } record;
typedef union { long whole; short parts[4]; } either;
enum colour { red, green };

kernel void scalars(char c, uchar uc, short s, ushort us, int i, uint ui, long l, ulong ul, float f, double d,
		    enum colour e, global long *out)
{
	out[0] = c + uc + s + us + i + ui + l + ul + (long)f + (long)d + e;
}

kernel void vectors(char2 a, uchar3 b, short4 c, int8 d, long16 e, float3 f, double2 g, global int *out)
{
	out[get_global_id(0)] = a.x + b.z + c.w + d.s7 + (int)e.sf + (int)f.z + (int)g.y;
}

kernel void aggregates(record r, either e, global record *out) { *out = r; out[1].value = e.parts[2]; }

kernel void pointers(global int *restrict a, global const volatile uint *b, constant float4 *c, local char *d,
		     local double *e, global void *f)
{
	size_t i = get_global_id(0) + get_global_offset(1);
	d[i] = (char)b[i];
	e[i] = c[i].x;
	barrier(CLK_LOCAL_MEM_FENCE);
	a[i] = d[i ^ 1] + (int)e[i ^ 1];
	((global int *)f)[i] = a[i];
}

__attribute__((reqd_work_group_size(64, 2, 1), vec_type_hint(float4)))
kernel void required(global float4 *a) { a[get_global_id(0)] *= (float)get_num_groups(1); }

__attribute__((work_group_size_hint(8, 8, 4), vec_type_hint(uchar16)))
kernel void hinted(global uint *a) { a[get_local_id(2)] = get_local_size(0) + get_global_size(2) + get_work_dim(); }

__attribute__((amdgpu_flat_work_group_size(32, 128), amdgpu_waves_per_eu(2, 4), amdgpu_num_vgpr(24), amdgpu_num_sgpr(40)))
kernel void limited(global int *a) { a[get_group_id(0)] = a[get_group_id(1)] + a[get_group_id(2)]; }

#ifdef __opencl_c_images
kernel void images(read_only image1d_t a, write_only image2d_t b, read_write image3d_t c, read_only image2d_array_t d,
		   sampler_t e, read_only image1d_buffer_t f, global int *out)
{
	*out = get_image_width(a) + get_image_height(b) + get_image_depth(c) + (int)get_image_array_size(d) +
	       get_image_width(f);
}
#endif

#if __OPENCL_C_VERSION__ >= 200
kernel void pipes(read_only pipe int a, write_only pipe float4 b, queue_t q, global uint *out)
{
	*out = get_pipe_num_packets(a) + get_pipe_max_packets(b);
}
#endif

kernel void nothing(void) {}
