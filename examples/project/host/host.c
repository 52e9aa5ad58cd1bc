/* host.c: a program with kernels in it. Without a GPU it only shows that they are there. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

extern const char __hip_fatbin[];
extern const struct {
	uint32_t magic, version;
	const void *bundle;
	void *unused;
} __hip_fatbin_wrapper;

/* With HIP: hipModuleLoadData(&module, __hip_fatbin), then hipModuleGetFunction(&kernel, module, "copy"). */
int main(void) {
	static const char magic[] = "__CLANG_OFFLOAD_BUNDLE__";
	int aligned = (uintptr_t)__hip_fatbin % 4096 == 0;
	int wrapped = __hip_fatbin_wrapper.magic == 0x48495046 && __hip_fatbin_wrapper.version == 1 &&
	              __hip_fatbin_wrapper.bundle == __hip_fatbin;
	int bundle = memcmp(__hip_fatbin, magic, sizeof magic - 1) == 0;
	printf("%s\n", aligned && wrapped && bundle ? "the bundle is in place" : "no bundle");
	return !(aligned && wrapped && bundle);
}
