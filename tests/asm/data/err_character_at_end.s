.byte 2
// Unfinished at the end of the file.
.byte '