/**
 * The same sale as it is usually written: a framework, an ORM, and one transaction in which each
 * statement waits for the one before. It takes the same locks and writes the same rows, and leaves
 * out what the server does besides: checks against a schema, rate limits, caps, a request log.
 */
import { createHash } from "node:crypto";
import { accounts } from "@svc/server/accounts/account/tables.ts";
import { apiKeys, keySecrets } from "@svc/server/accounts/keys/rows/tables.ts";
import { productNetworks, products } from "@svc/server/catalogue/products/tables.ts";
import { listen } from "@svc/server/http/listen.ts";
import { events } from "@svc/server/journal/events/tables.ts";
import { OPERATION_NUMBERS } from "@svc/server/journal/idempotency/operation-numbers.ts";
import { idempotencyKeys } from "@svc/server/journal/idempotency/tables.ts";
import { ledgerBalances, ledgerPostings } from "@svc/server/money/ledger/tables.ts";
import { connect, type DrizzleTx } from "@svc/server/platform/db/connect.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import { parseMoney } from "@svc/server/platform/values/money.ts";
import { sendDispatches } from "@svc/server/sales/sends/rows/dispatch-tables.ts";
import { sendReferences, sends } from "@svc/server/sales/sends/rows/tables.ts";
import { and, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { presentPlainSend } from "./plain-send.ts";

const POOL = 10;
const { db } = connect({ database_url: process.env.DATABASE_URL ?? "", pool: POOL });
const app = new Hono();

interface Asked {
  readonly amount: string;
  readonly currency: "USD" | "ZWG";
  readonly target: string;
  readonly client_reference: string;
}

interface Sale extends Asked {
  readonly account_id: string;
  readonly key_id: string;
  readonly key: string;
  readonly id: string;
  readonly txn: string;
  readonly request_id: string;
  readonly amount_minor: bigint;
  readonly fingerprint: string;
  readonly created: number;
}

app.post("/dev/v1/sends", async (context) => {
  const secret = context.req.header("authorization")?.slice("Bearer ".length) ?? "";
  const caller = await findCaller(secret);
  const asked = await context.req.json<Asked>();
  const amount_minor = parseMoney(asked.amount);
  const key = context.req.header("idempotency-key");
  if (caller === undefined || key === undefined || amount_minor === null) {
    return context.json({ error: "refused" }, 400);
  }
  const created = Date.now();
  const sale: Sale = {
    ...asked,
    ...caller,
    target: `+263${asked.target.slice(1)}`,
    key,
    amount_minor,
    created,
    id: mintId(created),
    txn: mintId(created),
    request_id: mintId(created),
    fingerprint: sha256(JSON.stringify(asked)),
  };
  await db.transaction((tx) => sell(tx, sale));
  return context.json(presentPlainSend(sale), 202);
});

app.onError((error, context) => {
  console.error(error);
  return context.json({ error: error.message }, 500);
});

await listen(app.fetch, { host: "127.0.0.1", port: Number(process.env.PORT) });

async function findCaller(secret: string) {
  const [found] = await db
    .select({ account_id: accounts.id, key_id: apiKeys.id, status: apiKeys.status })
    .from(keySecrets)
    .innerJoin(apiKeys, eq(apiKeys.id, keySecrets.key_id))
    .innerJoin(accounts, eq(accounts.id, apiKeys.account_id))
    .where(eq(keySecrets.secret_hash, sha256(secret)));
  return found;
}

async function sell(tx: DrizzleTx, sale: Sale): Promise<void> {
  const { account_id, id, request_id, created, client_reference } = sale;
  await refuseUsed(tx, sale);
  await refuseUnsellable(tx, sale);
  const balance = await charge(tx, sale);
  await writeSend(tx, sale);
  await tx.insert(sendReferences).values({
    account_id,
    reference: client_reference,
    object_prefix: "snd",
    object_id: id,
    request_id,
  });
  await writeLedger(tx, sale, balance);
  await tx.insert(events).values({
    account_id,
    id: mintId(created),
    type: "send.created",
    object_prefix: "snd",
    object_id: id,
    sequence: 1,
    request_id,
    idempotency_key: sale.key,
    created,
  });
  await tx
    .insert(sendDispatches)
    .values({ account_id, send_id: id, mode: "test", due_at: created });
}

async function refuseUsed(tx: DrizzleTx, sale: Sale): Promise<void> {
  const { account_id, key, fingerprint, request_id, created } = sale;
  const claim = {
    account_id,
    operation: OPERATION_NUMBERS.createSend,
    path: "",
    key,
    fingerprint,
    request_id,
    created,
  };
  const answer = {
    status: 202,
    object_prefix: "snd" as const,
    object_id: sale.id,
  };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, ...answer })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) throw new Error("The key is used.");
  const [used] = await tx
    .select()
    .from(sendReferences)
    .where(
      and(
        eq(sendReferences.account_id, account_id),
        eq(sendReferences.reference, sale.client_reference),
      ),
    );
  if (used !== undefined) throw new Error("The reference is used.");
}

