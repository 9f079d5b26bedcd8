/** Taking a sandbox over: a person with its claim link names an address, which is invited. */
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { clientAddressOf } from "#http/steps/open-request";
import { guest } from "#platform/db/places";
import { addressHolder } from "#platform/net/address-ranges";
import { clientAddressReader } from "#platform/net/client-address";
import { wall } from "#platform/time/clock";
import { type RatePolicy, rateLimiter } from "#platform/work/rate-limit";
import { claimSandbox, findClaimable, SANDBOX_PAGE } from "#test-mode/sandboxes";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { answerPage } from "./page-answer.ts";
import { alarm } from "./show/alarm.ts";
import type { Page } from "./show/layout.ts";
import { noticePage } from "./show/notice.ts";

/** By client address: each is a mail to a person. */
const CLAIMS: RatePolicy = { name: "sandbox_claims", per_second: 20 / 3_600, burst: 20 };
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,185}\.[^\s@]{2,}$/;
const EMAIL_CHARACTERS_MAX = 254;
const TOKEN = /^[0-9A-Za-z]{43}$/;

const GONE = {
  title: "There is no such sandbox",
  text: "It has an owner already, or 14 days are over.",
};
const FOREIGN = { title: "This page cannot do that", text: "Open the claim link again." };
const OFTEN = { title: "Too many tries", text: "Try again in a few minutes." };

/** Serves the page of a claim link and its form. */
export function mountSandboxes(pages: Hono, deps: DashboardDeps): void {
  const clientAddress = clientAddressReader(deps.config.trusted_proxies);
  const draw = rateLimiter({ sharers: deps.sharers, now: wall });
  const path = `${SANDBOX_PAGE.replace("/dashboard", "")}/:token`;
  pages.get(path, (c) => show(deps, c));
  pages.post(path, (c) => limited(c));

  async function limited(c: Context): Promise<Response> {
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined && site !== "same-origin" && site !== "none") {
      return await answerPage(noticePage(FOREIGN), 403);
    }
    const holder = addressHolder(clientAddressOf({ clientAddress }, c));
    const { retry_after } = draw([{ policy: CLAIMS, holder }]);
    if (retry_after === null) return await claim(deps, c, holder);
    const answer = await answerPage(noticePage(OFTEN), 429);
    answer.headers.set("Retry-After", String(retry_after));
    return answer;
  }
}

/** Opening the link changes nothing: programs that check mails open links too. */
async function show({ database }: DashboardDeps, c: Context): Promise<Response> {
  const token = tokenOf(c);
  const found = token === null ? null : await database.read((read) => findClaimable(read, token));
  if (found === null) return await answerPage(noticePage(GONE), 404);
  return await answerPage(claimPage({ email: "", complaint: null }));
}

async function claim(deps: DashboardDeps, c: Context, holder: string): Promise<Response> {
  const { config, database } = deps;
  const token = tokenOf(c);
  if (token === null) return await answerPage(noticePage(GONE), 404);
  const sent = new URLSearchParams(await c.req.text()).get("email") ?? "";
  const email = sent.trim().toWellFormed().slice(0, EMAIL_CHARACTERS_MAX);
  if (!EMAIL.test(email)) {
    return await answerPage(claimPage({ email, complaint: "Enter an email address." }), 400);
  }
  const outcome = await database
    .of(guest(holder))
    .transact("take a sandbox over", (tx) => claimSandbox(tx, { token, email, config }));
  if (outcome === "missing") return await answerPage(noticePage(GONE), 404);
  if (outcome === "often") return await answerPage(noticePage(OFTEN), 429);
  return await answerPage(invitedPage(email, deps));
}

function tokenOf(c: Context): string | null {
  const token = c.req.param("token") ?? "";
  return TOKEN.test(token) ? token : null;
}

function claimPage({ email, complaint }: { email: string; complaint: string | null }): Page {
  return {
    title: "Take over this sandbox",
    viewer: null,
    content: html`${alarm(complaint)}
<p>You become the owner of this test account. Its keys and everything in it stay as they are.</p>
<form method="post">
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email"
 maxlength="${EMAIL_CHARACTERS_MAX}" required value="${email}">
<button class="first">Continue</button>
</form>`,
  };
}

/** Where no email leaves, the person who runs the server hands a link over. */
function invitedPage(email: string, { can_mail }: Pick<DashboardDeps, "can_mail">): Page {
  const no_mail = html`<p class="note alarm" role="status">This server cannot send email.
Ask the person who runs it for a sign-in link.</p>`;
  return {
    title: "Sign in to take it over",
    viewer: null,
    content: html`${can_mail ? "" : no_mail}
<p role="status">Sign in with ${email}, then accept the invitation.</p>
<p><a href="/dashboard/sign-in?next=/dashboard/organisations">Sign in</a></p>`,
  };
}
