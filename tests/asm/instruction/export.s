// Exports: targets, missing sources, compressed ones.
exp mrt0 v0, v0, v0, v0
exp mrt0, v0, v0, v0, v0
exp mrt0 v0 v1 v2 v3
exp mrt0 v0, v1, v2, v3 done
exp mrt0 v0, v1, v2, v3 done compr vm
exp mrt0 v0, v0, v3, v3 done compr vm
exp mrt0 v0, v0, off, off compr
exp mrt0 off, off, v2, v2 compr
exp mrt0 v0, off, v2, v2 compr
exp mrt0 off, v1, v2, v2 compr
exp mrt0 v0, v1, v2, v2 compr
exp mrt0 v0, v1, v2, v4 compr
exp mrt0 v0, v1, v2, v3 done vm
exp mrt0 off, off, off, off
exp mrt0 v0, off, off, v3
exp mrtz v0, off, off, v3
exp null v0, off, off, v3
exp pos0 v0, off, off, v3
exp pos3 v0, off, off, v3
exp param0 v0, off, off, v3
exp param31 v0, off, off, v3
exp_e32 mrt0 v0, v0, v0, v0
exp mrt0 v0, v0, v0, v0 done, vm
exp mrt0 off, v0, off off vm
exp mrt0, v0, v0, v0, v0, done
