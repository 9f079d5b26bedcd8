import { networkOfPhone } from "#catalogue/networks";
import { normaliseMobile } from "#platform/values/phone";
import type { ProgramRefusal } from "#rewards/programs";
import type { RewardRecipient } from "#rewards/recipients";
import type { RewardInput, RewardLinkSettings } from "../read/reward-input.ts";
import { type Asked, amountOf, missing, type RewardTerms } from "./settle-terms.ts";

/**
 * Settles what a reward is that somebody claims afterwards, as far as that is known: of a choice,
 * its amount. Whoever claims it names a meter. Its target is the one number that can claim it, or
 * empty where any can. Pure.
 */
export function claimableTerms(
  { program, recipient, input }: Asked,
  by_link: RewardLinkSettings,
): RewardTerms | ProgramRefusal {
  const conflict = conflictOf(input, by_link);
  if (conflict !== null) return conflict;
  if (by_link.send_sms && recipient.phone === null) {
    return missing("recipient", "`recipient` has no phone number to which a link can be sent.");
  }
  const amount_minor = amountOf({ program, input });
  if (amount_minor === null) {
    return missing("amount", "`amount` is required: the program has no `default_amount`.");
  }
  const target = numberOf(by_link, recipient) ?? "";
  const mobile = normaliseMobile(target);
  return {
    type: input.type ?? program.choices[0] ?? "airtime",
    product: input.product,
    bundle: input.bundle,
    target,
    network: mobile === null ? null : networkOfPhone(mobile),
    token_phone: null,
    amount_minor,
  };
}

/** E.164: the one number that can claim a reward with a code; null where any can. */
export function numberOf(
  { bind }: Pick<RewardLinkSettings, "bind">,
  { phone }: Pick<RewardRecipient, "phone">,
): string | null {
  return bind === "otp" ? phone : null;
}

/** What somebody chooses or names who claims it, nobody else does. */
function conflictOf(input: RewardInput, { delivery }: RewardLinkSettings): ProgramRefusal | null {
  const { type, product, bundle, meter, token_phone } = input;
  // A type also follows from a product or a bundle, which was named then.
  const chosen = delivery === "choice" ? { product, bundle_id: bundle, type } : {};
  const named = Object.entries({ ...chosen, meter, token_phone });
  const [param] = named.find(([, value]) => value !== null) ?? [];
  if (param === undefined) return null;
  const of_claim = `with \`delivery: ${delivery}\`, because whoever claims it decides.`;
  const message = `\`${param}\` cannot be used ${of_claim}`;
  return { code: "conflicting_parameters", detail: { param, message } };
}
