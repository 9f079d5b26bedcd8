import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../../kit/pass-erasures.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { SALE } from "../sends/sale.ts";

describe("DELETE /recipients/{recipient_id}", () => {
  it("begins seven days in which the recipient is used for nothing", async () => {
    const shop = await given.organisation();
    const group = await given.group(shop);
    const { id } = await given.recipient(shop, { groups: [group.id] });
    const { body: clock } = await shop.api.getTestClock();
    const path = { recipient_id: id };
    const { status, body } = await shop.api.deleteRecipient({ path });
    expect([status, body.status]).toEqual([202, "erasure_pending"]);
    expect((body.erase_at ?? 0) - clock.now - SEVEN_DAYS).toBeLessThan(60);
    const members = await shop.api.listGroupMembers({ path: { group_id: group.id } });
    expect(members.body.data).toEqual([]);
    const sold = await shop.api.createSend({ body: { ...SALE, recipient: id } });
    await expectRefusal(sold, "erased_recipient", { param: "recipient" });
    const [entry] = (await shop.api.listAuditEvents()).body.data;
    expect(entry).toMatchObject({ action: "recipient.erasure_requested", object_id: id });
  });

  it("changes nothing when it is sent again", async () => {
    const shop = await given.organisation();
    const path = { recipient_id: (await given.recipient(shop)).id };
    const { body: first } = await shop.api.deleteRecipient({ path });
    const second = await shop.api.deleteRecipient({ path });
    expect([second.status, second.body]).toEqual([202, first]);
    const types = await shop.probe.eventTypes();
    expect(types.slice(-2)).toEqual(["recipient.created", "recipient.erasure_pending"]);
  });

  it("ends in a recipient of whom only the ID remains", async () => {
    const shop = await given.organisation();
    const center = await given.costCenter(shop);
    const { id } = await given.recipient(shop, {
      external_id: "loyalty-1",
      cost_center: center.id,
      meters: [{ number: "37140030000" }],
      notes: "Knows the code",
      tags: ["driver"],
    });
    const path = { recipient_id: id };
    const { body: leaving } = await shop.api.deleteRecipient({ path });
    await passErasures(shop, SEVEN_DAYS);
    const { body } = await shop.api.getRecipient({ path });
    const nothing = { name: null, phone: null, external_id: null, notes: null, meters: [] };
    expect(body).toMatchObject({ ...nothing, id, status: "erased", erase_at: leaving.erase_at });
    expect(await shop.probe.eventTypes()).toContain("recipient.erased");
    await expectRefusal(await shop.api.deleteRecipient({ path }), "erased_recipient");
    const by_own = await shop.api.getRecipient({ path: { recipient_id: "ext:loyalty-1" } });
    await expectRefusal(by_own, "resource_missing");
    const spent = await shop.api.getCostCenter({ path: { cost_center_id: center.id } });
    expect(spent.body.people_count).toBe(0);
    // The own ID can be given to somebody else, and the list has room for one more.
    await given.recipient(shop, { external_id: "loyalty-1" });
    expect((await shop.probe.rows("recipient_counts"))[0]?.recipients).toBe(1);
  });
});
