// The samples of a call: one language is shown, chosen once for all pages; the reader's own key and
// address are filled in where the page knows them.

const LANGUAGE = "docs-language";
const PROGRAMS = ["js", "python", "php", "go", "java", "kotlin", "csharp", "dart", "ruby"];

export function chooseLanguages() {
  // The calls of the SDKs are folded below the one of the shell.
  for (const fold of document.querySelectorAll("details.languages")) {
    fold.previousElementSibling.dataset.call = "";
    fold.replaceWith(...fold.querySelectorAll(".code"));
  }
  for (const group of groups()) addChoice(group);
  show(localStorage.getItem(LANGUAGE) ?? "sh");
}

/** Samples that say the same in several languages stand one after another. */
function groups() {
  const found = [];
  for (const sample of document.querySelectorAll(".code")) {
    const last = found.at(-1);
    const follows = last?.at(-1) === sample.previousElementSibling;
    if (!isCall(sample)) continue;
    if (follows && last[0].dataset.lang !== sample.dataset.lang) last.push(sample);
    else found.push([sample]);
  }
  return found.filter((group) => group.length > 1);
}

function isCall({ dataset }) {
  return "call" in dataset || PROGRAMS.includes(dataset.lang);
}

function addChoice(group) {
  const bar = document.createElement("div");
  bar.className = "call";
  const choice = document.createElement("select");
  choice.className = "language";
  choice.setAttribute("aria-label", "Language of the samples");
  for (const { dataset, firstElementChild } of group) {
    const title = dataset.lang === "sh" ? "curl" : firstElementChild.firstElementChild.textContent;
    choice.append(new Option(title, dataset.lang));
  }
  choice.addEventListener("change", () => {
    localStorage.setItem(LANGUAGE, choice.value);
    // The samples above may be longer in this language: what is read stays where it is.
    const before = choice.getBoundingClientRect().top;
    show(choice.value);
    scrollBy({ top: choice.getBoundingClientRect().top - before, behavior: "instant" });
  });
  bar.append(choice);
  group[0].before(bar);
}

function show(wanted) {
  for (const choice of document.querySelectorAll("select.language")) {
    const options = [...choice.options].map(({ value }) => value);
    choice.value = options.includes(wanted) ? wanted : options[0];
    let sample = choice.parentElement.nextElementSibling;
    for (const language of options) {
      sample.hidden = language !== choice.value;
      sample = sample.nextElementSibling;
    }
  }
}

/** On the reader's own sandbox a sample can be pasted as it is. */
export function fillSamples({ key, base_url }) {
  if (key === null) return;
  const values = { $SVC_URL: base_url, $SVC_KEY: key };
  for (const code of document.querySelectorAll('[data-lang="sh"] code')) {
    // From where a guide sets a variable, its own value is meant.
    for (const name of Object.keys(values)) {
      if (new RegExp(`\\b${name.slice(1)}=`).test(code.textContent)) delete values[name];
    }
    for (const variable of code.querySelectorAll(".hljs-variable")) {
      variable.textContent = values[variable.textContent] ?? variable.textContent;
    }
  }
  for (const { parentElement: bar } of document.querySelectorAll("select.language")) {
    const shell = bar.nextElementSibling;
    if (shell.dataset.lang !== "sh") continue;
    for (let one = shell.nextElementSibling; isSample(one); one = one.nextElementSibling) {
      one.append(environment({ key, base_url }));
    }
  }
}

function isSample(element) {
  return element?.matches(".code") === true && isCall(element);
}

/** The SDKs read both from the environment. */
function environment({ key, base_url }) {
  const line = document.createElement("p");
  line.className = "environment";
  line.append("In the environment: ");
  const code = document.createElement("code");
  code.textContent = `SVC_URL=${base_url} SVC_KEY=${key}`;
  line.append(code);
  return line;
}
