import type { Chore } from "#platform/work/chores";
import type { Suppliers } from "#providers/port";
import { pollFloat } from "./poll-float.ts";

const EVERY_MS = 60_000;

/** The chore that reads the float at every live supplier, all of them at once. */
export function floatPolls(suppliers: Pick<Suppliers, "live">): Chore {
  return {
    name: "read float",
    nextAfter: (now) => now + EVERY_MS,
    async run(deps) {
      const polls = suppliers.live.map((supplier) => pollFloat(deps, supplier));
      const done = await Promise.allSettled(polls);
      // What throws is a bug of ours: suppliers do not throw here. The others are done first.
      for (const one of done) if (one.status === "rejected") throw one.reason;
    },
  };
}
