import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differencesOf, EXAMPLES, figuresOf, shapesOf } from "../kit/example-shapes.ts";
import { ACCOUNTS } from "./examples-acted/accounts.ts";
import { AGENTS } from "./examples-acted/agents.ts";
import { BATCHES } from "./examples-acted/batches.ts";
import { CHECKINS } from "./examples-acted/checkins.ts";
import { CHECKOUT_SESSIONS } from "./examples-acted/checkout-sessions.ts";
import { CLAIMS } from "./examples-acted/claims.ts";
import { DEALERS } from "./examples-acted/dealers.ts";
import { DIRECTORY } from "./examples-acted/directory.ts";
import { DISPUTES } from "./examples-acted/disputes.ts";
import { FAMILY } from "./examples-acted/family.ts";
import { PEOPLE } from "./examples-acted/people.ts";
import { PROGRAMS } from "./examples-acted/programs.ts";
import { RECIPIENTS } from "./examples-acted/recipients.ts";
import { REFERRALS } from "./examples-acted/referrals.ts";
import { REPORTS } from "./examples-acted/reports.ts";
import { REWARD_LINKS } from "./examples-acted/reward-links.ts";
import { REWARDS } from "./examples-acted/rewards.ts";
import { SALES } from "./examples-acted/sales.ts";
import { SCHEDULES } from "./examples-acted/schedules.ts";
import { TOPUPS } from "./examples-acted/topups.ts";
import { WEBHOOKS } from "./examples-acted/webhooks.ts";
import { WORKFORCE } from "./examples-acted/workforce.ts";
import { openWorld, type World } from "./examples-acted/world.ts";

const STAGES = {
  ...SALES,
  ...BATCHES,
  ...SCHEDULES,
  ...ACCOUNTS,
  ...AGENTS,
  ...DEALERS,
  ...CHECKOUT_SESSIONS,
  ...DIRECTORY,
  ...DISPUTES,
  ...FAMILY,
  ...PEOPLE,
  ...PROGRAMS,
  ...RECIPIENTS,
  ...REFERRALS,
  ...REWARDS,
  ...CHECKINS,
  ...REPORTS,
  ...CLAIMS,
  ...REWARD_LINKS,
  ...TOPUPS,
  ...WEBHOOKS,
  ...WORKFORCE,
};

/** Values that are the same for every account are compared exactly. */
const SAME_FOR_ALL: Readonly<Record<string, readonly string[]>> = {
  "getProduct 200 Airtime in US dollars": ["min_amount", "max_amount", "amount_step", "networks"],
  "getPowerRate 200 In US dollars": ["bands", "levy_percent", "effective_from"],
  "getPowerQuote 200 US$10.00": ["now", "better", "saving_units"],
  "createQuote 201 US$10.00 of electricity": ["now", "you_pay"],
  "getTokenLink 200 A token read once": ["units_kwh"],
};

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.sink.close());

describe("the examples of implemented operations", () => {
  it("are all acted", () => {
    expect(Object.keys(STAGES).sort()).toEqual([...EXAMPLES.keys()].sort());
  });

  it.each(Object.entries(STAGES))("are what the program answers: %s", async (label, act) => {
    const { status, body } = await act(world);
    expect(status).toBe(Number(label.split(" ")[1]));
    const [example, answered] = [EXAMPLES.get(label), shapesOf(body)];
    const differences = shapesOf(example).flatMap((one) => differencesOf(one, answered));
    expect(differences).toEqual([]);
    const fields = SAME_FOR_ALL[label] ?? [];
    expect(figuresOf(example, fields)).toEqual(figuresOf(body, fields));
  });

  it("are told from answers that differ", () => {
    const [shown = null, other = null] = [
      { a: "You paid 5.00", b: null },
      { a: "Paid 5.00", b: 1 },
    ];
    expect(differencesOf(shapesOf(shown)[0], shapesOf(other))).toEqual([
      '.a: "You paid 0.0" is shown, "Paid 0.0" answered',
      ".b: null is shown, 0 answered",
    ]);
    expect(differencesOf({ list: [1] }, [{ list: [] }])).toHaveLength(1);
  });
});
