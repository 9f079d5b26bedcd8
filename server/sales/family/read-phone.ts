import { networkOfPhone } from "#catalogue/networks";
import { refuse } from "#platform/refusal";
import { normaliseMobile, whyNoMobile } from "#platform/values/phone";

/**
 * The number of a member in E.164, which a network sells to.
 *
 * Refuses: `invalid_phone`, `unsupported_network`.
 */
export function readPhone(written: string): string {
  const mobile = normaliseMobile(written);
  if (mobile === null) {
    const message = whyNoMobile(written, "phone");
    return refuse("invalid_phone", { param: "phone", message });
  }
  if (networkOfPhone(mobile) === null) {
    const message = "`phone`: we do not sell to the network of this number.";
    refuse("unsupported_network", { param: "phone", message });
  }
  return mobile.e164;
}
