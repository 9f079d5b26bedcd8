import { oldestShown } from "#journal/events";
import { purgeQueue } from "#platform/work/purge-older";
import { webhookDeliveries, webhookSent } from "./tables.ts";

/**
 * Deletes deliveries older than the events that are shown.
 *
 * Writes: webhook_deliveries, webhook_dispatches.
 */
export const DELIVERY_PURGE = purgeQueue("purge webhook deliveries", {
  table: webhookDeliveries,
  before: oldestShown,
});

/** Deletes what was sent of them. Writes: webhook_sent. */
export const SENT_PURGE = purgeQueue("purge sent webhooks", {
  table: webhookSent,
  before: oldestShown,
});
