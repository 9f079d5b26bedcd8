/** Creations that no list of the product's gives a key, and that take one all the same. */
import { beforeEach, describe, expect, it } from "vitest";
import { fileOf, JPEG, PDF } from "../kit/documents.ts";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** Each creation under a key, and with another body. */
const CREATIONS = [
  {
    table: "family_members",
    create: (name: string) =>
      shop.api.createFamilyMember({
        body: { name, phone: "0771234567" },
        idempotency_key: "key-1",
      }),
  },
  {
    table: "cost_centers",
    create: (name: string) =>
      shop.api.createWorkforceCostCenter({ body: { name }, idempotency_key: "key-1" }),
  },
  {
    table: "dealer_applications",
    create: (legal_name: string) =>
      shop.api.createDealerApplication({ body: { legal_name }, idempotency_key: "key-1" }),
  },
  {
    table: "documents",
    create: (name: string) =>
      shop.api.uploadDocument({ form: formOf(`${name}.pdf`), idempotency_key: "key-1" }),
  },
] as const;

function formOf(filename: string, bytes: Uint8Array = PDF) {
  return [
    ["purpose", "bank_letter"],
    ["file", fileOf(bytes, filename)],
  ] as const;
}

describe.each(CREATIONS)("a creation in $table", ({ table, create }) => {
  it("is made once for a key that is sent twice, and shown again", async () => {
    const first = await create("Nyasha");
    const second = await create("Nyasha");
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.headers.get("original-request")).toBe(first.headers.get("request-id"));
    expect(await shop.probe.count(table)).toBe(1);
  });

  it("is not made of another body under the same key", async () => {
    await create("Nyasha");
    await expectRefusal(await create("Tendai"), "idempotency_mismatch");
    expect(await shop.probe.count(table)).toBe(1);
  });

  it("is made once of four that are sent at the same moment", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create("Nyasha")));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    for (const { error } of answers.filter(({ status }) => status !== 201)) {
      expect(error?.code).toBe("idempotency_in_progress");
    }
    expect(await shop.probe.count(table)).toBe(1);
  });
});

it("an upload is another one if its file is, and the same one whatever the order of its parts", async () => {
  const send = (form: ReturnType<typeof formOf>) =>
    shop.api.uploadDocument({ form, idempotency_key: "key-1" });
  const first = await send(formOf("letter.pdf"));
  const [purpose, file] = formOf("letter.pdf");
  const turned = await send([file, purpose] as never);
  expect([turned.status, turned.body]).toEqual([201, first.body]);
  await expectRefusal(await send(formOf("letter.pdf", JPEG)), "idempotency_mismatch");
});

it("a member who was removed since is shown as they were", async () => {
  const addition = { body: { name: "Nyasha", phone: "0771234567" }, idempotency_key: "key-1" };
  const { body } = await shop.api.createFamilyMember(addition);
  await shop.api.deleteFamilyMember({ path: { family_member_id: body.id } });
  const again = await shop.api.createFamilyMember(addition);
  expect([again.status, again.body]).toEqual([201, body]);
  expect(await shop.probe.count("family_members")).toBe(0);
});

it("a department is shown as it is now, and an application too", async () => {
  const department = { body: { name: "Drivers" }, idempotency_key: "key-1" };
  const { body } = await shop.api.createWorkforceCostCenter(department);
  const path = { cost_center_id: body.id };
  await shop.api.updateCostCenter({ path, body: { name: "Cleaners" } });
  const again = await shop.api.createWorkforceCostCenter(department);
  expect(again.body).toMatchObject({ object: "workforce_department", name: "Cleaners" });
  const application = { body: { legal_name: "Mbare Tuck Shops" }, idempotency_key: "key-2" };
  await shop.api.createDealerApplication(application);
  await shop.api.updateDealerApplication({ body: { trading_name: "Mbare" } });
  const shown = await shop.api.createDealerApplication(application);
  expect(shown.body).toMatchObject({ object: "dealer_application", trading_name: "Mbare" });
});
