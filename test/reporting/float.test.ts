/** What suppliers hold of ours is read, compared with what we expect, and decides who sells. */
import { applyInput, readInput } from "@svc/server/float.ts";
import { HOUSE } from "@svc/server/money/ledger/index.ts";
import type { WalletBalance } from "@svc/server/providers/port/index.ts";
import { floatPolls, pollFloat } from "@svc/server/reporting/float/index.ts";
import { judgeBalance } from "@svc/server/reporting/float/judge-balance.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain, newAlarms } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { makeDue } from "../kit/make-due.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const WALLET = "airtime-USD";
const STAFF = ["--by", "Rudo", "--reason", "Paid from the bank."];

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

/** What a wallet of dollars for airtime holds. */
function holds(double: LiveDouble, balance_minor: bigint, more: Partial<WalletBalance> = {}) {
  double.wallets = [{ wallet: WALLET, currency: "USD", balance_minor, ...more }];
}

async function deps() {
  const { database } = await testServer();
  const note = ({ alarm }: { alarm?: string }) => {
    if (alarm !== undefined) alarms.push(alarm);
  };
  return { database, log: { error: note, warn: note } } as never as Parameters<typeof pollFloat>[0];
}

/** Asks a supplier as the chore does; only what is said of the wallet that tests use is looked at. */
async function poll(double: LiveDouble = first): Promise<void> {
  const [supplier] = boundTo(double).live;
  if (supplier === undefined) throw new Error("Nobody is bound.");
  await pollFloat(await deps(), supplier);
}

/** Does what is due, in a process that remembers nothing. */
async function work(): Promise<void> {
  await makeDue(shop, "send_dispatches");
  await drain(shop, { suppliers: boundTo(first, second) });
}

async function soldOne(amount = "5.00"): Promise<string> {
  const { id } = await sell(shop, { amount });
  await work();
  return id;
}

async function float(...args: string[]): Promise<string> {
  const { database } = await testServer();
  return await applyInput(database, readInput(args));
}

async function lineOf(name: string): Promise<string> {
  const lines = (await float()).split("\n");
  return lines.find((line) => line.startsWith(`${name} `)) ?? "";
}

/** Time has passed since the supplier told last, or did not. */
async function passMinutes(minutes: number): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "time passes",
    ({ sql }) => sql`update supplier_wallets
      set unread_since = unread_since - make_interval(mins => ${minutes}),
        told_at = told_at - make_interval(mins => ${minutes}),
        emptied_at = emptied_at - make_interval(mins => ${minutes})`,
  );
}

describe("a balance", () => {
  it("is what is expected after sales, and is kept with its time", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    await soldOne("7.00");
    holds(first, 88_00n);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toMatch(
      /88\.00 USD at .* expected 88\.00 difference 0\.00 .*ok$/,
    );
    expect(alarms).toEqual([]);
  });

  it("that is less than our books say is an alarm, once, until it is explained", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    holds(first, 90_00n);
    await poll();
    await poll();
    expect(alarms).toEqual(["float_mismatch"]);
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference -5.00");
    await float("--wallet", `first/${WALLET}`, "--confirm", ...STAFF);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 90.00 difference 0.00");
    expect(alarms).toEqual(["float_mismatch"]);
  });

  it("below the limit is added up with the next, so that no leak is small enough", async () => {
    holds(first, 100_00n);
    await poll();
    for (const balance_minor of [99_40n, 98_80n]) {
      holds(first, balance_minor);
      await poll();
    }
    expect(alarms).toEqual(["float_mismatch"]);
  });

  it("may have been taken by what is under way, or not", async () => {
    holds(first, 100_00n);
    await poll();
    first.plays = [plays.vendsInSilence];
    first.query = () => ({ kind: "accepted", check_after_ms: 15_000 });
    const { id } = await sell(shop);
    await work();
    expect(await statusOf(shop, id)).toBe("unknown");
    for (const balance_minor of [95_00n, 100_00n, 95_00n]) {
      holds(first, balance_minor);
      await poll();
    }
    first.query = null;
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    await poll();
    expect(alarms).toEqual([]);
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference 0.00");
  });

  it("is compared with what was booked while it was asked for, either way", () => {
    const books = {
      ...{ confirmed_minor: 100_00n, moved_minor: 0n, moved_sales: 0, limit_minor: 0n },
      ...{ during_minor: 5_00n, open_minor: 2_00n },
    };
    const differences = [101_00n, 100_00n, 93_00n, 92_00n].map(
      (balance_minor) => judgeBalance(balance_minor, books).difference_minor,
    );
    expect(differences).toEqual([1_00n, 0n, 0n, -1_00n]);
    expect(judgeBalance(100_00n, books).is_confirmed).toBe(false);
  });
});

