.file x
  .string "x", "@\t@\x41'", " "
