/**
 * A server is killed while a link is claimed. Returns what went wrong: a repeated claim pays once.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Schemas } from "@svc/generated/routes";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest } from "../kit/programs/watch.ts";
import { ruleOn } from "../kit/rules.ts";
import { replaceApi } from "./replace-api.ts";

/** The seam at which the server dies, and how many claims are paid before it is asked again. */
export interface ClaimMoment {
  readonly words: string;
  readonly api: SeamName;
  readonly is_paid: boolean;
  readonly way: Way;
}

/**
 * What a claim takes: the reward that waits for it, or one that it makes; or a check-in takes that,
 * to which a rule adds another.
 */
type Way = "made" | "awaited" | "ruled";

const CLAIM = "claim a reward link";

const OF_WHAT: Readonly<Record<Way, string>> = {
  made: "",
  awaited: "of a reward that waits for it ",
  ruled: "of a check-in that a rule rewards too ",
};
const WAYS = Object.keys(OF_WHAT) as Way[];

export const CLAIM_MOMENTS: readonly ClaimMoment[] = WAYS.flatMap((way) => {
  const of_what = OF_WHAT[way];
  const after = `${of_what}after its commit, before it answers`;
  return [
    { way, words: `${of_what}before its commit`, api: `${CLAIM}/before commit`, is_paid: false },
    { way, words: after, api: `${CLAIM}/after commit`, is_paid: true },
  ];
});

const PROGRAM = { name: "Slips", currency: "USD", budget: "9.00", choices: ["airtime"] };
const PHONE = "0771230000";
const PLACE = { lat: -17.8565, lng: 31.0398 };
const LIMITED_MS = 1_000;

/** Kills at one moment, and looks at the claim and the books at the end. */
export async function killClaim(fleet: Fleet, moment: ClaimMoment): Promise<string[]> {
  const { key } = await openShop(fleet.database);
  const till = openTill(key, fleet.apis);
  const page = await openPage(till, fleet);
  const { program, token } = await madeLink(till, moment);
  const claim = claimOf(page, token, moment);
  const [paid, rewards] = moment.way === "ruled" ? ["1.50", 2] : ["1.00", 1];
  const doomed = await replaceApi(fleet, [{ at: moment.api, does: "kill" }]);
  const heard = await claim();
  if (heard !== null) return [`a server that was to be killed answered ${heard.status}`];
  await doomed.ended();
  await replaceApi(fleet);
  const found: string[] = [];
  const before = await shown(till, program);
  const expected = moment.is_paid ? paid : "0.00";
  if (before.spent !== expected) found.push(`${before.spent} was spent before the repeat`);
  const answers = [await unlimited(claim), await unlimited(claim)];
  for (const answer of answers) {
    if (answer?.status === 201) continue;
    found.push(`a repeat was answered ${answer?.status} ${answer?.code}`);
  }
  const { spent, earmarked, counts } = await shown(till, program);
  if (spent !== paid || earmarked !== "0.00") found.push(`${spent} spent, ${earmarked} waits`);
  if (counts.rewards !== rewards) found.push(`${counts.rewards} rewards were made`);
  const worker = await fleet.start({ role: "worker" });
  found.push(...(await complaintsAtRest(fleet)));
  await worker.kill();
  return found;
}

type Claim = () => Promise<{ readonly status: number; readonly code: string | null } | null>;

/** The one request, with its key, that is repeated until it is answered. */
function claimOf(page: Till, token: string, { way }: ClaimMoment): Claim {
  const idempotency_key = randomUUID();
  if (way !== "ruled") {
    const body = { phone: PHONE };
    return () => page.ask("createClaim", { path: { token }, body, idempotency_key });
  }
  const body = { link: token, phone: PHONE, ...PLACE, accuracy_m: 12 };
  return () => page.ask("createCheckin", { body, idempotency_key });
}

/** Servers that have died still have their share of what a key may ask, until they are missed. */
async function unlimited(ask: Claim): Promise<Awaited<ReturnType<Claim>>> {
  for (;;) {
    const heard = await ask();
    if (heard?.code !== "rate_limited") return heard;
    await pause(LIMITED_MS);
  }
}

async function openPage(till: Till, { apis }: Fleet): Promise<Till> {
  const made = await till.ask("createKey", { body: { kind: "pk" } });
  const { secret } = Object(made?.body) as Schemas["ApiKey"];
  return openTill(secret ?? "", apis);
}

async function madeLink(
  till: Till,
  { way }: ClaimMoment,
): Promise<{ program: string; token: string }> {
  const place = way === "ruled" ? { geofence: { ...PLACE, radius_m: 150 } } : {};
  const made = await till.ask("createProgram", { body: { ...PROGRAM, ...place } as never });
  const { id: program } = Object(made?.body) as Schemas["Program"];
  await till.ask("activateProgram", { path: { program_id: program } });
  if (way === "ruled") {
    const body = { rules: [ruleOn("checkin")] } as never;
    await till.ask("setProgramRules", { path: { program_id: program }, body });
  }
  const link =
    way === "awaited"
      ? await linkOfReward(till, program)
      : await till.ask("createRewardLinks", { body: { program, amount: "1.00" } });
  const { token } = Object(link?.body) as Schemas["RewardLink"];
  return { program, token: token ?? "" };
}

async function linkOfReward(till: Till, program: string) {
  const asked = { program, recipient: { phone: PHONE }, completion_id: "1", amount: "1.00" };
  const by_link = { delivery: "link", link: { bind: "none" } };
  const body = { ...asked, ...by_link } as never;
  const made = await till.ask("createReward", { body, idempotency_key: randomUUID() });
  const { link } = Object(made?.body) as Schemas["Reward"];
  return await till.ask("getRewardLink", { path: { link_id: String(link) } });
}

async function shown(till: Till, program_id: string): Promise<Schemas["Program"]> {
  return Object((await till.ask("getProgram", { path: { program_id } }))?.body);
}
