/** How often a reader may subscribe: by where the request comes from, and by what it names. */
import { hash } from "node:crypto";
import type { Context } from "hono";
import { clientAddressOf } from "#http/steps/open-request";
import { addressHolder } from "#platform/net/address-ranges";
import { clientAddressReader } from "#platform/net/client-address";
import { wall } from "#platform/time/clock";
import { type RatePolicy, rateLimiter } from "#platform/work/rate-limit";
import type { StatusDeps } from "./status-page.ts";

/** Behind one client address of a mobile network are many people. */
const BY_CLIENT: RatePolicy = { name: "subscriptions", per_second: 20 / 3_600, burst: 20 };
const BY_ADDRESS: RatePolicy = { name: "subscribers", per_second: 5 / 86_400, burst: 5 };

/** Seconds to wait; null where the form may be read. */
export type DrawSubscription = (c: Context, address: string) => number | null;

/** Opens the limits of this program. They say the same of addresses that are known or not. */
export function subscriptionLimits({
  config,
  sharers,
  now = wall,
}: Pick<StatusDeps, "config" | "sharers" | "now">): DrawSubscription {
  const clientAddress = clientAddressReader(config.trusted_proxies);
  const draw = rateLimiter({ sharers, now });
  return (c, address) => {
    const client = addressHolder(clientAddressOf({ clientAddress }, c));
    return draw([
      { policy: BY_CLIENT, holder: client },
      { policy: BY_ADDRESS, holder: hash("sha256", address) },
    ]).retry_after;
  };
}
