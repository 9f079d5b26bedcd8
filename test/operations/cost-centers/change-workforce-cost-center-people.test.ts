import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

let shop: Organisation;
let path: { cost_center_id: string };

beforeEach(async () => {
  shop = await given.organisation();
  path = { cost_center_id: (await given.costCenter(shop, { name: "Sales" })).id };
});

const change = (body: object) =>
  shop.api.changeWorkforceCostCenterPeople({ path, body: body as never });

const namesOf = ({ people }: Schemas["WorkforceDepartmentPeople"]) =>
  people.map(({ name }) => name);

describe("POST /workforce/cost-centers/{cost_center_id}/people", () => {
  it("adds people, removes others and registers new ones", async () => {
    const [one, two] = [
      await given.recipient(shop, { name: "Aneni", phone: "0772000001" }),
      await given.recipient(shop, {
        ...{ name: "Bongani", phone: "0772000002" },
        cost_center: path.cost_center_id,
      }),
    ];
    const fresh = { name: "Farai Dube", phone: "0712345678", payroll_id: "EMP-0043" };
    const body = { add: [one.id], remove: [two.id], new: [fresh] };
    const answer = await change(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...{ added_count: 1, removed_count: 1, created_count: 1, errors: [] },
      department: { name: "Sales", people_count: 2 },
    });
    expect(namesOf(answer.body)).toEqual(["Aneni", "Farai Dube"]);
    const types = await shop.probe.eventTypes();
    expect(types.filter((type) => type === "recipient.updated")).toHaveLength(2);
    expect(types.filter((type) => type === "recipient.created")).toHaveLength(3);
    // What is so already is no change, and tells nobody.
    const again = await change(body);
    expect(again.body).toMatchObject({ added_count: 0, removed_count: 0, created_count: 0 });
    expect(await shop.probe.eventTypes()).toEqual(types);
  });

  it("only adds a new person whose number is registered", async () => {
    const known = await given.recipient(shop, { name: "Tariro Moyo", phone: "0771234567" });
    const { body } = await change({ new: [{ name: "T. Moyo", phone: "0771234567" }] });
    expect(body).toMatchObject({ added_count: 1, created_count: 0 });
    expect(body.people).toMatchObject([{ recipient: known.id, name: "Tariro Moyo" }]);
  });

  it("says who could not be moved, and moves the others", async () => {
    const leaving = await given.recipient(shop, { name: "Leaving", phone: "0772000003" });
    await shop.api.deleteRecipient({ path: { recipient_id: leaving.id } });
    await given.recipient(shop, { name: "Paid", phone: "0772000004", payroll_id: "EMP-1" });
    await given.recipient(shop, { name: "Other", phone: "0772000005" });
    const { status, body } = await change({
      add: [leaving.id],
      new: [
        { name: "Rudo", phone: "07123" },
        { name: "Two", phone: "0772000005", payroll_id: "EMP-1" },
        { name: "Right", phone: "0712345678", monthly_cap: { USD: "40.00" } },
      ],
    });
    expect([status, body.created_count, body.added_count]).toEqual([200, 1, 0]);
    expect(namesOf(body)).toEqual(["Right"]);
    expect(body.errors.map(({ param, code }) => [param, code])).toEqual([
      ["add[0]", "erased_recipient"],
      ["new[0].phone", "invalid_phone"],
      ["new[1].payroll_id", "duplicate_resource"],
    ]);
    for (const { param, message } of body.errors) expect(message).toContain(`\`${param}\``);
  });

  it("refuses an id that names nobody, and changes nothing", async () => {
    const { id } = await given.recipient(shop);
    const unknown = "rcp_0031JkDZkGvIa6Cw7EmYf1Hl";
    const added = await change({ add: [id, unknown] });
    await expectRefusal(added, "reference_not_found", { param: "add[1]" });
    const removed = await change({ remove: [unknown] });
    await expectRefusal(removed, "reference_not_found", { param: "remove[0]" });
  });

  it("refuses a person who is to be added and removed, and an archived department", async () => {
    const { id } = await given.recipient(shop, { cost_center: path.cost_center_id });
    const both = await change({ add: [id], remove: [id] });
    await expectRefusal(both, "conflicting_parameters", { param: "add[0]" });
    await shop.api.updateCostCenter({ path, body: { is_active: false } });
    const added = await change({ add: [id] });
    await expectRefusal(added, "reference_not_found", { param: "cost_center_id" });
    expect((await change({ remove: [id] })).body.removed_count).toBe(1);
  });

  it("refuses numbers and amounts that no form allows, and more people than there may be", async () => {
    const long = { name: "Rudo", phone: "0".repeat(33) };
    await expectRefusal(await change({ new: [long] }), "invalid_phone", { param: "new[0].phone" });
    const person = { name: "Rudo", phone: "0712345678" };
    const cap = { ...person, monthly_cap: { USD: "12345678.00" } };
    await expectRefusal(await change({ new: [cap] }), "invalid_amount");
    await given.recipient(shop);
    await given.fullDirectory(shop);
    await expectRefusal(await change({ new: [person] }), "limit_reached");
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("changeWorkforceCostCenterPeople", { path, body: {} });
  });

  it("wants at least one of its lists", async () => {
    await expectRefusal(await change({}), "parameter_missing", { param: "add" });
  });
});
