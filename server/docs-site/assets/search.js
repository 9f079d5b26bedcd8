// Search as you type: a combobox whose list is spoken, and moved through by the keyboard.

const WAIT_MS = 120;

export function startSearch() {
  const find = document.querySelector(".find");
  const input = find?.querySelector("input");
  if (!input) return;
  const list = listbox();
  const status = document.createElement("p");
  status.className = "unseen";
  status.setAttribute("role", "status");
  find.append(list, status);
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": list.id,
    "aria-expanded": "false",
  })) {
    input.setAttribute(name, value);
  }
  const box = { find, input, list, status };
  let timer;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => search(box), WAIT_MS);
  });
  input.addEventListener("keydown", (event) => move(event, box));
  document.addEventListener("keydown", (event) => focusOnKey(event, box));
  document.addEventListener("click", (event) => {
    if (!find.contains(event.target)) close(box);
  });
}

function listbox() {
  const list = document.createElement("ul");
  list.className = "hits";
  list.id = "hits";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Search results");
  return list;
}

function focusOnKey(event, { input }) {
  const writing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  const is_slash = event.key === "/" && !writing && !event.target.isContentEditable;
  const is_command = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
  if (!is_slash && !is_command) return;
  event.preventDefault();
  input.focus();
  input.select();
}

async function search(box) {
  const { input, list, status } = box;
  const query = input.value.trim();
  if (query === "") return close(box);
  const answer = await fetch(`/docs/search.json?q=${encodeURIComponent(query)}`);
  const { results } = await answer.json();
  if (input.value.trim() !== query) return;
  list.replaceChildren(...(results.length === 0 ? [nothing()] : results.map(option)));
  status.textContent = results.length === 0 ? "No results" : `${results.length} results`;
  list.hidden = false;
  input.setAttribute("aria-expanded", "true");
  choose(box, null);
}

function close({ input, list }) {
  list.hidden = true;
  input.setAttribute("aria-expanded", "false");
  input.removeAttribute("aria-activedescendant");
}

/** The words that were found are marked by the server, as pairs of what is not and what is. */
function option({ title, page, path, excerpt }, index) {
  const line = document.createElement("li");
  line.setAttribute("role", "option");
  line.setAttribute("aria-selected", "false");
  line.id = `hit-${index}`;
  const link = document.createElement("a");
  link.href = path;
  link.tabIndex = -1;
  const name = document.createElement("strong");
  name.textContent = title;
  const place = document.createElement("small");
  place.textContent = page;
  const text = document.createElement("span");
  for (const [part, is_hit] of excerpt) {
    const piece = document.createElement(is_hit ? "mark" : "span");
    piece.textContent = part;
    text.append(piece);
  }
  link.append(name, place, text);
  line.append(link);
  return line;
}

function nothing() {
  const line = document.createElement("li");
  const text = document.createElement("p");
  text.textContent = "No page contains all of these words. Try fewer.";
  line.append(text);
  return line;
}

function choose({ input, list }, chosen) {
  for (const one of list.children) one.ariaSelected = String(one === chosen);
  if (chosen === null) return input.removeAttribute("aria-activedescendant");
  input.setAttribute("aria-activedescendant", chosen.id);
  chosen.scrollIntoView({ block: "nearest" });
}

function move(event, box) {
  const options = [...box.list.querySelectorAll('[role="option"]')];
  if (event.key === "Escape") return close(box);
  if (box.list.hidden || options.length === 0) return;
  const chosen = options.findIndex((one) => one.ariaSelected === "true");
  if (event.key === "Enter") {
    event.preventDefault();
    options[Math.max(chosen, 0)].querySelector("a").click();
    return close(box);
  }
  const last = options.length - 1;
  const next = { ArrowDown: chosen + 1, ArrowUp: chosen < 0 ? last : chosen - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  choose(box, options[(next + options.length) % options.length]);
}
