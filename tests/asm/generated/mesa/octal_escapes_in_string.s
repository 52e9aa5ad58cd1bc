  .string "\1%d\1	@"
