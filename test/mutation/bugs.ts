/** The bugs that the tests must catch. Source: docs/reliability.md, "Broken on purpose". */
import { AUTHORITY_BUGS } from "./authority-bugs.ts";
import { DISPATCH_BUGS } from "./dispatch-bugs.ts";
import { GATE_BUGS } from "./gate-bugs.ts";
import type { Patch } from "./patches.ts";
import { QUEUE_BUGS } from "./queue-bugs.ts";
import { QUOTA_BUGS } from "./quota-bugs.ts";
import { REWARD_BUGS } from "./reward-bugs.ts";
import { SALE_BUGS } from "./sale-bugs.ts";
import type { SCENARIOS } from "./scenarios.ts";
import { WEBHOOK_BUGS } from "./webhook-bugs.ts";

export interface Bug {
  readonly name: string;
  readonly patches: readonly Patch[];
  /** A statement that takes something away from the tables. */
  readonly tables?: string;
  /** What is run to catch it. */
  readonly scenario: keyof typeof SCENARIOS;
  /** What is found of it, so that it is caught for its own sake. */
  readonly found: RegExp;
}

export const BUGS: readonly Bug[] = [
  ...SALE_BUGS,
  ...DISPATCH_BUGS,
  ...QUEUE_BUGS,
  ...QUOTA_BUGS,
  ...WEBHOOK_BUGS,
  ...GATE_BUGS,
  ...AUTHORITY_BUGS,
  ...REWARD_BUGS,
];
