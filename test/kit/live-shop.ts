/** A live shop with Credit, and a server that is bound to live suppliers. */
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { createApp } from "@svc/server/app.ts";
import { followSuppliers, liveOffers } from "@svc/server/catalogue/products/index.ts";
import { bindSuppliers, type Suppliers } from "@svc/server/providers/port/index.ts";
import { type Parts, requestOf } from "./api.ts";
import { given, type Shop } from "./given.ts";
import { giveLiveCredit } from "./live-credit.ts";
import { testServer } from "./server.ts";

/** A live shop with US$1,000.00. */
export async function liveShop(): Promise<Shop> {
  const { live } = await given.organisation();
  const { database } = await testServer();
  const { account_id } = live;
  await database.transact("given live Credit", (tx) => giveLiveCredit(tx, account_id));
  return live;
}

/** What is sold live in this database from now on: what these suppliers sell. */
export async function sellFrom(suppliers: Suppliers): Promise<void> {
  const { database } = await testServer();
  await database.transact("follow suppliers", (tx) => followSuppliers(tx, suppliers));
}

/** Nobody sells live any more, and nothing is known of who did. */
export async function forgetSupply(): Promise<void> {
  const { database } = await testServer();
  await database.transact("forget supply", async ({ sql }) => {
    await sql`delete from supplier_routes`;
    await sql`delete from supplier_switches`;
    await sql`delete from supplier_wallets`;
    await sql`delete from supplier_float_sales`;
  });
  await sellFrom(bindSuppliers({ test: null, live: [] }));
}

/** A server of its own beside the worker's, that is bound to these suppliers. */
export async function liveServer(suppliers: Suppliers) {
  const { config, database, log } = await testServer();
  const selling = { ...config, live_offers: liveOffers(suppliers) };
  const app = createApp({ config: selling, database, log, sharers: () => 1, suppliers });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  return {
    close: () => app.gate.close(),
    serve: async (request: Request) => await app.hono.fetch(request, connection),
    async call<T>({ key }: Pick<Shop, "key">, id: OperationId, parts: Parts<OperationId> = {}) {
      const request = requestOf(key.secret, id, { idempotency_key: randomUUID(), ...parts });
      const answer = await app.hono.fetch(request, connection);
      return { status: answer.status, body: (await answer.json()) as T };
    },
  };
}

export async function statusOf({ api }: Shop, send_id: string): Promise<Schemas["SendStatus"]> {
  return (await api.getSend({ path: { send_id } })).body.status;
}
