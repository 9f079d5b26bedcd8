/** Runs workers in this process, as a running program does, instead of draining. */
import { applicationWorker } from "@svc/server/accounts/dealer/index.ts";
import { messageWorker } from "@svc/server/accounts/messages/index.ts";
import { startHeartbeat } from "@svc/server/platform/work/heartbeat.ts";
import { startWorker, type WorkerDefinition } from "@svc/server/platform/work/worker.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { rewardWorker } from "@svc/server/rewards/giving/index.ts";
import { programWorker } from "@svc/server/rewards/programs/index.ts";
import { referralWorker } from "@svc/server/rewards/referrals/index.ts";
import { linkWorker } from "@svc/server/rewards/reward-links/index.ts";
import { batchWorker } from "@svc/server/sales/batches/index.ts";
import { disputeWorker } from "@svc/server/sales/disputes/index.ts";
import { scheduleWorker } from "@svc/server/sales/schedules/index.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import {
  deliverWorker,
  fanOutWorker,
  replayWorker,
} from "@svc/server/webhooks/webhook-deliveries/index.ts";
import {
  type Drained,
  deliveryDeps,
  dispatchDeps,
  messageDeps,
  of,
  testHttpClient,
} from "./drain.ts";
import { testServer } from "./server.ts";

/** How long a sink may take to answer: longer than any request waits for it. */
const DEADLINE_MS = 10_000;

/**
 * Does something while workers run for an account, and returns what it returns once they have
 * stopped.
 */
export async function whileWorkersRun<T>(whose: Drained, work: () => Promise<T>): Promise<T> {
  const start = <Job, Answer>(worker: WorkerDefinition<Job, Answer>) =>
    startWorker({ ...worker, lease: (wanted) => worker.lease({ ...wanted, ...of(whose) }) }, log);
  const { config, database, log } = await testServer();
  const heartbeat = await startHeartbeat({ ...config, database, log, role: "worker" });
  const http_client = testHttpClient({ deadline_ms: DEADLINE_MS });
  const workers = [
    start(scheduleWorker({ database, log })),
    start(batchWorker({ database, log })),
    start(programWorker({ database, log, reactions: REACTIONS })),
    start(rewardWorker({ database, log, reactions: REACTIONS })),
    start(referralWorker({ database, log })),
    start(linkWorker({ database, log })),
    start(disputeWorker({ database, log, reactions: REACTIONS })),
    start(applicationWorker({ config, database, log })),
    start(dispatchWorker(await dispatchDeps())),
    start(messageWorker(await messageDeps())),
    start(fanOutWorker({ database, log })),
    start(replayWorker({ database, log })),
    start(deliverWorker(await deliveryDeps(http_client))),
  ];
  try {
    return await work();
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await http_client.close();
    await heartbeat.stop();
  }
}
