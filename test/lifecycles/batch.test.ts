import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { moveBatch } from "@svc/server/sales/batches/lifecycle.ts";
import { endLines, LINES_OF_SENDS, moveLines } from "@svc/server/sales/batches/line-lifecycle.ts";
import { lockBatch } from "@svc/server/sales/batches/rows/queries.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";

const { states, steps } = LIFECYCLES.batch;
const MOVES = states.flatMap((from) => steps.map(({ to, by }) => ({ from, to, by })));

let shop: Organisation;
let batch: { account_id: string; id: string };

beforeAll(async () => {
  shop = await given.organisation();
  const made = await given.batch(shop, { items: [{ target: "0771234567", amount: "5.00" }] });
  await drain(shop);
  batch = { account_id: shop.account_id, id: parseId("bch", made.id) ?? "" };
});

async function lineOf({ sql }: Tx): Promise<{ id: string; status: string; send_id: string }> {
  const [row] = await sql<{ id: string; status: string; send_id: string }[]>`
    select id, status, send_id from batch_items where batch_id = ${batch.id}`;
  if (row === undefined) throw new Error("The batch has a line.");
  return row;
}

describe("a batch", () => {
  it.each(MOVES)("that is $from goes to $to by $by as its lifecycle says", ({ from, to, by }) =>
    rolledBack(async (tx) => {
      await tx.sql`update batches set status = ${from} where id = ${batch.id}`;
      const before = await lockBatch(tx, batch.account_id, batch.id);
      if (before === null) throw new Error("There is a batch.");
      const move = moveBatch(tx, { before, to, by, counts: {}, at: runNow(), request: null });
      const is_step = steps.some((step) => step.from === from && step.to === to && step.by === by);
      if (!is_step) return await expect(move).rejects.toThrow("No step");
      const after = await move;
      expect([after.status, after.event_sequence]).toEqual([to, before.event_sequence + 1]);
      const rows = await tx.sql`
        select type from events
        where object_id = ${batch.id} and sequence = ${after.event_sequence}`;
      expect(rows.map(({ type }) => type)).toEqual([`batch.${to}`]);
    }),
  );
});

/** What makes each step of a line, and where it leads. */
const LINE_STEPS = LIFECYCLES.batch_item.steps;
type LineBy = (typeof LINE_STEPS)[number]["by"];

const LINE_MOVERS: Record<LineBy, (tx: Tx, line: { id: string; send_id: string }) => unknown> = {
  send: (tx, { id, send_id }) =>
    moveLines(tx, batch, [{ id, to: "sending", send_id, error: null }]),
  send_refused: (tx, { id }) => moveLines(tx, batch, [{ id, to: "failed", ...REFUSED }]),
  credit_missing: (tx, { id }) => moveLines(tx, batch, [{ id, to: "skipped", ...REFUSED }]),
  batch_stopped: (tx) => endLines(tx, batch, "batch_stopped"),
  batch_cancelled: (tx) => endLines(tx, batch, "batch_cancelled"),
  day_over: (tx) => endLines(tx, batch, "day_over"),
  send_delivered: (tx, line) => endedSend(tx, line, "delivered"),
  send_failed: (tx, line) => endedSend(tx, line, "failed_credited"),
  send_cancelled: (tx, line) => endedSend(tx, line, "cancelled_credited"),
};

const REFUSED = { send_id: null, error: { code: "target_blocked", message: "It is blocked." } };

function endedSend(tx: Tx, { id, send_id }: { id: string; send_id: string }, status: string) {
  const ended = { account_id: batch.account_id, id: send_id, batch_item_id: id, status };
  const rest = { failure_code: null, reward_id: null, checkout_session_id: null, cost_minor: 500n };
  return LINES_OF_SENDS.move(tx, [{ ...ended, ...rest }]);
}

const LINE_MOVES = LIFECYCLES.batch_item.states.flatMap((from) =>
  (Object.keys(LINE_MOVERS) as LineBy[]).map((by) => {
    const step = LINE_STEPS.find((one) => one.from === from && one.by === by);
    return { from, by, to: step?.to ?? from };
  }),
);

describe("a line of a batch", () => {
  it.each(LINE_MOVES)("that is $from is $to after $by", ({ from, by, to }) =>
    rolledBack(async (tx) => {
      const line = await lineOf(tx);
      await tx.sql`update batch_items set status = ${from} where id = ${line.id}`;
      const is_by_hand = by === "send" || by === "send_refused" || by === "credit_missing";
      const move = Promise.resolve(LINE_MOVERS[by](tx, line));
      if (from === "pending" || !is_by_hand) await move;
      else await expect(move).rejects.toThrow("has been moved");
      expect((await lineOf(tx)).status).toBe(to);
    }),
  );
});
