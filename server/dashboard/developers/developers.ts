/** What developers need: keys, webhooks, logs, and the helpers of test mode. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { randomText } from "#platform/random-text";
import { type Asking, ask, type PageCall } from "../ask.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, partOf, type Sent, saidOf } from "../part.ts";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "../show/alarm.ts";
import { said } from "../show/facts.ts";
import { form as formOf } from "../show/form.ts";
import { developersPage } from "./index-page.ts";
import { mountKeys } from "./keys.ts";
import { mountLogs } from "./logs.ts";
import { mountWebhooks } from "./webhooks.ts";
import { WORDS } from "./words.ts";

const TEST = "/dashboard/developers/test";

/** Serves them. */
export function mountDevelopers(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  part.page("/developers", ({ signed }) => answerPage(developersPage(signed.viewer)));
  mountKeys(part);
  mountWebhooks(part);
  mountLogs(pages, deps);
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
  form_key,
})}`
    : ""
}
<h2>${WORDS.trigger}</h2>
${formOf(viewer, {
  action: `${TEST}/event`,
  fields: [{ name: "type", label: WORDS.type, value: "send.delivered" }],
  submit: WORDS.trigger,
  form_key,
})}`;
  const page = { title: WORDS.test, viewer, section: "developers" as const, content };
  return await answerPage(page, sent?.status);
}
