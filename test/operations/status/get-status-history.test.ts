import type { Schemas } from "@svc/generated/routes";
import { harareDay, startOfHarareDay } from "@svc/server/platform/time/instants.ts";
import { afterAll, beforeEach, expect, it } from "vitest";
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { given } from "../../kit/given.ts";
import { sellingServer } from "../../kit/live-supplier.ts";
import { allNetworksUp } from "../../kit/networks-up.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const today = startOfHarareDay(runNow());
const day = (back: number) => harareDay(today - back * DAY_MS);

afterAll(allNetworksUp);

beforeEach(async () => {
  await changeCatalogue(async ({ sql }) => {
    await sql`delete from network_states`;
    await sql`update networks set created = ${new Date(today - 365 * DAY_MS).toISOString()}`;
  });
});

async function change(since: number, state: string, mode = "test"): Promise<void> {
  await changeCatalogue(async ({ sql }) => {
    await sql`insert into network_states (mode, network_id, since, state)
      values (${mode}, 'netone', ${new Date(since).toISOString()}, ${state})`;
  });
}

function netone({ components }: Schemas["StatusDay"]): Schemas["StatusComponent"] {
  return components.find(({ component }) => component === "netone") as Schemas["StatusComponent"];
}

it("shows the last seven days, today included, when nothing is asked for", async () => {
  const { api } = await given.organisation();
  const { status, body } = await api.getStatusHistory();
  expect(status).toBe(200);
  expect(body).toMatchObject({ object: "status_history", from: day(6), to: day(0) });
  expect(body.days.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(day));
  expect(body.days[0]?.components).toContainEqual({
    component: "econet",
    up_minutes: 1440,
    degraded_minutes: 0,
    down_minutes: 0,
    incidents: [],
  });
});

it("counts the minutes of each state, and cuts what goes on over midnight", async () => {
  const { api } = await given.organisation();
  const second_day = today - 2 * DAY_MS;
  await change(second_day - 2 * HOUR_MS, "degraded");
  await change(second_day + HOUR_MS, "down");
  await change(second_day + 3 * HOUR_MS, "up");
  const { body } = await api.getStatusHistory({ query: { from: day(3), to: day(2) } });
  const [third, second] = body.days as [Schemas["StatusDay"], Schemas["StatusDay"]];
  expect(netone(third)).toMatchObject({ up_minutes: 1320, degraded_minutes: 120 });
  expect(netone(second)).toMatchObject({
    up_minutes: 1260,
    degraded_minutes: 60,
    down_minutes: 120,
  });
  expect(netone(second).incidents).toEqual([
    {
      from: second_day / 1_000,
      to: second_day / 1_000 + 3_600,
      state: "degraded",
      note: null,
    },
    {
      from: second_day / 1_000 + 3_600,
      to: second_day / 1_000 + 3 * 3_600,
      state: "down",
      note: null,
    },
  ]);
});

it("shows that an incident lasts, and what began before the span", async () => {
  const { api } = await given.organisation();
  await change(today - 20 * DAY_MS, "down");
  const { body } = await api.getStatusHistory({ query: { from: day(1) } });
  const [yesterday, now] = body.days as [Schemas["StatusDay"], Schemas["StatusDay"]];
  expect(netone(yesterday).down_minutes).toBe(1440);
  expect(netone(now).incidents).toMatchObject([{ state: "down", to: null }]);
});

it("shows each mode its own, and in live mode only what is sold there", async () => {
  const { live } = await given.organisation();
  await change(today - 2 * DAY_MS, "down");
  const { body } = await live.api.getStatusHistory();
  expect(body.livemode).toBe(true);
  expect(body.days.map(({ components }) => components)).toEqual(body.days.map(() => []));
  const selling = await sellingServer();
  const { days } = await selling.call(live, "getStatusHistory");
  await selling.close();
  expect(days.every((one) => netone(one).down_minutes === 0)).toBe(true);
});

it.each([
  ["a day to come", { to: harareDay(today + DAY_MS) }, "to"],
  ["an end before the beginning", { from: day(1), to: day(2) }, "from"],
  ["more than 92 days", { from: day(92) }, "from"],
])("refuses %s", async (_, query, param) => {
  const { api } = await given.organisation();
  await expectRefusal(await api.getStatusHistory({ query }), "time_out_of_range", { param });
});

it("refuses a day that there is not", async () => {
  const { api } = await given.organisation();
  const answer = await api.getStatusHistory({ query: { from: "2026-02-30" } });
  await expectRefusal(answer, "parameter_invalid", { param: "from" });
});
