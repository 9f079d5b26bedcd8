import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** Nobody waits for an email that cannot leave, and who runs the server hands the code over. */
export function noMail(text: string): Markup {
  return html`<p class="note alarm" role="status">${text}
(<code>npm run svc -- members</code>).</p>`;
}
