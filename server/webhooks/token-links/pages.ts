/** The pages of a link in a browser: a question first, so that a link preview reads nothing. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Markup, writeDocument } from "#platform/wire/document";

const KINDS: Readonly<Record<Schemas["SendToken"]["kind"], string>> = {
  credit: "Token",
  key_change: "Key change: enter it first",
  other: "Enter it as well",
};

const STYLE = `
:root { color-scheme: light dark; --ink: #1a1a1a; --quiet: #5f6368; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --quiet: #a0a4a8; --paper: #161616; }
}
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 32px 20px; }
h1 { font-size: 1.5rem; margin: 0 0 0.5em; }
p { margin: 0.6em 0; }
dt { color: var(--quiet); font-size: 0.9rem; margin-top: 1.2em; }
dd { margin: 0; font: 600 1.35rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
button { width: 100%; padding: 14px; border: 0; border-radius: 8px; background: #0a7d5a;
  color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
`;

/** The page with the button: opening the link does not read it. */
export function askingPage(): Promise<string> {
  return page(html`
      <h1>Your electricity token</h1>
      <p>It is shown once. Have the meter or a pen at hand.</p>
      <form method="get">
        <input type="hidden" name="read" value="true">
        <button type="submit">Show the token</button>
      </form>`);
}

/** The tokens, shown here only once. */
export function tokensPage({ tokens, units_kwh }: Schemas["TokenLink"]): Promise<string> {
  return page(html`
      <h1>Your electricity token</h1>
      <dl>${tokens.map(
        ({ kind, token }) => html`
        <dt>${KINDS[kind]}</dt>
        <dd>${token}</dd>`,
      )}
      </dl>
      ${units_kwh === null ? "" : html`<p>${units_kwh} kWh</p>`}
      <p>Enter it on the meter now. This page does not open a second time.</p>`);
}

function page(content: Markup): Promise<string> {
  return writeDocument({
    title: "Electricity token",
    sheet: STYLE,
    content: html`<main>${content}
</main>`,
  });
}
