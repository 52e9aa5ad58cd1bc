.irp s1, _z, z9, N3
.endr
.irp $i, 'a'
.endr
