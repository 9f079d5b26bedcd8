import type { Bug } from "./bugs.ts";

/** What comes in a flood is made into values before anybody counts them. */
const uncountedBody: Bug = {
  name: "a body whose values nobody counts",
  patches: [
    {
      file: "http/input/body.ts",
      find: "const names = refuseUncountable(bytes, values_max);",
      put: "const names = NaN; void refuseUncountable;",
    },
  ],
  scenario: "flood",
  found: /a turn took \d+ ms/,
};

/** Bugs of the gate. */
export const GATE_BUGS: readonly Bug[] = [uncountedBody];
