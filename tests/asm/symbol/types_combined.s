// Each type after each: the more special one stays.
.irp first, notype, object, function, gnu_indirect_function, tls_object, common
.irp second, notype, object, function, gnu_indirect_function, tls_object, common
.type \first\()_\second, @\first
.type \first\()_\second, @\second
\first\()_\second:
.endr
.endr
// What an alias takes of the symbol that it stands for.
.irp own, notype, object, function, gnu_indirect_function, tls_object
.irp of, notype, object, function, gnu_indirect_function, tls_object
.type of_\of, @\of
.type \own\()_alias_of_\of, @\own
.set \own\()_alias_of_\of, of_\of
.endr
.endr
.data
.irp of, notype, object, function, gnu_indirect_function, tls_object
of_\of:
.endr
