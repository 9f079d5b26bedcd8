import { applyInput, readInput } from "@svc/server/commands/set-dealer.ts";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

/** Of the right form, and of no account. */
const UNKNOWN_ACCOUNT = "acct_0031Jk4QbXmZr7Tn8VdPw2Yc";
const ECONET = ["--network", "econet", "--currency", "usd"];

async function dealer(account: string, ...args: string[]) {
  const { database } = await testServer();
  return await applyInput(database, readInput([account, ...args]));
}

describe("npm run svc -- dealer", () => {
  it("sets what sales from then on draw, and writes who did it into the audit log", async () => {
    const shop = await given.organisation();
    const before = await sell(shop, { amount: "10.00" });
    await dealer(shop.account, ...ECONET, "--percent", "3.5", "--note", "Contract 7");
    const after = await sell(shop, { amount: "10.00" });
    expect([before.cost, after.cost]).toEqual(["10.00", "9.65"]);
    const { body } = await shop.api.getAccount();
    expect(body.dealer).toMatchObject({
      status: "approved",
      discounts: [{ network: "econet", currency: "USD", percent: "3.50" }],
    });
    expect(body.dealer.since).not.toBeNull();
    const entries = await shop.probe.rows("audit_entries");
    expect(entries.at(-1)).toMatchObject({
      action: "dealer.discounts_set",
      actor_type: "staff",
      object_id: shop.account,
      note: "Contract 7",
      changes: { discounts: [[], [{ network: "econet", currency: "USD", percent: "3.50" }]] },
    });
  });

  it("leaves other networks, the other currency and the other mode as they are", async () => {
    const shop = await given.organisation();
    await dealer(shop.account, ...ECONET, "--percent", "3.50");
    await dealer(shop.account, "--network", "netone", "--currency", "ZWG", "--percent", "2");
    const { body } = await shop.api.getAccount();
    expect(body.dealer.discounts).toHaveLength(2);
    expect((await shop.live.api.getAccount()).body.dealer.status).toBe("none");
  });

  it("takes a discount away with 0, and the last one with the tier", async () => {
    const shop = await given.organisation();
    await dealer(shop.account, ...ECONET, "--percent", "3.50");
    await dealer(shop.account, ...ECONET, "--percent", "0");
    const { body } = await shop.api.getAccount();
    expect(body.dealer).toEqual({ status: "none", discounts: [], since: null });
  });

  it.each([
    [["acct_nothing", ...ECONET, "--percent", "1"], "Name one account"],
    [["--percent", "1"], "Name one account"],
    [[UNKNOWN_ACCOUNT, "--currency", "USD", "--percent", "1"], "Name a network"],
    [
      [UNKNOWN_ACCOUNT, "--network", "econet", "--currency", "EUR", "--percent", "1"],
      "A currency is",
    ],
    [[UNKNOWN_ACCOUNT, ...ECONET, "--percent", "100.01"], "A percentage lies"],
    [[UNKNOWN_ACCOUNT, ...ECONET, "--percent", "1.234"], "A percentage lies"],
  ])("says what is wrong with %j", (args, reason) => {
    expect(() => readInput(args)).toThrow(reason);
  });

  it("knows no account and no network that do not exist", async () => {
    const shop = await given.organisation();
    await expect(dealer(UNKNOWN_ACCOUNT, ...ECONET, "--percent", "1")).rejects.toThrow(
      "no account",
    );
    const away = ["--network", "mars", "--currency", "USD", "--percent", "1"];
    await expect(dealer(shop.account, ...away)).rejects.toThrow("no network");
  });
});
