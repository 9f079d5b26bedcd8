/**
 * Status of the networks, current and past. Every minute a monitor counts the hand-overs of the
 * last hour, stores the figures, and writes a row when a network's state changes. Responses read
 * these rows, and accounts that sold on the network get an event.
 */
export { countApiMinute } from "./count-api-minute.ts";
export {
  emitNetworkChanges,
  type SellersFound,
  type SellersInput,
} from "./emit-network-changes.ts";
export {
  type IncidentWithUpdates,
  listIncidents,
  openIncident,
  updateIncident,
} from "./incidents.ts";
export {
  type ComponentHistory,
  type DayState,
  type PublicStatus,
  readPublicStatus,
} from "./read-public-status.ts";
export { countSubscribers, type SubscriberCounts } from "./subscribers/count-subscribers.ts";
export { confirmSubscription, endSubscription } from "./subscribers/end-subscription.ts";
export { forgetUnconfirmed, INVITATION_HOURS } from "./subscribers/forget-unconfirmed.ts";
export { statusNoticeWorker } from "./subscribers/notice-worker.ts";
export { sealedSubscribers } from "./subscribers/sealed-subscribers.ts";
export { type SubscriberSecrets, subscribe } from "./subscribers/subscribe.ts";
export { INCIDENT_STATES, type IncidentState } from "./tables.ts";
export { type NetworkFigures, watchNetworks } from "./watch-networks.ts";
