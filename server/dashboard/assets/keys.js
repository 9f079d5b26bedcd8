/** Keys that lead around the dashboard, and focus that stays where it is when a part changes. */
const OFF = "svc-keys-off";
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
const SEQUENCE_MS = 1_500;

/** When `g` was pressed; not yet on this page. */
let begun = Number.NEGATIVE_INFINITY;

function isOff() {
  return localStorage.getItem(OFF) === "yes";
}

function isWriting(target) {
  return target.closest?.("input, select, textarea, [contenteditable]") !== null;
}

function openSearch() {
  const fields = ["main input[name=q]", ".find input"].map((one) => document.querySelector(one));
  const field = fields.find((one) => one?.checkVisibility());
  if (field === undefined) document.querySelector('nav a[data-key="/"]')?.click();
  field?.focus();
}

document.addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isOff() || isWriting(target)) return;
  const is_second = performance.now() - begun < SEQUENCE_MS;
  begun = Number.NEGATIVE_INFINITY;
  const found = is_second
    ? [...document.querySelectorAll("nav a[data-key]")].find((one) => one.dataset.key === key)
    : undefined;
  if (found !== undefined) found.click();
  else if (key === "g") begun = performance.now();
  else if (key === "/") openSearch();
  else if (key === "?") document.querySelector("a[data-key='?']")?.click();
  else return;
  event.preventDefault();
});

/** The page of the keys turns them off, for who speaks to their computer or needs keys for it. */
document.addEventListener("change", ({ target }) => {
  if (target.id === "keys-on") localStorage.setItem(OFF, target.checked ? "no" : "yes");
});

document.addEventListener("DOMContentLoaded", () => {
  const box = document.querySelector("#keys-on");
  if (box === null) return;
  box.checked = !isOff();
  box.disabled = false;
});

/** A button that prints is of no use without a script, and is not shown then. */
document.addEventListener("DOMContentLoaded", () => {
  const button = document.querySelector("#print");
  if (button === null) return;
  button.hidden = false;
  button.addEventListener("click", () => print());
});

/** What copies is shown where it can: with a script, and over https or on this machine. */
if (navigator.clipboard !== undefined) document.documentElement.classList.add("copies");
const DONE_MS = 2_000;

document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  const say = (word) => {
    button.textContent = word;
  };
  button.dataset.word ??= button.textContent;
  say(button.dataset.done);
  setTimeout(() => say(button.dataset.word), DONE_MS);
});

/** A usual choice ticks its boxes where they stand, and leaves what was written. */
document.addEventListener("click", (event) => {
  const choice = event.target.closest?.("[data-ticks]");
  if (!choice) return;
  event.preventDefault();
  const group = choice.closest("fieldset");
  const ticked = choice.dataset.ticks.split(" ");
  for (const box of group.querySelectorAll("input[type=checkbox]")) {
    box.checked = ticked.includes(box.value);
  }
  for (const other of group.querySelectorAll("[data-ticks]")) {
    if (other === choice) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  }
});

/** What has focus in a part that is about to change, and what is open there. */
let before = null;

document.addEventListener("htmx:beforeSwap", ({ detail: { target } }) => {
  const index = [...target.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement);
  const open = [...target.querySelectorAll("details")].map((one) => one.open);
  before = { id: target.id, index, open };
});

document.addEventListener("htmx:afterSettle", () => {
  const part = before === null ? null : document.getElementById(before.id);
  if (part === null) return;
  for (const [place, one] of part.querySelectorAll("details").entries()) {
    one.open = before.open[place] ?? one.open;
  }
  if (before.index >= 0 && !part.contains(document.activeElement)) {
    part.querySelectorAll(FOCUSABLE)[before.index]?.focus();
  }
  before = null;
});
