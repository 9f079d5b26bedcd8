import { messageWorker } from "@svc/server/accounts/messages/index.ts";
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import { beforeEach, expect, it } from "vitest";
import { dispatchDeps, messageDeps, runFor } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";

/** More than one set of the size that workers once leased. */
const SENDS = 80;
const STEP_SECONDS = 300;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

it("eighty sends are handed over, asked about and told in the statements of one", async () => {
  const lives = [await lifeOf(1), await lifeOf(SENDS)];
  expect(lives[1]).toEqual(lives[0]);
});

/** The statements of each transaction that workers need for the whole life of so many sends. */
async function lifeOf(sends: number): Promise<Record<string, number>> {
  const sold = Array.from({ length: sends }, () => sell(shop, { sms_message: "Hello." }));
  const ids = (await Promise.all(sold)).map(({ id }) => id);
  const statements: Record<string, number> = {};
  for (let steps = 0; steps < 3; steps += 1) {
    const [deps, texts] = [slow(await dispatchDeps()), slow(await messageDeps())];
    await runFor(shop, dispatchWorker({ ...deps, ...counting(deps, statements) }));
    await runFor(shop, messageWorker({ ...texts, ...counting(texts, statements) }));
    await advance();
  }
  for (const send_id of ids) {
    const { body } = await shop.api.getSend({ path: { send_id } });
    expect([body.status, body.sms_status]).toEqual(["delivered", "delivered"]);
  }
  return statements;
}

/** Nothing comes due while a step is made, however busy the machine is. */
function slow<Deps extends { config: { test_step_ms: number } }>(deps: Deps): Deps {
  return { ...deps, config: { ...deps.config, test_step_ms: STEP_SECONDS * 1_000 } };
}

async function advance(): Promise<void> {
  const { status } = await shop.api.advanceTestClock({ body: { seconds: STEP_SECONDS } });
  expect(status).toBe(200);
}

/** The same database, whose transactions are counted by name, with their tagged statements. */
function counting(
  { database }: { database: Pick<Database, "transact"> },
  statements: Record<string, number>,
): { database: Pick<Database, "transact"> } {
  return {
    database: {
      transact: (name, work) =>
        database.transact(name, (tx) => {
          statements[name] = (statements[name] ?? 0) + 1;
          return work({ ...tx, sql: counted(tx.sql, name, statements) });
        }),
    },
  };
}

function counted(sql: Tx["sql"], name: string, statements: Record<string, number>): Tx["sql"] {
  return new Proxy(sql, {
    apply(target, self, [parts, ...values]: Parameters<Tx["sql"]>) {
      if (Array.isArray(parts) && "raw" in parts) statements[name] = (statements[name] ?? 0) + 1;
      return Reflect.apply(target, self, [parts, ...values]);
    },
  });
}
