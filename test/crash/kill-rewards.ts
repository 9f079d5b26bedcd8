/**
 * A server or a worker is killed while rewards are given, in every way that there is; clients
 * repeat what was not answered, with the same key. Returns what went wrong: each completion is
 * rewarded once, each budget adds up, and at the end nothing is earmarked.
 */
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { complaintsAgain, complaintsAtRest, endLeases, until } from "../kit/programs/watch.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { openGivers, type RewardShop, WAYS, type Way } from "./give-rewards.ts";
import { killBySomebodyElse, replaceApi } from "./replace-api.ts";
import { someMoment, type Tell } from "./tell.ts";

/** A program that dies: where, and in which words. */
export interface RewardMoment {
  readonly words: string;
  readonly role: "api" | "worker";
  /** Null is any moment. */
  readonly at: SeamName | null;
  /** At its first passes it kills; a later one finds what earlier deaths left. */
  readonly passes: number;
  /** How rewards are given then; in a long run in every way, whatever is killed. */
  readonly ways: readonly Way[];
}

type Words = Partial<Record<SeamName, readonly [words: string, ...ways: Way[]]>>;

const seams = (role: RewardMoment["role"], passes: number, words: Words) =>
  (Object.entries(words) as [SeamName, [string, ...Way[]]][]).map(
    ([at, [said, ...ways]]): RewardMoment => {
      return { role, at, passes, words: said, ways: IS_LONG || ways.length === 0 ? WAYS : ways };
    },
  );

const ANY = { at: null, passes: 1, words: "at any moment", ways: WAYS } as const;

export const REWARD_MOMENTS: readonly RewardMoment[] = [
  // How many sets there are is a matter of chance, but for the first.
  ...seams("api", 1, {
    "give rewards/before commit": ["before a set of rewards is committed"],
    "give rewards/after commit": ["before a set of rewards is answered", "paid", "closing"],
  }),
  ...seams("api", 3, {
    "create a reward/before commit": ["before a reward is committed", "paid", "alone"],
    "create a reward/after commit": ["before a reward is answered", "paid", "alone"],
    "report an activity/before commit": ["before an activity is committed", "activity"],
    "report an activity/after commit": ["before an activity is answered", "activity", "paid"],
    "reward a completion/before commit": ["before a completion is committed", "completion"],
    "reward a completion/after commit": ["before a completion is answered", "completion", "paid"],
    "release a reward/after commit": ["before a release is answered", "released", "link released"],
    "qualify a referral/after commit": ["before a referral is answered", "qualified", "referral"],
  }),
  { ...ANY, role: "api" },
  // In process only passes with work to do count, and the first may take all of it.
  ...seams("worker", IS_LONG ? 3 : 1, {
    "lease reward-deadlines (test)/before commit": ["before an escrow is over", "held", "paid"],
    "lease referral-deadlines (test)/before commit": ["before a referral expires", "referral"],
    "lease reward-link-deadlines (test)/before commit": [
      ...(["before a reward expires with its link", "linked", "linked and closing"] as const),
    ],
  }),
  ...seams("worker", 1, {
    "settle sends/before commit": ["before rewards end with their sends", "paid", "alone"],
    "lease close-programs (test)/before commit": [
      ...(["before what a closed program holds is ended", "held and closing"] as const),
    ],
    "lease close-programs (test)/after commit": ["after what a closed program holds was ended"],
  }),
  { ...ANY, role: "worker" },
];

/** The tables whose rows are due at a moment. */
const DEADLINES = [
  ...["reward_deadlines", "reward_link_deadlines", "referral_deadlines", "program_work"],
];
const KILLED_WITHIN_MS = { api: 600, worker: 1_200 };
export const REWARD_KILLS = 1;
/** At the end one worker ends the rewards of all the shops. */
const ENDED_WITHIN_MS = timeLimit(60_000);
const SHOP_ENDED_WITHIN_MS = timeLimit(2_000);

