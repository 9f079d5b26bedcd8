/** Signing in: an address, then the code that was mailed to it. */
import { setTimeout as delay } from "node:timers/promises";
import type { Context, Hono } from "hono";
import { SESSION_MS, sendSignInCode, signIn } from "#accounts/sessions";
import { clientAddressOf } from "#http/steps/open-request";
import { wall } from "#platform/clock";
import { guest } from "#platform/db/places";
import { addressHolder } from "#platform/net/address-ranges";
import { clientAddressReader } from "#platform/net/client-address";
import { type RatePolicy, rateLimiter } from "#platform/rate-limit";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { nextOf } from "./next-page.ts";
import { answerPage, lead } from "./page-answer.ts";
import { cookieOf } from "./session-cookie.ts";
import { noticePage } from "./show/notice.ts";
import { codePage, emailPage } from "./show/sign-in.ts";

/** By client address: behind one of a mobile network are many people. */
const SIGN_INS: RatePolicy = { name: "sign_ins", per_second: 0.1, burst: 30 };
/** As long as a code takes to be written: how long the answer takes says nothing of an address. */
const ANSWER_MS = 250;

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,185}\.[^\s@]{2,}$/;
/** By mail, or from staff. */
const CODE = /^(?:\d{6}|[0-9A-Za-z]{43})$/;

const FOREIGN = { title: "Open the page again", text: "This form was sent from another page." };
const OFTEN = { title: "Too many tries", text: "Wait a minute, then sign in again." };
const WRONG = "This code is not valid. Check it, or request another one.";
const NO_ADDRESS = "Enter your email address, as in name@example.com.";

type SentForm = ReturnType<typeof readForm>;

/** Serves the two steps. */
export function mountSignIn(pages: Hono, deps: DashboardDeps): void {
  const { config, sharers } = deps;
  const clientAddress = clientAddressReader(config.trusted_proxies);
  const draw = rateLimiter({ sharers, now: wall });
  pages.get("/sign-in", (c) => {
    const next = nextOf(c.req.query("next"));
    return answerPage(emailPage({ email: "", next, complaint: null }));
  });
  pages.post("/sign-in", (c) => limited(c, askForCode));
  pages.post("/sign-in/code", (c) => limited(c, takeCode));

  async function limited(
    c: Context,
    take: (deps: DashboardDeps, form: SentForm) => Promise<Response>,
  ): Promise<Response> {
    // Nobody signs the browser of somebody else in, or has it send codes.
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined && site !== "same-origin" && site !== "none") {
      return await answerPage(noticePage(FOREIGN), 403);
    }
    const holder = addressHolder(clientAddressOf({ clientAddress }, c));
    const { retry_after } = draw([{ policy: SIGN_INS, holder }]);
    if (retry_after !== null) return await answerOften(retry_after);
    const database = deps.database.of(guest(holder));
    return await take({ ...deps, database }, readForm(await c.req.text()));
  }
}

async function askForCode(deps: DashboardDeps, { email, next }: SentForm): Promise<Response> {
  if (!ADDRESS.test(email)) {
    return await answerPage(emailPage({ email, next, complaint: NO_ADDRESS }), 400);
  }
  await Promise.all([sendSignInCode(deps, email), delay(ANSWER_MS)]);
  return await answerPage(codePage({ email, next, complaint: null }));
}

async function takeCode(deps: DashboardDeps, { email, code, next }: SentForm): Promise<Response> {
  const [secret] = await Promise.all([
    CODE.test(code) ? signIn(deps, { email, code }) : null,
    delay(ANSWER_MS),
  ]);
  if (secret === null) {
    return await answerPage(codePage({ email, next, complaint: WRONG }), 400);
  }
  const seconds = SESSION_MS / 1_000;
  return lead(next === "" ? "/dashboard" : next, cookieOf({ secret, seconds }, deps.config));
}

async function answerOften(retry_after: number): Promise<Response> {
  const answer = await answerPage(noticePage(OFTEN), 429);
  answer.headers.set("Retry-After", String(retry_after));
  return answer;
}

function readForm(text: string) {
  const sent = new URLSearchParams(text);
  const field = (name: string) => (sent.get(name) ?? "").trim().toWellFormed().slice(0, 254);
  const code = field("code").replaceAll(/[\s-]/g, "");
  return { email: field("email"), code, next: nextOf(field("next")) };
}
