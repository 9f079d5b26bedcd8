/** Days that are part of another schedule's run, while either schedule changes. */
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { hourAway } from "../kit/schedule-hour.ts";
import { testServer } from "../kit/server.ts";

const ZWG = { product: "airtime-zwg", amount: "130.00" };
const OTHER_PEOPLE = { recipients: [{ phone: "0772345678" }] };

let shop: Organisation;
let part: string;
let whole: string;
let day: string;

beforeEach(async () => {
  shop = await given.organisation();
  const made = await given.schedule(shop, { amount: "5.00", hour: 10 });
  part = made.id;
  day = made.next_runs[1] ?? "";
  whole = (await given.schedule(shop, { amount: "3.00", hour: 8 })).id;
  await combine(shop.key);
});

async function combine(by: KeyInHand): Promise<void> {
  const path = { schedule_id: part, day };
  const answer = await by.api.combineScheduleOccurrence({
    path,
    body: { into: day, schedule: whole },
  });
  expect([answer.status, answer.error]).toEqual([200, null]);
}

async function update(schedule_id: string, body: object): Promise<void> {
  const answer = await shop.api.updateSchedule({ path: { schedule_id }, body: body as never });
  expect([answer.status, answer.error]).toEqual([200, null]);
}

const dayOf = async (schedule_id: string) =>
  (await shop.api.getScheduleOccurrence({ path: { schedule_id, day } })).body;

async function runsThatDay() {
  const { body } = await shop.api.listBatches({ query: { limit: 100 } });
  return body.data.filter(({ occurrence_date }) => occurrence_date === day);
}

/** What was sold on the day, by when both schedules have run. */
async function soldThatDay(): Promise<string[]> {
  const { body: clock } = await shop.api.getTestClock();
  const evening = Date.parse(`${day}T23:30:00+02:00`) / 1_000;
  if (evening > clock.now) await pass(shop, { seconds: evening - clock.now });
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
  return (await runsThatDay()).map(({ total }) => `${total.USD} ${total.ZWG}`).toSorted();
}

/** When the workers look at a schedule. */
async function makeDue(schedule_id: string, at: "now" | "infinity"): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "make a schedule due",
    ({ sql }) => sql`
      update schedule_work set due_at = date_trunc('milliseconds', ${
        at === "now" ? sql`svc_now()` : sql`'infinity'::timestamptz`
      })
      where schedule_id = ${parseId("sch", schedule_id)}`,
  );
}

describe("a day that is part of another schedule's run", () => {
  it.each([
    ["its currency", () => update(part, ZWG), ["0.00 130.00", "3.00 0.00"]],
    ["the other's currency", () => update(whole, ZWG), ["0.00 130.00", "5.00 0.00"]],
    ["its people", () => update(part, OTHER_PEOPLE), ["3.00 0.00", "5.00 0.00"]],
    ["the other's people", () => update(whole, OTHER_PEOPLE), ["3.00 0.00", "5.00 0.00"]],
  ])("runs on its own again after a change of %s", async (_, change, sold) => {
    await change();
    expect(await dayOf(part)).toMatchObject({ status: "planned", combined_into: null });
    expect((await dayOf(whole)).combined_from).toEqual([]);
    expect(await soldThatDay()).toEqual(sold);
  });

  it("stays a part of it after changes that leave both alike", async () => {
    await update(part, { amount: "6.00" });
    await update(whole, { amount: "4.00", hour: hourAway(9) });
    expect(await soldThatDay()).toEqual(["10.00 0.00"]);
  });

  it("is not sold while its schedule is paused", async () => {
    await update(part, { active: false });
    expect(await soldThatDay()).toEqual(["3.00 0.00"]);
  });

  it("is not lost when the other schedule is paused, by its owner or for its key", async () => {
    await update(whole, { active: false });
    expect(await dayOf(part)).toMatchObject({ status: "planned", combined_into: null });
    await update(whole, { active: true });
    const till = await given.key(shop);
    await combine(till);
    await shop.api.deleteKey({ path: { key_id: till.id } });
    expect(await soldThatDay()).toEqual(["5.00 0.00"]);
  });

  it("is not lost when a clock has leapt over it, and it was looked at before the other", async () => {
    const till = await given.key(shop);
    await shop.api.resetScheduleOccurrence({ path: { schedule_id: part, day } });
    await combine(till);
    await shop.api.deleteKey({ path: { key_id: till.id } });
    await makeDue(whole, "infinity");
    expect(await soldThatDay()).toEqual([]);
    await makeDue(whole, "now");
    await drain(shop);
    expect(await soldThatDay()).toEqual(["5.00 0.00"]);
  });

  it("follows a day that is skipped, and is alone when that is reset after a change", async () => {
    const path = { schedule_id: whole, day };
    await shop.api.skipScheduleOccurrence({ path });
    await update(part, ZWG);
    expect((await dayOf(part)).status).toBe("combined");
    await shop.api.resetScheduleOccurrence({ path });
    expect((await dayOf(part)).status).toBe("planned");
    expect(await soldThatDay()).toEqual(["0.00 130.00", "3.00 0.00"]);
  });

  it("is sold again with it only in the same currency", async () => {
    expect(await soldThatDay()).toEqual(["8.00 0.00"]);
    await update(part, ZWG);
    const again = { path: { schedule_id: whole }, body: { again: true } };
    expect((await shop.api.runSchedule(again)).body.total).toEqual({ USD: "3.00", ZWG: "0.00" });
  });
});

