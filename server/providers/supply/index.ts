/**
 * Who serves live organisations: what the bound suppliers sell, the routes that staff have set, and
 * the suppliers that staff have paused. Rows that every process reads where it decides.
 *
 * Promises: a route and a pause count from their commit on; none is ever changed or lost.
 */

export { claimLooks, type LookGate } from "./claim-looks.ts";
export { claimProbes, type Gate } from "./claim-probes.ts";
export { type DrawnFloat, drawFloat } from "./draw-float.ts";
export { floatFor } from "./float-for.ts";
export { learnAnswers, type WalletAnswer } from "./learn-answers.ts";
export { learnOutages, type PowerAnswer } from "./learn-outages.ts";
export { readSupply } from "./read-supply.ts";
export { sellersOf } from "./sellers-of.ts";
export {
  isSame,
  isServing,
  isWatched,
  nameOfOffer,
  routeOf,
  type SupplierOffer,
  type Supply,
  walletIn,
} from "./supply.ts";
export { bindOffers, setRoute, switchSupplier } from "./write-supply.ts";
