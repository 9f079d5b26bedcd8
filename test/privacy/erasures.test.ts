/** Somebody who was erased is searched for in every column of every table, packed ones too. */
import { inflateRawSync } from "node:zlib";
import { mintId, parseId } from "@svc/server/platform/ids.ts";
import * as schema from "@svc/server/schema.ts";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { reportedAs } from "../kit/activities.ts";
import { agentOf, approve, giftsByAgent, requested } from "../kit/agents.ts";
import { drain, pass } from "../kit/drain.ts";
import { exported } from "../kit/exports.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { madeLink } from "../kit/links.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { qualify, referred } from "../kit/refer.ts";
import { givenReview, givenReward } from "../kit/rewards.ts";
import { runNow } from "../kit/run-clock.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { openSink } from "../kit/sink.ts";
import { toTheNumber } from "../kit/to-the-number.ts";

const PHONE = "0776543210";
const E164 = "+263776543210";
/** No other test sells to it: all accounts of the database are searched. */
const METER = "37140085434";
const CANARIES = [
  ...["Zvikomborero Canary", "canary-own", "canary@tuckshop.example", "CANARY-PAY"],
  ...["canary notes", "canary-tag", "canary home", "canary form", "canary card", METER],
  ...["776543210", "77 654 3210"],
];
const PERSON = {
  name: "Zvikomborero Canary",
  external_id: "canary-own",
  phone: PHONE,
  email: "canary@tuckshop.example",
  meters: [{ number: METER, label: "canary home" }],
  payroll_id: "CANARY-PAY",
  tags: ["canary-tag"],
  lawful_basis: "consent",
  consent: { at: 1_793_527_200, source: "canary form" },
  notes: "canary notes",
  metadata: { card: "canary card" },
};

/** What a review says of the person's other rewards. */
const RELATED = { related_count: 1, related_reward_ids: [mintId(runNow())] };

const REVIEWED = { hold: { mode: "review" } };

/** What is not ours to erase, or names nobody of ours. */
const ELSEWHERE: readonly string[] = ["simulator_vends"];

/** Tables in which a text stands, with the text. */
async function whereFound(): Promise<string[]> {
  const { database, gate } = await testServer();
  await gate.flush();
  const tables = Object.values<unknown>(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableName(table))
    .filter((table) => !ELSEWHERE.includes(table));
  return await database.read(async ({ sql }) => {
    const found: string[] = [];
    for (const table of tables) {
      const rows = await sql<{ text: string }[]>`
        select held::text as text from ${sql(table)} held
        where lower(held::text) ~ ${`canary|77 ?654 ?3210|${METER}`}`;
      for (const { text } of rows) found.push(`${table}: ${text.slice(0, 300)}`);
    }
    const packs = await sql<{ packed: Uint8Array }[]>`
      select packed from request_bodies union all select packed from webhook_sent`;
    for (const { packed } of packs) {
      const text = inflateRawSync(packed).toString();
      for (const canary of CANARIES) if (text.includes(canary)) found.push(`bodies: ${canary}`);
    }
    return found;
  });
}

/** A person about whom everything was written that can be. */
async function known(shop: Organisation): Promise<string> {
  const sink = await openSink();
  await given.endpoint(shop, { url: sink.url, enabled_events: ["*"] });
  const { id } = await given.recipient(shop, PERSON);
  const path = { recipient_id: id };
  await shop.api.updateRecipient({ path, body: { notes: "canary notes, twice" } });
  await shop.api.getRecipient({ path: { recipient_id: "ext:canary-own" } });
  await shop.api.listRecipients({ query: { q: "canary" } });
  await shop.api.listRecipients({ query: { phone: PHONE } });
  await shop.api.createRecipientsBulk({
    body: { recipients: [{ ...PERSON, lawful_basis: "nothing" }] } as never,
    idempotency_key: "bulk-1",
  });
  const sms_message = "{name}, here is your airtime";
  const one = { target: PHONE, recipient: id, sms_message, notify_number: PHONE };
  await sell(shop, { ...one, client_reference: "till4-1" });
  const power = { target: METER, token_phone: PHONE, token_email: PERSON.email, amount: "10.00" };
  await sell(shop, { ...power, recipient: "ext:canary-own" });
  const { body: quote } = await shop.api.createQuote({
    body: { target: METER, amount: "10.00", currency: "USD" },
  });
  await sell(shop, { ...power, recipient: id, quote: quote.id });
  await toTheNumber(shop, { phone: PHONE, meter: METER });
  await inBatches(shop, id);
  await rewarded(shop, id);
  await referring(shop);
  await reportedAs(shop, [id, "ext:canary-own", { phone: PHONE }], PERSON.metadata);
  const agent = await agentOf(shop);
  const asked = { target: PHONE, recipient: id, amount: "12.00", reason: "canary notes" };
  await approve(shop, (await requested(agent, asked)).id);
  const named = [{ phone: "+263 77 654 3210" }, { phone: "0771230008", external_id: "canary-own" }];
  const gift = { reason: "canary notes", metadata: PERSON.metadata };
  await giftsByAgent(shop, agent, { recipients: [...named, id], gift });
  await requested(agent, { ...asked, recipient: "ext:canary-own", target: "0771230009" });
  await exported(shop, { kind: "sends", filters: { target: "+263 77 654 3210" } });
  await exported(shop, { kind: "recipients", filters: { q: "canary-o" } });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
  await sink.close();
  return id;
}

