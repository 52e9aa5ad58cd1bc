. = .+4                   // the location moves
.quad .@rel64             // makes a symbol of that name
. = .+2                   // sets the symbol
.long 1
.quad .@rel64
.quad .
