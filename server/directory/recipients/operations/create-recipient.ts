import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { presentRow } from "../read/present-many.ts";
import { emitRecipients } from "../write/emit-recipients.ts";
import { type NewRecipient, readNewRecipient } from "../write/read-fields.ts";
import { refuseArchived } from "../write/refuse-cost-center.ts";
import { enlist, refuseNamesakes } from "../write/refuse-namesakes.ts";
import { writeNew } from "../write/write-recipients.ts";

/** Makes a recipient, whom sends, schedules, groups and rewards can name. */
export async function createRecipient(
  ctx: Ctx,
  { body }: Input<"createRecipient">,
): Promise<Answer<"createRecipient">> {
  const input = readNewRecipient(body, ctx.now);
  return await ctx.transact("create recipient", (tx) =>
    once(ctx, tx, async () => ({ status: 201 as const, body: await create(ctx, tx, input) })),
  );
}

async function create(ctx: Ctx, tx: Tx, input: NewRecipient): Promise<Schemas["Recipient"]> {
  const { account, now } = ctx;
  const account_id = account.id;
  await enlist(tx, account_id, 1);
  await refuseArchived(tx, { account_id, was: null }, input.fields);
  await refuseNamesakes(tx, { account_id, id: null }, input.fields);
  const [row] = await writeNew(tx, { account_id, now }, [input]);
  if (row === undefined) throw new Error("An insert of one row wrote none.");
  const created = { type: "recipient.created" as const, row, previous_attributes: null };
  await emitRecipients(tx, { now, request: causedBy(ctx) }, [created]);
  return await presentRow(tx, ctx, row);
}