describe("whoever combines two days", () => {
  it("is the one by whose limits they sell", async () => {
    const path = { schedule_id: part, day };
    await shop.api.resetScheduleOccurrence({ path });
    const till = await given.key(shop, { spend_caps: { USD: { daily: "6.00" } } });
    await combine(till);
    expect(await soldThatDay()).toEqual([]);
    await shop.api.runSchedule({ path: { schedule_id: whole } });
    expect(await soldThatDay()).toEqual(["8.00 0.00"]);
  });
});

const overrideBy = async (by: KeyInHand, amount_override: string | null) =>
  await by.api.updateScheduleOccurrence({
    path: { schedule_id: part, day },
    body: { amount_override },
  });
const amountBy = async (by: KeyInHand, amount: string) =>
  await by.api.updateSchedule({ path: { schedule_id: part }, body: { amount } });

describe("the key that changes what a part of another run sells", () => {
  it.each([
    ["on that day", "3.00", (by: KeyInHand) => overrideBy(by, "4.00")],
    ["on every day", null, (by: KeyInHand) => amountBy(by, "4.00")],
    ["on that day, as on every other", "2.00", (by: KeyInHand) => overrideBy(by, null)],
  ])("is the one by whose limits the run sells: %s", async (_, override, change) => {
    await overrideBy(shop.key, override);
    const till = await given.key(shop, { spend_caps: { USD: { daily: "6.00" } } });
    expect((await change(till)).status).toBe(200);
    expect(await soldThatDay()).toEqual([]);
  });

  it.each([
    ["on that day", (by: KeyInHand) => overrideBy(by, "4.00")],
    ["on every day", (by: KeyInHand) => amountBy(by, "4.00")],
  ])("cannot approve the run: %s", async (_, change) => {
    const admin = await given.member(shop, "admin");
    expect((await change(admin)).status).toBe(200);
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "6.00" } } });
    expect(await soldThatDay()).toEqual(["7.00 0.00"]);
    const [run] = await runsThatDay();
    expect(run?.status).toBe("requires_approval");
    const path = { batch_id: run?.id ?? "" };
    await expectRefusal(await admin.api.approveBatch({ path }), "self_approval_forbidden");
    const owner = await given.member(shop, "owner");
    expect((await owner.api.approveBatch({ path })).status).toBe(200);
  });

  it("leaves the limits of the run alone with a change that adds nothing else to it", async () => {
    const till = await given.key(shop, { spend_caps: { USD: { daily: "6.00" } } });
    const path = { schedule_id: part, day };
    await till.api.updateScheduleOccurrence({ path, body: { note: "Bonus" } });
    const bodies = [{ name: "Bonus" }, { minute: 30 }, { active: true }];
    for (const body of bodies) {
      await till.api.updateSchedule({ path: { schedule_id: part }, body });
    }
    expect(await soldThatDay()).toEqual(["8.00 0.00"]);
  });

  it("cannot do so on the day shortly before the run, nor after it", async () => {
    const locked_at = (await dayOf(whole)).locked_at ?? 0;
    expect((await overrideBy(shop.key, "6.00")).status).toBe(200);
    const { body: clock } = await shop.api.getTestClock();
    await pass(shop, { seconds: locked_at - clock.now });
    const late = await overrideBy(shop.key, "7.00");
    await expectRefusal(late, "occurrence_locked", { meta: { locked_at } });
    await pass(shop, { seconds: 16 * 60 });
    expect((await dayOf(whole)).status).toBe("ran");
    await expectRefusal(await overrideBy(shop.key, "7.00"), "occurrence_locked");
    expect((await dayOf(part)).amount_override).toBe("6.00");
    expect(await soldThatDay()).toEqual(["9.00 0.00"]);
  });

  it("cannot make more of both amounts than the network takes", async () => {
    await update(whole, { amount: "200.00" });
    const answer = await overrideBy(shop.key, "200.00");
    await expectRefusal(answer, "amount_out_of_range", { param: "amount_override" });
    expect((await dayOf(part)).amount_override).toBeNull();
  });
});

describe("people of groups whose schedules share a run", () => {
  const member = async (name: string, phone: string) =>
    (await given.recipient(shop, { name, phone })).id;
  const change = async (group_id: string, body: { add?: string[]; remove?: string[] }) => {
    const answer = await shop.api.updateGroupMembers({ path: { group_id }, body });
    expect([answer.status, answer.error]).toEqual([200, null]);
  };

  it("receive what the days of their own groups say, whoever joined or left since", async () => {
    const stays = await member("Tariro", "0771234567");
    const leaves = await member("Farai", "0771234568");
    const joins = await member("Rudo", "0771234569");
    const groups = await Promise.all(["Part", "Whole"].map((name) => given.group(shop, { name })));
    const [of_part, of_whole] = groups.map(({ id }) => id) as [string, string];
    for (const id of [of_part, of_whole]) await change(id, { add: [stays, leaves] });
    await update(part, { group: of_part });
    await update(whole, { group: of_whole });
    await combine(shop.key);
    await change(of_part, { add: [joins] });
    await change(of_whole, { remove: [leaves] });
    expect(await soldThatDay()).toEqual(["18.00 0.00"]);
    const run = (await runsThatDay())[0]?.id;
    const { body } = await shop.api.listSends({ query: { limit: 100 } });
    // Before their hours the schedules run on the day before, too.
    const of_run = body.data.filter(({ batch }) => batch === run);
    const received = of_run.map(({ recipient, amount }) => [recipient, amount]);
    expect(new Map(received as [string, string][])).toEqual(
      new Map([
        [stays, "8.00"],
        [leaves, "5.00"],
        [joins, "5.00"],
      ]),
    );
  });
});
