/** All that happened to one send, from the request that made it to the last try of a webhook. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerOf } from "../developers/delivery-parts.ts";
import { WORDS as DISPUTE_WORDS } from "../disputes/words.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { named } from "../part.ts";
import { curl } from "../show/curl.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { tabsOf } from "../show/tabs.ts";
import { type Happening, timeline } from "../show/timeline.ts";
import { TRANSACTION_WORDS } from "../show/transaction-words.ts";
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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { send_id: named(asking, "send_id") };
  const call = { operation_id: "getSend", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const send = answer.body as Schemas["Send"];
  const { steps, is_whole } = await readSteps(asking, send);
  const at = `/dashboard/sends/${send.id}`;
  const kind_name = asking.c.req.query("kind") ?? "";
  const kinds = Object.keys(words.kinds) as Kind[];
  const found = kinds.filter((kind) => steps.some((step) => step.kind === kind));
  const chosen = found.find((kind) => kind === kind_name) ?? null;
  const shown = chosen === null ? steps : steps.filter(({ kind }) => kind === chosen);
  const links = [
    { path: `${at}/timeline`, label: words.everything },
    ...found.map((kind) => ({ path: `${at}/timeline?kind=${kind}`, label: words.kinds[kind] })),
  ];
  const open = chosen === null ? `${at}/timeline` : `${at}/timeline?kind=${chosen}`;
  const call_of_events = { operation_id: "listEvents", query: { object: send.id } } as const;
  const content = html`<p>${sendStatus(send.status, language)}</p>
${tabsOf(links, open)}
${timeline(
  shown.map((step) => ({ ...step, mark: words.kinds[step.kind] })),
  { from: send.created, language },
)}
${is_whole ? "" : html`<p class="note">${words.not_whole}</p>`}
${curl(call_of_events, asking.deps.config.public_url, language)}
<p><a href="${at}">${words.back}</a></p>`;
  const { amount, currency, target_display } = send;
  const title = words.story({ amount: readableAmount(amount, currency), to: target_display });
  return await answerPage({ title, viewer, section: "sends", content });
}

/** What of one moment comes first is handed over first. */
async function readSteps(asking: Asking, send: Schemas["Send"]) {
  const { viewer } = asking.signed;
  const { language } = viewer;
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
    ...ownOf(send, language).map((one) => ({ ...one, kind: "send" as const })),
    ...(transactions?.data ?? []).toReversed().map((one) => transactionOf(one, language)),
    ...(attempts?.data ?? []).map((one) => ({
      ...attemptOf(one, language),
      kind: "network" as const,
    })),
    ...heard.map((one) => eventOf(one, viewer)),
    ...tries,
    ...(disputes?.data ?? []).map((one) => disputeOf(one, viewer)),
  ];
  return { steps, is_whole: is_whole && events?.has_more !== true };
}

function transactionOf(one: Schemas["CreditTransaction"], language: Language): Step {
  const words = wordsIn(WORDS, language);
  const { created, type, amount, currency, balance_after } = one;
  return {
    at: created,
    kind: "credit",
    title: html`${titleOf(type, language)}: ${money(amount, currency)}`,
    detail: words.left_then({ amount: readableAmount(balance_after.available, currency) }),
  };
}

function titleOf(type: Schemas["CreditTransactionType"], language: Language): string {
  if (type === "send") return wordsIn(WORDS, language).charged;
  return wordsIn(TRANSACTION_WORDS, language)[type];
}

/** Texts are known by their events; what the customer was sent stands on the page of the send. */
function eventOf({ id, type, created }: Event, viewer: Viewer): Step {
  return {
    at: created,
    kind: /^send\.token_/.test(type) ? "text" : "event",
    title: type,
    detail: linkByKind(id, { viewer }),
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
  const tries = deliveries.flatMap((one) =>
    one === null ? [] : triesOf(one, asking.signed.viewer.language),
  );
  return { tries, is_whole: found.length <= DELIVERIES_MAX };
}

function triesOf(delivery: Delivery, language: Language): Step[] {
  const { id, event_type: type, url, attempts, next_attempt_at } = delivery;
  const words = wordsIn(WORDS, language);
  const link = (text: Markup | string) =>
    html`<a href="/dashboard/developers/deliveries/${id}">${text}</a>`;
  const title = words.delivery({ type, url });
  const made = attempts.map((one): Step => {
    const answered = `${answerOf(one)}, ${one.duration_ms} ms`;
    return { at: one.at, kind: "webhook", title, detail: link(answered) };
  });
  if (next_attempt_at === null) return made;
  const due = { at: next_attempt_at, kind: "webhook", title, detail: link(words.due) } as const;
  return [...made, due];
}

function disputeOf({ id, reason, created }: Schemas["Dispute"], viewer: Viewer): Step {
  return {
    at: created,
    kind: "dispute",
    title: wordsIn(DISPUTE_WORDS, viewer.language).reasons[reason],
    detail: linkByKind(id, { viewer }),
  };
}
