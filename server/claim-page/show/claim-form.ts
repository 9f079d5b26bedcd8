/** The form with which a person claims; it works without a script. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { harareTime } from "#platform/time/instants";
import { listIn } from "#platform/words/language";
import { brandOf } from "../brand.ts";
import type { FormFields } from "../form-fields.ts";
import type { Complaint } from "../refusal-words.ts";
import { choiceFields } from "./choices.ts";
import { dayInWords } from "./day-in-words.ts";
import { errorId, textField } from "./fields.ts";
import { type Markup, type Page, type Reader, unbroken } from "./layout.ts";
import { placeFields, placeNotes } from "./place.ts";

type Claim = Schemas["RewardLinkClaim"];

/** What a form shows besides the claim itself. */
export interface FormView extends Reader {
  readonly fields: FormFields;
  readonly complaints: readonly Complaint[];
  /** What was done at the person's wish, such as a code that was sent. */
  readonly notice: string | null;
  /** Whether the code is still to be asked for. */
  readonly wants_code: boolean;
}

export function claimFormPage(claim: Claim, view: FormView): Page {
  const { branding, livemode, expires_at, place } = claim;
  const { words, language } = view;
  const title = words.your_reward({ worth: worthOf(claim) });
  return {
    title,
    brand: brandOf(branding),
    livemode,
    asks_where: place !== null,
    content: html`<h1>${title}</h1>
<p>${unbroken(introOf(claim, view))}</p>
${place === null ? "" : placeNotes(place, view)}
${alarm(view.complaints)}
${notice(view)}
${view.wants_code ? numberForm(claim, view) : wholeForm(claim, view)}`,
    foot:
      expires_at === null
        ? html``
        : html`<p>${words.valid_until({
            day: dayInWords(expires_at, language),
            time: harareTime(expires_at * 1_000),
          })}</p>`,
  };
}

function worthOf({ currency, amount }: Claim): string {
  return `${currency} ${amount}`;
}

function introOf(claim: Claim, { wants_code, words, language }: FormView): string {
  const { choices, phone_hint_masked: hint } = claim;
  const names = choices.map(({ type }) => words[type]);
  const kinds = listIn(language, { type: "disjunction", word: words.or, names });
  const what = `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}.`;
  const whose = hint === null ? "" : ` ${words.only_phone({ phone: hint })}`;
  return `${what}${whose}${wants_code ? ` ${words.first_code}` : ""}`;
}

function notice({ notice: text }: FormView): Markup {
  if (text === null) return html``;
  return html`<div class="notice" role="status"><p>${unbroken(text)}</p></div>`;
}

/** Everything that is wrong, for who does not see the fields at once. */
function alarm(complaints: readonly Complaint[]): Markup {
  if (complaints.length === 0) return html``;
  return html`<div class="alarm" role="alert">${complaints.map(({ field, text }) =>
    field === null ? html`<p>${text}</p>` : html`<p id="${errorId(field)}">${text}</p>`,
  )}</div>`;
}

function numberForm(claim: Claim, view: FormView): Markup {
  return html`<form method="post"${hiddenAtFirst(claim)}>
${phoneField(view)}
${challengeField(claim, view)}
<button name="ask" value="code">${view.words.send_code}</button>
<p><a href="${withCode(view)}">${view.words.have_code}</a></p>
</form>`;
}

function wholeForm(claim: Claim, view: FormView): Markup {
  const has_code = claim.requires.includes("code");
  return html`<form method="post"${hiddenAtFirst(claim)}>
${has_code ? html`${phoneField(view)}${codeField(view)}` : ""}
${choiceFields(claim, view)}
${has_code ? "" : phoneField(view)}
${challengeField(claim, view)}
${claim.place === null ? "" : placeFields(view)}
<button name="ask" value="claim">${view.words.claim({
    worth: worthOf(claim),
  })}</button>
${
  has_code
    ? html`<button class="second" name="ask" value="code" formnovalidate>${
        view.words.new_code
      }</button>`
    : ""
}
</form>`;
}

function withCode({ query }: FormView): string {
  return query === "" ? "?code=here" : `${query}&code=here`;
}

/** Without a script nobody can see where a phone is, so the script shows the form. */
function hiddenAtFirst({ place }: Claim): Markup {
  return place === null ? html`` : html` data-place="${place.radius_m}" hidden`;
}

function phoneField(view: FormView): Markup {
  return textField(view, {
    name: "phone",
    label: view.words.phone_label,
    hint: view.words.phone_hint,
    attributes: { type: "tel", inputmode: "tel", autocomplete: "tel", maxlength: 32 },
    is_required: true,
  });
}

function codeField(view: FormView): Markup {
  return textField(view, {
    name: "code",
    label: view.words.code_label,
    hint: view.words.code_hint,
    attributes: { inputmode: "numeric", autocomplete: "one-time-code", maxlength: 12 },
    is_required: true,
  });
}

/** Only a question can be asked without a script and another host. */
function challengeField({ challenge }: Claim, view: FormView): Markup {
  if (challenge === null || challenge.question === null) return html``;
  return html`<input type="hidden" name="challenge_token" value="${challenge.token}">
${textField(
  { ...view, fields: { ...view.fields, challenge_answer: "" } },
  {
    name: "challenge_answer",
    label: challenge.question,
    hint: view.words.robots,
    attributes: { autocomplete: "off", maxlength: 128 },
    is_required: true,
  },
)}`;
}
