/** A sale is found by what its customer holds: the slip, the phone, the token. */
import type { Schemas } from "@svc/generated/routes";
import { receiptNumberOf } from "@svc/server/sales/sends/rows/receipt-number.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;
let airtime: Schemas["Send"];
let failed: Schemas["Send"];
let power: Schemas["Send"];
let open: Schemas["Send"];

beforeAll(async () => {
  shop = await given.organisation();
  const made = [
    await sell(shop, { target: "0771230000" }),
    await sell(shop, { target: "0771230002" }),
    await sell(shop, { type: "power", target: "37140030000", token_phone: "0772222222" }),
  ];
  await drain(shop);
  await pass(shop);
  const [first, second, third] = await Promise.all(
    made.map(async ({ id }) => (await shop.api.getSend({ path: { send_id: id } })).body),
  );
  [airtime, failed, power] = [first, second, third] as Schemas["Send"][] as [
    Schemas["Send"],
    Schemas["Send"],
    Schemas["Send"],
  ];
  open = await sell(shop, { target: "0721230000" });
});

async function found(query: object): Promise<string[]> {
  const { status, body } = await shop.api.listSends({ query });
  expect(status).toBe(200);
  return body.data.map(({ id }) => id);
}

describe("GET /sends", () => {
  it("finds a sale by the number of its receipt, however far it has come", async () => {
    const cancelled = await sell(shop, { scheduled_for: airtime.created + 86_400 });
    await shop.api.cancelSend({ path: { send_id: cancelled.id } });
    for (const { id, receipt_number } of [airtime, failed, power, open, cancelled]) {
      expect(await found({ receipt_number })).toEqual([id]);
    }
    const stranger = await given.organisation();
    const query = { receipt_number: airtime.receipt_number };
    expect((await stranger.api.listSends({ query })).body.data).toEqual([]);
  });

  it("reads a receipt number as it is said over a phone", async () => {
    const { receipt_number, id } = airtime;
    const bare = receipt_number.slice(2).replace("-", " ");
    const misread = receipt_number.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    for (const written of [bare, misread, ` ${receipt_number} `]) {
      expect(await found({ receipt_number: written })).toEqual([id]);
    }
  });

  it("tells receipt numbers apart whose last twelve digits of the id are the same", () => {
    const [one, other] = ["8", "9"].map((high) =>
      receiptNumberOf(`019aa000-0000-7000-800${high}-0123456789ab`),
    );
    expect(one).not.toBe(other);
  });

  it("finds a sale by the confirmation of the network", async () => {
    const query = { provider_reference: airtime.provider_reference };
    expect(airtime.provider_reference).not.toBeNull();
    expect(await found(query)).toEqual([airtime.id]);
    expect(await found({ provider_reference: "SIM-0" })).toEqual([]);
  });

  it("finds power by the phone that its token went to, and by the end of the token", async () => {
    expect(await found({ token_phone: "+263 77 222 2222" })).toEqual([power.id]);
    expect(await found({ token_phone: "0772222223" })).toEqual([]);
    const token_last4 = power.power?.tokens?.at(-1)?.token.slice(-4) ?? "";
    expect(token_last4).toMatch(/^\d{4}$/);
    expect(await found({ token_last4 })).toEqual([power.id]);
    expect(await found({ token_last4, type: "airtime" })).toEqual([]);
  });

  it("takes several statuses", async () => {
    const query = { status: "delivered,failed_credited" };
    expect(await found(query)).toEqual([power.id, failed.id, airtime.id]);
    expect(await found({ status: "pending,delivered" })).toEqual([open.id, power.id, airtime.id]);
  });

  it.each([
    [{ receipt_number: "R-7K2M9" }, "parameter_invalid", "receipt_number"],
    [{ receipt_number: "R-7K2M9-QXF4U" }, "parameter_invalid", "receipt_number"],
    [{ token_phone: "0242700000" }, "invalid_phone", "token_phone"],
    [{ token_last4: "12" }, "parameter_invalid", "token_last4"],
    [{ status: "delivered,lost" }, "parameter_invalid", "status"],
    [{ status: "delivered," }, "parameter_invalid", "status"],
  ] as const)("refuses %j", async (query, code, param) => {
    const answer = await shop.api.listSends({ query: query as never });
    await expectRefusal(answer, code, { param });
  });
});
