/** What suppliers hold of ours decides who sells, and staff book what changes it. */
import { readInput } from "@svc/server/commands/float.ts";
import { HOUSE } from "@svc/server/money/ledger/index.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newAlarms } from "../kit/drain.ts";
import {
  float,
  holds,
  lineOf,
  passMinutes,
  poll as pollOf,
  STAFF,
  soldBy,
  WALLET,
  workWith,
} from "../kit/float.ts";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { tryAgainNow } from "../kit/make-due.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

let shop: Shop;
let first: LiveDouble;
let second: LiveDouble;
let alarms: string[];

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  second = liveDouble("second");
  alarms = [];
  await forgetSupply();
  await sellFrom(boundTo(first, second));
});

afterEach(forgetSupply);

const poll = (double = first) => pollOf(double, alarms);
const work = () => workWith(shop, [first, second]);
const soldOne = (amount?: string) => soldBy(shop, [first, second], amount);

describe("who sells", () => {
  it("is the next supplier while the first is below its mark; the first if all are", async () => {
    holds(first, 100_00n);
    holds(second, 100_00n);
    await poll(first);
    await poll(second);
    await float("--wallet", `first/${WALLET}`, "--low", "100.01", ...STAFF);
    await poll(first);
    expect(alarms).toEqual(["float_low"]);
    await soldOne();
    expect([first.vended.length, second.vended.length]).toEqual([0, 1]);
    await float("--wallet", `second/${WALLET}`, "--low", "100.01", ...STAFF);
    await soldOne();
    expect([first.vended.length, second.vended.length]).toEqual([1, 1]);
  });

  it("is nobody who holds less than the order may cost", async () => {
    holds(first, 4_99n);
    await poll();
    await soldOne();
    expect([first.heard.length, second.vended.length]).toEqual([0, 1]);
    await soldOne("4.99");
    expect(first.vended).toHaveLength(1);
  });

  it("is not decided by a balance that is ten minutes old", async () => {
    holds(first, 1_00n);
    await poll();
    await passMinutes(11);
    await soldOne();
    expect(first.vended).toHaveLength(1);
  });

  it("is the next after a refusal for float, until more is told than was asked for", async () => {
    first.plays = [plays.isEmpty, plays.delivers];
    await soldOne();
    expect(newAlarms()).toContain("float_empty");
    await soldOne();
    expect([first.heard.length, second.vended.length]).toEqual([1, 2]);
    expect(await lineOf(`first/${WALLET}`)).toContain("not told");
    holds(first, 4_00n);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toMatch(/empty$/);
    await soldOne("1.00");
    expect(first.heard).toHaveLength(1);
    holds(first, 200_00n);
    await poll();
    await soldOne();
    expect([first.vended.length, second.vended.length]).toEqual([1, 3]);
    // Nobody has booked how it came there.
    expect(alarms).toEqual(["float_mismatch"]);
  });

  it.each([
    ["that it is under way", { kind: "accepted", check_after_ms: 15_000 }],
    ["that it is not known", { kind: "not_found" }],
  ] as const)(
    "is the next after a refusal for float, whatever an older sale's question hears: %s",
    async (_, says) => {
      first.plays = [plays.vendsInSilence, plays.isEmpty, plays.delivers];
      first.query = () => says;
      await soldOne();
      await soldOne();
      await work();
      await soldOne();
      expect([submitsOf(first), second.vended.length]).toEqual([2, 2]);
      expect(await stateOf()).toMatchObject({ short_minor: "500", waits_long: true });
      // No other test meets a sale of this one that is open.
      first.query = null;
      await work();
      expect(first.vended).toHaveLength(1);
    },
  );

  it("is again who was empty once it has taken an order, however small", async () => {
    first.plays = [plays.isEmpty, plays.delivers];
    await soldOne();
    expect(await stateOf()).toMatchObject({ short_minor: "500" });
    await tryAgainNow();
    await soldOne("1.00");
    expect([first.vended.length, second.vended.length]).toEqual([1, 1]);
    expect(await stateOf()).toMatchObject({ short_minor: null });
    await soldOne();
    expect([first.vended.length, second.vended.length]).toEqual([2, 1]);
  });

  it("is nobody while all wallets are empty: sales are refused, and those made wait", async () => {
    const { id } = await sell(shop);
    for (const double of [first, second]) {
      holds(double, 0n);
      await poll(double);
    }
    expect(alarms).toEqual(["float_empty", "float_empty"]);
    await work();
    expect(await statusOf(shop, id)).toBe("pending");
    const server = await liveServer(boundTo(first, second));
    const body = { target: "0771234567", amount: "5.00", currency: "USD" };
    const refused = await server.call(shop, "createSend", { body });
    expect(refused.body).toMatchObject({ error: { code: "product_unavailable" } });
    const { body: status } = await server.call<{ overall: string }>(shop, "getStatus", {
      idempotency_key: null,
    });
    expect(status.overall).toBe("degraded");
    holds(second, 50_00n);
    await poll(second);
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    expect((await server.call(shop, "createSend", { body })).status).toBe(202);
    await server.close();
  });
});

