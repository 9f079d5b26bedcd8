/** A page as it goes out: kept by nobody, framed by nobody, and loading nothing of anybody. */
import type { Context } from "hono";
import { codingFor, compressBeside } from "#platform/wire/content-coding";
import { pageLanguageOf } from "#platform/words/page-language";
import { PLACE_SCRIPT, SCRIPT, SHEET, sourceOf } from "./assets.ts";
import { type Page, writePage } from "./show/layout.ts";

/** The token stands in the address, so the address goes nowhere either. */
export const PRIVATE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

const EFFORT = { br: 5, gzip: 6 } as const;
const [SHEET_SOURCE, SCRIPT_SOURCE] = [sourceOf(SHEET), sourceOf(SCRIPT)];
const PLACE_SOURCE = sourceOf(PLACE_SCRIPT);

/** Answers with a page. */
export async function answerPage(
  c: Context,
  page: Page,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { asks_where = false } = page;
  const reader = pageLanguageOf(c);
  const text = await writePage(page, reader);
  const coding = codingFor(c.req.header("accept-encoding"));
  const content = coding === null ? text : await compressBeside(text, coding, EFFORT);
  return new Response(content, {
    status,
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policyOf(page),
      "Permissions-Policy": `camera=(), geolocation=(${asks_where ? "self" : ""}), microphone=()`,
      "Content-Language": reader.language,
      Vary: "Accept-Encoding, Accept-Language",
      ...(coding === null ? {} : { "Content-Encoding": coding }),
      ...headers,
    },
  });
}

/** Only the sheets and the scripts that stand in the page itself, known by their hashes. */
function policyOf({ brand, asks_where = false }: Page): string {
  return [
    "default-src 'none'",
    `style-src ${SHEET_SOURCE} ${sourceOf(brand.sheet)}`,
    `script-src ${SCRIPT_SOURCE}${asks_where ? ` ${PLACE_SOURCE}` : ""}`,
    "connect-src 'self'",
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
