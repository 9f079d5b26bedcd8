/** Signing in: an address or a number, then the code that was sent to it, or the link beside it. */
import type { Context, Hono } from "hono";
import {
  findSignInLink,
  LINK_PAGE,
  SESSION_MS,
  type SignInPlace,
  sendSignInCode,
  signIn,
  signInPlace,
} from "#accounts/sessions";
import { userAgentOf } from "#journal/requests";
import { guest } from "#platform/db/places";
import { cellSecret } from "#platform/settings/cell";
import { normaliseMobile } from "#platform/values/phone";
import { type PlainKey, wordsIn } from "#platform/words/language";
import { SIGN_IN_WORDS } from "#platform/words/sign-in";
import { waitOf } from "#platform/words/wait";
import { type BrowserCookie, browserCookieOf, browserOf, markOf } from "./browser-cookie.ts";
import { otherCells } from "./cell-calls.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { nextOf } from "./next-page.ts";
import { answerPage, lead } from "./page-answer.ts";
import { readerLanguageOf } from "./reader-language.ts";
import { cookieOf } from "./session-cookie.ts";
import { noticePage } from "./show/notice.ts";
import { codePage, emailPage, linkPage, type SignInReader } from "./show/sign-in.ts";
import { signInLimits } from "./sign-in-limits.ts";

/** As long as a code takes to be written: how long the answer takes says nothing of an address. */
const ANSWER_MS = 250;

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,185}\.[^\s@]{2,}$/;
/** By mail or text, or of a link. */
const CODE = /^(?:\d{6}|\d{12}|[0-9A-Za-z]{43})$/;

type SentForm = ReturnType<typeof readForm>;

/** What a step is done with. */
interface Step {
  readonly deps: DashboardDeps;
  readonly form: SentForm;
  readonly browser: BrowserCookie | null;
  readonly reader: SignInReader;
  readonly place: SignInPlace;
}

/** Serves the two steps, and the link that takes both. */
export function mountSignIn(pages: Hono, deps: DashboardDeps): void {
  const { config, can_mail } = deps;
  const draw = signInLimits(deps);
  pages.get("/sign-in", (c) => {
    const next = nextOf(c.req.query("next"));
    const page = answerPage(
      emailPage({ email: "", next, complaint: null, can_mail, reader: readerOf(c, deps) }),
    );
    return withBrowser(page, browserOf(c, config) ?? newBrowser(config), deps);
  });
  pages.get(LINK_PAGE.replace("/dashboard", ""), (c) => showLink(deps, c));
  pages.post("/sign-in", (c) => limited(c, askForCode));
  pages.post("/sign-in/code", (c) => limited(c, takeCode));

  async function limited(c: Context, take: (step: Step) => Promise<Response>): Promise<Response> {
    // Nobody signs the browser of somebody else in, or has it send codes.
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined && site !== "same-origin" && site !== "none") {
      return await answerNotice(c, deps, { title: "foreign_title", text: "foreign" }, 403);
    }
    const form = readForm(await c.req.text());
    // However a number is written, it is one member's, and draws as one.
    const asked = { email: addressIn(form.email) ?? form.email, is_code: take === askForCode };
    const { holder, ip, retry_after } = draw(c, asked);
    if (retry_after !== null) return await answerOften(c, deps, retry_after);
    const database = deps.database.of(guest(holder));
    const reader = readerOf(c, deps);
    const place = signInPlace({ user_agent: userAgentOf(c.req.raw), ip });
    const browser = browserOf(c, config);
    return await take({ deps: { ...deps, database }, form, browser, reader, place });
  }
}

/** A browser that asks is given a secret, to which its codes are bound. */
async function askForCode(step: Step): Promise<Response> {
  const { deps, form, browser, reader } = step;
  const { email, next } = form;
  const { can_mail } = deps;
  const address = addressIn(email);
  if (address === null) {
    const view = { email, next, complaint: reader.words.no_address, can_mail, reader };
    return await answerPage(emailPage(view), 400);
  }
  const asking = browser ?? newBrowser(deps.config);
  const request = { address, next, browser: asking.secret };
  const { send } = otherCells(deps.config);
  await Promise.all([sendSignInCode(deps, request), send(request), deps.pause(ANSWER_MS)]);
  const page = answerPage(codePage({ email, next, complaint: null, can_mail, reader }));
  return await withBrowser(page, asking, deps);
}

