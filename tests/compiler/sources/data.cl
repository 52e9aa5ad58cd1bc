// Variables of the program scope, constant and global, with and without values; local memory.

typedef struct { char tag; global int *where; float number; } entry;

constant int table[5] = {1, -2, 0x7fffffff, 4, 5};
constant char text[] = "text with \"quotes\", \\, \t, \x01\377 and ; //";
constant char plain[4] = {'a', 'b', 'c', 'd'};
constant double numbers[3] = {1.5, -0.0, 1e300};
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant half small = 1.5h;
constant long wide[2] = {-1, 0x123456789abcdef};
constant uchar bytes[11] = {1, 2, 3};

global int counter = 5;
global int zeroed[100];
global int *global pointer = &counter;
global int *global into_array = &zeroed[17];
global entry entries[2] = {{'x', &counter, 2.5f}, {'y', &zeroed[3], -1.0f}};
static global short hidden_counter = 3;
global char lone = 'x';
constant char empty[3] = "";
global ulong16 big = (ulong16)(7);
constant int *constant table_pointer = &table[2];

kernel void data(global int *a, int n)
{
	a[0] = table[n] + *pointer + entries[n].tag + (int)numbers[n] + (int)wide[n] + text[n] + plain[n];
	a[1] = bytes[n] + (int)small + *table_pointer + *into_array + empty[n] + (int)big.s3;
	counter = n;
	hidden_counter += lone;
}

kernel void shared(global float *a, local float *dynamic)
{
	local float tile[16][17];
	local char flag;
	local double aligned[3];
	int i = get_local_id(0);
	tile[i][0] = a[i];
	flag = 1;
	aligned[i % 3] = dynamic[i];
	barrier(CLK_LOCAL_MEM_FENCE);
	a[i] = tile[0][i] + flag + (float)aligned[1] + dynamic[i + 1];
}
