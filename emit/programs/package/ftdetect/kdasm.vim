" A file of assembly is for AMD GPUs if it names such a target or has a kernel.
autocmd BufNewFile,BufRead *.s if search('\.amdgcn_target\|\.amdhsa_kernel\|\.amdgpu_metadata', 'nw') | set filetype=kdasm | endif
