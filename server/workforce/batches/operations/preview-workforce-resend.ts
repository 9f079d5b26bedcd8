import type { Answer, Input } from "@svc/generated/routes";
import { findRecipients } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { planRetry, type RetryPlan } from "#sales/batches";
import { type PreviewedLine, presentPreview } from "#workforce/previews";
import { allocationOfPath } from "../find-allocations.ts";
import { readItemIds } from "../resend-lines.ts";

/** Shows what a resend would do; no network is asked, and nothing is written. */
export async function previewWorkforceResend(
  ctx: Ctx,
  { path, body }: Input<"previewWorkforceResend">,
): Promise<Answer<"previewWorkforceResend">> {
  // The caller is judged in it, as in a resend.
  const allocation = await ctx.transact("preview a resend", (tx) =>
    allocationOfPath(tx, ctx, path.reference),
  );
  const only = await readItemIds(ctx, allocation, body?.item_ids);
  const plan = await planRetry(ctx, allocation.batch, { only, asks: false });
  if (plan.lines.length === 0) refuse("nothing_to_retry");
  const lines = await withPeople(ctx, plan);
  return { status: 200, body: await presentPreview(ctx, lines, plan.threshold) };
}

async function withPeople(ctx: Ctx, { lines }: RetryPlan): Promise<PreviewedLine[]> {
  const named = lines.map(({ order: { recipient } }) => recipient && parseId("rcp", recipient));
  const ids = [...new Set(named.flatMap((id) => id ?? []))];
  const rows = await ctx.read((read) => findRecipients(read, ctx.account.id, ids));
  const people = new Map(rows.map((row) => [row.id, row]));
  return lines.map(({ judged, order }, index) => {
    const row = people.get(named[index] ?? "") ?? null;
    const phone = order.power === null ? order.target : order.power.token_phone;
    return { judged, person: { row, name: order.name, phone } };
  });
}
