/** What only power sends have on their receipts, written from sends as the contract shows them. */
import type { Schemas } from "@svc/generated/routes";
import { printable } from "@svc/server/platform/wire/pdf.ts";
import { describeReceipt, printReceipt } from "@svc/server/sales/receipts/index.ts";
import { describe, expect, it } from "vitest";
import { pdfTexts } from "../kit/pdf-text.ts";

const MASKED = "**** **** **** **** 3333";
const SELLER = { name: "Chikondamoyo Général Dealer", support_phone: "+263772000000" };
const FACTS = {
  is_rehearsal: false,
  language: "en" as const,
  seller: SELLER,
  network_name: "ZETDC",
  now: 1_795_600_805_000,
};

const BREAKDOWN = { energy: "9.43", levy: "0.57", tax: "0.00", arrears: "0.00", fee: "0.00" };

function powerSend(changed: Partial<Schemas["Send"]> = {}): Schemas["Send"] {
  const token = { sequence: 1, kind: "credit" as const, token: MASKED, units_kwh: "41.20" };
  const send = {
    object: "send",
    id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
    created: 1_795_600_800,
    livemode: false,
    delivered_at: 1_795_600_804,
    status: "delivered",
    type: "power",
    network: "power",
    target: "37140030000",
    target_display: "3714 003 0000",
    amount: "10.00",
    currency: "USD",
    bundle: null,
    client_reference: null,
    failure_message: null,
    late_delivered_at: null,
    provider_reference: "ZE-991",
    receipt_number: "R-7K2M9-QXF4T",
    token: MASKED,
    units: "41.20",
    power: {
      meter: "37140030000",
      name_masked: "T**** M****",
      suburb: "Mbare",
      token_phone: "+263771230000",
      token_status: "delivered",
      tokens: [token],
      breakdown: BREAKDOWN,
    },
    ...changed,
  };
  return send as unknown as Schemas["Send"];
}

function withTokens(): Schemas["Send"] {
  const send = powerSend();
  const kinds = ["key_change", "key_change", "credit"] as const;
  const tokens = kinds.map((kind, place) => {
    return { sequence: place + 1, kind, token: `1111 2222 3333 4444 000${place}`, units_kwh: null };
  });
  return { ...send, power: { ...(send.power as Schemas["SendPower"]), tokens } };
}

describe("the receipt of electricity", () => {
  it("carries meter, token, units and what the money was spent on", () => {
    const receipt = describeReceipt(powerSend(), FACTS);
    expect(receipt).toMatchObject({ token: MASKED, units: "41.20", breakdown: BREAKDOWN });
    expect(receipt.meter).toEqual({
      number: "37140030000",
      name_masked: "T**** M****",
      suburb: "Mbare",
    });
    expect(receipt.lines).toContainEqual({ label: "Token", value: MASKED });
    expect(receipt.lines).toContainEqual({ label: "Units", value: "41.20 kWh" });
    expect(receipt.lines).toContainEqual({ label: "REA levy 6%", value: "USD 0.57" });
    expect(receipt.lines).toContainEqual({ label: "Tax", value: "USD 0.00" });
    expect(receipt.lines).toContainEqual({ label: "Price per kWh", value: "USD 0.2427" });
    expect(receipt.lines).toContainEqual({ label: "Texted to", value: "077 123 0000" });
    expect(receipt.lines.some(({ label }) => label === "Arrears")).toBe(false);
  });

  it("tells to enter several tokens in their order", () => {
    const { note, tokens, lines } = describeReceipt(withTokens(), FACTS);
    expect(note).toBe("Enter the 3 tokens in this order.");
    expect(tokens.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    const printed = lines.map(({ label, value }) => label || value);
    const order = [
      "Enter 3 tokens in this order:",
      "Key change (1 of 3)",
      "1111 2222 3333 4444 0000",
      "Key change (2 of 3)",
      "1111 2222 3333 4444 0001",
      "Token (3 of 3)",
      "1111 2222 3333 4444 0002",
    ];
    const first = printed.indexOf(order[0] ?? "");
    expect(printed.slice(first, first + order.length)).toEqual(order);
  });

  it("has no token before the send is delivered", () => {
    const receipt = describeReceipt(powerSend({ status: "queued" }), FACTS);
    expect(receipt).toMatchObject({ token: null, tokens: [], units: null, breakdown: null });
    expect(receipt.note).toContain("Power is down");
    expect(JSON.stringify(receipt)).not.toContain("3333");
  });

  it("is one page, however many tokens there are", async () => {
    const bytes = await printReceipt(describeReceipt(withTokens(), FACTS), "en");
    const file = Buffer.from(bytes).toString("latin1");
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it.each([
    { livemode: true, is_rehearsal: true, marks: ["REHEARSAL - NOT A SALE"] },
    { livemode: false, is_rehearsal: false, marks: ["TEST - NOT A SALE"] },
    {
      livemode: false,
      is_rehearsal: true,
      marks: ["REHEARSAL - NOT A SALE", "TEST - NOT A SALE"],
    },
    { livemode: true, is_rehearsal: false, marks: [] },
  ])("is headed on paper by what it is not: $marks", async ({ marks, livemode, is_rehearsal }) => {
    const receipt = describeReceipt(powerSend({ livemode }), { ...FACTS, is_rehearsal });
    const texts = pdfTexts(await printReceipt(receipt, "en"));
    expect(texts.slice(0, marks.length)).toEqual(marks);
    expect(texts.filter((text) => text.includes("NOT A SALE"))).toEqual(marks);
    expect(receipt.text.split("\n").slice(0, marks.length)).toEqual(marks);
    expect(texts).toContain(MASKED);
  });
});

describe("the face of printed pages", () => {
  it("has every letter of Shona, Ndebele and English, figures and masked tokens", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    const signs = " *.,:;-−–'’\"()/&+#@!?$%€éèêçñöüâ…";
    expect(printable(letters + signs)).toBe(letters + signs);
  });

  it("leaves no letter out: one that it lacks loses its accent, or is a question mark", () => {
    expect(printable("Ǹkomo 😀 店")).toBe("Nkomo ? ?");
  });
});
