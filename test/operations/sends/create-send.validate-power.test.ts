import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { sendOf, validate } from "./sale.ts";

const METER = "37140030000";
/** Its check digit does not fit, and the utility knows it all the same. */
const UNLIKELY_METER = "37140030001";
const POWER = { target: METER, amount: "10.00", currency: "USD", token_phone: "0771234567" };

async function quote({ api }: Shop, changes: Record<string, unknown> = {}) {
  const { target, amount, currency } = POWER;
  return (await api.createQuote({ body: { target, amount, currency, ...changes } })).body;
}

describe("POST /sends with validate_only, of power", () => {
  it("shows the meter of the quote that it carries, and asks nobody", async () => {
    const shop = await given.organisation();
    const quoted = await quote(shop);
    const rations = await shop.probe.rows("meter_quotas");
    const validation = await validate(shop, { ...POWER, quote: quoted.id });
    expect(validation).toMatchObject({ valid: true, meter: quoted.meter, warnings: [] });
    expect(validation.send).toMatchObject({
      quote: quoted.id,
      power: { confirmation: "strict", name_masked: quoted.meter?.name_masked },
    });
    expect(await shop.probe.rows("meter_quotas")).toEqual(rations);
    const { body } = await shop.api.getQuote({ path: { quote_id: quoted.id } });
    expect(body).toMatchObject({ status: "open", used_by: null });
  });

  it("shows the meter as the utility confirms it, and the send with it", async () => {
    const shop = await given.organisation();
    const { meter, send } = await validate(shop, POWER);
    expect(meter).toMatchObject({ number: METER, confirmed: true, checksum_valid: true });
    const real = sendOf(await shop.api.createSend({ body: POWER }));
    expect(send?.power).toEqual(real.power);
    expect(real.power).toMatchObject({ confirmation: "strict", suburb: meter?.suburb });
  });

  it("shows no meter of a best-effort sale without a quote, which confirms it later", async () => {
    const shop = await given.organisation();
    const validation = await validate(shop, { ...POWER, confirm: "best_effort" });
    expect(validation).toMatchObject({ valid: true, meter: null });
    expect(validation.send?.power?.confirmation).toBe("none");
  });

  it("warns when the check digit of the meter does not fit, quoted or not", async () => {
    const shop = await given.organisation();
    const target = UNLIKELY_METER;
    const codes = async (changes: object) =>
      (await validate(shop, { ...POWER, target, ...changes })).warnings.map(({ code }) => code);
    expect(await codes({})).toEqual(["meter_checksum"]);
    expect(await codes({ confirm: "best_effort" })).toEqual(["meter_checksum"]);
    const { id } = await quote(shop, { target });
    expect(await codes({ quote: id })).toEqual(["meter_checksum"]);
    expect((await validate(shop, POWER)).warnings).toEqual([]);
  });
});
