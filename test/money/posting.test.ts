import { chargeRows } from "@svc/server/money/ledger/charge-rows.ts";
import {
  type BalanceKey,
  balanceKey,
  booksOf,
  MOVES,
  type Move,
  type MoveKind,
} from "@svc/server/money/ledger/moves.ts";
import { type Balance, postingOf } from "@svc/server/money/ledger/posting.ts";
import { lowestId, mintId } from "@svc/server/platform/ids.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entriesOf } from "../kit/entries.ts";

const NOW = Date.UTC(2026, 10, 25, 8);
const ACCOUNTS = [mintId(NOW), mintId(NOW)];
const KINDS = Object.keys(MOVES) as MoveKind[];

const amounts = fc.bigInt({ min: 0n, max: 999_999_999n });
const inputs = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    account_id: fc.constantFrom(...ACCOUNTS),
    currency: fc.constantFrom("USD" as const, "ZWG" as const),
    amount_minor: amounts,
    created: fc.integer({ min: NOW - 5_000, max: NOW + 5_000 }),
  }),
  { maxLength: 60 },
);

type Input = Pick<Move, "kind" | "account_id" | "currency" | "amount_minor" | "created">;

function moveOf(input: Input): Move {
  return {
    ...input,
    source_prefix: "snd",
    source_id: mintId(NOW),
    description: "A move",
    cost_center_id: null,
    api_key_id: null,
    supplier: "simulator",
    method: "card",
  };
}

function balanceOf(
  balance_key: Partial<Balance> & { account_id: string; currency: "USD" | "ZWG" },
) {
  return {
    available_minor: 0n,
    reserved_minor: 0n,
    in_flight_minor: 0n,
    sequence: 0,
    last_posting_id: null,
    low_minor: null,
    low_armed: false,
    ...balance_key,
  };
}

/** The last id of a millisecond: one that a process minted which has counted further. */
function idOfAnother(ms: number): string {
  return `${lowestId(ms).slice(0, 14)}7fff-bfff-ffffffffffff`;
}

function isOf(row: BalanceKey, { account_id, currency }: BalanceKey): boolean {
  return row.account_id === account_id && row.currency === currency;
}

function emptyBalances(): Map<string, Balance> {
  const balance_keys = ACCOUNTS.flatMap((account_id) =>
    (["USD", "ZWG"] as const).map((currency) => balanceOf({ account_id, currency })),
  );
  return new Map(
    balance_keys.map((balance_key) => [
      balanceKey(balance_key.account_id, balance_key.currency),
      balance_key,
    ]),
  );
}

/** The moves that the books can bear, one after the other. */
function bearable(moves: readonly Move[]): Move[] {
  const held = new Map<string, bigint>();
  return moves.filter((move) => {
    const { account_id, currency, amount_minor } = move;
    const { from, to } = booksOf(move);
    const [source, target] = [from, to].map((book) => `${account_id}/${currency}/${book}`) as [
      string,
      string,
    ];
    const before = held.get(source) ?? 0n;
    if (!from.startsWith("house:") && before < amount_minor) return false;
    held.set(source, before - amount_minor);
    held.set(target, (held.get(target) ?? 0n) + amount_minor);
    return true;
  });
}

