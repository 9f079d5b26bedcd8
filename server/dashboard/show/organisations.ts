/** The organisations of a person, and what they are invited to. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { SeenPerson } from "../for-person.ts";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "./alarm.ts";
import { type Markup, type Page, tokenField } from "./layout.ts";
import { ORGANISATION_WORDS } from "./organisation-words.ts";
import { FRAME_WORDS } from "./words.ts";

/** What the page shows, and what is wrong with a form that was sent. */
interface OrganisationsView {
  readonly invites: readonly Schemas["Invite"][];
  readonly organisations: readonly Schemas["Organisation"][];
  readonly complaint: string | null;
}

const BASE = "/dashboard/organisations";

/** The page: invitations first, because they lapse. */
export function organisationsPage(
  { person, viewer, form_token, reader }: SeenPerson,
  { invites, organisations, complaint }: OrganisationsView,
): Page {
  const { language } = reader;
  const words = wordsIn(ORGANISATION_WORDS, language);
  const token = tokenField(form_token);
  return {
    title: words.title,
    viewer,
    reader,
    content: html`${alarm(complaint)}
${viewer === null ? signedInAs(person, { token, language }) : ""}
<h2>${words.invites}</h2>
${
  invites.length === 0
    ? html`<p>${words.no_invites}</p>`
    : html`<ul>${invites.map((invite) => invitation(invite, { token, language }))}</ul>`
}
<h2>${words.yours}</h2>
${
  organisations.length === 0
    ? html`<p>${words.none}</p>`
    : html`<ul>${organisations.map((one) => organisation(one, { token, language }))}</ul>`
}
<h2>${words.create}</h2>
<form method="post" action="${BASE}">${token}
<label for="name">${words.name}</label>
<input id="name" name="name" autocomplete="organization" maxlength="100" required>
<button>${words.create_now}</button>
</form>`,
  };
}

interface Written {
  readonly token: Markup;
  readonly language: Language;
}

/** Whoever is a member sees this in the header. */
function signedInAs({ email, phone }: SeenPerson["person"], { token, language }: Written): Markup {
  const words = wordsIn(ORGANISATION_WORDS, language);
  return html`<p>${words.signed_in_as({ address: email ?? phone ?? "" })}</p>
<form method="post" action="/dashboard/sign-out">${token}
<button name="from" value="here">${words.sign_out}</button>
</form>`;
}

function invitation(
  { id, account_name, role, livemode, expires_at }: Schemas["Invite"],
  { token, language }: Written,
): Markup {
  const words = wordsIn(ORGANISATION_WORDS, language);
  const action = `${BASE}/invites/${id}`;
  const until = words.until({ moment: momentOf(expires_at, language) });
  return html`<li><strong>${account_name}</strong> ${words.invites_you[role]}${
    livemode ? "" : `, ${words.from_test}`
  }.
<p class="quiet">${until}</p>
<form method="post" action="${action}/accept">${token}<button class="first">${
    words.accept
  }</button></form>
<form method="post" action="${action}/decline">${token}<button>${
    words.decline
  }</button></form></li>`;
}

function organisation(
  { name, role, live, current }: Schemas["Organisation"],
  { token, language }: Written,
): Markup {
  const words = wordsIn(ORGANISATION_WORDS, language);
  const { roles } = wordsIn(FRAME_WORDS, language);
  const choice = html`<form method="post" action="${BASE}/choose">${token}
<button name="account" value="${live}">${words.work_in({ name })}</button></form>`;
  return html`<li><strong>${name}</strong>, ${roles[role]}
${current ? html`<p class="quiet">${words.current}</p>` : choice}</li>`;
}
