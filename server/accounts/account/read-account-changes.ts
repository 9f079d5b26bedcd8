import type { Input } from "@svc/generated/routes";
import { type RefusedField, refusalOfFields, refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import { parseMoney } from "#platform/values/money";
import { normaliseMobile, whyNoMobile } from "#platform/values/phone";
import type { Versions } from "#platform/versions/versions";
import type { AccountRow } from "./tables.ts";

type AccountUpdate = Input<"updateAccount">["body"];

/** What a request may change of an account. */
export type AccountChanges = Pick<
  AccountRow,
  | "name"
  | "contact_email"
  | "support_phone"
  | "statement_descriptor"
  | "batch_approval_usd_minor"
  | "batch_approval_zwg_minor"
  | "prevent_duplicates_seconds"
  | "payday_day"
  | "agent_live_enabled"
  | "default_api_version"
  | "metadata"
>;

/** The window of a guard that is turned on without one. */
const WINDOW_SECONDS = 300;

/**
 * Reads what an account becomes; what the request leaves out is as it was.
 *
 * Refuses: every wrong field at once; `invalid_metadata`, `dashboard_only`.
 */
export function readAccountChanges(
  row: AccountRow,
  body: AccountUpdate,
  { is_person, versions }: { readonly is_person: boolean; readonly versions: Versions },
): AccountChanges {
  const wrong: RefusedField[] = [];
  const { USD, ZWG } = body.batch_approval_threshold ?? {};
  const changes = {
    name: body.name ?? row.name,
    contact_email: body.contact_email === undefined ? row.contact_email : body.contact_email,
    support_phone: readSupportPhone(row, body, wrong),
    statement_descriptor: body.statement_descriptor ?? row.statement_descriptor,
    batch_approval_usd_minor: readThreshold(row.batch_approval_usd_minor, USD, "USD", wrong),
    batch_approval_zwg_minor: readThreshold(row.batch_approval_zwg_minor, ZWG, "ZWG", wrong),
    prevent_duplicates_seconds: readGuard(row, body, wrong),
    payday_day: body.payday === undefined ? row.payday_day : body.payday.day_of_month,
    agent_live_enabled: body.agent_live_enabled ?? row.agent_live_enabled,
    default_api_version: readDefaultVersion(row, body, { wrong, versions }),
    metadata: mergeMetadata(row.metadata, body.metadata),
  };
  const [first, ...others] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...others]);
  if (body.agent_live_enabled !== undefined && !is_person) refuseAgents();
  return changes;
}

function readSupportPhone(
  row: AccountRow,
  { support_phone: written }: AccountUpdate,
  wrong: RefusedField[],
): string | null {
  if (written === undefined) return row.support_phone;
  if (written === null) return null;
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile.e164;
  const param = "support_phone";
  wrong.push({ param, code: "invalid_phone", message: whyNoMobile(written, param) });
  return null;
}

function readThreshold(
  before: bigint | null,
  written: string | number | null | undefined,
  currency: "USD" | "ZWG",
  wrong: RefusedField[],
): bigint | null {
  if (written === undefined) return before;
  if (written === null) return null;
  const amount_minor = parseMoney(written);
  if (amount_minor !== null) return amount_minor;
  const param = `batch_approval_threshold.${currency}`;
  const message = `\`${param}\` must be a positive amount with at most two decimals.`;
  wrong.push({ param, code: "invalid_amount", message });
  return null;
}

/** A guard that is off has no window; one that is turned on has the usual one unless told. */
function readGuard(
  { prevent_duplicates_seconds: before }: AccountRow,
  { prevent_duplicates: written }: AccountUpdate,
  wrong: RefusedField[],
): number | null {
  const { enabled = before !== null, window_seconds } = written ?? {};
  if (enabled)
    return window_seconds === undefined
      ? (before ?? WINDOW_SECONDS)
      : (window_seconds ?? WINDOW_SECONDS);
  if (window_seconds == null) return null;
  const param = "prevent_duplicates.window_seconds";
  const message = `\`${param}\` needs \`enabled: true\`: the guard is off.`;
  wrong.push({ param, code: "parameter_invalid", message });
  return null;
}

function readDefaultVersion(
  row: AccountRow,
  { default_api_version: written }: AccountUpdate,
  { wrong, versions }: { wrong: RefusedField[]; versions: Versions },
): string {
  if (written === undefined) return row.default_api_version;
  if (versions.isSupported(written)) return written;
  const param = "default_api_version";
  const message = `\`${param}\` is invalid. There is no API version ${written}.`;
  wrong.push({ param, code: "parameter_invalid", message, meta: { allowed: versions.supported } });
  return row.default_api_version;
}

/** Only a signed-in person lets agents sell in live mode. */
function refuseAgents(): never {
  return refuse("dashboard_only", {
    param: "agent_live_enabled",
    message: "`agent_live_enabled` can be set by a person in the dashboard only.",
  });
}
