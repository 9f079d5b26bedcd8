/** The helpers of test mode: its clock, Credit, events, outages, and a new beginning. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type Asking, ask, type PageCall, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, type Part, type Sent, saidOf } from "../part.ts";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "../show/alarm.ts";
import { said } from "../show/facts.ts";
import { form as formOf } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { WORDS } from "./words.ts";

const TEST = "/dashboard/developers/test";
const POWER = "power";

/** Serves the page and its forms. */
export function mountTest(part: Part): void {
  part.page("/developers/test", showTest);
  const help = (
    name: string,
    did: keyof typeof WORDS.done,
    call: (form: URLSearchParams) => PageCall,
  ) =>
    part.act(`/developers/test/${name}`, { call, to: () => `${TEST}?did=${did}`, again: showTest });
  help("clock", "advanced", (form) => ({
    operation_id: "advanceTestClock",
    body: { seconds: Math.trunc(Number(form.get("seconds"))) },
  }));
  help("credit", "credited", (form) => ({
    operation_id: "createTestCredit",
    body: filledOf(form, ["amount", "currency"]),
  }));
  help("event", "triggered", (form) => ({
    operation_id: "triggerTestEvent",
    body: filledOf(form, ["type"]),
  }));
  help("outage", "outage", outageOf);
  help("reset", "emptied", () => ({ operation_id: "resetTestAccount" }));
}

/** Electricity is one utility, with an operation of its own. */
function outageOf(form: URLSearchParams): PageCall {
  const network = form.get("network") ?? "";
  const body = filledOf(form, ["state"]);
  return network === POWER
    ? { operation_id: "setZesaAvailability", body }
    : { operation_id: "setNetworkAvailability", path: { network }, body };
}

async function showTest(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const answer = await ask(asking, { operation_id: "getTestClock" });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { now } = answer.body as Schemas["TestClock"];
  const form_key = randomText();
  const currencies = { USD: "USD", ZWG: "ZWG" };
  const content = html`${alarm(sent?.complaint.text ?? null)}
${said(saidOf(asking, WORDS.done))}
<h2>${WORDS.clock}</h2>
<p>${WORDS.clock_now} ${momentOf(now)}.</p>
${formOf(viewer, {
  action: `${TEST}/clock`,
  fields: [{ name: "seconds", label: WORDS.seconds, value: "3600", inputmode: "numeric" }],
  submit: WORDS.advance,
  form_key,
})}
${
  viewer.may("createTestCredit")
    ? html`<h2>${WORDS.add_credit}</h2>
${formOf(viewer, {
  action: `${TEST}/credit`,
  fields: [
    { name: "amount", label: WORDS.amount, value: "100.00", inputmode: "decimal" },
    { name: "currency", label: WORDS.currency, type: "select", options: currencies },
  ],
  submit: WORDS.add_credit,
  tone: "plain",
  form_key,
})}`
    : ""
}
<h2>${WORDS.trigger}</h2>
${formOf(viewer, {
  action: `${TEST}/event`,
  fields: [{ name: "type", label: WORDS.type, value: "send.delivered" }],
  submit: WORDS.trigger,
  tone: "plain",
  form_key,
})}
${await outageForm(asking, form_key)}
${viewer.may("resetTestAccount") ? resetForm(viewer, form_key) : ""}`;
  const page = { title: WORDS.test, viewer, section: "developers" as const, content };
  return await answerPage(page, sent?.status);
}

async function outageForm(asking: Asking, form_key: string): Promise<Markup> {
  const { viewer } = asking.signed;
  const networks = await readIfAllowed<Schemas["NetworkList"]>(asking, {
    operation_id: "listNetworks",
  });
  if (networks === null || !viewer.may("setNetworkAvailability")) return html``;
  const names = networks.data.map(({ id, name }) => [id, name]);
  return html`<h2>${WORDS.outage}</h2>
<p class="quiet">${WORDS.outage_hint}</p>
${formOf(viewer, {
  action: `${TEST}/outage`,
  fields: [
    {
      ...{ name: "network", label: WORDS.network, type: "select" },
      options: Object.fromEntries(names),
    },
    { name: "state", label: WORDS.state, type: "select", options: WORDS.states },
  ],
  submit: WORDS.set_state,
  tone: "plain",
  form_key,
})}`;
}

function resetForm(viewer: Viewer, form_key: string): Markup {
  return html`<h2>${WORDS.empty}</h2>
${formOf(viewer, {
  action: `${TEST}/reset`,
  ...{ fields: [], submit: WORDS.empty_now, form_key, tone: "danger" },
})}`;
}
