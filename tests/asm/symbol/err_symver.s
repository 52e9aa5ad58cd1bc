.symver f, g
.symver f, f@V1, keep
.symver f
.symver f, 1
