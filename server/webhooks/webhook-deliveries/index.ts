/**
 * Webhook deliveries: what is sent to an account's endpoints. Fan-out creates one of each event for
 * each endpoint that subscribes to it; the deliver worker sends it, signed, until the endpoint
 * accepts it or the schedule ends. Tests, redeliveries and replays create theirs here too.
 *
 * Promises: every committed event reaches every subscribed endpoint at least once, with the same
 * id; an endpoint that hangs delays no other; what is stored of a delivery is masked.
 */
export { type DeliveryDeps, deliverWorker } from "./delivery/deliver.ts";
export { DELIVER, fanOutWorker } from "./feeds/fan-out.ts";
export { countUnfedEvents, FAN_OUT } from "./feeds/feed-queries.ts";
export { queueTestDelivery } from "./feeds/queue-test-delivery.ts";
export { placeReplay } from "./replays/place-replay.ts";
export { presentReplay, presentReplays } from "./replays/present-replay.ts";
export { readReplay } from "./replays/read-replay.ts";
export { REPLAY, replayWorker } from "./replays/run-replays.ts";
export { webhookDispatches } from "./rows/dispatch-tables.ts";
export { eraseDeliveries } from "./rows/erase-deliveries.ts";
export { presentDeliveries, presentDelivery } from "./rows/present.ts";
export { DELIVERY_PURGE, SENT_PURGE } from "./rows/purge-deliveries.ts";
export { webhookDeliveries, webhookReplays, webhookSent } from "./rows/tables.ts";
