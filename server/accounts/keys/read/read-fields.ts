/** Reads the single fields of a key as requests write them, for new keys and for changes. */

import type { Ctx, Currency, KeyScope } from "#platform/context";
import { parseAddressRange } from "#platform/net/address-ranges";
import { refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time/instants";
import { normaliseMeter } from "#platform/values/meter-number";
import { parseMoney } from "#platform/values/money";
import { normaliseMobile } from "#platform/values/phone";

export const CURRENCIES: readonly Currency[] = ["USD", "ZWG"];

/**
 * Above these a person must approve, unless the key says otherwise.
 * Source: spec/accounts/keys/create.tsp.
 */
export const AGENT_THRESHOLDS_MINOR = { USD: 1_000n, ZWG: 25_000n };

/** What a publishable key holds when it names nothing, and the most that it may name. */
export const PUBLIC_SCOPES: KeyScope[] = ["catalog:read"];

/** Refuses: `parameter_invalid`. */
export function readRanges(written: readonly string[]): string[] {
  return written.map((text, index) => {
    if (parseAddressRange(text) !== null) return text;
    return refuse("parameter_invalid", {
      param: `allowed_ips[${index}]`,
      message: `\`allowed_ips[${index}]\` must be an IP address or range, such as 196.27.96.0/24.`,
    });
  });
}

/**
 * Origins as browsers write them: small letters, no slash at the end, and no port that the scheme
 * implies. Refuses: `parameter_invalid`.
 */
export function readOrigins(written: readonly string[]): string[] {
  const origins = written.map((text, index) => {
    const param = `allowed_origins[${index}]`;
    if (text.includes("*")) {
      const message = `\`${param}\` has a star, which matches nothing. List each host instead.`;
      return refuse("parameter_invalid", { param, message });
    }
    return (
      originOf(text) ??
      refuse("parameter_invalid", { param, message: `\`${param}\` ${ORIGIN_SENTENCE}` })
    );
  });
  return [...new Set(origins)];
}

const ORIGIN_SENTENCE = "must be an origin: scheme, host and port, such as `https://shop.example`.";

/** Null for what says more, or other things, than scheme, host and port. */
function originOf(text: string): string | null {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const rest = url.username + url.password + url.pathname.slice(1) + url.search + url.hash;
  return rest === "" ? url.origin : null;
}

/** Refuses: `invalid_phone`. */
export function readTargets(written: readonly string[]): string[] {
  const targets = written.map((text, index) => {
    const target = normaliseMeter(text) ?? normaliseMobile(text)?.e164;
    if (target !== undefined) return target;
    return refuse("invalid_phone", {
      param: `recipient_allowlist[${index}]`,
      message: `\`recipient_allowlist[${index}]\` is neither a mobile number nor a meter.`,
    });
  });
  return [...new Set(targets)];
}

/** Refuses: `invalid_time`, `time_out_of_range`. Units: milliseconds. */
export function readExpiry(written: number | string, { now }: Pick<Ctx, "now">): number {
  const expires_at = parseTime(written);
  if (expires_at === null) return refuse("invalid_time", { param: "expires_at" });
  if (expires_at > now) return expires_at;
  return refuse("time_out_of_range", {
    param: "expires_at",
    message: "`expires_at` must be in the future.",
    meta: { min: unixSeconds(now) + 1, max: null },
  });
}

/** Refuses: `invalid_amount`. Units: minor units. */
export function readAmount(written: string | number, param: string): bigint {
  return parseMoney(written) ?? refuse("invalid_amount", { param });
}

/** Only publishable keys stand in web pages. Refuses: `parameter_invalid`. */
export function refuseOrigins(): never {
  return refuse("parameter_invalid", {
    param: "allowed_origins",
    message: "`allowed_origins` is for publishable keys only.",
  });
}

/**
 * A publishable key stands in web pages and holds public scopes only.
 *
 * Refuses: `parameter_invalid`.
 */
export function readPublicScopes(written: readonly KeyScope[]): KeyScope[] {
  const stranger = written.findIndex((scope) => !PUBLIC_SCOPES.includes(scope));
  if (stranger < 0) return [...new Set(written)];
  return refuse("parameter_invalid", {
    param: `scopes[${stranger}]`,
    message: `\`scopes[${stranger}]\` is none of ${PUBLIC_SCOPES.join(", ")}.`,
    meta: { allowed: PUBLIC_SCOPES },
  });
}

/** Refuses: `parameter_invalid`. */
export function refuseThreshold(): never {
  return refuse("parameter_invalid", {
    param: "approval_threshold",
    message: "`approval_threshold` is for agent keys only.",
  });
}
