/** Taking a sandbox over: a person with its claim link names an address, which is invited. */
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { clientAddressOf } from "#http/steps/open-request";
import { guest } from "#platform/db/places";
import { addressHolder } from "#platform/net/address-ranges";
import { clientAddressReader } from "#platform/net/client-address";
import { wall } from "#platform/time/clock";
import { wordsIn } from "#platform/words/language";
import type { PageLanguage } from "#platform/words/page-language";
import { type RatePolicy, rateLimiter } from "#platform/work/rate-limit";
import { claimSandbox, findClaimable, SANDBOX_PAGE } from "#test-mode/sandboxes";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { answerPage } from "./page-answer.ts";
import { readerLanguageOf } from "./reader-language.ts";
import { SANDBOX_WORDS } from "./sandbox-words.ts";
import { alarm } from "./show/alarm.ts";
import type { Page } from "./show/layout.ts";
import { noticePage } from "./show/notice.ts";

/** By client address: each is a mail to a person. */
const CLAIMS: RatePolicy = { name: "sandbox_claims", per_second: 20 / 3_600, burst: 20 };
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,185}\.[^\s@]{2,}$/;
const EMAIL_CHARACTERS_MAX = 254;
const TOKEN = /^[0-9A-Za-z]{43}$/;

/** Serves the page of a claim link and its form. */
export function mountSandboxes(pages: Hono, deps: DashboardDeps): void {
  const clientAddress = clientAddressReader(deps.config.trusted_proxies);
  const draw = rateLimiter({ sharers: deps.sharers, now: wall });
  const path = `${SANDBOX_PAGE.replace("/dashboard", "")}/:token`;
  pages.get(path, (c) => show(deps, c));
  pages.post(path, (c) => limited(c));

  async function limited(c: Context): Promise<Response> {
    const { reader, words } = readIn(deps, c);
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined && site !== "same-origin" && site !== "none") {
      return await answerPage(noticePage(words.foreign, reader), 403);
    }
    const holder = addressHolder(clientAddressOf({ clientAddress }, c));
    const { retry_after } = draw([{ policy: CLAIMS, holder }]);
    if (retry_after === null) return await claim(deps, c, holder);
    const answer = await answerPage(noticePage(words.often, reader), 429);
    answer.headers.set("Retry-After", String(retry_after));
    return answer;
  }
}

/** Opening the link changes nothing: programs that check mails open links too. */
async function show(deps: DashboardDeps, c: Context): Promise<Response> {
  const { reader, words } = readIn(deps, c);
  const token = tokenOf(c);
  const found =
    token === null ? null : await deps.database.read((read) => findClaimable(read, token));
  if (found === null) return await answerPage(noticePage(words.gone, reader), 404);
  return await answerPage(claimPage({ email: "", complaint: null, reader }));
}

async function claim(deps: DashboardDeps, c: Context, holder: string): Promise<Response> {
  const { config, database } = deps;
  const { reader, words } = readIn(deps, c);
  const token = tokenOf(c);
  if (token === null) return await answerPage(noticePage(words.gone, reader), 404);
  const sent = new URLSearchParams(await c.req.text()).get("email") ?? "";
  const email = sent.trim().toWellFormed().slice(0, EMAIL_CHARACTERS_MAX);
  if (!EMAIL.test(email)) {
    return await answerPage(claimPage({ email, complaint: words.no_address, reader }), 400);
  }
  const outcome = await database
    .of(guest(holder))
    .transact("take a sandbox over", (tx) => claimSandbox(tx, { token, email, config }));
  if (outcome === "missing") return await answerPage(noticePage(words.gone, reader), 404);
  if (outcome === "often") return await answerPage(noticePage(words.often, reader), 429);
  return await answerPage(invitedPage(email, deps, reader));
}

function tokenOf(c: Context): string | null {
  const token = c.req.param("token") ?? "";
  return TOKEN.test(token) ? token : null;
}

function readIn({ config }: DashboardDeps, c: Context) {
  const reader = readerLanguageOf(c, config);
  return { reader, words: wordsIn(SANDBOX_WORDS, reader.language) };
}

interface ClaimView {
  readonly email: string;
  readonly complaint: string | null;
  readonly reader: PageLanguage;
}

function claimPage({ email, complaint, reader }: ClaimView): Page {
  const words = wordsIn(SANDBOX_WORDS, reader.language);
  return {
    title: words.title,
    viewer: null,
    reader,
    content: html`${alarm(complaint)}
<p>${words.lead}</p>
<form method="post">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email"
 maxlength="${EMAIL_CHARACTERS_MAX}" required value="${email}">
<button class="first">${words.go_on}</button>
</form>`,
  };
}

/** Where no email leaves, the person who runs the server hands a link over. */
function invitedPage(
  email: string,
  { can_mail }: Pick<DashboardDeps, "can_mail">,
  reader: PageLanguage,
): Page {
  const words = wordsIn(SANDBOX_WORDS, reader.language);
  const no_mail = html`<p class="note alarm" role="status">${words.no_mail}</p>`;
  return {
    title: words.sign_in_title,
    viewer: null,
    reader,
    content: html`${can_mail ? "" : no_mail}
<p role="status">${words.then_accept({ email })}</p>
<p><a href="/dashboard/sign-in?next=/dashboard/organisations">${words.sign_in}</a></p>`,
  };
}
