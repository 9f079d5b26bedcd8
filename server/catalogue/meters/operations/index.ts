export { getMeter } from "./get-meter.ts";
