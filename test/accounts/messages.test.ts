import {
  MESSAGE_PURGE,
  type MessageWorkerDeps,
  messageWorker,
  queueMessages,
} from "@svc/server/accounts/messages/index.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { messageDeps, of, pass, runFor } from "../kit/drain.ts";
import { mailsTo, scriptGateway, textsTo } from "../kit/gateways.ts";
import { given, type Organisation, type Shop } from "../kit/given.ts";
import { leaseAt } from "../kit/lease-at.ts";
import { makeDue } from "../kit/make-due.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const DAY_SECONDS = 86_400;
const busy = { kind: "not_taken" } as const;

let shop: Organisation;
let phone: string;
let next = 0;

beforeEach(async () => {
  shop = await given.organisation();
  next += 1;
  phone = `+26371900${String(next).padStart(4, "0")}`;
});

async function queue(
  to: Record<string, unknown> = {},
  { account_id, mode }: Pick<Shop, "account_id" | "mode"> = shop,
) {
  const { database } = await testServer();
  const draft = {
    account_id,
    mode,
    channel: "sms" as const,
    purpose: "notice" as const,
    send_id: null,
    recipient: phone,
    plays: null,
    seal_with: null,
    subject: null,
    text: "Your till is low.",
    created: runNow(),
    ...to,
  };
  const [id = ""] = await database.transact("queue", (tx) => queueMessages(tx, [draft]));
  return id;
}

async function messageOf({ probe }: Pick<Shop, "probe"> = shop) {
  const [row] = await probe.rows("messages");
  return row as Record<string, unknown>;
}

