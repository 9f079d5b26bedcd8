/** The pages of sends: the list, each send with its timeline, its receipt, and what ends it. */
import type { OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { randomText } from "#platform/crypto/random-text";
import { languageOf, wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { mountCheckout } from "../disputes/checkout.ts";
import { mountDisputes } from "../disputes/disputes.ts";
import { answerRefused } from "../for-member.ts";
import { linkTo } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, partOf, type Sent, saidOf } from "../part.ts";
import { showSends } from "./list-page.ts";
import { receiptPage } from "./receipt-page.ts";
import { sendPage } from "./send-page.ts";
import { showTimeline } from "./timeline-page.ts";
import { WORDS } from "./words.ts";

/** Deliveries are read event by event, and a send has few that matter. */
const EVENTS_MAX = 6;

/** Serves them. */
export function mountSends(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountDisputes(part);
  mountCheckout(part);
  part.page("/sends", showSends);
  part.page("/sends/:send_id", showSend);
  part.page("/sends/:send_id/receipt", showReceipt);
  part.page("/sends/:send_id/timeline", showTimeline);
  const act = (
    did: keyof typeof WORDS.done,
    operation_id: OperationId,
    fields: readonly string[] = [],
  ) =>
    part.act(`/sends/:send_id/${did}`, {
      call: (form, asking) => ({
        operation_id,
        ...pathOf(asking),
        ...(fields.length === 0 ? {} : { body: filledOf(form, fields) }),
      }),
      to: (body, asking) => toSend(body, asking, did),
      again: showSend,
    });
  act("cancel", "cancelSend");
  act("retry", "retrySend");
  act("resend-token", "resendSendToken");
  act("meter", "changeSendMeter", ["meter"]);
  act("advance", "advanceTestSend", ["to"]);
}

/** The page of the send that came of it, which is another one where a send is retried. */
function toSend(body: unknown, asking: Asking, did: string): string {
  const { id } = body as { id?: string };
  return `/dashboard/sends/${id ?? named(asking, "send_id")}?did=${did}`;
}

async function showSend(asking: Asking, sent: Sent | null): Promise<Response> {
  const { deps, signed } = asking;
  const { path } = pathOf(asking);
  const answer = await ask(asking, { operation_id: "getSend", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const send = answer.body as Schemas["Send"];
  const [attempts, events] = await Promise.all([
    readIfAllowed<Schemas["SendAttemptList"]>(asking, { operation_id: "listSendAttempts", path }),
    readIfAllowed<Schemas["EventList"]>(asking, {
      operation_id: "listEvents",
      query: { object: send.id },
    }),
  ]);
  const found = events?.data ?? [];
  const page = sendPage(signed.viewer, {
    send,
    attempts: attempts?.data ?? [],
    events: found,
    quote: await readQuote(asking, send.quote),
    deliveries: await readDeliveries(asking, found.slice(0, EVENTS_MAX)),
    key: await linkTo(asking, send.api_key),
    sent,
    said: saidOf(asking, wordsIn(WORDS, signed.viewer.language).done),
    form_key: randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

async function readQuote(asking: Asking, quote_id: string | null) {
  if (quote_id === null) return null;
  const call = { operation_id: "getQuote", path: { quote_id } } as const;
  return await readIfAllowed<Schemas["Quote"]>(asking, call);
}

async function readDeliveries(asking: Asking, events: readonly { readonly id: string }[]) {
  const lists = await Promise.all(
    events.map(({ id }) =>
      readIfAllowed<Schemas["WebhookDeliveryList"]>(asking, {
        operation_id: "listWebhookDeliveries",
        query: { event: id },
      }),
    ),
  );
  return lists.flatMap((list) => list?.data ?? []);
}

async function showReceipt(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const chosen = asking.c.req.query("locale");
  const locale = languageOf({ chosen, chosen_before: viewer.language, accepted: undefined });
  const query = { locale };
  const call = { operation_id: "getSendReceipt", ...pathOf(asking), query } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  return await answerPage(receiptPage(viewer, answer.body as Schemas["Receipt"], locale));
}

function pathOf(asking: Asking): { path: { send_id: string } } {
  return { path: { send_id: named(asking, "send_id") } };
}
