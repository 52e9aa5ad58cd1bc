// 128 MiB are taken of files besides each of them once: two do, and a third one is too much.
.incbin "/dev/zero", 0, 0x4000000
.incbin "/dev/zero", 0, 0x3ffffff
.incbin "/dev/zero", 0, 1
.incbin "/dev/zero", 0, 1
.incbin "/dev/zero", 0, 1
