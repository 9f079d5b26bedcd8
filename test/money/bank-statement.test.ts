/** Transfers that staff import from a bank's statement. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readInput, describe as report } from "@svc/server/commands/import-bank-statement.ts";
import type { TopupRow } from "@svc/server/money/topups/index.ts";
import { importLines, readStatement } from "@svc/server/money/topups/index.ts";
import { writeTopup } from "@svc/server/money/topups/make/write-topup.ts";
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { available, toldOf, topUp, topupNow } from "../kit/topups.ts";

const BANK = {
  ...{ bank_name: "CBZ", account_name: "Svc", account_number: "0123", branch_code: "6101" },
  swift: null,
};

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** A live top-up by transfer, as it is made where a bank is configured. */
async function awaited(provider = "bank/0123"): Promise<TopupRow> {
  const { database } = await testServer();
  const request = { id: mintId(runNow()), idempotency_key: null, key: null };
  const asked = { method: "bank_transfer" as const, amount_minor: 150_000n, description: null };
  return await database.transact("write a top-up", (tx) =>
    writeTopup(tx, {
      ...{ ...asked, currency: "USD", account_id: shop.live.account_id, mode: "live" },
      ...{ provider, fee_minor: 0n, bank: BANK, api_key_id: null },
      ...{ look_after_ms: null, start_ms: null, request },
    }),
  );
}

async function imports(rows: readonly string[], to?: string): Promise<string> {
  const { database, config } = await testServer();
  const read = readStatement(["line,amount,words", ...rows].join("\n"), "USD");
  if (typeof read === "string") throw new Error(read);
  const transfers = to === undefined ? read : read.map((one) => ({ ...one, reference: to }));
  return report(await importLines(database, transfers, config));
}

/** A number of a line that no other test has. */
function lineOf(name: string): string {
  return `${name}-${shop.live.account_id.slice(-12)}`;
}

