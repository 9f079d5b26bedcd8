import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts, MemberFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";

/** Those who always see power tokens. Source: spec/accounts/members/models.tsp. */
const SEE_TOKENS: readonly MemberFacts["role"][] = ["owner", "admin"];

/** A person of the organisation, of whom we may know that they were never signed in. */
type Person = Omit<MemberFacts, "seen_at" | "session_id"> & { readonly seen_at: number | null };

/** A member, for somebody who looks at an account of the organisation in either mode. */
export function presentMember(
  { id, created, name, email, phone, role, tokens_read, seen_at, invited_by }: Person,
  { account, pin_set }: { account: Pick<AccountFacts, "mode">; pin_set: boolean },
): Schemas["Member"] {
  return {
    id: formatId("mem", id),
    object: "member",
    created: unixSeconds(created),
    livemode: account.mode === "live",
    name,
    email,
    phone,
    role,
    status: "active",
    tokens_read: tokens_read || SEE_TOKENS.includes(role),
    pin_set,
    last_seen_at: seen_at === null ? null : unixSeconds(seen_at),
    invited_by: invited_by === null ? null : formatId("mem", invited_by),
  };
}
