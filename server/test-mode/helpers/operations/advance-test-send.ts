import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { readMonthPositions } from "#catalogue/utility";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { simulatedSuppliers, simulator, vendPower } from "#providers/simulator";
import {
  DISPATCH,
  findSends,
  lockSend,
  presentSend,
  type ReportedStatus,
  resolveManually,
  type SendRow,
  stepSend,
  supplierOrder,
  testWaits,
} from "#sales/sends";

/** Moves a test send where the call says, or one step on along the script of its number. */
export async function advanceTestSend(
  ctx: Ctx,
  { path, body }: Input<"advanceTestSend">,
): Promise<Answer<"advanceTestSend">> {
  const send_id = parseId("snd", path.send_id) ?? refuseMissing();
  if (body.to === undefined) await step(ctx, send_id);
  else await report(ctx, send_id, body.to);
  wakeWorkers(DISPATCH);
  return { status: 200, body: presentSend(await readSend(ctx, send_id), ctx) };
}

async function readSend(ctx: Ctx, send_id: string) {
  const [send] = await ctx.read((read) => findSends(read, ctx.account.id, [send_id]));
  return send ?? refuseMissing();
}

async function report(ctx: Ctx, send_id: string, reported: ReportedStatus): Promise<void> {
  const account_id = ctx.account.id;
  await ctx.transact("settle a test send as reported", async (tx) => {
    const clocks = await lockClocksForShare(tx, [account_id]);
    const send = await lockSend(tx, { account_id, id: send_id });
    if (send === null) return refuseMissing();
    const now = clocks.get(account_id)?.now ?? ctx.now;
    const [position_centi = 0n] = await readMonthPositions(tx, [
      { account_id, meter: send.target, now },
    ]);
    const vend = (sold: SendRow) =>
      vendPower({ ...supplierOrder(sold, sold.id), position_centi }, ctx.now);
    const moved = await resolveManually(tx, { send, reported, now, vend, ...wordOf(ctx) });
    if (moved === null) refuseMove({ from: send.status, to: reported });
  });
}

async function step(ctx: Ctx, send_id: string): Promise<void> {
  const { account, config, log, read, record, reactions } = ctx;
  const name = { account_id: account.id, send_id };
  const [send = refuseMissing()] = await ctx.transact("find a send to step", (tx) =>
    findSends(tx, account.id, [send_id]),
  );
  const suppliers = simulatedSuppliers({ record });
  // From here on it is a worker's step, which ends what it began, whatever becomes of the key.
  const transact: Database["transact"] = (_, work) => record(work);
  const deps = { database: { transact, read }, suppliers, config, log, reactions };
  const stepped = await stepSend(deps, name, causedBy(ctx));
  if (stepped === "at_end") refuseMove({ from: send.status, to: null });
  if (stepped === "busy") refuse("concurrent_update", { retry_after: 1 });
}

function wordOf(ctx: Ctx) {
  return {
    supplier: simulator({ record: ctx.record }),
    waits: testWaits(ctx.config.test_step_ms),
    secret_key: ctx.config.secret_key,
    moved_with: { reactions: ctx.reactions, request: causedBy(ctx) },
  };
}

function refuseMove(meta: { from: string; to: ReportedStatus | null }): never {
  const message =
    meta.to === null
      ? `The script of this number ends with ${meta.from}.`
      : `A send that is ${meta.from} cannot become ${meta.to}.`;
  return refuse("invalid_transition", { message, meta });
}

function refuseMissing(): never {
  return refuse("resource_missing", { param: "send_id" });
}
