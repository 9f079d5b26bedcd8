import { beforeAll, describe, expect, it } from "vitest";
import { reported } from "../../kit/activities.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

let shop: Organisation;
let now: number;

beforeAll(async () => {
  shop = await given.organisation();
  now = (await shop.api.getTestClock()).body.now;
});

const DAY = 86_400;
const REFUSED = [
  [{ recipient: "ext:nobody" }, "reference_not_found", "recipient"],
  [{ program: "prg_0031JkEAlHwJb7Dx8FnZg2Im" }, "reference_not_found", "program"],
  [{ recipient: { phone: "+447911123456" } }, "invalid_phone", "recipient.phone"],
  [{ occurred_at: "yesterday" }, "invalid_time", "occurred_at"],
  [{ value: "0.00", currency: "USD" }, "invalid_amount", "value"],
  [{ value: "1.00", currency: "EUR" }, "invalid_currency", "currency"],
  [{ value: "1.00" }, "parameter_missing", "currency"],
  [{ metadata: { "no key": "1" } }, "invalid_metadata", "metadata.no key"],
] as const;

describe("POST /activities", () => {
  it.each(REFUSED)("refuses %j with %s of %s", async (wanted, code, param) => {
    await expectRefusal(await reported(shop, wanted), code, { param });
  });

  it("takes what happened in the last 90 days, and nothing of the future", async () => {
    const at = (seconds: number) => reported(shop, { occurred_at: now + seconds });
    const param = "occurred_at";
    await expectRefusal(await at(-90 * DAY - 60), "time_out_of_range", { param });
    await expectRefusal(await at(3_600), "time_out_of_range", { param });
    expect((await at(-90 * DAY + 60)).body.occurred_at).toBe(now - 90 * DAY + 60);
  });

  it("takes the currency of the program that is named", async () => {
    const { id: program } = await given.program(shop);
    const { body } = await reported(shop, { program, value: "18.40" });
    expect(body).toMatchObject({ program, value: "18.40", currency: "USD" });
  });

  it("refuses with erased_recipient", async () => {
    const { id } = await given.recipient(shop, { phone: "0774444444" });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    const answer = await reported(shop, { recipient: id });
    await expectRefusal(answer, "erased_recipient", { param: "recipient" });
  });

  it("refuses with limit_reached", async () => {
    await reported(shop);
    await given.fullDirectory(shop);
    const answer = await reported(shop, { recipient: { phone: "0771114444" } });
    await expectRefusal(answer, "limit_reached", {
      meta: { limit: "recipients", max: 200_000 },
    });
  });

  it("refuses with idempotency_mismatch", async () => {
    const extras = { idempotency_key: "visit-1" };
    const first = await reported(shop, { activity_id: "pos-9" }, extras);
    expect((await reported(shop, { activity_id: "pos-9" }, extras)).body).toEqual(first.body);
    const other = await reported(shop, { activity_id: "pos-10" }, extras);
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("is seen by no other organisation", async () => {
    const { id: program } = await given.program(shop);
    const body = { recipient: { phone: "0771234567" }, name: "visit", activity_id: "x", program };
    await expectUnseen("createActivity", { body } as never);
  });

  it("keeps the IDs of one account apart from another's", async () => {
    const other = await given.organisation();
    const one = await reported(shop, { activity_id: "pos-77" });
    const two = await reported(other, { activity_id: "pos-77" });
    expect([one.status, two.status]).toEqual([201, 201]);
  });
});
