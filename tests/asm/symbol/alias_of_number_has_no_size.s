// A name that stands for a number in the end takes no size from the names on the way there.
.size late, 8
.set name, late
.set late, 21
.size label, 4
.set other, label
label:
.long name
