import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { eraseDue, passErasures, SEVEN_DAYS } from "../../kit/pass-erasures.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

/** The seven days are over on the clock of an account, and nobody has erased anybody yet. */
async function endDays({ account_id }: Shop): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update recipients set erase_at = erase_at - interval '7 days'
      where account_id = ${account_id}`,
  );
}

/** The erasure comes due a moment before the seven days are over. */
async function comeDue({ account_id }: Shop): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update recipient_erasures set due_at = svc_now() - interval '1 second'
      where account_id = ${account_id}`,
  );
}

describe("POST /recipients/{recipient_id}/restore", () => {
  it("gives a recipient back as it was, groups and all", async () => {
    const shop = await given.organisation();
    const group = await given.group(shop);
    const before = await given.recipient(shop, { groups: [group.id] });
    const path = { recipient_id: before.id };
    await shop.api.deleteRecipient({ path });
    const { status, body } = await shop.api.restoreRecipient({ path });
    expect([status, body]).toEqual([200, before]);
    const again = await shop.api.restoreRecipient({ path });
    expect([again.status, again.body]).toEqual([200, before]);
    const { body: shown } = await shop.api.getGroup({ path: { group_id: group.id } });
    expect(shown.member_count).toBe(1);
    await passErasures(shop, SEVEN_DAYS);
    expect((await shop.api.getRecipient({ path })).body.status).toBe("active");
    const actions = (await shop.api.listAuditEvents()).body.data.map(({ action }) => action);
    expect(actions).toContain("recipient.restored");
  });

  it("is possible until the last second, and not after it", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop);
    const path = { recipient_id: id };
    await shop.api.deleteRecipient({ path });
    await passErasures(shop, SEVEN_DAYS - 5);
    expect((await shop.api.restoreRecipient({ path })).body.status).toBe("active");
    await shop.api.deleteRecipient({ path });
    await endDays(shop);
    const late = await shop.api.restoreRecipient({ path });
    await expectRefusal(late, "erased_recipient", { param: "recipient_id" });
  });

  it("races the erasure, and one of them wins whole", async () => {
    const shop = await given.organisation();
    const made = Array.from({ length: 10 }, () => given.recipient(shop));
    const people = await Promise.all(made);
    const paths = people.map(({ id }) => ({ recipient_id: id }));
    await Promise.all(paths.map((path) => shop.api.deleteRecipient({ path })));
    await comeDue(shop);
    const restored = paths.map((path) => shop.api.restoreRecipient({ path }));
    const answers = await Promise.all([...restored, eraseDue(), eraseDue()]);
    await eraseDue();
    for (const [place, path] of paths.entries()) {
      const { body } = await shop.api.getRecipient({ path });
      const is_restored = (answers[place] as { status: number }).status === 200;
      const expected = is_restored ? ["active", "Tendai Ncube"] : ["erased", null];
      expect([body.status, body.name]).toEqual(expected);
    }
  });
});
