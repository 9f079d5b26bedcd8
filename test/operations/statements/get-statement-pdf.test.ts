import type { FileBody, Schemas } from "@svc/generated/routes";
import type { MadeStatement } from "@svc/server/reporting/statements/make-statement.ts";
import { printStatement } from "@svc/server/reporting/statements/print-statement.ts";
import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { pdfTexts } from "../../kit/pdf-text.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

it("is a PDF of A4, named after its month and currency", async () => {
  const shop = await given.organisation();
  await sell(shop);
  const answer = await shop.api.getStatementPdf({ query: { currency: "USD" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toMatch(/statement-\d{4}-\d\d-USD\.pdf/);
  const { bytes } = answer.body as FileBody<"application/pdf">;
  const file = Buffer.from(bytes).toString("latin1");
  expect(file.startsWith("%PDF-")).toBe(true);
  expect(file).toContain("/MediaBox [0 0 595.27");
});

it("names products and networks as the catalogue does, and tells keys of one label apart", async () => {
  const shop = await given.organisation();
  const tills = [
    await given.key(shop, { label: "Till 4" }),
    await given.key(shop, { label: "Till 4" }),
    await given.key(shop, { label: "Till 5" }),
  ];
  for (const till of tills) await sell(till, { target: "0712345678", amount: "1.00" });
  const { body } = await shop.api.getStatementPdf({ query: { currency: "USD" } });
  const texts = pdfTexts((body as FileBody<"application/pdf">).bytes);
  expect(texts).toContain("Airtime in US dollars, NetOne");
  const last4 = tills.map(({ secret }) => secret.slice(-4));
  expect(texts).toContain(`Till 4 (…${last4[0]})`);
  expect(texts).toContain(`Till 4 (…${last4[1]})`);
  expect(texts).toContain("Till 5");
});

it("goes on over pages when there are many keys", async () => {
  const shop = await given.organisation();
  for (let till = 0; till < 50; till++) {
    const { api } = await given.keyByHand(shop, { label: `Till ${till}` });
    await sell({ api }, { amount: "1.00" });
  }
  const { body } = await shop.api.getStatementPdf({ query: { currency: "USD" } });
  const file = Buffer.from((body as FileBody<"application/pdf">).bytes).toString("latin1");
  expect(file.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});

it("lets others be served while it draws 10,000 keys", async () => {
  const shop = await given.organisation();
  await sell(shop);
  const { body: statement } = await shop.api.getStatement({ query: { currency: "USD" } });
  const [sum] = (statement as Schemas["Statement"]).by_api_key;
  const by_api_key = Array.from({ length: 10_000 }, (_, till) => ({ ...sum, label: `${till}` }));
  const account = { legal_name: null, name: "Mbare Tuck Shop" };
  const made = {
    statement: { ...statement, by_api_key },
    account,
    last4_of_key: new Map(),
  } as unknown as MadeStatement;
  let turns = 0;
  let is_drawing = true;
  const takeTurn = () => {
    turns += 1;
    if (is_drawing) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const bytes = await printStatement(made, []);
  is_drawing = false;
  expect(bytes.length).toBeGreaterThan(100_000);
  // Whoever draws it in one go leaves others a turn before it and one behind.
  expect(turns).toBeGreaterThan(100);
});

it("refuses a month for which there is no statement", async () => {
  const { api } = await given.organisation();
  const query = { currency: "USD", period: "2020-01" };
  await expectRefusal(await api.getStatementPdf({ query }), "time_out_of_range");
});

it("refuses a currency that Credit is not kept in", async () => {
  const { api } = await given.organisation();
  const answer = await api.getStatementPdf({ query: { currency: "EUR" } });
  await expectRefusal(answer, "invalid_currency", { param: "currency" });
});
