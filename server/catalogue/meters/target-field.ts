import { networkOfPhone } from "#catalogue/networks";
import { normaliseMeter } from "#platform/values/meter-number";
import { normaliseMobile } from "#platform/values/phone";
import type { FieldReader } from "#platform/wire/fields";
import { type SaleHints, wrongTarget } from "./wrong-target.ts";

/** What a sale goes to, and the network that serves it; null if none sells to its prefix. */
export interface SaleTarget {
  /** E.164, or the digits of a meter. */
  readonly number: string;
  readonly is_meter: boolean;
  readonly network: string | null;
}

const NO_TARGET: SaleTarget = { number: "", is_meter: false, network: null };

/** The target of a sale or a quote: its form tells a meter from a number. */
export const target: FieldReader<string, SaleTarget, SaleTarget, SaleHints> = (
  written,
  { body },
) => {
  const meter = normaliseMeter(written);
  if (meter !== null) return { value: { number: meter, is_meter: true, network: "power" } };
  const mobile = normaliseMobile(written);
  if (mobile === null) return { wrong: wrongTarget(written, body), instead: NO_TARGET };
  const network = networkOfPhone(mobile);
  return { value: { number: mobile.e164, is_meter: false, network } };
};
