/** The pages on which somebody sets their payment PIN. */
import { html } from "hono/html";
import type { PinState } from "#accounts/members";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "./alarm.ts";
import { type Markup, type Page, tokenField, type Viewer } from "./layout.ts";
import { noMail } from "./no-mail.ts";
import { PIN_WORDS } from "./pin-words.ts";

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
  const { address, language } = viewer;
  const words = wordsIn(PIN_WORDS, language);
  // Whoever was told what is wrong with a form has a code already.
  const has_code = is_code_sent || complaint !== null;
  const hidden = html`${tokenField(viewer.form_token)}
<input type="hidden" name="next" value="${next}">`;
  const sent = html`<p class="note" role="status">${words.code_sent({ address })}</p>`;
  return {
    title: pin.is_set ? words.change : words.set,
    viewer,
    content: html`${alarm(complaint)}
${can_mail ? "" : noMail(words.no_mail)}
${can_mail && is_code_sent ? sent : ""}
<p>${words.about}</p>
${stateOf(pin, language)}
<h2>${words.get_code}</h2>
<form method="post" action="/dashboard/pin/code">${hidden}
<p class="quiet">${words.to_confirm({ address })}</p>
<button${has_code ? "" : html` class="first"`}>${
      has_code ? words.send_another : words.send_code
    }</button>
</form>
<h2>${pin.is_set ? words.choose_another : words.choose}</h2>
<form method="post" action="/dashboard/pin">${hidden}
<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="60"
 required>
${pin.is_set ? currentPin(words) : ""}
${pinField("pin", words.new)}
${pinField("pin_again", words.new_again)}
<button${has_code ? html` class="first"` : ""}>${words.submit}</button>
</form>`,
  };
}

/** Says that it is set, and where to go on. */
export function pinSetPage(viewer: Viewer, { next, pin }: Pick<PinView, "next" | "pin">): Page {
  const words = wordsIn(PIN_WORDS, viewer.language);
  const to = next === "" ? "/dashboard/approvals" : next;
  const link = next === "" ? words.to_requests : words.to_request;
  return {
    title: words.is_set,
    viewer,
    content: html`${stateOf(pin, viewer.language)}<p><a href="${to}">${link}</a></p>`,
  };
}

function stateOf({ locked_until, approves_from }: PinState, language: Language): Markup | string {
  const words = wordsIn(PIN_WORDS, language);
  if (locked_until !== null) {
    const moment = momentOf(locked_until / 1_000, language);
    return html`<p class="alarm">${words.locked({ moment })}</p>`;
  }
  if (approves_from === null) return "";
  const moment = momentOf(approves_from / 1_000, language);
  return html`<p>${words.replaced({ moment })}
${words.others_approve}</p>`;
}

function currentPin(words: WordsIn<typeof PIN_WORDS>): Markup {
  return html`<label for="current_pin">${words.current}</label>
<p class="quiet" id="forgotten">${words.current_hint}</p>
<input id="current_pin" name="current_pin" type="password" inputmode="numeric" autocomplete="off"
 pattern="[0-9]{6}" maxlength="6" aria-describedby="forgotten">`;
}

function pinField(name: string, label: string): Markup {
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" inputmode="numeric" autocomplete="off"
 pattern="[0-9]{6}" maxlength="6" required>`;
}
