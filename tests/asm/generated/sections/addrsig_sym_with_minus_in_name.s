.weakref w1, far
.weakref w1, x3
.addrsig_sym .1.5-a
