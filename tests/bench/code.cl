/* code.cl: the source of code.s, which is what clang 22 makes of it for gfx90a with -O2, without comments, and with
 * `{number}` in the names of its labels. */
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
