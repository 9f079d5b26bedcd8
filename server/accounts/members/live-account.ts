import type { AccountFacts } from "#platform/context";

/** The organisation's live account, to which its members belong in both modes. */
export function liveAccount({
  id,
  mode,
  twin_id,
}: Pick<AccountFacts, "id" | "mode" | "twin_id">): string {
  return mode === "live" ? id : twin_id;
}
