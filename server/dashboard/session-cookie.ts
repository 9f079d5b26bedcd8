/** The cookie that holds the secret of a session, and what a form must hold to be its owner's. */
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Config } from "#platform/settings/config";

export type CookieSettings = Pick<Config, "public_url" | "secret_key">;

const SESSION = "svc_session";
/** A secret, as `randomText` makes it. */
const SECRET = /^[0-9A-Za-z]{43}$/;

/** The secret that a browser sends; null when it sends none. */
export function secretOf(c: Context, config: CookieSettings): string | null {
  const value = readCookie(c, SESSION, config);
  return value !== undefined && SECRET.test(value) ? value : null;
}

/** The cookie with a secret; with none, it makes the browser forget. */
export function cookieOf(
  { secret, seconds }: { secret: string | null; seconds: number },
  config: CookieSettings,
): string {
  return writeCookie({ name: SESSION, value: secret ?? "", seconds }, config);
}

/** What stands in each form of a session. */
export function formTokenOf(secret: string, { secret_key }: CookieSettings): string {
  return Buffer.from(keyedHash(secret_key, `form/${secret}`)).toString("base64url");
}

/** Whether a form was written for this session, and not by a foreign page. */
export function isOwnForm(sent: string, secret: string, config: CookieSettings): boolean {
  return equalInConstantTime(sent, formTokenOf(secret, config));
}

/** What a browser sends under a name. */
export function readCookie(c: Context, name: string, config: CookieSettings): string | undefined {
  return getCookie(c, nameOf(name, config));
}

/** A cookie that pages of this host alone read, and no script; an empty one is forgotten. */
export function writeCookie(
  { name, value, seconds }: { name: string; value: string; seconds: number },
  config: CookieSettings,
): string {
  const parts = [`${nameOf(name, config)}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  const age = `Max-Age=${value === "" ? 0 : seconds}`;
  return [...parts, age, ...(isSecure(config) ? ["Secure"] : [])].join("; ");
}

/** A browser takes a cookie of this prefix only over TLS, for this host alone. */
function nameOf(name: string, config: CookieSettings): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

/** Without TLS there is only a sandbox, on the machine of who looks at it. */
function isSecure({ public_url }: CookieSettings): boolean {
  return !public_url.startsWith("http://");
}