describe("a line of a statement", () => {
  it("becomes Credit of the top-up that it quotes, what has arrived, once", async () => {
    const { reference, id } = await awaited();
    const row = `${lineOf("A")},"1,400.00",IB TFR ${reference.toLowerCase()} T MOYO`;
    expect(await imports([row])).toContain("Credited     1");
    expect(await topupNow(shop.live, formatId("top", id))).toMatchObject({
      status: "succeeded",
      amount: "1500.00",
      amount_received: "1400.00",
      payer_note: `IB TFR ${reference.toLowerCase()} T MOYO`,
    });
    expect(await available(shop.live)).toBe("1400.00");
    expect(await imports([row])).toMatch(/Credited {5}0\nKnown before 1\nUnmatched {4}0$/);
    expect(await available(shop.live)).toBe("1400.00");
    expect(await toldOf(shop.live, formatId("top", id))).toHaveLength(2);
    const { body } = await shop.live.api.listAuditEvents({ query: { action: "topup.received" } });
    expect(body.data).toMatchObject([{ object_id: formatId("top", id) }]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("is credited once, however many import it at once", async () => {
    const { reference } = await awaited();
    const row = `${lineOf("B")},1500.00,${reference}`;
    const reports = await Promise.all(Array.from({ length: 8 }, () => imports([row])));
    expect(reports.filter((one) => one.includes("Credited     1"))).toHaveLength(1);
    expect(await available(shop.live)).toBe("1500.00");
  });

  it("whose payer quotes a reference of another cell is for that cell, whatever staff say", async () => {
    const { reference } = await awaited();
    const row = `${lineOf("Z")},1500.00,IB TFR top OB7K2M9QXZ4P`;
    expect(await imports([row])).toContain("there is no top-up TOP-0B7K2M9QXZ4P");
    expect(await imports([row], reference)).toContain("TOP-0B7K2M9QXZ4P, of another cell");
    expect(await available(shop.live)).toBe("0.00");
  });

  it("is credited after its top-up has expired", async () => {
    const row = await awaited();
    const { database } = await testServer();
    await database.transact(
      "expire",
      ({ sql }) => sql`
        update topups set expires_at = svc_now() - interval '1 day' where id = ${row.id}`,
    );
    await database.transact(
      "make due",
      ({ sql }) => sql`
        update topup_work set due_at = date_trunc('milliseconds', svc_now())
        where topup_id = ${row.id}`,
    );
    await drain([shop.live, shop]);
    const id = formatId("top", row.id);
    expect(await topupNow(shop.live, id)).toMatchObject({ status: "expired" });
    await imports([`${lineOf("C")},1500.00,${row.reference}`]);
    expect(await topupNow(shop.live, id)).toMatchObject({ status: "succeeded" });
  });

  it("that fits no top-up is listed, and becomes nothing", async () => {
    const { reference } = await awaited();
    const test = await topUp(shop, { method: "bank_transfer" });
    await imports([`${lineOf("D")},1500.00,${reference}`]);
    const said = await imports([
      `${lineOf("E")},10.00,school fees`,
      `${lineOf("F")},10.00,TOP-2222222222`,
      `${lineOf("G")},10.00,${test.reference}`,
      `${lineOf("H")},1500.00,${reference}`,
      `${lineOf("N")},"12,000,000.00",rent of the whole arcade`,
    ]);
    expect(said).toContain("Unmatched    5");
    expect(said).toContain("10.00 USD  school fees: the payer has quoted no reference");
    expect(said).toContain("there is no top-up TOP-2222222222");
    expect(said).toContain("is of test mode");
    expect(said).toContain("was paid by another transfer");
    expect(await available(shop.live)).toBe("1500.00");
    expect(await available(shop)).toBe("1000.00");
  });
});

describe("a line that staff have assigned", () => {
  it("is known when the statement is imported again, and the lines behind it are credited", async () => {
    const [one, quoted, next] = [await awaited(), await awaited(), await awaited()];
    const rows = [
      `${lineOf("I")},1500.00,school fees`,
      `${lineOf("J")},1500.00,${quoted.reference}`,
    ] as const;
    await imports([rows[0]], one.reference);
    await imports([rows[1]], next.reference);
    const last = await awaited();
    const said = await imports([...rows, `${lineOf("K")},5.00,${last.reference}`]);
    expect(said).toContain("Credited     1\nKnown before 1\nUnmatched    1");
    expect(said).toContain(`this line was credited to ${formatId("top", next.id)}`);
    expect(await available(shop.live)).toBe("3005.00");
  });

  it("is not credited again to another top-up, whichever of our accounts that is paid to", async () => {
    const [one, two] = [await awaited(), await awaited("bank/0456")];
    const row = `${lineOf("L")},1500.00,school fees`;
    expect(await imports([row], one.reference)).toContain("Credited     1");
    const said = await imports([row], two.reference);
    expect(said).toContain(`this line was credited to ${formatId("top", one.id)}`);
    expect(await available(shop.live)).toBe("1500.00");
  });
});

describe("a statement", () => {
  it.each([
    ["line,amount\n1,2.00", "needs the columns"],
    ["line,amount,words\n1,two,TOP", "Row 2 needs a line and an amount"],
    ["line,amount,words\n1,-2.00,TOP", "Row 2 needs a line and an amount"],
    ["line,amount,words\n,2.00,TOP", "Row 2 needs a line and an amount"],
    ["line;amount;words\n\n1;1,400;TOP", "Row 3 needs a line and an amount"],
    ["line,amount,words\n1,2.00,a\n1,3.00,b", "Two rows have the same line"],
  ])("is refused as a whole: %j", (text, complaint) => {
    expect(readStatement(text, "USD")).toContain(complaint);
  });

  it.each([
    ["Line;Amount;Words\r\n7001;1400,50;fees\r\n", 140_050n],
    ["sep=;\nline;amount;words\n7001;1.400,50;fees\n", 140_050n],
    ['line,amount,words\n7001,"1,400.50",fees\n', 140_050n],
  ])("is read with the decimals that it has: %j", (text, amount_minor) => {
    expect(readStatement(text, "USD")).toMatchObject([{ bank_reference: "7001", amount_minor }]);
  });

  it("is read from a file, and what staff have found out of its lines is added", () => {
    const folder = mkdtempSync(join(tmpdir(), "svc-statement-"));
    const file = join(folder, "statement.csv");
    writeFileSync(file, "line,amount,words\n7001,5.00,fees\n7002,6.00,top 7k2m9qxz4p\n");
    const read = (...args: string[]) => readInput([file, "--currency", "usd", ...args]);
    expect(read().map(({ reference }) => reference)).toEqual([null, "TOP-7K2M9QXZ4P"]);
    const [first] = read("--assign", "7001=TOP-2222222222");
    expect(first).toMatchObject({ amount_minor: 500n, reference: "TOP-2222222222" });
    expect(() => read("--assign", "7003=TOP-2222222222")).toThrow("no line 7003");
    expect(() => read("--assign", "7001=mine")).toThrow("assigns no reference");
    expect(() => readInput([file, "--currency", "ZAR"])).toThrow("USD or ZWG");
    expect(() => readInput([`${file}.gz`, "--currency", "USD"])).toThrow("There is no file");
    rmSync(folder, { recursive: true });
  });
});
