import type { Schemas } from "@svc/generated/routes";
import type { SellableProduct } from "#catalogue/products";
import type { Ctx } from "#platform/context";
import type { DescribedPhone } from "#platform/phone";
import { unixSeconds } from "#platform/time";

/** What was found out about a number; `sold` is what can be sold on its network as asked. */
interface FoundPhone {
  readonly input: string;
  readonly described: DescribedPhone;
  readonly network: string | null;
  readonly sold: readonly SellableProduct[];
}

/**
 * A looked-up number. Nobody can be on a blocklist or be a recipient before the directory is kept,
 * so `blocked` and `recipient` say so. Source: spec/catalogue/lookups.tsp.
 */
export function presentPhoneLookup(
  { account, now }: Pick<Ctx, "account" | "now">,
  { input, described, network, sold }: FoundPhone,
): Schemas["PhoneLookup"] {
  const slugsOf = (type: SellableProduct["type"]) =>
    sold.filter((product) => product.type === type).map(({ id }) => id);
  return {
    object: "phone_lookup",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    input,
    e164: described.mobile?.e164 ?? null,
    national: described.mobile?.national ?? null,
    valid: described.mobile !== null,
    line_type: described.line_type,
    network,
    products: { airtime: slugsOf("airtime"), data: slugsOf("data") },
    blocked: false,
    recipient: null,
  };
}
