/** Exports of many accounts that wait at once. */
import { leaseRows } from "@svc/server/platform/work/lease-rows.ts";
import { EXPORT_QUEUE } from "@svc/server/reporting/exports/rows/queue.ts";
import { expect, it } from "vitest";
import { drainAll, exportDeps } from "../kit/drain.ts";
import { asked } from "../kit/exports.ts";
import { given } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { testServer } from "../kit/server.ts";

useOwnDatabase("export_turns");

it("an account with many exports has one written at a time, and others have their turn", async () => {
  await drainAll();
  const [many, one] = [await given.organisation(), await given.organisation()];
  for (let made = 0; made < 3; made += 1) await asked(many);
  const { id: export_id } = await asked(one);
  const deps = await exportDeps();
  const lease = () => leaseRows(deps, EXPORT_QUEUE, { limit: 2 });
  const leased = [...(await lease()), ...(await lease())];
  expect(leased.map(({ account_id }) => account_id)).toEqual([many.account_id, one.account_id]);
  const { database } = await testServer();
  await database.transact(
    "end the leases",
    ({ sql }) => sql`update export_work set lease_until = null where lease_until is not null`,
  );
  await drainAll();
  expect((await one.api.getExport({ path: { export_id } })).body).toMatchObject({
    status: "ready",
  });
  const { body } = await many.api.listExports({ query: { status: "ready" } });
  expect(body.data).toHaveLength(3);
});
