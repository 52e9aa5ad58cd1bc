// Kernels that need no library: arguments, local and private memory, all IDs, attributes, a call that can't be seen through.

extern int other(int value);

kernel void plain(global int *out, global const int *in, int addend)
{
	uint i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
	out[i] = in[i] + addend;
}

kernel void empty(void) {}

kernel __attribute__((reqd_work_group_size(8, 8, 4))) void identifiers(global uint *out)
{
	out[0] = __builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workitem_id_y() * __builtin_amdgcn_workitem_id_z();
	out[1] = __builtin_amdgcn_workgroup_id_x() + __builtin_amdgcn_workgroup_id_y() * __builtin_amdgcn_workgroup_id_z();
}

kernel void memories(global int *out, local int *dynamic, uint n)
{
	local int fixed[300];
	volatile int own[40];
	uint i = __builtin_amdgcn_workitem_id_x();
	own[n % 40] = out[i];
	fixed[i] = own[(n + 1) % 40];
	dynamic[i] = fixed[i ^ 1];
	__builtin_amdgcn_s_barrier();
	out[i] = dynamic[n % 64] + fixed[n % 300];
}

kernel __attribute__((amdgpu_num_vgpr(40))) void many(global float4 *out, float4 a, float4 b)
{
	float4 sums[8];
	for (int i = 0; i < 8; i++)
		sums[i] = out[i] * a + b;
	for (int i = 0; i < 8; i++)
		out[i] = sums[7 - i] * sums[i];
}
