/**
 * Status of the networks, current and past. Every minute a monitor counts the hand-overs of the
 * last hour, stores the figures, and writes a row when a network's state changes. Responses read
 * these rows, and accounts that sold on the network get an event.
 */
export {
  emitNetworkChanges,
  type SellersFound,
  type SellersInput,
} from "./emit-network-changes.ts";
export { type NetworkFigures, watchNetworks } from "./watch-networks.ts";
