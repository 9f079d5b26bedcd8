import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

let shop: Organisation;
let path: { recipient_id: string };

beforeEach(async () => {
  shop = await given.organisation();
  const { id } = await given.recipient(shop, { name: "Tariro Moyo", payroll_id: "EMP-42" });
  path = { recipient_id: id };
});

const update = (body: object) => shop.api.updateWorkforceRecipient({ path, body: body as never });

describe("PATCH /workforce/recipients/{recipient_id}", () => {
  it("changes what is written, and leaves the rest as it is", async () => {
    const { id } = await given.costCenter(shop);
    const { status, body } = await update({ phone: "0712345678", cost_center_id: id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ object: "workforce_person_updated", is_new: false, matched_existing: true },
      warnings: [],
      person: { name: "Tariro Moyo", phone: "+263712345678", cost_center: id },
    });
    expect(await shop.probe.eventTypes()).toContain("recipient.updated");
    const nothing = { payroll_id: null, cost_center_id: null, monthly_cap: null, notes: null };
    const { body: cleared } = await update(nothing);
    expect(cleared.person).toMatchObject({ payroll_id: null, cost_center: null, notes: null });
  });

  it("refuses the payroll number of somebody else, and a wrong number or amount", async () => {
    const other = await given.recipient(shop, { name: "Farai", payroll_id: "EMP-7" });
    await expectRefusal(await update({ payroll_id: "EMP-7" }), "duplicate_resource", {
      param: "payroll_id",
      resource: other.id,
    });
    await expectRefusal(await update({ phone: "07" }), "invalid_phone", { param: "phone" });
    const cap = { monthly_cap: { ZWG: "1.999" } };
    await expectRefusal(await update(cap), "invalid_amount", { param: "monthly_cap.ZWG" });
    const unknown = { cost_center_id: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" };
    await expectRefusal(await update(unknown), "reference_not_found", { param: "cost_center_id" });
  });

  it("refuses somebody who is being erased", async () => {
    await shop.api.deleteRecipient({ path });
    await expectRefusal(await update({ name: "New" }), "erased_recipient");
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("updateWorkforceRecipient", { path, body: { name: "Theirs" } });
  });
});
