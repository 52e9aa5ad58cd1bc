f:
.pseudoprobe
.pseudoprobe 1, 1, 0, 0, f
.pseudoprobe -1 1 0 0 f
.pseudoprobe 1 1 0 4 f
.pseudoprobe 1 1 0 0
.pseudoprobe 1 1 0 0 f g
.pseudoprobe 1 1 0 0 g
.pseudoprobe 1 1 0 0 @ f
