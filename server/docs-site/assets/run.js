// The panel that runs an operation: the request as the page shows it, to change and to send.

import { clearAnswer, showAnswer, showProblem } from "./run-answer.js";
import { requestForm } from "./run-form.js";
import { followUp, sendRequest } from "./run-request.js";

let catalogue = null;

/** Puts a button beside each sample of an operation. */
export function offerRuns(sandbox) {
  for (const section of document.querySelectorAll("[data-operation]")) {
    const beside = section.querySelector(".beside");
    let bar = beside.querySelector(".call");
    if (bar === null) {
      bar = document.createElement("div");
      bar.className = "call";
      beside.prepend(bar);
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "run";
    button.textContent = "Run";
    button.addEventListener("click", () => openPanel(section.dataset.operation, sandbox));
    bar.append(button);
  }
}

/** Opens the panel for an operation; `values` are parameters that are known already. */
async function openPanel(id, sandbox, values = {}) {
  catalogue ??= await (await fetch("/docs/run.json")).json();
  const request = catalogue.operations[id];
  const panel = document.createElement("dialog");
  panel.className = "panel";
  panel.setAttribute("aria-label", `Run: ${request.title}`);
  const form = requestForm(request, await sandbox, values);
  const answer = document.createElement("section");
  answer.className = "answer";
  answer.setAttribute("aria-live", "polite");
  panel.append(head(request.title, panel), form.element, answer);
  document.body.append(panel);
  const stop = new AbortController();
  const context = { request, form, answer, signal: stop.signal, fixes: catalogue.fixes };
  const openLog = async (request_id) => {
    panel.close();
    await openPanel("getRequest", sandbox, { request_id });
  };
  form.element.addEventListener("submit", async (event) => {
    event.preventDefault();
    await run({ ...context, openLog });
  });
  panel.addEventListener("close", () => {
    stop.abort();
    panel.remove();
  });
  clearAnswer(answer);
  panel.showModal();
  form.focus();
  if (Object.keys(values).length > 0) await run({ ...context, openLog });
}

function head(title, panel) {
  const bar = document.createElement("header");
  const name = document.createElement("h2");
  name.textContent = title;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => panel.close());
  bar.append(name, close);
  return bar;
}

async function run({ request, form, answer, signal, fixes, openLog }) {
  const wanted = form.read();
  if (wanted.problem !== null) return showProblem(answer, wanted.problem);
  form.busy(true);
  const received = await sendRequest(wanted, signal);
  if (signal.aborted) return;
  form.busy(false);
  showAnswer(answer, received, { fixes, openLog });
  answer.scrollIntoView({ block: "nearest" });
  if (request.follow === null || received.status !== 202) return;
  await followUp({ received, wanted, follow: request.follow, signal }, (later) =>
    showAnswer(answer, later, { fixes, openLog }),
  );
}