/** Kills one program after another over a new shop each, and looks at each of them. */
export async function killRewards(
  fleet: Fleet,
  { moment, kills, tell }: { moment: RewardMoment; kills: number; tell?: Tell | undefined },
): Promise<{ found: string[]; shops: RewardShop[] }> {
  const found: string[] = [];
  const shops: RewardShop[] = [];
  for (let kill = 1; kill <= kills && found.length === 0; kill += 1) {
    const kill_one = moment.role === "api" ? killApi : killWorker;
    const shop = await kill_one(fleet, moment, 1 + (kill % moment.passes));
    shops.push(shop);
    found.push(...(await shop.complaints()), ...(await complaintsAgain(fleet)));
    tell?.(`${moment.role} killed over rewards (${moment.at ?? "any"}) ${kill}/${kills}`);
  }
  return { found, shops };
}

/** Clients go on over the death of the one server, and are answered by the next one. */
async function killApi(fleet: Fleet, moment: RewardMoment, pass: number): Promise<RewardShop> {
  const shop = await openGivers(fleet);
  const doomed = await replaceApi(fleet, seamsOf(moment.at, pass));
  const given = shop.give(moment.ways);
  // Whatever fails is waited for below; until then nobody must take it for unhandled.
  given.catch(() => {});
  if (moment.at === null) killBySomebodyElse(doomed, someMoment(KILLED_WITHIN_MS.api));
  await doomed.ended();
  await replaceApi(fleet);
  await given;
  return shop;
}

/** A worker dies over what clients have left, all of which is due. */
async function killWorker(fleet: Fleet, moment: RewardMoment, pass: number): Promise<RewardShop> {
  const shop = await openGivers(fleet);
  await shop.give(moment.ways);
  await shop.closeSome();
  await endLeases(fleet);
  await bringForward(fleet);
  const doomed = await fleet.start({ role: "worker", seams: seamsOf(moment.at, pass) });
  if (moment.at === null) killBySomebodyElse(doomed, someMoment(KILLED_WITHIN_MS.worker));
  if (pass === 1) await doomed.ended();
  else await endedOrDone(fleet, doomed);
  return shop;
}

/** A later pass never comes where the first one has taken all that was due. */
async function endedOrDone(fleet: Fleet, doomed: Program): Promise<void> {
  let has_ended = false;
  const ended = doomed.ended().then(() => {
    has_ended = true;
  });
  const isOver = async () => has_ended || (await isNothingDue(fleet));
  await until("a worker is killed or has nothing left to do", isOver);
  await doomed.kill();
  await ended;
}

function seamsOf(at: SeamName | null, pass: number) {
  return at === null ? [] : [{ at, pass, does: "kill" as const }];
}

/** A last worker, not killed, ends whatever waits. */
export async function endRewards(fleet: Fleet, shops: readonly RewardShop[]): Promise<string[]> {
  for (const shop of shops) await shop.closeSome();
  await endLeases(fleet);
  await bringForward(fleet);
  const last = await fleet.start({ role: "worker" });
  const isFree = () =>
    fleet.database.read(async ({ sql }) => {
      const [row] = await sql`
        select exists (select from programs where earmarked_minor > 0)
          or exists (select from rewards where status in ('pending', 'held', 'released'))
          or exists (select from program_work) as is_waiting`;
      return row?.is_waiting === false;
    });
  const within_ms = ENDED_WITHIN_MS + shops.length * SHOP_ENDED_WITHIN_MS;
  await until("every reward has come to its end", isFree, within_ms);
  const found = await complaintsAtRest(fleet);
  await last.kill();
  for (const shop of shops) found.push(...(await shop.complaints()));
  return found;
}

/** Nobody waits thirty days for an escrow to be over. */
async function bringForward({ database }: Fleet): Promise<void> {
  await database.transact("bring deadlines forward", async ({ sql }) => {
    for (const table of DEADLINES) {
      await sql`update ${sql(table)} set due_at = svc_now() - interval '1 second'`;
    }
  });
}

async function isNothingDue({ database }: Fleet): Promise<boolean> {
  return await database.read(async ({ sql }) => {
    for (const table of DEADLINES) {
      const due = await sql`select from ${sql(table)} where due_at <= svc_now() limit 1`;
      if (due.length > 0) return false;
    }
    return true;
  });
}
