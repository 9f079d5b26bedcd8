/** The fake itself, by its protocol: what its pages promise, whoever asks. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeBillpay, LOGIN, openFakeBillpay } from "../../fakes/billpay/index.ts";
import { tellVendor } from "../../fakes/billpay/webhook.ts";

let fake: FakeBillpay;

beforeAll(async () => {
  fake = await openFakeBillpay();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

interface Said {
  readonly Status: string;
  readonly [name: string]: unknown;
}

async function ask(
  body: Record<string, unknown>,
  headers = { authorization: `Basic ${btoa(`${LOGIN.user}:${LOGIN.password}`)}` },
) {
  const url = `${fake.url}/api/payment/process`;
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, said: (text === "" ? {} : JSON.parse(text)) as Said };
}

function testPayment(member: string, amount = 5) {
  const product = { Code: "AA", Quantity: 1, Price: amount, RequiresForexPayment: true };
  const what = { BillerCode: "TEST", MemberNumber: member, Products: [product] };
  return { Reference: `ref-${member}`, TotalAmount: amount, ...what };
}

const auth = (member: string, amount?: number) =>
  ask({ Action: "AUTH", ...testPayment(member, amount) });
const pay = (member: string, amount?: number) =>
  ask({ Action: "PAY", ...testPayment(member, amount) });
const status = (member: string) => ask({ Action: "STATUS", Reference: `ref-${member}` });

describe("the fake of BillPay", () => {
  it("answers nobody without its login", async () => {
    const headers = { authorization: `Basic ${btoa("vendor:guess")}` };
    expect((await ask({ Action: "AUTH", ...testPayment("1") }, headers)).status).toBe(401);
  });

  it("pays what was authorized once, and a second PAY is the first", async () => {
    expect((await auth("12345")).said.Status).toBe("Authorized");
    expect(fake.world.ledger).toEqual([]);
    const first = await pay("12345");
    const second = await pay("12345");
    expect(first.said.Status).toBe("Paid");
    expect(second.said).toEqual(first.said);
    expect(fake.world.ledger).toHaveLength(1);
    expect(fake.wallets.USD).toBe(1_000_000 - 500);
  });

  it("pays neither another amount nor what was not authorized", async () => {
    await auth("12345");
    expect((await pay("12345", 6)).status).toBe(400);
    expect((await pay("99999")).status).toBe(400);
    expect(fake.world.ledger).toEqual([]);
  });

  it("names what is wrong in a model state", async () => {
    const { status: code, said } = await ask({ Action: "AUTH", ...testPayment("1"), Products: [] });
    expect(code).toBe(400);
    expect(said.ModelState).toEqual({ "request.Products": [expect.any(String)] });
  });

  it("knows the prefixes of the test biller", async () => {
    expect((await auth("AF1")).said.Status).toBe("Failed");
    for (const [member, first, later] of [
      ["PF1", "Failed", "Failed"],
      ["PP1", "BeingPaid", "BeingPaid"],
      ["PFF1", "Flagged", "Paid"],
    ] as const) {
      await auth(member);
      expect((await pay(member)).said.Status).toBe(first);
      fake.world.clock.advance(600_000);
      expect((await status(member)).said.Status).toBe(later);
    }
    fake.world.clock.advance(86_400_000);
    expect((await status("PP1")).said.Status).toBe("Paid");
  });

  it("is late by two minutes for AT and PT, and pays all the same", async () => {
    const late = auth("AT1");
    await arrived(1);
    fake.world.clock.advance(120_000);
    expect((await late).said.Status).toBe("Authorized");
    await auth("PT1");
    const paid = pay("PT1");
    await arrived(3);
    expect((await status("PT1")).said.Status).toBe("BeingProcessed");
    fake.world.clock.advance(120_000);
    expect((await paid).said.Status).toBe("Paid");
    expect((await status("PT1")).said.Status).toBe("Paid");
    expect(fake.world.ledger).toHaveLength(1);
  });

  it("has fiscal facts for the invoice later, and not with the PAY", async () => {
    const product = { Code: "ZETDC_USD", Price: 5, RequiresForexPayment: true };
    const what = { BillerCode: "ZETDC", MemberNumber: "37140071234", TotalAmount: 5 };
    const payment = { Reference: "ref-fiscal", ...what, Products: [product] };
    await ask({ Action: "AUTH", ...payment });
    expect((await ask({ Action: "PAY", ...payment })).said.VendorFiscalSignature).toBeUndefined();
    fake.world.clock.advance(5_000);
    const { said } = await ask({ Action: "STATUS", Reference: "ref-fiscal" });
    expect(said.VendorFiscalSignature).toMatch(/^https:/);
  });

  it("tells a vendor that does not answer three times, half a minute apart", async () => {
    const heard: string[] = [];
    const vendor = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      heard.push(body);
      response.writeHead(503).end();
    });
    await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/`;
    let is_over = false;
    void tellVendor({ url, codes: ["ZETDC"] }, fake.world.clock).then(() => {
      is_over = true;
    });
    await until(() => {
      fake.world.clock.advance(30_000);
      return is_over;
    });
    expect(heard).toEqual(Array(3).fill(JSON.stringify(["ZETDC"])));
    await new Promise((resolve) => vendor.close(resolve));
  });

  it("can be told by its admin to take a biller offline and to empty a wallet", async () => {
    const tell = (path: string, body: unknown) =>
      fetch(`${fake.admin_url}${path}`, { method: "POST", body: JSON.stringify(body) });
    await tell("/_biller", { code: "TEST", is_up: false });
    expect((await auth("1")).said).toMatchObject({ Status: "Failed", ResultCode: 2 });
    await tell("/_biller", { code: "TEST", is_up: true });
    await tell("/_wallet", { currency: "USD", balance_minor: 499 });
    expect((await auth("2")).said).toMatchObject({ Status: "Failed" });
  });
});

async function arrived(calls: number): Promise<void> {
  await until(() => fake.calls.length >= calls);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
