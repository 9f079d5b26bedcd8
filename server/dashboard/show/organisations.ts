/** The organisations of a person, and what they are invited to. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { SeenPerson } from "../for-person.ts";
import { momentOf } from "../refusal-words.ts";
import { alarm } from "./alarm.ts";
import { type Markup, type Page, tokenField } from "./layout.ts";

/** What the page shows, and what is wrong with a form that was sent. */
interface OrganisationsView {
  readonly invites: readonly Schemas["Invite"][];
  readonly organisations: readonly Schemas["Organisation"][];
  readonly complaint: string | null;
}

const BASE = "/dashboard/organisations";

/** The page: invitations first, because they lapse. */
export function organisationsPage(
  { person, viewer, form_token }: SeenPerson,
  { invites, organisations, complaint }: OrganisationsView,
): Page {
  const token = tokenField(form_token);
  return {
    title: "Organisations",
    viewer,
    content: html`${alarm(complaint)}
${viewer === null ? signedInAs(person, token) : ""}
<h2>Invitations</h2>
${
  invites.length === 0
    ? html`<p>No invitation is waiting for you.</p>`
    : html`<ul>${invites.map((invite) => invitation(invite, token))}</ul>`
}
<h2>Your organisations</h2>
${
  organisations.length === 0
    ? html`<p>You do not belong to an organisation yet.</p>`
    : html`<ul>${organisations.map((one) => organisation(one, token))}</ul>`
}
<h2>Create an organisation</h2>
<form method="post" action="${BASE}">${token}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="organization" maxlength="100" required>
<button>Create it</button>
</form>`,
  };
}

/** Whoever is a member sees this in the header. */
function signedInAs({ email, phone }: SeenPerson["person"], token: Markup): Markup {
  return html`<p>You are signed in as <strong>${email ?? phone}</strong>.</p>
<form method="post" action="/dashboard/sign-out">${token}
<button name="from" value="here">Sign out</button>
</form>`;
}

function invitation(
  { id, account_name, role, livemode, expires_at }: Schemas["Invite"],
  token: Markup,
): Markup {
  const action = `${BASE}/invites/${id}`;
  return html`<li><strong>${account_name}</strong> invites you as ${role}${
    livemode ? "" : ", from test mode"
  }.
<p class="quiet">Until ${momentOf(expires_at)}</p>
<form method="post" action="${action}/accept">${token}<button class="first">Accept</button></form>
<form method="post" action="${action}/decline">${token}<button>Decline</button></form></li>`;
}

function organisation(
  { name, role, live, current }: Schemas["Organisation"],
  token: Markup,
): Markup {
  const choice = html`<form method="post" action="${BASE}/choose">${token}
<button name="account" value="${live}">Work in ${name}</button></form>`;
  return html`<li><strong>${name}</strong>, ${role}
${current ? html`<p class="quiet">You are working in it.</p>` : choice}</li>`;
}