async function takeCode({ deps, form, browser, reader, place }: Step): Promise<Response> {
  const { email, code, next } = form;
  const { config, can_mail } = deps;
  const known_as = { address: addressIn(email) ?? email, browser: browser?.secret ?? null };
  const shown = { ...known_as, code, mode: form.mode, place };
  const [secret] = await Promise.all([
    CODE.test(code) ? signInSomewhere(deps, shown) : null,
    deps.pause(ANSWER_MS),
  ]);
  if (secret === null) {
    const complaint = reader.words.wrong_code;
    return await answerPage(codePage({ email, next, complaint, can_mail, reader }), 400);
  }
  const session = cookieOf({ secret, seconds: SESSION_MS / 1_000 }, config);
  const known = browser ?? newBrowser(config);
  const mark = markOf({ secret: known.secret, email: known_as.address }, config);
  const answer = lead(next === "" ? "/dashboard" : next, session);
  return await withBrowser(answer, { secret: known.secret, mark }, deps);
}

/** Their organisation may live in another cell, which then opens the session. */
async function signInSomewhere(
  deps: DashboardDeps,
  shown: Parameters<typeof signIn>[1],
): Promise<string | null> {
  return (await signIn(deps, shown)) ?? (await otherCells(deps.config).signIn(shown));
}

/** Opening a link changes nothing: programs that check mails open links too. */
async function showLink(deps: DashboardDeps, c: Context): Promise<Response> {
  const { config, database } = deps;
  const code = c.req.query("code") ?? "";
  const browser = browserOf(c, config)?.secret ?? null;
  const found = CODE.test(code)
    ? await database.read((read) => findSignInLink(read, { code, browser }))
    : null;
  if (found === null) {
    return await answerNotice(c, deps, { title: "no_link_title", text: "no_link" }, 404);
  }
  return await answerPage(
    linkPage({
      ...{ email: found.owner.address, code, next: nextOf(c.req.query("next")) },
      ...{ mode: modeOf(c.req.query("mode")), reader: readerOf(c, deps) },
    }),
  );
}

function newBrowser({ cell }: DashboardDeps["config"]): BrowserCookie {
  return { secret: cellSecret(cell), mark: null };
}

async function withBrowser(
  page: Response | Promise<Response>,
  browser: BrowserCookie,
  { config }: DashboardDeps,
): Promise<Response> {
  const answer = await page;
  answer.headers.append("Set-Cookie", browserCookieOf(browser, config));
  return answer;
}

function readerOf(c: Context, { config }: DashboardDeps): SignInReader {
  const page = readerLanguageOf(c, config);
  return { ...page, words: wordsIn(SIGN_IN_WORDS, page.language) };
}

async function answerNotice(
  c: Context,
  deps: DashboardDeps,
  { title, text }: { title: PlainKey<typeof SIGN_IN_WORDS>; text: PlainKey<typeof SIGN_IN_WORDS> },
  status: 403 | 404,
): Promise<Response> {
  const reader = readerOf(c, deps);
  const { words } = reader;
  const notice = { title: words[title], text: words[text] };
  return await answerPage(noticePage(notice, reader), status);
}

async function answerOften(
  c: Context,
  deps: DashboardDeps,
  retry_after: number,
): Promise<Response> {
  const reader = readerOf(c, deps);
  const { words } = reader;
  const text = words.tries({ wait: waitOf(retry_after, reader.language) });
  const page = noticePage({ title: words.tries_title, text }, reader);
  const answer = await answerPage(page, 429);
  answer.headers.set("Retry-After", String(retry_after));
  return answer;
}

/** What people sign in with, as it is kept: an address, or a number in E.164. */
function addressIn(written: string): string | null {
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile.e164;
  return ADDRESS.test(written) ? written : null;
}

function readForm(text: string) {
  const sent = new URLSearchParams(text);
  const field = (name: string) => (sent.get(name) ?? "").trim().toWellFormed().slice(0, 254);
  const code = field("code").replaceAll(/[\s-]/g, "");
  const mode = modeOf(field("mode"));
  return { email: field("email"), code, mode, next: nextOf(field("next")) };
}

/** Members look at live mode first, unless their link leads to test mode. */
function modeOf(written: string | undefined): "test" | "live" {
  return written === "test" ? "test" : "live";
}
