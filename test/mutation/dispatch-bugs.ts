import type { Bug } from "./bugs.ts";

const markAfterCall: Bug = {
  name: "mark after call",
  patches: [
    {
      file: "sales/sends/attempts/hand-over.ts",
      find: "  await insertMany(tx, sendAttempts, rows);\n",
      put: "",
    },
    {
      file: "sales/sends/dispatch/lease-sends.ts",
      find: `step.do === "submit" ? [{ send, to: "submitted" as const, at: clock.now }] : [],`,
      put: "[],",
    },
    {
      file: "sales/sends/dispatch/lease-sends.ts",
      find: "const begun = attempt === null ? work : workIntending(work, attempt);",
      put: "const begun = work;",
    },
    {
      file: "sales/sends/dispatch/lease-sends.ts",
      find: "attempt_id: attempt.id } }];",
      put: "attempt_id: attempt.id, attempt } }];",
    },
    {
      file: "sales/sends/dispatch/dispatch.ts",
      find: "    return await settleSends(tx, settlements, { reactions });\n",
      put: `    for (const { job } of answered as any[]) {
      const { attempt, do: question } = job.task;
      if (attempt !== undefined) {
        await insertMany(tx, sendAttempts, [attempt]);
        const [work] = [...(await lockWork(tx, [attempt])).values()];
        if (work !== undefined) await writeWork(tx, [workIntending(work, attempt)]);
      }
      const at = clockOf(clocks, job).now;
      if (question === "submit") await moveSends(tx, [{ send: job.send, to: "submitted", at }]);
    }
    return await settleSends(tx, settlements, { reactions });\n`,
    },
    {
      file: "sales/sends/dispatch/dispatch.ts",
      find: `import { canMoveSend } from "../lifecycle.ts";\n`,
      put: `import { insertMany } from "#platform/db/insert-many";
import { writeWork } from "../attempts/dispatch-writes.ts";
import { workIntending } from "../attempts/hand-over.ts";
import { sendAttempts } from "../rows/dispatch-tables.ts";
import { canMoveSend, moveSends } from "../lifecycle.ts";\n`,
    },
  ],
  scenario: "workerKilled",
  found: /what a supplier hears was written down before, as it was ordered/,
};

const leaseWithoutFencing: Bug = {
  name: "lease without fencing",
  patches: [
    {
      file: "sales/sends/settle/assess.ts",
      find: "if (!isCurrent(settlement, books)) return",
      put: "if (false) return",
    },
  ],
  scenario: "leaseLost",
  found: /an answer after its lease was taken for one in time/,
};

const callWithoutLease: Bug = {
  name: "a call without a look at the lease",
  patches: [
    {
      file: "sales/sends/dispatch/dispatch.ts",
      find: "if (!hasRoom(lease, supplier.adapter.deadline_ms)) {",
      put: "if (false) {",
    },
  ],
  scenario: "frozenBeforeCall",
  found: /a supplier was called after the lease/,
};

const lateAnswerDropped: Bug = {
  name: "a late answer that is dropped",
  patches: [
    {
      file: "sales/sends/settle/assess.ts",
      find: "  if (is_presumed === true) return [];\n",
      put: `  if (is_presumed === true || outcome.kind !== "delivered") return [];\n`,
    },
  ],
  scenario: "frozenAtCall",
  found: /the house and the supplier disagree: vended true, late false/,
};

const doubleCreditBack: Bug = {
  name: "double credit-back",
  patches: [
    {
      file: "sales/sends/settle/close-sends.ts",
      find: "await creditBack(tx, credited.map(costOf))",
      put: "await creditBack(tx, [...credited, ...credited].map(costOf))",
    },
  ],
  tables: "drop index ledger_postings_send",
  scenario: "soldAndFailed",
  found: /each closed send has one closing posting of its cost/,
};

const unorderedLocks: Bug = {
  name: "unordered locks",
  patches: [
    {
      file: "money/ledger/lock-balances.ts",
      find: "const sorted = inLockOrder(balance_keys);",
      put: "const sorted = inLockOrder(balance_keys).toReversed();",
    },
  ],
  scenario: "firstBalanceHeld",
  found: /a worker held \d+ balances while it waited for the first/,
};

/** Bugs of dispatch. */
export const DISPATCH_BUGS: readonly Bug[] = [
  markAfterCall,
  leaseWithoutFencing,
  callWithoutLease,
  lateAnswerDropped,
  doubleCreditBack,
  unorderedLocks,
];
