// The page works without this. It looks again while a reward is on its way, and keeps a second
// press of a button from sending a form twice.
const LOOK_EVERY_MS = 3_000;
const LOOKS_MAX = 100;
const FREE_AFTER_MS = 8_000;

let looks = 0;

async function lookAgain() {
  const shown = document.querySelector("[data-sending]");
  if (shown === null || looks >= LOOKS_MAX) return;
  looks += 1;
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const main = page.querySelector("[data-state]");
    if (answer.ok && main !== null && main.querySelector("[data-sending]") === null) {
      document.querySelector("[data-state]").replaceChildren(...main.childNodes);
    }
  } catch {
    // Without a signal there is nothing new to show.
  }
  setTimeout(lookAgain, LOOK_EVERY_MS);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sent !== undefined) return event.preventDefault();
  form.dataset.sent = "";
  event.submitter?.setAttribute("aria-disabled", "true");
  setTimeout(free, FREE_AFTER_MS);
});

/** A form whose answer was stopped, or that the back button shows, may be sent again. */
function free() {
  for (const form of document.forms) delete form.dataset.sent;
  for (const button of document.querySelectorAll("button")) button.removeAttribute("aria-disabled");
}

addEventListener("pageshow", free);
setTimeout(lookAgain, LOOK_EVERY_MS);
