/** Live top-ups by bank transfer, as they are made where the house has an account. */
import type { Schemas } from "@svc/generated/routes";
import { createApp } from "@svc/server/app.ts";
import { importLines, readStatement } from "@svc/server/money/topups/index.ts";
import { expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { sellingLive } from "../kit/live-supplier.ts";
import { testServer } from "../kit/server.ts";
import { available, topupNow } from "../kit/topups.ts";

/** One account with a balance in each currency. */
const BANK = {
  ...{ bank_name: "CBZ", account_name: "Svc", account_number: "0123", branch_code: "6101" },
  swift: null,
};

type Currency = "USD" | "ZWG";

it("lines of both currencies are told apart, also where they have one number and one account", async () => {
  const shop = await given.organisation();
  const topups = { USD: await transferTo(shop, "USD"), ZWG: await transferTo(shop, "ZWG") };
  expect(topups.USD).toMatchObject({ livemode: true, bank: { account_number: "0123" } });
  const line = `7001-${shop.live.account_id.slice(-12)}`;
  const { database, config } = await testServer();
  for (const [currency, { reference }] of Object.entries(topups)) {
    const text = `line,amount,words\n${line},150.00,${reference}`;
    const read = readStatement(text, currency as Currency);
    if (typeof read === "string") throw new Error(read);
    await importLines(database, read, config);
  }
  for (const [currency, { id }] of Object.entries(topups)) {
    expect(await topupNow(shop.live, id)).toMatchObject({ status: "succeeded" });
    expect(await available(shop.live, currency as Currency)).toBe("150.00");
  }
});

async function transferTo(shop: Organisation, currency: Currency): Promise<Schemas["Topup"]> {
  const { config, database, log } = await testServer();
  const banks = { USD: BANK, ZWG: BANK };
  const app = createApp({
    config: { ...sellingLive(config), banks },
    database,
    log,
    sharers: () => 1,
  });
  const body = { method: "bank_transfer", amount: "150.00", currency } as const;
  const request = requestOf(shop.live.key.secret, "createTopup", { body });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const answer = await app.hono.fetch(request, connection);
  await app.gate.close();
  return (await answer.json()) as Schemas["Topup"];
}
