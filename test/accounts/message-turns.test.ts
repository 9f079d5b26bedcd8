import { messageWorker, queueMessages } from "@svc/server/accounts/messages/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, messageDeps, pass } from "../kit/drain.ts";
import { scriptGateway } from "../kit/gateways.ts";
import { given, type Organisation, type Shop } from "../kit/given.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const no_turn = { kind: "not_taken", had_turn: false } as const;

let shop: Organisation;
let phone: string;
let next = 0;

beforeEach(async () => {
  shop = await given.organisation();
  next += 1;
  phone = `+26371910${String(next).padStart(4, "0")}`;
});

type Purpose = "notice" | "sign_in_code";

async function queue(
  purpose: Purpose,
  { account_id, mode }: Pick<Shop, "account_id" | "mode"> = shop,
): Promise<string> {
  const { database } = await testServer();
  const draft = {
    ...{ account_id, mode, purpose, channel: "sms" as const, recipient: phone },
    ...{ subject: null, text: "Your till is low.", created: runNow() },
    ...{ send_id: null, plays: null, seal_with: null },
  };
  const [id = ""] = await database.transact("queue", (tx) => queueMessages(tx, [draft]));
  return id;
}

async function messageOf({ probe }: Pick<Shop, "probe"> = shop) {
  const [row] = await probe.rows("messages");
  return row as Record<string, unknown>;
}

describe("a message whose turn at the gateway never comes", () => {
  it("keeps its tries for ten minutes where it is a code, and ends after them", async () => {
    scriptGateway(phone, { submits: Array.from({ length: 8 }, () => no_turn) });
    await queue("sign_in_code");
    await drain(shop, { only: ["messages"] });
    for (let turns = 1; turns < 4; turns += 1) await pass(shop);
    expect(await messageOf()).toMatchObject({ status: "queued", tries: 0, unanswered: 0 });
    await pass(shop, { seconds: 600 });
    for (let turns = 0; turns < 2; turns += 1) await pass(shop);
    expect(await messageOf()).toMatchObject({ status: "failed", tries: 3, due_at: null });
  });

  it("waits longer where it is no code, and is sent in the end", async () => {
    scriptGateway(phone, { submits: Array.from({ length: 4 }, () => no_turn) });
    await queue("notice");
    await drain(shop, { only: ["messages"] });
    await pass(shop, { seconds: 3_600 });
    for (let turns = 0; turns < 2; turns += 1) await pass(shop);
    expect(await messageOf()).toMatchObject({ status: "queued", tries: 0 });
    await pass(shop);
    expect(await messageOf()).toMatchObject({ status: "sent", tries: 1 });
  });
});

it("messages are leased account by account in turn, and a code before all others", async () => {
  const other = await given.organisation();
  const many = [];
  for (let count = 0; count < 40; count += 1) many.push(await queue("notice"));
  const notice = await queue("notice", other);
  await setBack(900, [...many, notice]);
  const code = await queue("sign_in_code", other);
  await holdOthers([shop.account_id, other.account_id]);
  const jobs = await messageWorker(await messageDeps()).lease({ limit: 20 });
  const ids = jobs.map(({ row }) => row.id);
  expect(ids).toEqual([code, many[0], notice, ...many.slice(1, 18)]);
});

/** What other tests have left is held by another worker. */
async function holdOthers(account_ids: readonly string[]): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "hold others",
    ({ sql }) => sql`
      update messages set lease_until = svc_now() + interval '1 hour'
      where due_at is not null and account_id <> all(${[...account_ids]}::uuid[])`,
  );
}

/** Has messages be due earlier, in this order. */
async function setBack(seconds: number, ids: readonly string[]): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "set back",
    ({ sql }) => sql`
      update messages set due_at = svc_now() - make_interval(secs => ${seconds} - place / 1000.0)
      from unnest(${[...ids]}::uuid[]) with ordinality as named(id, place)
      where messages.id = named.id`,
  );
}
