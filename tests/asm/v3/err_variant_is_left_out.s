// Nothing else is wrong with the value.
.4byte sym@abs32@lo+0x7fffffffff
