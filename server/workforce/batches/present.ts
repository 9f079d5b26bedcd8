import type { Schemas } from "@svc/generated/routes";
import type { Ctx, PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { type BatchCounts, countLines, presentCounts } from "#sales/batches";
import { presentCreator } from "#sales/sends";
import { type Allocation, findAllocations } from "./find-allocations.ts";
import { formatReference } from "./reference.ts";

/** An allocation as lists show it. */
export function presentAllocation(
  { batch, numbered }: Allocation,
  counts: BatchCounts,
  { account }: Pick<Ctx, "account">,
): Schemas["WorkforceBatchSummary"] {
  return {
    object: "workforce_batch",
    created: unixSeconds(batch.created),
    livemode: account.mode === "live",
    reference: formatReference(numbered),
    batch: formatId("bch", batch.id),
    title: batch.title,
    kind: numbered.kind,
    status: batch.status,
    cost_center: batch.cost_center_id === null ? null : formatId("cc", batch.cost_center_id),
    total: { USD: formatMoney(batch.total_usd_minor), ZWG: formatMoney(batch.total_zwg_minor) },
    cost: { USD: formatMoney(batch.cost_usd_minor), ZWG: formatMoney(batch.cost_zwg_minor) },
    counts: presentCounts(batch, counts),
    created_by: presentCreator(batch),
  };
}

/** What an allocation, a resend or a run answers with. */
export function presentResult(
  { batch, reference }: { batch: Allocation["batch"]; reference: string },
  counts: BatchCounts,
  { account, replayed }: Pick<Ctx, "account"> & { replayed: boolean },
): Schemas["WorkforceSendResult"] {
  return {
    object: "workforce_send_result",
    created: unixSeconds(batch.created),
    livemode: account.mode === "live",
    reference,
    batch: formatId("bch", batch.id),
    status: batch.status,
    counts: presentCounts(batch, counts),
    total: { USD: formatMoney(batch.total_usd_minor), ZWG: formatMoney(batch.total_zwg_minor) },
    replayed,
    requires_approval: batch.threshold !== null,
  };
}

/** The same for a request that is repeated: the allocation that the first one made, as it is. */
export async function presentReplayedResult(
  ctx: PresentContext,
  batch_id: string,
): Promise<Schemas["WorkforceSendResult"]> {
  const { account } = ctx;
  const { found, counts } = await ctx.read(async (read) => ({
    found: await findAllocations(read, account.id, [batch_id]),
    counts: await countLines(read, account.id, [batch_id]),
  }));
  const [allocation] = found;
  if (allocation === undefined) throw new Error(`Batch ${batch_id} is no allocation.`);
  const { batch, numbered } = allocation;
  const made = { batch, reference: formatReference(numbered) };
  return presentResult(made, counts.get(batch_id) ?? {}, { account, replayed: true });
}
