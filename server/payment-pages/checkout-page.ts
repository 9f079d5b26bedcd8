/**
 * The page of a checkout session, for the customer who pays: what is sold, to whom, and at what
 * price, then how it went. It takes no card data; in test mode its own buttons play the payment.
 */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { readAccountFacts } from "#accounts/account";
import type { Database } from "#platform/db/transaction";
import { wakeWorkers } from "#platform/worker";
import { findByPageUrl, payOnPage, type SessionRow } from "#sales/checkout-sessions";
import { DISPATCH } from "#sales/sends";
import { UNKNOWN } from "./notices.ts";
import { answerPage } from "./page-answer.ts";
import { sessionPage } from "./show-session.ts";

/** What the page is served with. */
export interface CheckoutPageDeps {
  readonly database: Pick<Database, "read" | "transact">;
}

const FORM_BYTES_MAX = 1_024;

/** Serves `/checkout/{session_id}`, and takes its form. */
export function mountCheckoutPage(app: Hono, deps: CheckoutPageDeps): void {
  const limit = bodyLimit({ maxSize: FORM_BYTES_MAX, onError: () => answerPage(UNKNOWN, 413) });
  const pages = new Hono();
  pages.get("/:id{cs_[0-9A-Za-z]{24}}", (c) => show(deps, c));
  pages.post("/:id{cs_[0-9A-Za-z]{24}}", limit, (c) => takeForm(deps, c));
  app.route("/checkout", pages);
}

async function show({ database }: CheckoutPageDeps, c: Context): Promise<Response> {
  const session = await sessionOf(database, c);
  if (session === null) return await answerPage(UNKNOWN, 404);
  const account = await database.read((read) => readAccountFacts(read, session.account_id));
  if (account === null) throw new Error(`no account of session ${session.id}`);
  return await answerPage(sessionPage(session, account));
}

/**
 * The secret in the address is all that gives a right here, no cookie does, so whoever could forge
 * the form could pay as well; foreign pages are refused all the same.
 */
async function takeForm({ database }: CheckoutPageDeps, c: Context): Promise<Response> {
  const session = await sessionOf(database, c);
  const site = c.req.header("sec-fetch-site");
  if (session === null || site === "cross-site" || site === "same-site") {
    return await answerPage(UNKNOWN, 404);
  }
  const outcome = new URLSearchParams(await c.req.text()).get("outcome");
  if (outcome === "paid" || outcome === "failed") {
    await database.transact("pay on a page", (tx) => payOnPage(tx, session, outcome));
    wakeWorkers(DISPATCH);
  }
  const { pathname, search } = new URL(c.req.url);
  const headers = { "Cache-Control": "no-store", Location: pathname + search };
  return new Response(null, { status: 303, headers });
}

async function sessionOf(
  database: CheckoutPageDeps["database"],
  c: Context,
): Promise<SessionRow | null> {
  const asked = { id: c.req.param("id") ?? "", secret: c.req.query("s") ?? "" };
  return await database.read((read) => findByPageUrl(read, asked));
}
