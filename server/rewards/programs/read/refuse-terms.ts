import { Refusal, type RefusedField, refuse } from "#platform/refusal";
import { PREFIXES_OF_NETWORKS } from "#platform/values/network-prefixes";
import { wrongSms } from "#sales/sends";
import type { ProgramTerms } from "./read-terms.ts";

/** As long as the address of a claim page may be. */
const LINK_CHARACTERS = 80;
const LINK_FIELD = "{link}";

/**
 * Refuses terms that do not go together, or that name a network without numbers.
 *
 * Refuses: `reference_not_found`, `conflicting_parameters`, `unknown_merge_field`, `sms_too_long`.
 */
export function refuseTerms(terms: ProgramTerms): void {
  const { geofence, sources, require_network } = terms;
  if (require_network !== null) refuseNoNetwork(require_network);
  if (geofence !== null && !sources.includes("links")) {
    const message = "`geofence` is for links, which are not among the program's `sources`.";
    refuse("conflicting_parameters", { param: "geofence", message });
  }
  const wrong = wrongText(terms);
  if (wrong === null) return;
  const { param, code, message, meta } = wrong;
  throw new Refusal(code, { param: param ?? "sms_message", message, ...(meta && { meta }) });
}

/** A text goes out with any of the rewards that a program can send. */
function wrongText({ sms_message, choices }: ProgramTerms): RefusedField | null {
  if (sms_message === null) return null;
  const text = sms_message.replaceAll(LINK_FIELD, "x".repeat(LINK_CHARACTERS));
  const types = choices.length === 0 ? (["power"] as const) : choices;
  const [first = null] = types.flatMap((type) => wrongSms(text, type) ?? []);
  return first;
}

/** Refuses: `reference_not_found` of what no phone number is on. */
function refuseNoNetwork(network: string): void {
  if (Object.hasOwn(PREFIXES_OF_NETWORKS, network)) return;
  refuse("reference_not_found", {
    param: "require_network",
    message: `\`require_network\` is invalid. No phone number is on ${network}.`,
  });
}
