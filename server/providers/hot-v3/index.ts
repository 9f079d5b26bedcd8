/**
 * Hot Recharge, version 3 of its interface: airtime and electricity in both currencies, out of four
 * prefunded wallets. Version 1 gives its answers in the same shapes, and is read with the same
 * words. Source: docs/decisions/0063-hot-recharge.md.
 */
export { type HotSettings, type HotV3, hotV3 } from "./hot-v3.ts";
export { masked } from "./kept-body.ts";
export {
  anyMemberOf,
  isObject,
  type Json,
  memberOf,
  numberWritten,
  objectIn,
  readJson,
  textOf,
} from "./read-answer.ts";
export { suburbOf } from "./read-meter.ts";
export { readPower } from "./read-power.ts";
export { walletOf } from "./wallets.ts";
