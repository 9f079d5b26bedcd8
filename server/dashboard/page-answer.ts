/** A page as it goes out: kept by nobody, framed by nobody, and loading nothing at all. */
import { hash } from "node:crypto";
import { SHEET } from "./assets.ts";
import { type Page, writePage } from "./show/layout.ts";

/** Addresses of the dashboard are nobody else's business. */
const PRIVATE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", SHEET, "base64")}'`,
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Answers with a page. */
export async function answerPage(page: Page, status = 200): Promise<Response> {
  return new Response(await writePage(page), {
    status,
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    },
  });
}

/** Leads to another page, perhaps with a cookie. */
export function lead(to: string, cookie: string | null = null): Response {
  const headers = new Headers({ ...PRIVATE_HEADERS, Location: to });
  if (cookie !== null) headers.set("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
