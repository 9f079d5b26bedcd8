/** Runs that the worker makes: on their days, late, without Credit, and by the limits of a key. */
import { parseId } from "@svc/server/platform/ids.ts";
import { scheduleWorker } from "@svc/server/sales/schedules/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { MARCH_YEAR, timeIn, workingDay } from "../kit/calendar.ts";
import { drain, pass, runFor } from "../kit/drain.ts";
import { mailsTo } from "../kit/gateways.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const DAY_SECONDS = 86_400;
/** More than a new test account has, in nine equal parts. */
const DEAR = {
  amount: "200.00",
  recipients: Array.from({ length: 9 }, (_, n) => ({ phone: `077123456${n}` })),
};

const PAYDAY = { cadence: "payday" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function daysOf(schedule_id: string, days = 5) {
  const { body: clock } = await shop.api.getTestClock();
  const day = (at: number) => new Date(at * 1_000 + 7_200_000).toISOString().slice(0, 10);
  const query = { from: day(clock.now - days * DAY_SECONDS), to: day(clock.now) };
  const { body } = await shop.api.listScheduleOccurrences({ path: { schedule_id }, query });
  return body.data.toReversed();
}

/** A minute after the next run of a schedule. */
async function passTo(schedule_id: string): Promise<string> {
  const { body: schedule } = await shop.api.getSchedule({ path: { schedule_id } });
  const path = { schedule_id, day: schedule.next_occurrence ?? "" };
  const { body: day } = await shop.api.getScheduleOccurrence({ path });
  const { body: clock } = await shop.api.getTestClock();
  await pass(shop, { seconds: (day.runs_at ?? 0) - clock.now + 60 });
  return path.day;
}

async function typesOf(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  return body.data.map(({ type }) => type).filter((type) => type.startsWith("schedule."));
}

async function expectBooksInOrder(): Promise<void> {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
}

describe("a schedule whose time comes", () => {
  it("runs every day of twenty, in order, when the clock leaps over all of them", async () => {
    const { id } = await given.schedule(shop, { amount: "0.50" });
    await pass(shop, { seconds: 20 * DAY_SECONDS });
    const days = await daysOf(id, 21);
    const due = days.filter(({ status }) => status !== "planned");
    expect(due.length).toBeGreaterThanOrEqual(19);
    expect(new Set(due.map(({ status }) => status))).toEqual(new Set(["ran"]));
    const batches = due.map(({ batch }) => batch ?? "");
    expect(batches).toEqual(batches.toSorted());
    expect(new Set(batches).size).toBe(due.length);
    await expectBooksInOrder();
  });

  it("announces each run a day before, and runs it once", async () => {
    await given.schedule(shop);
    await pass(shop, { seconds: DAY_SECONDS });
    const types = await typesOf();
    const upcoming = types.filter((type) => type.endsWith("upcoming")).length;
    const ran = types.filter((type) => type.endsWith("ran")).length;
    expect([upcoming, ran]).toEqual([ran + 1, 1]);
  });

  it("sends to the people of that moment, each at an own amount", async () => {
    const group = await given.group(shop);
    const { id } = await given.schedule(shop, { group: group.id });
    await given.recipient(shop, { groups: [group.id], name: "Rudo Dube" });
    await pass(shop, { seconds: DAY_SECONDS });
    const [day] = (await daysOf(id)).filter(({ status }) => status === "ran");
    const { body } = await shop.api.listSends({ query: { batch: day?.batch ?? "" } });
    expect(body.data).toMatchObject([{ amount: "5.00", target: "+263772345678" }]);
  });

  it("waits for approval while the next day comes", async () => {
    const { id } = await given.schedule(shop);
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    await pass(shop, { seconds: 2 * DAY_SECONDS });
    const days = (await daysOf(id)).filter(({ status }) => status === "ran");
    expect(days).toHaveLength(2);
    const { body } = await shop.api.listBatches({ query: { status: "requires_approval" } });
    expect(body.data).toHaveLength(2);
  });
});

describe("a run without Credit", () => {
  it("is one that costs more than there is, and not one that takes the last cent", async () => {
    const recipients = DEAR.recipients.slice(0, 5);
    const { id } = await given.schedule(shop, { ...DEAR, recipients });
    const path = { schedule_id: id, day: await passTo(id) };
    const { body: day } = await shop.api.getScheduleOccurrence({ path });
    expect(day).toMatchObject({ status: "ran", estimated_total: "1000.00" });
    const { body: credit } = await shop.api.getCredit();
    expect(credit.USD.available).toBe("0.00");
  });

  it("is skipped, with an event and a mail the day before", async () => {
    await shop.api.updateAccount({ body: { contact_email: "dear@shop.example" } });
    const { id } = await given.schedule(shop, DEAR);
    await pass(shop, { seconds: DAY_SECONDS });
    const [day] = (await daysOf(id)).filter(({ status }) => status === "skipped");
    expect(day).toMatchObject({ status: "skipped", batch: null, runs_at: null });
    expect(await typesOf()).toContain("schedule.occurrence.skipped_insufficient_credit");
    expect(mailsTo("dear@shop.example")[0]).toMatchObject({
      subject: "Credit is too low for the schedule Airtime",
      text: expect.stringContaining("needs about USD 1800.00; the available Credit is USD 1000.00"),
    });
    const { body } = await shop.api.getSchedule({ path: { schedule_id: id } });
    expect(body.last_result).toBe("skipped");
  });

  it("waits for a top-up, and runs as soon as the Credit has come", async () => {
    const { id } = await given.schedule(shop, { ...DEAR, on_insufficient: "retry_after_topup" });
    const path = { schedule_id: id, day: await passTo(id) };
    const { body: waiting } = await shop.api.getScheduleOccurrence({ path });
    expect(waiting.status).toBe("waiting_topup");
    expect(await typesOf()).toContain("schedule.occurrence.retry_after_topup");
    // No time passes: the Credit itself wakes the schedule.
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "900.00" } });
    await drain(shop);
    const { body: day } = await shop.api.getScheduleOccurrence({ path });
    expect(day).toMatchObject({ status: "ran", recipient_count: 9, estimated_total: "1800.00" });
    await expectBooksInOrder();
  });

  it("waits on when the hour of the schedule changes meanwhile", async () => {
    const { id } = await given.schedule(shop, { ...DEAR, on_insufficient: "retry_after_topup" });
    const path = { schedule_id: id, day: await passTo(id) };
    await shop.api.updateSchedule({ path: { schedule_id: id }, body: { hour: 22 } });
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "900.00" } });
    await drain(shop);
    const { body: day } = await shop.api.getScheduleOccurrence({ path });
    expect(day).toMatchObject({ status: "ran", recipient_count: 9 });
  });

  it("is missed when the Credit does not come within twelve hours", async () => {
    const { id } = await given.schedule(shop, { ...DEAR, on_insufficient: "retry_after_topup" });
    const path = { schedule_id: id, day: await passTo(id) };
    await pass(shop, { seconds: 12 * 3_600 });
    const { body: day } = await shop.api.getScheduleOccurrence({ path });
    expect(day).toMatchObject({ status: "missed", batch: null });
    const { body } = await shop.api.getSchedule({ path: { schedule_id: id } });
    expect(body.last_result).toBe("missed");
  });
});

