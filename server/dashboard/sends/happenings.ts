import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { answerOf, deliveryPill } from "../developers/delivery-parts.ts";
import { linkByKind } from "../link-to.ts";
import type { Happening } from "../show/timeline.ts";
import type { SendView } from "./send-page.ts";
import { WORDS } from "./words.ts";

type Told = Pick<SendView, "send" | "attempts" | "events" | "deliveries">;

/** What happened to a send, of all that the interface says of it. Pure. */
export function happeningsOf({ send, attempts, events, deliveries }: Told): Happening[] {
  return [
    ...ownOf(send),
    ...attempts.map(attemptOf),
    ...events.toReversed().map(({ id, type, created }) => ({
      at: created,
      title: WORDS.event(type),
      detail: linkByKind(id),
    })),
    ...deliveries.toReversed().map(deliveryOf),
  ];
}

/** What the send itself says, each moment with its words. */
export function ownOf(send: Schemas["Send"]): Happening[] {
  const moments: readonly (readonly [number | null, string])[] = [
    [send.created, WORDS.accepted],
    [send.scheduled_for, WORDS.scheduled],
    [send.delivered_at, WORDS.statuses.delivered],
    [send.cancelled_at, WORDS.cancelled],
    [send.failed_at, send.failure_message ?? WORDS.statuses.failed],
    [send.credited_at, WORDS.credited],
    [send.late_delivered_at, WORDS.late],
  ];
  return moments.flatMap(([at, title]) => (at === null ? [] : [{ at, title }]));
}

/** One question to the network, and its answer. */
export function attemptOf(attempt: Schemas["SendAttempt"]): Happening {
  const { at, kind, outcome, detail, duration_ms } = attempt;
  const took = duration_ms === null ? "" : `, ${duration_ms} ms`;
  const end = outcome === null ? "" : html`: ${WORDS.outcomes[outcome]}${took}`;
  return { at, title: html`${WORDS.attempts[kind]}${end}`, ...(detail === null ? {} : { detail }) };
}

function deliveryOf(delivery: Schemas["WebhookDelivery"]): Happening {
  const { id, created, event_type, url, status, last_response } = delivery;
  return {
    at: created,
    title: WORDS.delivery(event_type, url),
    detail: html`<a href="/dashboard/developers/deliveries/${id}">${deliveryPill(status)}</a>
${answerOf(last_response)}`,
  };
}
