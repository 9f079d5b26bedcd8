import type { FileBody, Schemas } from "@svc/generated/routes";
import { beforeAll, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation({ support_phone: "+263772000000" });
});

/** What was sold is handed over, and a step later the network tells how it went. */
async function settle(): Promise<void> {
  await drain(shop);
  await pass(shop);
}

async function receiptOf(send_id: string): Promise<Schemas["Receipt"]> {
  const answer = await shop.api.getSendReceipt({ path: { send_id } });
  expect(answer.status).toBe(200);
  return answer.body as Schemas["Receipt"];
}

describe("the receipt of a delivered send", () => {
  it("says what was sold, to whom, for how much and when, and the network's confirmation", async () => {
    const sold = await sell(shop, { client_reference: "till4-000123" });
    await settle();
    const { body: send } = await shop.api.getSend({ path: { send_id: sold.id } });
    expect(sold.receipt_number).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await receiptOf(sold.id)).toMatchObject({
      object: "receipt",
      livemode: false,
      number: sold.receipt_number,
      send: sold.id,
      created: sold.created,
      seller: { name: "Mbare Tuck Shop", support_phone: "+263772000000" },
      type: "airtime",
      network: "econet",
      target: "+263771234567",
      amount: "5.00",
      currency: "USD",
      status: "delivered",
      token: null,
      tokens: [],
      units: null,
      breakdown: null,
      meter: null,
      provider_reference: send.provider_reference,
      client_reference: "till4-000123",
      fiscal: null,
      note: null,
    });
    expect(send.provider_reference).not.toBeNull();
  });

  it("shows the face value, never what the dealer paid", async () => {
    const discounts = '[{"network":"econet","currency":"USD","discount_bps":350}]';
    const dealer = await given.organisation();
    await given.facts(dealer, { discounts });
    const { id } = await sell(dealer, { amount: "10.00" });
    const { body } = await dealer.api.getSendReceipt({ path: { send_id: id } });
    expect((body as Schemas["Receipt"]).amount).toBe("10.00");
    expect(JSON.stringify(body)).not.toContain("9.65");
  });

  it("has lines that fit a printer of 32 columns", async () => {
    const client_reference = `till4-${"0123456789".repeat(10)}`;
    const { id } = await sell(shop, { client_reference });
    const { lines, text } = await receiptOf(id);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(32);
    expect(text).toContain("\nEconet airtime          USD 5.00\n");
    for (const { label, value } of lines) {
      const gap = label !== "" && value !== "" ? 1 : 0;
      expect(label.length + gap + value.length).toBeLessThanOrEqual(32);
    }
    expect(lines[0]).toEqual({ label: "TEST - NOT A SALE", value: "" });
    expect(lines).toContainEqual({ label: "Econet airtime", value: "USD 5.00" });
    expect(lines).toContainEqual({ label: "To", value: "077 123 4567" });
    const printed = lines.map(({ label, value }) => label + value).join("");
    expect(printed).toContain(client_reference);
  });
});

describe("the receipt of a send that is not delivered", () => {
  it("has the sentence for the cashier while the network has not answered", async () => {
    const { id } = await sell(shop, { target: "0771230005" });
    expect((await receiptOf(id)).note).toBe("Sending. Ask the customer to wait.");
    await drain(shop);
    const { status, note, provider_reference } = await receiptOf(id);
    expect(status).toBe("unknown");
    expect(note).toContain("Do not sell again");
    expect(provider_reference).toBeNull();
    const { text } = await receiptOf(id);
    expect(text).not.toContain("Do not sell");
    expect(text.replaceAll("\n", " ")).toContain("may still arrive");
  });

  it("has the sentence of the failure", async () => {
    const { id } = await sell(shop, { target: "0771230002" });
    await settle();
    const { body: send } = await shop.api.getSend({ path: { send_id: id } });
    const { status, note, lines } = await receiptOf(id);
    expect(status).toBe("failed_credited");
    expect(note).toBe(send.failure_message);
    expect(lines).toContainEqual({ label: "Status", value: "Not delivered" });
  });

  it("says that it was cancelled, or goes out later", async () => {
    const scheduled_for = runSeconds() + 86_400;
    const { id } = await sell(shop, { scheduled_for });
    expect((await receiptOf(id)).note).toContain("sent automatically");
    await shop.api.cancelSend({ path: { send_id: id } });
    expect((await receiptOf(id)).note).toContain("Refund the customer");
  });
});

describe("locale", () => {
  it.each([
    ["sn", "Airtime yeEconet        USD 5.00", "Mamiriro                Zvasvika"],
    ["nd", "I-airtime ye-Econet     USD 5.00", "Isimo                 Sekufikile"],
  ] as const)(
    "%s writes the lines in it, and what programs read as ever",
    async (locale, ...own) => {
      const { id } = await sell(shop);
      await settle();
      const plain = await receiptOf(id);
      const answer = await shop.api.getSendReceipt({ path: { send_id: id }, query: { locale } });
      const receipt = answer.body as Schemas["Receipt"];
      const written = receipt.text.split("\n");
      for (const line of own) expect(written).toContain(line);
      for (const line of written) expect(line.length).toBeLessThanOrEqual(32);
      expect(written[0]).toBe("TEST - NOT A SALE");
      const { lines, text, issued_at, ...rest } = receipt;
      expect(plain).toMatchObject(rest);
    },
  );

  it("is one of the three", async () => {
    const { id } = await sell(shop);
    const query = { locale: "fr" };
    const answer = await shop.api.getSendReceipt({ path: { send_id: id }, query });
    await expectRefusal(answer, "parameter_invalid", { param: "locale" });
  });
});

describe("format=pdf", () => {
  it("is one page of 80 mm", async () => {
    const { id, receipt_number } = await sell(shop);
    await settle();
    const query = { format: "pdf" as const };
    const answer = await shop.api.getSendReceipt({ path: { send_id: id }, query });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain(receipt_number);
    const file = Buffer.from((answer.body as FileBody<"application/pdf">).bytes).toString("latin1");
    expect(file.startsWith("%PDF-")).toBe(true);
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width] = /\/MediaBox \[0 0 ([\d.]+) /.exec(file) ?? [];
    expect(Number(width) / (72 / 25.4)).toBeCloseTo(80, 1);
  });

  it("is refused as anything else", async () => {
    const { id } = await sell(shop);
    const query = { format: "png" };
    const answer = await shop.api.getSendReceipt({ path: { send_id: id }, query });
    await expectRefusal(answer, "parameter_invalid", { param: "format" });
  });
});

it("needs the scope sends:read", async () => {
  const { id } = await sell(shop);
  const { api } = await given.key(shop, { kind: "rk", scopes: ["credit:read"] });
  const answer = await api.getSendReceipt({ path: { send_id: id } });
  await expectRefusal(answer, "insufficient_scope");
});

it("is seen by nobody else", async () => {
  const { id } = await sell(shop);
  await expectUnseen("getSendReceipt", { path: { send_id: id } });
});
