import { networkOfPhone } from "#catalogue/networks";
import { normaliseMobile } from "#platform/phone";
import { refuse } from "#platform/refusal";

/**
 * The number of a member in E.164, which a network sells to.
 *
 * Refuses: `invalid_phone`, `unsupported_network`.
 */
export function readPhone(written: string): string {
  const mobile = normaliseMobile(written);
  if (mobile === null) {
    const message = "`phone` is not a Zimbabwean mobile number such as 0771234567.";
    return refuse("invalid_phone", { param: "phone", message });
  }
  if (networkOfPhone(mobile) === null) {
    const message = "`phone`: we do not sell to the network of this number.";
    refuse("unsupported_network", { param: "phone", message });
  }
  return mobile.e164;
}
