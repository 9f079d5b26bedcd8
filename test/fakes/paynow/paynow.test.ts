/** That the fake of Paynow is no kinder than Paynow: what it refuses, and what it tells. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakePaynow, openFakePaynow, PAYNOW_KEY } from "./fake.ts";
import { type Fields, fieldOf, fieldsOf, hashOf, signed } from "./message.ts";

let fake: FakePaynow;
/** Updates as they came, and what they are answered. */
let told: string[];
let answers: number;
let result_url: string;
let close: () => void;

beforeEach(async () => {
  fake = await openFakePaynow();
  told = [];
  answers = 200;
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    told.push(text);
    response.writeHead(answers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  result_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  close = () => server.close();
});

afterEach(async () => {
  await fake.close();
  close();
});

const wanted = (more: Fields = []): Fields => [
  ["id", fake.id],
  ["reference", "CHK-1"],
  ["amount", "5.18"],
  ["returnurl", "https://shop.example/"],
  ["resulturl", result_url],
  ["merchanttrace", "trace-1"],
  ["status", "Message"],
  ...more,
];

async function call(path: string, body: string): Promise<Fields> {
  const answer = await fetch(`${fake.url}${path}`, { method: "POST", body });
  return fieldsOf(await answer.text());
}

const start = () => call("/interface/initiatetransaction", signed(wanted(), PAYNOW_KEY));

describe("the fake of Paynow", () => {
  it("hashes as the published vector does", () => {
    const vector: Fields = [
      ["Status", "Ok"],
      ["BrowserUrl", "https://staging.paynow.co.zw/Payment/ConfirmPayment/9510"],
      [
        "PollUrl",
        "https://staging.paynow.co.zw/Interface/CheckPayment/" +
          "?guid=c7ed41da-0159-46da-b428-69549f770413",
      ],
      ["PaynowReference", "9510"],
    ];
    expect(hashOf(vector, PAYNOW_KEY).slice(0, 12)).toBe("750DD0B0DF37");
  });

  it("refuses a wrong hash as Paynow does, and says what would be right", async () => {
    const answer = await call("/interface/initiatetransaction", signed(wanted(), "other"));
    const right = hashOf(wanted(), PAYNOW_KEY).slice(0, 6);
    expect(fieldOf(answer, "error")).toBe(`Invalid Hash.  Hash should start with: ${right}`);
    expect(fieldOf(answer, "hash")).toBe("");
  });

  it("takes the token of a card for vmc and ZimSwitch, and no number", async () => {
    for (const method of ["vmc", "zimswitch"]) {
      const fields = wanted([
        ["method", method],
        ["phone", "0771111111"],
      ]);
      const answer = await call("/interface/remotetransaction", signed(fields, PAYNOW_KEY));
      expect(fieldOf(answer, "error")).toBe("A token is required");
    }
  });

  it.each(["ecocash", "onemoney", "innbucks", "omari"])("asks the owner by %s", async (method) => {
    const fields = wanted([
      ["method", method],
      ["phone", "0779999999"],
    ]);
    const answer = await call("/interface/remotetransaction", signed(fields, PAYNOW_KEY));
    expect(fieldOf(answer, "status")).toBe("Ok");
    expect(fieldOf(answer, "hash")).toBe(hashOf(answer, PAYNOW_KEY));
    expect(fieldOf(answer, "authorizationcode") !== "").toBe(method === "innbucks");
  });

  it("tells of a payment until it is heard, ten times at most", async () => {
    await start();
    await fake.payAndTell("CHK-1");
    expect(told).toHaveLength(1);
    answers = 500;
    await fake.payAndTell("CHK-1", { status: "Refunded" });
    expect(told).toHaveLength(11);
    expect(new Set(told.slice(1)).size).toBe(1);
  });

  it.each([
    ["lost", 0],
    ["repeated", 10],
    ["out_of_order", 2],
    ["wrong_hash", 1],
    ["tampered", 1],
  ] as const)("plays updates that are %s", async (play, count) => {
    await start();
    fake.plan({ play, match: { call: "update" } });
    await fake.payAndTell("CHK-1");
    expect(told).toHaveLength(count);
    const [first = "", second = ""] = told.map(fieldsOf);
    if (play === "out_of_order") {
      expect([first, second].map((one) => fieldOf(one as Fields, "status"))).toEqual([
        ...["Paid", "Created"],
      ]);
    }
    const are_right = told.every((text) => {
      const fields = fieldsOf(text);
      return fieldOf(fields, "hash") === hashOf(fields, PAYNOW_KEY);
    });
    expect(are_right).toBe(play !== "wrong_hash" && play !== "tampered");
  });

  it("lets a person pay or cancel on its page, and sends them back", async () => {
    const answer = await start();
    const url = fieldOf(answer, "browserurl");
    expect(await (await fetch(url)).text()).toContain("Pay by a card that is not one");
    const body = new URLSearchParams({ do: "Cancelled" });
    const paid = await fetch(url, { method: "POST", body, redirect: "manual" });
    expect(paid.headers.get("location")).toBe("https://shop.example/");
    expect(fake.payments.get("CHK-1")?.status).toBe("Cancelled");
    expect(await (await fetch(url)).text()).not.toContain("<form");
  });

  it("shows whose wallet is asked, for whoever has no phone", async () => {
    const fields = wanted([
      ["method", "ecocash"],
      ["phone", "0779999999"],
    ]);
    await call("/interface/remotetransaction", signed(fields, PAYNOW_KEY));
    expect(await (await fetch(fake.url)).text()).toContain("0779999999");
    const url = `${fake.url}/Payment/ConfirmPayment/1082`;
    await fetch(url, { method: "POST", body: new URLSearchParams({ do: "Paid" }) });
    expect(fake.payments.get("CHK-1")?.status).toBe("Paid");
  });

  it("names a payment with a comma, finds it by its trace, and knows no other", async () => {
    await start();
    const trace = (one: string): Fields => [
      ["id", fake.id],
      ["merchanttrace", one],
      ["status", "Message"],
    ];
    const found = await call("/interface/trace", signed(trace("trace-1"), PAYNOW_KEY));
    expect(fieldOf(found, "paynowreference")).toBe("1,082");
    const other = await call("/interface/trace", signed(trace("trace-2"), PAYNOW_KEY));
    expect(other).toEqual([["Status", "NotFound"]]);
  });
});
