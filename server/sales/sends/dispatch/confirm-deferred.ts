import { lockClocksForShare } from "#accounts/account";
import { maskName } from "#catalogue/meters";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { hasRoom } from "#platform/work/lease";
import type { Reactions } from "#platform/work/reactions";
import type { ConfirmedMeter, MeterAnswer } from "#providers/port";
import { lockSends, lockWork, type SendWork } from "../attempts/dispatch-queries.ts";
import { freeWork, writeWork } from "../attempts/dispatch-writes.ts";
import { QUEUE_LOOK_MS } from "../attempts/waits.ts";
import { canMoveSend, endOfHold, moveSends } from "../lifecycle.ts";
import { writePower } from "../rows/bought-power.ts";
import type { SendRow } from "../rows/tables.ts";
import { closeSends } from "../settle/close-sends.ts";
import { unreportedIn } from "../unreported.ts";
import type { Job } from "./lease-sends.ts";

/** Time until a utility that did not answer is asked again. */
const ASK_AGAIN_MS = 15_000;

/** Asks whoever is to sell to the meter of a job about it, outside of any transaction. */
export async function askDeferred({
  send,
  supplier,
  lease,
}: Pick<Job, "send" | "supplier" | "lease">): Promise<MeterAnswer> {
  const utility = supplier?.utility ?? null;
  if (utility === null || !hasRoom(lease, utility.adapter.deadline_ms)) return UNAVAILABLE;
  return await utility.confirmMeter({ number: send.target, currency: send.currency });
}

const UNAVAILABLE: MeterAnswer = { kind: "unavailable" };

/**
 * Records a utility's answer about one send's meter, unless the send has moved since: it
 * proceeds, waits, or fails with `meter_confirmation_failed`. An answer about a meter that was
 * changed since says nothing of the new one, which is confirmed next.
 *
 * Writes: sends, send_dispatches; for a failure as `closeSends`.
 * Source: spec/sales/sends/create.tsp.
 */
export async function settleDeferred(
  tx: Tx,
  {
    send: { account_id, id, target },
    lease_owner,
    supplier,
  }: Pick<Job, "send" | "lease_owner" | "supplier">,
  { answer, reactions }: { answer: MeterAnswer; reactions: Reactions },
): Promise<void> {
  const name = { account_id, send_id: id };
  const clocks = await lockClocksForShare(tx, [account_id]);
  const sends = await lockSends(tx, [name]);
  const works = await lockWork(tx, [name]);
  const [send, work] = [sends.get(id), works.get(id)];
  const clock = clocks.get(account_id);
  if (send === undefined || clock === undefined || work?.lease_owner !== lease_owner) return;
  if (send.target !== target) return await freeWork(tx, [work]);
  const { now } = clock;
  if (isRefused(answer, send) && canMoveSend(send.status, "failed_credited")) {
    const failure_code = "meter_confirmation_failed";
    await closeSends(tx, [{ send, to: "failed_credited", at: now, failure_code }], { reactions });
    return;
  }
  const is_down = answer.kind === "unavailable" && supplier?.utility != null;
  if (is_down && clock.mode === "live" && send.on_zesa_down === "queue") {
    return await waitForPowerBack(tx, { send, work, now });
  }
  const confirmed_with = supplier?.adapter.name ?? null;
  if (answer.kind === "confirmed") {
    await writePower(tx, [confirmed(send, answer.meter, { now, confirmed_with })]);
  }
  const wait_ms = answer.kind === "confirmed" ? 0 : ASK_AGAIN_MS;
  const due_at = (await transactionTime(tx)) + wait_ms;
  await writeWork(tx, [{ ...work, due_at, lease_owner: null, lease_until: null }]);
}

/** A utility that does not answer for its meters sells nothing: the send is in the queue. */
async function waitForPowerBack(
  tx: Tx,
  { send, work, now }: { send: SendRow; work: SendWork; now: number },
): Promise<void> {
  const queued_until = endOfHold(send, send.submitted_at ?? now);
  if (canMoveSend(send.status, "queued")) {
    await moveSends(tx, [{ send, to: "queued", at: now, queued_until }]);
  }
  const left_ms = (send.queued_until ?? queued_until) - now;
  const wait_ms = Math.max(0, Math.min(QUEUE_LOOK_MS, left_ms));
  const due_at = (await transactionTime(tx)) + wait_ms;
  const tries = { submits: 0, first_submit_at: null, queries: work.queries + 1 };
  await writeWork(tx, [{ ...work, ...tries, due_at, lease_owner: null, lease_until: null }]);
}

/** The utility is certain that the meter cannot be credited in this currency. */
function isRefused(answer: MeterAnswer, { currency }: SendRow): boolean {
  if (answer.kind !== "confirmed") return answer.kind === "not_found" || answer.kind === "blocked";
  return answer.meter.currency !== null && answer.meter.currency !== currency;
}

function confirmed(
  send: SendRow,
  { owner_name, suburb }: ConfirmedMeter,
  { now: confirmed_at, confirmed_with }: { now: number; confirmed_with: string | null },
): SendRow {
  if (send.power === null) throw new Error(`send ${send.id} has no meter to confirm`);
  const name_masked = owner_name === null ? null : maskName(owner_name);
  const known = { confirmed_at, confirmed_with, name_masked, suburb };
  const found = { confirmation: send.power.confirm, ...known };
  const after: SendRow = { ...send, power: { ...send.power, ...found } };
  return unreportedIn({ before: send, after, at: confirmed_at });
}
