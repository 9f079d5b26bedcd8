/** A day's sales, a disaster, and the database as it was a moment before. */

import { applyInput } from "@svc/server/commands/reconcile.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { readConfig } from "@svc/server/platform/settings/config.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { harareDay, parseTimeFilter } from "@svc/server/platform/time/instants.ts";
import { connectSuppliers } from "@svc/server/providers/binding/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../fakes/billpay/index.ts";
import { type OpenProgram, openProgram } from "../kit/programs/open-program.ts";
import { openLiveShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";
import { type ArchivedCluster, openArchived } from "./archived-cluster.ts";

const METERS = ["37140071234", "37140071242", "37140071259"];
/** Docs/operations/recovery.md promises fifteen minutes for a large database; this one is small. */
const RESTORED_WITHIN_MS = 15 * 60_000;

let archived: ArchivedCluster;
let billpay: FakeBillpay;
const running: OpenProgram[] = [];

beforeAll(async () => {
  [archived, billpay] = await Promise.all([openArchived(), openFakeBillpay({ at: wall() })]);
});

afterAll(async () => {
  await Promise.all(running.map((program) => program.kill()));
  await Promise.all([archived?.remove(), billpay?.close()]);
});

async function start(database_url: string, role: "all" | "api"): Promise<OpenProgram> {
  const program = await openProgram({
    ...{ role, database_url, folder: archived.cluster.folder },
    settings: { SVC_BILLPAY: `${LOGIN.user}:${LOGIN.password}` },
    live: [{ name: "billpay", setting: "SVC_BILLPAY_URL", url: billpay.url }],
  });
  running.push(program);
  return program;
}

/** Sells power, and waits until the supplier has delivered it. */
async function sell(till: Till, target = ""): Promise<string> {
  const confirm = "best_effort" as const;
  const order = { type: "power", target, amount: "10.00", token_phone: "0772123456", confirm };
  const sold = await till.sell(order as never);
  expect(sold.heard.status).toBe(202);
  const { id } = sold.heard.body as { id: string };
  await until("a sale is delivered", async () => (await statusOf(till, id)) === "delivered");
  return id;
}

async function statusOf(till: Till, send_id: string): Promise<string | null> {
  const heard = await till.ask("getSend", { path: { send_id } });
  return heard?.status === 200 ? (heard.body as { status: string }).status : null;
}

describe("a restore to a moment", () => {
  it("has every sale until then, and the supplier's list names those that came after", async () => {
    const database_url = await archived.cluster.makeDatabase();
    await archived.backUp(database_url);
    const before = await start(database_url, "all");
    const made = openDatabase({ database_url, pool: 2 });
    const { key } = await openLiveShop(made);
    const till = openTill(key, [before]);
    const early = [await sell(till, METERS[0]), await sell(till, METERS[1])];
    const moment = await archived.archive(database_url);
    const late = await sell(till, METERS[2]);
    await made.record(
      ({ sql }) => sql`update sends set target = 'lost' where status = 'delivered'`,
    );
    await archived.archive(database_url);
    await before.kill();
    await made.close();

    const started_ms = performance.now();
    const restored_url = await archived.restoreTo(moment, database_url);
    const api = await start(restored_url, "api");
    const took_ms = performance.now() - started_ms;
    expect(took_ms).toBeLessThan(RESTORED_WITHIN_MS);

    const database = openDatabase({ database_url: restored_url, pool: 2 });
    const again = openTill(key, [api]);
    for (const id of early) expect(await statusOf(again, id)).toBe("delivered");
    expect(await statusOf(again, late)).toBeNull();
    const [lost] = await database.read(({ sql }) => sql`select from sends where target = 'lost'`);
    expect(lost).toBeUndefined();

    const config = readConfig({
      SVC_BILLPAY: `${LOGIN.user}:${LOGIN.password}`,
      SVC_BILLPAY_URL: billpay.url,
    });
    const since = parseTimeFilter(harareDay(billpay.world.clock.now()));
    const input = { supplier: "billpay", since, explain: null };
    const listed = await applyInput(database, connectSuppliers(config, database), input);
    const references = billpay.world.ledger.map(({ reference }) => reference);
    expect(listed).toMatch(/: 2 matched, 1 differ$/m);
    expect(listed).toContain(`theirs_only ${references.at(-1)} `);

    // With what is missing known, it sells on.
    await api.kill();
    const whole = await start(restored_url, "all");
    await sell(openTill(key, [whole]), METERS[2]);
    expect(await database.read(complaintsOf)).toEqual([]);
    await database.close();
  });
});
