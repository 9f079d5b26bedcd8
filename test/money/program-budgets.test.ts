/**
 * What rewards do to the budget of a program and to the Credit behind it.
 * Source: docs/decisions/0039-programs.md.
 */
import { type ReservationCause, returnToReservation } from "@svc/server/money/credit/index.ts";
import { creditBack } from "@svc/server/money/ledger/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import {
  drawsOn,
  earmarkBudget,
  freeEarmark,
  type ProgramRow,
  refusalOfBudget,
  returnSpent,
  returnsToReservation,
  type SpentReward,
  spendBudget,
} from "@svc/server/rewards/programs/index.ts";
import { placeSends } from "@svc/server/sales/sends/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { hold, orderOf, withProgram } from "../kit/budget.ts";
import { given, type Organisation } from "../kit/given.ts";

const UNDONE = new Error("The transaction is rolled back.");

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** What a program and the Credit behind it come to, as they are in `tx`. */
async function figures({ sql }: Tx, { id }: ProgramRow) {
  const [program] = await sql`
    select budget_minor::int as budget, spent_minor::int as spent, status,
      earmarked_minor::int as earmarked
    from programs where id = ${id}`;
  const [credit] = await sql`
    select available_minor::int as available, reserved_minor::int as reserved,
      in_flight_minor::int as in_flight
    from ledger_balances where account_id = ${shop.account_id} and currency = 'USD'`;
  return { ...program, ...credit };
}

/** Makes the send of a reward in a program, and counts it. */
async function give(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  { amount_minor, earmarked_minor = 0n }: Partial<SpentReward> & { amount_minor: bigint },
) {
  const order = orderOf(cause, amount_minor);
  const draws_on = drawsOn(program, { is_earmarked: earmarked_minor > 0n });
  const [placed] = await placeSends(tx, [{ ...order, draws_on }], "wait");
  if (placed?.kind !== "placed") throw new Error(`The reward was ${placed?.kind}.`);
  const { cost_minor } = placed.row;
  const spent = { amount_minor, earmarked_minor, cost_minor };
  return { send: placed.row, program: await spendBudget(tx, cause, program, spent), cost_minor };
}

/** The send of a reward fails: its cost goes where the program says, then the budget is told. */
async function fail(
  tx: Tx,
  cause: ReservationCause,
  { send, program, cost_minor }: Awaited<ReturnType<typeof give>>,
): Promise<ProgramRow> {
  const { account_id, id: send_id, currency, amount_minor } = send;
  const shared = { api_key_id: null, cost_center_id: null, created: cause.now };
  const costs = [{ ...shared, account_id, send_id, currency, cost_minor, description: "Returned" }];
  const { reservation_id } = program;
  if (returnsToReservation(program) && reservation_id !== null) {
    await returnToReservation(tx, cause, { reservation_id, costs });
  } else await creditBack(tx, costs);
  return await returnSpent(tx, cause, program, { amount_minor, cost_minor });
}

/** Does something with a program in a transaction that is rolled back. */
async function trying(
  program: string,
  work: (tx: Tx, cause: ReservationCause, row: ProgramRow) => Promise<void>,
): Promise<void> {
  const tried = withProgram(shop, program, async (tx, cause, row) => {
    await work(tx, cause, row);
    throw UNDONE;
  });
  await expect(tried).rejects.toBe(UNDONE);
}

/** A dealer, who pays 90 % of the face value. */
async function becomeDealer(): Promise<void> {
  const discounts = JSON.stringify([{ network: "econet", currency: "USD", discount_bps: 1_000 }]);
  await given.facts(shop, { dealer_status: "approved", discounts });
}

describe("a reward that is sent at once", () => {
  it("draws the reservation of a reserved program, and returns to it", async () => {
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    await trying(id, async (tx, cause, row) => {
      const given_one = await give(tx, cause, row, { amount_minor: 1_000n });
      expect(await figures(tx, row)).toEqual({
        ...{ budget: 1_000, spent: 1_000, earmarked: 0, status: "exhausted" },
        ...{ available: 99_000, reserved: 0, in_flight: 1_000 },
      });
      const after = await fail(tx, cause, given_one);
      expect(after.reservation_id).toBe(row.reservation_id);
      expect(await figures(tx, row)).toEqual({
        ...{ budget: 1_000, spent: 0, earmarked: 0, status: "active" },
        ...{ available: 99_000, reserved: 1_000, in_flight: 0 },
      });
    });
  });

  it("draws what is available for a program that pays as it goes, and returns to it", async () => {
    const { id } = await given.activeProgram(shop);
    await trying(id, async (tx, cause, row) => {
      const given_one = await give(tx, cause, row, { amount_minor: 400n });
      const spent = { budget: 1_000, spent: 400, earmarked: 0, status: "active" };
      const drawn = { available: 99_600, reserved: 0, in_flight: 400 };
      expect(await figures(tx, row)).toEqual({ ...spent, ...drawn });
      await fail(tx, cause, given_one);
      const back = { available: 100_000, reserved: 0, in_flight: 0 };
      expect(await figures(tx, row)).toEqual({ ...spent, spent: 0, ...back });
    });
  });

  it("is refused by a budget that does not suffice, which is asked first", async () => {
    const { id } = await given.activeProgram(shop);
    await withProgram(shop, id, async (_, __, row) => {
      expect(refusalOfBudget(row, 1_000n)).toBeNull();
      const refusal = refusalOfBudget(row, 1_001n);
      expect(refusal?.code).toBe("program_budget_exceeded");
      expect(refusal?.detail.meta).toEqual({ required: "10.01", remaining: "10.00" });
    });
  });
});

