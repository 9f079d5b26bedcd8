/**
 * Status: how the networks do now and how they did. A monitor counts the hand-overs of the last
 * hour each minute, keeps the figures, and writes a row when a network's state changes; the answers
 * read those rows and count nothing themselves, and whoever sold on the network is told.
 */
export {
  emitNetworkChanges,
  type SellersFound,
  type SellersInput,
} from "./emit-network-changes.ts";
export { type NetworkFigures, watchNetworks } from "./watch-networks.ts";
