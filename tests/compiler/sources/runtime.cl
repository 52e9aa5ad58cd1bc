// What needs the runtime's help: printf, hidden arguments, queues. Kernels that start kernels are left out: the
// sections of their handles are linked to symbols defined after them, and llvm-mc refuses what clang writes.

kernel void prints(global int *a, constant char *name)
{
	printf("a[%d] is %d, 100%%\n", 7, a[7]);
	printf("%v4hld {%s} \t%f: 'x' & [%p]\n", (int4)(1, 2, 3, 4), name, 1.5, a);
	printf("nothing * # @ ! | > ?\n");
}

kernel void hidden(global long *a)
{
	a[0] = get_global_offset(0) + get_global_offset(1) + get_global_offset(2);
	a[1] = get_num_groups(0) + get_enqueued_local_size(1) + get_local_size(2);
	a[2] = (long)(generic long *)a;
	private long p[2];
	generic long *g = a[3] ? (generic long *)p : (generic long *)a;
	*g = a[2];
}

kernel void stops(global int *a) { if (a[0]) __builtin_trap(); }
