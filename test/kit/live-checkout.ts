/** A service that takes and sells for real, as far as it knows: over HTTP, with a fake Paynow. */
import type { OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { createApp } from "@svc/server/app.ts";
import { liveOffers } from "@svc/server/catalogue/products/index.ts";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import type { Config } from "@svc/server/platform/settings/config.ts";
import { openPayments } from "@svc/server/providers/payments/index.ts";
import type { Suppliers } from "@svc/server/providers/port/index.ts";
import { checkoutWorker, paymentWorker } from "@svc/server/sales/checkout-sessions/index.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { type FakePaynow, openFakePaynow, PAYNOW_KEY } from "../fakes/paynow/fake.ts";
import { type Parts, requestOf } from "./api.ts";
import { sessionBody } from "./checkout.ts";
import { dispatchDeps, runFor } from "./drain.ts";
import { given, type Organisation, type Shop } from "./given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "./live-double.ts";
import { sellFrom } from "./live-shop.ts";
import { until } from "./programs/watch.ts";
import { testServer } from "./server.ts";

type Session = Schemas["CheckoutSession"];

export interface LiveCheckout {
  readonly url: string;
  readonly fake: FakePaynow;
  readonly shop: Organisation;
  readonly supplier: LiveDouble;
  call<T>(id: OperationId, parts: object): Promise<Called<T>>;
  /** Opens a session, and answers it. */
  open(wanted?: object): Promise<Session>;
  now(session: Pick<Session, "id">): Promise<Session>;
  /** Opens its page, or presses a button of it; no redirect is followed. */
  page(session: Pick<Session, "url">, form?: Record<string, string>): Promise<PageSeen>;
  /** Workers look at what is due, and at all payments if asked. */
  look(how?: { readonly at_all?: boolean }): Promise<void>;
  /** Its sends are handed to the supplier, and end. */
  dispatch(): Promise<void>;
  /** So much time passes for the session: what it has due is due so much earlier. */
  age(seconds: number): Promise<void>;
  payments(): Promise<LivePayment[]>;
  /** What is held for customers, in cents. */
  held(): Promise<string>;
  close(): Promise<void>;
}

interface Called<T> {
  readonly status: number;
  readonly body: T;
  readonly error: Schemas["ErrorBody"] | null;
}

interface PageSeen {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly policy: string;
}

interface LivePayment {
  readonly reference: string;
  readonly state: string;
  readonly method: string;
}

const HOST = "127.0.0.1";

/** Opens it, with an organisation of its own; Paynow takes dollars, from every wallet. */
export async function openLiveCheckout(): Promise<LiveCheckout> {
  const fake = await openFakePaynow();
  const shop = await given.organisation({ name: "Moyo & Sons" });
  const { config: base, database, log } = await testServer();
  const supplier = liveDouble("checkout");
  const suppliers = boundTo(supplier);
  await sellFrom(suppliers);
  const port = await bindPort({ host: HOST, port: 0 });
  const url = `http://${HOST}:${port}`;
  const config = {
    ...{ ...base, public_url: url, cell_url: url, live_offers: liveOffers(suppliers) },
    paynow: { url: fake.url, USD: { id: fake.id, key: PAYNOW_KEY }, ZWG: null },
  };
  const app = createApp({ config, database, log, sharers: () => 1, suppliers });
  const server = await listen(app.hono.fetch, { host: HOST, port });
  return {
    ...{ url, fake, shop, supplier, page: openPage },
    ...callsOf(url, shop.live),
    ...(await workOf(shop.live, { config, suppliers })),
    ...behind(shop.live),
    async close() {
      await server.close({ within_ms: 1_000 });
      await app.gate.close();
      await fake.close();
      // Whoever comes next in this database finds nothing sold live.
      await sellFrom(boundTo());
    },
  };
}

/**
 * A session once its payment is seen. A look finds nothing while an update of Paynow's, which comes
 * at the same time, is being written.
 */
export async function paidIn(live: LiveCheckout, session: Session): Promise<Session> {
  await until("the payment is seen", async () => {
    await live.look({ at_all: true });
    return (await live.now(session)).status !== "open";
  });
  return await live.now(session);
}

/** What callers ask for, over HTTP. */
function callsOf(url: string, { key }: Shop): Pick<LiveCheckout, "call" | "open" | "now"> {
  async function call<T>(id: OperationId, parts: object): Promise<Called<T>> {
    const request = requestOf(key.secret, id, parts as Parts<OperationId>);
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(new Request(`${url}${pathname}${search}`, request));
    const body = (await answer.json()) as T & { error?: Schemas["ErrorBody"] };
    return { status: answer.status, body, error: body.error ?? null };
  }
  return {
    call,
    async open(wanted = {}) {
      const parts = { body: sessionBody(wanted), idempotency_key: crypto.randomUUID() };
      const { status, body } = await call<Session>("createCheckoutSession", parts);
      if (status !== 201) throw new Error(`not opened: ${JSON.stringify(body)}`);
      return body;
    },
    async now({ id: session_id }) {
      return (await call<Session>("getCheckoutSession", { path: { session_id } })).body;
    },
  };
}

async function openPage(
  { url }: Pick<Session, "url">,
  form?: Record<string, string>,
): Promise<PageSeen> {
  const body = form === undefined ? null : new URLSearchParams(form);
  const method = body === null ? "GET" : "POST";
  const answer = await fetch(url, { method, body, redirect: "manual" });
  return {
    ...{ status: answer.status, text: await answer.text() },
    location: answer.headers.get("location"),
    policy: answer.headers.get("content-security-policy") ?? "",
  };
}

async function workOf(
  live: Shop,
  { config, suppliers }: { config: Config; suppliers: Suppliers },
): Promise<Pick<LiveCheckout, "look" | "dispatch">> {
  const { database } = await testServer();
  const { log } = await dispatchDeps();
  const findPayments = openPayments(config, database);
  return {
    async look({ at_all = false } = {}) {
      if (at_all) {
        await database.transact(
          "make due",
          ({ sql }) => sql`
            update checkout_payments set due_at = date_trunc('milliseconds', svc_now())
            where account_id = ${live.account_id} and due_at is not null`,
        );
      }
      await runFor(live, paymentWorker({ database, log, config, findPayments }));
      await runFor(live, checkoutWorker({ database, log, config }));
    },
    async dispatch() {
      await runFor(live, dispatchWorker(await dispatchDeps(suppliers)));
    },
  };
}

/** What is seen and done behind the interface. */
function behind({ account_id }: Shop): Pick<LiveCheckout, "age" | "payments" | "held"> {
  async function looking<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { database } = await testServer();
    return await database.transact("look behind a live checkout", work);
  }
  return {
    age: (seconds) =>
      looking(async ({ sql }) => {
        const step = sql`make_interval(secs => ${seconds})`;
        await sql`
          update checkout_sessions set created = created - ${step},
            expires_at = expires_at - ${step} where account_id = ${account_id}`;
        await sql`
          update checkout_deadlines set due_at = due_at - ${step}
          where account_id = ${account_id}`;
        await sql`
          update checkout_payments set created = created - ${step}, due_at = due_at - ${step},
            starting_until = starting_until - ${step} where account_id = ${account_id}`;
      }),
    payments: () =>
      looking(
        async ({ sql }) =>
          await sql<LivePayment[]>`
          select reference, state, method from checkout_payments
          where account_id = ${account_id} order by id`,
      ),
    held: () =>
      looking(async ({ sql }) => {
        const [row] = await sql<{ held: string }[]>`
          select coalesce(sum(amount_minor), 0)::text as held from ledger_entries
          where account_id = ${account_id} and book = 'house:checkout_held'`;
        return row?.held ?? "";
      }),
  };
}

/** A session that is paid for, and whose send the network has refused. */
export async function sessionInReview(live: LiveCheckout) {
  live.supplier.plays = [plays.refuses];
  const session = await live.open();
  await live.page(session, { way: "card" });
  await live.fake.payAndTell((await live.payments()).at(-1)?.reference ?? "");
  await live.look();
  await live.dispatch();
  return session;
}
