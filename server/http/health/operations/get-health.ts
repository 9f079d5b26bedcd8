import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import { PROGRAM_VERSION } from "#platform/program-version";
import { refuse } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import { unixSeconds } from "#platform/time/instants";
import { createBatcher } from "#platform/work/batcher";
import { isWithinSkew, skewOf } from "#platform/work/clock-skew";
import { momentNow } from "#platform/work/lease";

/**
 * A load balancer asks for a quick answer, so a database that takes longer counts as in trouble.
 */
const WAIT_MS_MAX = 1_000;
const CALLERS_MAX = 1_000;

const SHUTTING_DOWN =
  "This process is shutting down, and still serves requests. Send new ones to another process.";

/**
 * Tells whether requests can be answered, and what the clock says.
 *
 * Refuses: `service_unavailable`, while the process shuts down.
 */
export async function getHealth(
  ctx: Ctx,
  _input: Input<"getHealth">,
): Promise<Answer<"getHealth">> {
  if (ctx.program?.isShuttingDown() === true) {
    refuse("service_unavailable", { message: SHUTTING_DOWN, retry_after: 1 });
  }
  const status = await ctx.perProgram(databaseCheck)(null);
  const time = unixSeconds(wall());
  return { status: 200, body: { object: "health", status, version: PROGRAM_VERSION, time } };
}

/**
 * A machine whose clock is not the database's is in trouble too. Nobody needs a key to ask, so all
 * who ask at once share one question to the database.
 */
function databaseCheck(database: Database) {
  return createBatcher({ most: CALLERS_MAX }, async (askers: null[]) => {
    const from = momentNow();
    const answered = database
      .read(
        ({ sql }) => sql<{ ms: string }[]>`
        select floor(extract(epoch from svc_now()) * 1000)::bigint as ms`,
      )
      .then(([row]) => isWithinSkew(skewOf(from, Number(row?.ms))), isNotOk);
    const is_ok = await Promise.race([answered, sleep(WAIT_MS_MAX, false, { ref: false })]);
    return askers.map(() => (is_ok ? ("ok" as const) : ("degraded" as const)));
  });
}

function isNotOk(): boolean {
  return false;
}
