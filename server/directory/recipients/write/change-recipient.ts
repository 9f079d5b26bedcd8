import type { Input, Schemas } from "@svc/generated/routes";
import { causedBy, differenceOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuseErased } from "../read/hold-by-refs.ts";
import { presentRow } from "../read/present-many.ts";
import { readMeters } from "../read/read-meters.ts";
import { lockRecipientOfPath } from "../read/recipient-of-path.ts";
import type { RecipientRow } from "../tables.ts";
import { emitRecipients } from "./emit-recipients.ts";
import { metersWith } from "./meters-with.ts";
import { type NewRecipient, readRecipientChanges } from "./read-fields.ts";
import { refuseArchived } from "./refuse-cost-center.ts";
import { refuseMember } from "./refuse-member.ts";
import { enlist, refuseNamesakes } from "./refuse-namesakes.ts";
import { writeChanged } from "./write-recipients.ts";

/** A recipient as it was written, in its row and on the wire. */
export interface ChangedRecipient {
  readonly row: RecipientRow;
  readonly shown: Schemas["Recipient"];
}

/** What is to change of a recipient. */
interface RecipientChange {
  /** As a path writes it. */
  readonly written: string;
  readonly body: Input<"updateRecipient">["body"];
  /** The one meter that the person is to have, as `metersWith` reads it. */
  readonly meter?: string | null | undefined;
}

/**
 * Changes the recipient that a path names; a list that is sent replaces the whole list.
 *
 * Refuses: `resource_missing`, `erased_recipient`, `resource_in_use`, `duplicate_resource`, and as
 * `readRecipientChanges`. Writes: recipients, recipient_meters, group_members, events.
 */
export async function changeRecipient(
  ctx: Ctx,
  tx: Tx,
  { written, body, meter }: RecipientChange,
): Promise<ChangedRecipient> {
  // The list is locked before the object: what is unique is compared with that of others.
  if (body.external_id != null || body.payroll_id != null) await enlist(tx, ctx.account.id, 0);
  const row = await lockRecipientOfPath(tx, ctx, written);
  refuseErased(row, "recipient_id");
  const meters = (await readMeters(tx, row.account_id, [row])).get(row.id) ?? [];
  const stored = { fields: row, meters };
  const changes = { ...body, ...metersWith(stored, meter) };
  const input = readRecipientChanges(stored, changes, ctx.now);
  if (input.fields.name === null || input.fields.phone === null) await refuseMember(tx, row);
  return await change(ctx, tx, { row, input });
}

async function change(
  ctx: Ctx,
  tx: Tx,
  { row, input }: { row: RecipientRow; input: NewRecipient },
): Promise<ChangedRecipient> {
  await refuseArchived(tx, { ...row, was: row.cost_center_id }, input.fields);
  await refuseNamesakes(tx, row, input.fields);
  const before = await presentRow(tx, ctx, row);
  const changed = await writeChanged(tx, row, input);
  const after = await presentRow(tx, ctx, changed);
  const previous_attributes = differenceOf(before, after);
  if (previous_attributes === null) return { row: changed, shown: after };
  const updated = { type: "recipient.updated" as const, row: changed, previous_attributes };
  await emitRecipients(tx, { now: ctx.now, request: causedBy(ctx) }, [updated]);
  return { row: changed, shown: after };
}
