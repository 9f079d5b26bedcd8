/**
 * A worker is frozen (SIGSTOP) at a hand-over for longer than its lease, others give the send up
 * and return its Credit, and the worker thaws. Returns what went wrong, and nothing for a sound
 * server: either the supplier never gets the send, or the service knows its loss.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Fleet } from "../kit/programs/fleet.ts";
import { isInProcess } from "../kit/programs/open-fleet.ts";
import type { OpenProgram } from "../kit/programs/open-program.ts";
import type { Program } from "../kit/programs/program.ts";
import type { Seam } from "../kit/programs/seams.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, powerOrder } from "../kit/programs/till.ts";
import { endLeases, statusesOf, until } from "../kit/programs/watch.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";
import { timeLimit } from "../kit/time-limit.ts";

/** Before it calls its supplier; or when its lease is proven and its supplier has not heard. */
type Freeze = "lease sends/dispatch (test)/after commit" | "submit/asked";

export interface Frozen {
  readonly at: Freeze;
  /** Left out, as long as a lease runs. */
  readonly frozen_ms?: number;
  /** How long it stands there for itself; left out, so long as it takes to freeze it. */
  readonly held_up_ms?: number;
  readonly ware?: "airtime" | "power";
}

/** Shorter than a lease: the worker may make its call, and others have given the send up. */
export const FROZEN_SHORT_MS = 1_000;
/** What is raised of an answer that comes after others have given the send up. */
export const LATE_ALARMS = ["late_answer", "late_delivery"];
/** The seam holds the worker up for so long, so that it can be frozen there. */
const HELD_UP_MS = 1_500;
/** The lease of a hand-over to the simulator is its deadline and 15 s. */
const LEASE_MS = 20_000;
/** By then it has finished what was left, and repeated queries have been made. */
const BACK_WITHIN_MS = timeLimit(2_000);
/** A connection that was asked for before the freeze has taken too long, for who thaws. */
const HELD_UP = /"code":"service_unavailable"/;
/** What a frozen worker has sold is unknown at that moment, and a night watch then reports it. */
const WATCHED = /"alarm":"books_broken"/;

/** Freezes one worker and lets another one finish. */
export async function freezeWorker(
  fleet: Fleet,
  { at, frozen_ms = LEASE_MS, held_up_ms = HELD_UP_MS, ware = "airtime" }: Frozen,
): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const slow = await fleet.start({ role: "worker", seams: [seamOf(fleet, at, held_up_ms)] });
  const order = ware === "power" ? { ...powerOrder(), confirm: "strict" as const } : {};
  await openTill(shop.key, fleet.apis).sell({ target: newTarget(), ...order });
  await until("the hand-over is written down", () => is(fleet, shop, "submitted"));
  const other = await passFrozen(fleet, shop, { slow, at, frozen_ms, held_up_ms });
  const found = await verdictOf(fleet, shop, at);
  await Promise.all([slow.kill(), other.kill()]);
  return found;
}

/** A program in process stands still at the seam itself; a process is held up there. */
function seamOf(fleet: Fleet, at: Freeze, pause_ms: number): Seam {
  return { at, does: isInProcess(fleet) ? "freeze" : { pause_ms } };
}

interface Standing extends Required<Pick<Frozen, "at" | "frozen_ms" | "held_up_ms">> {
  readonly slow: Program;
}

/** Others give the send up while one is frozen, which is then back. */
async function passFrozen(fleet: Fleet, shop: FleetShop, standing: Standing): Promise<Program> {
  const { slow, at, frozen_ms, held_up_ms } = standing;
  const passed = "passed" in slow ? (slow as OpenProgram).passed : null;
  if (passed !== null) await until("the worker stands there", () => passed.includes(at));
  else slow.freeze();
  const frozen_at = performance.now();
  const heldUp = () => pause(Math.max(0, frozen_at + held_up_ms - performance.now()));
  await endLeases(fleet);
  // A process takes a second or more to start, and the frozen one's deadline would pass meanwhile.
  const other = await fleet.startHere("worker");
  await until("the other worker has given it up", () => is(fleet, shop, "failed_credited"));
  if (isInProcess(fleet)) {
    if (held_up_ms > HELD_UP_MS) await heldUp();
    fleet.elapse(frozen_ms);
  } else await pause(Math.max(0, frozen_at + frozen_ms - performance.now()));
  slow.thaw();
  if (passed !== null) {
    await until("it has said what it knows", () => passed.includes("settle sends/after commit"));
  } else {
    // Where others were quick, the seam still holds it up.
    await heldUp();
    await pause(BACK_WITHIN_MS);
  }
  return other;
}

/** What the supplier vended, and what the service knows of it once all work is done. */
async function verdictOf(fleet: Fleet, shop: FleetShop, at: Freeze): Promise<string[]> {
  const [end] = await atRest(fleet, shop);
  const errors = fleet.errors().filter((line) => !HELD_UP.test(line) && !WATCHED.test(line));
  const found = [...(await fleet.database.read(complaintsOf)), ...errors];
  if (end === undefined) return [...found, "the send is gone"];
  const { vended, late_delivered, borne, told } = end;
  if (vended && at === "lease sends/dispatch (test)/after commit")
    found.push("a supplier was called after the lease");
  const says = `vended ${vended}, late ${late_delivered}, borne ${borne}, told ${told}`;
  if (![vended, late_delivered, borne, told].every((one) => one === vended)) {
    found.push(`the house and the supplier disagree: ${says}`);
  }
  const is_alarmed = fleet.alarms().includes("late_delivery");
  if (vended !== is_alarmed) found.push(`vended is ${vended}, and the alarm ${is_alarmed}`);
  return found;
}

interface End {
  readonly vended: boolean;
  readonly late_delivered: boolean;
  readonly borne: boolean;
  readonly told: boolean;
}

async function atRest({ database }: Fleet, { account_id }: FleetShop): Promise<readonly End[]> {
  await until("nothing is left to do", () =>
    database.read(async ({ sql }) => {
      const [row] = await sql`
        select not exists (
          select from send_dispatches where account_id = ${account_id}) as is_still`;
      return row?.is_still === true;
    }),
  );
  return await database.read(
    ({ sql }) => sql<End[]>`
      select late_delivered_at is not null as late_delivered,
        exists (select from simulator_vends where send_id = send.id
          and vended_minor is not null) as vended,
        exists (select from ledger_entries where account_id = send.account_id
          and send_id = send.id and kind = 'late_delivery'
          and book like 'house:float:%') as borne,
        exists (select from events where account_id = send.account_id
          and object_id = send.id and type = 'send.late_delivered') as told
      from sends send where account_id = ${account_id}`,
  );
}

async function is(fleet: Fleet, shop: FleetShop, status: string): Promise<boolean> {
  return (await statusesOf(fleet, shop))[status] === 1;
}
