#!/usr/bin/env python3
"""
The pages of kdinfo --html, in a browser: what is on them is what --json says, nothing is on the console, search and
clicks work, names that are markup stay text. Without chromium and chromedriver all of it is skipped.

    run.py BUILD
    run.py --draw BUILD    # also draws the picture of the manual anew

The closing line is `N passed, N failed, N skipped`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from browser import Browser, BrowserError, is_there

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
PICTURE = ROOT / "emit" / "manual" / "page.png"
PICTURE_SIZE = (1200, 1500)  # pixels
PICTURE_LIMIT = 200_000  # bytes
PLAIN = 32  # KD_PAGE_PLAIN
MANY, FOUND = 100, 77  # kernels, and one of them that is packed
EXAMPLES = ["rdna3_reduction", "cdna3_accumulation", "several_kernels", "gcn3_vector_add", "rdna4_matrix_tile"]
MARKUP = "<img src=x onerror=alert(1)>"

# What a page shows of each kernel, once it is open.
COUNTS = """
return Promise.all([...document.querySelectorAll("details.kernel")].map(async part => {
    part.open = true;
    while (part.querySelector("[data-packed]"))
        await new Promise(done => setTimeout(done, 1));
    return {name: part.querySelector("summary").textContent.replace(/^kernel /, ""),
            fields: part.querySelectorAll(".field").length, arguments: part.querySelectorAll(".argument").length};
}));
"""
SHOWN = """
return [...document.querySelectorAll("details")].filter(part => part.checkVisibility())
    .map(part => part.querySelector("summary").textContent);
