import type { Bug } from "./bugs.ts";

const WITHOUT_TWINS = "rewards/giving/make/without-twins.ts";
const DECIDE = "rewards/giving/make/decide-rewards.ts";
const SEND = "rewards/giving/make/send-rewards.ts";
const WRITE = "rewards/giving/make/write-rewards.ts";

/** Two of one person are judged by what was received before either. */
const oneTwiceInSet: Bug = {
  name: "a set that one person is in twice",
  patches: [
    {
      file: WITHOUT_TWINS,
      find: `if (names.some((name) => seen.has(name))) return { kind: "excluded" };\n    `,
      put: "",
    },
  ],
  scenario: "rewards",
  found: /a person who may have one reward was given \d+ at once/,
};

const refusedInSet: Bug = {
  name: "a set that makes what its program refuses",
  patches: [{ file: DECIDE, find: "return refusals.length === 0 ? one :", put: "return one ?? " }],
  scenario: "rewards",
  found: /people who had their reward were given another one/,
};

const anothersReward: Bug = {
  name: "a set that answers one with the reward of another",
  patches: [
    {
      file: WRITE,
      find: "madeOf(sent.rows[index])",
      put: "madeOf(sent.rows[sent.rows.length - 1 - index])",
    },
  ],
  scenario: "rewards",
  found: /clients were answered with another's reward/,
};

const firstOnlySpent: Bug = {
  name: "a set that spends the amount of one alone",
  patches: [
    {
      file: SEND,
      find: "quietSpendOf(program, amount_minor);",
      put: "quietSpendOf(program, amountOf(going[0]!.making));",
    },
  ],
  scenario: "rewards",
  found: /rewards of 1\.00 have spent/,
};

/** Bugs of rewards that are made in sets. */
export const REWARD_BUGS: readonly Bug[] = [
  oneTwiceInSet,
  refusedInSet,
  anothersReward,
  firstOnlySpent,
];
