// HIP without its headers: attributes by hand.

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __constant__ __attribute__((constant))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

__device__ int device_variable = 3;
__constant__ float coefficients[4] = {1, 2, 3, 4};
static __device__ int static_variable;
__device__ int *device_pointer = &device_variable;
extern __shared__ char dynamic[];

struct parameters { float *in; float *out; int n; char flag; };

__device__ __attribute__((noinline)) int helper(int x) { return x + static_variable++; }
__device__ __attribute__((used)) void unreferenced(int *p) { *p = helper(*p); }

__global__ void plain(const float *__restrict__ in, float *__restrict__ out, int n)
{
	int i = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() + __builtin_amdgcn_workitem_id_x();
	if (i < n)
		out[i] = in[i] * coefficients[i & 3] + device_variable;
}

__global__ void __launch_bounds__(256, 2) bounded(parameters p)
{
	__shared__ float tile[256];
	int i = __builtin_amdgcn_workitem_id_x();
	tile[i] = p.in[i];
	__builtin_amdgcn_s_barrier();
	p.out[i] = tile[255 - i] + dynamic[i] + helper(p.flag);
}

template<typename T, int Unroll> __global__ void unrolled(T *data, T alpha)
{
	int i = __builtin_amdgcn_workitem_id_x();
#pragma unroll
	for (int k = 0; k < Unroll; k++)
		data[i * Unroll + k] = data[i * Unroll + k] * alpha + T(k);
}
template __global__ void unrolled<float, 8>(float *, float);
template __global__ void unrolled<_Float16, 3>(_Float16 *, _Float16);
template __global__ void unrolled<unsigned long, 4>(unsigned long *, unsigned long);

namespace {
	__global__ void internal(int *a) { a[0] = *device_pointer; }
}
__device__ const void *reference_internal = (const void *)internal;

__global__ void dynamic_stack(int *a, int n)
{
	int *t = (int *)__builtin_alloca(n * sizeof(int));
	for (int i = 0; i < n; i++)
		t[i] = a[i];
	a[0] = t[a[1]];
}

__global__ __attribute__((amdgpu_max_num_work_groups(16, 4, 2))) void few_groups(int *a) { a[0] = 1; }
