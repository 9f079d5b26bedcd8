/** How the examples of schedules come about. */
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import type { Stages } from "./stages.ts";

const SHOP = { name: "Mbare Tuck Shops", statement_descriptor: "MBARE TUCK" };

const POWER = {
  name: "Power for the office",
  cadence: "biweekly",
  hour: 6,
  minute: 30,
  product: "power-usd",
  amount: "50.00",
  meter: "37140030000",
  token_phone: "0771234567",
} as const;

/** A shop whose people are paid on the 25th. */
async function newShop(): Promise<Organisation> {
  const shop = await given.organisation(SHOP);
  await shop.api.updateAccount({ body: { payday: { day_of_month: 25 } } });
  return shop;
}

async function bodyOf(shop: Organisation) {
  const { id } = await given.recipient(shop);
  return {
    name: "Payday airtime",
    cadence: "payday" as const,
    hour: 8,
    recipients: [id, { phone: "0712345678", name: "Farai Dube", amount: "15.00" }],
    amount: "10.00",
    currency: "USD" as const,
    sms_message: "{first_name}, your {currency} {amount} airtime from {sender}.",
    on_insufficient: "retry_after_topup" as const,
    metadata: { team: "sales" },
  };
}

interface Made {
  readonly shop: Organisation;
  readonly path: { readonly schedule_id: string };
  /** The next three days. */
  readonly days: readonly string[];
}

/** A schedule of the examples, in a shop of its own. */
export async function madeSchedule(): Promise<Made> {
  const shop = await newShop();
  const { body } = await shop.api.createSchedule({ body: await bodyOf(shop) });
  return { shop, path: { schedule_id: body.id }, days: body.next_runs };
}

/** The second day, which no test comes near to. */
async function madeWithDay() {
  const { shop, path, days } = await madeSchedule();
  return { shop, path: { ...path, day: days[1] ?? "" }, days };
}

function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}

export const SCHEDULES: Stages = {
  "listSchedules 200 Active schedules": async () => {
    const { shop } = await madeSchedule();
    return shop.api.listSchedules({ query: { active: true } });
  },
  "createSchedule 201 Airtime for two people on payday": async () => {
    const shop = await newShop();
    return shop.api.createSchedule({ body: await bodyOf(shop) });
  },
  "createSchedule 201 Electricity for one meter, every second Friday": async () => {
    const shop = await newShop();
    const { body: clock } = await shop.api.getTestClock();
    const anchor_date = harareDay(clock.now * 1_000);
    return shop.api.createSchedule({ body: { ...POWER, anchor_date } });
  },
  "getSchedule 200 A schedule on payday": async () => {
    const { shop, path } = await madeSchedule();
    return shop.api.getSchedule({ path });
  },
  "updateSchedule 200 A higher amount": async () => {
    const { shop, path } = await madeSchedule();
    const body = { amount: "12.00", metadata: { team: "sales", approved: "Rudo" } };
    return shop.api.updateSchedule({ path, body });
  },
  "deleteSchedule 200 A schedule no longer needed": async () => {
    const { shop, path } = await madeSchedule();
    return shop.api.deleteSchedule({ path });
  },
  "listScheduleOccurrences 200 The days of December": async () => {
    const { shop, path, days } = await madeSchedule();
    const [day = ""] = days;
    return shop.api.listScheduleOccurrences({ path, query: { from: day, to: day } });
  },
  "getScheduleOccurrence 200 A day that has run": async () => {
    const { shop, path, days } = await madeSchedule();
    const of_day = { ...path, day: days[0] ?? "" };
    const { body: day } = await shop.api.getScheduleOccurrence({ path: of_day });
    const { body: clock } = await shop.api.getTestClock();
    await pass(shop, { seconds: (day.runs_at ?? 0) - clock.now + 60 });
    return shop.api.getScheduleOccurrence({ path: of_day });
  },
  "updateScheduleOccurrence 200 Double the amount at Christmas": async () => {
    const { shop, path } = await madeWithDay();
    const body = { amount_override: "20.00", note: "With the Christmas bonus" };
    return shop.api.updateScheduleOccurrence({ path, body });
  },
  "combineScheduleOccurrence 200 One recharge for both days": async () => {
    const { shop, path, days } = await madeWithDay();
    return shop.api.combineScheduleOccurrence({ path, body: { into: days[2] ?? "" } });
  },
  "moveScheduleOccurrence 200 A day earlier": async () => {
    const { shop, path } = await madeWithDay();
    return shop.api.moveScheduleOccurrence({ path, body: { to: dayBefore(path.day) } });
  },
  "resetScheduleOccurrence 200 Back to the original day": async () => {
    const { shop, path } = await madeWithDay();
    await shop.api.skipScheduleOccurrence({ path });
    return shop.api.resetScheduleOccurrence({ path });
  },
  "skipScheduleOccurrence 200 Skip one month": async () => {
    const { shop, path } = await madeWithDay();
    return shop.api.skipScheduleOccurrence({ path });
  },
  "runSchedule 202 Run again today": async () => {
    const { shop, path } = await madeSchedule();
    await shop.api.runSchedule({ path });
    return shop.api.runSchedule({ path, body: { again: true } });
  },
  "previewScheduleRun 200 What a run would send": async () => {
    const { shop, path } = await madeSchedule();
    await sell(shop, { target: "0712345678", amount: "15.00" });
    return shop.api.previewScheduleRun({ path });
  },
};
