import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts, MemberFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time";

/** Those who always see power tokens. Source: spec/accounts/members/models.tsp. */
const SEE_TOKENS: readonly MemberFacts["role"][] = ["owner", "admin"];

/** A person who is signed in, for somebody who looks at an account of the organisation. */
export function presentMember(
  { id, created, name, email, role, seen_at }: MemberFacts,
  { account, pin_set }: { account: Pick<AccountFacts, "mode">; pin_set: boolean },
): Schemas["Member"] {
  return {
    id: formatId("mem", id),
    object: "member",
    created: unixSeconds(created),
    livemode: account.mode === "live",
    name,
    email,
    phone: null,
    role,
    status: "active",
    tokens_read: SEE_TOKENS.includes(role),
    pin_set,
    last_seen_at: unixSeconds(seen_at),
    invited_by: null,
  };
}
