/**
 * Webhook deliveries: what is sent to an account's endpoints. Fan-out makes one of each event for
 * each endpoint that hears it; the deliver worker sends it, signed, until the endpoint takes it or
 * the calendar ends. Tests, redeliveries and replays place theirs here too.
 *
 * Promises: every committed event reaches every endpoint that hears it at least once, with the same
 * id; an endpoint that hangs holds no other up; what is kept of a delivery is masked.
 */
export { type DeliverDoors, deliverWorker } from "./deliver.ts";
export { webhookDispatches } from "./dispatch-tables.ts";
export { DELIVER, fanOutWorker } from "./fan-out.ts";
export { countUnfedEvents, FAN_OUT } from "./feed-queries.ts";
export { placeReplay } from "./place-replay.ts";
export { presentDeliveries, presentDelivery } from "./present.ts";
export { presentReplay, presentReplays } from "./present-replay.ts";
export { DELIVERY_PURGE } from "./purge-deliveries.ts";
export { queueTestDelivery } from "./queue-test-delivery.ts";
export { readReplay } from "./read-replay.ts";
export { REPLAY, replayWorker } from "./run-replays.ts";
export { webhookDeliveries, webhookReplays } from "./tables.ts";
