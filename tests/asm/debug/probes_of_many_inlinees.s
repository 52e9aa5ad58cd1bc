// What is inlined in a function is in the order of its GUID and place, whatever the order of the lines.
.text
f:
.pseudoprobe 3 1 0 0 @ 99:9 f
.long 0
.pseudoprobe 40 2 0 0 @ 99:1 f
.long 1
.pseudoprobe 70000 3 0 0 @ 99:2 f
.long 2
.pseudoprobe 70000 4 0 0 @ 99:1 f
.long 3
.pseudoprobe 70000 5 0 0 @ 99:9 f
.long 4
.pseudoprobe 3 6 0 0 @ 99:2 f
.long 5
.pseudoprobe 500 7 0 0 @ 99:1 f
.long 6
.pseudoprobe 500 8 0 0 @ 99:2 f
.long 7
.pseudoprobe 3 9 0 0 @ 99:1 f
.long 8
.pseudoprobe 500 10 0 0 @ 99:9 f
.long 9
.pseudoprobe 6000 11 0 0 @ 99:2 f
.long 10
.pseudoprobe 40 12 0 0 @ 99:9 f
.long 11
.pseudoprobe 6000 13 0 0 @ 99:9 f
.long 12
.pseudoprobe 40 14 0 0 @ 99:2 f
.long 13
.pseudoprobe 6000 15 0 0 @ 99:1 f
.long 14
.pseudoprobe 500 1 0 0 @ 99:2 f
.pseudoprobe 40 2 0 0 @ 99:2 f
.pseudoprobe 70000 3 0 0 @ 99:1 f
.pseudoprobe 500 4 0 0 @ 99:1 f
.pseudoprobe 3 5 0 0 @ 99:1 f
