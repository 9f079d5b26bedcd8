import type { Schemas } from "@svc/generated/routes";
import { causedBy, differenceOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { presentRows } from "../read/present-many.ts";
import { emitRecipients, type RecipientEvent } from "../write/emit-recipients.ts";
import { enlist } from "../write/refuse-namesakes.ts";
import type { People } from "./people.ts";
import { type WrittenPerson, writePeople } from "./write-people.ts";

/**
 * Writes everybody who is new or was changed, with an event each; the caller holds the list.
 *
 * Refuses: `limit_reached`.
 * Writes: recipient_counts, recipients, recipient_meters, group_members, events.
 */
export async function savePeople(ctx: Ctx, tx: Tx, { all }: People): Promise<WrittenPerson[]> {
  const { account, now } = ctx;
  const people = all.filter(({ is_changed }) => is_changed);
  const added = people.filter(({ row }) => row === null).length;
  if (added > 0) await enlist(tx, account.id, added);
  const known = people.flatMap(({ row }) => row ?? []);
  const before = await presentRows(tx, ctx, known);
  const written = await writePeople(tx, { account_id: account.id, now }, people);
  await emitWritten(ctx, tx, before, written);
  return written;
}

async function emitWritten(
  ctx: Ctx,
  tx: Tx,
  before: readonly Schemas["Recipient"][],
  written: readonly WrittenPerson[],
): Promise<void> {
  const after = await presentRows(
    tx,
    ctx,
    written.map(({ row }) => row),
  );
  const was = new Map(before.map((shown) => [shown.id, shown]));
  const events = written.map(({ row }, index): RecipientEvent => {
    const [old, is] = [was.get(formatId("rcp", row.id)), after[index]];
    if (old === undefined || is === undefined) {
      return { type: "recipient.created", row, previous_attributes: null };
    }
    return { type: "recipient.updated", row, previous_attributes: differenceOf(old, is) };
  });
  await emitRecipients(tx, { now: ctx.now, request: causedBy(ctx) }, events);
}
