// Values that are not numbers are kept one by one: of all directives together.
.dcb.l 100, later - 1
.dcb.b 4194205, later
.dcb.w 1, later - 1
later:
