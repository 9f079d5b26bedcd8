/** Whatever happens at once, each line of the books follows from the line before it. */
import type { FileBody, Schemas } from "@svc/generated/routes";
import { expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { release, reserve } from "../kit/reserve.ts";
import { sell } from "../kit/sell.ts";

type Line = Pick<Schemas["CreditTransaction"], "amount" | "reserved_amount" | "sequence"> & {
  readonly currency: string;
  readonly available: string;
  readonly reserved: string;
};

const SALES = 24;
const FAILS = "0771230002";
const DELIVERS = "0771230000";

it("lists the transactions of each currency in the order in which they were booked", async () => {
  const shop = await busyShop();
  for (const query of [{}, { currency: "USD" }, { currency: "ZWG" }, { source: "snd_" }]) {
    const lines = (await everyTransaction(shop, query)).map(lineOf).toReversed();
    const sequences = lines.map(({ currency, sequence }) => `${currency} ${sequence}`);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(sequences).size).toBe(lines.length);
    expectBooked(lines, { is_whole: query.source === undefined });
  }
});

it("writes the rows of a statement in the order in which they were booked", async () => {
  const shop = await busyShop();
  const answer = await shop.api.getStatementCsv({ query: { currency: "USD" } });
  const { bytes } = answer.body as FileBody<"text/csv">;
  const rows = rowsOf(Buffer.from(bytes).toString("utf8"));
  expectBooked(
    rows.map((row) => ({
      ...{ amount: row.amount ?? "", reserved_amount: row.reserved_amount ?? "" },
      ...{ currency: "USD", sequence: Number(row.sequence) },
      ...{ available: row.available_after ?? "", reserved: row.reserved_after ?? "" },
    })),
    { is_whole: true },
  );
});

/**
 * Sales that are charged, delivered and given back at once, with Credit set aside between them. A
 * machine with other work refuses some of them, which books nothing.
 */
async function busyShop(): Promise<Organisation> {
  const shop = await given.organisation();
  const sales = Array.from({ length: SALES }, (_, index) =>
    sell(shop, {
      target: index % 2 === 0 ? FAILS : DELIVERS,
      ...(index % 3 === 0 ? { amount: "50.00", currency: "ZWG" } : { amount: "1.00" }),
    }),
  );
  const aside = Array.from({ length: 5 }, async () => {
    const [reserved = null] = await reserve(shop, [200]);
    await release(shop, reserved);
  });
  await Promise.allSettled([...sales, ...aside, drain(shop), drain(shop)]);
  await pass(shop);
  return shop;
}

/** Every page of the list, newest first. */
async function everyTransaction(
  { api }: Organisation,
  query: { currency?: string; source?: string },
): Promise<Schemas["CreditTransaction"][]> {
  const found: Schemas["CreditTransaction"][] = [];
  for (let starting_after: string | undefined; ; ) {
    const page = { ...query, limit: 17, ...(starting_after && { starting_after }) };
    const { body } = await api.listCreditTransactions({ query: page });
    found.push(...body.data);
    if (body.next_cursor === null) return found;
    starting_after = body.next_cursor;
  }
}

function lineOf(row: Schemas["CreditTransaction"]): Line {
  const { amount, reserved_amount, currency, sequence, balance_after } = row;
  return { amount, reserved_amount, currency, sequence, ...balance_after };
}

/** Of each currency, oldest first: a higher number, and what the line before left and it moved. */
function expectBooked(lines: readonly Line[], { is_whole }: { is_whole: boolean }): void {
  for (const own of Map.groupBy(lines, ({ currency }) => currency).values()) {
    for (const [index, line] of own.entries()) {
      const before = own[index - 1];
      if (before === undefined) continue;
      expect(line.sequence).toBeGreaterThan(before.sequence);
      if (!is_whole) continue;
      expect(cents(line.available)).toBe(cents(before.available) + cents(line.amount));
      expect(cents(line.reserved)).toBe(cents(before.reserved) + cents(line.reserved_amount));
    }
  }
}

function cents(text: string): number {
  return Math.round(Number(text) * 100);
}

/** No cell of these rows needs quotes. */
function rowsOf(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at] ?? ""])));
}
