import { causedBy, emit, eventOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import type { ConfirmedFacts, PowerFacts } from "../rows/power-facts.ts";
import type { SendRow } from "../rows/tables.ts";
import { unreportedOf } from "../unreported.ts";

/** A send of electricity. */
export type PowerSend = SendRow & { readonly power: PowerFacts };

/**
 * Sends power to another meter; the caller has locked the send, and knows that it waits. Without a
 * confirmation the meter is confirmed before the token is bought.
 *
 * Writes: sends, events.
 */
export async function moveToMeter(
  tx: Tx,
  ctx: Pick<Ctx, "request_id" | "idempotency" | "key" | "now">,
  to: { send: PowerSend; meter: string; confirmed: ConfirmedFacts | null },
): Promise<SendRow> {
  const { send: before, meter, confirmed } = to;
  const after: PowerSend = {
    ...before,
    target: meter,
    power: {
      ...before.power,
      confirmation: confirmed === null ? "none" : "strict",
      confirmed_at: confirmed?.confirmed_at ?? null,
      confirmed_with: confirmed?.confirmed_with ?? null,
      name_masked: confirmed?.name_masked ?? null,
      suburb: confirmed?.suburb ?? null,
    },
    event_sequence: before.event_sequence + 1,
    unreported: null,
  };
  await writeMeter(tx, after);
  const { now } = ctx;
  await emit(tx, [
    eventOf("send.meter_changed", "snd", after, {
      previous_attributes: unreportedOf({ before, after, at: now }),
      created: now,
      request: causedBy(ctx),
    }),
  ]);
  return after;
}

async function writeMeter({ sql }: Tx, { account_id, id, ...send }: PowerSend): Promise<void> {
  await sql`
    update sends set target = ${send.target}, power = ${JSON.stringify(send.power)}::text::jsonb,
      event_sequence = ${send.event_sequence}, unreported = null
    where account_id = ${account_id} and id = ${id}`;
}
