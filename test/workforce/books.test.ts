/** Whatever was drawn and came back on whichever days, an employer's books say so and balance. */
import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import {
  type Charge,
  chargeRows,
  creditBack,
  lockBalances,
  post,
} from "@svc/server/money/ledger/index.ts";
import { type Database, openDatabase, type Read } from "@svc/server/platform/db/transaction.ts";
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { readDaySpan } from "@svc/server/platform/time/day-span.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { readJournal } from "@svc/server/workforce/journal/read-journal.ts";
import { type LedgerChoice, stretchesOf } from "@svc/server/workforce/ledger/choose-entries.ts";
import { readPage, readStretch, searchLedger } from "@svc/server/workforce/ledger/read-ledger.ts";
import { sumLedger } from "@svc/server/workforce/ledger/sum-ledger.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A midnight in Harare. */
const START = Date.UTC(2026, 9, 25, 22);
const CENTERS = [mintId(START), mintId(START)];
const CURRENCIES = ["USD", "ZWG"] as const;
const GRANTED = { USD: 100_000n, ZWG: 2_500_000n };

interface Drawn {
  readonly day: number;
  readonly minute: number;
  readonly currency: "USD" | "ZWG";
  readonly center: string | null;
  readonly cents: number;
  /** After so many minutes what was drawn comes back; null if it never does. */
  readonly back_after: number | null;
}

const draws = fc.array(
  fc.record<Drawn>({
    day: fc.nat(5),
    minute: fc.constantFrom(0, 1, 720, 1_439),
    currency: fc.constantFrom(...CURRENCIES),
    center: fc.constantFrom(null, ...CENTERS),
    cents: fc.integer({ min: 1, max: 4_000 }),
    back_after: fc.option(fc.constantFrom(0, 1, 700, 1_440, 3_000)),
  }),
  { minLength: 1, maxLength: 12 },
);
const spans = fc.tuple(fc.nat(7), fc.nat(7)).map(([one, other]) => ({
  from: harareDay(START + Math.min(one, other) * DAY_MS),
  to: harareDay(START + Math.max(one, other) * DAY_MS),
}));

interface Moved extends Pick<Drawn, "currency" | "center"> {
  readonly send_id: string;
  readonly at: number;
  /** Positive where it was drawn. */
  readonly cents: number;
}

function movedBy(drawn: readonly Drawn[]): Moved[] {
  const moved = drawn.flatMap(({ day, minute, back_after, ...rest }) => {
    const draw = { ...rest, send_id: mintId(START), at: START + day * DAY_MS + minute * MINUTE_MS };
    if (back_after === null) return [draw];
    return [draw, { ...draw, at: draw.at + back_after * MINUTE_MS, cents: -draw.cents }];
  });
  return moved.toSorted((one, other) => one.at - other.at || other.cents - one.cents);
}

let database: Database;

// Charges without sends would be breaches to every other test of the worker's database.
beforeAll(async () => {
  database = openDatabase({ database_url: await makeDatabase("employer_books"), pool: 10 });
});

afterAll(() => database.close());

async function bookAll(moved: readonly Moved[]): Promise<string> {
  const account_id = await database.transact("an organisation with Credit", async (tx) => {
    const { test_id } = await createOrganisation(tx, { name: "Mine", now: START - DAY_MS });
    return test_id;
  });
  for (const move of moved) {
    const cost: Charge = {
      ...{ account_id, currency: move.currency, send_id: move.send_id, created: move.at },
      cost_minor: BigInt(Math.abs(move.cents)),
      ...{ api_key_id: null, cost_center_id: move.center, description: "Airtime" },
    };
    await database.transact("move", async (tx) => {
      if (move.cents < 0) await creditBack(tx, [cost]);
      else await post(tx, chargeRows([cost], await lockBalances(tx, [cost], "wait")));
    });
  }
  return account_id;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const cents = (amount: string) => Math.round(Number(amount) * 100);
const centsOf = (moved: readonly Moved[]) => sum(moved.map((move) => move.cents));

/** What the journal of moves is: the net of each send and day, summed where it is alike. */
function journalOf(moved: readonly Moved[]): string[] {
  const nets = Map.groupBy(moved, (one) => `${one.send_id} ${harareDay(one.at)}`);
  const entries = [...nets.values()].flatMap((of_send) => {
    const [first] = of_send;
    const net = centsOf(of_send);
    if (first === undefined || net === 0) return [];
    const side = net > 0 ? "drawn" : "returned";
    const name = [harareDay(first.at), first.center, first.currency, side].join(" ");
    return [{ name, net: Math.abs(net) }];
  });
  const groups = Map.groupBy(entries, ({ name }) => name);
  return [...groups].map(([name, of]) => `${name} ${sum(of.map(({ net }) => net))}`).toSorted();
}

it("the journal has every draw and return of its days, and debits are credits", async () => {
  await fc.assert(
    fc.asyncProperty(draws, spans, async (drawn, asked) => {
      const moved = movedBy(drawn);
      const account_id = await bookAll(moved);
      const span = readDaySpan(asked, START);
      const choice = { account_id, span, cost_center: undefined };
      const { lines, totals } = await database.read((read) => readJournal(read, choice, 1_000));
      const of_centers = lines.filter((_, place) => place % 2 === 0).length;
      expect(lines).toHaveLength(2 * of_centers);
      const within = moved.filter(({ at }) => at >= span.starts_at && at < span.ends_at);
      expect(entriesOf(lines)).toEqual(journalOf(within));
      for (const currency of CURRENCIES) {
        const of_currency = lines.filter((line) => line.currency === currency);
        const debits = sum(of_currency.map(({ debit }) => cents(debit)));
        const credits = sum(of_currency.map(({ credit }) => cents(credit)));
        const total = totals[currency];
        expect([credits, cents(total.debit), cents(total.credit)]).toEqual(Array(3).fill(debits));
      }
    }),
    { numRuns: 30 },
  );
});

type Lines = Awaited<ReturnType<typeof readJournal>>["lines"];

/** Pairs of a debit and a credit, in the words of the model. */
function entriesOf(lines: Lines): string[] {
  return lines
    .flatMap((debited, place) => {
      const credited = lines[place + 1];
      if (place % 2 === 1 || credited === undefined) return [];
      expect([debited.credit, credited.debit, credited.credit]).toEqual([
        ...["0.00", "0.00"],
        debited.debit,
      ]);
      const is_returned = debited.narrative.startsWith("Returned: ");
      const center = (is_returned ? credited : debited).cost_center;
      const id = CENTERS.find((one) => formatId("cc", one) === center) ?? null;
      const side = is_returned ? "returned" : "drawn";
      return [[debited.date, id, debited.currency, side, cents(debited.debit)].join(" ")];
    })
    .toSorted();
}

/** The ledger as files read it: a few entries at a time. */
async function readParts(read: Read, choice: LedgerChoice) {
  const parts = [];
  for await (const stretch of stretchesOf(read, choice, 3)) {
    parts.push(...(await readStretch(read, choice, stretch)));
  }
  return parts;
}

it("the ledger has every draw and return of its days, from its opening to its closing", async () => {
  await fc.assert(
    fc.asyncProperty(draws, spans, async (drawn, asked) => {
      const moved = movedBy(drawn);
      const account_id = await bookAll(moved);
      const span = readDaySpan(asked, START);
      const of_nobody = { currency: undefined, kind: undefined, q: undefined };
      const choice = { account_id, span, ...of_nobody };
      const { rows, parts, totals, searched } = await database.read(async (read) => ({
        rows: await readPage(read, choice, { limit: 100, offset: 0 }),
        parts: await readParts(read, choice),
        totals: await sumLedger(read, choice),
        searched: await searchLedger(read, { ...choice, q: "airtime" }, { limit: 4, offset: 2 }),
      }));
      expect(parts).toEqual(rows);
      expect(totals.total).toBe(rows.length);
      const found = rows.filter(({ description }) => description === "Airtime");
      expect(searched).toEqual({ total: found.length, entries: found.slice(2, 6) });
      for (const currency of CURRENCIES) {
        const of_currency = moved.filter((one) => one.currency === currency);
        const before = of_currency.filter(({ at }) => at < span.starts_at);
        const until = of_currency.filter(({ at }) => at < span.ends_at);
        const within = until.filter(({ at }) => at >= span.starts_at);
        const entries = rows.filter((entry) => entry.currency === currency).toReversed();
        const amounts = entries.map(({ amount }) => -cents(amount));
        expect(amounts).toEqual(within.map((one) => one.cents));
        const granted = Number(GRANTED[currency]);
        expect(cents(totals.opening[currency])).toBe(granted - centsOf(before));
        expect(cents(totals.closing[currency])).toBe(granted - centsOf(until));
        const last = entries.at(-1)?.balance ?? totals.opening[currency];
        expect(last).toBe(totals.closing[currency]);
      }
    }),
    { numRuns: 30 },
  );
});
