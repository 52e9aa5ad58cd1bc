# Data make no rows, so there is only the file, and that because of the label.
label:
.long 1
