/** A rotation of the sealing key, as an operator does it: with real programs, one after another. */

import { describeSealingKeys } from "@svc/server/commands/show-sealing-keys.ts";
import { mintSecretKey, sealingKeyIds } from "@svc/server/platform/crypto/secret-box.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill, powerOrder, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { runNow } from "../kit/run-clock.ts";
import { openSink, type Sink } from "../kit/sink.ts";

const [OLD, NEW] = [mintSecretKey(), mintSecretKey()];
const [OLD_ID = "", NEW_ID = ""] = [OLD, NEW].flatMap(sealingKeyIds);

let cluster: FleetCluster;
let fleet: Fleet;
let shop: FleetShop;
let sink: Sink;

beforeAll(async () => {
  cluster = await openRunCluster();
});

beforeEach(async () => {
  fleet = await openFleet(cluster, { apis: 0, workers: 0 });
  sink = await openSink();
});

afterEach(async () => {
  await fleet?.close();
  await sink?.close();
});
afterAll(() => cluster?.remove());

async function start(secret_key: string): Promise<{ program: Program; till: Till }> {
  const program = await fleet.start({ role: "all", settings: { SVC_SECRET_KEY: secret_key } });
  return { program, till: openTill(shop.key, [program]) };
}

/** Sells power until its token is there, and answers the send's wire id and the token. */
async function buyPower(till: Till): Promise<{ id: string; token: string }> {
  const { heard } = await till.sell(powerOrder());
  const { id } = heard.body as { id: string };
  await until("the power is delivered", async () => (await tokenOf(till, id)) !== null);
  return { id, token: (await tokenOf(till, id)) ?? "" };
}

async function tokenOf(till: Till, send_id: string): Promise<string | null> {
  const heard = await till.ask("getSend", { path: { send_id } });
  return heard?.status === 200 ? (heard.body as { token: string | null }).token : null;
}

async function openEndpoint(till: Till): Promise<string> {
  const body = { url: sink.url, enabled_events: ["send.delivered"] };
  const heard = await till.ask("createWebhookEndpoint", { body });
  if (heard?.status !== 201) throw new Error(`The endpoint was not made: ${heard?.code}`);
  return (heard.body as { secret: string }).secret;
}

/** Has the chore done now that would be done in ten minutes. */
async function passAgain(): Promise<void> {
  await fleet.database.transact(
    "a pass is due",
    ({ sql }) => sql`update chores set due_at = svc_now() where name = 'seal secrets anew'`,
  );
}

async function sealedWithOld(): Promise<number> {
  const like = `%v1.${OLD_ID}.%`;
  const [row] = await fleet.database.read(
    ({ sql }) => sql`
      select (select count(*)::int from sends where power::text like ${like})
        + (select count(*)::int from webhook_secrets where sealed like ${like})
        + (select count(*)::int from messages where body like ${like}) as rows`,
  );
  return Number(row?.rows);
}

/** A message that holds a token and that no gateway takes for a day. */
async function keepMessage(): Promise<void> {
  const { queueMessages } = await import("@svc/server/accounts/messages/index.ts");
  const draft = {
    ...{
      account_id: shop.account_id,
      mode: "test" as const,
      channel: "sms" as const,
      purpose: "token" as const,
    },
    ...{ send_id: null, recipient: "+263771230000", plays: null, subject: null },
    ...{ text: "3333 4444", seal_with: OLD, created: runNow() },
  };
  await fleet.database.transact("keep a message", async (tx) => {
    const ids = await queueMessages(tx, [draft]);
    await tx.sql`
      update messages set due_at = svc_now() + interval '1 day' where id = any(${ids}::uuid[])`;
  });
}

describe("a rotation of the sealing key", () => {
  it("seals everything anew, and then the old key is dropped", async () => {
    // The tables are there once a program has started.
    await (await fleet.start({ role: "api", settings: { SVC_SECRET_KEY: OLD } })).stop();
    shop = await openShop(fleet.database);
    const old = await start(OLD);
    const bought = await buyPower(old.till);
    const secret = await openEndpoint(old.till);
    await keepMessage();
    // The token, the signing secret, the kept message, and perhaps the text that is on its way.
    expect(await sealedWithOld()).toBeGreaterThanOrEqual(3);

    const both = await start(`${NEW},${OLD}`);
    // A pass that the program with the old key takes leaves all as it is.
    await until("what was sealed is sealed anew", async () => {
      await passAgain();
      return (await sealedWithOld()) === 0;
    });
    await passAgain();
    await until("the second pass is over", isPassOver);
    expect(await described()).toMatch(/still needed/);
    await old.program.stop();
    await passAgain();
    await until("the old key is retired", async () => !/still needed/.test(await described()));
    expect(await described()).toMatch(
      new RegExp(`^${NEW_ID}  seals, .*\n${OLD_ID}  not needed since .*: it can be dropped$`),
    );
    await both.program.stop();

    const { till } = await start(NEW);
    expect(await tokenOf(till, bought.id)).toBe(bought.token);
    const { heard } = await till.sell();
    await until("its webhook is delivered", () => sink.received.length > 0);
    const [received] = sink.received;
    expect((heard.body as { id: string }).id).toMatch(/^snd_/);
    new Webhook(secret).verify(received?.text ?? "", received?.headers as Record<string, string>);
    expect(fleet.errors()).toEqual([]);
  });

  it("keeps the old key needed while a secret does not open, and says so", async () => {
    await (await fleet.start({ role: "api", settings: { SVC_SECRET_KEY: OLD } })).stop();
    shop = await openShop(fleet.database);
    const { till, program } = await start(OLD);
    const { id } = await buyPower(till);
    await openEndpoint(till);
    await program.stop();
    await spoilToken();
    await passAgain();
    const both = await start(`${NEW},${OLD}`);
    const words = '"alarm":"secret_unreadable"';
    await until("the broken secret is reported", () => both.program.output().includes(words));
    await until("the others are sealed anew", async () => (await sealedWithOld()) === 1);
    await passAgain();
    await until("the second pass is over", isPassOver);
    expect(await described()).toContain(`${OLD_ID}  still needed`);
    expect(id).toBe(formatId("snd", await onlySend()));
  });
});

async function described(): Promise<string> {
  return await describeSealingKeys(fleet.database);
}

async function isPassOver(): Promise<boolean> {
  const [row] = await fleet.database.read(
    ({ sql }) =>
      sql`select due_at > svc_now() as is_over from chores where name = 'seal secrets anew'`,
  );
  return row?.is_over === true;
}

async function spoilToken(): Promise<void> {
  await fleet.database.transact(
    "spoil a token",
    ({ sql }) => sql`
      update sends
      set power = replace(power::text, ${`v1.${OLD_ID}.`}, ${`v1.${OLD_ID}.AAAA`})::jsonb`,
  );
}

async function onlySend(): Promise<string> {
  const [row] = await fleet.database.read(({ sql }) => sql`select id from sends`);
  return String(row?.id);
}