describe("a batch's preview", () => {
  it("says whether the float of the first choice is enough for all of it", async () => {
    const server = await liveServer(boundTo(first, second));
    const line = { target: "0771234567", amount: "30.00", currency: "USD" };
    const body = { items: [line, { ...line, target: "0771234568" }] };
    const states = async () => {
      const parts = { body, idempotency_key: null };
      const { body: preview } = await server.call<{ provider_float: unknown[] }>(
        shop,
        "previewBatch",
        parts,
      );
      return preview.provider_float;
    };
    expect(await states()).toEqual([{ network: "econet", state: "unknown" }]);
    holds(first, 60_00n);
    await poll();
    expect(await states()).toEqual([{ network: "econet", state: "sufficient" }]);
    holds(first, 59_99n);
    await poll();
    expect(await states()).toEqual([{ network: "econet", state: "low" }]);
    await server.close();
  });
});

describe("the command", () => {
  it("books a top-up once, so that it is expected and all entries sum to zero", async () => {
    const { database } = await testServer();
    const before = await floatBook();
    holds(first, 100_00n);
    await poll();
    const topup = ["--wallet", `first/${WALLET}`, "--topup", "250.00", ...STAFF];
    const reference = `slip ${shop.account_id}`;
    await float(...topup, "--reference", reference);
    await expect(float(...topup, "--reference", reference)).rejects.toThrow("booked already");
    holds(first, 350_00n);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 350.00 difference 0.00");
    expect((await floatBook()) - before).toBe(25_000);
    expect(await database.read(checkLedger)).toEqual([]);
    expect(alarms).toEqual([]);
  });

  it("that confirms a balance books the difference, one way or the other", async () => {
    const { database } = await testServer();
    holds(first, 100_00n);
    await poll();
    const before = await floatBook();
    for (const balance_minor of [90_00n, 97_00n]) {
      holds(first, balance_minor);
      await poll();
      await float("--wallet", `first/${WALLET}`, "--confirm", ...STAFF);
    }
    expect((await floatBook()) - before).toBe(-3_00);
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("confirms no balance that was told before a top-up", async () => {
    holds(first, 100_00n);
    await poll();
    const wallet = ["--wallet", `first/${WALLET}`];
    const reference = `slip ${shop.account_id}`;
    await float(...wallet, "--topup", "1.00", "--reference", reference, ...STAFF);
    await expect(float(...wallet, "--confirm", ...STAFF)).rejects.toThrow("wait a minute");
  });

  it.each([
    [["--low", "1.00"], "Name a wallet"],
    [["--wallet", "first"], "Name a wallet"],
    [["--wallet", "first/x", "--confirm"], "Say who you are"],
    [["--wallet", "first/x", ...STAFF], "Set marks, book a top-up, or confirm"],
    [["--wallet", "first/x", "--low", "1.00", "--confirm", ...STAFF], "Set marks"],
    [["--wallet", "first/x", "--low", "1", ...STAFF], "An amount is written"],
    [["--wallet", "first/x", "--topup", "0.00", "--reference", "x", ...STAFF], "An amount"],
    [["--wallet", "first/x", "--topup", "1.00", ...STAFF], "Name the payment"],
  ])("says what is wrong with %j", (args, words) => {
    expect(() => readInput(args)).toThrow(words);
  });

  it("names a wallet that nobody sells from", async () => {
    await expect(float("--wallet", "first/none", "--low", "1.00", ...STAFF)).rejects.toThrow(
      "No supplier that is connected has this wallet.",
    );
  });
});

function submitsOf({ heard }: LiveDouble): number {
  return heard.filter((one) => one.startsWith("submit")).length;
}

/** What the first supplier's wallet lacks, and whether it is tried minutes from now alone. */
async function stateOf() {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql`select short_minor, probe_at > svc_now() + interval '5 minutes' as waits_long
      from supplier_wallets where supplier = 'first' and wallet = ${WALLET}`,
  );
  return row;
}

/** What the ledger holds of the first supplier's float. */
async function floatBook(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ sum: string }[]>`select coalesce(sum(amount_minor), 0) as sum
      from ledger_entries where book = 'house:float:first' and account_id = ${HOUSE}`,
  );
  return Number(row?.sum);
}
