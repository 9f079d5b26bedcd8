import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function made(wanted: Record<string, unknown> = {}) {
  const member = await given.familyMember(shop, wanted);
  const path = { family_member_id: member.id };
  return { member, path, schedule: { schedule_id: member.schedule ?? "" } };
}

describe("DELETE /family/members/{family_member_id}", () => {
  it("ends the allowance, and keeps the recipient and what was sent", async () => {
    const { member, path, schedule } = await made();
    const body = { type: "airtime", amount: "3.00", currency: "USD" } as const;
    await shop.api.sendToFamilyMember({ path, body });
    const { status, body: gone } = await shop.api.deleteFamilyMember({ path });
    expect(status).toBe(200);
    expect(gone).toMatchObject({ ...member, spent_this_month: { USD: "3.00", ZWG: "0.00" } });
    await expectRefusal(await shop.api.deleteFamilyMember({ path }), "resource_missing");
    expect((await shop.api.getSchedule({ path: schedule })).status).toBe(404);
    const recipient = { recipient_id: member.recipient };
    expect((await shop.api.getRecipient({ path: recipient })).status).toBe(200);
    expect((await shop.api.deleteRecipient({ path: recipient })).status).toBe(202);
  });

  it("against a run at the same time leaves one batch at most, and nothing that runs on", async () => {
    const { database } = await testServer();
    const { path, schedule } = await made();
    const run = () => shop.api.runSchedule({ path: schedule });
    const [gone, ran] = await Promise.all([shop.api.deleteFamilyMember({ path }), run()]);
    expect([gone.status, [202, 404].includes(ran.status)]).toEqual([200, true]);
    const { body: batches } = await shop.api.listBatches({ query: {} });
    expect(batches.data).toHaveLength(ran.status === 202 ? 1 : 0);
    await pass(shop, { seconds: 8 * 86_400 });
    await drain(shop);
    expect((await shop.api.listBatches({ query: {} })).body.data).toEqual(
      expect.objectContaining({ length: batches.data.length }),
    );
    const left = await database.read(
      ({ sql }) => sql`select from schedule_work where account_id = ${shop.account_id}`,
    );
    expect(left.count).toBe(0);
  });

  it("takes place once of many at once", async () => {
    const { path } = await made();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.api.deleteFamilyMember({ path })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("deleteFamilyMember", { path: (await made()).path });
  });
});

describe("what belongs to a member", () => {
  it("is changed with the member alone", async () => {
    const { member, schedule } = await made();
    const resource = member.id;
    const changed = await shop.api.updateSchedule({ path: schedule, body: { amount: "9.00" } });
    await expectRefusal(changed, "resource_in_use", { resource });
    const ended = await shop.api.deleteSchedule({ path: schedule });
    await expectRefusal(ended, "resource_in_use", { resource });
    const path = { recipient_id: member.recipient };
    const erased = await shop.api.deleteRecipient({ path });
    await expectRefusal(erased, "resource_in_use", { resource });
    for (const body of [{ name: null }, { phone: null, meters: [{ number: "37140030000" }] }]) {
      const cleared = await shop.api.updateRecipient({ path, body });
      await expectRefusal(cleared, "resource_in_use", { resource });
    }
    expect((await shop.api.updateRecipient({ path, body: { name: "Other" } })).status).toBe(200);
    const [day = ""] = (await shop.api.getSchedule({ path: schedule })).body.next_runs;
    const skipped = await shop.api.skipScheduleOccurrence({ path: { ...schedule, day } });
    expect(skipped.status).toBe(200);
  });

  it("goes with a reset, and with an erasure", async () => {
    const { database } = await testServer();
    await made();
    await shop.api.resetTestAccount();
    expect((await shop.api.listFamily()).body.data).toEqual([]);
    await made({ phone: "0712345678" });
    const { id } = await given.recipient(shop, { phone: "0781234567", name: "Rudo Dube" });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    // No request makes somebody a member who is being erased.
    await database.record(
      ({ sql }) => sql`
        update family_members set recipient_id = (
          select id from recipients
          where account_id = ${shop.account_id} and status = 'erasure_pending')
        where account_id = ${shop.account_id}`,
    );
    await pass(shop, { seconds: 8 * 86_400 });
    expect((await shop.api.listFamily()).body.data).toEqual([]);
    expect((await shop.api.listSchedules()).body.data).toEqual([]);
  });
});
