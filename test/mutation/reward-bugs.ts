import type { Bug } from "./bugs.ts";

const GIVE_TOGETHER = "rewards/giving/set/give-together.ts";
const MAKE_SET = "rewards/giving/set/make-set.ts";

/** Two of one person are judged by what was received before either. */
const oneTwiceInSet: Bug = {
  name: "a set that one person is in twice",
  patches: [
    {
      file: GIVE_TOGETHER,
      find: "if (names.some((name) => seen.has(name))) return false;\n    ",
      put: "",
    },
  ],
  scenario: "rewards",
  found: /a person who may have one reward was given \d+ at once/,
};

const refusedInSet: Bug = {
  name: "a set that makes what its program refuses",
  patches: [{ file: MAKE_SET, find: "      one.refusals.length === 0 &&\n", put: "" }],
  scenario: "rewards",
  found: /people who had their reward were given another one/,
};

const anothersReward: Bug = {
  name: "a set that answers one with the reward of another",
  patches: [
    {
      file: MAKE_SET,
      find: "pairOf(plain, rows[index])",
      put: "pairOf(plain, rows[rows.length - 1 - index])",
    },
  ],
  scenario: "rewards",
  found: /clients were answered with another's reward/,
};

const firstOnlySpent: Bug = {
  name: "a set that spends the amount of one alone",
  patches: [
    {
      file: MAKE_SET,
      find: "quietSpendOf(program, amountOf(givings)),",
      put: "quietSpendOf(program, givings[0]!.candidate.terms.amount_minor),",
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