describe("a schedule that runs on payday", () => {
  it("follows the account's payday, also to a day that is near", async () => {
    const { body: clock } = await shop.api.getTestClock();
    // No public holiday moves it, and the month has both days.
    const year = MARCH_YEAR;
    const first = workingDay(year, 3, 9);
    const midnight = timeIn(year, `${first.slice(5)}T00:00`);
    await pass(shop, { seconds: midnight - 60 - clock.now });
    const payday = (day_of_month: number) =>
      shop.api.updateAccount({ body: { payday: { day_of_month } } });
    await payday(18);
    const path = { schedule_id: (await given.schedule(shop, PAYDAY)).id };
    await payday(9);
    const { body: shown } = await shop.api.getSchedule({ path });
    expect(shown.next_runs).toEqual([first, workingDay(year, 4, 9), workingDay(year, 5, 9)]);
    await pass(shop, { seconds: 10 * DAY_SECONDS });
    const query = { from: `${year}-03-01`, to: `${year}-03-31` };
    const { body: days } = await shop.api.listScheduleOccurrences({ path, query });
    expect(days.data.map(({ date, status }) => [date, status])).toEqual([[first, "ran"]]);
  });
});

describe("a schedule after a downtime", () => {
  /** The service was away for so long: what was due is late, on every clock. */
  async function awayFor(hours: number): Promise<string> {
    const { id } = await given.schedule(shop);
    const { database } = await testServer();
    const { body: schedule } = await shop.api.getSchedule({ path: { schedule_id: id } });
    const path = { schedule_id: id, day: schedule.next_occurrence ?? "" };
    const { body: day } = await shop.api.getScheduleOccurrence({ path });
    const { body: clock } = await shop.api.getTestClock();
    const seconds = (day.runs_at ?? 0) - clock.now + hours * 3_600;
    await database.record(async ({ sql }) => {
      await sql`update account_clocks set offset_seconds = offset_seconds + ${seconds}
        where account_id = ${shop.account_id}`;
      await sql`update schedule_work set due_at = date_trunc('milliseconds', svc_now()),
        ahead_ms = ahead_ms + ${seconds * 1_000}
        where account_id = ${shop.account_id}`;
      await sql`update accounts set facts_version = facts_version + 1
        where id = ${shop.account_id}`;
    });
    await drain(shop);
    return (await shop.api.getScheduleOccurrence({ path })).body.status;
  }

  it("makes up a run that is less than twelve hours late", async () => {
    expect(await awayFor(11.9)).toBe("ran");
  });

  it("does not make up one that is later", async () => {
    expect(await awayFor(12)).toBe("missed");
  });
});