/** Lines to the person that were sent, that were invalid, and that were cancelled. */
async function inBatches(shop: Organisation, id: string): Promise<void> {
  const own = { target: PHONE, name: PERSON.name };
  const items = [
    { ...own, amount: "2.00", recipient: "ext:canary-own", client_reference: "payday-1" },
    { ...own, amount: "0.001", recipient: id, client_reference: "payday-2" },
    { ...own, amount: "0.001", target: "077 654 3210", metadata: PERSON.metadata },
  ];
  await given.batch(shop, { items, on_invalid: "skip" });
  const { id: batch_id } = await given.batch(shop, {
    items: [{ ...own, amount: "2.50", recipient: "ext:canary-own" }],
  });
  await shop.api.cancelBatch({ path: { batch_id } });
}

/** Rewards of the person that were read, listed and rejected, and what was noted about them. */
async function rewarded(shop: Organisation, id: string): Promise<void> {
  const { id: program } = await given.activeProgram(shop);
  const own = { recipient_id: parseId("rcp", id), metadata: PERSON.metadata };
  const power = { type: "power", target: METER, meter: METER, token_phone: E164 } as const;
  const escrow = await givenReward(shop, program, { ...own, ...power });
  const { review, reward } = await givenReview(shop, program, RELATED, { ...own, target: E164 });
  const path = { review_id: review };
  await shop.api.rejectReview({ path, body: { note: "canary notes of a review" } });
  const hint = { bind: "otp", phone_hint: PHONE };
  await madeLink(shop, program, { ...hint, recipient: id, metadata: PERSON.metadata });
  await madeLink(shop, program, hint);
  await shop.api.getReview({ path, query: { expand: ["reward"] } as never });
  await shop.api.getReward({ path: { reward_id: escrow } });
  await shop.api.listRewards({ query: { recipient: "ext:canary-own" } });
  const before = JSON.stringify({ target: E164, meter: METER, token_phone: E164, note: "canary" });
  await (await testServer()).database.transact(
    "given events of a choice",
    ({ sql }) => sql`
      update events set previous_attributes = previous_attributes || ${before}::text::jsonb
      where object_id = any(${[parseId("rwd", reward), parseId("rev", review)]}::uuid[])`,
  );
}

/** Referrals that the person made, and one of the person, which were read and qualified. */
async function referring(shop: Organisation): Promise<void> {
  const [one, other] = [await given.activeProgram(shop), await given.activeProgram(shop)];
  const friend = { phone: "0771119999" };
  const { metadata } = PERSON;
  const own = { external_id: PERSON.external_id, phone: PHONE };
  const made = await referred(shop, one.id, { referrer: own, referee: friend, metadata });
  await referred(shop, other.id, { referrer: "ext:canary-own", referee: friend, metadata });
  const back = await referred(shop, one.id, { referrer: friend, referee: own, metadata });
  await qualify(shop, made.id);
  await qualify(shop, back.id);
  await shop.api.getReferral({ path: { referral_id: made.id } });
  await shop.api.listReferrals({ query: { referrer: "ext:canary-own" } });
}

