import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import { causedBy, differenceOf } from "#journal/events";
import { CURRENCIES, lockBalances } from "#money/ledger";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { setErasure } from "../due-erasures.ts";
import { requestErasure } from "../lifecycle.ts";
import { refuseErased } from "../read/hold-by-refs.ts";
import { presentRow } from "../read/present-many.ts";
import { lockRecipientOfPath } from "../read/recipient-of-path.ts";
import type { RecipientRow } from "../tables.ts";
import { emitRecipients } from "../write/emit-recipients.ts";
import { refuseMember } from "../write/refuse-member.ts";

/** Begins the seven days after which a person is erased; the person receives nothing meanwhile. */
export async function deleteRecipient(
  ctx: Ctx,
  { path }: Input<"deleteRecipient">,
): Promise<Answer<"deleteRecipient">> {
  const body = await ctx.transact("delete recipient", async (tx) => {
    const row = await lockRecipientOfPath(tx, ctx, path.recipient_id);
    if (row.status === "erasure_pending") return await presentRow(tx, ctx, row);
    refuseErased(row, "recipient_id");
    await refuseMember(tx, row);
    return await begin(ctx, tx, row);
  });
  return { status: 202, body };
}

/**
 * A sale reads whom it is attributed to once it holds its balance. With the balances held, those
 * that found the person active have ended, and the next ones find that the erasure is pending.
 */
async function awaitSales(tx: Tx, { account_id }: RecipientRow): Promise<void> {
  const balances = CURRENCIES.map((currency) => ({ account_id, currency }));
  await lockBalances(tx, balances, "wait");
}

async function begin(ctx: Ctx, tx: Tx, row: RecipientRow): Promise<Schemas["Recipient"]> {
  const before = await presentRow(tx, ctx, row);
  await awaitSales(tx, row);
  const erase_at = await setErasure(tx, row);
  const leaving = await requestErasure(tx, row, erase_at);
  if (leaving === null) throw new Error(`Recipient ${row.id} is locked and not active.`);
  const after = await presentRow(tx, ctx, leaving);
  const request = causedBy(ctx);
  const type = "recipient.erasure_pending" as const;
  const previous_attributes = differenceOf(before, after);
  await emitRecipients(tx, { now: ctx.now, request }, [
    { type, row: leaving, previous_attributes },
  ]);
  const changes = { status: [row.status, leaving.status], erase_at: [null, after.erase_at] };
  await audit(tx, ctx, [{ object_id: formatId("rcp", row.id), changes }]);
  return after;
}
