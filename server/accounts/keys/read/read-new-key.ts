import type { Input } from "@svc/generated/routes";
import type { Ctx, KeyScope } from "#platform/context";
import { refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import type { NewKey, NewKeyCaps } from "../secrets/mint-key.ts";
import {
  AGENT_THRESHOLDS_MINOR,
  CURRENCIES,
  PUBLIC_SCOPES,
  readAmount,
  readExpiry,
  readOrigins,
  readPublicScopes,
  readRanges,
  readTargets,
  refuseOrigins,
  refuseThreshold,
} from "./read-fields.ts";

type KeyCreate = Input<"createKey">["body"];
type Amounts = KeyCreate["per_recipient_daily_cap"];

/**
 * Reads a key to be made from the wire; what may be left out is filled in.
 *
 * Refuses: `parameter_missing`, `parameter_invalid`, `invalid_amount`, `invalid_phone`,
 * `invalid_time`, `time_out_of_range`.
 */
export function readNewKey(
  ctx: Pick<Ctx, "key" | "member_scopes" | "now">,
  body: KeyCreate,
): NewKey {
  const { kind, allowed_ips = [], allowed_origins = [], recipient_allowlist = [] } = body;
  const scopes = scopesOf(body, ctx);
  if (kind !== "pk" && allowed_origins.length > 0) refuseOrigins();
  return {
    kind,
    label: body.label ?? null,
    scopes,
    allowed_ips: readRanges(allowed_ips),
    allowed_origins: readOrigins(allowed_origins),
    allowed_products: [...new Set(body.allowed_products)],
    allowed_networks: [...new Set(body.allowed_networks)],
    recipient_allowlist: readTargets(recipient_allowlist),
    expires_at: body.expires_at === undefined ? null : readExpiry(body.expires_at, ctx),
    caps: capsOf(body),
    metadata: mergeMetadata({}, body.metadata),
  };
}

function scopesOf(
  { kind, scopes }: KeyCreate,
  { key, member_scopes }: Pick<Ctx, "key" | "member_scopes">,
): KeyScope[] {
  if (kind === "pk") return scopes === undefined ? PUBLIC_SCOPES : readPublicScopes(scopes);
  if (scopes !== undefined) return [...new Set(scopes)];
  if (kind === "sk") return [...(key?.scopes ?? member_scopes ?? [])];
  return refuse("parameter_missing", {
    param: "scopes",
    message: `\`scopes\` is required for keys of kind ${kind}.`,
  });
}

/** One row a currency that has any limit. */
function capsOf(body: KeyCreate): NewKeyCaps[] {
  if (body.kind !== "ak" && body.approval_threshold !== undefined) refuseThreshold();
  return CURRENCIES.map((currency) => {
    const spend = body.spend_caps?.[currency];
    const at = `spend_caps.${currency}`;
    return {
      currency,
      per_send_minor: amountOrNull(spend?.per_send, `${at}.per_send`),
      daily_minor: amountOrNull(spend?.daily, `${at}.daily`),
      monthly_minor: amountOrNull(spend?.monthly, `${at}.monthly`),
      per_recipient_daily_minor: amountOf(body, "per_recipient_daily_cap", currency),
      approval_threshold_minor:
        amountOf(body, "approval_threshold", currency) ??
        (body.kind === "ak" ? AGENT_THRESHOLDS_MINOR[currency] : null),
    };
  }).filter(({ currency: _, ...limits }) => Object.values(limits).some((limit) => limit !== null));
}

function amountOf(
  body: KeyCreate,
  field: "per_recipient_daily_cap" | "approval_threshold",
  currency: "USD" | "ZWG",
): bigint | null {
  const amounts: Amounts = body[field];
  return amountOrNull(amounts?.[currency] ?? undefined, `${field}.${currency}`);
}

function amountOrNull(written: string | number | undefined, param: string): bigint | null {
  return written === undefined ? null : readAmount(written, param);
}
