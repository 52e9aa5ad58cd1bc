.subsection -1
