import type { Bug } from "./bugs.ts";

const leaseWithoutHalving: Bug = {
  name: "a set that throws is not halved",
  patches: [
    {
      file: "platform/work/lease-rows.ts",
      find: "    return await leaseHalves(deps, queue, { ...scope, only: names });\n",
      put: "    throw err;\n",
    },
  ],
  scenario: "poisonedSend",
  found: /held up another organisation/,
};

/** Bugs of the queues. */
export const QUEUE_BUGS: readonly Bug[] = [leaseWithoutHalving];
