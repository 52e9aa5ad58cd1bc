// What patterns of version scripts match.
.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.data
.irp name, a, ab, abc, bx, bw, cx, cy, "cyx", dx, dy, "e]", ex, ey, "f[", fx, "g-", gx, hi, xhxi, hix, "j*", jx, "k[", "k[x", kx, lx, "l-", "ma", "m-", mb, "n:]", "na]", "n[]", na, "123", x1y2z3, "1223", "132", aobc, aob, p, xpx, qq, qqq, qxqxq, x3, zzz
.globl "\name"
"\name": .byte 1
.endr
