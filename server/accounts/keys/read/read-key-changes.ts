import type { Input } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { mergeMetadata } from "#platform/values/metadata";
import type { KeyWithCaps } from "../rows/queries.ts";
import type { KeyCapsRow } from "../rows/tables.ts";
import type { NewKey, NewKeyCaps } from "../secrets/mint-key.ts";
import {
  AGENT_THRESHOLDS_MINOR,
  CURRENCIES,
  readAmount,
  readExpiry,
  readOrigins,
  readPublicScopes,
  readRanges,
  readTargets,
  refuseOrigins,
  refuseThreshold,
} from "./read-fields.ts";

type KeyUpdate = Input<"updateKey">["body"];
type Written = string | number | null | undefined;
type Limit = Exclude<keyof KeyCapsRow, "account_id" | "key_id" | "currency">;

/**
 * Reads the changes to a key: an omitted field keeps its value, null removes a limit.
 *
 * Refuses: `parameter_invalid`, `invalid_amount`, `invalid_phone`, `invalid_time`,
 * `time_out_of_range`, `invalid_metadata`.
 */
export function readKeyChanges(
  ctx: Pick<Ctx, "now">,
  { row, caps }: KeyWithCaps,
  body: KeyUpdate,
): NewKey {
  if (row.kind !== "pk" && (body.allowed_origins ?? []).length > 0) refuseOrigins();
  if (row.kind !== "ak" && body.approval_threshold != null) refuseThreshold();
  return {
    kind: row.kind,
    label: changed(row.label, body.label, null, (label) => label),
    scopes: changed(row.scopes, body.scopes, [], row.kind === "pk" ? readPublicScopes : unique),
    allowed_ips: changed(row.allowed_ips, body.allowed_ips, [], readRanges),
    allowed_origins: changed(row.allowed_origins, body.allowed_origins, [], readOrigins),
    allowed_products: changed(row.allowed_products, body.allowed_products, [], unique),
    allowed_networks: changed(row.allowed_networks, body.allowed_networks, [], unique),
    recipient_allowlist: changed(
      row.recipient_allowlist,
      body.recipient_allowlist,
      [],
      readTargets,
    ),
    expires_at: changed(row.expires_at, body.expires_at, null, (at) => readExpiry(at, ctx)),
    caps: CURRENCIES.map((currency) => capsAfter({ row, caps }, body, currency)),
    metadata: mergeMetadata(row.metadata, body.metadata),
  };
}

/** Left out, a field stays; null empties it. */
function changed<Stored, Sent>(
  stored: Stored,
  written: Sent | null | undefined,
  empty: Stored,
  read: (written: Sent) => Stored,
): Stored {
  if (written === undefined) return stored;
  return written === null ? empty : read(written);
}

function unique<Slug extends string>(slugs: readonly Slug[]): Slug[] {
  return [...new Set(slugs)];
}

function capsAfter(
  { row, caps }: Pick<KeyWithCaps, "row" | "caps">,
  body: KeyUpdate,
  currency: Currency,
): NewKeyCaps {
  const held = caps.find((cap) => cap.currency === currency);
  const spend = within(body.spend_caps, currency);
  const default_threshold = row.kind === "ak" ? AGENT_THRESHOLDS_MINOR[currency] : null;
  const after = (limit: Limit, written: Written, param: string) =>
    changed(held?.[limit] ?? null, written, null, (text) => readAmount(text, param));
  const at = `spend_caps.${currency}`;
  return {
    currency,
    per_send_minor: after("per_send_minor", within(spend, "per_send"), `${at}.per_send`),
    daily_minor: after("daily_minor", within(spend, "daily"), `${at}.daily`),
    monthly_minor: after("monthly_minor", within(spend, "monthly"), `${at}.monthly`),
    per_recipient_daily_minor: after(
      "per_recipient_daily_minor",
      within(body.per_recipient_daily_cap, currency),
      `per_recipient_daily_cap.${currency}`,
    ),
    approval_threshold_minor:
      after(
        "approval_threshold_minor",
        within(body.approval_threshold, currency),
        `approval_threshold.${currency}`,
      ) ?? default_threshold,
  };
}

/** What a null or a missing whole says of its part: the same of every one. */
function within<Whole extends object, Name extends keyof Whole>(
  whole: Whole | null | undefined,
  name: Name,
): Whole[Name] | null | undefined {
  return whole === null || whole === undefined ? whole : whole[name];
}
