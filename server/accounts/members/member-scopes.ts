/**
 * What a signed-in person may call: the scopes of their role, where a key has its own. Source:
 * docs/decisions/0067-the-dashboard.md.
 */
import type { OperationFacts, OperationId } from "@svc/generated/operations";
import type { AccountFacts, KeyScope, MemberFacts } from "#platform/context";

type Role = MemberFacts["role"];
type Mode = AccountFacts["mode"];
type Holder = Pick<MemberFacts, "role" | "tokens_read">;

const ALL: readonly Role[] = ["owner", "admin", "developer", "viewer"];
const BUILDERS: readonly Role[] = ["owner", "admin", "developer"];
const CHIEFS: readonly Role[] = ["owner", "admin"];
/** Figures of the business, which a developer sees in test mode alone. */
const FIGURES: readonly Role[] = ["owner", "admin", "viewer"];

/** Who holds a scope in live mode. */
const LIVE_HOLDERS: Readonly<Record<KeyScope, readonly Role[]>> = {
  "catalog:read": ALL,
  "lookups:read": ALL,
  "sends:read": ALL,
  "sends:write": BUILDERS,
  "batches:write": BUILDERS,
  "schedules:write": BUILDERS,
  "recipients:read": ALL,
  "recipients:write": BUILDERS,
  "credit:read": FIGURES,
  "credit:topup": CHIEFS,
  "rewards:read": ALL,
  "rewards:write": BUILDERS,
  "programs:manage": CHIEFS,
  "reports:read": FIGURES,
  "webhooks:manage": BUILDERS,
  "account:manage": CHIEFS,
  "workforce:admin": CHIEFS,
  "family:write": CHIEFS,
  "tokens:read": CHIEFS,
};
const SCOPES = Object.keys(LIVE_HOLDERS) as KeyScope[];

/** Scopes that a developer has in test mode, where no figure is the business's. */
const DEVELOPERS_IN_TEST: readonly KeyScope[] = ["credit:read", "reports:read"];

/** Operations of `account:manage` that a developer calls too: in both modes, or in test mode. */
const DEVELOPERS_CALL: Partial<Record<OperationId, "both" | "test">> = {
  listRequests: "both",
  getRequest: "both",
  listKeys: "test",
  getKey: "test",
  createKey: "test",
  updateKey: "test",
  rollKey: "test",
  deleteKey: "test",
  getTestClock: "test",
  advanceTestClock: "test",
};

/** Operations of `account:manage` that bind the organisation, so owners alone call them. */
const OWNERS_CALL: readonly OperationId[] = [
  "createDealerApplication",
  "getDealerApplication",
  "updateDealerApplication",
  "submitDealerApplication",
];

/** The scopes of a member in a mode. Pure. */
export function scopesOfMember({ role, tokens_read }: Holder, mode: Mode): ReadonlySet<KeyScope> {
  const held = SCOPES.filter((scope) => LIVE_HOLDERS[scope].includes(role));
  if (role !== "developer") return new Set(held);
  const more = mode === "test" ? DEVELOPERS_IN_TEST : [];
  return new Set([...held, ...more, ...(tokens_read ? (["tokens:read"] as const) : [])]);
}

/** Whether a member may call an operation, and what of it their role does not forbid. Pure. */
export function mayCall(
  { id, scope, roles, test_only }: OperationFacts,
  member: Holder,
  mode: Mode,
): boolean {
  const { role } = member;
  if (test_only && mode === "live") return false;
  if (roles !== null && !roles.some((one) => one === role)) return false;
  if (OWNERS_CALL.includes(id)) return role === "owner";
  const wider = role === "developer" ? DEVELOPERS_CALL[id] : undefined;
  if (wider === "both" || (wider === "test" && mode === "test")) return true;
  const held = scopesOfMember(member, mode);
  return scope === null || scope.some((one) => one === "any" || held.has(one));
}
