// A HIP program without HIP: what the compiler wants to see of its headers.

typedef struct ihipStream_t *hipStream_t;
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, decltype(sizeof 0), hipStream_t);

extern "C" __attribute__((global)) void first(int *out) { *out = 1; }
extern "C" __attribute__((global)) void second(int *out) { out[__builtin_amdgcn_workitem_id_x()] = 2; }
