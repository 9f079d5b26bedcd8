import type { Schemas } from "@svc/generated/routes";
import type { SellableProduct } from "#catalogue/products";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { DescribedPhone } from "#platform/values/phone";

/** What is known of a number; `sold` lists the products of its network that match the request. */
interface FoundPhone {
  readonly input: string;
  readonly described: DescribedPhone;
  readonly network: string | null;
  readonly sold: readonly SellableProduct[];
  readonly blocked: boolean;
  /** Uuid of the newest recipient with this number; null if there is none. */
  readonly recipient_id: string | null;
}

/** A looked-up number. Source: spec/catalogue/lookups.tsp. */
export function presentPhoneLookup(
  { account, now }: Pick<Ctx, "account" | "now">,
  { input, described, network, sold, blocked, recipient_id }: FoundPhone,
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
    blocked,
    recipient: recipient_id === null ? null : formatId("rcp", recipient_id),
  };
}
