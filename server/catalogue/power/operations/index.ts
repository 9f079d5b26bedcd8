export { getPowerQuote } from "./get-power-quote.ts";
export { getPowerRate } from "./get-power-rate.ts";
export { getPowerSeries } from "./get-power-series.ts";
export { listPowerObservations } from "./list-power-observations.ts";
