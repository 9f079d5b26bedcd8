/**
 * The products: what is sold, in which currency, on which networks and between which amounts. The
 * slug is `<type>-<currency>`. The figures stand in one file and are seeded from it; a pause is a
 * row. Sales read the sellable products with every set, lookups name one.
 */
export { changeRoute, changeSwitch } from "./change-supply.ts";
export {
  type FittingProduct,
  fitProduct,
  isFitting,
} from "./fit-product.ts";
export { followSuppliers, followSupply, reviewSupply } from "./follow-suppliers.ts";
export { liveOffers, routedOffers } from "./live-offers.ts";
export { nameOfNetwork } from "./name-of-network.ts";
export { nameOfProduct } from "./name-of-product.ts";
export { presentProduct } from "./present.ts";
export {
  keptProducts,
  readSellableProducts,
  type SellableNetwork,
  type SellableProduct,
} from "./queries.ts";
export { amountNotAllowed, amountOutOfRange, productUnavailable } from "./rules.ts";
export { seedCatalogue } from "./seed-catalogue.ts";
