import { describe, expect, it } from "vitest";
import { askReward } from "../../kit/give.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const WHOLE = {
  external_id: "loyalty-20231",
  email: "tendai@tuckshop.example",
  meters: [{ number: "37140030000", label: "Home" }],
  payroll_id: "EMP-0042",
  monthly_cap: { USD: "20.00", ZWG: "100.00" },
  consent: { at: 1_793_527_200, source: "Till 4" },
  tags: ["loyalty"],
  notes: "Knows the code",
  metadata: { card: "20231", branch: "4" },
};

describe("PATCH /recipients/{recipient_id}", () => {
  it("changes what is sent and tells the rest as it was", async () => {
    const shop = await given.organisation();
    const before = await given.recipient(shop, WHOLE);
    const path = { recipient_id: "ext:loyalty-20231" };
    const { status, body } = await shop.api.updateRecipient({
      path,
      body: { phone: "0712345678", monthly_cap: { ZWG: null }, metadata: { branch: null } },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      phone: "+263712345678",
      network: "netone",
      monthly_cap: { USD: "20.00", ZWG: null },
      metadata: { card: "20231" },
    });
    await eventsShown();
    const query = { object: before.id, type: "recipient.updated" };
    const { data } = (await shop.api.listEvents({ query })).body;
    expect(data.map((event) => event.data.previous_attributes)).toEqual([
      {
        phone: "+263772345678",
        network: "econet",
        monthly_cap: { ZWG: "100.00" },
        metadata: { branch: "4" },
      },
    ]);
  });

  it("takes away what is null, and takes back what GET shows", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, WHOLE);
    const path = { recipient_id: id };
    const nothing = {
      ...{ name: null, first_name: null, external_id: null, email: null, default_meter: null },
      ...{ payroll_id: null, cost_center: null, monthly_cap: null, consent: null, notes: null },
      ...{ metadata: null, tags: [], groups: [] },
    };
    const { body } = await shop.api.updateRecipient({ path, body: nothing });
    expect(body).toMatchObject({ ...nothing, metadata: {} });
    const { name, phone, consent, monthly_cap, groups, tags, notes } = body;
    const same = { name, phone, consent, monthly_cap, groups, tags, notes };
    const again = await shop.api.updateRecipient({ path, body: same as never });
    expect(again.body).toEqual(body);
    const updates = (await shop.probe.eventTypes()).filter((type) => type === "recipient.updated");
    expect(updates).toHaveLength(1);
  });

  it("follows a new name with the first name, and new meters with the default", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, WHOLE);
    const path = { recipient_id: id };
    const meters = [{ number: "37140010010" }];
    const { body } = await shop.api.updateRecipient({ path, body: { name: "Rudo M.", meters } });
    expect([body.first_name, body.default_meter]).toEqual(["Rudo", "37140010010"]);
    await shop.api.updateRecipient({ path, body: { first_name: "Ruru" } });
    const named = await shop.api.updateRecipient({ path, body: { name: "Rudo Moyo" } });
    expect(named.body.first_name).toBe("Ruru");
  });

  it("puts a recipient into these groups and no others", async () => {
    const shop = await given.organisation();
    const [one, other] = [await given.group(shop), await given.group(shop)];
    const { id } = await given.recipient(shop, { groups: [one.id] });
    const path = { recipient_id: id };
    const { body } = await shop.api.updateRecipient({ path, body: { groups: [other.id] } });
    expect(body.groups).toEqual([other.id]);
    const left = await shop.api.getGroup({ path: { group_id: one.id } });
    expect(left.body.member_count).toBe(0);
  });

  it("asks for no consent of a person whose program has it, until the basis is changed", async () => {
    const shop = await given.organisation();
    const program = await given.activeProgram(shop, { lawful_basis: "consent" });
    const { body } = await askReward(shop, program.id, { recipient: { phone: "0771234599" } });
    const path = { recipient_id: String(body.recipient) };
    const update = (changes: object) => shop.api.updateRecipient({ path, body: changes });
    const { status, body: changed } = await update({ name: "Rudo" });
    expect([status, changed]).toMatchObject([200, { lawful_basis: "consent", consent: null }]);
    const basis = { lawful_basis: "consent" };
    await expectRefusal(await update(basis), "parameter_missing", { param: "consent" });
    await expectRefusal(await update({ consent: null }), "parameter_missing", { param: "consent" });
  });

  it("refuses what belongs to another, and what would leave nothing to send to", async () => {
    const shop = await given.organisation();
    const { id: resource } = await given.recipient(shop, WHOLE);
    const path = { recipient_id: (await given.recipient(shop)).id };
    const update = (body: object) => shop.api.updateRecipient({ path, body });
    const taken = { external_id: "loyalty-20231" };
    const expected = { param: "external_id", resource };
    await expectRefusal(await update(taken), "duplicate_resource", expected);
    await expectRefusal(await update({ phone: null }), "parameter_missing", { param: "phone" });
    const basis = { lawful_basis: "consent" };
    await expectRefusal(await update(basis), "parameter_missing", { param: "consent" });
    await expectRefusal(await update({ phone: "12" }), "invalid_phone", { param: "phone" });
    const future = { consent: { at: 32_503_680_000, source: "Till 4" } };
    await expectRefusal(await update(future), "time_out_of_range", { param: "consent.at" });
    const late = { consent: { at: "x", source: "Till 4" } };
    await expectRefusal(await update(late), "invalid_time", { param: "consent.at" });
    const cap = { monthly_cap: { USD: "1.001" } };
    await expectRefusal(await update(cap), "invalid_amount", { param: "monthly_cap.USD" });
    const meters = { meters: [{ number: "1" }] };
    await expectRefusal(await update(meters), "invalid_meter_number");
    const group = { groups: ["grp_0031JkpZPPPP6UeP3C4DSA7L"] };
    await expectRefusal(await update(group), "reference_not_found", { param: "groups[0]" });
    const metadata = { metadata: { a: "x".repeat(501) } };
    await expectRefusal(await update(metadata), "invalid_metadata");
  });

  it("refuses somebody who is being erased", async () => {
    const shop = await given.organisation();
    const path = { recipient_id: (await given.recipient(shop)).id };
    const { body } = await shop.api.deleteRecipient({ path });
    const answer = await shop.api.updateRecipient({ path, body: { name: "Rudo" } });
    await expectRefusal(answer, "erased_recipient", {
      param: "recipient_id",
      meta: { erase_at: body.erase_at },
    });
  });
});
