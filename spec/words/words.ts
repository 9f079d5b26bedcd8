import type { IdempotencyClass } from "@svc/spec-lib";

/** The scopes a key can hold, in the order of the reference. */
export const SCOPES = [
  "catalog:read",
  "lookups:read",
  "sends:read",
  "sends:write",
  "tokens:read",
  "batches:write",
  "schedules:write",
  "credit:read",
  "credit:topup",
  "recipients:read",
  "recipients:write",
  "rewards:read",
  "rewards:write",
  "programs:manage",
  "webhooks:manage",
  "reports:read",
  "workforce:admin",
  "family:write",
  "account:manage",
] as const;

/** The kinds of key: secret, restricted, publishable, agent. */
export const KEY_KINDS = ["sk", "rk", "pk", "ak"] as const;

/** The roles of a member. */
export const ROLES = ["owner", "admin", "developer", "viewer"] as const;

export type KeyKind = (typeof KEY_KINDS)[number];
export type Role = (typeof ROLES)[number];

/** The types of error. */
export const ERROR_TYPES: readonly string[] = [
  "invalid_request_error",
  "authentication_error",
  "permission_error",
  "credit_error",
  "conflict_error",
  "idempotency_error",
  "rate_limit_error",
  "provider_error",
  "api_error",
];

/** The POST paths that require an Idempotency-Key, because they move money. */
const IDEMPOTENCY_REQUIRED = [
  "/batches",
  "/batches/{batch_id}/approve",
  "/batches/{batch_id}/retry-failed",
  "/checkout-sessions",
  "/credit/topups",
  "/programs/{program_id}/defund",
  "/programs/{program_id}/fund",
  "/referrals/{referral_id}/qualify",
  "/reviews/{review_id}/approve",
  "/rewards",
  "/rewards/{reward_id}/release",
  "/schedules/{schedule_id}/run-now",
  "/sends",
  "/sends/{send_id}/retry",
  "/test/approvals/{approval_id}/approve",
];

/** It moves money too. See docs/decisions/0015-accounts-directory-and-mcp.md. */
const IDEMPOTENCY_REQUIRED_BY_DECISION = ["/family/members/{family_member_id}/send"];

/** The POST paths that accept an Idempotency-Key. */
const IDEMPOTENCY_OPTIONAL = [
  "/activities",
  "/batches/{batch_id}/cancel",
  "/checkins",
  "/checkout-sessions/{session_id}/meter",
  "/claims/{token}",
  "/cost-centers",
  "/disputes",
  "/exports",
  "/groups",
  "/members",
  "/programs",
  "/quotes",
  "/recipients",
  "/recipients/bulk",
  "/referrals",
  "/reviews/{review_id}/reject",
  "/reward-links",
  "/rewards/{reward_id}/void",
  "/schedules",
  "/sends/{send_id}/cancel",
  "/sends/{send_id}/meter",
  "/test/approvals/{approval_id}/reject",
  "/test/credit",
  "/webhook-deliveries/{delivery_id}/redeliver",
  "/webhook-endpoints",
  "/webhook-endpoints/{endpoint_id}/replay",
  "/webhook-endpoints/{endpoint_id}/roll-secret",
  "/webhook-endpoints/{endpoint_id}/test",
  "/workforce/allocate",
  "/workforce/batches/{reference}/resend",
  "/workforce/schedules/{schedule_id}/run-now",
];

/**
 * They accept one too, so that a lost response is repeated safely. See
 * docs/decisions/0086-keys-and-etags.md.
 */
const IDEMPOTENCY_OPTIONAL_BY_DECISION = [
  "/dealer/application",
  "/documents",
  "/family/members",
  "/workforce/cost-centers",
];

/** The idempotency class that the lists above give an operation. */
export function idempotencyOf(operation: { verb: string; path: string }): IdempotencyClass {
  if (operation.verb !== "post") return "none";
  if (IDEMPOTENCY_REQUIRED.includes(operation.path)) return "required";
  if (IDEMPOTENCY_REQUIRED_BY_DECISION.includes(operation.path)) return "required";
  if (IDEMPOTENCY_OPTIONAL.includes(operation.path)) return "optional";
  if (IDEMPOTENCY_OPTIONAL_BY_DECISION.includes(operation.path)) return "optional";
  if (operation.path === "/keys") return "refused";
  return "none";
}
