/** The cookie that holds the secret of a session of staff; no other page's request carries it. */
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Config } from "#platform/settings/config";

type CookieSettings = Pick<Config, "public_url" | "secret_key">;

const NAME = "svc_staff";
/** A secret, as `randomText` makes it. */
const SECRET = /^[0-9A-Za-z]{43}$/;

/** The secret that a browser sends; null when it sends none. */
export function staffSecretOf(c: Context, config: CookieSettings): string | null {
  const value = getCookie(c, nameOf(config));
  return value !== undefined && SECRET.test(value) ? value : null;
}

/** The cookie with a secret; with none, it makes the browser forget. */
export function staffCookieOf(
  { secret, seconds }: { secret: string | null; seconds: number },
  config: CookieSettings,
): string {
  const parts = [`${nameOf(config)}=${secret ?? ""}`, "Path=/", "HttpOnly", "SameSite=Strict"];
  return [...parts, `Max-Age=${seconds}`, ...(isSecure(config) ? ["Secure"] : [])].join("; ");
}

/** What stands in each form of a session. */
export function staffFormTokenOf(secret: string, { secret_key }: CookieSettings): string {
  return Buffer.from(keyedHash(secret_key, `staff-form/${secret}`)).toString("base64url");
}

/** Whether a form was written for this session, and not by a foreign page. */
export function isOwnStaffForm(sent: string, secret: string, config: CookieSettings): boolean {
  return equalInConstantTime(sent, staffFormTokenOf(secret, config));
}

/** A browser takes a cookie of this prefix only over TLS, for this host alone. */
function nameOf(config: CookieSettings): string {
  return isSecure(config) ? `__Host-${NAME}` : NAME;
}

/** Without TLS there is only a sandbox, on the machine of who looks at it. */
function isSecure({ public_url }: CookieSettings): boolean {
  return !public_url.startsWith("http://");
}
