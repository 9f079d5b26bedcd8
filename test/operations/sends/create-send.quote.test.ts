import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sendOf } from "./sale.ts";

const METER = "37140030000";
const POWER = { target: METER, amount: "10.00", currency: "USD", token_phone: "0771234567" };

function order({ api }: Pick<Shop, "api">, changes: Record<string, unknown> = {}) {
  return api.createSend({ body: { ...POWER, ...changes } });
}

async function read({ api }: Pick<Shop, "api">, send_id: string) {
  return sendOf(await api.getSend({ path: { send_id } }));
}

async function quote({ api }: Pick<Shop, "api">, changes: Record<string, unknown> = {}) {
  const { target, amount, currency } = POWER;
  return (await api.createQuote({ body: { target, amount, currency, ...changes } })).body;
}

describe("a sale that carries a quote", () => {
  it("carries its confirmation and asks nobody; the quote is used", async () => {
    const shop = await given.organisation();
    const quoted = await quote(shop);
    const rations = await shop.probe.rows("meter_quotas");
    const send = sendOf(await order(shop, { quote: quoted.id, amount: "12.00" }));
    expect(send).toMatchObject({
      quote: quoted.id,
      power: { confirmation: "strict", name_masked: quoted.meter?.name_masked },
    });
    expect(await shop.probe.rows("meter_quotas")).toEqual(rations);
    const { body } = await shop.api.getQuote({ path: { quote_id: quoted.id } });
    expect(body).toMatchObject({ status: "used", used_by: send.id });
    const again = await order(shop, { quote: quoted.id });
    await expectRefusal(again, "quote_used", { param: "quote", resource: send.id });
  });

  it("is made once of one quote, however many carry it at once", async () => {
    const shop = await given.organisation();
    const quoted = await quote(shop);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => order(shop, { quote: quoted.id })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const codes = answers.flatMap(({ error }) => error?.code ?? []);
    expect(codes).toEqual(Array.from({ length: 5 }, () => "quote_used"));
  });

  it("delivers the units that it quoted, wherever the meter stands in its month", async () => {
    const shop = await given.organisation();
    for (const amount of ["10.00", "40.00", "60.00", "7.77"]) {
      const quoted = await quote(shop, { amount });
      const { id } = sendOf(await order(shop, { quote: quoted.id, amount }));
      await drain(shop);
      for (let steps = 0; steps < 3; steps++) await pass(shop);
      const { status, units } = await read(shop, id);
      expect([status, units]).toEqual(["delivered", quoted.power?.now.units_kwh]);
    }
  });

  it("frees the quote when nothing came of it in time", async () => {
    const shop = await given.organisation();
    const quoted = await quote(shop);
    const { id } = sendOf(await order(shop, { quote: quoted.id }));
    await shop.api.cancelSend({ path: { send_id: id } });
    const { body } = await shop.api.getQuote({ path: { quote_id: quoted.id } });
    expect(body).toMatchObject({ status: "open", used_by: null });
    expect((await order(shop, { quote: quoted.id })).status).toBe(202);
  });

  it("leaves the quote used when its time is over", async () => {
    const shop = await given.organisation();
    const quoted = await quote(shop);
    const { id } = sendOf(await order(shop, { quote: quoted.id }));
    await shop.api.advanceTestClock({ body: { seconds: 1_801 } });
    await shop.api.cancelSend({ path: { send_id: id } });
    const { body } = await shop.api.getQuote({ path: { quote_id: quoted.id } });
    expect(body).toMatchObject({ status: "used", used_by: id });
  });

  it("refuses a quote of another meter or currency, one that is too old, and a stranger's", async () => {
    const shop = await given.organisation();
    const { id } = await quote(shop);
    const other = await order(shop, { quote: id, target: "37140010002" });
    await expectRefusal(other, "quote_mismatch", { param: "quote" });
    const gold = await order(shop, { quote: id, currency: "ZWG", amount: "300.00" });
    await expectRefusal(gold, "quote_mismatch");
    const stranger = await given.stranger();
    await expectRefusal(await order(stranger, { quote: id }), "reference_not_found");
    await shop.api.advanceTestClock({ body: { seconds: 1_800 } });
    await expectRefusal(await order(shop, { quote: id }), "quote_expired", { param: "quote" });
  });

  it("is retried without the quote, its meter confirmed anew", async () => {
    const shop = await given.organisation();
    const quoted = await quote(shop, { target: "37140010002" });
    const { id } = sendOf(await order(shop, { target: "37140010002", quote: quoted.id }));
    await drain(shop);
    await pass(shop);
    expect((await read(shop, id)).status).toBe("failed_credited");
    const retried = sendOf(await shop.api.retrySend({ path: { send_id: id } }));
    expect(retried).toMatchObject({ type: "power", retry_of: id, quote: null });
    expect(retried.power).toMatchObject({ token_phone: "+263771234567", confirmation: "none" });
  });
});
