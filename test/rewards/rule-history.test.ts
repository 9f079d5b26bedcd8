/** Whatever people complete, in whatever order, rules count it as anybody would by hand. */
import type { Schemas } from "@svc/generated/routes";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { completed, signedProgram } from "../kit/complete.ts";
import { given, type Organisation } from "../kit/given.ts";
import { ruleOn, setRules } from "../kit/rules.ts";

const HOUR = 3_600;
const PEOPLE = ["0771112222", "0771113333"];
const BRANCHES = ["mbare", "seke"];

/** Something that somebody completes, so many hours after what came before. */
interface Step {
  readonly person: number;
  readonly branch: number;
  readonly hours: number;
}

const steps = fc.array(
  fc.record({
    person: fc.nat({ max: 1 }),
    branch: fc.nat({ max: 1 }),
    hours: fc.constantFrom(0, 0, 1, 5, 24, 47),
  }),
  { minLength: 4, maxLength: 14 },
);

/** What happened so far to one person that meets the conditions of a rule, in order. */
interface History {
  /** Unix seconds. */
  readonly at: number[];
  /** How many of them had come when the rule matched last. */
  since: number;
  /** The newest day on which a streak ended. */
  streak: string | null;
}

type Judge = (history: History, now: number) => boolean;

const RULES: readonly { written: Record<string, unknown>; judge: Judge }[] = [
  {
    written: { count: { times: 3 } },
    judge: ({ at, since }) => at.length - since >= 3,
  },
  {
    written: { count: { times: 2, within: "6h" } },
    judge: ({ at, since }, now) =>
      at.slice(since).filter((one) => one > now - 6 * HOUR).length >= 2,
  },
  { written: { kind: "first_time", count: null }, judge: ({ at }) => at.length === 1 },
  { written: { kind: "milestone", count: { times: 4 } }, judge: ({ at }) => at.length === 4 },
  {
    written: { kind: "streak", count: { times: 2, every: "day" } },
    judge: ({ at, streak }, now) => {
      const [today, before] = [dayOf(now), dayOf(now - 24 * HOUR)];
      const days = new Set(at.map(dayOf));
      return days.has(before) && streak !== today && streak !== before;
    },
  },
];

function dayOf(seconds: number): string {
  return harareDay(seconds * 1_000);
}

/** Each rule is about one branch, or about both. */
function rulesOf(): { written: Record<string, unknown>; judge: Judge; branch: string | null }[] {
  return RULES.flatMap(({ written, judge }) =>
    [null, "mbare"].map((branch) => {
      const is = { field: "metadata.branch", op: "eq", value: branch };
      const when = branch === null ? {} : { when: { all: [is] } };
      return { written: { ...written, ...when }, judge, branch };
    }),
  );
}

async function play(shop: Organisation, history: readonly Step[]): Promise<void> {
  const program = await signedProgram(shop, { budget: "90.00", funding: "pay_as_you_go" });
  const rules = rulesOf();
  const limited = { give: { amount: "0.50", type: "airtime" }, limit: { lifetime: { count: 1 } } };
  const set = await setRules(
    shop,
    program.id,
    rules.map(({ written }) => ruleOn("completion", { ...limited, ...written })),
  );
  const kept = new Map<string, History>();
  for (const { person, branch, hours } of history) {
    if (hours > 0) await shop.api.advanceTestClock({ body: { seconds: hours * HOUR } });
    const metadata = { branch: BRANCHES[branch] ?? "" };
    const reward = await completed(shop, program, { phone: PEOPLE[person], metadata });
    const expected = rules.flatMap((rule, index) => {
      if (rule.branch !== null && rule.branch !== metadata.branch) return [];
      const name = `${person}/${index}`;
      const seen = kept.get(name) ?? { at: [], since: 0, streak: null };
      kept.set(name, seen);
      seen.at.push(reward.created);
      if (!rule.judge(seen, reward.created)) return [];
      seen.since = seen.at.length;
      seen.streak = dayOf(reward.created);
      return [set[index]?.id];
    });
    expect(idsOf(reward)).toEqual(expected);
  }
}

function idsOf({ matches }: Schemas["Reward"]): string[] {
  return matches.map(({ rule }) => rule);
}

it("matches as the history of each person says", async () => {
  const shop = await given.organisation();
  await fc.assert(
    fc.asyncProperty(steps, async (history) => await play(shop, history)),
    { numRuns: 6, endOnFailure: true },
  );
});
