/** A page of the console as it goes out: kept by nobody, framed by nobody, and loading our own. */
import { html } from "hono/html";
import { lead, PRIVATE_HEADERS } from "#dashboard/page-answer";
import { randomText } from "#platform/crypto/random-text";
import { type ConsolePage, type Signed, writeConsolePage } from "./show/frame.ts";
import { CONSOLE_WORDS as WORDS } from "./show/words.ts";

export { lead as leadTo };

/** No script runs but that of passkeys, on the pages that ask for one. */
function policyOf(nonce: string | null): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    ...(nonce === null ? [] : [`script-src 'nonce-${nonce}'`]),
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Answers with a page. */
export async function answerConsole(page: ConsolePage, status = 200): Promise<Response> {
  const nonce = randomText();
  return new Response(await writeConsolePage(page, nonce), {
    status,
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policyOf(page.has_script === true ? nonce : null),
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    },
  });
}

/** A file of a stranger: it is saved, and runs nothing if a browser opens it all the same. */
export function answerFile(
  bytes: Buffer,
  { filename, mime }: { readonly filename: string; readonly mime: string },
): Response {
  const name = filename.replaceAll(/[^\w.-]/g, "_");
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": mime,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

/** A page that only says something, and leads back. */
export async function answerNotice(
  { title, text, back = "/staff" }: { title: string; text: string; back?: string },
  { signed, status }: { readonly signed: Signed | null; readonly status: number },
): Promise<Response> {
  const content = html`<p role="alert">${text}</p><p><a href="${back}">${WORDS.back}</a></p>`;
  return await answerConsole({ title, signed, content }, status);
}
