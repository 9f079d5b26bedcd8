import { raiseAlarm } from "#platform/alarm";
import type { Done } from "#platform/work/worker";
import type { GatewayWord } from "./judge-message.ts";
import type { MessageJob, MessageWorkerDeps } from "./message-job.ts";

type Handed = readonly Done<MessageJob, GatewayWord | null>[];

/**
 * Logs what keeps messages from leaving: that no gateway is configured, or what one said in place
 * of a yes. A line stands for a set; it names no reader.
 */
export function warnOfGateways(
  deps: Pick<MessageWorkerDeps, "gateways" | "log">,
  done: Handed,
): void {
  warnOfMissing(deps, done);
  warnOfFaults(deps, done);
  warnOfDeaths(deps, done);
}

function warnOfDeaths({ log }: Pick<MessageWorkerDeps, "log">, done: Handed): void {
  for (const { job, answer } of done) {
    if (answer?.kind !== "given_up") continue;
    const { account_id, id: row_id } = job.row;
    raiseAlarm(log, "message_given_up", { mode: job.mode, account_id, row_id });
  }
}

/** Messages that no gateway can take fail after a while, which somebody should hear of before. */
function warnOfMissing(
  { gateways, log }: Pick<MessageWorkerDeps, "gateways" | "log">,
  done: Handed,
): void {
  const missing = done
    .map(({ job }) => job)
    .filter(({ row, mode }) => row.tries === 1 && gateways[row.channel][mode] === null);
  for (const jobs of Map.groupBy(missing, ({ row, mode }) => `${mode}/${row.channel}`).values()) {
    const [{ row, mode }] = jobs as [MessageJob];
    const purposes = [...new Set(jobs.map((job) => job.row.purpose))].join(", ");
    const sentence = `no gateway for ${row.channel} is configured, so these will fail: ${purposes}`;
    log.warn({ mode, count: jobs.length }, sentence);
  }
}

function warnOfFaults(
  { gateways, log }: Pick<MessageWorkerDeps, "gateways" | "log">,
  done: Handed,
): void {
  const faults = done.flatMap(({ job: { row, mode }, answer }) => {
    const reason = answer !== null && "reason" in answer ? answer.reason : undefined;
    const supplier = gateways[row.channel][mode]?.adapter.name;
    if (reason === undefined || supplier === undefined) return [];
    return [{ mode, supplier, outcome: answer?.kind, code: reason }];
  });
  for (const same of Map.groupBy(faults, (fault) => JSON.stringify(fault)).values()) {
    log.warn({ ...same[0], count: same.length }, "a gateway did not take messages");
  }
}
