import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../../kit/pass-erasures.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { SALE } from "./sale.ts";

const OWN = { external_id: "loyalty-1", name: "Tendai Ncube", phone: "0712345678" };

describe("a sale that is attributed to a recipient", () => {
  it("names the recipient by id, goes to its own target, and greets by name", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, OWN);
    const sms_message = "{first_name}, {name}: {amount}";
    const send = await sell(shop, { recipient: "ext:loyalty-1", sms_message });
    expect(send).toMatchObject({
      recipient: id,
      target: "+263771234567",
      sms_message: "Tendai, Tendai Ncube: 5.00",
    });
    const path = { send_id: send.id };
    const { body } = await shop.api.getSend({ path, query: { expand: ["recipient"] } });
    expect(body.recipient).toMatchObject({ id, object: "recipient", name: OWN.name });
  });

  it("is listed by the recipient, in either form, and expanded there", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, OWN);
    const send = await sell(shop, { recipient: id });
    await sell(shop);
    for (const recipient of [id, "ext:loyalty-1"]) {
      const { body } = await shop.api.listSends({ query: { recipient } });
      expect(body.data.map((one) => one.id)).toEqual([send.id]);
    }
    const query = { expand: ["data.recipient"] } as never;
    const { body } = await shop.api.listSends({ query });
    expect(body.data.map(({ recipient }) => recipient)).toEqual([
      null,
      expect.objectContaining({ id }),
    ]);
    const strange = { recipient: "ext:loyalty-2" };
    const answer = await shop.api.listSends({ query: strange });
    await expectRefusal(answer, "reference_not_found", { param: "recipient" });
  });

  it("is refused for one that there is not, validated or sold", async () => {
    const shop = await given.organisation();
    await given.recipient(await given.stranger(), { external_id: `own-${shop.account_id}` });
    for (const recipient of ["rcp_0031JkDZkGvIa6Cw7EmYf1Hl", `ext:own-${shop.account_id}`]) {
      const body = { ...SALE, recipient };
      const answer = await shop.api.createSend({ body });
      await expectRefusal(answer, "reference_not_found", { param: "recipient" });
      const checked = await shop.api.createSend({ body: { ...body, validate_only: true } });
      const problems = [{ code: "reference_not_found", param: "recipient" }];
      expect(checked.body).toMatchObject({ valid: false, problems });
    }
  });

  it("is neither sold nor retried for somebody who is being erased", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, OWN);
    const { body: clock } = await shop.api.getTestClock();
    const failed = await sell(shop, { recipient: id, scheduled_for: clock.now + 3_600 });
    await shop.api.advanceTestSend({ path: { send_id: failed.id }, body: { to: "failed" } });
    const { body } = await shop.api.deleteRecipient({ path: { recipient_id: id } });
    const meta = { erase_at: body.erase_at };
    const sold = await shop.api.createSend({ body: { ...SALE, recipient: id } });
    await expectRefusal(sold, "erased_recipient", { param: "recipient", meta });
    const retried = await shop.api.retrySend({ path: { send_id: failed.id } });
    await expectRefusal(retried, "erased_recipient");
  });

  it("races the deletion: what is sold was sold before it", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, OWN);
    const sales = Array.from({ length: 20 }, () =>
      shop.api.createSend({ body: { ...SALE, recipient: id } }),
    );
    const deleted = shop.api.deleteRecipient({ path: { recipient_id: id } });
    const statuses = (await Promise.all(sales)).map(({ status }) => status);
    expect((await deleted).status).toBe(202);
    expect(statuses.filter((status) => status !== 202 && status !== 422)).toEqual([]);
    const rows = await shop.probe.rows("sends");
    expect(rows).toHaveLength(statuses.filter((status) => status === 202).length);
    await passErasures(shop, SEVEN_DAYS);
  });
});

describe("GET /lookups/phone", () => {
  it("knows the recipient of a number, and whether it is blocked", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, OWN);
    const look = async () => (await shop.api.lookupPhone({ query: { phone: "0712345678" } })).body;
    expect(await look()).toMatchObject({ recipient: id, blocked: false });
    await given.blocked(shop, "+263712345678");
    expect(await look()).toMatchObject({ recipient: id, blocked: true });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    expect(await look()).toMatchObject({ recipient: null });
  });
});
