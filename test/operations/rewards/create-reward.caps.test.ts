import { beforeEach, describe, expect, it } from "vitest";
import { FIRST_MONDAY, NEXT_YEAR, timeIn } from "../../kit/calendar.ts";
import { drain } from "../../kit/drain.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const MONDAY = FIRST_MONDAY;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** Moves the account's clock to an instant that is still to come. Units: seconds. */
async function moveTo(instant: number): Promise<void> {
  const { body } = await shop.api.getTestClock();
  await shop.api.advanceTestClock({ body: { seconds: instant - body.now } });
}

function limited(per_recipient: object) {
  return given.activeProgram(shop, { per_recipient, budget: "100.00" });
}

/** The periods, one second before they end and when they have. */
const PERIODS = [
  ["per_day", MONDAY + HOUR, MONDAY + DAY],
  ["per_week", MONDAY + HOUR, MONDAY + 7 * DAY],
  ["per_month", MONDAY + HOUR, timeIn(NEXT_YEAR, "02-01T00:00")],
] as const;

describe.each(PERIODS)("a limit %s", (period, starts, ends) => {
  it("on the number of rewards holds until the period is over in Harare", async () => {
    const { id: program } = await limited({ [period]: { count: 1 } });
    await moveTo(starts);
    await madeReward(shop, program);
    await moveTo(ends - 5 * 60);
    const rule = `per_recipient.${period}.count`;
    const meta = { rule, limit: 1, used: 1, resets_at: ends };
    await expectRefusal(await askReward(shop, program), "reward_cap_reached", { meta });
    await madeReward(shop, program, { recipient: { phone: "0773333333" } });
    await moveTo(ends);
    await madeReward(shop, program);
  });

  it("on the amount counts what was given", async () => {
    const { id: program } = await limited({ [period]: { amount: "5.00" } });
    await moveTo(starts);
    await madeReward(shop, program, { amount: "3.00" });
    const meta = { rule: `per_recipient.${period}.amount`, limit: "5.00", used: "3.00" };
    const more = await askReward(shop, program, { amount: "2.50" });
    await expectRefusal(more, "reward_cap_reached", { meta });
    await madeReward(shop, program, { amount: "2.00" });
    await moveTo(ends);
    await madeReward(shop, program, { amount: "5.00" });
  });
});

describe("a limit over a lifetime", () => {
  it("never ends", async () => {
    const { id: program } = await limited({ lifetime: { count: 2 } });
    await madeReward(shop, program);
    await shop.api.advanceTestClock({ body: { seconds: 300 * DAY } });
    await madeReward(shop, program);
    const meta = { rule: "per_recipient.lifetime.count", used: 2, resets_at: null };
    await expectRefusal(await askReward(shop, program), "reward_cap_reached", { meta });
  });

  it("counts what one person receives, whatever the number", async () => {
    const { id: program } = await limited({ lifetime: { count: 1 } });
    const person = (phone: string) => ({ recipient: { external_id: "loyalty-1", phone } });
    await madeReward(shop, program, person("0771112222"));
    const again = await askReward(shop, program, person("0773334444"));
    await expectRefusal(again, "reward_cap_reached");
  });

  it("counts what is held, and not what has failed", async () => {
    const { id: program } = await limited({ lifetime: { count: 1 } });
    const failing = { recipient: { phone: "0771230002" } };
    await madeReward(shop, program, failing);
    await expectRefusal(await askReward(shop, program, failing), "reward_cap_reached");
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    await madeReward(shop, program, { ...failing, hold: true });
    await expectRefusal(await askReward(shop, program, failing), "reward_cap_reached");
  });

  it("counts each program by itself", async () => {
    const [one, two] = [
      await limited({ lifetime: { count: 1 } }),
      await limited({ lifetime: { count: 1 } }),
    ];
    await madeReward(shop, one.id);
    expect((await askReward(shop, two.id)).status).toBe(201);
  });
});
