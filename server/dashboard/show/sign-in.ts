/** The pages on which somebody signs in. */
import { html } from "hono/html";
import { LANGUAGES } from "#platform/words/language";
import type { PageLanguage } from "#platform/words/page-language";
import type { SignInWords } from "#platform/words/sign-in";
import { alarm } from "./alarm.ts";
import type { Page } from "./layout.ts";

/** Who reads the pages: in which language, and how their forms keep it. */
export interface SignInReader extends PageLanguage {
  readonly words: SignInWords;
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
  const { words, query } = reader;
  return {
    title: words.title,
    viewer: null,
    reader: atSignIn(reader, next),
    content: html`${alarm(complaint)}
${can_mail ? "" : noMail(words)}
<form method="post" action="/dashboard/sign-in${query}">
<input type="hidden" name="next" value="${next}">
<label for="email">${words.address}</label>
<input id="email" name="email" inputmode="email" autocomplete="username" maxlength="254" required
 value="${email}">
<button class="first">${words.send_code}</button>
</form>`,
  };
}

/** Asks for the code; it says the same whether or not anybody has the address. */
export function codePage({ email, next, complaint, can_mail, reader }: SignInView): Page {
  const { words, query } = reader;
  const sent = html`<p role="status">${words.code_sent({ address: email })} ${words.valid}</p>`;
  return {
    title: words.code_title,
    viewer: null,
    reader: atSignIn(reader, next),
    content: html`${alarm(complaint)}
${can_mail ? sent : noMail(words)}
<form method="post" action="/dashboard/sign-in/code${query}">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric"
 autocomplete="one-time-code" maxlength="60" required>
<button class="first">${words.title}</button>
</form>
<p><a href="/dashboard/sign-in${query}">${words.other_address}</a></p>`,
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
  const { words, query } = reader;
  return {
    title: words.title,
    viewer: null,
    reader,
    content: html`<p>${words.signs_in_as} <strong>${email}</strong>.</p>
<form method="post" action="/dashboard/sign-in/code${query}">
<input type="hidden" name="next" value="${next}">
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="code" value="${code}">
<input type="hidden" name="mode" value="${mode}">
<button class="first">${words.title}</button>
</form>`,
  };
}

/** Nobody waits for an email that cannot leave, and who runs the server hands a link over. */
function noMail(words: SignInWords) {
  return html`<p class="note alarm" role="status">${words.no_mail}
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
