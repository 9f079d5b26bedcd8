/** Clients that give rewards in every way, remember each answer, and hold the server to it. */
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, type Till } from "../kit/programs/till.ts";
import { ruleOf, ruleOn } from "../kit/rules.ts";
import { type Asker, openAsker } from "./asker.ts";

/** A shop with two programs, whose clients give rewards. */
export interface RewardShop {
  /** Gives rewards in these ways, at once; each client repeats what is not answered. */
  give(ways: readonly Way[]): Promise<void>;
  /** Closes one of the programs, which ends what it holds. */
  closeSome(): Promise<void>;
  /** What a repeat is answered otherwise than at first, and what was rewarded twice or never. */
  complaints(): Promise<string[]>;
}

/** Each way is gone so often at the same time. */
const CLIENTS = IS_LONG ? 4 : 2;
/** A number whose send fails. */
const FAILING = "0002";
/** Rewards that wait for claims which nobody makes. */
const BY_LINK = { delivery: "link" };

/** A rule of each trigger. */
const RULES = [ruleOf(), ruleOn("completion"), ruleOn("referral")];

/** Opens a shop, with Credit, two active programs and rules. */
export async function openGivers(fleet: Fleet): Promise<RewardShop> {
  const { account_id, key } = await openShop(fleet.database);
  const till = openTill(key, [fleet.apis[0] as Fleet["apis"][number]]);
  const { id: kept, secret } = await openProgram(till, "reserve");
  const { id: closing } = await openProgram(till, "pay_as_you_go");
  const rules = { path: { program_id: kept }, body: { rules: RULES } };
  await till.ask("setProgramRules", rules as never);
  const { ask, made, broken } = openAsker(fleet, key);
  const giving = waysToGive(ask, { kept, closing, secret });
  return {
    give: async (ways) => {
      const clients = Array.from({ length: CLIENTS }, () => ways.map((way) => giving[way]()));
      await Promise.all(clients.flat());
    },
    closeSome: async () => {
      await ask("closeProgram", { path: { program_id: closing } });
    },
    complaints: async () => [...(await broken()), ...(await wrongRewards(fleet, account_id, made))],
  };
}

async function openProgram(till: Till, funding: string) {
  const money = { currency: "USD", budget: "200.00", default_amount: "1.00", funding };
  const body = { name: "Visits", choices: ["airtime"], close_grace: 0, ...money };
  const made = await till.ask("createProgram", { body: body as never });
  const { id, completions_secret: secret } = Object(made?.body) as Record<string, string>;
  await till.ask("activateProgram", { path: { program_id: id ?? "" } });
  return { id: id ?? "", secret: secret ?? "" };
}

/** Somebody new; most are paid, one in four is not. */
function somebody(index: number): { phone: string } {
  return { phone: newTarget(index % 4 === 0 ? FAILING : "0000") };
}

/** Ways to give a reward, by what is to become of it. */
export const WAYS = [
  ...(["paid", "closing", "alone", "released", "voided", "held", "held and closing"] as const),
  ...(["linked", "linked and closing", "link voided", "link released"] as const),
  ...(["activity", "completion", "referral", "qualified"] as const),
];
export type Way = (typeof WAYS)[number];

function waysToGive(
  ask: Asker["ask"],
  { kept, closing, secret }: Record<"kept" | "closing" | "secret", string>,
): Readonly<Record<Way, () => Promise<unknown>>> {
  let people = 0;
  const give = (wanted: object) => {
    const body = { program: kept, recipient: somebody(people++), completion_id: randomUUID() };
    return ask("createReward", { body: { ...body, ...wanted } });
  };
  const refer = () => {
    const body = { program: kept, referrer: somebody(1), referee: somebody(1) };
    return ask("createReferral", { body });
  };
  const report = (person: object) => {
    const body = { program: kept, recipient: person, name: "visit", activity_id: randomUUID() };
    return ask("createActivity", { body });
  };
  const complete = () => {
    const completion = { completion_id: randomUUID(), ...somebody(people++) };
    const signed = { text: JSON.stringify(completion), sign_with: secret };
    return ask("createCompletion", { path: { program_id: kept }, ...signed });
  };
  return {
    paid: () => give({}),
    closing: () => give({ program: closing }),
    // Somebody with an ID of their own is given to alone, whoever else waits.
    alone: () => give({ recipient: { ...somebody(people++), external_id: randomUUID() } }),
    released: async () => {
      return ask("releaseReward", { path: { reward_id: await give({ hold: true }) }, body: {} });
    },
    voided: async () => ask("voidReward", { path: { reward_id: await give({ hold: true }) } }),
    held: () => give({ hold: true }),
    "held and closing": () => give({ program: closing, hold: true }),
    linked: () => give(BY_LINK),
    "linked and closing": () => give({ program: closing, ...BY_LINK }),
    "link voided": async () => ask("voidReward", { path: { reward_id: await give(BY_LINK) } }),
    "link released": async () => {
      const reward_id = await give({ ...BY_LINK, hold: true });
      return ask("releaseReward", { path: { reward_id }, body: { amount: "0.50" } });
    },
    activity: () => report(somebody(people++)),
    completion: complete,
    referral: refer,
    qualified: async () => ask("qualifyReferral", { path: { referral_id: await refer() } }),
  };
}

/** How many rewards there are of each: its own, and that of a rule. */
const REWARDS_OF: Readonly<Partial<Record<OperationId, number>>> = {
  createReward: 1,
  createActivity: 1,
  createCompletion: 2,
  qualifyReferral: 2,
};

/** Each that was answered has its rewards, and no more. */
async function wrongRewards(
  { database }: Fleet,
  account_id: string,
  made: Asker["made"],
): Promise<string[]> {
  const expected = made.reduce((sum, { operation_id }) => sum + (REWARDS_OF[operation_id] ?? 0), 0);
  const [row] = await database.read(
    ({ sql }) => sql<{ rewards: number; completions: number }[]>`
      select count(*)::int as rewards, count(distinct completion_id)::int as completions
      from rewards where account_id = ${account_id}`,
  );
  const { rewards = 0, completions = 0 } = row ?? {};
  if (rewards === expected && completions === expected) return [];
  return [`${expected} rewards were to be made; ${rewards} are, of ${completions} completions`];
}