"""


class Failure(Exception):
    """What a test expected and did not get."""


def expect(what: str, good: object) -> None:
    if not good:
        raise Failure(what)


def same(what: str, actual: object, wanted: object) -> None:
    expect(f"{what}: {actual!r}, not {wanted!r}", actual == wanted)


class Tests:
    def __init__(self, build: Path, folder: Path, browser: Browser) -> None:
        self.kdasm, self.kdinfo = build / "kdasm", build / "kdinfo"
        self.folder, self.browser = folder, browser

    def assemble(self, source: Path, *options: str) -> Path:
        made = self.folder / f"{source.stem}.o"
        subprocess.run([self.kdasm, "-Wno-all", *options, source, "-o", made], check=True)
        return made

    def page(self, *files: Path, options: tuple[str, ...] = ()) -> Path:
        page = self.folder / "page.html"
        status = 1 if "--diff" in options else 0
        done = subprocess.run([self.kdinfo, "--html", *options, *files], capture_output=True, check=False)
        same("exit status", (done.returncode, done.stderr), (status, b""))
        page.write_bytes(done.stdout)
        return page

    def show(self, *files: Path, options: tuple[str, ...] = (), place: str = "") -> str:
        page = self.page(*files, options=options)
        self.browser.open(page, place)
        return page.read_text(encoding="utf-8")

    def kernels(self, *files: Path) -> list[dict]:
        done = subprocess.run([self.kdinfo, "--json", *files], check=True, capture_output=True)
        return [kernel for entry in json.loads(done.stdout)["objects"] for kernel in entry["kernels"]]

    def quiet(self) -> None:
        same("messages on the console", self.browser.messages(), [])
        same("what the page loads", self.browser.run("return performance.getEntriesByType('resource').length"), 0)

    def compare(self, *files: Path) -> None:
        """The page and --json have the same kernels, with as many fields and arguments."""
        self.show(*files)
        wanted = [{"name": kernel["name"], "fields": len(kernel["fields"]),
                   "arguments": len((kernel["metadata"] or {}).get(".args", []))} for kernel in self.kernels(*files)]
        same("kernels", self.browser.run(COUNTS), wanted)
        same("rows of the index", self.browser.run("return document.querySelectorAll('.index tbody tr').length"), len(wanted))
        self.quiet()

    def search(self, text: str) -> tuple[list[str], str]:
        """The kernels that are left, and what the page says of it."""
        self.browser.run("const field = document.getElementById('search'); field.value = ''; field.focus();")
        self.browser.type("#search", text)
        return self.browser.run(SHOWN), self.browser.text("#found")


# ---- pages ----


def test_examples(tests: Tests) -> None:
    for name in EXAMPLES:
        tests.compare(tests.assemble(ROOT / "examples" / f"{name}.s"))
        tests.compare(tests.assemble(ROOT / "examples" / f"{name}.s", "-shared"))


def test_several_files(tests: Tests) -> None:
    tests.compare(*[tests.assemble(ROOT / "examples" / f"{name}.s") for name in EXAMPLES])


def test_loop(tests: Tests) -> None:
    """A branch back and one forth; what is live, and where it is most; what the loop waits for."""
    tests.show(tests.assemble(HERE / "loop.s", "-shared"), options=("-k", "scale"))
    run = tests.browser.run
    same("arrows", run("return ['back', 'forth'].map(way => document.querySelectorAll(`.arrows .${way}`).length)"), [1, 1])
    same("the most registers", run("return document.querySelector('.peak').textContent"), "6")
    live = run("return document.querySelector('.pressure').dataset.count")
    same("instructions in the picture", live, "18")
    code = run("return document.querySelector('.code pre').textContent")
    expect(f"what is waited for:\n{code}", "waits for: global_load_b128 v[4:7] at 0x" in code)
    # s[4:7] and s8 are waited for by name, with their places.
    expect(f"what is waited for:\n{code}", re.search(r"waits for: s_load_b128 s\[4:7\] at 0x1\w+, s_load_b32 s8 at 0x1\w+", code))
    links = "return [...document.querySelectorAll('.code a[href]')].every(link => document.getElementById(link.hash.slice(1)))"
    expect("each link has a place", run(links))
    occupancy = run("return document.querySelector('.occupancy').textContent")
    expect(f"what to save: {occupancy}", "save 24 registers of 120 for one more" in occupancy)
    boxes = "return [...document.querySelectorAll('.arguments title')].map(title => title.textContent)"
    same("bytes of arguments", run(boxes), ["bytes 0 to 7: values", "bytes 8 to 15: sums", "bytes 16 to 19: count"])
    tests.quiet()


def test_markup(tests: Tests) -> None:
    tests.compare(tests.assemble(HERE / "loop.s"))
    run = tests.browser.run
    same("scripts", run("return document.scripts.length"), 1)
    same("pictures", run("return document.images.length"), 0)
    same("the title", run("return document.title"), str(tests.folder / "loop.o"))
    expect("names are text", MARKUP in run("return document.body.textContent"))
    shown, _ = tests.search("onerror")
    same("found", shown, [f"kernel {MARKUP}"])
    tests.quiet()


def test_search(tests: Tests) -> None:
    tests.show(tests.assemble(ROOT / "examples" / "several_kernels.s", "-shared"), tests.assemble(HERE / "loop.s", "-shared"))
    everything = tests.browser.run(SHOWN)
    same("a kernel", tests.search("scale")[0], ["kernel scale"])
    same("in the index", tests.browser.run("return document.querySelectorAll('.index tbody tr:not(.left-out)').length"), 1)
    shown, said = tests.search("v5")
    same("a register in a range", shown, ["kernel scale"])
    expect(f"places: {said}", said.endswith(" 4 places"))  # of which two are v[4:7]: the load and what is waited for
    expect("no other register", not tests.search("v99")[0])
    same("text", tests.search("ds_store_b32 v0, v1")[0], ["kernel scale"])
    tests.browser.type("#search", "\ue007")  # Enter
    expect("the place", tests.browser.wait("return document.getElementById('found').textContent.startsWith('1 of 1')"))
    same("nothing is searched for", tests.search(" ")[0], everything)
    tests.quiet()


def test_clicks(tests: Tests) -> None:
    tests.show(tests.assemble(HERE / "loop.s", "-shared"))
    browser = tests.browser
    browser.click("summary")
    expect("a kernel closes", not browser.run("return document.querySelector('details').open"))
    browser.click(".index a")
    expect("a kernel opens", browser.wait("return document.querySelector('details').open"))
    browser.run("document.querySelector('.map rect').scrollIntoView({block: 'center'})")
    browser.click("h4 + .map rect")
    same("a field", browser.run("return document.querySelectorAll('.field.lit').length"), 1)
    browser.run("document.querySelector('.pressure').scrollIntoView({block: 'center'})")
    browser.click(".pressure")
    expect("an instruction", browser.run("return document.getElementById(location.hash.slice(1))?.matches('.code a')"))
    place = browser.run("""const link = document.querySelector('.code pre a[id]'), range = new Range();
        link.scrollIntoView({block: 'center'});
        const text = link.nextSibling, at = text.data.indexOf('s[4:7]') + 2;
        range.setStart(text, at); range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2];""")
    browser.click_at(*place)
    same("a register", browser.run("return document.getElementById('search').value"), "s4")
    browser.run("document.querySelectorAll('.index th')[1].click()")
    rows = browser.run("return [...document.querySelectorAll('.index tbody tr')].map(row => +row.cells[1].textContent)")
    same("sorted", rows, sorted(rows, reverse=True))
    tests.quiet()


# ---- two files ----


def test_diff(tests: Tests) -> None:
    """Fields and lines of code that differ are marked, and side by side."""
    first = tests.assemble(HERE / "loop.s", "-shared")
    changed = tests.folder / "changed.s"
    text = (HERE / "loop.s").read_text(encoding="utf-8")
    changed.write_text(text.replace("v_add_f32_e32 v1, v1, v6", "v_mul_f32_e32 v1, v1, v6")
                       .replace("next_free_vgpr 120", "next_free_vgpr 96"), encoding="utf-8")
    second = tests.assemble(changed, "-shared")
    tests.show(first, second, options=("--diff",))
    run = tests.browser.run
    same("fields", run("return [...document.querySelectorAll('#k1 .field.differs')].map(row => row.cells[0].textContent)"),
         ["GRANULATED_WORKITEM_VGPR_COUNT"])
    same("code", run("return [...document.querySelectorAll('#k1 .code u')].map(line => line.textContent.split('  ').pop())"),
         ["v_add_f32_e32 v1, v1, v6", "v_mul_f32_e32 v1, v1, v6"])
    same("rows", run("const [a, b] = document.querySelectorAll('#k1 .code pre'); return [a, b].map(side => side.clientHeight)"),
         [16 * 18] * 2)
    same("the index", run("return document.querySelector('.index .differs').textContent"), "120 → 96")
    same("what is the same is closed", run("return [...document.querySelectorAll('.kernel')].map(part => part.open)"), [True, False])
    said = subprocess.run([tests.kdinfo, "--diff", first, second], capture_output=True, text=True, check=False)
    same("the text of --diff", run("return document.querySelector('details.text pre').textContent"), said.stdout)
    run("document.querySelectorAll('#k1 .pressure')[1].scrollIntoView({block: 'center'})")
    tests.browser.click("#k1 .sides > div:nth-child(2) .pressure")
    expect("an instruction of the second", run("return document.getElementById(location.hash.slice(1))?.closest('pre') ==="
                                               " document.querySelectorAll('#k1 .code pre')[1]"))
    tests.quiet()


# ---- many kernels ----


def many(tests: Tests, count: int) -> Path:
    source = tests.folder / "many.s"
    parts = ['.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n']
    for i in range(count):
        parts.append(f".text\n.globl kernel_{i}\n.p2align 8\n.type kernel_{i},@function\nkernel_{i}:\n"
                     f"\tv_mov_b32_e32 v{i % 200}, {i}\n\tglobal_load_b32 v1, v0, s[0:1]\n\ts_waitcnt vmcnt(0)\n"
                     + "\tv_add_f32_e32 v1, v1, v2\n" * 40 + "\ts_endpgm\n"
                     f".rodata\n.p2align 6\n.amdhsa_kernel kernel_{i}\n\t.amdhsa_next_free_vgpr {i % 200 + 4}\n"
                     "\t.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n")
    source.write_text("".join(parts), encoding="utf-8")
    return tests.assemble(source, "-shared")


def test_packed(tests: Tests) -> None:
    """Kernels beyond the first ones are packed: each is there when it is opened, by a click or by its address."""
    made = many(tests, MANY)
    tests.compare(made)
    tests.show(made)
    packed = "return document.querySelectorAll('[data-packed]').length"
    same("packed", tests.browser.run(packed), MANY - PLAIN)
    same("a name", tests.search(f"kernel_{MANY - 1}")[0], [f"kernel kernel_{MANY - 1}"])
    tests.browser.click("details:not(.left-out) summary")
    expect("it is unpacked", tests.browser.wait("return document.querySelectorAll(arguments[0]).length > 0", f"#k{MANY} .field"))
    same("packed", tests.browser.run(packed), MANY - PLAIN - 1)
    tests.search(f"v_mov_b32_e32 v{FOUND}, {FOUND:#x}")
    expect("packed ones are not searched at once", "Enter searches" in tests.browser.text("#found"))
    tests.browser.type("#search", "\ue007")
    expect("they are", tests.browser.wait("return document.getElementById('found').textContent === '1 of 1 places'"))
    same("found", tests.browser.run(SHOWN), [f"kernel kernel_{FOUND}"])
    address = tests.kernels(made)[FOUND]["entry"]["address"]
    tests.browser.open(tests.folder / "page.html", f"#k{FOUND + 1}-{address:x}")
    expect("an address opens it", tests.browser.wait("return document.getElementById(location.hash.slice(1))?.closest('details').open"))
    tests.quiet()


def test_size(tests: Tests) -> None:
    """A thousand kernels: the page has less than 60 MB."""
    page = tests.page(many(tests, 1000))
    expect(f"{page.stat().st_size} bytes", page.stat().st_size < 60_000_000)


# ---- without scripts, in the dark, on paper ----


def test_plain(tests: Tests) -> None:
    """What is not packed can be read without the script."""
    tests.browser.protocol("Emulation.setScriptExecutionDisabled", value=True)
    try:
        tests.show(tests.assemble(HERE / "loop.s", "-shared"))
        expect("the code", "global_load_b128" in tests.browser.text(".code"))
        expect("the occupancy", "wavefronts" in tests.browser.text("details pre"))
    finally:
        tests.browser.protocol("Emulation.setScriptExecutionDisabled", value=False)


def test_media(tests: Tests) -> None:
    tests.show(tests.assemble(HERE / "loop.s", "-shared"))
    colour = "return getComputedStyle(document.body).backgroundColor"
    browser, found = tests.browser, {}
    for scheme in "light", "dark":
        browser.protocol("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        found[scheme] = sum(int(part) for part in re.findall(r"\d+", browser.run(colour)))
    browser.protocol("Emulation.setEmulatedMedia", features=[])
    expect(f"light and dark: {found}", found["light"] > 600 and found["dark"] < 200)
    expect("a PDF", browser.print().startswith(b"%PDF-"))
    tests.quiet()


def test_picture(tests: Tests) -> None:
    """The manual's picture is of this page."""
    tests.show(tests.assemble(HERE / "loop.s", "-shared"), options=("-k", "scale"))
    tests.browser.run("for (const text of document.querySelectorAll('h1, .facts td')) text.textContent ="
                      " text.textContent.replace(/.*[/](?=loop.o)/, '')")
    drawn = tests.browser.draw(*PICTURE_SIZE)
    if "--draw" in sys.argv:
        PICTURE.write_bytes(drawn)
    expect(f"{len(drawn)} bytes", len(drawn) < PICTURE_LIMIT)
    kept = PICTURE.read_bytes()
    same("the manual's picture: width and height", kept[16:24], drawn[16:24])
    expect(f"the manual's picture has {len(kept)} bytes", len(kept) < PICTURE_LIMIT)


ALL: list[Callable[[Tests], None]] = [test_examples, test_several_files, test_loop, test_markup, test_search, test_clicks,
                                      test_diff, test_packed, test_size, test_plain, test_media, test_picture]


def run_all(build: Path) -> tuple[int, int]:
    failed = 0
    with tempfile.TemporaryDirectory() as folder, Browser(Path(folder)) as browser:
        for test in ALL:
            try:
                test(Tests(build, Path(folder), browser))
            except (Failure, BrowserError) as failure:
                print(f"FAILED: {test.__name__}: {failure}")
                failed += 1
    return len(ALL) - failed, failed


def main() -> int:
    if not is_there():
        print("skipped: there is no chromium, or no chromedriver")
        print(f"0 passed, 0 failed, {len(ALL)} skipped")
        return 0
    passed, failed = run_all(Path(sys.argv[-1]).resolve())
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
