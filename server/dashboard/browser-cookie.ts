/** The cookie by which a browser is told from others before anybody is signed in. */
import type { Context } from "hono";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";
import { type CookieSettings, readCookie, writeCookie } from "./session-cookie.ts";

const NAME = "svc_browser";
/** A secret, as `randomText` makes it, and perhaps the mark of whoever signed in last. */
const VALUE = /^([0-9A-Za-z]{43})(?:\.([\w-]{43}))?$/;
const DAYS = 180;

/** What a browser sends. */
export interface BrowserCookie {
  readonly secret: string;
  /** Says with which address somebody has signed in in this browser; nobody else can write it. */
  readonly mark: string | null;
}

/** What a browser sends; null when it sends none. */
export function browserOf(c: Context, config: CookieSettings): BrowserCookie | null {
  const [, secret, mark = null] = VALUE.exec(readCookie(c, NAME, config) ?? "") ?? [];
  return secret === undefined ? null : { secret, mark };
}

/** The cookie that keeps it. */
export function browserCookieOf({ secret, mark }: BrowserCookie, config: CookieSettings): string {
  const value = mark === null ? secret : `${secret}.${mark}`;
  return writeCookie({ name: NAME, value, seconds: DAYS * 86_400 }, config);
}

/** The mark of a browser in which somebody with the address has signed in. */
export function markOf(
  { secret, email }: { readonly secret: string; readonly email: string },
  { secret_key }: CookieSettings,
): string {
  const text = `browser/${secret}/${email.toLowerCase()}`;
  return Buffer.from(keyedHash(secret_key, text)).toString("base64url");
}

/** Whether somebody with the address has signed in in this browser before. */
export function isKnownTo(
  { secret, mark }: BrowserCookie,
  email: string,
  config: CookieSettings,
): boolean {
  return equalInConstantTime(mark ?? "", markOf({ secret, email }, config));
}
