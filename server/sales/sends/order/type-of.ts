import { ENUMS } from "@svc/generated/enums";
import type { Input } from "@svc/generated/routes";
import { isMeter, isMeterMistyped } from "#catalogue/meters";
import { normaliseMobile } from "#platform/values/phone";
import type { SendOrder } from "./order.ts";

export type SendCreate = Input<"createSend">["body"];

/**
 * Named, or derived from the product's slug, the bundle, or the form of the target. A slug without
 * a type is an unknown product, which the catalogue refuses.
 */
export function typeOf(body: SendCreate): SendOrder["type"] {
  const { type, product, bundle_id, target } = body;
  if (type != null) return type;
  if (product != null) {
    const named = ENUMS.SendType.find((one) => one === product.split("-")[0]);
    return named ?? "airtime";
  }
  if (bundle_id != null) return "data";
  if (isMeter(target)) return "power";
  // A mistyped meter is refused as such; its power fields are not reported too.
  const is_meant = normaliseMobile(target) === null && isMeterMistyped(target, body);
  return is_meant ? "power" : "airtime";
}
