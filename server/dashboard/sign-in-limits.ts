/** How often somebody may try to sign in: by where they come from, never by whose address it is. */
import { hash } from "node:crypto";
import type { Context } from "hono";
import { clientAddressOf } from "#http/steps/open-request";
import { addressHolder } from "#platform/net/address-ranges";
import { clientAddressReader } from "#platform/net/client-address";
import { wall } from "#platform/time/clock";
import { type RatePolicy, rateLimiter } from "#platform/work/rate-limit";
import { browserOf, isKnownTo } from "./browser-cookie.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";

/** By client address: behind one of a mobile network are many people. */
const SIGN_INS: RatePolicy = { name: "sign_ins", per_second: 0.1, burst: 30 };
/** Codes to one address that one browser requests. */
const CODES: RatePolicy = { name: "sign_in_codes", per_second: 5 / 3_600, burst: 5 };
/** The same behind one client address: a browser that drops its cookies is another one. */
const CODES_NEARBY: RatePolicy = { name: "codes_nearby", per_second: 20 / 3_600, burst: 20 };

/** What came of a try. */
interface Draw {
  /** Who draws, and takes places for transactions. */
  readonly holder: string;
  /** Seconds to wait; null where the try may be made. */
  readonly retry_after: number | null;
  /** The client's address. */
  readonly ip: string;
}

export type DrawSignIn = (
  c: Context,
  asked: { readonly email: string; readonly is_code: boolean },
) => Draw;

/**
 * Opens the limits of this program. A browser in which somebody with the address has signed in
 * before draws by itself, so that a stranger behind the same client address takes nothing from it.
 */
export function signInLimits({
  config,
  sharers,
}: Pick<DashboardDeps, "config" | "sharers">): DrawSignIn {
  const clientAddress = clientAddressReader(config.trusted_proxies);
  const draw = rateLimiter({ sharers, now: wall });
  return (c, { email, is_code }) => {
    const browser = browserOf(c, config);
    const is_known = browser !== null && isKnownTo(browser, email, config);
    const ip = clientAddressOf({ clientAddress }, c);
    const nearby = addressHolder(ip);
    const name = browser === null ? "" : hash("sha256", browser.secret);
    const holder = is_known ? `browser/${name}` : nearby;
    const codes = [
      { policy: CODES, holder: `${holder}/${name}/${email.toLowerCase()}` },
      { policy: CODES_NEARBY, holder: `${holder}/${email.toLowerCase()}` },
    ];
    const draws = [{ policy: SIGN_INS, holder }, ...(is_code ? codes : [])];
    return { holder, ip, retry_after: draw(draws).retry_after };
  };
}
