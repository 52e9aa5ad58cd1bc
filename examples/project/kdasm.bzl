"""Rules for Bazel: kdasm_object assembles kernels for some GPUs and joins what comes out.

Each source and GPU is an action of its own, which runs in a sandbox, is cached, and may run on another machine: an action
sees kdasm, its source and the files declared in `deps`, and nothing else. One that includes a file that is not declared
fails. Then there is an action that links for each GPU, and one that writes the bundle.
"""

def _assemble(ctx, target, source):
    output = ctx.actions.declare_file("%s/%s/%s.o" % (ctx.label.name, target, source.short_path))
    arguments = ctx.actions.args()
    arguments.add("-c")
    arguments.add("-mcpu=" + target)
    arguments.add_all(ctx.attr.includes, format_each = "-I%s")
    arguments.add_all(ctx.attr.defines, format_each = "-D%s")
    arguments.add_all(ctx.attr.copts)
    arguments.add(source)
    arguments.add("-o", output)
    ctx.actions.run(
        mnemonic = "KdasmAssemble",
        progress_message = "Assembling %s for %s" % (source.short_path, target),
        executable = ctx.executable.kdasm,
        arguments = [arguments],
        inputs = depset([source], transitive = [depset(ctx.files.deps)]),
        outputs = [output],
        # cc -E, for .S, is found in PATH.
        use_default_shell_env = True,
    )
    return output

def _combine(ctx, mnemonic, option, inputs, output):
    arguments = ctx.actions.args()
    arguments.add(option)
    arguments.add_all(inputs)
    arguments.add("-o", output)
    arguments.use_param_file("@%s")
    ctx.actions.run(
        mnemonic = mnemonic,
        executable = ctx.executable.kdasm,
        arguments = [arguments],
        inputs = inputs,
        outputs = [output],
    )

def _kdasm_object(ctx):
    code_objects = []
    for target in ctx.attr.targets:
        objects = [_assemble(ctx, target, source) for source in ctx.files.srcs]
        code_object = ctx.actions.declare_file("%s/%s.hsaco" % (ctx.label.name, target))
        _combine(ctx, "KdasmLink", "-shared", objects, code_object)
        code_objects.append(code_object)
    bundle = ctx.actions.declare_file(ctx.label.name + ".hipfb")
    _combine(ctx, "KdasmBundle", "--bundle", code_objects, bundle)
    return [DefaultInfo(files = depset([bundle])), OutputGroupInfo(code_objects = depset(code_objects))]

kdasm_object = rule(
    implementation = _kdasm_object,
    attrs = {
        "srcs": attr.label_list(allow_files = [".s", ".S"], mandatory = True, doc = "kernels"),
        "deps": attr.label_list(allow_files = True, doc = "the files that they include"),
        "targets": attr.string_list(mandatory = True, doc = "GPUs, each as for -mcpu"),
        "includes": attr.string_list(doc = "folders for -I, from the top of the workspace"),
        "defines": attr.string_list(doc = "NAME=VALUE for -D"),
        "copts": attr.string_list(doc = "other options"),
        "kdasm": attr.label(default = "//:kdasm", executable = True, allow_single_file = True, cfg = "exec"),
    },
)
