/** The pages on which somebody sets their payment PIN. */
import { html } from "hono/html";
import type { PinState } from "#accounts/members";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "./alarm.ts";
import { type Markup, type Page, tokenField, type Viewer } from "./layout.ts";
import { noMail } from "./no-mail.ts";

/** What is known of the PIN, and what was said about a form. */
export interface PinView {
  readonly pin: PinState;
  /** The request that waits for it; empty when there is none. */
  readonly next: string;
  readonly complaint: string | null;
  readonly is_code_sent: boolean;
  readonly can_mail: boolean;
}

/** Asks for a code, then for the PIN. */
export function pinPage(viewer: Viewer, view: PinView): Page {
  const { pin, next, complaint, is_code_sent, can_mail } = view;
  // Whoever was told what is wrong with a form has a code already.
  const has_code = is_code_sent || complaint !== null;
  const send = has_code ? "Send another code" : "Send a code";
  const hidden = html`${tokenField(viewer.form_token)}
<input type="hidden" name="next" value="${next}">`;
  const sent = html`<p class="note" role="status">A code is on its way to ${viewer.address}. It is
valid for 10 minutes.</p>`;
  return {
    title: pin.is_set ? "Change your payment PIN" : "Set your payment PIN",
    viewer,
    content: html`${alarm(complaint)}
${can_mail ? "" : noMail()}
${can_mail && is_code_sent ? sent : ""}
<p>You approve requests of agents with it. It has six digits, and we store only its hash.</p>
${stateOf(pin)}
<h2>1. Get a code</h2>
<form method="post" action="/dashboard/pin/code">${hidden}
<p class="quiet">We send it to ${viewer.address} to confirm that it is you.</p>
<button${has_code ? "" : html` class="first"`}>${send}</button>
</form>
<h2>2. ${pin.is_set ? "Choose another PIN" : "Choose your PIN"}</h2>
<form method="post" action="/dashboard/pin">${hidden}
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="60"
 required>
${pin.is_set ? currentPin() : ""}
${pinField("pin", "New PIN")}
${pinField("pin_again", "New PIN, once more")}
<button${has_code ? html` class="first"` : ""}>Set the PIN</button>
</form>`,
  };
}

/** Says that it is set, and where to go on. */
export function pinSetPage(viewer: Viewer, { next, pin }: Pick<PinView, "next" | "pin">): Page {
  const to = next === "" ? "/dashboard/approvals" : next;
  const link = next === "" ? "Requests of agents" : "Back to the request";
  return {
    title: "Your payment PIN is set",
    viewer,
    content: html`${stateOf(pin)}<p><a href="${to}">${link}</a></p>`,
  };
}

function stateOf({ locked_until, approves_from }: PinState): Markup | string {
  if (locked_until !== null) {
    return html`<p class="alarm">It is locked until ${momentOf(locked_until / 1_000)}.</p>`;
  }
  if (approves_from === null) return "";
  const until = momentOf(approves_from / 1_000);
  return html`<p>You replaced a forgotten PIN, so you cannot approve requests until ${until}.
Another owner or admin can approve them in the meantime.</p>`;
}

function currentPin(): Markup {
  return html`<label for="current_pin">Current PIN</label>
<p class="quiet" id="forgotten">Leave it empty if you forgot it. You then cannot approve requests
for 12 hours.</p>
<input id="current_pin" name="current_pin" type="password" inputmode="numeric" autocomplete="off"
 pattern="[0-9]{6}" maxlength="6" aria-describedby="forgotten">`;
}

function pinField(name: string, label: string): Markup {
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" inputmode="numeric" autocomplete="off"
 pattern="[0-9]{6}" maxlength="6" required>`;
}
