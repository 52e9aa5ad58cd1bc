// Each function has a tree of its own; one that is inlined is below the probe of its call.
f:
.pseudoprobe 6699318081062747564 1 0 0 f
.long 1
.pseudoprobe 1 1 1 3 @ 6699318081062747564:2 f
.pseudoprobe 1 2 1 7 5 @ 6699318081062747564:2 f
.zero 300
.pseudoprobe 2 1 0 0 @6699318081062747564:2 @ 1:2 f // what is inlined may inline
.section .text.g, "axG", @progbits, g, comdat
g:
.long 5
.pseudoprobe 13146401226427987378 1 0 0 g // the number of g itself: no sentinel
.pseudoprobe 76 2 0 0 @ 77:3 "g"
