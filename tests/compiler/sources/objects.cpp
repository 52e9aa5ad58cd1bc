// C++: COMDAT groups, virtual tables, constructors before and destructors after the program, long names.

#define KERNEL __attribute__((amdgpu_kernel, visibility("protected")))
typedef __attribute__((address_space(1))) int *global_int;

namespace space {
	struct base {
		virtual ~base();
		virtual int value() const { return 1; }
		virtual int other(int) = 0;
		int field = 3;
	};
	struct left : virtual base {
		int other(int x) override { return x + field; }
	};
	struct right : virtual base {
		int value() const override { return 2; }
		int other(int x) override;
	};
	struct both : left, right {
		int other(int x) override { return left::other(x) + 1; }
	};
	base::~base() {}
	int right::other(int x) { return x; }
}

template<typename T, int N> struct buffer {
	T items[N];
	static T shared_state;
	__attribute__((noinline)) T sum() const
	{
		T total{};
		for (const T &item : items)
			total += item;
		return total;
	}
};
template<typename T, int N> T buffer<T, N>::shared_state = T(N);

inline int inline_variable = 9;
inline __attribute__((noinline)) int inline_function(int x) { static int calls = 4; return x + calls++; }

struct counter {
	int count;
	counter(int start) : count(start) { inline_variable += start; }
	~counter() { inline_variable--; }
};
counter made_early{3};
static counter made_too{4};
__attribute__((init_priority(200))) counter made_first{1};
__attribute__((constructor)) void by_attribute() { inline_variable = 1; }
__attribute__((constructor(150))) void by_priority() { inline_variable = 2; }
__attribute__((destructor)) void at_the_end() { inline_variable = 0; }

template<typename T> __attribute__((noinline)) void templated(T *a, T b) { a[0] += b + buffer<T, 5>::shared_state; }
template void templated<char>(char *, char);
KERNEL void templates(int *a, double *b) { templated(a, a[1]); templated(b, b[1]); }

KERNEL void virtual_call(global_int a, space::base *b) { a[0] = b->value() + b->other(a[1]); }

KERNEL void objects(global_int a)
{
	space::both both;
	buffer<int, 7> ints{{1, 2, 3, a[4]}};
	auto lambda = [=](int x) __attribute__((noinline)) { return x + ints.sum(); };
	a[0] = both.other(lambda(a[1])) + inline_function(a[2]) + made_early.count + made_too.count + made_first.count;
}
