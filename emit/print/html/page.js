"use strict";
(() => {
	const all = (selector, from = document) => [...from.querySelectorAll(selector)];
	const input = document.getElementById("search"), found = document.getElementById("found");
	const parts = all("details.kernel, details.function");
	const line = 16; // pixels, as in the style

	// ---- kernels that are packed ----

	async function text_of(body) {
		if (!body.dataset.packed)
			return body.textContent;
		const packed = Uint8Array.from(atob(body.dataset.packed), c => c.charCodeAt(0));
		const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
		return new Response(plain).text();
	}

	async function load(part) {
		const body = part.querySelector(".body");
		if (!body?.dataset.packed)
			return;
		const text = await text_of(body);
		if (!body.dataset.packed)
			return;
		delete body.dataset.packed;
		body.innerHTML = text;
	}

	parts.forEach(part => part.addEventListener("toggle", () => part.open && load(part)));

	// Opens what an address names, and goes there.
	async function go() {
		const name = location.hash.slice(1), part = document.getElementById(name.split("-")[0]);
		if (!part || part.tagName !== "DETAILS")
			return;
		await load(part);
		part.open = true;
		document.getElementById(name)?.scrollIntoView({block: name.includes("-") ? "center" : "start"});
	}

	addEventListener("hashchange", go);

	// ---- search ----

	// A register is found in ranges, too: v5 in v[4:7].
	function matcher(text) {
		const register = /^([vsa])(\d+)$/i.exec(text);
		if (!register)
			return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
		const kind = register[1].toLowerCase(), number = +register[2];
		const one = new RegExp(`\\b${kind}(?:(\\d+)(?![\\d:])\\b|\\[(\\d+):(\\d+)\\])`, "g");
		return {
			* matches(where) {
				for (const match of where.matchAll(one))
					if (match[1] !== undefined ? +match[1] === number : +match[2] <= number && number <= +match[3])
						yield match;
			},
		};
	}

	const matches = (pattern, where) => pattern.matches ? pattern.matches(where) : where.matchAll(pattern);

	const has = (pattern, where) => !matches(pattern, where)[Symbol.iterator]().next().done;

	function light(pattern, part, ranges) {
		const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
		for (let node; (node = walk.nextNode());)
			for (const match of matches(pattern, node.data)) {
				const range = new Range();
				range.setStart(node, match.index);
				range.setEnd(node, match.index + match[0].length);
				ranges.push(range);
			}
	}

	const most = 50; // kernels that are unpacked because something was found in them
	let ranges = [], at = -1, searches = 0;

	function show(pattern, hits) {
		ranges = [];
		for (const part of parts) {
			const hit = !pattern || hits.has(part);
			part.classList.toggle("left-out", !hit);
			document.querySelector(`.index a[href="#${part.id}"]`)?.closest("tr").classList.toggle("left-out", !hit);
			if (pattern && hit && !part.querySelector(".body").dataset.packed)
				light(pattern, part, ranges);
		}
		if (window.Highlight)
			CSS.highlights.set("found", new Highlight(...ranges));
	}

	// Names, and what is open, at once; with `deep` also what is packed, one kernel after the other.
	async function search(deep) {
		const text = input.value.trim(), own = ++searches, hits = new Set();
		at = -1;
		if (!text) {
			found.textContent = "";
			return show(null, hits);
		}
		const pattern = matcher(text);
		let left = 0;
		for (const [i, part] of parts.entries()) {
			const body = part.querySelector(".body"), packed = body.dataset.packed;
			if (has(pattern, part.querySelector("summary").textContent) || (!packed && has(pattern, body.textContent))) {
				hits.add(part);
			} else if (packed && !deep) {
				left++;
			} else if (packed) {
				if (has(pattern, (await text_of(body)).replace(/<[^>]*>/g, "")))
					hits.add(part);
				if (hits.has(part) && hits.size <= most)
					await load(part);
				if (own !== searches)
					return;
				found.textContent = `${i + 1} of ${parts.length} searched, ${hits.size} found`;
			}
		}
		show(pattern, hits);
		found.textContent = `${hits.size} of ${parts.length}, ${ranges.length} places` +
			(left ? "; Enter searches what is packed" : "");
	}

	function next(step) {
		if (!ranges.length)
			return;
		at = (at + step + ranges.length) % ranges.length;
		const node = ranges[at].startContainer.parentElement;
		const part = node.closest("details");
		if (part)
			part.open = true;
		const box = ranges[at].getBoundingClientRect();
		scrollBy({top: box.top - innerHeight / 2});
		found.textContent = `${at + 1} of ${ranges.length} places`;
	}

	let searched = "";
	input.addEventListener("input", () => search(false));
	input.addEventListener("keydown", async event => {
		if (event.key !== "Enter")
			return;
		if (searched !== input.value) {
			searched = input.value;
			await search(true);
		}
		next(event.shiftKey ? -1 : 1);
	});

	// ---- clicks ----

	// A register in the code becomes what is searched for.
	function register_at(event) {
		const range = document.caretRangeFromPoint?.(event.clientX, event.clientY);
		const node = range?.startContainer;
		if (!node?.data)
			return;
		for (const match of node.data.matchAll(/\b[vsa](\d+|\[(\d+):\d+\])/g))
			if (match.index <= range.startOffset && range.startOffset <= match.index + match[0].length)
				return match[0].replace(/\[(\d+):.*/, "$1");
	}

	function click_code(event) {
		const register = getSelection().isCollapsed && !event.target.closest("a") && register_at(event);
		if (!register)
			return;
		input.value = input.value === register ? "" : register;
		search(false);
	}

	// A place in the picture of live registers leads to its instruction.
	function click_pressure(event, picture) {
		const box = picture.getBoundingClientRect(), {steps, step: wide, count} = picture.dataset;
		const step = (event.clientX - box.left) * picture.viewBox.baseVal.width / box.width - 60;
		const number = Math.floor(Math.min(Math.max(step / wide, 0), steps - 1) * count / steps);
		const side = picture.closest(".sides > div"); // of two files that are compared
		const pre = all(".code pre", picture.closest(".body"))[side ? [...side.parentElement.children].indexOf(side) : 0];
		const lines = pre.textContent.split("\n");
		const live = lines.flatMap((text, i) => /^ *[0-9a-f]+ +\d+  /.test(text) ? [i] : []);
		scrollTo({top: scrollY + pre.getBoundingClientRect().top + live[number] * line - innerHeight / 2});
		const address = /[0-9a-f]+/.exec(lines[live[number]])[0];
		const id = picture.closest("details").id + (side?.previousElementSibling ? "-other" : "");
		history.replaceState(null, "", `#${id}-${address}`);
	}

	// A field in the picture of bits, and its row.
	function click_map(box) {
		const name = box.textContent.split(" ")[1];
		let table = box.closest("svg").nextElementSibling;
		for (const row of all(".field", table))
			row.classList.toggle("lit", row.cells[2].textContent === name);
	}

	addEventListener("click", event => {
		const picture = event.target.closest(".pressure"), box = event.target.closest(".map rect");
		if (picture)
			click_pressure(event, picture);
		else if (box)
			click_map(box);
		else if (event.target.closest(".code pre"))
			click_code(event);
	});

	// ---- tables of kernels ----

	function sort(head) {
		const table = head.closest("table"), column = head.cellIndex, up = head.dataset.sorted === "down";
		const key = row => row.cells[column].textContent;
		const rows = [...table.tBodies[0].rows].sort((a, b) =>
			isNaN(key(a)) || isNaN(key(b)) ? key(a).localeCompare(key(b)) : key(b) - key(a));
		all("th", table).forEach(other => delete other.dataset.sorted);
		head.dataset.sorted = up ? "up" : "down";
		table.tBodies[0].append(...(up ? rows.reverse() : rows));
	}

	all(".index thead th").forEach(head => head.addEventListener("click", () => sort(head)));

	document.getElementById("tools").hidden = false;
	addEventListener("beforeprint", () => parts.forEach(part => part.open = part.open || !part.querySelector("[data-packed]")));
	go();
})();
