import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import { causedBy, differenceOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { dropErasure, isOver } from "../due-erasures.ts";
import { restore } from "../lifecycle.ts";
import { erasedDetail } from "../read/hold-by-refs.ts";
import { presentRow } from "../read/present-many.ts";
import { lockRecipientOfPath } from "../read/recipient-of-path.ts";
import type { RecipientRow } from "../tables.ts";
import { emitRecipients } from "../write/emit-recipients.ts";

/** Calls an erasure off within its seven days. */
export async function restoreRecipient(
  ctx: Ctx,
  { path }: Input<"restoreRecipient">,
): Promise<Answer<"restoreRecipient">> {
  const body = await ctx.transact("restore recipient", async (tx) => {
    const row = await lockRecipientOfPath(tx, ctx, path.recipient_id);
    if (row.status === "active") return await presentRow(tx, ctx, row);
    // From the last moment on the person is erased, whether or not that was done already.
    if (row.status === "erased" || (await isOver(tx, row))) {
      const erased = { status: "erased" as const, erase_at: row.erase_at };
      refuse("erased_recipient", {
        param: "recipient_id",
        ...erasedDetail(erased, "recipient_id"),
      });
    }
    return await callOff(ctx, tx, row);
  });
  return { status: 200, body };
}

async function callOff(ctx: Ctx, tx: Tx, row: RecipientRow): Promise<Schemas["Recipient"]> {
  const before = await presentRow(tx, ctx, row);
  await dropErasure(tx, row);
  const restored = await restore(tx, row);
  if (restored === null) throw new Error(`Recipient ${row.id} is locked and cannot be restored.`);
  const after = await presentRow(tx, ctx, restored);
  const request = causedBy(ctx);
  const previous_attributes = differenceOf(before, after);
  const updated = { type: "recipient.updated" as const, row: restored, previous_attributes };
  await emitRecipients(tx, { now: ctx.now, request }, [updated]);
  const changes = { status: [row.status, restored.status], erase_at: [before.erase_at, null] };
  await audit(tx, ctx, [{ object_id: formatId("rcp", row.id), changes }]);
  return after;
}
