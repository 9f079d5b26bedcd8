import type { Input } from "@svc/generated/routes";
import { parseAddressRange } from "#platform/address-ranges";
import type { Ctx } from "#platform/context";
import { mergeMetadata } from "#platform/metadata";
import { parseMoney } from "#platform/money";
import { normaliseMobile } from "#platform/phone";
import { refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time";
import type { NewKey, NewKeyCaps } from "./mint-key.ts";

type KeyCreate = Input<"createKey">["body"];
type Amounts = KeyCreate["per_recipient_daily_cap"];

/** What a publishable key may do; it stands in web pages, so it is the same for all. */
const PUBLIC_SCOPES = ["catalog:read"];
/** Above these a person must approve, unless the key says otherwise. Source: product.md 5. */
const AGENT_THRESHOLDS_MINOR = { USD: 1_000n, ZWG: 25_000n };
const CURRENCIES = ["USD", "ZWG"] as const;
const METER = /^\d{11}$/;

/**
 * Reads a key to be made from the wire; what may be left out is filled in.
 *
 * Refuses: `parameter_missing`, `parameter_invalid`, `invalid_amount`, `invalid_phone`,
 * `invalid_time`, `time_out_of_range`.
 */
export function readNewKey(ctx: Pick<Ctx, "key" | "now">, body: KeyCreate): NewKey {
  return {
    kind: body.kind,
    label: body.label ?? null,
    scopes: scopesOf(body, ctx.key),
    allowed_ips: (body.allowed_ips ?? []).map(readRange),
    allowed_origins: originsOf(body),
    allowed_products: [...new Set(body.allowed_products)],
    allowed_networks: [...new Set(body.allowed_networks)],
    recipient_allowlist: [...new Set((body.recipient_allowlist ?? []).map(readTarget))],
    expires_at: expiryOf(body.expires_at, ctx.now),
    caps: capsOf(body),
    metadata: mergeMetadata({}, body.metadata),
  };
}

function scopesOf({ kind, scopes }: KeyCreate, maker: Ctx["key"]): string[] {
  if (kind === "pk") {
    if (scopes === undefined) return PUBLIC_SCOPES;
    return refuse("parameter_invalid", {
      param: "scopes",
      message: "A publishable key has the public scopes and takes none here.",
    });
  }
  if (scopes !== undefined) return [...new Set(scopes)];
  if (kind === "sk") return [...(maker?.scopes ?? [])];
  return refuse("parameter_missing", {
    param: "scopes",
    message: `A key of kind ${kind} names its scopes.`,
  });
}

function readRange(text: string, place: number): string {
  if (parseAddressRange(text) !== null) return text;
  return refuse("parameter_invalid", {
    param: `allowed_ips[${place}]`,
    message:
      "An address is IPv4 or IPv6, alone or with the length of its range, as 196.27.96.0/24.",
  });
}

function originsOf({ kind, allowed_origins = [] }: KeyCreate): string[] {
  if (kind !== "pk" && allowed_origins.length > 0) {
    refuse("parameter_invalid", {
      param: "allowed_origins",
      message: "Only publishable keys stand in web pages and have origins.",
    });
  }
  return [...new Set(allowed_origins)];
}

function readTarget(text: string, place: number): string {
  if (METER.test(text)) return text;
  const mobile = normaliseMobile(text);
  if (mobile !== null) return mobile.e164;
  return refuse("invalid_phone", {
    param: `recipient_allowlist[${place}]`,
    message: "Neither a Zimbabwean mobile number nor an 11-digit meter number.",
  });
}

function expiryOf(written: KeyCreate["expires_at"], now: number): number | null {
  if (written === undefined) return null;
  const expires_at = parseTime(written);
  if (expires_at === null) return refuse("invalid_time", { param: "expires_at" });
  if (expires_at > now) return expires_at;
  return refuse("time_out_of_range", {
    param: "expires_at",
    message: "A key expires in the future.",
    meta: { min: unixSeconds(now) + 1, max: null },
  });
}

/** One row a currency that has any limit. */
function capsOf(body: KeyCreate): NewKeyCaps[] {
  if (body.kind !== "ak" && body.approval_threshold !== undefined) {
    refuse("parameter_invalid", {
      param: "approval_threshold",
      message: "Only agent keys have a threshold of approval.",
    });
  }
  return CURRENCIES.map((currency) => {
    const spend = body.spend_caps?.[currency];
    const at = `spend_caps.${currency}`;
    return {
      currency,
      per_send_minor: readAmount(spend?.per_send, `${at}.per_send`),
      daily_minor: readAmount(spend?.daily, `${at}.daily`),
      monthly_minor: readAmount(spend?.monthly, `${at}.monthly`),
      per_recipient_daily_minor: readOf(body, "per_recipient_daily_cap", currency),
      approval_threshold_minor:
        readOf(body, "approval_threshold", currency) ??
        (body.kind === "ak" ? AGENT_THRESHOLDS_MINOR[currency] : null),
    };
  }).filter(({ currency: _, ...limits }) => Object.values(limits).some((limit) => limit !== null));
}

function readOf(
  body: KeyCreate,
  field: "per_recipient_daily_cap" | "approval_threshold",
  currency: "USD" | "ZWG",
): bigint | null {
  const amounts: Amounts = body[field];
  return readAmount(amounts?.[currency], `${field}.${currency}`);
}

function readAmount(written: string | number | undefined, param: string): bigint | null {
  if (written === undefined) return null;
  return parseMoney(written) ?? refuse("invalid_amount", { param });
}
