import type { Schemas } from "@svc/generated/routes";
import type { Currency, PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { liveSalesOf } from "#platform/values/offers";
import type { SpentByKey } from "../rows/key-usage.ts";
import type { KeyWithCaps, OldSecret } from "../rows/queries.ts";
import type { KeyCapsRow, KeyRow } from "../rows/tables.ts";

type ApiKey = Schemas["ApiKey"];

/** What only some answers show of a key. */
export interface ShownOnce {
  /** The whole secret, in the answer that made it. */
  readonly secret?: string;
  /** What it has spent, by currency, when one key is retrieved. */
  readonly spent?: ReadonlyMap<string, SpentByKey>;
}

/** Presents a key as it is now; its secret and its usage only where the caller hands them in. */
export function presentKey(
  { row, caps, rolled }: KeyWithCaps,
  { account, config, now }: Pick<PresentContext, "account" | "config" | "now">,
  { secret, spent }: ShownOnce = {},
): ApiKey {
  const old_secret = newestInGrace(rolled, now);
  return {
    id: formatId("key", row.id),
    object: "api_key",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    kind: row.kind,
    label: row.label,
    prefix: row.prefix,
    last4: row.last4,
    secret: secret ?? null,
    status: statusAt(row, { now, has_grace: old_secret !== null }),
    ...restrictionsOf(row),
    spend_caps: { USD: spendCap(caps, "USD"), ZWG: spendCap(caps, "ZWG") },
    per_recipient_daily_cap: amountsOf(caps, "per_recipient_daily_minor"),
    approval_threshold: amountsOf(caps, "approval_threshold_minor"),
    expires_at: secondsOf(row.expires_at),
    api_version: row.api_version,
    created_by: makerOf(row),
    last_used_at: secondsOf(row.last_used_at),
    last_used_ip: row.last_used_ip,
    rolled: old_secret && {
      last4: old_secret.last4,
      works_until: unixSeconds(old_secret.works_until),
    },
    usage: spent === undefined ? null : usageOf(caps, spent),
    live_sales: account.mode === "live" ? liveSalesOf(config) : null,
    metadata: row.metadata,
  };
}

/** Of the secrets whose grace is not over the one that was rolled last. */
function newestInGrace(rolled: readonly OldSecret[], now: number): OldSecret | null {
  const in_grace = rolled.filter(({ works_until }) => works_until > now);
  const newest_first = in_grace.toSorted(
    (one, other) => Number(other.rolled_at) - Number(one.rolled_at),
  );
  return newest_first[0] ?? null;
}

function restrictionsOf(row: KeyRow) {
  return {
    scopes: row.scopes,
    allowed_ips: row.allowed_ips,
    allowed_origins: row.allowed_origins,
    allowed_products: row.allowed_products,
    allowed_networks: row.allowed_networks,
    recipient_allowlist: row.recipient_allowlist,
  };
}

/** A key stops by itself at its time, and a grace ends, whether or not that is written down yet. */
export function statusAt(
  { status, expires_at }: KeyRow,
  { now, has_grace }: { now: number; has_grace: boolean },
): ApiKey["status"] {
  if (status === "revoked" || status === "expired") return status;
  if (expires_at !== null && expires_at <= now) return "expired";
  return has_grace ? status : "active";
}

function makerOf({ created_by_kind, created_by_id }: KeyRow): string | null {
  if (created_by_kind === null || created_by_id === null) return null;
  return formatId(created_by_kind === "key" ? "key" : "mem", created_by_id);
}

function spendCap(caps: readonly KeyCapsRow[], currency: Currency) {
  const cap = caps.find((candidate) => candidate.currency === currency);
  return {
    per_send: moneyOrNull(cap?.per_send_minor),
    daily: moneyOrNull(cap?.daily_minor),
    monthly: moneyOrNull(cap?.monthly_minor),
  };
}

/** One kind of limit in both currencies; null when neither has it. */
function amountsOf(
  caps: readonly KeyCapsRow[],
  limit: "per_recipient_daily_minor" | "approval_threshold_minor",
): Schemas["CurrencyAmounts"] | null {
  if (caps.every((cap) => cap[limit] === null)) return null;
  const of = (currency: Currency) => caps.find((cap) => cap.currency === currency)?.[limit];
  return { USD: moneyOrNull(of("USD")), ZWG: moneyOrNull(of("ZWG")) };
}

function usageOf(
  caps: readonly KeyCapsRow[],
  spent: ReadonlyMap<string, SpentByKey>,
): Schemas["KeyUsage"] {
  const of = (currency: Currency) => {
    const cap = caps.find((candidate) => candidate.currency === currency);
    const { today_minor, month_minor } = spent.get(currency) ?? {
      today_minor: 0n,
      month_minor: 0n,
    };
    return {
      today: formatMoney(today_minor),
      month: formatMoney(month_minor),
      daily_remaining: remaining(cap?.daily_minor, today_minor),
      monthly_remaining: remaining(cap?.monthly_minor, month_minor),
    };
  };
  return { USD: of("USD"), ZWG: of("ZWG") };
}

function remaining(cap_minor: bigint | null | undefined, spent_minor: bigint): string | null {
  if (cap_minor === null || cap_minor === undefined) return null;
  return formatMoney(cap_minor > spent_minor ? cap_minor - spent_minor : 0n);
}

function moneyOrNull(amount_minor: bigint | null | undefined): string | null {
  return amount_minor === null || amount_minor === undefined ? null : formatMoney(amount_minor);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
