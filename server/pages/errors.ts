import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { STYLE } from "./style.ts";

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The page that `doc_url` of every error points into: each code, from the catalogue. */
export function errorsPage(): Page {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).sort();
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Errors</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <nav><a href="/docs">API reference</a></nav>
    <main>
      <h1>Errors</h1>
      <p>Every refusal is an <code>error</code> object with a <code>code</code> to decide by, a
        <code>message</code> for a developer, the <code>param</code> that is wrong, all
        <code>details</code>, and the <code>request_id</code> to quote. Decide by
        <code>code</code>; messages may change. Only an error that is marked retryable may be sent
        again as it is, after <code>retry_after</code> seconds and with the same
        <code>Idempotency-Key</code>.</p>
      ${codes.map(errorEntry)}
    </main>
  </body>
</html>`;
}

function errorEntry(code: ErrorCode) {
  const { status, type, meaning, retryable, meta } = ERRORS[code];
  const again = retryable ? html` · <strong>retryable</strong>` : "";
  const names = meta.map((name, place) => html`${place > 0 ? ", " : ""}<code>${name}</code>`);
  const facts = meta.length === 0 ? "" : html`<p><code>meta</code>: ${names}</p>`;
  return html`
      <section id="${code}">
        <h2><a href="#${code}"><code>${code}</code></a></h2>
        <p class="facts">${status} · ${type}${again}</p>
        <p>${meaning}</p>
        ${facts}
      </section>`;
}
