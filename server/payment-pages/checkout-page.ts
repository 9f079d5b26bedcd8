/**
 * The page of a checkout session, for the customer who pays: what is sold, to whom, and at what
 * price, then how it went. It takes no card data: cards are entered at the payment provider, and
 * wallets ask for their PIN on their own phones. In test mode its own buttons play the payment.
 */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { readAccountFacts } from "#accounts/account";
import { pagesOf } from "#platform/db/places";
import type { Database } from "#platform/db/transaction";
import type { Config } from "#platform/settings/config";
import { normaliseMobile } from "#platform/values/phone";
import type { PaymentKey, PaymentWords } from "#platform/words/payment";
import { databaseWall } from "#platform/work/database-clock";
import { wakeWorkers } from "#platform/work/worker";
import { openPayments } from "#providers/payments";
import {
  CHECKOUT_PAYMENTS,
  findByPageUrl,
  findPayments,
  payOnPage,
  type SessionRow,
  startPayment,
  type Taking,
  WAYS,
  type WantedPayment,
  waysToPay,
} from "#sales/checkout-sessions";
import { DISPATCH } from "#sales/sends";
import { unknownPage } from "./notices.ts";
import { answerPage, type Page, wordsTo } from "./page-answer.ts";
import { sessionPage } from "./show-session.ts";

/** What the page is served with. */
export interface CheckoutPageDeps {
  readonly database: Pick<Database, "read" | "transact" | "record" | "of">;
  readonly config: Pick<
    Config,
    "paynow" | "wallets" | "banks" | "live_offers" | "public_url" | "cell_url"
  >;
}

const FORM_BYTES_MAX = 1_024;

interface Serving extends CheckoutPageDeps, Taking {
  readonly config: CheckoutPageDeps["config"];
}

/** Serves `/checkout/{session_id}`, and takes its forms. */
export function mountCheckoutPage(app: Hono, { config, database }: CheckoutPageDeps): void {
  const serving = { config, database, findPayments: openPayments(config, database) };
  const limit = bodyLimit({ maxSize: FORM_BYTES_MAX, onError: answerTooLarge });
  const pages = new Hono();
  pages.get("/:id{cs_[0-9A-Za-z]{24}}", (c) => show(serving, c));
  pages.post("/:id{cs_[0-9A-Za-z]{24}}", limit, (c) => takeForm(serving, c));
  app.route("/checkout", pages);
}

async function answerUnknown(c: Context, status = 404): Promise<Response> {
  return await answerPage(c, unknownPage(wordsTo(c)), status);
}

async function answerTooLarge(c: Context): Promise<Response> {
  return await answerUnknown(c, 413);
}

async function show(serving: Serving, c: Context): Promise<Response> {
  const session = await sessionOf(serving.database, c);
  if (session === null) return await answerUnknown(c);
  return await answerPage(c, await pageOf(serving, session, { wrong: null, words: wordsTo(c) }));
}

async function pageOf(
  { config, database, ...serving }: Serving,
  session: SessionRow,
  { wrong, words }: { wrong: PaymentKey | null; words: PaymentWords },
): Promise<Page> {
  const [account, payments] = await database.read(async (read) => [
    await readAccountFacts(read, session.account_id),
    await findPayments(read, session),
  ]);
  if (account === null) throw new Error(`no account of session ${session.id}`);
  if (account.mode === "test") return sessionPage(session, account, { paying: null, words });
  const now = databaseWall();
  const open = waysToPay(session, { account, now, taking: { config, ...serving } });
  const paying = { payments, ways: open?.ways ?? [], wrong, now };
  const page = sessionPage(session, account, { paying, words });
  return { ...page, leads_to: hostsOf(config.paynow.url) };
}

/** A form that begins a payment leads on to the page of the provider, wherever its pages are. */
function hostsOf(url: string): string[] {
  const { origin, hostname } = new URL(url);
  return hostname.endsWith("paynow.co.zw") ? [origin, "https://*.paynow.co.zw"] : [origin];
}

/**
 * The secret in the address is all that gives a right here, no cookie does, so whoever could forge
 * the form could pay as well; foreign pages are refused all the same.
 */
async function takeForm(serving: Serving, c: Context): Promise<Response> {
  const session = await sessionOf(serving.database, c);
  const site = c.req.header("sec-fetch-site");
  if (session === null || site === "cross-site" || site === "same-site") {
    return await answerUnknown(c);
  }
  const form = new URLSearchParams(await c.req.text());
  // Whose customer it is is known now: a crowd at the pages of one account delays no other's.
  const database = await databaseOf(serving, session);
  const outcome = form.get("outcome");
  if (outcome === "paid" || outcome === "failed") {
    await database.transact("pay on a page", (tx) => payOnPage(tx, session, outcome));
    wakeWorkers(DISPATCH);
    return seeOther(ownAddress(c));
  }
  if (!form.has("way")) return seeOther(ownAddress(c));
  const wanted = wantedOf(form);
  if (typeof wanted === "string") {
    const page = await pageOf(serving, session, { wrong: wanted, words: wordsTo(c) });
    return await answerPage(c, page, 400);
  }
  const payment = await startPayment({ ...serving, database }, session, wanted);
  wakeWorkers(CHECKOUT_PAYMENTS);
  const is_pending = payment?.state === "pending";
  return seeOther((is_pending ? payment.redirect_url : null) ?? ownAddress(c));
}

async function databaseOf({ database }: Serving, session: SessionRow): Promise<Database> {
  const account = await database.read((read) => readAccountFacts(read, session.account_id));
  if (account === null) throw new Error(`no account of session ${session.id}`);
  return database.of(pagesOf(account));
}

/** What a form asks for; the key of a sentence where it is not filled in. */
function wantedOf(form: URLSearchParams): WantedPayment | PaymentKey {
  const way = WAYS.find((one) => one === form.get("way"));
  if (way === undefined) return "choose_way";
  if (way === "card") return { way, phone: null };
  const mobile = normaliseMobile(form.get("phone") ?? "");
  if (mobile === null) return "wrong_phone";
  return { way, phone: mobile.e164 };
}

function ownAddress(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

function seeOther(address: string): Response {
  const headers = { "Cache-Control": "no-store", Location: address };
  return new Response(null, { status: 303, headers });
}

async function sessionOf(database: Pick<Database, "read">, c: Context): Promise<SessionRow | null> {
  const asked = { id: c.req.param("id") ?? "", secret: c.req.query("s") ?? "" };
  return await database.read((read) => findByPageUrl(read, asked));
}
