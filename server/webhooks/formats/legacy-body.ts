import type { Schemas } from "@svc/generated/routes";
import { harareIso } from "#platform/time/instants";

type Send = Schemas["Send"];

/** The flat body of the old webhook. Source: spec/webhooks/webhook-endpoints/models.tsp. */
interface LegacyBody {
  readonly event: string;
  readonly order_id: string;
  readonly reference: string | null;
  readonly status: "success" | "failed" | "unknown" | "retrying";
  readonly type: Send["type"];
  readonly network: string;
  /** In national form; null if there is no phone number. */
  readonly phone: string | null;
  readonly meter: string | null;
  readonly amount: string;
  readonly currency: Send["currency"];
  readonly token: string | null;
  readonly units: string | null;
  readonly failure_code: string | null;
  readonly message: string;
  readonly test: boolean;
  /** In ISO 8601, in the time of Harare. */
  readonly created_at: string;
  readonly updated_at: string;
}

/** Types with an event in the old webhook. */
const STATUSES: Readonly<Record<string, LegacyBody["status"]>> = {
  "send.delivered": "success",
  "send.late_delivered": "success",
  "send.failed": "failed",
  "send.unknown": "unknown",
  "send.retrying": "retrying",
};

const KINDS: Readonly<Record<Send["type"], string>> = {
  airtime: "Airtime",
  data: "Data",
  power: "Electricity",
};

/** The old webhook's name for an event type; null if it has none. */
export function legacyTypeOf(type: string): string | null {
  const status = STATUSES[type];
  return status === undefined ? null : `order.${status}`;
}

/**
 * Writes an event about a send in the legacy format, its token as the event shows it; null for a
 * type without an event in the old webhook.
 */
export function legacyBody({ type, created, livemode, data }: Schemas["Event"]): LegacyBody | null {
  const status = STATUSES[type];
  if (status === undefined) return null;
  const send = data.object as Send;
  const is_power = send.type === "power";
  const phone = is_power ? (send.power?.token_phone ?? null) : send.target;
  return {
    event: `order.${status}`,
    order_id: send.id,
    reference: send.client_reference,
    status,
    type: send.type,
    network: send.network,
    phone: phone?.replace(/^\+263/, "0") ?? null,
    meter: is_power ? send.target : null,
    amount: send.amount,
    currency: send.currency,
    token: send.token,
    units: send.units,
    failure_code: send.failure_code,
    message: messageOf(send, status),
    test: !livemode,
    created_at: harareIso(send.created * 1_000),
    updated_at: harareIso(created * 1_000),
  };
}

function messageOf(send: Send, status: LegacyBody["status"]): string {
  const kind = KINDS[send.type];
  if (status === "success") return `${kind} delivered`;
  if (status === "failed") return send.failure_message ?? `${kind} not delivered`;
  if (status === "retrying") return `${kind} is tried again`;
  return `${kind}: the network has not answered; do not sell again`;
}
