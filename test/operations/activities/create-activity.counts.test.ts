import { beforeEach, describe, expect, it } from "vitest";
import { outcomesOf } from "../../kit/activities.ts";
import { FIRST_MONDAY, NEXT_YEAR, timeIn } from "../../kit/calendar.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { ruleOf, setRules } from "../../kit/rules.ts";

const DAY = 86_400;
const MONDAY = FIRST_MONDAY;

let shop: Organisation;
let program_id: string;

beforeEach(async () => {
  shop = await given.organisation();
  program_id = (await given.activeProgram(shop, { budget: "100.00" })).id;
});

async function ruled(...rules: Record<string, unknown>[]): Promise<void> {
  await setRules(shop, program_id, rules.map(ruleOf));
}

/** Moves the account's clock to an instant that is still to come. Units: seconds. */
async function moveTo(instant: number): Promise<void> {
  const { body } = await shop.api.getTestClock();
  await shop.api.advanceTestClock({ body: { seconds: instant - body.now } });
}

/** How often somebody was rewarded, one activity after another. */
async function giftsOf(...reports: Record<string, unknown>[]): Promise<number[]> {
  const gifts: number[] = [];
  for (const report of reports) {
    gifts.push((await outcomesOf(shop, report)).filter((one) => one === "given").length);
  }
  return gifts;
}

const times = (count: number, report: Record<string, unknown> = {}) =>
  Array.from({ length: count }, () => report);

describe("a threshold", () => {
  it("matches the third time, and again the sixth", async () => {
    await ruled({ count: { times: 3 } });
    expect(await giftsOf(...times(7))).toEqual([0, 0, 1, 0, 0, 1, 0]);
  });

  it("counts each person, name and condition by itself", async () => {
    const at_mbare = { metadata: { branch: "mbare" } };
    const when = { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] };
    await ruled({ count: { times: 2 }, when });
    const somebody = { recipient: { phone: "0773333333" } };
    expect(await giftsOf(at_mbare, {}, { ...at_mbare, name: "order.paid" })).toEqual([0, 0, 0]);
    expect(await giftsOf({ ...at_mbare, ...somebody }, at_mbare)).toEqual([0, 1]);
  });

  it("adds values up in the currency of the program", async () => {
    await ruled({ count: { value: "50.00" } });
    const paid = (value: string, currency = "USD") => ({ value, currency });
    const reports = [paid("30.00"), paid("100.00", "ZWG"), {}, paid("19.99"), paid("0.01")];
    expect(await giftsOf(...reports, paid("49.99"))).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it("forgets what happened before its period", async () => {
    await ruled({ count: { times: 2, within: "1d" } });
    const { body: clock } = await shop.api.getTestClock();
    await giftsOf({});
    await moveTo(clock.now + DAY + 60);
    expect(await giftsOf({}, {})).toEqual([0, 1]);
  });

  it("counts what was done before it was made, and what is told late, when it was done", async () => {
    await moveTo(MONDAY);
    await giftsOf({});
    await moveTo(MONDAY + DAY);
    await ruled({ count: { times: 3, within: "90d" } });
    const before = { occurred_at: MONDAY };
    expect(await giftsOf(before, {})).toEqual([0, 1]);
    await moveTo(MONDAY + 2 * DAY);
    expect(await giftsOf({}, { occurred_at: MONDAY + DAY + 60 }, {}, {})).toEqual([0, 0, 1, 0]);
  });

  it("leaves out what was reported for another program alone", async () => {
    const { id: other } = await given.activeProgram(shop);
    await ruled({ count: { times: 2 } });
    expect(await giftsOf({ program: other }, {}, {})).toEqual([0, 0, 1]);
  });
});

describe("the first time", () => {
  it("is once ever for each person, also of what was done before the rule", async () => {
    await giftsOf({});
    await ruled({ kind: "first_time", count: null });
    const somebody = { recipient: { phone: "0773333333" } };
    expect(await giftsOf({}, somebody, somebody)).toEqual([0, 1, 0]);
  });
});

describe("a milestone", () => {
  it("is the third time alone, counted from the first report", async () => {
    await giftsOf({});
    await ruled({ kind: "milestone", count: { times: 3 } });
    expect(await giftsOf(...times(6))).toEqual([0, 1, 0, 0, 0, 0]);
  });
});

describe("a streak", () => {
  it("is of consecutive days in Harare, over the end of a month", async () => {
    const before_midnight = timeIn(NEXT_YEAR, "01-29T23:59");
    await moveTo(before_midnight);
    await ruled({ kind: "streak", count: { times: 3, every: "day" } });
    const gifts = [...(await giftsOf({}))];
    // 00:01 of the next day in Harare.
    for (const minutes of [2, 24 * 60, 24 * 60 + 1, 2 * 24 * 60, 3 * 24 * 60]) {
      await moveTo(before_midnight + minutes * 60);
      gifts.push(...(await giftsOf({})));
    }
    // 29 January, 30, 30 (23:59), 31, 31, 1 February: three days, then the next streak begins.
    expect(gifts).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it("begins from nothing after a day without", async () => {
    await moveTo(MONDAY + 3_600);
    await ruled({ kind: "streak", count: { times: 2, every: "day" } });
    const gifts: number[] = [];
    for (const day of [0, 2, 3, 4, 5]) {
      await moveTo(MONDAY + 7_200 + day * DAY);
      gifts.push(...(await giftsOf({})));
    }
    expect(gifts).toEqual([0, 0, 1, 0, 1]);
  });

  it("is of weeks that begin on Monday, and of months of any length", async () => {
    await moveTo(MONDAY + 6 * DAY + 3_600);
    await ruled({ kind: "streak", count: { times: 2, every: "week" } });
    expect(await giftsOf({})).toEqual([0]);
    await moveTo(MONDAY + 7 * DAY + 3_600);
    expect(await giftsOf({})).toEqual([1]);
    await moveTo(timeIn(NEXT_YEAR, "01-31T14:00"));
    await ruled({ kind: "streak", count: { times: 3, every: "month" } });
    const gifts = [...(await giftsOf({}))];
    for (const noon of ["02-28T14:00", "03-01T14:00"]) {
      await moveTo(timeIn(NEXT_YEAR, noon));
      gifts.push(...(await giftsOf({})));
    }
    expect(gifts).toEqual([0, 0, 1]);
  });
});

describe("the time of a rule", () => {
  it("is that at which something was done", async () => {
    await moveTo(MONDAY);
    await ruled({ count: { times: 1 }, starts_at: MONDAY + DAY, ends_at: MONDAY + 2 * DAY });
    await moveTo(MONDAY + 3 * DAY);
    const at = (days: number, seconds = 0) => ({ occurred_at: MONDAY + days * DAY + seconds });
    expect(await giftsOf(at(1, -1), at(1), at(2, -1), at(2), {})).toEqual([0, 1, 1, 0, 0]);
  });

  it("is from the creation of the rule on", async () => {
    await moveTo(MONDAY);
    await ruled({ count: { times: 1 } });
    expect(await giftsOf({ occurred_at: MONDAY - 60 }, {})).toEqual([0, 1]);
  });
});