async function refuseUnsellable(tx: DrizzleTx, { amount_minor, currency }: Sale): Promise<void> {
  const [sold] = await tx
    .select()
    .from(products)
    .innerJoin(productNetworks, eq(productNetworks.product_id, products.id))
    .where(
      and(
        eq(products.id, `airtime-${currency.toLowerCase()}`),
        eq(productNetworks.network_id, "econet"),
      ),
    );
  const range = sold?.product_networks;
  if (range === undefined || amount_minor < range.min_minor || amount_minor > range.max_minor) {
    throw new Error("The product is not sold so.");
  }
}

async function charge(tx: DrizzleTx, { account_id, currency, amount_minor }: Sale) {
  const is_balance_key = and(
    eq(ledgerBalances.account_id, account_id),
    eq(ledgerBalances.currency, currency),
  );
  const [before] = await tx.select().from(ledgerBalances).where(is_balance_key).for("update");
  if (before === undefined || before.available_minor < amount_minor) {
    throw new Error("The Credit is used up.");
  }
  const [after] = await tx
    .update(ledgerBalances)
    .set({
      available_minor: sql`available_minor - ${String(amount_minor)}`,
      in_flight_minor: sql`in_flight_minor + ${String(amount_minor)}`,
      sequence: before.sequence + 1,
    })
    .where(is_balance_key)
    .returning();
  if (after === undefined) throw new Error("The balance is gone.");
  return after;
}

async function writeSend(tx: DrizzleTx, sale: Sale): Promise<void> {
  const { account_id, id, amount_minor, currency, target, client_reference, created } = sale;
  await tx.insert(sends).values({
    account_id,
    id,
    status: "pending",
    status_at: created,
    type: "airtime",
    product: "airtime-usd",
    network: "econet",
    target,
    amount_minor,
    cost_minor: amount_minor,
    currency,
    credit_transaction_ids: [sale.txn],
    client_reference,
    api_key_id: sale.key_id,
    source: "api",
    sms_message: "BENCH SHOP: you have received USD 1.00 econet airtime.",
    sms_locale: "en",
    metadata: {},
    created,
    event_sequence: 1,
  });
}

async function writeLedger(
  tx: DrizzleTx,
  { account_id, id, txn, currency, amount_minor, created, key_id, target }: Sale,
  after: typeof ledgerBalances.$inferSelect,
): Promise<void> {
  const { sequence, available_minor, in_flight_minor, reserved_minor } = after;
  await tx.insert(ledgerPostings).values({
    account_id,
    currency,
    sequence,
    id: txn,
    kind: "charge",
    from_book: "available",
    to_book: "in_flight",
    amount_minor,
    available_after_minor: available_minor,
    reserved_after_minor: reserved_minor,
    in_flight_after_minor: in_flight_minor,
    type: "send",
    source_prefix: "snd",
    source_id: id,
    description: `Airtime in US dollars to ${target}`,
    api_key_id: key_id,
    created,
  });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
