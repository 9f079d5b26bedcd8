import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;
let path: { schedule_id: string };

beforeEach(async () => {
  shop = await given.organisation();
  path = { schedule_id: (await given.schedule(shop)).id };
});

async function today(): Promise<string> {
  const { body } = await shop.api.getTestClock();
  return new Date(body.now * 1_000 + 7_200_000).toISOString().slice(0, 10);
}

const run = (body?: { again: boolean }) =>
  shop.api.runSchedule({ path, ...(body === undefined ? {} : { body }) });

async function expectEvents(...types: string[]): Promise<void> {
  await drain(shop);
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  expect(body.data.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
}

describe("a schedule that is run now", () => {
  it("makes a batch of its own day, which is sent and says what made it", async () => {
    const { status, body: batch } = await run();
    const day = await today();
    expect([status, batch.schedule, batch.occurrence_date]).toEqual([202, path.schedule_id, day]);
    const shown = await shop.api.getScheduleOccurrence({ path: { ...path, day } });
    expect(shown.body).toMatchObject({ status: "ran", batch: batch.id, recipient_count: 1 });
    await drain(shop);
    await pass(shop);
    const { body: schedule } = await shop.api.getSchedule({ path });
    expect(schedule).toMatchObject({ last_batch: batch.id, last_result: "ran" });
    const ended = await shop.api.getBatch({ path: { batch_id: batch.id } });
    expect(ended.body.status).toBe("completed");
    await expectEvents(
      ...["schedule.occurrence.ran", "batch.created", "batch.processing", "credit.reserved"],
    );
  });

  it("runs again on the same day only where that is asked for", async () => {
    const { body: first } = await run();
    await expectRefusal(await run(), "already_ran_today", { resource: first.id });
    const { body: second } = await run({ again: true });
    expect(second.id).not.toBe(first.id);
    const shown = await shop.api.getScheduleOccurrence({ path: { ...path, day: await today() } });
    expect(shown.body.batch).toBe(second.id);
  });

  it("takes the place of today's day, skipped or not, and the cadence does not run it", async () => {
    const { body: clock } = await shop.api.getTestClock();
    const local = new Date(clock.now * 1_000 + 7_200_000);
    const midnight = 86_400 - (local.getUTCHours() * 3_600 + local.getUTCMinutes() * 60);
    await pass(shop, { seconds: midnight });
    const day = await today();
    await shop.api.skipScheduleOccurrence({ path: { ...path, day } });
    const { body: batch } = await run();
    await pass(shop, { seconds: 12 * 3_600 });
    const shown = await shop.api.getScheduleOccurrence({ path: { ...path, day } });
    expect(shown.body).toMatchObject({ status: "ran", batch: batch.id });
    const { body: batches } = await shop.api.listBatches({ query: {} });
    // Before eight in the morning the day before has a run of its own.
    const of_day = batches.data.filter(({ occurrence_date }) => occurrence_date === day);
    expect(of_day).toHaveLength(1);
  });

  it("waits for a second person above the account's threshold", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const { body } = await run();
    expect(body).toMatchObject({ status: "requires_approval", requires_approval: true });
    await expectEvents("batch.requires_approval");
  });

  it("tells that the Credit is low, where that is watched", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "999.00" } } });
    await run();
    await expectEvents("credit.balance.low");
  });

  it("is run once, however often it is asked for with one key", async () => {
    const send = (again: boolean) =>
      shop.api.runSchedule({ path, body: { again }, idempotency_key: "run-1" });
    const [first, second] = [await send(false), await send(false)];
    expect(second.body.id).toBe(first.body.id);
    await expectRefusal(await send(true), "idempotency_mismatch");
  });
});

describe("a run of electricity to a recipient", () => {
  it("goes to the default meter, and to none of the others where there is no default", async () => {
    const meters = [{ number: "37140030000" }, { number: "37140030001" }];
    const { id: recipient } = await given.recipient(shop, { meters });
    const power = { type: "power", amount: "10.00", recipients: [{ recipient }] };
    path = { schedule_id: (await given.schedule(shop, power)).id };
    const body = { default_meter: null };
    const changed = await shop.api.updateRecipient({ path: { recipient_id: recipient }, body });
    expect([changed.status, changed.body.default_meter]).toEqual([200, null]);
    await expectRefusal(await run(), "batch_empty");
    expect((await shop.api.listSends({ query: {} })).body.data).toEqual([]);
    const other = { default_meter: "37140030001" };
    await shop.api.updateRecipient({ path: { recipient_id: recipient }, body: other });
    expect((await run()).status).toBe(202);
    await drain(shop);
    const { body: sends } = await shop.api.listSends({ query: {} });
    expect(sends.data.map(({ target }) => target)).toEqual(["37140030001"]);
  });
});

describe("a run is refused", () => {
  it("without anybody who can receive it", async () => {
    const group = await given.group(shop);
    await shop.api.updateSchedule({ path, body: { group: group.id } });
    await expectRefusal(await run(), "batch_empty");
  });

  it("to more people than a batch may have", async () => {
    const { database } = await testServer();
    const group = await given.group(shop, { filter: { tag: "many" } });
    await shop.api.updateSchedule({ path, body: { group: group.id } });
    await given.recipient(shop, { tags: ["many"] });
    await database.record(
      ({ sql }) => sql`
        insert into recipients (account_id, id, status, name, phone, lawful_basis, tags,
          search_text, event_sequence, created)
        select account_id, gen_random_uuid(), status, name, phone, lawful_basis, tags, search_text,
          1, created
        from recipients, generate_series(1, 10000) where account_id = ${shop.account_id}`,
    );
    await expectRefusal(await run(), "batch_too_large", { meta: { max: 10_000 } });
  });

  it("above the caps of the key that runs it", async () => {
    const till = await given.key(shop, { spend_caps: { USD: { daily: "4.00" } } });
    const answer = await till.api.runSchedule({ path });
    await expectRefusal(answer, "spend_cap_exceeded", { meta: { cap: "daily" } });
  });

  it("without Credit for all of it", async () => {
    const recipients = Array.from({ length: 9 }, (_, n) => ({ phone: `077123456${n}` }));
    await shop.api.updateSchedule({ path, body: { recipients, amount: "200.00" } });
    await expectRefusal(await run(), "reservation_insufficient");
  });
});
