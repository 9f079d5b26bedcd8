import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** Nobody waits for an email that cannot leave, and who runs the server hands the code over. */
export function noMail(): Markup {
  return html`<p class="note alarm" role="status">This server cannot send email: no mail server is
configured. Ask the person who runs it for a PIN code (<code>npm run svc -- members</code>).</p>`;
}
