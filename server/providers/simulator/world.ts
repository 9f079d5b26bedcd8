import type { Tx } from "#platform/db/transaction";
import type { SupplierOrder } from "#providers/port";

/** An order on its way into the supplier's books. */
export interface Submitted {
  readonly order: SupplierOrder;
  /** Unix milliseconds. */
  readonly now: number;
  /** What the customer gets of the n-th hand-over of the send; null for nothing. */
  readonly vended: (hand_over: number) => bigint | null;
}

interface Vend {
  readonly reference: string;
  readonly hand_over: number;
}

/** What the supplier knows of a reference. */
export interface Queried extends Vend {
  /** How often it was asked, this time included. */
  readonly queries: number;
  readonly position_centi: bigint | null;
}

/**
 * Writes down that orders were handed over, and says of each which hand-over of its send it is.
 *
 * Callers may rely on it that a reference vends once, however often it is handed over.
 */
export async function recordSubmits(tx: Tx, orders: readonly Submitted[]): Promise<number[]> {
  const hand_overs: number[] = [];
  for (const indexes of roundsOf(orders, ({ order }) => order.send_id)) {
    const round = inOrder(indexes, orders, ({ order }) => order.reference);
    const written = await writeVends(
      tx,
      round.map(({ one }) => one),
    );
    for (const { one, index } of round) {
      const hand_over = written.get(one.order.reference);
      if (hand_over === undefined) throw new Error(`${one.order.reference} was not written down.`);
      hand_overs[index] = hand_over;
    }
  }
  return hand_overs;
}

/** Counts questions about references; null for a reference that the supplier does not know. */
export async function recordQueries(
  tx: Tx,
  references: readonly string[],
): Promise<(Queried | null)[]> {
  const asked: (Queried | null)[] = [];
  for (const indexes of roundsOf(references, (reference) => reference)) {
    const round = inOrder(indexes, references, (reference) => reference);
    const counted = await countQueries(
      tx,
      round.map(({ one }) => one),
    );
    for (const { one, index } of round) asked[index] = counted.get(one) ?? null;
  }
  return asked;
}

/**
 * The indexes of a set in rounds in which no name stands twice: what comes again is written after
 * the first, and counts it.
 */
function roundsOf<T>(set: readonly T[], nameOf: (one: T) => string): number[][] {
  const times = new Map<string, number>();
  const rounds: number[][] = [];
  for (const [index, one] of set.entries()) {
    const name = nameOf(one);
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    const round = rounds[time] ?? [];
    rounds[time] = round;
    round.push(index);
  }
  return rounds;
}

/** In the order of the references, so that two sets never wait for each other in a ring. */
function inOrder<T>(
  indexes: readonly number[],
  set: readonly T[],
  referenceOf: (one: T) => string,
) {
  const round = indexes.map((index) => ({ index, one: set[index] as T }));
  return round.toSorted((left, right) => (referenceOf(left.one) < referenceOf(right.one) ? -1 : 1));
}

async function writeVends({ sql }: Tx, set: readonly Submitted[]): Promise<Map<string, number>> {
  const earlier = await sql<{ count: number }[]>`
    select known.count
    from unnest((select ${set.map(({ order }) => order.send_id)}::uuid[]))
      with ordinality as sold(send_id, place)
    cross join lateral (
      select count(*)::integer as count from simulator_vends where send_id = sold.send_id
    ) as known
    order by sold.place`;
  const numbered = set.map((one, index) => ({ ...one, nth: 1 + (earlier[index]?.count ?? 0) }));
  const vends = await sql<Vend[]>`
    insert into simulator_vends (reference, send_id, target, amount_minor, currency, hand_over,
      vended_minor, position_centi, received_at)
    select reference, send_id, target, amount_minor, currency, hand_over, vended_minor,
      position_centi, to_timestamp(received_ms / 1000.0)
    from unnest(
      ${set.map(({ order }) => order.reference)}::uuid[],
      ${set.map(({ order }) => order.send_id)}::uuid[],
      ${set.map(({ order }) => order.target)}::text[],
      ${set.map(({ order }) => String(order.amount_minor))}::bigint[],
      ${set.map(({ order }) => order.currency)}::text[],
      ${numbered.map(({ nth }) => nth)}::integer[],
      ${numbered.map(({ vended, nth }) => textOf(vended(nth)))}::bigint[],
      ${set.map(({ order }) => textOf(order.position_centi))}::bigint[],
      ${set.map(({ now }) => now)}::bigint[]
    ) as vend(reference, send_id, target, amount_minor, currency, hand_over, vended_minor,
      position_centi, received_ms)
    on conflict (reference) do update set submits = simulator_vends.submits + 1
    returning reference, hand_over`;
  return new Map(vends.map(({ reference, hand_over }) => [reference, hand_over]));
}

async function countQueries(
  { sql }: Tx,
  references: readonly string[],
): Promise<Map<string, Queried>> {
  const rows = await sql<(Omit<Queried, "position_centi"> & { position_centi: string | null })[]>`
    update simulator_vends vend set queries = vend.queries + 1
    where vend.reference = any(${[...references]}::uuid[])
    returning vend.reference, vend.hand_over, vend.queries, vend.position_centi`;
  return new Map(
    rows.map(({ position_centi, ...row }) => [
      row.reference,
      { ...row, position_centi: position_centi === null ? null : BigInt(position_centi) },
    ]),
  );
}

function textOf(minor: bigint | null): string | null {
  return minor === null ? null : minor.toString();
}
