import { LIFECYCLES } from "@svc/generated/lifecycles";
import { parseId } from "@svc/server/platform/ids.ts";
import { moveDay, storeDays } from "@svc/server/sales/schedules/lifecycle.ts";
import { findDay, lockSchedule } from "@svc/server/sales/schedules/rows/queries.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";

const { states, steps } = LIFECYCLES.schedule_occurrence;
const MOVES = states.flatMap((from) => steps.map(({ to, by }) => ({ from, to, by })));
const DAY = "2090-05-05";
const ALONE = { into_schedule_id: null, into_date: null };

let shop: Organisation;
let schedule_id: string;

beforeAll(async () => {
  shop = await given.organisation();
  schedule_id = parseId("sch", (await given.schedule(shop)).id) ?? "";
});

describe("a day of a schedule", () => {
  it.each(MOVES)("that is $from goes to $to by $by as its lifecycle says", ({ from, to, by }) =>
    rolledBack(async (tx) => {
      const schedule = await lockSchedule(tx, shop.account_id, schedule_id);
      if (schedule === null) throw new Error("There is a schedule.");
      await storeDays(tx, schedule, [DAY], runNow());
      const into = from === "combined" ? schedule_id : null;
      await tx.sql`
        update schedule_days set status = ${from}, into_schedule_id = ${into},
          into_date = ${into === null ? null : DAY}
        where schedule_id = ${schedule_id} and original_date = ${DAY}`;
      const before = await findDay(tx, schedule, DAY);
      if (before === null) throw new Error("There is a day.");
      const combined = { into_schedule_id: schedule_id, into_date: DAY };
      const move = moveDay(
        tx,
        { schedule, before, to, by, with: to === "combined" ? combined : ALONE },
        { account: { mode: "test" }, now: runNow(), request: null },
      );
      const step = steps.find((one) => one.from === from && one.to === to && one.by === by);
      if (step === undefined) return await expect(move).rejects.toThrow("No step");
      const after = await move;
      expect([after.status, after.event_sequence]).toEqual([to, step.events.length]);
      const rows = await tx.sql`
        select type from events where account_id = ${shop.account_id}
          and snapshot ->> 'original_date' = ${DAY}`;
      expect(rows.map(({ type }) => type)).toEqual([...step.events]);
    }),
  );
});
