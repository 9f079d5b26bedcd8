import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const BODY = { name: "Tariro Moyo", phone: "0771234567", payroll_id: "EMP-0042" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const register = (body: object) => shop.api.createWorkforceRecipient({ body: body as never });

describe("POST /workforce/recipients", () => {
  it("registers a person, who is a recipient", async () => {
    const { id } = await given.costCenter(shop);
    const more = { cost_center_id: id, monthly_cap: { USD: 40 } };
    const { status, body } = await register({ ...BODY, ...more });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "workforce_person_created", is_new: true, matched_existing: false },
      warnings: [],
      person: {
        ...{ name: "Tariro Moyo", phone: "+263771234567", payroll_id: "EMP-0042" },
        ...{ cost_center: id, monthly_cap: { USD: "40.00", ZWG: null }, status: "active" },
        spent_this_month: { USD: "0.00", ZWG: "0.00" },
      },
    });
    const path = { recipient_id: body.person.recipient };
    const { body: recipient } = await shop.api.getRecipient({ path });
    expect(recipient).toMatchObject({ name: BODY.name, cost_center: id, lawful_basis: "contract" });
    expect(await shop.probe.eventTypes()).toContain("recipient.created");
  });

  it("changes whoever has the number or the payroll number already", async () => {
    const first = await register(BODY);
    const by_phone = await register({ name: "Tariro Moyo-Dube", phone: "+263 77 123 4567" });
    expect(by_phone.body).toMatchObject({
      ...{ is_new: false, matched_existing: true, warnings: ["name_differs"] },
      person: {
        recipient: first.body.person.recipient,
        name: "Tariro Moyo-Dube",
        payroll_id: "EMP-0042",
      },
    });
    const by_payroll = await register({ ...BODY, phone: "0712345678" });
    expect(by_payroll.body.person).toMatchObject({
      recipient: first.body.person.recipient,
      phone: "+263712345678",
    });
    expect(await shop.probe.count("recipients")).toBe(1);
    const types = await shop.probe.eventTypes();
    expect(types.filter((type) => type === "recipient.updated")).toHaveLength(2);
    const again = await register({ ...BODY, phone: "0712345678" });
    expect(again.body).toMatchObject({ matched_existing: true, warnings: [] });
    expect(await shop.probe.eventTypes()).toEqual(types);
  });

  it("warns of a namesake, of a number that nobody sells to and of an archived centre", async () => {
    await register(BODY);
    const other = { name: "tariro moyo", phone: "0781234567" };
    expect((await register(other)).body.warnings).toEqual(["same_name"]);
    const center = await given.costCenter(shop);
    const phone = "0861234567";
    const unsold = { name: "Rudo", phone: "0772000001", cost_center_id: center.id };
    await register(unsold);
    const path = { cost_center_id: center.id };
    await shop.api.updateWorkforceCostCenter({ path, body: { is_active: false } });
    const { cost_center_id: _, ...same } = unsold;
    expect((await register(same)).body.warnings).toEqual(["cost_center_archived"]);
    await expectRefusal(await register({ name: "X", phone }), "invalid_phone", { param: "phone" });
  });

  it("refuses two numbers that are those of two people", async () => {
    await register(BODY);
    const { body } = await register({ name: "Farai", phone: "0712345678", payroll_id: "EMP-7" });
    const both = { name: "Who", phone: "0771234567", payroll_id: "EMP-7" };
    await expectRefusal(await register(both), "duplicate_resource", {
      param: "payroll_id",
      resource: body.person.recipient,
    });
  });

  it("refuses somebody who is being erased", async () => {
    const { body } = await register(BODY);
    await shop.api.deleteRecipient({ path: { recipient_id: body.person.recipient } });
    await expectRefusal(await register(BODY), "erased_recipient", { param: "payroll_id" });
    const { payroll_id: _, ...by_phone } = BODY;
    await expectRefusal(await register(by_phone), "erased_recipient", { param: "phone" });
  });

  it("refuses a cost centre that is archived or that there is not, under its own name", async () => {
    const center = await given.costCenter(shop, { is_active: false });
    for (const cost_center_id of [center.id, "cc_0031JkLHsOdQi4Ke5MuGn9Pt"]) {
      const answer = await register({ ...BODY, cost_center_id });
      await expectRefusal(answer, "reference_not_found", { param: "cost_center_id" });
      expect(answer.error?.message).toContain("`cost_center_id`");
    }
  });

  it("refuses a cap that is no amount, and more people than an account may have", async () => {
    const answer = await register({ ...BODY, monthly_cap: { USD: "0" } });
    await expectRefusal(answer, "invalid_amount", { param: "monthly_cap.USD" });
    await register(BODY);
    await given.fullDirectory(shop);
    await expectRefusal(await register({ name: "New", phone: "0712000000" }), "limit_reached");
    expect((await register(BODY)).body.matched_existing).toBe(true);
  });

  it("makes one person of twenty requests at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(BODY)));
    expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.person.recipient)).size).toBe(1);
  });
});
