import { beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { nowOf, saleWith, sendOf } from "./sale.ts";

const HARARE_AHEAD = 2 * 3_600;

let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation({ statement_descriptor: "MBARE TUCK" });
});

const sell = async (changes: Record<string, unknown>) =>
  await shop.api.createSend({ body: saleWith(changes) });

describe("the text of a sale without sms_message", () => {
  it("names the account's statement_descriptor and what was sold", async () => {
    const send = sendOf(await sell({}));
    expect(send.sms_message).toContain("MBARE TUCK");
    expect(send.sms_message).toContain("USD 5.00");
    expect(send).toMatchObject({ sms_locale: "en", sms_status: "none" });
  });

  it("is another one in each language", async () => {
    const texts = new Set<string | null>();
    for (const sms_locale of ["en", "sn", "nd"]) {
      const send = sendOf(await sell({ sms_locale }));
      expect(send.sms_locale).toBe(sms_locale);
      texts.add(send.sms_message);
    }
    expect(texts.size).toBe(3);
  });
});

describe("sms_message", () => {
  it("is shown as it will read", async () => {
    const send = sendOf(await sell({ sms_message: "Thank you, call again." }));
    expect(send).toMatchObject({ sms_message: "Thank you, call again.", sms_locale: null });
  });

  it("fills its merge fields in", async () => {
    const sms_message =
      "{sender} {amount} {currency} {network} {phone} {reference} {date} {time} end";
    const before = await nowOf(shop);
    const sold = await sell({ sms_message, client_reference: "till4-7" });
    const harare = [before, await nowOf(shop)].map((seconds) =>
      new Date((seconds + HARARE_AHEAD) * 1_000).toISOString(),
    );
    const texts = harare.map(
      (now) =>
        "MBARE TUCK 5.00 USD Econet 077 123 4567 till4-7 " +
        `${now.slice(0, 10)} ${now.slice(11, 16)} end`,
    );
    expect(sendOf(sold).sms_message).toBeOneOf(texts);
  });

  it("leaves a missing value empty, and no double space where it stood", async () => {
    const sms_message = "Dear {name} {first_name} thanks, {reference}bye";
    expect(sendOf(await sell({ sms_message })).sms_message).toBe("Dear thanks, bye");
  });

  it("puts a value in as it is, whatever it looks like", async () => {
    const sent = { sms_message: "Ref {reference}", client_reference: "{amount} $& $1" };
    expect(sendOf(await sell(sent)).sms_message).toBe("Ref {amount} $& $1");
  });

  it.each(["{colour}", "{}", "{ amount }", "{token}", "{units}", "{Amount}"])(
    "refuses the field %s, which airtime does not have",
    async (field) => {
      const answer = await sell({ sms_message: `You got ${field}.` });
      const meta = { field: field.slice(1, -1), allowed: expect.arrayContaining(["amount"]) };
      await expectRefusal(answer, "unknown_merge_field", { param: "sms_message", meta });
    },
  );

  it("may have 480 characters, and not one more", async () => {
    const fits = sendOf(await sell({ sms_message: "x".repeat(480) }));
    expect(fits.sms_message).toHaveLength(480);
    const meta = { max: 480, length: 481 };
    const answer = await sell({ sms_message: "x".repeat(481) });
    await expectRefusal(answer, "sms_too_long", { param: "sms_message", meta });
  });

  it("is judged by the longest that its fields may become", async () => {
    const longest = { amount: 10, reference: 128 };
    for (const [field, length] of Object.entries(longest)) {
      const text = (characters: number) => `{${field}}${"x".repeat(characters)}`;
      expect((await sell({ sms_message: text(480 - length) })).status).toBe(202);
      const answer = await sell({ sms_message: text(481 - length) });
      await expectRefusal(answer, "sms_too_long", { param: "sms_message" });
    }
  });

  it("is refused as a template of more than 1,000 characters", async () => {
    const answer = await sell({ sms_message: "x".repeat(1_001) });
    await expectRefusal(answer, "parameter_invalid", { param: "sms_message" });
  });
});
