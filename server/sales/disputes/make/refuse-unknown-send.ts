import { refuse } from "#platform/refusal";

/** Refuses: `reference_not_found`, of a send that the account does not have. */
export function refuseUnknownSend(): never {
  const message = "`send` is invalid. This account has no such send.";
  return refuse("reference_not_found", { param: "send", message });
}
