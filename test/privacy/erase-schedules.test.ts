/** Schedules that name an erased person, and those of the household. */
import { expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { mailsTo } from "../kit/gateways.ts";
import { given, type Organisation } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";

const PHONE = "0776541177";
const E164 = "+263776541177";
const METER = "37140085426";
const HOUSE = { meters: [{ number: METER }] };
const POWER = { type: "power", amount: "10.00" };

it("leaves others of the household in schedules, and what is bought for its meter", async () => {
  const shop = await given.organisation();
  const one = await given.recipient(shop, { phone: PHONE, ...HOUSE });
  const other = await given.recipient(shop, { phone: "0776541178", ...HOUSE });
  const people = [
    { recipient: other.id, meter: METER, token_phone: PHONE },
    { phone: "0776541179", meter: METER, token_phone: PHONE },
  ];
  const listed = await given.schedule(shop, { ...POWER, recipients: people });
  const house = await given.schedule(shop, {
    ...{ ...POWER, meter: METER, token_phone: "0776541178" },
  });
  await erase(shop, one.id);
  const shown = await scheduleOf(shop, listed.id);
  expect(shown).toMatchObject({ active: true, recipient_count: 2 });
  expect(shown.recipients).toEqual(
    listed.recipients.map((person) => ({ ...person, token_phone: null })),
  );
  expect(await scheduleOf(shop, house.id)).toMatchObject({
    ...{ active: true, meter: METER, token_phone: "+263776541178" },
  });
  const { body: log } = await shop.api.listAuditEvents({ query: { action: "schedule.paused" } });
  expect(log.data).toEqual([]);
});

it("leaves a token its number where the other person has none", async () => {
  const shop = await given.organisation();
  const one = await given.recipient(shop, { phone: PHONE });
  const other = await given.recipient(shop, { phone: undefined, ...HOUSE });
  const people = [{ recipient: other.id, meter: METER, token_phone: PHONE }];
  const { id } = await given.schedule(shop, { ...POWER, recipients: people });
  await erase(shop, one.id);
  const { active, recipients } = await scheduleOf(shop, id);
  expect([active, recipients[0]?.token_phone]).toEqual([true, E164]);
});

it("pauses what was for no other person with audit and mail, and frees other days", async () => {
  const shop = await given.organisation();
  await shop.api.updateAccount({ body: { contact_email: "erased@shop.example" } });
  const { id: recipient } = await given.recipient(shop, { phone: PHONE, ...HOUSE });
  const both = { recipients: [{ recipient }, { phone: "0776541178" }] };
  const [alone, by_phone, shared] = [
    await given.schedule(shop, { recipients: [{ recipient }] }),
    await given.schedule(shop, { recipients: [{ phone: PHONE }] }),
    await given.schedule(shop, both),
  ];
  const token = await given.schedule(shop, { ...POWER, meter: METER, token_phone: PHONE });
  const part = await given.schedule(shop, {
    ...{ ...POWER, meter: METER, token_phone: "0776541178", hour: 10 },
  });
  const path = { schedule_id: part.id, day: part.next_runs[1] ?? "" };
  const body = { into: path.day, schedule: token.id };
  expect((await shop.api.combineScheduleOccurrence({ path, body })).status).toBe(200);
  await erase(shop, recipient);
  const paused = [alone, by_phone, token].map(({ id }) => id);
  for (const id of paused) expect((await scheduleOf(shop, id)).active).toBe(false);
  expect(await scheduleOf(shop, shared.id)).toMatchObject({ active: true, recipient_count: 1 });
  expect(await scheduleOf(shop, token.id)).toMatchObject({
    ...{ meter: "00000000000", token_phone: "+263700000000" },
  });
  expect((await scheduleOf(shop, part.id)).active).toBe(true);
  expect((await shop.api.getScheduleOccurrence({ path })).body).toMatchObject({
    status: "planned",
    combined_into: null,
  });
  const { body: log } = await shop.api.listAuditEvents({ query: { action: "schedule.paused" } });
  expect(log.data.map(({ object_id }) => object_id).toSorted()).toEqual(paused.toSorted());
  await drain(shop);
  const subjects = mailsTo("erased@shop.example").map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "The schedule Airtime is paused").length).toBe(3);
});

async function erase(shop: Organisation, recipient_id: string): Promise<void> {
  await shop.api.deleteRecipient({ path: { recipient_id } });
  await passErasures(shop, SEVEN_DAYS);
}

async function scheduleOf(shop: Organisation, schedule_id: string) {
  return (await shop.api.getSchedule({ path: { schedule_id } })).body;
}