describe("the poll", () => {
  it("keeps what was told before while a supplier is down, and says so after ten minutes", async () => {
    holds(first, 100_00n);
    await poll();
    first.wallets = null;
    await poll();
    expect(alarms).toEqual([]);
    expect(await lineOf(`first/${WALLET}`)).toMatch(/100\.00 USD .*ok, unread$/);
    await passMinutes(11);
    await poll();
    const raised = [...alarms];
    await poll();
    // One for each of its wallets.
    expect([...new Set(raised)]).toEqual(["float_unread"]);
    expect(alarms).toEqual(raised);
    holds(first, 100_00n);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toMatch(/ok$/);
  });

  it.each([
    ["no wallet at all", []],
    ["a wallet twice", [balanceOf(1n), balanceOf(2n)]],
    ["another currency", [{ ...balanceOf(1n), currency: "ZWG" as const }]],
    ["a wallet that nobody sells from", [{ ...balanceOf(1n), wallet: "other" }]],
  ])("takes nothing from an answer that names %s", async (_, nonsense) => {
    holds(first, 100_00n);
    await poll();
    first.wallets = nonsense;
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toMatch(/100\.00 USD .*ok, unread$/);
    expect(await float()).not.toContain("first/other");
    expect(alarms).toEqual([]);
  });

  it("is harmless twice at once: each sale counts once, and the later question wins", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    holds(first, 95_00n);
    await Promise.all([poll(), poll(), poll()]);
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference 0.00");
    const slow = Promise.withResolvers<void>();
    first.balances = async () => {
      await slow.promise;
      return [balanceOf(1_00n)];
    };
    const late = poll();
    first.balances = async () => [balanceOf(95_00n)];
    await poll();
    slow.resolve();
    await late;
    expect(await lineOf(`first/${WALLET}`)).toContain("95.00 USD");
    expect(alarms).toEqual([]);
  });

  it("that dies between the answer and its transaction has written nothing, and is made again", async () => {
    holds(first, 100_00n);
    await poll();
    await soldOne();
    holds(first, 95_00n);
    const { database, log } = await deps();
    const dying: typeof database = {
      transact: (name, run) =>
        database.transact(name, async (tx) => {
          const done = await run(tx);
          if (name === "keep balances") throw new Error("killed");
          return done;
        }),
    };
    const [supplier] = boundTo(first).live;
    if (supplier === undefined) throw new Error("Nobody is bound.");
    await expect(pollFloat({ database: dying, log }, supplier)).rejects.toThrow("killed");
    expect(await lineOf(`first/${WALLET}`)).toContain("100.00 USD");
    await poll();
    expect(await lineOf(`first/${WALLET}`)).toContain("expected 95.00 difference 0.00");
    expect(alarms).toEqual([]);
  });

  it("asks every supplier in its chore, whoever does not answer", async () => {
    first.wallets = null;
    holds(second, 50_00n);
    await floatPolls(boundTo(first, second)).run((await deps()) as never);
    expect(await lineOf(`first/${WALLET}`)).toContain("not told");
    expect(await lineOf(`second/${WALLET}`)).toContain("50.00 USD");
  });
});

describe("who sells", () => {
  it("is the next supplier while the first is below its mark, and the first if all are", async () => {
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

function balanceOf(balance_minor: bigint): WalletBalance {
  return { wallet: WALLET, currency: "USD", balance_minor };
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
