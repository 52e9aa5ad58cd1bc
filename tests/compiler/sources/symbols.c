// Bindings, visibilities, aliases, sections, function pointers: what C does to the symbol table.

#define kernel __attribute__((amdgpu_kernel, visibility("protected")))
#define global __attribute__((address_space(1)))

typedef int (*operation)(int);

static int twice(int x) {
	return 2 * x;
}
__attribute__((noinline)) int square(int x) {
	return x * x;
}
__attribute__((weak)) int replaceable(int x) {
	return x + 1;
}
__attribute__((visibility("hidden"), noinline)) int inner(int x) {
	return x - 1;
}
__attribute__((visibility("protected"), noinline)) int guarded(int x) {
	return x ^ 1;
}
int other_name(int x) __attribute__((alias("square")));
int weak_name(int x) __attribute__((weak, alias("inner")));
extern int missing(int) __attribute__((weak));
extern global int elsewhere;

operation operations[] = {twice, square, replaceable, inner, 0, missing, other_name};
global int counted = 1;
static global int own[4] = {1, 2, 3};
int tentative;
__attribute__((section("special"))) int placed = 7;
__attribute__((section(".rodata.special"), used)) static const char placed_too[] = "placed";
__attribute__((aligned(256))) int aligned_data = 3;
__attribute__((used, retain)) static int kept = 4;
const long difference = 3;
extern int counted_alias __attribute__((alias("aligned_data")));
__attribute__((section("code_of_mine"), noinline)) int placed_code(int x) {
	return x * 5;
}

kernel void indirect(global int *a, int n) {
	a[0] = operations[n](a[1]) + counted + own[n] + placed_code(n);
}
kernel void chosen(global int *a, operation f) {
	a[0] = f(a[1]) + (missing ? missing(2) : 3) + elsewhere;
}
kernel void direct(global int *a) {
	a[0] = square(a[1]) + guarded(a[2]) + weak_name(a[3]) + tentative + kept;
}
__attribute__((weak)) kernel void weak_kernel(global int *a) {
	a[0] = placed + aligned_data;
}
__attribute__((section("kernels_of_mine"))) kernel void placed_kernel(global int *a) {
	a[0] = 1;
}

int dispatch(int x) {
	static const void *const targets[] = {&&first, &&second, &&third};
	__asm__ volatile("s_nop 3\n\ts_nop 1 ; // comment\n.Lhere%=:\n\ts_branch .Lhere%=" ::: "memory");
	(void)targets;
first:
	x++;
second:
	x *= 3;
third:
	return x;
}

kernel void assembly(global int *a) {
	int x;
	__asm__ volatile("v_mov_b32 %0, 0x12345678\n\ts_nop 0" : "=v"(x));
	__asm__(".pushsection .note.mine,\"\",@progbits\n\t.long 1, 2, 3\n\t.asciz \"mine\"\n\t.popsection");
	a[0] = x + dispatch(x);
}

__asm__(".globl in_assembly\n.set in_assembly, 0x1234\n.section .mine,\"a\"\n.p2align 3\n.byte 1, 'a', 0x7f\n.text");
