/** The pages on which somebody signs in. */
import { html } from "hono/html";
import { LANGUAGES } from "#platform/words/language";
import type { PageLanguage } from "#platform/words/page-language";
import type { SaySignIn } from "#platform/words/sign-in";
import { alarm } from "./alarm.ts";
import type { Page } from "./layout.ts";

/** Who reads the pages: in which language, and how their forms keep it. */
export interface SignInReader extends PageLanguage {
  readonly say: SaySignIn;
}

/** What somebody has written, and what is wrong with it. */
interface SignInView {
  readonly email: string;
  /** Where they wanted to go. */
  readonly next: string;
  readonly complaint: string | null;
  readonly can_mail: boolean;
  readonly reader: SignInReader;
}

/** Asks for the address. */
export function emailPage({ email, next, complaint, can_mail, reader }: SignInView): Page {
  const { say, query } = reader;
  return {
    title: say("title"),
    viewer: null,
    reader: atSignIn(reader, next),
    content: html`${alarm(complaint)}
${can_mail ? "" : noMail(say)}
<form method="post" action="/dashboard/sign-in${query}">
<input type="hidden" name="next" value="${next}">
<label for="email">${say("address")}</label>
<input id="email" name="email" inputmode="email" autocomplete="username" maxlength="254" required
 value="${email}">
<button class="first">${say("send_code")}</button>
</form>`,
  };
}

/** Asks for the code; it says the same whether or not anybody has the address. */
export function codePage({ email, next, complaint, can_mail, reader }: SignInView): Page {
  const { say, query } = reader;
  const sent = html`<p role="status">${say("code_sent", { address: email })} ${say("valid")}</p>`;
  return {
    title: say("code_title"),
    viewer: null,
    reader: atSignIn(reader, next),
    content: html`${alarm(complaint)}
${can_mail ? sent : noMail(say)}
<form method="post" action="/dashboard/sign-in/code${query}">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
<label for="code">${say("code")}</label>
<input id="code" name="code" inputmode="numeric"
 autocomplete="one-time-code" maxlength="60" required>
<button class="first">${say("title")}</button>
</form>
<p><a href="/dashboard/sign-in${query}">${say("other_address")}</a></p>`,
  };
}

/** Asks whoever has opened a link whether to sign in, and as whom. */
export function linkPage({
  email,
  code,
  next,
  mode,
  reader,
}: Pick<SignInView, "email" | "next" | "reader"> & {
  readonly code: string;
  readonly mode: "test" | "live";
}): Page {
  const { say, query } = reader;
  return {
    title: say("title"),
    viewer: null,
    reader,
    content: html`<p>${say("signs_in_as")} <strong>${email}</strong>.</p>
<form method="post" action="/dashboard/sign-in/code${query}">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="code" value="${code}">
<input type="hidden" name="mode" value="${mode}">
<button class="first">${say("title")}</button>
</form>`,
  };
}

/** Nobody waits for an email that cannot leave, and who runs the server hands a link over. */
function noMail(say: SaySignIn) {
  return html`<p class="note alarm" role="status">${say("no_mail")}
(<code>npm run svc -- members</code>).</p>`;
}

/** What a form has led to can only be opened again where the form is. */
function atSignIn(reader: SignInReader, next: string): SignInReader {
  const addresses = Object.fromEntries(
    LANGUAGES.map((lang) => {
      const query = new URLSearchParams({ ...(next === "" ? {} : { next }), lang });
      return [lang, `/dashboard/sign-in?${query}`];
    }),
  ) as unknown as PageLanguage["addresses"];
  return { ...reader, addresses };
}
