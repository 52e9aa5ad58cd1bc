// Functions, known and unknown, recursion, private memory: resource usage that is known late or never.

int unknown(int);
int unknown_too(global int *, private int *);

static __attribute__((noinline)) int leaf(int x) { return x * 3 + 1; }
__attribute__((noinline)) int middle(int x) { volatile int t[8]; t[x & 7] = leaf(x); return t[x & 3]; }
__attribute__((noinline)) int recursive(int x) { return x < 2 ? x : recursive(x - 1) + recursive(x - 2); }
int odd(int x);
__attribute__((noinline)) int even(int x) { return x == 0 || odd(x - 1); }
__attribute__((noinline)) int odd(int x) { return x != 0 && even(x - 1); }
__attribute__((noinline)) long far(global int *a) { int t[4] = {1, 2, 3, 4}; return unknown_too(a, t) + t[1]; }

kernel void calls_known(global int *a) { a[0] = middle(a[1]); }
kernel void calls_itself(global int *a) { a[0] = recursive(a[1]) + even(a[2]); }
kernel void calls_unknown(global int *a) { a[0] = unknown(a[1]) + (int)far(a); }
kernel void calls_kernel(global int *a) { calls_known(a + 1); calls_unknown(a + 2); }

kernel void private_array(global int *a, int n)
{
	int t[300];
	for (int i = 0; i < 300; i++)
		t[i] = a[i] * n;
	for (int i = 0; i < n; i++)
		t[(i * 7) % 300] += t[i];
	a[n] = t[n % 300];
}

kernel void many_registers(global float *a, int n)
{
	float t[48];
	for (int i = 0; i < 48; i++)
		t[i] = a[i * n];
	barrier(CLK_GLOBAL_MEM_FENCE);
	for (int i = 0; i < 48; i++)
		for (int j = 0; j < i; j++)
			t[i] = t[i] * t[j] + t[48 - i];
	for (int i = 0; i < 48; i++)
		a[i * n + 1] = t[i];
}

kernel void branches(global int *a, int n)
{
	for (int i = 0; i < n; i++)
		switch (a[i] % 9) {
		case 0: a[i] = a[i + 1]; break;
		case 1: a[i] /= n; break;
		case 2: if (n > 5) return; break;
		case 3: while (a[i]--) a[0]++; break;
		case 5: a[i] = unknown(i); break;
		case 7: continue;
		default: a[i] ^= i;
		}
}
