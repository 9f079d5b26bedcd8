/**
 * In which language a member reads the dashboard.
 * Source: docs/decisions/0121-the-dashboard-in-three-languages.md.
 */
import type { Context, MiddlewareHandler } from "hono";
import { LANGUAGES } from "#platform/words/language";
import { type PageLanguage, pageLanguageOf } from "#platform/words/page-language";
import { type CookieSettings, readCookie, writeCookie } from "./session-cookie.ts";

const NAME = "svc_language";
const DAYS = 365;

/**
 * What the switch has chosen in this browser, or else what the browser prefers. An answer to a form
 * has no address in other languages: its own may be that of nothing but the form.
 */
export function readerLanguageOf(c: Context, config: CookieSettings): PageLanguage {
  const page = pageLanguageOf(c, readCookie(c, NAME, config));
  return c.req.method === "GET" ? page : { ...page, addresses: null };
}

/** Who follows the switch keeps the language, also before they sign in and once they are out. */
export function keepLanguage(config: CookieSettings): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const chosen = LANGUAGES.find((language) => language === c.req.query("lang"));
    if (chosen === undefined || c.req.method !== "GET") return;
    const cookie = writeCookie({ name: NAME, value: chosen, seconds: DAYS * 86_400 }, config);
    c.res.headers.append("Set-Cookie", cookie);
  };
}
