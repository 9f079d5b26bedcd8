import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const INPUT = { name: "Tendai Ncube", external_id: "loyalty-20231", phone: "0772345678" };

describe("POST /recipients", () => {
  it("makes a recipient with all that a request may say", async () => {
    const shop = await given.organisation();
    const [center, group] = [await given.costCenter(shop), await given.group(shop)];
    const body = {
      ...INPUT,
      email: "tendai@tuckshop.example",
      meters: [{ number: "37140030000", label: "Home" }, { number: "37140010010" }],
      default_meter: "37140010010",
      payroll_id: "EMP-0042",
      cost_center: center.id,
      groups: [group.id],
      monthly_cap: { usd: 20 },
      lawful_basis: "consent",
      consent: { at: 1_793_527_200, source: "Till 4, paper form" },
      tags: ["loyalty", "loyalty"],
      notes: "Knows the code",
      metadata: { card: "20231" },
    } as const;
    const answer = await shop.api.createRecipient({ body: body as never });
    expect([answer.status, answer.error]).toEqual([201, null]);
    const known = { name_masked: null, confirmed_at: null };
    expect(answer.body).toMatchObject({
      ...INPUT,
      object: "recipient",
      livemode: false,
      first_name: "Tendai",
      phone: "+263772345678",
      network: "econet",
      email: "tendai@tuckshop.example",
      meters: [
        { number: "37140030000", label: "Home", ...known },
        { number: "37140010010", label: null, ...known },
      ],
      default_meter: "37140010010",
      payroll_id: "EMP-0042",
      cost_center: center.id,
      groups: [group.id],
      monthly_cap: { USD: "20.00", ZWG: null },
      consent: { at: 1_793_527_200, source: "Till 4, paper form", text_version: null },
      tags: ["loyalty"],
      status: "active",
      erase_at: null,
      totals: null,
      notes: "Knows the code",
      metadata: { card: "20231" },
    });
    expect(await shop.probe.eventTypes()).toContain("recipient.created");
  });

  it("takes the first meter for the default, and a number of no network", async () => {
    const { api } = await given.organisation();
    const meters = [{ number: "37140030000" }, { number: "37140010010" }];
    const { body } = await api.createRecipient({ body: { name: "Rudo", meters } });
    expect(body).toMatchObject({ default_meter: "37140030000", phone: null, network: null });
    const other = await api.createRecipient({ body: { name: "Rudo", phone: "0791234567" } });
    expect(other.body).toMatchObject({ phone: "+263791234567", network: null });
  });

  it("makes one of fifty that are asked for at once under one ID", async () => {
    const shop = await given.organisation();
    const asked = Array.from({ length: 50 }, () => shop.api.createRecipient({ body: INPUT }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array(49).fill(409)]);
    expect(await shop.probe.count("recipients")).toBe(1);
    const [{ recipients } = {}] = await shop.probe.rows("recipient_counts");
    expect(recipients).toBe(1);
  });

  it("makes one for a key that is sent twice, and shows it as it is now", async () => {
    const shop = await given.organisation();
    const twice = { body: INPUT, idempotency_key: "rcp-1" };
    const { body: first } = await shop.api.createRecipient(twice);
    await shop.api.updateRecipient({ path: { recipient_id: first.id }, body: { name: "T." } });
    const second = await shop.api.createRecipient(twice);
    expect([second.status, second.body.id, second.body.name]).toEqual([201, first.id, "T."]);
    const other = await shop.api.createRecipient({ ...twice, body: { ...INPUT, name: "Rudo" } });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("refuses an own ID and a payroll number that another has, in this mode alone", async () => {
    const shop = await given.organisation();
    const { id: resource } = await given.recipient(shop, { ...INPUT, payroll_id: "EMP-1" });
    const refused = async (body: object, param: string) => {
      const answer = await shop.api.createRecipient({ body: { name: "R", ...body } });
      await expectRefusal(answer, "duplicate_resource", { param, resource });
    };
    await refused({ external_id: INPUT.external_id, phone: "0771234567" }, "external_id");
    await refused({ payroll_id: "EMP-1", phone: "0771234567" }, "payroll_id");
    for (const { api } of [shop.live, await given.organisation()]) {
      expect((await api.createRecipient({ body: INPUT })).status).toBe(201);
    }
  });

  it("names what is missing or wrong", async () => {
    const { api } = await given.organisation();
    const refused = async (body: object, code: never, param: string) => {
      const answer = await api.createRecipient({ body: { ...INPUT, ...body } });
      await expectRefusal(answer, code, { param });
    };
    await refused({ phone: undefined }, "parameter_missing" as never, "phone");
    await refused({ lawful_basis: "consent" }, "parameter_missing" as never, "consent");
    await refused({ phone: "0242700000" }, "invalid_phone" as never, "phone");
    await refused({ default_meter: "37140030000" }, "parameter_invalid" as never, "default_meter");
    await refused({ monthly_cap: { USD: "0" } }, "invalid_amount" as never, "monthly_cap.USD");
    await refused({ metadata: { a: "x".repeat(501) } }, "invalid_metadata" as never, "metadata.a");
    const consent = (at: unknown) => ({ consent: { at, source: "Till 4" } });
    await refused(consent(32_503_680_000), "time_out_of_range" as never, "consent.at");
    await refused(consent("yesterday"), "invalid_time" as never, "consent.at");
    const meter = { number: "37140030000" };
    await refused({ meters: [meter, meter] }, "parameter_invalid" as never, "meters[1].number");
    const short = { meters: [{ number: "123" }] };
    await refused(short, "invalid_meter_number" as never, "meters[0].number");
  });

  it("refuses an archived cost centre, and a group that has no members of its own", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    await shop.api.updateCostCenter({ path: { cost_center_id: id }, body: { is_active: false } });
    const archived = await shop.api.createRecipient({ body: { ...INPUT, cost_center: id } });
    await expectRefusal(archived, "reference_not_found", { param: "cost_center" });
    const group = await given.group(shop, { filter: { tag: "driver" } });
    const dynamic = await shop.api.createRecipient({ body: { ...INPUT, groups: [group.id] } });
    await expectRefusal(dynamic, "reference_not_found", { param: "groups[0]" });
  });

  it("stops at 200,000", async () => {
    const shop = await given.organisation();
    await given.recipient(shop);
    await given.fullDirectory(shop);
    const answer = await shop.api.createRecipient({ body: INPUT });
    await expectRefusal(answer, "limit_reached", { meta: { max: 200_000 } });
  });
});
