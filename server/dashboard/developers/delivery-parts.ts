/** How a delivery stands and what the endpoint answered, on each page that shows deliveries. */
import type { Schemas } from "@svc/generated/routes";
import type { Markup } from "../show/layout.ts";
import { pill, type Tone } from "../show/pill.ts";
import { WORDS } from "./words.ts";

type Delivery = Schemas["WebhookDelivery"];

const TONES: Readonly<Record<Delivery["status"], Tone>> = {
  pending: "waiting",
  succeeded: "good",
  failed: "bad",
  exhausted: "bad",
  skipped: "plain",
};

export function deliveryPill(status: Delivery["status"]): Markup {
  return pill(WORDS.delivery_statuses[status], TONES[status]);
}

/** The status of HTTP, or why there is none; nothing before the first try. */
export function answerOf(
  answer: Pick<Delivery["attempts"][number], "status" | "error"> | null,
): string {
  if (answer === null) return "";
  if (answer.status !== null) return String(answer.status);
  return answer.error === null ? "" : WORDS.try_errors[answer.error];
}
