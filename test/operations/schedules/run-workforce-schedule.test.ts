import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;
let path: { schedule_id: string };
let cost_center: string;

beforeEach(async () => {
  shop = await given.organisation();
  cost_center = (await given.costCenter(shop, { monthly_budget: "12.00" })).id;
  path = { schedule_id: (await given.schedule(shop, { cost_center })).id };
});

const run = (body: object = {}, idempotency_key: string | null = null) =>
  shop.api.runWorkforceSchedule({
    path,
    body: body as never,
    ...(idempotency_key === null ? {} : { idempotency_key }),
  });

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  return body.data.map(({ type }) => type).toReversed();
}

describe("a schedule that is run as an allocation", () => {
  it("has a number of its own, and is the run of today's day", async () => {
    const { status, body } = await run();
    expect(status).toBe(202);
    expect(body).toMatchObject({
      ...{ object: "workforce_send_result", status: "processing", replayed: false },
      reference: expect.stringMatching(/^WF-\d{4}-000001$/),
      ...{ counts: { total: 1, pending: 1 }, total: { USD: "5.00", ZWG: "0.00" } },
    });
    const { body: batch } = await shop.api.getBatch({ path: { batch_id: body.batch } });
    expect(batch).toMatchObject({ schedule: path.schedule_id, reserve_credit: true });
    const day = batch.occurrence_date ?? "";
    const shown = await shop.api.getScheduleOccurrence({ path: { ...path, day } });
    expect(shown.body).toMatchObject({ status: "ran", batch: body.batch });
    const events = ["batch.created", "batch.processing", "credit.reserved"];
    expect(await told()).toEqual(expect.arrayContaining([...events, "schedule.occurrence.ran"]));
    await drain(shop);
    await pass(shop);
    const { reference } = body;
    const { body: allocation } = await shop.api.getWorkforceBatch({ path: { reference } });
    expect(allocation).toMatchObject({ status: "completed", kind: "airtime", cost_center });
    const { body: sends } = await shop.api.listSends({ query: { batch: body.batch } });
    expect(sends.data).toMatchObject([{ source: "workforce", cost_center }]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("is of the kind that it sells", async () => {
    const power = { meter: "37140030000", token_phone: "0771234567", type: "power" };
    const { id } = await given.schedule(shop, { ...power, amount: "20.00", name: "Power" });
    const { body } = await shop.api.runWorkforceSchedule({ path: { schedule_id: id } });
    const { reference } = body;
    const { body: allocation } = await shop.api.getWorkforceBatch({ path: { reference } });
    expect(allocation.kind).toBe("power");
  });

  it("is one for its key in the body or in the header", async () => {
    const first = await run({ idempotency_key: "bonus-2026-11" });
    const { status, body, headers } = await run({}, "bonus-2026-11");
    expect([status, headers.get("idempotent-replayed")]).toEqual([202, "true"]);
    expect(body).toMatchObject({ reference: first.body.reference, replayed: true });
    const both = await run({ idempotency_key: "bonus-2026-11" }, "bonus-2026-12");
    await expectRefusal(both, "conflicting_parameters", { param: "idempotency_key" });
    await expectRefusal(await run({ again: true }, "bonus-2026-11"), "idempotency_mismatch");
    await expectRefusal(await run(), "already_ran_today", { resource: first.body.batch });
    expect((await run({ again: true })).body.reference).toMatch(/000002$/);
  });

  it("keeps within the budget, by one of many runs at once, unless that is acknowledged", async () => {
    const times = Array.from({ length: 6 });
    const answers = await Promise.all(times.map(() => run({ again: true })));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(2);
    const meta = { budget: "12.00", spent: "10.00", after: "15.00", over_by: "3.00" };
    const over = await run({ again: true });
    await expectRefusal(over, "budget_over_cost_center", { resource: cost_center, meta });
    const known = await run({ again: true, acknowledge_over_budget: true });
    expect(known.body.reference).toMatch(/000003$/);
    expect(await shop.probe.count("workforce_batches")).toBe(3);
  });

  it("keeps within the budget that it shares with other schedules at the same time", async () => {
    const schedules = Array.from({ length: 5 }, () => given.schedule(shop, { cost_center }));
    const paths = (await Promise.all(schedules)).map(({ id }) => ({ schedule_id: id }));
    const answers = await Promise.all(
      paths.map((one) => shop.api.runWorkforceSchedule({ path: one })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(2);
  });

  it("waits for a second person, and tells of Credit that it makes low", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "999.00" } } });
    await run();
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "4.99" } } });
    const { body } = await run({ again: true });
    expect(body).toMatchObject({ status: "requires_approval", requires_approval: true });
    const events = ["credit.balance.low", "batch.requires_approval"];
    expect(await told()).toEqual(expect.arrayContaining(events));
  });
});

describe("such a run is refused", () => {
  it("without anybody who can receive it, or with more people than an allocation has", async () => {
    const group = await given.group(shop, { filter: { tag: "many" } });
    await shop.api.updateSchedule({ path, body: { group: group.id } });
    await expectRefusal(await run(), "batch_empty");
    await given.recipient(shop, { tags: ["many"] });
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        insert into recipients (account_id, id, status, name, phone, lawful_basis, tags,
          search_text, event_sequence, created)
        select account_id, gen_random_uuid(), status, name, phone, lawful_basis, tags, search_text,
          1, created
        from recipients, generate_series(1, 2000) where account_id = ${shop.account_id}`,
    );
    await expectRefusal(await run(), "batch_too_large", { meta: { max: 2_000 } });
  });

  it("above the caps of the key, and without Credit for all of it", async () => {
    const till = await given.key(shop, { spend_caps: { USD: { daily: "4.00" } } });
    const capped = await till.api.runWorkforceSchedule({ path });
    await expectRefusal(capped, "spend_cap_exceeded", { meta: { cap: "daily" } });
    const recipients = Array.from({ length: 9 }, (_, n) => ({ phone: `077123456${n}` }));
    await shop.api.updateSchedule({ path, body: { recipients, amount: "200.00" } });
    const short = await run({ acknowledge_over_budget: true });
    await expectRefusal(short, "reservation_insufficient");
  });

  it("to another organisation", async () => {
    await expectUnseen("runWorkforceSchedule", { path });
  });
});
