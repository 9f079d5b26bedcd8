/**
 * Hot Recharge, version 3 of its interface: airtime and electricity in both currencies, out of four
 * prefunded wallets. Source: docs/decisions/0063-hot-recharge.md.
 */
export { type HotSettings, type HotV3, hotV3 } from "./hot-v3.ts";
