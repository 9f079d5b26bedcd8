/** What a person permits an agent, as a signed text that says all of it by itself. */

import type { Schemas } from "@svc/generated/routes";
import { claimsIn, isSignedByUs, signClaims } from "#platform/crypto/signing-keys";
import { formatId } from "#platform/ids";
import { Refusal } from "#platform/refusal";
import type { Config } from "#platform/settings/config";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { fingerprintOf } from "#platform/wire/canonical";
import type { ApprovalRow } from "./tables.ts";

/** What a person has permitted. */
type Mandate = Schemas["Mandate"];

type Permitted = Omit<Mandate, "jws">;

/** A request with who decided it, and when. */
export type DecidedRow = Omit<ApprovalRow, "mandate" | "status">;

type Settings = Pick<Config, "secret_key" | "public_url">;

/** Signs what the approver of a request has permitted. */
export function mandateOf(row: DecidedRow, { secret_key, public_url }: Settings): string {
  const permitted = permittedBy(row);
  const { approved_at: iat, expires_at: exp } = permitted;
  return signClaims({ iss: public_url, iat, exp, ...permitted }, secret_key);
}

/** Shows the mandate of a request, or of what was made by it; null where there is none. */
export function mandateIn({ mandate }: Pick<ApprovalRow, "mandate">): Mandate | null {
  return mandate === null ? null : presentMandate(mandate);
}

function presentMandate(jws: string): Mandate {
  const { iss, iat, exp, ...permitted } = claimsIn(jws);
  return { ...(permitted as unknown as Permitted), jws };
}

/**
 * Holds an approved request to its mandate before anything is sold, and returns the mandate. Units:
 * `now` in milliseconds on the account's clock.
 *
 * Refuses: `approval_expired`. Throws where the row is not what the person has permitted: then it
 * is set aside for people.
 */
export function holdToMandate(row: ApprovalRow, { secret_key }: Settings, now: number): string {
  const { id, mandate, expires_at } = row;
  if (mandate === null || !isSignedByUs(mandate, secret_key) || !says(mandate, row)) {
    throw new Error(`The request ${id} is not what its mandate permits.`);
  }
  if (expires_at > now) return mandate;
  throw new Refusal("approval_expired", {
    message: "The approval expired before the request could be carried out.",
    meta: { expired_at: unixSeconds(expires_at) },
  });
}

/** What runs is what was shown to the person, and all that they have permitted. */
function says(mandate: string, row: ApprovalRow): boolean {
  if (fingerprintOf(row.request) !== row.fingerprint) return false;
  const { jws, ...permitted } = presentMandate(mandate);
  return fingerprintOf(permitted) === fingerprintOf(permittedBy(row));
}

function permittedBy(row: DecidedRow): Permitted {
  const { decided_by_kind, decided_by_id, decided_at } = row;
  if (decided_by_id === null || decided_at === null) {
    throw new Error(`The request ${row.id} is not decided.`);
  }
  return {
    approval: formatId("apr", row.id),
    approved_by: formatId(decided_by_kind === "key" ? "key" : "mem", decided_by_id),
    api_key: formatId("key", row.api_key_id),
    operation: row.operation_id,
    summary: summaryOf(row),
    arguments_sha256: row.fingerprint,
    amount: formatMoney(row.amount_minor),
    currency: row.currency,
    target: row.target,
    approved_at: unixSeconds(decided_at),
    expires_at: unixSeconds(row.expires_at),
  };
}

function summaryOf({ action, amount_minor, currency, target, request }: DecidedRow): string {
  const money = `${formatMoney(amount_minor)} ${currency}`;
  const whom = target ?? "a recipient who chooses";
  if (action === "reward") return `Give a reward of ${money} to ${whom}.`;
  const { type } = request as { type?: unknown };
  const what = typeof type === "string" ? ` of ${type === "power" ? "electricity" : type}` : "";
  return `Sell ${money}${what} to ${whom}.`;
}
