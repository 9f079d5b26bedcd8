import { ENUMS } from "@svc/generated/enums";
import type { Input } from "@svc/generated/routes";
import { isMeter, isMeterMistyped } from "#catalogue/meters";
import { normaliseMobile } from "#platform/phone";
import type { SendOrder } from "./order.ts";

export type SendCreate = Input<"createSend">["body"];

/**
 * Named, else told by the product's slug, the bundle, or the shape of the target. A slug of no type
 * is a product that there is not, which the catalogue says.
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
  // A mistyped meter is refused for what it is; its power fields are not refused beside it.
  const is_meant = normaliseMobile(target) === null && isMeterMistyped(target, body);
  return is_meant ? "power" : "airtime";
}
