// For debug_check.py: types, scopes, variables in registers and in memory, functions that are inlined and called.
typedef struct {
	int a;
	float b[4];
	const char *name;
} pair;
enum color { RED, GREEN = -5, BLUE = 70000 };
typedef float four __attribute__((ext_vector_type(4)));

static int helper(int x, __local int *p) {
	int y = x * 3;
	for (int i = 0; i < x; i++)
		y += p[i];
	return y;
}

__attribute__((noinline)) int callee(int q, pair *pp) {
	enum color c = q > 3 ? RED : GREEN;
	pp->a = c;
	return q + pp->a;
}

kernel void first(global int *out, global float *f, global four *fours, int n) {
	__local int tmp[64];
	pair pr;
	pr.a = n;
	int id = __builtin_amdgcn_workitem_id_x();
	tmp[id] = n;
	long wide = -7;
	for (int i = 0; i < n; i++) {
		int z = helper(i, tmp);
		out[i] = z + callee(z, &pr) + (int)wide;
	}
	four v = fours[id];
	f[id] = (float)n * 2.5f + pr.b[id & 3] + v.x * v.w;
}

kernel void empty(global int *out) {
	out[0] = 3;
}
