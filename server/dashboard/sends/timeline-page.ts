/** All that happened to one send, from the request that made it to the last try of a webhook. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerOf } from "../developers/delivery-parts.ts";
import { WORDS as DISPUTE_WORDS } from "../disputes/words.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { named } from "../part.ts";
import { curl } from "../show/curl.ts";
import type { Markup } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { tabsOf } from "../show/tabs.ts";
import { type Happening, timeline } from "../show/timeline.ts";
import { TRANSACTION_TYPES } from "../show/transaction-types.ts";
import { attemptOf, ownOf } from "./happenings.ts";
import { requestSteps } from "./request-steps.ts";
import { sendStatus } from "./send-status.ts";
import { WORDS } from "./words.ts";

type Kind = keyof typeof WORDS.kinds;
type Step = Happening & { readonly kind: Kind };
type Delivery = Schemas["WebhookDelivery"];
type Event = Schemas["Event"];

/** More has no send that ends; what is beyond is said. */
const EVENTS_MAX = 40;
const DELIVERIES_MAX = 60;

/** Shows it, or one kind of it. */
export async function showTimeline(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { send_id: named(asking, "send_id") };
  const call = { operation_id: "getSend", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const send = answer.body as Schemas["Send"];
  const { steps, is_whole } = await readSteps(asking, send);
  const at = `/dashboard/sends/${send.id}`;
  const kind_name = asking.c.req.query("kind") ?? "";
  const kinds = Object.keys(WORDS.kinds) as Kind[];
  const found = kinds.filter((kind) => steps.some((step) => step.kind === kind));
  const chosen = found.find((kind) => kind === kind_name) ?? null;
  const shown = chosen === null ? steps : steps.filter(({ kind }) => kind === chosen);
  const links = [
    { path: `${at}/timeline`, label: WORDS.everything },
    ...found.map((kind) => ({ path: `${at}/timeline?kind=${kind}`, label: WORDS.kinds[kind] })),
  ];
  const open = chosen === null ? `${at}/timeline` : `${at}/timeline?kind=${chosen}`;
  const content = html`<p>${sendStatus(send.status)}</p>
${tabsOf(links, open)}
${timeline(
  shown.map((step) => ({ ...step, mark: WORDS.kinds[step.kind] })),
  { from: send.created },
)}
${is_whole ? "" : html`<p class="note">${WORDS.not_whole}</p>`}
${curl({ operation_id: "listEvents", query: { object: send.id } }, asking.deps.config.public_url)}
<p><a href="${at}">${WORDS.back}</a></p>`;
  const { amount, currency, target_display } = send;
  const title = WORDS.story(readableAmount(amount, currency), target_display);
  return await answerPage({ title, viewer, section: "sends", content });
}

/** What of one moment comes first is handed over first. */
async function readSteps(asking: Asking, send: Schemas["Send"]) {
  const { id } = send;
  const path = { send_id: id };
  const [attempts, transactions, disputes, events] = await Promise.all([
    readIfAllowed<Schemas["SendAttemptList"]>(asking, { operation_id: "listSendAttempts", path }),
    readIfAllowed<Schemas["CreditTransactionList"]>(asking, {
      operation_id: "listCreditTransactions",
      query: { source: id },
    }),
    readIfAllowed<Schemas["DisputeList"]>(asking, {
      operation_id: "listDisputes",
      query: { send: id },
    }),
    readIfAllowed<Schemas["EventList"]>(asking, {
      operation_id: "listEvents",
      query: { object: id, limit: String(EVENTS_MAX) },
    }),
  ]);
  const heard = (events?.data ?? []).toReversed();
  const requests = await requestSteps(asking, heard);
  const { tries, is_whole } = await readTries(asking, heard);
  const steps: Step[] = [
    ...requests,
    ...ownOf(send).map((one) => ({ ...one, kind: "send" as const })),
    ...(transactions?.data ?? []).toReversed().map(transactionOf),
    ...(attempts?.data ?? []).map((one) => ({ ...attemptOf(one), kind: "network" as const })),
    ...heard.map(eventOf),
    ...tries,
    ...(disputes?.data ?? []).map(disputeOf),
  ];
  return { steps, is_whole: is_whole && events?.has_more !== true };
}

function transactionOf(one: Schemas["CreditTransaction"]): Step {
  const { created, type, amount, currency, balance_after } = one;
  return {
    at: created,
    kind: "credit",
    title: html`${titleOf(type)}: ${money(amount, currency)}`,
    detail: WORDS.left_then(readableAmount(balance_after.available, currency)),
  };
}

function titleOf(type: Schemas["CreditTransactionType"]): string {
  return type === "send" ? WORDS.charged : TRANSACTION_TYPES[type];
}

/** Texts are known by their events; what the customer was sent stands on the page of the send. */
function eventOf({ id, type, created }: Event): Step {
  return {
    at: created,
    kind: /^send\.token_/.test(type) ? "text" : "event",
    title: type,
    detail: linkByKind(id),
  };
}

async function readTries(asking: Asking, events: readonly Event[]) {
  const lists = await Promise.all(
    events.map(({ id }) =>
      readIfAllowed<Schemas["WebhookDeliveryList"]>(asking, {
        operation_id: "listWebhookDeliveries",
        query: { event: id },
      }),
    ),
  );
  const found = lists.flatMap((list) => list?.data.toReversed() ?? []);
  const deliveries = await Promise.all(
    found.slice(0, DELIVERIES_MAX).map(({ id }) =>
      readIfAllowed<Delivery>(asking, {
        operation_id: "getWebhookDelivery",
        path: { delivery_id: id },
      }),
    ),
  );
  const tries = deliveries.flatMap((one) => (one === null ? [] : triesOf(one)));
  return { tries, is_whole: found.length <= DELIVERIES_MAX };
}

function triesOf({ id, event_type, url, attempts, next_attempt_at }: Delivery): Step[] {
  const link = (text: Markup | string) =>
    html`<a href="/dashboard/developers/deliveries/${id}">${text}</a>`;
  const title = WORDS.delivery(event_type, url);
  const made = attempts.map((one): Step => {
    const answered = `${answerOf(one)}, ${one.duration_ms} ms`;
    return { at: one.at, kind: "webhook", title, detail: link(answered) };
  });
  if (next_attempt_at === null) return made;
  const due = { at: next_attempt_at, kind: "webhook", title, detail: link(WORDS.due) } as const;
  return [...made, due];
}

function disputeOf({ id, reason, created }: Schemas["Dispute"]): Step {
  return {
    at: created,
    kind: "dispute",
    title: DISPUTE_WORDS.reasons[reason],
    detail: linkByKind(id),
  };
}
