import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { audit, changesBetween } from "#journal/audit-log";
import { maskSecrets } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { presentApplication } from "../present.ts";
import { readApplication, type Stated } from "../read/read-application.ts";
import { refuseUnknown } from "../read/refuse-unknown.ts";
import { lockOwnApplication, refuseStatus } from "../rows/application-of.ts";
import { canStep } from "../rows/lifecycle.ts";
import { openPeople, sealPeople } from "../rows/people.ts";
import { type ApplicationRow, dealerApplications } from "../rows/tables.ts";

/** Changes an application that has not been submitted, or about which staff have a question. */
export async function updateDealerApplication(
  ctx: Ctx,
  { body }: Input<"updateDealerApplication">,
): Promise<Answer<"updateDealerApplication">> {
  const shown = await ctx.transact("update a dealer application", async (tx) => {
    const before = await lockOwnApplication(tx, ctx);
    const people = openPeople(before, ctx.config);
    const stated = readApplication({ ...before, people }, body, ctx.now);
    await refuseUnknown(tx, ctx.account.id, body);
    if (!canStep(before, "submit")) refuseStatus(before, "changed");
    const after = await write(tx, ctx, before, stated);
    const [was, is] = [
      await presentApplication(tx, before, ctx),
      await presentApplication(tx, after, ctx),
    ];
    const changes = changesBetween(Object(maskSecrets(was)), Object(maskSecrets(is)));
    await audit(tx, ctx, [{ object_id: formatId("dap", after.id), changes }]);
    return is;
  });
  return { status: 200, body: shown };
}

async function write(
  { db }: Tx,
  { config }: Ctx,
  { account_id, id }: ApplicationRow,
  { people, ...stated }: Stated,
): Promise<ApplicationRow> {
  const sealed_people = sealPeople(people, { id, secret_key: config.secret_key });
  const [row] = await db
    .update(dealerApplications)
    .set({ ...stated, sealed_people })
    .where(and(eq(dealerApplications.account_id, account_id), eq(dealerApplications.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Application ${id} is locked and gone.`);
  return row;
}
