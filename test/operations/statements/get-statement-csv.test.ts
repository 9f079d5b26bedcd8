import type { FileBody } from "@svc/generated/routes";
import { expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

async function linesOf({ api }: Pick<Shop, "api">): Promise<string[]> {
  const answer = await api.getStatementCsv({ query: { currency: "USD" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="statement-/);
  const { bytes } = answer.body as FileBody<"text/csv">;
  return Buffer.from(bytes).toString("utf8").trimEnd().split("\n");
}

it("has a line of headings, and a line for each row of the month, oldest first", async () => {
  const shop = await given.organisation();
  const till = await given.key(shop, { label: "Till 4" });
  const send = await sell(till, { amount: "7.00", client_reference: "till4-000123" });
  const [headings, grant, charge, ...rest] = await linesOf(shop);
  expect(headings).toBe(
    "date,time,id,type,description,source,currency,amount,reserved_amount,available_after," +
      "reserved_after,api_key,api_key_label,cost_center,send_type,network,target,face," +
      "client_reference,sequence",
  );
  expect(grant).toContain(",test_grant,Daily test Credit,");
  const cells = (charge ?? "").split(",");
  expect(cells[1]).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(cells.slice(2)).toEqual([
    send.credit_transactions[0],
    "send",
    expect.any(String),
    send.id,
    "USD",
    "-7.00",
    "0.00",
    "993.00",
    "0.00",
    till.id,
    "Till 4",
    "",
    "airtime",
    "econet",
    "+263771234567",
    "7.00",
    "till4-000123",
    "2",
  ]);
  expect(rest).toEqual([]);
});

it("describes a sale that came back in the words of the sale", async () => {
  const shop = await given.organisation();
  await sell(shop, { target: "0771230002", amount: "3.00" });
  await drain(shop);
  await pass(shop);
  const [sold, returned] = (await linesOf(shop)).slice(2).map((line) => line.split(",")[4]);
  expect(sold).toBe("Airtime in US dollars to +263771230002");
  expect(returned).toBe(`Returned: ${sold}`);
});

it("quotes what holds a comma, and lets no reference begin like a formula", async () => {
  const shop = await given.organisation();
  await sell(shop, { client_reference: '=1+1, "x"' });
  const line = (await linesOf(shop)).at(-1) as string;
  expect(line.endsWith(`,"'=1+1, ""x""",2`)).toBe(true);
});

it("shows each account its own rows", async () => {
  const shop = await given.organisation();
  await sell(shop);
  const stranger = await given.organisation();
  expect(await linesOf(stranger)).toHaveLength(2);
  expect(await linesOf(stranger.live)).toHaveLength(1);
});

it("refuses a month for which there is no statement", async () => {
  const { api } = await given.organisation();
  const query = { currency: "USD", period: "2020-01" };
  await expectRefusal(await api.getStatementCsv({ query }), "time_out_of_range");
});

it("refuses a currency that Credit is not kept in", async () => {
  const { api } = await given.organisation();
  const answer = await api.getStatementCsv({ query: { currency: "EUR" } });
  await expectRefusal(answer, "invalid_currency", { param: "currency" });
});
