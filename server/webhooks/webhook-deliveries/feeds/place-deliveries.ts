import type { EventType } from "@svc/generated/events";
import { insertMany, insertMissing } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { armFeeds } from "#webhooks/webhook-endpoints";
import { webhookDispatches } from "../rows/dispatch-tables.ts";
import { FIRST_STATUS } from "../rows/lifecycle.ts";
import { type DeliveryRow, type Trigger, webhookDeliveries } from "../rows/tables.ts";

/** An event that is to be sent to an endpoint. */
export interface NewDelivery {
  readonly account_id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: EventType;
  readonly url: string;
  readonly trigger: Trigger;
  /** Uuid of the replay that it belongs to. */
  readonly replay_id?: string;
  /** The body of a test, or of its redelivery. */
  readonly payload?: object | null;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Fan-out and a replay handle an event once each; single requests may repeat. */
const NO_REASON = "00000000-0000-0000-0000-000000000000";

/**
 * Creates deliveries, due at once, and returns the new ones. The caller holds the accounts' clocks.
 *
 * Writes: webhook_deliveries, webhook_dispatches, webhook_feeds.
 */
export async function placeDeliveries(
  tx: Tx,
  wanted: readonly NewDelivery[],
  wall_now: number,
): Promise<DeliveryRow[]> {
  const rows = wanted.map(rowOf);
  const made = await insertMissing(tx, webhookDeliveries, rows, ["id"]);
  const ids = new Set(made.map(({ id }) => id));
  const placed = rows.filter(({ id }) => ids.has(id));
  await insertMany(
    tx,
    webhookDispatches,
    placed.map(({ account_id, id: delivery_id, endpoint_id }) => ({
      account_id,
      delivery_id,
      endpoint_id,
      due_at: wall_now,
    })),
  );
  await armFeeds(tx, placed, wall_now);
  return placed;
}

function rowOf({ now, replay_id, payload = null, ...wanted }: NewDelivery): DeliveryRow {
  const id = mintId(now);
  const reasons = { event: NO_REASON, replay: replay_id ?? id, redelivery: id, test: id };
  return {
    ...wanted,
    id,
    reason_id: reasons[wanted.trigger],
    status: FIRST_STATUS,
    attempt_count: 0,
    next_attempt_at: now,
    attempts: [],
    body_excerpt: null,
    payload,
    missed: false,
    sent_id: null,
    sent_place: null,
    created: now,
  };
}
