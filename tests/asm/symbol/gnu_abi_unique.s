// Where the target has no ABI of its own, STB_GNU_UNIQUE makes it GNU's.
.type x,@gnu_unique_object
x:
