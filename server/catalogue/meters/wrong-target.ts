import type { RefusedField } from "#platform/refusal";
import { whyRounded } from "#platform/values/number-cell";
import { whyNoMobile } from "#platform/values/phone";

/** Digits of about the length of a meter, and without what a phone number begins with. */
const METER_LIKE = /^(?!0|263)\d{10,12}$/;

/** What a body says of its sale besides the target. */
export interface SaleHints {
  readonly type?: string | null | undefined;
  readonly product?: string | null | undefined;
  readonly token_phone?: string | null | undefined;
  readonly quote?: string | null | undefined;
}

/** Whether a target that is neither phone nor meter was meant as a meter. */
export function isMeterMistyped(written: string, hints: SaleHints): boolean {
  const { type, product, token_phone, quote } = hints;
  if (type != null) return type === "power";
  const slug = product?.split("-")[0];
  if (slug === "power") return true;
  if (slug === "airtime" || slug === "data") return false;
  return token_phone != null || quote != null || METER_LIKE.test(written.trim());
}

/**
 * Names what is wrong with a target that is neither a phone nor a meter: a mistyped meter is the
 * usual mistake at a power till, and is not called a phone number.
 *
 * Source: spec/catalogue/meters.tsp.
 */
export function wrongTarget(written: string, hints: SaleHints): RefusedField {
  const param = "target";
  if (isMeterMistyped(written, hints)) {
    const message =
      whyRounded(written, param) ??
      "`target` is not a meter number of exactly 11 digits; check it on the meter or the card.";
    return { param, code: "invalid_meter_number", message };
  }
  const known = hints.type ?? hints.product?.split("-")[0];
  const message =
    known === "airtime" || known === "data" || whyRounded(written, param) !== null
      ? whyNoMobile(written, param)
      : "`target` is neither a Zimbabwean mobile number such as 0771234567 nor an 11-digit meter.";
  return { param, code: "invalid_phone", message };
}
