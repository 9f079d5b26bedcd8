/** The cookie that holds the secret of a session, and what a form must hold to be its owner's. */
import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Config } from "#platform/config";
import { keyedHash } from "#platform/keyed-hash";

type Settings = Pick<Config, "public_url" | "secret_key">;

/** A secret, as `randomText` makes it. */
const SECRET = /^[0-9A-Za-z]{43}$/;

/** The secret that a browser sends; null when it sends none. */
export function secretOf(c: Context, config: Settings): string | null {
  const value = getCookie(c, nameOf(config));
  return value !== undefined && SECRET.test(value) ? value : null;
}

/** The cookie with a secret; with none, it makes the browser forget. */
export function cookieOf(
  { secret, seconds }: { secret: string | null; seconds: number },
  config: Settings,
): string {
  const parts = [`${nameOf(config)}=${secret ?? ""}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  const age = `Max-Age=${secret === null ? 0 : seconds}`;
  return [...parts, age, ...(isSecure(config) ? ["Secure"] : [])].join("; ");
}

/** What stands in each form of a session. */
export function formTokenOf(secret: string, { secret_key }: Settings): string {
  return Buffer.from(keyedHash(secret_key, `form/${secret}`)).toString("base64url");
}

/** Whether a form was written for this session, and not by a foreign page. */
export function isOwnForm(sent: string, secret: string, config: Settings): boolean {
  const [given, right] = [Buffer.from(sent), Buffer.from(formTokenOf(secret, config))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A browser takes a cookie of this prefix only over TLS, for this host alone. */
function nameOf(config: Settings): string {
  return isSecure(config) ? "__Host-svc_session" : "svc_session";
}

/** Without TLS there is only a sandbox, on the machine of who looks at it. */
function isSecure({ public_url }: Settings): boolean {
  return !public_url.startsWith("http://");
}
