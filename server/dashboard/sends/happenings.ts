import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { failureMessageOf } from "#sales/sends";
import { answerOf, deliveryPill } from "../developers/delivery-parts.ts";
import { linkByKind } from "../link-to.ts";
import { english } from "../show/english.ts";
import type { Viewer } from "../show/layout.ts";
import type { Happening } from "../show/timeline.ts";
import type { SendView } from "./send-page.ts";
import { WORDS } from "./words.ts";

type Told = Pick<SendView, "send" | "attempts" | "events" | "deliveries">;

/** What happened to a send, of all that the interface says of it. Pure. */
export function happeningsOf(
  { send, attempts, events, deliveries }: Told,
  viewer: Viewer,
): Happening[] {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return [
    ...ownOf(send, language),
    ...attempts.map((one) => attemptOf(one, language)),
    ...events.toReversed().map(({ id, type, created }) => ({
      at: created,
      title: words.event({ type }),
      detail: linkByKind(id, { viewer }),
    })),
    ...deliveries.toReversed().map((one) => deliveryOf(one, language)),
  ];
}

/** What the send itself says, each moment with its words. */
export function ownOf(send: Schemas["Send"], language: Language): Happening[] {
  const words = wordsIn(WORDS, language);
  const { failure_code: code } = send;
  const failure = code === null ? words.statuses.failed : failureMessageOf(code, language);
  const moments: readonly (readonly [number | null, string])[] = [
    [send.created, words.accepted],
    [send.scheduled_for, words.scheduled],
    [send.delivered_at, words.statuses.delivered],
    [send.cancelled_at, words.cancelled],
    [send.failed_at, failure],
    [send.credited_at, words.credited],
    [send.late_delivered_at, words.late],
  ];
  return moments.flatMap(([at, title]) => (at === null ? [] : [{ at, title }]));
}

/** One question to the network, and its answer. */
export function attemptOf(attempt: Schemas["SendAttempt"], language: Language): Happening {
  const words = wordsIn(WORDS, language);
  const { at, kind, outcome, detail, duration_ms } = attempt;
  const took = duration_ms === null ? "" : `, ${duration_ms} ms`;
  const end = outcome === null ? "" : html`: ${words.outcomes[outcome]}${took}`;
  const more = detail === null ? {} : { detail: english(detail, language) };
  return { at, title: html`${words.attempts[kind]}${end}`, ...more };
}

function deliveryOf(delivery: Schemas["WebhookDelivery"], language: Language): Happening {
  const { id, created, event_type: type, url, status, last_response } = delivery;
  return {
    at: created,
    title: wordsIn(WORDS, language).delivery({ type, url }),
    detail: english(
      html`<a href="/dashboard/developers/deliveries/${id}">${deliveryPill(status)}</a>
${answerOf(last_response)}`,
      language,
    ),
  };
}