describe("the key of a schedule", () => {
  async function scheduleOf(key: KeyInHand, wanted: object = {}): Promise<string> {
    return (await given.schedule(key, { ...wanted })).id;
  }

  it("is held to its caps at every run, which is tried again until it is too late", async () => {
    const till = await given.key(shop, { spend_caps: { USD: { daily: "4.00" } } });
    const id = await scheduleOf(till);
    await pass(shop, { seconds: DAY_SECONDS });
    const late = async () => (await daysOf(id)).filter(({ status }) => status === "missed").length;
    const { body: batches } = await shop.api.listBatches({ query: {} });
    expect(batches.data).toEqual([]);
    await pass(shop, { seconds: DAY_SECONDS });
    expect(await late()).toBeGreaterThanOrEqual(1);
  });

  it("ends the schedule's runs when it is revoked: it is paused, audited and mailed", async () => {
    await shop.api.updateAccount({ body: { contact_email: "paused@shop.example" } });
    const till = await given.key(shop);
    const id = await scheduleOf(till);
    await shop.api.deleteKey({ path: { key_id: till.id } });
    await pass(shop, { seconds: DAY_SECONDS });
    const { body: schedule } = await shop.api.getSchedule({ path: { schedule_id: id } });
    expect(schedule).toMatchObject({ active: false, last_batch: null, next_runs: [] });
    const query = { action: "schedule.paused" };
    const { body: log } = await shop.api.listAuditEvents({ query });
    expect(log.data).toMatchObject([
      { object_id: id, actor: { type: "system" }, changes: { active: [true, false] } },
    ]);
    // Another key takes it over.
    await shop.api.updateSchedule({ path: { schedule_id: id }, body: { active: true } });
    await passTo(id);
    expect((await daysOf(id)).some(({ status }) => status === "ran")).toBe(true);
    expect(mailsTo("paused@shop.example")[0]?.subject).toBe("The schedule Airtime is paused");
  });

  it("ends them when it has expired, also where nobody has noticed that yet", async () => {
    const till = await given.key(shop);
    const id = await scheduleOf(till);
    const { database, log } = await testServer();
    await database.record(async ({ sql }) => {
      await sql`update api_keys set expires_at = svc_now() - interval '1 hour'
        where account_id = ${shop.account_id} and id = ${parseId("key", till.id)}`;
      await sql`update accounts set facts_version = facts_version + 1
        where id = ${shop.account_id}`;
      await sql`update schedule_work set due_at = date_trunc('milliseconds', svc_now())
        where account_id = ${shop.account_id}`;
    });
    await runFor(shop, scheduleWorker({ database, log }));
    const { body: schedule } = await shop.api.getSchedule({ path: { schedule_id: id } });
    expect(schedule).toMatchObject({ active: false, last_batch: null });
  });

  it("does not sell for an account that is suspended, until that is over", async () => {
    const { id } = await given.schedule(shop);
    const clock = { seconds: DAY_SECONDS };
    await shop.api.advanceTestClock({ body: clock });
    await given.status(shop, "suspended");
    const { database, log } = await testServer();
    await runFor(shop, scheduleWorker({ database, log }));
    const [row] = await database.read(
      ({ sql }) => sql`select count(*)::int as batches from batches
        where account_id = ${shop.account_id} and schedule_id is not null`,
    );
    expect([row?.batches, id.slice(0, 4)]).toEqual([0, "sch_"]);
  });
});
