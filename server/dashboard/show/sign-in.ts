/** The pages on which somebody signs in. */
import { html } from "hono/html";
import { alarm } from "./alarm.ts";
import type { Page } from "./layout.ts";
import { noMail } from "./no-mail.ts";

/** What somebody has written, and what is wrong with it. */
interface SignInView {
  readonly email: string;
  /** Where they wanted to go. */
  readonly next: string;
  readonly complaint: string | null;
  readonly can_mail: boolean;
}

/** Asks for the address. */
export function emailPage({ email, next, complaint, can_mail }: SignInView): Page {
  return {
    title: "Sign in",
    viewer: null,
    content: html`${alarm(complaint)}
${can_mail ? "" : noMail("sign-in link")}
<form method="post" action="/dashboard/sign-in">
<input type="hidden" name="next" value="${next}">
<label for="email">Email address or phone number</label>
<input id="email" name="email" inputmode="email" autocomplete="username" maxlength="254" required
 value="${email}">
<button class="first">Send a code</button>
</form>`,
  };
}

/** Asks for the code; it says the same whether or not anybody has the address. */
export function codePage({ email, next, complaint, can_mail }: SignInView): Page {
  const sent = html`<p role="status">If ${email} belongs to a member, or to somebody who is
invited, a message with a code and a link is on its way to it. Both are valid for 10 minutes, in
this browser only.</p>`;
  return {
    title: "Enter your code",
    viewer: null,
    content: html`${alarm(complaint)}
${can_mail ? sent : noMail("sign-in link")}
<form method="post" action="/dashboard/sign-in/code">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric"
 autocomplete="one-time-code" maxlength="60" required>
<button class="first">Sign in</button>
</form>
<p><a href="/dashboard/sign-in">Use another address or send another code</a></p>`,
  };
}

/** Asks whoever has opened a link whether to sign in, and as whom. */
export function linkPage({
  email,
  code,
  next,
  mode,
}: Pick<SignInView, "email" | "next"> & {
  readonly code: string;
  readonly mode: "test" | "live";
}): Page {
  return {
    title: "Sign in",
    viewer: null,
    content: html`<p>You sign in to the dashboard as <strong>${email}</strong>.</p>
<form method="post" action="/dashboard/sign-in/code">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="code" value="${code}">
<input type="hidden" name="mode" value="${mode}">
<button class="first">Sign in</button>
</form>`,
  };
}
