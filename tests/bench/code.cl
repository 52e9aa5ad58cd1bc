/* code.cl: the source of code_*.s, which are what clang 22 makes of it with -O2 for the processor of their name, without
 * comments, and with `{number}` in the names of their labels. */
kernel void steps(global float4 *a, global const float4 *b, global const int *c, int n) {
	int i = get_global_id(0);
	float4 x = b[i];
	for (int j = 0; j < n; j++) {
		x = x * b[j] + a[j];
		x.x = sin(x.y) + cos(x.z);
		if (c[j] > 3)
			x.w = sqrt(x.x) / x.y;
	}
	a[i] = x;
}
