/** What is settled is settled once, whatever fails behind it or next to it. */
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { startWorker } from "@svc/server/platform/work/worker.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dispatchDeps, of } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom } from "../kit/live-shop.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const SALES = 4;

let shop: Shop;
let first: LiveDouble;

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  first.plays = [plays.isSilent];
  await sellFrom(boundTo(first));
  for (let sales = 0; sales < SALES; sales += 1) await sell(shop);
});

afterEach(forgetSupply);

it("a wallet of which nothing can be learned has no sale settled again", async () => {
  await workOn(SALES, async ({ sql }) => {
    await sql`lock table supplier_wallets in exclusive mode`;
  });
  await expectOneAnswerEach();
});

it("a meter that cannot be settled has no sale settled again", async () => {
  const server = await liveServer(boundTo(first));
  const sold = { type: "power", target: "37132567431", amount: "10.00", currency: "USD" };
  const body = { ...sold, token_phone: "0771234567", confirm: "best_effort" };
  const send = await server.call<{ id: string }>(shop, "createSend", { body });
  await server.close();
  const send_id = parseId("snd", send.body.id) ?? "";
  await workOn(SALES + 1, async ({ sql }) => {
    await sql`select from sends where id = ${send_id} for update`;
  });
  await expectOneAnswerEach();
});

/** Lets a worker settle this number of jobs while a transaction holds what some of them need. */
async function workOn(jobs: number, hold: (tx: Tx) => Promise<void>): Promise<void> {
  const { database } = await testServer();
  const dispatch = dispatchWorker(await dispatchDeps(boundTo(first)));
  const [talked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [failed, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let left = jobs;
  const log = openLog({ level: "warn", readable: false, write: () => failed.resolve() });
  const worker = startWorker(
    {
      ...dispatch,
      lease: (wanted) => dispatch.lease({ ...wanted, ...of(shop) }),
      async talk(job) {
        const answer = await dispatch.talk(job);
        left -= 1;
        if (left === 0) talked.resolve();
        await held.promise;
        return answer;
      },
    },
    log,
  );
  await talked.promise;
  const holding = database.transact("hold", async (tx) => {
    await hold(tx);
    held.resolve();
    await over.promise;
  });
  await failed.promise;
  over.resolve();
  await holding;
  await worker.stop();
}

async function expectOneAnswerEach(): Promise<void> {
  const exchanges = await shop.probe.rows("send_exchanges");
  const shown = exchanges.map(({ kind, outcome }) => [kind, outcome]);
  expect(shown).toEqual(Array.from({ length: SALES }, () => ["submit", "no_answer"]));
}
