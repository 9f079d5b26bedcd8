/** Places where what is banned elsewhere belongs, each with its reason. */
import type { Ban } from "./bans.ts";

/** Tests that go by the clock of the machine. */
export const OF_MACHINES: NonNullable<Ban["except"]> = [
  [/^test\/(?:bench|chaos)\//, "what runs for minutes, and is measured or broken as it runs"],
  [/^test\/(?:kit\/)?sdks\//, "programs of other languages know no clock of a run"],
];

/** Where errors are caught that are thrown elsewhere. */
export const EDGES: NonNullable<Ban["except"]> = [
  [/^server\/http\//, "the gate turns what is thrown into answers"],
  [/^server\/platform\//, "worker loop, adapters and parsers turn errors into values"],
  [/^server\/embedded-postgres\//, "several programs start one server at the same moment"],
  [/^server\/providers\//, "a provider's silence is an answer"],
  [
    /^server\/sales\/sends\/place\/send-batcher\.ts$/,
    "the batcher hands each caller its own error",
  ],
  [/^server\/rewards\/giving\/give-together\.ts$/, "whoever leaves a set goes alone"],
  [
    /^server\/accounts\/approvals\/carry-out\/run-approved\.ts$/,
    "a refusal of an approved sale is the approval's end",
  ],
  [/^server\/follow-offers\.ts$/, "what is sold stands while its database is away"],
  [/^server\/(?:doctor|metrics|readiness|tracing)\b/, "what is away is a number or a line"],
  [/^server\/journal\/requests\/request-log\.ts$/, "a line that is lost stops nobody"],
  [
    /^server\/(?:commands\/|(?:empty-data|main|sandbox|store)\.ts$)/,
    "the program's start says in one sentence what is wrong",
  ],
];
