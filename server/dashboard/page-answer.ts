/** A page as it goes out: kept by nobody, framed by nobody, and loading our own two files alone. */
import { randomText } from "#platform/crypto/random-text";
import { type Page, writePage } from "./show/layout.ts";

/** Addresses of pages of signed-in people are nobody else's business. */
export const PRIVATE_HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** One script runs, which carries the page's own nonce; it asks this host alone. */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Answers with a page. */
export async function answerPage(page: Page, status = 200): Promise<Response> {
  const nonce = randomText();
  return new Response(await writePage(page, nonce), {
    status,
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": (page.viewer?.reader ?? page.reader)?.language ?? "en",
      Vary: "Accept-Language, Cookie",
      "Content-Security-Policy": policyOf(nonce),
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

/** A file of the API, as a download. */
export function answerFile(body: unknown, filename: string): Response {
  const { content_type, bytes } = body as { content_type: string; bytes: Uint8Array<ArrayBuffer> };
  return new Response(bytes, {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": content_type,
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}
