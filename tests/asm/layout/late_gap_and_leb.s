# A gap and a LEB128 value that depend on each other without a circle: the value is worked out
# only from offsets of one pass, and so stays as short as it can be.
.data
first:
.uleb128 last - second
.fill third - second, 3
second:
.uleb128 last - third + 1
third:
.sleb128 first - last
.p2align 3
last:
