import assert from "node:assert/strict";
import type { Alarm } from "#platform/alarm";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { dropWork, type SendName } from "../attempts/dispatch-queries.ts";
import { writeNextChecks, writeWork } from "../attempts/dispatch-writes.ts";
import type { Trail } from "../attempts/trail.ts";
import { endOfHold, hasFailed, moveSends, type SendMove, type SendStatus } from "../lifecycle.ts";
import { type Landed, notifyCustomers, owesText } from "../messages/notify-customers.ts";
import { powerAfter, sealPower, writePower, writePurchases } from "../rows/bought-power.ts";
import { sendAnswers, sendAttempts, sendDispatches } from "../rows/dispatch-tables.ts";
import type { PowerFacts } from "../rows/power-facts.ts";
import type { SendRow } from "../rows/tables.ts";
import { unreportedIn } from "../unreported.ts";
import {
  type Assessment,
  answersOf,
  assess,
  unaskedAttempts,
  workAfter,
  workReopened,
} from "./assess.ts";
import { type Closing, closeSends } from "./close-sends.ts";
import { lockParents, type MovedWith } from "./parents.ts";
import { readBooks } from "./read-books.ts";
import type { Settlement } from "./settlement.ts";
import { storable } from "./storable.ts";

/** What an answer did to its send. */
export interface Settled {
  /** The row as it is afterwards. */
  readonly row: SendRow;
  /** An alarm, raised by the caller after the transaction commits. */
  readonly alarm: Alarm | null;
}

/**
 * Does to a set of sends, each of them once in it, what their suppliers' answers do: the attempts,
 * the statuses with their events, the ledger, and the work that is left.
 *
 * An answer whose lease was lost moves nothing, unless it proves a delivery; one that leaves a
 * failed send in doubt opens its question again. Returns what was done, in the order of the
 * settlements; null where that is nothing.
 * Writes: send_attempts, send_answers, sends, events, ledger, credit_transactions,
 * send_dispatches, messages.
 * Source: docs/decisions/0025-attempts.md.
 */
export async function settleSends(
  tx: Tx,
  settlements: readonly Settlement[],
  moved_with: MovedWith,
): Promise<(Settled | null)[]> {
  const assessments = await assessAll(tx, settlements);
  await writeEvidence(tx, assessments);
  const bought = await keepTokens(tx, assessments);
  // Everything that depends on the sends is locked before the first balance.
  await lockParents(tx, moved_with.reactions, assessments.flatMap(endingSend));
  const rows = await walkPaths(tx, assessments, { bought, moved_with });
  await writeRest(tx, assessments, rows);
  await notifyCustomers(tx, landedOf(assessments, rows));
  const alarms = new Map(
    assessments.map((assessment) => [assessment.send.id, alarmOf(assessment)]),
  );
  return settlements.map(({ send_id }) => {
    const row = rows.get(send_id);
    return row === undefined ? null : { row, alarm: alarms.get(send_id) ?? null };
  });
}

function alarmOf({ send, verdict }: Assessment): Alarm | null {
  if (hasFailed(send) && verdict.path.at(-1) === "delivered") return "late_delivery";
  if (verdict.question === "opens") return "late_answer";
  const is_unresolved = verdict.question === "closes" && verdict.attempt_state === "unresolved";
  return is_unresolved ? "late_answer_unresolved" : null;
}

async function assessAll(tx: Tx, settlements: readonly Settlement[]): Promise<Assessment[]> {
  const books = await readBooks(tx, settlements);
  return settlements.flatMap((settlement, index) => {
    const read = books[index];
    const outcome = storable(settlement.outcome);
    return read == null ? [] : assess({ ...settlement, outcome }, read);
  });
}

/**
 * Tokens are stored before the status changes and before anyone is notified. Returns the
 * electricity side of each send that has some now, by the id of the send.
 */
async function keepTokens(
  tx: Tx,
  assessments: readonly Assessment[],
): Promise<Map<string, PowerFacts>> {
  const bought = assessments.flatMap(({ send, settlement, verdict }) => {
    const { outcome, secret_key, supplier, now } = settlement;
    const is_delivered = verdict.path.at(-1) === "delivered" && outcome.kind === "delivered";
    if (!is_delivered || send.power === null || outcome.power === undefined) return [];
    const sealed = sealPower(outcome.power, { send_id: send.id, secret_key });
    const power = powerAfter(send.power, sealed);
    const mode = supplier.is_simulated ? ("test" as const) : ("live" as const);
    return [{ row: { ...send, power }, power, mode, at: now }];
  });
  await writePower(
    tx,
    bought.map(({ row }) => row),
  );
  await writePurchases(tx, bought);
  return new Map(bought.map(({ row, power }) => [row.id, power]));
}

async function writeEvidence(tx: Tx, assessments: readonly Assessment[]): Promise<void> {
  await Promise.all([
    insertMany(tx, sendAttempts, assessments.flatMap(unaskedAttempts)),
    insertMany(tx, sendAnswers, assessments.flatMap(answersOf)),
  ]);
}

/** Takes every send along its path, one step of each at a time. */
async function walkPaths(
  tx: Tx,
  assessments: readonly Assessment[],
  { bought, moved_with }: { bought: ReadonlyMap<string, PowerFacts>; moved_with: MovedWith },
): Promise<Map<string, SendRow>> {
  const rows = new Map(assessments.map(({ send }) => [send.id, send]));
  for (let place = 0; assessments.some(({ verdict }) => verdict.path.length > place); place += 1) {
    const steps = assessments.flatMap((assessment) => stepAt(assessment, { place, rows, bought }));
    const closings = steps.filter(isClosing);
    const moves = steps.filter((step) => !isClosing(step));
    const moved = [
      ...(await moveSends(tx, moves, moved_with.request)),
      ...(await closeSends(tx, closings, moved_with)),
    ];
    for (const row of moved) {
      assert(row !== null, `one of ${moved.length} sends could not be moved from its status`);
      rows.set(row.id, row);
    }
  }
  return rows;
}

function stepAt(
  assessment: Assessment,
  {
    place,
    rows,
    bought,
  }: {
    place: number;
    rows: ReadonlyMap<string, SendRow>;
    bought: ReadonlyMap<string, PowerFacts>;
  },
): Step[] {
  const { verdict, settlement, send } = assessment;
  const to = verdict.path[place];
  if (to === undefined) return [];
  const is_last = place === verdict.path.length - 1;
  const { failure_code, provider_reference, wait_ms } = verdict;
  const at = settlement.now;
  const row = rows.get(send.id) ?? send;
  return [
    {
      send: row,
      to,
      at,
      ...(is_last && failure_code !== undefined ? { failure_code } : {}),
      ...(is_last && provider_reference !== undefined ? { provider_reference } : {}),
      ...(is_last && wait_ms !== null && to !== "queued" ? { next_check_at: at + wait_ms } : {}),
      ...(to === "queued" ? { queued_until: endOfHold(row, row.submitted_at ?? at) } : {}),
      ...(to === "delivered" ? landing(row, bought.get(send.id), assessment) : {}),
    },
  ];
}

type Step = SendMove & Pick<Closing, "paid">;

/** What a delivery brings: who was paid, the tokens, and a text that is owed to the customer. */
function landing(
  row: SendRow,
  power: PowerFacts | undefined,
  { settlement, trail }: Assessment,
): Pick<Step, "paid" | "with"> {
  const landed = { ...row, power: power ?? row.power };
  const sms_id = mintId(settlement.now);
  const texted = owesText(landed) ? { sms_status: "queued" as const, sms_id } : {};
  return { paid: paidTo(settlement, { row, trail }), with: { power: landed.power, ...texted } };
}

/**
 * A supplier that does not say what it took has taken the face value. Where people decide in place
 * of a supplier, the float that was drawn is that of whoever the send was handed over to.
 */
function paidTo(
  { kind, supplier: { name, is_simulated }, outcome }: Settlement,
  { row: { amount_minor }, trail }: { row: SendRow; trail: Trail },
) {
  const cost_minor = outcome.kind === "delivered" ? outcome.cost_minor : undefined;
  const supplier = (kind === "callback" ? trail.hand_over?.supplier : null) ?? name;
  return { supplier, is_simulated, supplier_minor: cost_minor ?? amount_minor };
}

const CLOSES: ReadonlySet<SendStatus> = new Set(["delivered", "failed_credited"]);

function isClosing(step: Step): step is Step & Closing {
  return CLOSES.has(step.to);
}

function endingSend({ send, verdict }: Assessment): SendRow[] {
  return verdict.path.some((to) => CLOSES.has(to as SendStatus)) ? [send] : [];
}

/**
 * What is left to do: sends that went on are due again, those in review wait for people, and those
 * whose question is open again are asked about.
 */
async function writeRest(
  tx: Tx,
  assessments: readonly Assessment[],
  rows: ReadonlyMap<string, SendRow>,
): Promise<void> {
  const now_wall = await transactionTime(tx);
  const rest = assessments.flatMap((assessment) => {
    const status = rows.get(assessment.send.id)?.status as SendStatus;
    return workAfter(assessment, { status, now_wall });
  });
  const reopened = assessments.flatMap((assessment) => workReopened(assessment, now_wall));
  const over = assessments.filter(({ send, work, verdict }) => {
    const is_reviewed = work !== null && rows.get(send.id)?.status === "requires_review";
    return is_reviewed || verdict.question === "closes";
  });
  // A failed send is final for the caller, and shows no time of a next question.
  const staying = assessments.filter(
    ({ send, verdict }) =>
      verdict.path.length === 0 && verdict.wait_ms !== null && !hasFailed(send),
  );
  await Promise.all([
    writeWork(tx, rest),
    insertMany(tx, sendDispatches, reopened),
    dropWork(tx, over.map(nameOf)),
    writeNextChecks(tx, staying.map(checkOf)),
  ]);
}

/** The customer is notified of every delivery, even a late one: the token is theirs. */
function landedOf(
  assessments: readonly Assessment[],
  rows: ReadonlyMap<string, SendRow>,
): Landed[] {
  return assessments.flatMap(({ send: { id }, settlement, verdict }) => {
    const send = rows.get(id);
    if (send === undefined || verdict.path.at(-1) !== "delivered") return [];
    const { now: at, mode, secret_key } = settlement;
    return [{ send, at, mode, secret_key }];
  });
}

function checkOf({ settlement, verdict, send: before }: Assessment): SendRow {
  const next_check_at = settlement.now + (verdict.wait_ms ?? 0);
  return unreportedIn({ before, after: { ...before, next_check_at }, at: settlement.now });
}

function nameOf({ send }: Assessment): SendName {
  return { account_id: send.account_id, send_id: send.id };
}
