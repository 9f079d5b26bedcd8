/** Clients that give rewards in every way, remember each answer, and hold the server to it. */
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import type { Parts } from "../kit/api.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { insist, newTarget, openTill, type Till } from "../kit/programs/till.ts";
import { ruleOf } from "../kit/rules.ts";

/** A shop with two programs, whose clients give rewards. */
export interface RewardShop {
  /** Gives rewards in every way, at once; each client repeats what is not answered. */
  giveAll(): Promise<void>;
  /** Closes one of the programs, which ends what it holds. */
  closeSome(): Promise<void>;
  /** What a repeat is answered otherwise than at first, and what was rewarded twice or never. */
  complaints(): Promise<string[]>;
}

interface Made {
  readonly operation_id: OperationId;
  readonly parts: Parts<OperationId>;
  readonly status: number;
  readonly id: string;
}

/** Each way is gone so often at the same time. */
const CLIENTS = 4;
/** A number whose send fails. */
const FAILING = "0002";

/** Opens a shop, with Credit, two active programs and a rule. */
export async function openGivers(fleet: Fleet): Promise<RewardShop> {
  const { account_id, key } = await openShop(fleet.database);
  const till = openTill(key, [fleet.apis[0] as Fleet["apis"][number]]);
  const kept = await openProgram(till, "reserve");
  const closing = await openProgram(till, "pay_as_you_go");
  const rules = { path: { program_id: kept }, body: { rules: [ruleOf()] } };
  await till.ask("setProgramRules", rules as never);
  const made: Made[] = [];
  const ask = asker(fleet, key, made);
  const ways = waysToGive(ask, { kept, closing });
  return {
    giveAll: async () => {
      const clients = Array.from({ length: CLIENTS }, () => ways.map((way) => way())).flat();
      await Promise.all(clients);
    },
    closeSome: async () => {
      await ask("closeProgram", { path: { program_id: closing } });
    },
    complaints: async () => [
      ...(await broken(fleet, key, made)),
      ...(await wrongRewards(fleet, account_id, made)),
    ],
  };
}

async function openProgram(till: Till, funding: string): Promise<string> {
  const money = { currency: "USD", budget: "200.00", default_amount: "1.00", funding };
  const body = { name: "Visits", choices: ["airtime"], close_grace: 0, ...money };
  const made = await till.ask("createProgram", { body: body as never });
  const { id: program_id } = Object(made?.body) as { id: string };
  await till.ask("activateProgram", { path: { program_id } });
  return program_id;
}

type Ask = (operation_id: OperationId, parts: object) => Promise<string>;

/** Asks until there is an answer, remembers it, and returns the ID of what it shows. */
function asker(fleet: Fleet, key: string, made: Made[]): Ask {
  return async (operation_id, wanted) => {
    const parts = { idempotency_key: randomUUID(), ...wanted };
    const { status, id, code } = await askOf(fleet, key, { operation_id, parts });
    if (id === null) throw new Error(`${operation_id} was answered ${status} ${code}.`);
    made.push({ operation_id, parts, status, id });
    return id;
  };
}

async function askOf(
  fleet: Fleet,
  key: string,
  { operation_id, parts }: Pick<Made, "operation_id" | "parts">,
): Promise<{ status: number; id: string | null; code: string | null }> {
  // The server is another one after each death.
  const { heard } = await insist(async () => {
    const till = openTill(key, [fleet.apis[0] as Fleet["apis"][number]]);
    return await till.ask(operation_id, parts as never);
  });
  const { id = null } = Object(heard.body) as { id?: string };
  return { status: heard.status, id, code: heard.code };
}

/** Somebody new; most are paid, one in four is not. */
function somebody(index: number): { phone: string } {
  return { phone: newTarget(index % 4 === 0 ? FAILING : "0000") };
}

function waysToGive(
  ask: Ask,
  { kept, closing }: { kept: string; closing: string },
): (() => Promise<unknown>)[] {
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
  return [
    () => give({}),
    () => give({ program: closing }),
    async () => ask("releaseReward", { path: { reward_id: await give({ hold: true }) }, body: {} }),
    async () => ask("voidReward", { path: { reward_id: await give({ hold: true }) } }),
    () => give({ hold: true }),
    () => give({ program: closing, hold: true }),
    () => report(somebody(people++)),
    refer,
    async () => ask("qualifyReferral", { path: { referral_id: await refer() } }),
  ];
}

/** Answers that are given otherwise when they are asked for again. */
async function broken(fleet: Fleet, key: string, made: readonly Made[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of made) {
    const { status, id, code } = await askOf(fleet, key, one);
    if (status === one.status && id === one.id) continue;
    const again = `${status} ${id ?? code}`;
    found.push(`${one.operation_id} was answered ${one.status} ${one.id}, its repeat ${again}`);
  }
  return found;
}

/** Each request for a reward has one, each activity one, and each referral that qualified one. */
async function wrongRewards(
  { database }: Fleet,
  account_id: string,
  made: readonly Made[],
): Promise<string[]> {
  const rewarding: readonly OperationId[] = ["createReward", "createActivity", "qualifyReferral"];
  const expected = made.filter(({ operation_id }) => rewarding.includes(operation_id)).length;
  const [row] = await database.read(
    ({ sql }) => sql<{ rewards: number; completions: number }[]>`
      select count(*)::int as rewards, count(distinct completion_id)::int as completions
      from rewards where account_id = ${account_id}`,
  );
  const { rewards = 0, completions = 0 } = row ?? {};
  if (rewards === expected && completions === expected) return [];
  return [`${expected} rewards were to be made; ${rewards} are, of ${completions} completions`];
}
