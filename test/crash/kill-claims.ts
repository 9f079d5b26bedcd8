/**
 * A server is killed while a link is claimed. Returns what went wrong: a repeated claim pays once.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Schemas } from "@svc/generated/routes";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest } from "../kit/programs/watch.ts";
import { replaceApi } from "./replace-api.ts";

/** The seam at which the server dies, and how many claims are paid before it is asked again. */
export interface ClaimMoment {
  readonly words: string;
  readonly api: string;
  readonly is_paid: boolean;
  /** Whether a reward waits for the claim, which makes one otherwise. */
  readonly is_awaited: boolean;
}

const CLAIM = "claim a reward link";

export const CLAIM_MOMENTS: readonly ClaimMoment[] = [false, true].flatMap((is_awaited) => {
  const of_what = is_awaited ? "of a reward that waits for it " : "";
  return [
    { words: `${of_what}before its commit`, api: `${CLAIM}/before commit`, is_paid: false },
    {
      words: `${of_what}after its commit, before it answers`,
      ...{ api: `${CLAIM}/after commit`, is_paid: true },
    },
  ].map((moment) => ({ ...moment, is_awaited }));
});

const PROGRAM = { name: "Slips", currency: "USD", budget: "9.00", choices: ["airtime"] };
const PHONE = "0771230000";
const LIMITED_MS = 1_000;

/** Kills at one moment, and looks at the claim and the books at the end. */
export async function killClaim(fleet: Fleet, moment: ClaimMoment): Promise<string[]> {
  const { key } = await openShop(fleet.database);
  const till = openTill(key, fleet.apis);
  const page = await openPage(till, fleet);
  const { program, token } = await madeLink(till, moment);
  const body = { phone: PHONE };
  const call = { path: { token }, body, idempotency_key: randomUUID() };
  const claim = () => page.ask("createClaim", call);
  const doomed = await replaceApi(fleet, [{ at: moment.api, does: "kill" }]);
  const heard = await claim();
  if (heard !== null) return [`a server that was to be killed answered ${heard.status}`];
  await doomed.ended();
  await replaceApi(fleet);
  const found: string[] = [];
  const before = await shown(till, program);
  const expected = moment.is_paid ? "1.00" : "0.00";
  if (before.spent !== expected) found.push(`${before.spent} was spent before the repeat`);
  const answers = [await unlimited(claim), await unlimited(claim)];
  for (const answer of answers) {
    if (answer?.status === 201) continue;
    found.push(`a repeat was answered ${answer?.status} ${answer?.code}`);
  }
  const { spent, earmarked, counts } = await shown(till, program);
  if (spent !== "1.00" || earmarked !== "0.00") found.push(`${spent} spent, ${earmarked} waits`);
  if (counts.rewards !== 1) found.push(`${counts.rewards} rewards were made`);
  const worker = await fleet.start({ role: "worker" });
  found.push(...(await complaintsAtRest(fleet)));
  await worker.kill();
  return found;
}

/** Servers that have died still have their share of what a key may ask, until they are missed. */
async function unlimited<Heard extends { readonly code: string | null }>(
  ask: () => Promise<Heard | null>,
): Promise<Heard | null> {
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
  { is_awaited }: ClaimMoment,
): Promise<{ program: string; token: string }> {
  const made = await till.ask("createProgram", { body: PROGRAM as never });
  const { id: program } = Object(made?.body) as Schemas["Program"];
  await till.ask("activateProgram", { path: { program_id: program } });
  const link = is_awaited
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
