/** Reads the single fields of a key as requests write them, for new keys and for changes. */
import { parseAddressRange } from "#platform/address-ranges";
import type { Ctx, Currency } from "#platform/context";
import { parseMoney } from "#platform/money";
import { normaliseMobile } from "#platform/phone";
import { refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time";

export const CURRENCIES: readonly Currency[] = ["USD", "ZWG"];

/** Above these a person must approve, unless the key says otherwise. Source: product.md 5. */
export const AGENT_THRESHOLDS_MINOR = { USD: 1_000n, ZWG: 25_000n };

const METER = /^\d{11}$/;

/** Refuses: `parameter_invalid`. */
export function readRanges(written: readonly string[]): string[] {
  return written.map((text, place) => {
    if (parseAddressRange(text) !== null) return text;
    return refuse("parameter_invalid", {
      param: `allowed_ips[${place}]`,
      message:
        "An address is IPv4 or IPv6, alone or with the length of its range, as 196.27.96.0/24.",
    });
  });
}

/** Origins as browsers write them: small letters, and no port that the scheme implies. */
export function readOrigins(written: readonly string[]): string[] {
  const origins = written.map((text, place) => {
    const url = URL.parse(text);
    if (url !== null && url.username + url.password === "") return url.origin;
    return refuse("parameter_invalid", {
      param: `allowed_origins[${place}]`,
      message: "An origin, such as https://shop.example, is the scheme, host and port of a page.",
    });
  });
  return [...new Set(origins)];
}

/** Refuses: `invalid_phone`. */
export function readTargets(written: readonly string[]): string[] {
  const targets = written.map((text, place) => {
    if (METER.test(text)) return text;
    const mobile = normaliseMobile(text);
    if (mobile !== null) return mobile.e164;
    return refuse("invalid_phone", {
      param: `recipient_allowlist[${place}]`,
      message: "Neither a Zimbabwean mobile number nor an 11-digit meter number.",
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
    message: "A key expires in the future.",
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
    message: "Only publishable keys stand in web pages and have origins.",
  });
}

/** The scopes of a publishable key are the same for all. Refuses: `parameter_invalid`. */
export function refusePublicScopes(): never {
  return refuse("parameter_invalid", {
    param: "scopes",
    message: "A publishable key has the public scopes and takes none here.",
  });
}

/** Refuses: `parameter_invalid`. */
export function refuseThreshold(): never {
  return refuse("parameter_invalid", {
    param: "approval_threshold",
    message: "Only agent keys have a threshold of approval.",
  });
}
