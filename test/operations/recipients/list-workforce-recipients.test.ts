import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

describe("GET /workforce/recipients", () => {
  it("shows people by name, page by page, with what each received this month", async () => {
    const shop = await given.organisation();
    const tariro = await given.recipient(shop, { name: "Tariro Moyo", payroll_id: "EMP-42" });
    const aneni = await given.recipient(shop, { name: "Aneni Banda" });
    await given.recipient(shop, { name: "Farai Dube" });
    await sell(shop, { recipient: tariro.id, amount: "4.00" });
    await sell(shop, { recipient: tariro.id, amount: "50.00", currency: "ZWG" });
    const first = await shop.api.listWorkforceRecipients({ query: { page_size: 2 } });
    expect(first.status).toBe(200);
    const page = { object: "page", page_size: 2, total: 3, pages: 2 };
    expect(first.body).toMatchObject({ ...page, page: 1 });
    expect(first.body.data.map(({ name }) => name)).toEqual(["Aneni Banda", "Farai Dube"]);
    const second = await shop.api.listWorkforceRecipients({ query: { page: 2, page_size: 2 } });
    expect(second.body).toMatchObject({
      ...{ ...page, page: 2 },
      data: [
        {
          ...{ object: "workforce_person", recipient: tariro.id, payroll_id: "EMP-42" },
          ...{ phone: tariro.phone, monthly_cap: null, status: "active" },
          spent_this_month: { USD: "4.00", ZWG: "50.00" },
        },
      ],
    });
    const third = await shop.api.listWorkforceRecipients({ query: { page: 3, page_size: 2 } });
    expect(third.body).toMatchObject({ total: 3, data: [] });
    expect(first.body.data[0]?.recipient).toBe(aneni.id);
  });

  it("searches names and numbers, and within a department or none", async () => {
    const shop = await given.organisation();
    const center = await given.costCenter(shop);
    await given.recipient(shop, { name: "Tariro Moyo", cost_center: center.id });
    await given.recipient(shop, { name: "Farai Moyo", phone: "0712345678" });
    const found = async (query: object) => {
      const { body } = await shop.api.listWorkforceRecipients({ query });
      return body.data.map(({ name }) => name);
    };
    expect(await found({ q: "moyo" })).toEqual(["Farai Moyo", "Tariro Moyo"]);
    expect(await found({ q: "071 234" })).toEqual(["Farai Moyo"]);
    expect(await found({ cost_center: center.id })).toEqual(["Tariro Moyo"]);
    expect(await found({ cost_center: "none" })).toEqual(["Farai Moyo"]);
    const unknown = await shop.api.listWorkforceRecipients({
      query: { cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" },
    });
    await expectRefusal(unknown, "reference_not_found", { param: "cost_center" });
  });

  it("leaves out who is being erased", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    expect((await shop.api.listWorkforceRecipients()).body).toMatchObject({ total: 0, pages: 0 });
  });

  it.each([{ page: 0 }, { page_size: 51 }, { q: "" }])("refuses %j", async (query) => {
    const { api } = await given.organisation();
    await expectRefusal(await api.listWorkforceRecipients({ query }), "parameter_invalid");
  });
});
