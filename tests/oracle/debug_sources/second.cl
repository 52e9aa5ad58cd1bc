// For debug_check.py: pointers into all address spaces, unions, arrays of arrays, code in two sections, early returns.
typedef union {
	uint words[2];
	ulong whole;
} both;
constant int table[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
struct list {
	struct list *next;
	both value;
};

__attribute__((noinline, section(".text.cold"))) int cold(int n) {
	volatile int kept = n;
	if (n > 10)
		return kept;
	return kept + table[n & 1][n & 3];
}

__attribute__((noinline)) static ulong follow(const struct list *l, int depth) {
	ulong sum = 0;
	while (l && depth--) {
		both copy = l->value;
		sum += copy.whole + copy.words[1];
		l = l->next;
	}
	return sum;
}

kernel void second(global struct list *lists, global ulong *sums, local char *bytes, constant int *limits, int n) {
	int id = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
	private struct list head = {0};
	if (id >= n)
		return;
	head.value.whole = id;
	bytes[id & 15] = (char)id;
	switch (limits[id & 3]) {
	case 1: {
		short narrow = (short)id;
		sums[id] = narrow * 2;
		break;
	}
	case 2: sums[id] = cold(id); break;
	default: sums[id] = follow(&head, n); break;
	}
}
