import type { Bug } from "./bugs.ts";

/** What comes in a flood is made into values before anybody counts them. */
const uncountedBody: Bug = {
  name: "a body whose values nobody counts",
  patches: [
    {
      file: "http/input/body.ts",
      find: "refuseUncountable(bytes, bodyBounds",
      put: "void (bodyBounds",
    },
  ],
  scenario: "flood",
  found: /a turn took \d+ ms/,
};

/** Bugs of the gate. */
export const GATE_BUGS: readonly Bug[] = [uncountedBody];
