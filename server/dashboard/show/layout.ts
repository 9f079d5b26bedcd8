/** What all pages of the dashboard have in common. */
import type { Schemas } from "@svc/generated/routes";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { SHEET } from "../assets.ts";

/** A part of a page. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Who looks at a page: it shows where they are, and lets them out. */
export interface Viewer {
  /** What they have signed in with. */
  readonly address: string;
  readonly role: Schemas["MemberRole"];
  readonly organisation: string;
  readonly mode: "test" | "live";
  /** Stands in each form. */
  readonly form_token: string;
}

/** One page before it is written. */
export interface Page {
  readonly title: string;
  /** Null where nobody is signed in. */
  readonly viewer: Viewer | null;
  readonly content: Markup;
}

/** A page as text. It loads nothing further. */
export async function writePage({ title, viewer, content }: Page): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(SHEET)}</style>
</head>
<body>
${viewer === null ? "" : header(viewer)}
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`,
  );
}

function header({ address, organisation, mode, form_token }: Viewer): Markup {
  const other = mode === "live" ? "test" : "live";
  return html`<header>
<p><strong>${organisation}</strong>, ${mode} mode<br><span class="quiet">${address}</span></p>
<nav><a href="/dashboard">Requests</a> <a href="/dashboard/pin">Payment PIN</a>
<a href="/dashboard/organisations">Organisations</a></nav>
<form method="post" action="/dashboard/mode">${tokenField(form_token)}
<button name="mode" value="${other}">Show ${other} mode</button></form>
<form method="post" action="/dashboard/sign-out">${tokenField(form_token)}
<button name="from" value="here">Sign out</button>
<button name="from" value="everywhere">Sign out everywhere</button></form>
</header>`;
}

/** What says that a form was written for the session. */
export function tokenField(form_token: string): Markup {
  return html`<input type="hidden" name="form_token" value="${form_token}">`;
}
