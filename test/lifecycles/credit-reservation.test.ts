import { LIFECYCLES } from "@svc/generated/lifecycles";
import {
  addReserved,
  lessenReservation,
  unuseReserved,
  useReserved,
} from "@svc/server/money/credit/lifecycle.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { reserve } from "../kit/reserve.ts";
import { rolledBack } from "../kit/rolled-back.ts";

const { states, steps } = LIFECYCLES.credit_reservation;
const AMOUNT = 20_000n;
const USED = 1n;
const LEFT = AMOUNT - USED;

interface ReservationName {
  readonly account_id: string;
  readonly id: string;
}

/** What makes each step of the table. */
const MOVERS: Record<
  (typeof steps)[number]["by"],
  (tx: Tx, name: ReservationName) => Promise<unknown>
> = {
  last_use: (tx, name) => unlessEnded(useReserved(tx, [{ ...name, amount_minor: LEFT }])),
  add: (tx, name) => addReserved(tx, { ...name, amount_minor: 1n }),
  return: (tx, name) => unuseReserved(tx, { ...name, amount_minor: USED }),
  release_part: (tx, name) => lessenReservation(tx, { ...name, amount_minor: 1n, by: "release" }),
  release: (tx, name) => lessenReservation(tx, { ...name, amount_minor: LEFT, by: "release" }),
  time_over: (tx, name) => lessenReservation(tx, { ...name, amount_minor: LEFT, by: "time_over" }),
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as (keyof typeof MOVERS)[]).map((by) => {
    const step = steps.find((one) => one.from === from && one.by === by);
    return { from, by, to: step?.to ?? from, events: step?.events.length ?? 0 };
  }),
);

let reservation: ReservationName;

beforeAll(async () => {
  const shop = await given.organisation();
  const [id] = await reserve(shop, [Number(AMOUNT)]);
  reservation = { account_id: shop.account_id, id: parseId("rsv", id ?? "") ?? "" };
});

describe("a reservation", () => {
  it.each(MOVES)("that is $from is $to after $by", ({ from, by, to, events }) =>
    rolledBack(async (tx) => {
      await tx.sql`
        update credit_reservations
        set status = ${from}, used_minor = case when ${from} = 'active' then 1 else amount_minor end
        where id = ${reservation.id}`;
      const before = await facts(tx);
      await MOVERS[by](tx, reservation);
      const after = await facts(tx);
      expect(after.status).toBe(to);
      expect(after.event_sequence - before.event_sequence).toBe(events);
    }),
  );
});

/** Drawing on what has ended is a bug of the caller. */
async function unlessEnded(use: Promise<void>): Promise<void> {
  await use.catch((error) => expect(error).toMatchObject({ code: "ERR_ASSERTION" }));
}

async function facts({ sql }: Tx): Promise<{ status: string; event_sequence: number }> {
  const [row] = await sql<{ status: string; event_sequence: number }[]>`
    select status, event_sequence from credit_reservations where id = ${reservation.id}`;
  if (row === undefined) throw new Error("The reservation is there.");
  return row;
}
