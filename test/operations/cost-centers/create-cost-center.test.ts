import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const WANTED = { name: "Harare drivers", gl_code: "6400-HRE", currency: "USD" };

describe("POST /cost-centers", () => {
  it("makes an active cost centre of which nothing is spent", async () => {
    const shop = await given.organisation();
    const body = { ...WANTED, monthly_budget: 250, metadata: { branch: "4" } };
    const answer = await shop.api.createCostCenter({ body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...WANTED,
      id: expect.stringMatching(/^cc_/),
      object: "cost_center",
      created: expect.any(Number),
      livemode: false,
      monthly_budget: "250.00",
      is_active: true,
      spent_this_month: "0.00",
      remaining: "250.00",
      people_count: 0,
      metadata: { branch: "4" },
    });
  });

  it("has neither code nor budget when none is set, and takes the currency in either case", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.createCostCenter({
      body: { name: "Head office", currency: "zwg" },
    });
    expect(body).toMatchObject({
      currency: "ZWG",
      gl_code: null,
      monthly_budget: null,
      remaining: null,
    });
  });

  it("makes one for a key that is sent twice, and shows it as it is now", async () => {
    const shop = await given.organisation();
    const twice = { body: WANTED, idempotency_key: "cc-1" };
    const first = await shop.api.createCostCenter(twice);
    const path = { cost_center_id: first.body.id };
    await shop.api.updateCostCenter({ path, body: { name: "Drivers" } });
    const second = await shop.api.createCostCenter(twice);
    expect([second.status, second.body.id, second.body.name]).toEqual([
      201,
      first.body.id,
      "Drivers",
    ]);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await shop.probe.count("cost_centers")).toBe(1);
  });

  it("refuses a code that any other has, and a name that an active one has", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop, WANTED);
    const same_code = { ...WANTED, name: "Mutare drivers" };
    await expectRefusal(
      await shop.api.createCostCenter({ body: same_code }),
      "duplicate_resource",
      {
        param: "gl_code",
        resource: id,
      },
    );
    const same_name = { ...WANTED, gl_code: "6401" };
    await expectRefusal(
      await shop.api.createCostCenter({ body: same_name }),
      "duplicate_resource",
      {
        param: "name",
        resource: id,
      },
    );
    await shop.api.updateCostCenter({ path: { cost_center_id: id }, body: { is_active: false } });
    await expectRefusal(
      await shop.api.createCostCenter({ body: same_code }),
      "duplicate_resource",
      {
        param: "gl_code",
      },
    );
    expect((await shop.api.createCostCenter({ body: same_name })).status).toBe(201);
  });

  it("makes one of fifty that are asked for at once under one code", async () => {
    const shop = await given.organisation();
    const asked = Array.from({ length: 50 }, () => shop.api.createCostCenter({ body: WANTED }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array(49).fill(409)]);
    expect(await shop.probe.count("cost_centers")).toBe(1);
  });

  it("leaves its code and name to other organisations and to the other mode", async () => {
    const shop = await given.organisation();
    await given.costCenter(shop, WANTED);
    for (const { api } of [shop.live, await given.organisation()]) {
      expect((await api.createCostCenter({ body: WANTED })).status).toBe(201);
    }
  });

  it("names the field that is wrong", async () => {
    const { api } = await given.organisation();
    const refused = async (
      body: object,
      code: "invalid_amount" | "parameter_invalid",
      param: string,
    ) =>
      await expectRefusal(await api.createCostCenter({ body: { ...WANTED, ...body } }), code, {
        param,
      });
    await refused({ monthly_budget: "0" }, "invalid_amount", "monthly_budget");
    await refused({ monthly_budget: "1.234" }, "invalid_amount", "monthly_budget");
    await refused({ gl_code: "64 00" }, "parameter_invalid", "gl_code");
    await refused({ name: "" }, "parameter_invalid", "name");
    const { currency: _, ...without } = WANTED;
    await expectRefusal(await api.createCostCenter({ body: without }), "parameter_missing", {
      param: "currency",
    });
  });

  it("names a currency that is none, and metadata that is too long", async () => {
    const { api } = await given.organisation();
    const currency = { ...WANTED, currency: "EUR" };
    await expectRefusal(await api.createCostCenter({ body: currency }), "invalid_currency", {
      param: "currency",
    });
    const metadata = { ...WANTED, metadata: { note: "x".repeat(501) } };
    await expectRefusal(await api.createCostCenter({ body: metadata }), "invalid_metadata");
  });

  it("refuses another body under a key that was used", async () => {
    const { api } = await given.organisation();
    const idempotency_key = "cc-2";
    await api.createCostCenter({ body: WANTED, idempotency_key });
    const other = { ...WANTED, name: "Mutare drivers" };
    const answer = await api.createCostCenter({ body: other, idempotency_key });
    await expectRefusal(answer, "idempotency_mismatch");
    expect(answer.status).toBe(422);
  });

  it("needs recipients:write", async () => {
    const shop = await given.organisation();
    const { api } = await given.key(shop, { kind: "rk", scopes: ["recipients:read"] });
    await expectRefusal(await api.createCostCenter({ body: WANTED }), "insufficient_scope");
  });
});
