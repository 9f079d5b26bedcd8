import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { presentApplication } from "../present.ts";
import { NOTHING_STATED, readApplication, type Stated } from "../read/read-application.ts";
import { refuseUnknown } from "../read/refuse-unknown.ts";
import { sealPeople } from "../rows/people.ts";
import { findApplication } from "../rows/queries.ts";
import { type ApplicationRow, dealerApplications } from "../rows/tables.ts";

/** Begins an application for dealer pricing. */
export async function createDealerApplication(
  ctx: Ctx,
  { body }: Input<"createDealerApplication">,
): Promise<Answer<"createDealerApplication">> {
  const stated = readApplication(NOTHING_STATED, body, ctx.now);
  return await ctx.transact("create a dealer application", (tx) =>
    once(ctx, tx, async () => {
      await refuseUnknown(tx, ctx.account.id, body);
      const row = await insert(tx, ctx, stated);
      await audit(tx, ctx, [{ object_id: formatId("dap", row.id), changes: {} }]);
      return { status: 201 as const, body: await presentApplication(tx, row, ctx) };
    }),
  );
}

/** Of several at once, one is made. Refuses: `duplicate_resource`. */
async function insert(
  tx: Tx,
  { account, now, config }: Ctx,
  { people, ...stated }: Stated,
): Promise<ApplicationRow> {
  const id = mintId(now);
  const { secret_key } = config;
  const [row] = await tx.db
    .insert(dealerApplications)
    .values({
      ...{ ...stated, account_id: account.id, id, created: now },
      status: LIFECYCLES.dealer_application.initial[0],
      sealed_people: sealPeople(people, { id, secret_key }),
      ...{ discounts: [], reviewer_messages: [] },
    })
    .onConflictDoNothing()
    .returning();
  return row ?? (await refuseSecond(tx, account.id));
}

async function refuseSecond(tx: Tx, account_id: string): Promise<never> {
  const first = await findApplication(tx, account_id);
  if (first === null) throw new Error(`Account ${account_id} had an application, and has none.`);
  const message = `This account has an application, which is \`${first.status}\`.`;
  return refuse("duplicate_resource", { message, resource: formatId("dap", first.id) });
}