/** A log whose lines are kept. */
function loggedLines() {
  const lines: { msg?: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { lines, log: openLog({ level: "warn", readable: false, write }) };
}

async function work(changes: Partial<MessageWorkerDeps> = {}): Promise<number> {
  return await runFor([shop, shop.live], messageWorker({ ...(await messageDeps()), ...changes }));
}

describe("a text message", () => {
  it("is handed to the gateway, and then the gateway is asked what became of it", async () => {
    const id = await queue();
    await work();
    expect(textsTo(phone)).toEqual([
      { reference: id, phone, text: "Your till is low.", plays: null, attempt: 1 },
    ]);
    expect(await messageOf()).toMatchObject({ status: "sent", tries: 1 });
    await pass(shop);
    expect(await messageOf()).toMatchObject({ status: "delivered", due_at: null });
    expect(textsTo(phone)).toHaveLength(1);
  });

  it("that holds a token is kept sealed, and every one is forgotten once it was told", async () => {
    const { config } = await testServer();
    await queue({ seal_with: config.secret_key });
    const { body } = await messageOf();
    expect(String(body)).toMatch(/^v1\./);
    expect(String(body)).not.toContain("low");
    await work();
    expect(textsTo(phone)).toMatchObject([{ text: "Your till is low." }]);
    await pass(shop);
    expect((await messageOf()).body).toBeNull();
  });

  it("that the gateway does not take is tried three times, and has failed then", async () => {
    scriptGateway(phone, { submits: [busy, busy, busy] });
    const id = await queue();
    await work();
    for (const tries of [1, 2]) {
      expect(await messageOf()).toMatchObject({ status: "queued", tries });
      await pass(shop);
    }
    expect(await messageOf()).toMatchObject({ status: "failed", tries: 3, due_at: null });
    expect(textsTo(phone).map(({ reference }) => reference)).toEqual([id, id, id]);
  });

  it.each([
    ["its last try", [busy, busy, { kind: "no_answer" }]],
    ["its first try", [{ kind: "no_answer" }, busy, busy]],
    ["a fault", [new Error("The gateway is away."), busy, { kind: "refused" }]],
  ] as const)("that may have arrived is not called failed: %s", async (_, submits) => {
    scriptGateway(phone, { submits: [...submits] });
    await queue();
    await work();
    await pass(shop);
    await pass(shop);
    expect(await messageOf()).toMatchObject({ status: "unconfirmed", unanswered: 1, due_at: null });
    expect(textsTo(phone)).toHaveLength(3);
  });

  it("that the gateway refuses has failed at once", async () => {
    scriptGateway(phone, { submits: [{ kind: "refused" }] });
    await queue();
    await work();
    expect(await messageOf()).toMatchObject({ status: "failed", tries: 1, body: null });
  });

  it("that no gateway can take is a warning at its first try", async () => {
    const { lines, log } = loggedLines();
    await queue({ channel: "email", recipient: "rudo@shop.example", subject: "Till" }, shop.live);
    await work({ log });
    expect(await messageOf(shop.live)).toMatchObject({ status: "queued", tries: 1 });
    const said = lines.filter(({ msg = "" }) => msg.includes("no gateway for email"));
    expect(said).toMatchObject([{ level: 40, mode: "live" }]);
    expect(said[0]?.msg).toContain("notice");
    expect(JSON.stringify(lines)).not.toContain("rudo@shop.example");
    await makeDue(shop.live, "messages");
    await work({ log });
    expect(lines.filter(({ msg = "" }) => msg.includes("no gateway for email"))).toHaveLength(1);
  });

  it("whose report never comes is asked about for a day, and unconfirmed then", async () => {
    scriptGateway(phone, { reports: Array.from({ length: 40 }, () => ({ kind: "pending" })) });
    await queue();
    await work();
    await pass(shop);
    expect(await messageOf()).toMatchObject({ status: "sent", queries: 1 });
    await pass(shop, { seconds: DAY_SECONDS });
    expect(await messageOf()).toMatchObject({ status: "unconfirmed", due_at: null });
  });

  it("of a live account fails after its tries while no gateway is configured", async () => {
    await queue({}, shop.live);
    await work();
    expect(await messageOf(shop.live)).toMatchObject({ status: "queued", tries: 1 });
    await makeDue(shop.live, "messages");
    await work();
    await makeDue(shop.live, "messages");
    await work();
    expect(await messageOf(shop.live)).toMatchObject({ status: "failed", tries: 3 });
    expect(textsTo(phone)).toEqual([]);
  });
});

describe("a mail", () => {
  it("has come as far as it is ever known to, once the gateway has it", async () => {
    const recipient = `owner${next}@shop.example`;
    const id = await queue({ channel: "email", recipient, subject: "Low Credit" });
    await work();
    const said = { subject: "Low Credit", text: "Your till is low." };
    const html = expect.stringMatching(
      /<h1[^>]*>Low Credit<\/h1>\s*<p[^>]*>Your till is low\.<\/p>/,
    );
    expect(mailsTo(recipient)).toEqual([{ reference: id, email: recipient, ...said, html }]);
    expect(await messageOf()).toMatchObject({ status: "sent", due_at: null, body: null });
  });
});

describe("a worker that dies", () => {
  it("after the gateway took a message leaves it to be handed over again, as the same one", async () => {
    const id = await queue();
    const worker = messageWorker(await messageDeps());
    const [job] = await worker.lease({ limit: 10, ...of(shop) });
    if (job === undefined) throw new Error("A message was to be claimed.");
    await worker.talk(job);
    expect(await worker.lease({ limit: 10, ...of(shop) })).toEqual([]);
    await loseLease();
    await work();
    expect(textsTo(phone).map(({ reference }) => reference)).toEqual([id, id]);
    // What was not heard does not count against the message.
    expect(await messageOf()).toMatchObject({ status: "sent", tries: 1 });
  });

  it("takes no try of the message with it, however often", async () => {
    const silent = [{ kind: "no_answer" as const }, { kind: "no_answer" as const }];
    scriptGateway(phone, { submits: silent });
    await queue();
    const worker = messageWorker(await messageDeps());
    for (let death = 0; death < 3; death += 1) {
      await worker.lease({ limit: 10, ...of(shop) });
      await loseLease();
    }
    await work();
    expect(await messageOf()).toMatchObject({ status: "queued", tries: 1 });
    await pass(shop);
    await pass(shop);
    expect(textsTo(phone)).toHaveLength(3);
    expect((await messageOf()).tries).toBe(3);
  });

  it("each time leaves the message to no other after the tenth, and it may have arrived", async () => {
    await queue();
    for (let death = 0; death < 10; death += 1) await dieOver("submit");
    const { lines, log } = loggedLines();
    await work({ log });
    expect(textsTo(phone)).toHaveLength(10);
    expect(await messageOf()).toMatchObject({ status: "unconfirmed", due_at: null, body: null });
    expect(lines).toMatchObject([{ alarm: "message_given_up", level: 40 }]);
    await pass(shop, { seconds: DAY_SECONDS });
    expect(textsTo(phone)).toHaveLength(10);
  });

  it("each time that it asks for a report leaves the text unconfirmed after the tenth", async () => {
    await queue();
    await work();
    for (let death = 0; death < 10; death += 1) await dieOver("report");
    expect(await messageOf()).toMatchObject({ status: "sent" });
    await dieOver(null);
    await work();
    expect(await messageOf()).toMatchObject({ status: "unconfirmed", due_at: null });
    expect(textsTo(phone)).toHaveLength(1);
  });

  it("and comes back writes nothing over what another one has done", async () => {
    scriptGateway(phone, { submits: [{ kind: "refused" }] });
    await queue();
    const worker = messageWorker(await messageDeps());
    const [job] = await worker.lease({ limit: 10, ...of(shop) });
    if (job === undefined) throw new Error("A message was to be claimed.");
    const answer = await worker.talk(job);
    await loseLease();
    await work();
    await worker.settle([{ job, answer }]);
    expect(await messageOf()).toMatchObject({ status: "sent" });
  });

  it("takes no message with it, however many work side by side", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => queue()));
    await Promise.all([work(), work(), work()]);
    const heard = textsTo(phone).map(({ reference }) => reference);
    expect(heard.toSorted()).toEqual(ids.toSorted());
  });
});

it("messages are deleted after 30 days", async () => {
  await queue();
  const { database } = await testServer();
  const purge = (days: number) =>
    leaseAt(database, MESSAGE_PURGE, runNow() + days * DAY_SECONDS * 1_000);
  await purge(29);
  expect(await shop.probe.count("messages")).toBe(1);
  await purge(31);
  expect(await shop.probe.count("messages")).toBe(0);
});

/** A worker leases the message, talks to its gateway if it comes to that, and dies. */
async function dieOver(talk: "submit" | "report" | null): Promise<void> {
  await makeDue(shop, "messages");
  const worker = messageWorker(await messageDeps());
  const [job] = await worker.lease({ limit: 10, ...of(shop) });
  if (talk === null) return await makeDue(shop, "messages");
  if (job === undefined) throw new Error("A message was to be claimed.");
  await worker.talk(job);
  await loseLease();
}

async function loseLease(): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "lose lease",
    ({ sql }) => sql`update messages set lease_until = svc_now() - interval '1 second'
      where account_id = ${shop.account_id}`,
  );
}
