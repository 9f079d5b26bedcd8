// What a page does beyond being read: copy a sample, choose a language, search. Every page can be
// read without it.

const LANGUAGE = "docs-language";
const WAIT_MS = 120;

for (const button of document.querySelectorAll(".copy")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const code = button.closest(".code").querySelector("code").textContent;
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 1_500);
  });
}

// The calls of the SDKs are folded below the one of the shell; with a script they are tabs of it.
for (const languages of document.querySelectorAll("details.languages")) {
  const calls = [...languages.querySelectorAll(".code")];
  languages.previousElementSibling.dataset.call = "";
  languages.replaceWith(...calls);
}

// Samples that say the same in several languages stand one after another; one is shown.
for (const group of sampleGroups()) {
  const tabs = document.createElement("div");
  tabs.className = "tabs";
  tabs.setAttribute("role", "tablist");
  group[0].before(tabs);
  for (const sample of group) {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.setAttribute("role", "tab");
    tab.dataset.lang = sample.dataset.lang;
    tab.textContent = sample.querySelector("figcaption span").textContent;
    tab.addEventListener("click", () => {
      localStorage.setItem(LANGUAGE, sample.dataset.lang);
      // The samples above may be longer in this language: what is read stays where it is.
      const before = tab.getBoundingClientRect().top;
      showLanguage(sample.dataset.lang);
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
    });
    tabs.append(tab);
  }
}
showLanguage(localStorage.getItem(LANGUAGE) ?? "sh");

function sampleGroups() {
  const groups = [];
  for (const sample of document.querySelectorAll(".code")) {
    const before = sample.previousElementSibling;
    const last = groups.at(-1);
    if (last?.at(-1) === before && before.dataset.lang !== sample.dataset.lang) last.push(sample);
    else groups.push([sample]);
  }
  return groups.filter((group) => group.length > 1 && group.every(isCall));
}

function isCall({ dataset }) {
  const programs = ["js", "python", "php", "go", "java", "kotlin", "csharp", "dart", "ruby"];
  return "call" in dataset || programs.includes(dataset.lang);
}

function showLanguage(wanted) {
  for (const tabs of document.querySelectorAll(".tabs")) {
    const buttons = [...tabs.children];
    const known = buttons.some(({ dataset }) => dataset.lang === wanted);
    const shown = known ? wanted : buttons[0].dataset.lang;
    let sample = tabs.nextElementSibling;
    for (const button of buttons) {
      button.setAttribute("aria-selected", String(button.dataset.lang === shown));
      sample.hidden = sample.dataset.lang !== shown;
      sample = sample.nextElementSibling;
    }
  }
}

const find = document.querySelector(".find");
const input = find?.querySelector("input");
if (input) {
  const hits = document.createElement("ul");
  hits.className = "hits";
  hits.hidden = true;
  find.append(hits);
  let timer;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => search(input.value.trim(), hits), WAIT_MS);
  });
  input.addEventListener("keydown", (event) => move(event, hits));
  document.addEventListener("keydown", (event) => {
    const writing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key === "Escape") hits.hidden = true;
    if (event.key !== "/" || writing || event.target.isContentEditable) return;
    event.preventDefault();
    input.focus();
  });
  document.addEventListener("click", (event) => {
    if (!find.contains(event.target)) hits.hidden = true;
  });
}

async function search(query, hits) {
  if (query === "") {
    hits.hidden = true;
    return;
  }
  const answer = await fetch(`/docs/search.json?q=${encodeURIComponent(query)}`);
  const { results } = await answer.json();
  if (input.value.trim() !== query) return;
  hits.replaceChildren(...(results.length === 0 ? [nothing()] : results.map(hit)));
  hits.hidden = false;
}

function hit({ title, page, path, excerpt }) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  const parts = [
    ["strong", title],
    ["small", page],
    ["span", excerpt],
  ];
  for (const [tag, text] of parts) {
    const part = document.createElement(tag);
    part.textContent = text;
    link.append(part);
  }
  line.append(link);
  return line;
}

function nothing() {
  const line = document.createElement("li");
  const text = document.createElement("p");
  text.textContent = "No page contains all of these words.";
  line.append(text);
  return line;
}

function move(event, hits) {
  const links = [...hits.querySelectorAll("a")];
  if (hits.hidden || links.length === 0) return;
  const chosen = links.findIndex((link) => link.ariaSelected === "true");
  if (event.key === "Enter") {
    event.preventDefault();
    location.href = links[Math.max(chosen, 0)].href;
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = links[(chosen + step + links.length) % links.length] ?? links[0];
  for (const link of links) link.ariaSelected = String(link === next);
  next.scrollIntoView({ block: "nearest" });
}
