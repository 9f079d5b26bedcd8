/**
 * A server or a worker is killed while rewards are given, in every way that there is; clients
 * repeat what was not answered, with the same key. Returns what went wrong: each completion is
 * rewarded once, each budget adds up, and at the end nothing is earmarked.
 */
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { complaints, complaintsAtRest, endLeases, until } from "../kit/programs/watch.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { openGivers, type RewardShop } from "./give-rewards.ts";
import { killBySomebodyElse, replaceApi } from "./replace-api.ts";
import type { Tell } from "./tell.ts";

/** A program that dies: where, and in which words. */
export interface RewardMoment {
  readonly words: string;
  readonly role: "api" | "worker";
  /** Null is any moment. */
  readonly at: SeamName | null;
  /** At its first passes it kills; a later one finds what earlier deaths left. */
  readonly passes: number;
}

type Words = Partial<Record<SeamName, string>>;

const seams = (role: RewardMoment["role"], passes: number, words: Words) =>
  (Object.entries(words) as [SeamName, string][]).map(
    ([at, said]): RewardMoment => ({ role, at, passes, words: said }),
  );

const ANY = { at: null, passes: 1, words: "at any moment" } as const;

export const REWARD_MOMENTS: readonly RewardMoment[] = [
  // How many sets there are is a matter of chance, but for the first.
  ...seams("api", 1, {
    "give rewards/before commit": "before a set of rewards is committed",
    "give rewards/after commit": "before a set of rewards is answered",
  }),
  ...seams("api", 3, {
    "create a reward/before commit": "before a reward is committed",
    "create a reward/after commit": "before a reward is answered",
    "report an activity/before commit": "before an activity is committed",
    "report an activity/after commit": "before an activity is answered",
    "reward a completion/before commit": "before a completion is committed",
    "reward a completion/after commit": "before a completion is answered",
    "release a reward/after commit": "before a release is answered",
    "qualify a referral/after commit": "before a referral is answered",
  }),
  { ...ANY, role: "api" },
  // In process only passes with work to do count, and the first may take all of it.
  ...seams("worker", IS_LONG ? 3 : 1, {
    "lease reward-deadlines (test)/before commit": "before an escrow is over",
    "lease referral-deadlines (test)/before commit": "before a referral expires",
    "lease reward-link-deadlines (test)/before commit": "before a reward expires with its link",
  }),
  ...seams("worker", 1, {
    "settle sends/before commit": "before rewards end with their sends",
    "lease close-programs (test)/before commit": "before what a closed program holds is ended",
    "lease close-programs (test)/after commit": "after what a closed program holds was ended",
  }),
  { ...ANY, role: "worker" },
];

const KILLED_WITHIN_MS = { api: 600, worker: 1_200 };
export const REWARD_KILLS = 1;
/** At the end one worker ends the rewards of all the shops. */
const ENDED_WITHIN_MS = timeLimit(60_000);
const SHOP_ENDED_WITHIN_MS = timeLimit(2_000);

/** Kills one program after another over a new shop each, and looks at all of them at the end. */
export async function killRewards(
  fleet: Fleet,
  { moment, kills, tell }: { moment: RewardMoment; kills: number; tell?: Tell | undefined },
): Promise<string[]> {
  const found: string[] = [];
  const shops: RewardShop[] = [];
  for (let kill = 1; kill <= kills && found.length === 0; kill += 1) {
    const kill_one = moment.role === "api" ? killApi : killWorker;
    const shop = await kill_one(fleet, moment.at, 1 + (kill % moment.passes));
    shops.push(shop);
    found.push(...(await shop.complaints()), ...(await complaints(fleet)));
    tell?.(`${moment.role} killed over rewards (${moment.at ?? "any"}) ${kill}/${kills}`);
  }
  return found.length > 0 ? found : await complaintsAtTheEnd(fleet, shops);
}

/** Clients go on over the death of the one server, and are answered by the next one. */
async function killApi(fleet: Fleet, at: SeamName | null, pass: number): Promise<RewardShop> {
  const shop = await openGivers(fleet);
  const doomed = await replaceApi(fleet, seamsOf(at, pass));
  const given = shop.giveAll();
  // Whatever fails is waited for below; until then nobody must take it for unhandled.
  given.catch(() => {});
  if (at === null) killBySomebodyElse(doomed, Math.random() * KILLED_WITHIN_MS.api);
  await doomed.ended();
  await replaceApi(fleet);
  await given;
  return shop;
}

/** A worker dies over what clients have left, all of which is due. */
async function killWorker(fleet: Fleet, at: SeamName | null, pass: number): Promise<RewardShop> {
  const shop = await openGivers(fleet);
  await shop.giveAll();
  await shop.closeSome();
  await endLeases(fleet);
  await bringForward(fleet);
  const doomed = await fleet.start({ role: "worker", seams: seamsOf(at, pass) });
  if (at === null) killBySomebodyElse(doomed, Math.random() * KILLED_WITHIN_MS.worker);
  await doomed.ended();
  return shop;
}

function seamsOf(at: SeamName | null, pass: number) {
  return at === null ? [] : [{ at, pass, does: "kill" as const }];
}

/** A last worker, not killed, ends whatever waits. */
async function complaintsAtTheEnd(fleet: Fleet, shops: readonly RewardShop[]): Promise<string[]> {
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
    for (const table of [
      ...["reward_deadlines", "reward_link_deadlines", "referral_deadlines", "program_work"],
    ]) {
      await sql`update ${sql(table)} set due_at = svc_now() - interval '1 second'`;
    }
  });
}