describe("an erasure", () => {
  it("leaves nothing of a person in any column of any table", async () => {
    const shop = await given.organisation();
    const id = await known(shop);
    expect((await whereFound()).length).toBeGreaterThan(10);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await (await testServer()).gate.flush();
    await passErasures(shop, SEVEN_DAYS);
    expect(await whereFound()).toEqual([]);
    expect(await shop.probe.count("recipient_erasures")).toBe(0);
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("shows the sends of nobody, with the amounts of the books", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, PERSON);
    const phone = await sell(shop, { target: PHONE, recipient: id });
    const meter = await sell(shop, { target: METER, token_phone: PHONE, recipient: id });
    for (let step = 0; step < 4; step += 1) await pass(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await passErasures(shop, SEVEN_DAYS);
    const shown = async (send_id: string) => (await shop.api.getSend({ path: { send_id } })).body;
    const erased = { target_display: "erased", recipient: id, status: "delivered" };
    const target = "+263700000000";
    expect(await shown(phone.id)).toMatchObject({ ...erased, target, amount: "5.00" });
    const power = { meter: "00000000000", token_phone: null, name_masked: null };
    expect(await shown(meter.id)).toMatchObject({ ...erased, target: "00000000000", power });
    const [transaction_id = ""] = phone.credit_transactions;
    const { body } = await shop.api.getCreditTransaction({ path: { transaction_id } });
    expect(body.description).toContain("erased");
    const receipt = await shop.api.getSendReceipt({ path: { send_id: phone.id } });
    expect(receipt.status).toBe(200);
  });

  it("ends the referrals that the person made, and forgets what was written about any", async () => {
    const shop = await given.organisation();
    const { id: program } = await given.activeProgram(shop);
    const { id } = await given.recipient(shop, PERSON);
    const friend = { phone: "0771119999" };
    const { metadata } = PERSON;
    const made = await referred(shop, program, { referrer: id, referee: friend, metadata });
    const own = await referred(shop, program, { referrer: friend, referee: id, metadata });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await passErasures(shop, SEVEN_DAYS);
    await drain(shop);
    const shown = async (referral_id: string) =>
      (await shop.api.getReferral({ path: { referral_id } })).body;
    const erased = { metadata: {}, reward: null };
    expect(await shown(made.id)).toEqual({ ...made, ...erased, status: "expired" });
    expect(await shown(own.id)).toEqual({ ...own, ...erased, status: "pending" });
  });

  it("shows the rewards of nobody, with their amounts, and forgets what reviews noted", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, PERSON);
    const { id: program } = await given.activeProgram(shop);
    const own = { recipient_id: parseId("rcp", id), metadata: PERSON.metadata };
    const power = { type: "power", target: METER, meter: METER, token_phone: E164 } as const;
    const escrow = await givenReward(shop, program, { ...own, ...power });
    const { review, reward } = await givenReview(shop, program, RELATED, { ...own, target: E164 });
    const unnamed = await givenReward(shop, program, { target: null, recipient_id: null });
    await shop.api.rejectReview({ path: { review_id: review }, body: { note: "canary notes" } });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await passErasures(shop, SEVEN_DAYS);
    const shown = async (reward_id: string) =>
      (await shop.api.getReward({ path: { reward_id } })).body;
    const [target, meter] = ["+263700000000", "00000000000"];
    const erased = { recipient: id, metadata: {}, token_phone: null, amount: "1.00" };
    expect(await shown(escrow)).toMatchObject({ ...erased, target: meter, meter, status: "held" });
    expect(await shown(reward)).toMatchObject({ ...erased, target, meter: null });
    expect(await shown(unnamed)).toMatchObject({ target: null, recipient: null });
    const { body } = await shop.api.getReview({ path: { review_id: review } });
    const related = { count: 1, blocked_count: 0, reward_ids: [] };
    expect(body).toMatchObject({ status: "rejected", note: null, related });
  });

  it("ends what is held for the person, whose budget returns", async () => {
    const shop = await given.organisation();
    const { id: recipient } = await given.recipient(shop, PERSON);
    const { id: program } = await given.activeProgram(shop, { funding: "reserve" });
    const escrow = await madeReward(shop, program, { recipient, hold: true });
    await shop.api.updateProgram({ path: { program_id: program }, body: REVIEWED as never });
    const { id: held } = await madeReward(shop, program, { recipient });
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    await passErasures(shop, SEVEN_DAYS);
    await drain(shop);
    const status = async (reward_id: string) =>
      (await shop.api.getReward({ path: { reward_id } })).body.status;
    expect([await status(escrow.id), await status(held)]).toEqual(["expired", "rejected"]);
    const { body } = await shop.api.getProgram({ path: { program_id: program } });
    expect(body).toMatchObject({ earmarked: "0.00", remaining: "10.00" });
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("leaves other people as they are", async () => {
    const shop = await given.organisation();
    const other = await given.recipient(shop, { ...PERSON, external_id: "o", payroll_id: "o" });
    const { id } = await given.recipient(shop, { name: "Rudo Moyo", phone: "0712345678" });
    const send = await sell(shop, { target: PHONE, recipient: other.id });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await passErasures(shop, SEVEN_DAYS);
    const { body } = await shop.api.getRecipient({ path: { recipient_id: other.id } });
    expect({ ...body, totals: null }).toEqual(other);
    const kept = await shop.api.getSend({ path: { send_id: send.id } });
    expect(kept.body.target).toBe(send.target);
  });
});
