/** What developers need: keys, webhooks, logs, and the helpers of test mode. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { randomText } from "#platform/random-text";
import { type Asking, ask, askWithForm, type PageCall } from "../ask.ts";
import type { Complaint } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused, forMember, forMemberForm } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "../show/alarm.ts";
import { form as formOf } from "../show/form.ts";
import { developersPage } from "./index-page.ts";
import { mountKeys } from "./keys.ts";
import { mountLogs } from "./logs.ts";
import { mountWebhooks } from "./webhooks.ts";
import { WORDS } from "./words.ts";

const TEST = "/dashboard/developers/test";

type Did = "advanced" | "credited" | "triggered";

/** Serves them. */
export function mountDevelopers(pages: Hono, deps: DashboardDeps): void {
  pages.get("/developers", (c) =>
    forMember(deps, c, ({ viewer }) => answerPage(developersPage(viewer))),
  );
  mountKeys(pages, deps);
  mountWebhooks(pages, deps);
  mountLogs(pages, deps);
  pages.get("/developers/test", (c) =>
    forMember(deps, c, (signed) => showTest({ deps, signed, c }, null)),
  );
  const post = (path: string, did: Did, callOf: (field: (name: string) => string) => PageCall) =>
    pages.post(`/developers/test/${path}`, (c) =>
      forMemberForm(deps, c, (signed, form) => {
        const call = callOf((name) => (form.get(name) ?? "").trim());
        return act({ deps, signed, c }, { form, call, did });
      }),
    );
  post("clock", "advanced", (field) => ({
    operation_id: "advanceTestClock",
    body: { seconds: Math.trunc(Number(field("seconds"))) },
  }));
  post("credit", "credited", (field) => ({
    operation_id: "createTestCredit",
    body: { amount: field("amount"), currency: field("currency") },
  }));
  post("event", "triggered", (field) => ({
    operation_id: "triggerTestEvent",
    body: { type: field("type") },
  }));
}

interface Sent {
  readonly complaint: Complaint;
  readonly status: number;
}

async function showTest(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const answer = await ask(asking, { operation_id: "getTestClock" });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const did = asking.c.req.query("did") ?? "";
  const said = did in WORDS.done ? WORDS.done[did as Did] : null;
  const { now } = answer.body as Schemas["TestClock"];
  const form_key = randomText();
  const currencies = { USD: "USD", ZWG: "ZWG" };
  const content = html`${alarm(sent?.complaint.text ?? null)}
${said === null ? "" : html`<p class="note" role="status">${said}</p>`}
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

async function act(
  asking: Asking,
  { form, call, did }: { form: URLSearchParams; call: PageCall; did: Did },
): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may(call.operation_id)) return await answerForbidden(viewer);
  const { complaint, status } = await askWithForm(asking, form, call);
  if (complaint !== null) return await showTest(asking, { complaint, status });
  return lead(`${TEST}?did=${did}`);
}
