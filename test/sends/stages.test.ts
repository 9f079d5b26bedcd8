import { ENUMS } from "@svc/generated/enums";
import { parseId } from "@svc/server/platform/ids.ts";
import { stageOf } from "@svc/server/sales/sends/rows/stage-of.ts";
import { expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { sell } from "../kit/sell.ts";

/** What a hand-over, a question and a text write of a send. */
const WRITTEN_ON_THE_WAY = [
  ...["status", "status_at", "submitted_at", "event_sequence", "next_check_at", "unreported"],
  ...["sms_status", "sms_id"],
];

it("a hand-over, a question and a text change nothing that an index of sends holds", async () => {
  const held = await rolledBack(
    ({ sql }) => sql<{ index: string; column: string }[]>`
      select index.indexrelid::regclass::text as "index", attname as "column"
      from pg_index index
      join pg_depend held on held.classid = 'pg_class'::regclass and held.objid = index.indexrelid
        and held.refobjid = index.indrelid
      join pg_attribute on attrelid = index.indrelid and attnum = held.refobjsubid
      where index.indrelid = 'sends'::regclass`,
  );
  const columns = held.map(({ column }) => column);
  expect(columns).toEqual(expect.arrayContaining(["account_id", "stage", "delivered_at"]));
  expect(held.filter(({ column }) => WRITTEN_ON_THE_WAY.includes(column))).toEqual([]);
});

it("the stage that a list looks for is the one that the database makes of a status", async () => {
  const shop = await given.organisation();
  const { id } = await sell(shop);
  const stages = await rolledBack(async ({ sql }) => {
    const made: [string, string | undefined][] = [];
    for (const status of ENUMS.SendStatus) {
      const [row] = await sql<{ stage: string }[]>`
        update sends set status = ${status}
        where account_id = ${shop.account_id} and id = ${parseId("snd", id)} returning stage`;
      made.push([status, row?.stage]);
    }
    return made;
  });
  expect(stages).toEqual(ENUMS.SendStatus.map((status) => [status, stageOf(status)]));
});
