import { EVENTS, type EventType } from "@svc/generated/events";
import { FIXTURES } from "@svc/generated/fixtures";
import { LIFECYCLES, type LifecycleFacts } from "@svc/generated/lifecycles";
import { formatId, mintId, parseAnyId } from "#platform/ids";
import { unixSeconds } from "#platform/time";

type Fields = Readonly<Record<string, unknown>>;

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Numbers from here on, in the examples of the contract, are moments. */
const EARLIEST_MOMENT = 1_700_000_000;

/** What an object shows, beside its status, once an event of the type has happened. */
const AFTER: Partial<Record<EventType, (now: number) => Fields>> = {
  "api_key.rolled": (now) => ({ rolled: { last4: "y9Kd", works_until: now + DAY_SECONDS } }),
  "api_key.expiring": (now) => ({ expires_at: now + 7 * DAY_SECONDS }),
  "reward.held": (now) => ({ status: "held", held_reason: "review", held_at: now }),
  "network.availability.degraded": (now) => ({ state: "degraded", state_since: now }),
  "network.availability.restored": (now) => ({ state: "up", state_since: now }),
  "webhook_endpoint.disabled": (now) => ({ disabled_reason: "failing", disabled_at: now }),
  "send.scheduled": (now) => ({ status: "scheduled", scheduled_for: now + HOUR_SECONDS }),
  "send.submitted": submitted,
  "send.delivered": delivered,
  "send.token_delivered": (now) => texted(now, "delivered"),
  "send.token_delivery_failed": (now) => texted(now, "failed"),
  "send.token_resent": (now) => texted(now, "queued"),
  "send.meter_changed": (now) => ({ status: "scheduled", scheduled_for: now + HOUR_SECONDS }),
  "send.retrying": (now) => ({ ...submitted(now), next_check_at: now + 30 }),
  "send.unknown": (now) => ({ ...submitted(now), next_check_at: now + 60 }),
  "send.requires_review": (now) => ({ ...submitted(now), needs_attention: true }),
  "send.failed": failed,
  "send.credited_back": failed,
  "send.cancelled": (now) => ({ cancelled_at: now, ...creditedBack(now) }),
  "send.late_delivered": (now) => ({
    ...delivered(now),
    ...creditedBack(now),
    failed_at: now - HOUR_SECONDS,
    late_delivered_at: now,
  }),
};

/**
 * An object as an event of this type would show it: the contract's own example, with an id that
 * nothing has, moved to the account's time and into the state that the event tells of.
 *
 * Units: milliseconds on the account's clock.
 */
export function eventFixture(type: EventType, now_ms: number): Fields {
  const example = FIXTURES[EVENTS[type].object] as Fields | undefined;
  if (example === undefined) throw new Error(`The contract has no example for ${type}.`);
  const now = unixSeconds(now_ms);
  const ahead = typeof example.created === "number" ? now - example.created : 0;
  return {
    ...(movedBy(example, ahead) as Fields),
    ...newId(example, now_ms),
    ...("created" in example ? { created: now } : {}),
    ...stateAfter(type),
    ...AFTER[type]?.(now),
  };
}

function newId({ id }: Fields, now_ms: number): Fields {
  const parsed = typeof id === "string" ? parseAnyId(id) : null;
  return parsed === null ? {} : { id: formatId(parsed.prefix, mintId(now_ms)) };
}

/** A copy in which every moment, however deep, is as far from now as it was from the example's. */
function movedBy(value: unknown, seconds: number): unknown {
  if (typeof value === "number") return value >= EARLIEST_MOMENT ? value + seconds : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => movedBy(one, seconds));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, movedBy(field, seconds)]),
  );
}

/** The state that a step of a lifecycle leads to when it emits the event. */
function stateAfter(type: EventType): Fields {
  const lifecycles: readonly LifecycleFacts[] = Object.values(LIFECYCLES);
  for (const { field, steps } of lifecycles) {
    const step = steps.find(({ events }) => events.includes(type));
    if (step !== undefined) return { [field]: step.to };
  }
  return {};
}

function submitted(now: number): Fields {
  return { submitted_at: now };
}

function delivered(now: number): Fields {
  return {
    ...submitted(now),
    delivered_at: now,
    provider_reference: "SIM-0031Jk7TeApCu0Wq",
    next_check_at: null,
  };
}

function texted(now: number, sms_status: string): Fields {
  return { status: "delivered", ...delivered(now), sms_status };
}

function creditedBack(now: number): Fields {
  return { credit_returned: true, credited_at: now };
}

function failed(now: number): Fields {
  return {
    ...submitted(now),
    ...creditedBack(now),
    failed_at: now,
    failure_code: "network_rejected",
    failure_message: "The network refused it. The customer was not charged by the network.",
    next_check_at: null,
    retryable: true,
  };
}
