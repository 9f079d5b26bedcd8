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
export { INCIDENT_STATES, type IncidentState } from "./tables.ts";
export { type NetworkFigures, watchNetworks } from "./watch-networks.ts";
