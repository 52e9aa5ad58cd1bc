.weak_reference .La
.weak_reference 1
