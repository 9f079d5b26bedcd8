/**
 * Hot Recharge, version 1 of its interface: airtime and electricity in both currencies, for whoever
 * has no access to version 3. Source: docs/decisions/0072-hot-recharge-v1.md.
 */
export { type HotV1, hotV1 } from "./hot-v1.ts";