describe("a posting of any moves that the books can bear", () => {
  it("conserves money: each transaction and each currency sums to zero", () => {
    fc.assert(
      fc.property(inputs, (requested) => {
        const { rows } = postingOf(bearable(requested.map(moveOf)), emptyBalances());
        const entries = entriesOf(rows);
        const sums = new Map<string, bigint>();
        for (const { transaction_id, currency, amount_minor } of entries) {
          for (const group of [transaction_id, currency]) {
            sums.set(group, (sums.get(group) ?? 0n) + amount_minor);
          }
        }
        expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
      }),
    );
  });

  it("leaves each balance as the sum of its entries, and none negative", () => {
    fc.assert(
      fc.property(inputs, (requested) => {
        const { balances, rows } = postingOf(bearable(requested.map(moveOf)), emptyBalances());
        const entries = entriesOf(rows);
        for (const balance of balances) {
          const summed = (book: string) =>
            entries
              .filter(
                (entry) =>
                  balanceKey(entry.account_id, entry.currency) ===
                  balanceKey(balance.account_id, balance.currency),
              )
              .filter((entry) => entry.book === book)
              .reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
          expect(balance.available_minor).toBe(summed("available"));
          expect(balance.in_flight_minor).toBe(summed("in_flight"));
          expect(balance.reserved_minor).toBe(summed("reserved"));
          expect(balance.available_minor >= 0n && balance.in_flight_minor >= 0n).toBe(true);
        }
      }),
    );
  });

  it("numbers the postings of a purse without a gap, each entry with the balance after it", () => {
    fc.assert(
      fc.property(inputs, (requested) => {
        const { balances, rows } = postingOf(bearable(requested.map(moveOf)), emptyBalances());
        const entries = entriesOf(rows);
        for (const { account_id, currency, sequence } of balances) {
          const chain = entries.filter(
            (entry) => entry.account_id === account_id && entry.currency === currency,
          );
          const numbers = [...new Set(chain.map((entry) => entry.sequence))];
          expect(numbers).toEqual(Array.from({ length: sequence }, (_, at) => at + 1));
          const running = new Map<string, bigint>();
          for (const { book, amount_minor, balance_after_minor } of chain) {
            running.set(book, (running.get(book) ?? 0n) + amount_minor);
            const kept = book.startsWith("house:") ? null : running.get(book);
            expect(balance_after_minor).toBe(kept);
          }
        }
      }),
    );
  });

  it("sorts by id and by time as it was booked, whenever each move was asked for", () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: NOW - 5_000, max: NOW + 5_000 }), (requested, ms) => {
        const locked = [...emptyBalances()].map(
          ([name, balance]) => [name, { ...balance, last_posting_id: idOfAnother(ms) }] as const,
        );
        const { balances, rows } = postingOf(bearable(requested.map(moveOf)), new Map(locked));
        for (const { account_id, currency, last_posting_id } of balances) {
          const own = rows.filter((row) => isOf(row, { account_id, currency }));
          const ids = [idOfAnother(ms), ...own.map(({ id }) => id)];
          expect(ids).toEqual([...new Set(ids)].toSorted());
          expect(ids.at(-1)).toBe(last_posting_id);
          const times = own.map(({ created }) => created);
          expect(times).toEqual(times.toSorted((one, other) => one - other));
        }
      }),
    );
  });

  it("does not change the balances that it was given", () => {
    fc.assert(
      fc.property(inputs, (requested) => {
        const locked = emptyBalances();
        postingOf(bearable(requested.map(moveOf)), locked);
        expect(locked).toEqual(emptyBalances());
      }),
    );
  });
});

describe("charging a set of sends", () => {
  const [account_id] = ACCOUNTS as [string];
  const balance_key = balanceKey(account_id, "USD");
  const locked = balanceOf({ account_id, currency: "USD", available_minor: 1_000n, sequence: 7 });
  const balances = new Map([[balance_key, locked]]);

  function chargeOf(cost_minor: bigint) {
    return {
      account_id,
      currency: "USD" as const,
      cost_minor,
      send_id: mintId(NOW),
      api_key_id: null,
      cost_center_id: null,
      description: "Airtime 5.00 USD to 077 123 4567",
      created: NOW,
    };
  }

  it("draws each cost from available, in order, and shows the balances after it", () => {
    const charges = [chargeOf(500n), chargeOf(300n)];
    const { rows, balances: after } = chargeRows(charges, balances);
    expect(rows.map((row) => [row.amount_minor, row.available_after_minor])).toEqual([
      [500n, 500n],
      [300n, 200n],
    ]);
    const last_posting_id = rows.at(-1)?.id;
    const sums = { available_minor: 200n, in_flight_minor: 800n };
    expect(after).toEqual([
      { ...locked, ...sums, sequence: 9, sequence_before: 7, last_posting_id },
    ]);
  });

  it("fails an assert when the set takes more than there is", () => {
    const charges = [chargeOf(500n), chargeOf(501n)];
    expect(() => chargeRows(charges, balances)).toThrow("takes more than the book holds");
  });

  it("fails an assert on a purse that was not locked", () => {
    const charge = { ...chargeOf(1n), currency: "ZWG" as const };
    expect(() => chargeRows([charge], balances)).toThrow("were not locked");
  });

  it("fails an assert on a negative cost", () => {
    expect(() => chargeRows([chargeOf(-1n)], balances)).toThrow("negative amount");
  });
});
