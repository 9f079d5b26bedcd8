/**
 * The networks: who carries airtime and data to a phone, and the utility that issues power tokens.
 * Prefixes are facts of the number plan and stand in a table of their own; how a network does in
 * each mode is a row. Sales and lookups ask which network a number belongs to.
 */
export { networkOfPhone } from "#platform/values/network-prefixes";
export {
  readAccountNetworks,
  withAccountStates,
  writeAccountNetwork,
} from "./account-networks.ts";
export { asOffered, presentNetwork, type ShownNetwork } from "./present.ts";
export {
  lockUnemittedChange,
  markEmitted,
  type NetworkAsItIs,
  type NetworkChange,
  type NetworkCondition,
  readNetworkChanges,
  readNetworks,
  type ServedNetwork,
  type UnemittedChange,
  writeNetworkChanges,
} from "./queries.ts";
export { type NewNetwork, seedNetworks } from "./seed-networks.ts";
export { networks } from "./tables.ts";
export { unknownNetworkOf } from "./unknown-network-of.ts";