describe("a dealer's discount", () => {
  it("is available at once, and reserved again when the send fails", async () => {
    await becomeDealer();
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    await trying(id, async (tx, cause, row) => {
      const given_one = await give(tx, cause, row, { amount_minor: 1_000n });
      const drawn = { available: 99_100, reserved: 0, in_flight: 900 };
      const spent = { budget: 1_000, spent: 1_000, earmarked: 0, status: "exhausted" };
      expect(await figures(tx, row)).toEqual({ ...spent, ...drawn });
      await fail(tx, cause, given_one);
      expect(await figures(tx, row)).toEqual({
        ...{ budget: 1_000, spent: 0, earmarked: 0, status: "active" },
        ...{ available: 99_000, reserved: 1_000, in_flight: 0 },
      });
    });
  });

  it("that was used meanwhile makes the budget smaller when the send fails", async () => {
    await becomeDealer();
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    await given.program(shop, { funding: "reserve", budget: "990.00" });
    await trying(id, async (tx, cause, row) => {
      const given_one = await give(tx, cause, row, { amount_minor: 1_000n });
      const spare = orderOf(cause, 100n);
      expect((await placeSends(tx, [spare], "wait"))[0]?.kind).toBe("placed");
      await fail(tx, cause, given_one);
      expect(await figures(tx, row)).toMatchObject({
        ...{ budget: 900, spent: 0, status: "active", available: 10, reserved: 99_900 },
      });
    });
  });
});

describe("a reward that waits", () => {
  it("is drawn from what was reserved for it, and the rest is available again", async () => {
    const { id } = await given.activeProgram(shop);
    await trying(id, async (tx, cause, row) => {
      const outcome = await earmarkBudget(tx, cause, row, 500n);
      if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
      const waiting = { available: 99_500, reserved: 500, in_flight: 0 };
      const budget = { budget: 1_000, spent: 0, earmarked: 500, status: "active" };
      expect(await figures(tx, row)).toEqual({ ...budget, ...waiting });
      const less = { amount_minor: 300n, earmarked_minor: 500n };
      const given_one = await give(tx, cause, outcome.program, less);
      expect(await figures(tx, row)).toEqual({
        ...{ budget: 1_000, spent: 300, earmarked: 0, status: "active" },
        ...{ available: 99_700, reserved: 0, in_flight: 300 },
      });
      await fail(tx, cause, given_one);
      expect(await figures(tx, row)).toEqual({
        ...{ budget: 1_000, spent: 0, earmarked: 0, status: "active" },
        ...{ available: 100_000, reserved: 0, in_flight: 0 },
      });
    });
  });

  it("keeps the rest of a smaller release in the reservation of a reserved program", async () => {
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    await trying(id, async (tx, cause, row) => {
      const outcome = await earmarkBudget(tx, cause, row, 500n);
      if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
      await give(tx, cause, outcome.program, { amount_minor: 300n, earmarked_minor: 500n });
      expect(await figures(tx, row)).toEqual({
        ...{ budget: 1_000, spent: 300, earmarked: 0, status: "active" },
        ...{ available: 99_000, reserved: 700, in_flight: 300 },
      });
    });
  });

  it("exhausts the program, which is active again once it is freed", async () => {
    const { id } = await given.activeProgram(shop);
    await trying(id, async (tx, cause, row) => {
      const outcome = await earmarkBudget(tx, cause, row, 1_000n);
      if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
      expect(outcome.program.status).toBe("exhausted");
      expect((await freeEarmark(tx, cause, outcome.program, 1_000n)).status).toBe("active");
      expect(await figures(tx, row)).toMatchObject({ available: 100_000, reserved: 0 });
    });
  });

  it("is refused without budget or without Credit, and then nothing is written", async () => {
    const { id } = await given.activeProgram(shop, { budget: "2000.00" });
    expect(await hold(shop, id, 200_001)).toBe("program_budget_exceeded");
    expect(await hold(shop, id, 100_001)).toBe("insufficient_credit");
    const { body } = await shop.api.getProgram({ path: { program_id: id } });
    expect(body).toMatchObject({ earmarked: "0.00", reservation: null });
    expect(await shop.probe.count("credit_reservations")).toBe(0);
  });
});
