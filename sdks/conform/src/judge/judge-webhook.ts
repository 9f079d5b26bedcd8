/** Whether a webhook is as the contract promises: its headers, signature, body and state. */
import { EVENTS, type EventType } from "../../../../generated/events.ts";
import { WEBHOOK_HEADERS } from "../../../../generated/headers.ts";
import { schemaValidators } from "../../../../generated/validators/index.js";
import { SignatureError } from "../../../node/src/runtime/error.ts";
import { verify } from "../../../node/src/runtime/webhook.ts";
import { isObject, jsonOf, textIn, type Webhook } from "../exchange.ts";
import { type Fault, fault } from "../rules.ts";
import type { Strictness } from "./judge-answer.ts";
import { isReachable, stateFaults, stateOf, statesAfterEvent } from "./lifecycles.ts";
import { schemaFaults } from "./schema-faults.ts";

const OWN = "svc-signature";
const STANDARD = ["webhook-id", "webhook-timestamp", "webhook-signature"];
const TOLERANCE_SECONDS = 300;
/** A form of before this contract: its body is none of the contract's. */
export const LEGACY_HEADER = "x-airtime-signature";
const DELIVERIES_MAX = 10_000;

export interface Webhooks {
  readonly judge: (webhook: Webhook) => Promise<Fault[]>;
}

/** Without secrets the signatures are only held to be there. */
export function createWebhooks(secrets: readonly string[], strictness: Strictness): Webhooks {
  const events = new Map<string, string>();
  return {
    async judge(webhook) {
      const value = jsonOf(webhook.body);
      if (value === undefined) return [fault("webhook-body", "webhook body", "is not JSON")];
      return [
        ...missingHeaders(webhook),
        ...(await signatureFaults(webhook, secrets)),
        ...eventFaults(webhook, value, strictness),
        ...repeatFaults(value),
      ];
    },
  };

  /** Deliveries of one event may differ in what its object shows, and in nothing that names it. */
  function repeatFaults(value: unknown): Fault[] {
    const id = textIn(value, "id");
    if (id === null || !isObject(value)) return [];
    const named = JSON.stringify([value.type, value.created, value.livemode]);
    const before = events.get(id);
    events.set(id, named);
    const [oldest] = events.size > DELIVERIES_MAX ? events.keys() : [];
    if (oldest !== undefined) events.delete(oldest);
    if (before === undefined || before === named) return [];
    const words = "was the id of an event with another type, time or mode";
    return [fault("webhook-repeat", "webhook body /id", words)];
  }
}

function missingHeaders({ headers }: Webhook): Fault[] {
  return WEBHOOK_HEADERS.filter((name) => headers[name.toLowerCase()] === undefined).map((name) =>
    fault("webhook-headers", `webhook header ${name}`, "is missing"),
  );
}

/** Both signatures are held to the secrets, and the time of each to the moment of receipt. */
async function signatureFaults(webhook: Webhook, secrets: readonly string[]): Promise<Fault[]> {
  const { headers, body, received_ms } = webhook;
  const now = received_ms / 1_000;
  const faults: Fault[] = [];
  for (const [name, others] of [
    ["Svc-Signature", STANDARD],
    ["webhook-signature", [OWN]],
  ] as const) {
    if (headers[name.toLowerCase()] === undefined) continue;
    const own = { ...headers };
    for (const other of others) delete (own as Record<string, string>)[other];
    const place = `webhook header ${name}`;
    const time = Number(own[OWN]?.match(/(?:^|,)\s*t=(\d+)/)?.[1] ?? own["webhook-timestamp"]);
    if (!(Math.abs(now - time) <= TOLERANCE_SECONDS)) {
      const words = `its time is further than ${TOLERANCE_SECONDS} seconds from the receipt`;
      faults.push(fault("webhook-time", place, words));
    }
    if (secrets.length === 0) continue;
    const options = { now, toleranceSeconds: Number.MAX_SAFE_INTEGER };
    const words = await verify(body, own, secrets, options).then(() => null, wordsOf);
    if (words !== null) faults.push(fault("webhook-signature", place, words));
  }
  return faults;
}

function wordsOf(error: unknown): string {
  if (error instanceof SignatureError) return "is not that of this body and a secret";
  throw error;
}

function eventFaults({ headers }: Webhook, value: unknown, strictness: Strictness): Fault[] {
  const type = textIn(value, "type");
  const facts = type === null ? undefined : EVENTS[type as EventType];
  if (type === null || facts === undefined) {
    const level = type !== null && strictness.allows_additions ? "note" : "error";
    const words = type === null ? "is missing" : "is no event type of the contract";
    return [fault("webhook-type", "webhook body /type", words, level)];
  }
  const named = headers["svc-event"];
  const of_header =
    named === undefined || named === type
      ? []
      : [fault("webhook-type", "webhook header Svc-Event", "is not the type of the body")];
  const broken = { rule: "webhook-body", place: "webhook body", ...strictness } as const;
  return [
    ...of_header,
    ...schemaFaults(schemaValidators[facts.schema], value, broken),
    ...lifecycleFaults(value, type),
  ];
}

/** The object is as it is now: at least as far as the event has brought it. */
function lifecycleFaults(value: unknown, type: string): Fault[] {
  const held = isObject(value) && isObject(value.data) ? value.data : {};
  if (held.synthetic === true) return [];
  const [state] = stateOf(held.object, "webhook body /data/object");
  if (state === undefined) return [];
  const before = isObject(held.previous_attributes) ? held.previous_attributes.status : null;
  const from = typeof before === "string" ? before : null;
  const faults = stateFaults(state, from, "webhook-lifecycle");
  const states = statesAfterEvent(state.object, type);
  const is_led_to = states.some((one) => isReachable(state.object, one, state.status));
  if (faults.length > 0 || states.length === 0 || is_led_to) return faults;
  const words = `${type} leads to ${states.join(" or ")}, from which ${state.status} cannot follow`;
  return [fault("webhook-lifecycle", `${state.place}/status`, words)];
}
