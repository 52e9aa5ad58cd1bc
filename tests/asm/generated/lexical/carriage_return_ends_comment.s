.data // 'quoteq1: .long 3 /***/#5.quad s1+4/* ab */
