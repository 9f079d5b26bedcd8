import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { fitsChecksum } from "./fits-checksum.ts";
import type { MeterConfirmation } from "./tables.ts";

/** When, and in which mode, a meter is shown that the utility or the cache has confirmed. */
interface Shown extends Pick<Ctx, "now"> {
  readonly account: Pick<Ctx["account"], "mode">;
  readonly source: Schemas["MeterSource"];
}

/** A meter as the utility confirmed it. Source: spec/catalogue/meters.tsp. */
export function presentMeter(
  row: Omit<MeterConfirmation, "account_id">,
  { account, now, source }: Shown,
): Schemas["Meter"] {
  return {
    object: "meter",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    number: row.number,
    checksum_valid: fitsChecksum(row.number),
    confirmed: true,
    name_masked: row.name_masked,
    suburb: row.suburb,
    currency: row.currency,
    tariff_class: row.tariff_class,
    arrears_flag: row.has_arrears,
    confirmed_at: unixSeconds(row.confirmed_at),
    source,
  };
}
