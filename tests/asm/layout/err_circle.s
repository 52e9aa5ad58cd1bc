# The gap lies between the labels whose distance is its size.
.data
first:
.fill last - first + 1
last:
