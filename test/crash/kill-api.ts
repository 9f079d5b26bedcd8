/**
 * The api server is killed while tills sell; they repeat what was not answered, with the same key.
 * Returns what went wrong, and nothing for a sound server; the mutation gate runs it at unsound
 * ones.
 */
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { type Insisted, openTill, type Till } from "../kit/programs/till.ts";
import { brokenPromises, complaints, complaintsAtRest, holdingsOf } from "../kit/programs/watch.ts";
import { killBySomebodyElse, replaceApi } from "./replace-api.ts";
import { someMoment, type Tell } from "./tell.ts";

/** When the server is killed: at any moment, or at a seam of the sale (see seams.ts). */
export type ApiMoment = "any" | "place sends/before commit" | "place sends/after commit";

export interface ApiKills {
  readonly complaints: readonly string[];
  readonly sold: number;
  /** Sales that were committed and never answered: the repeat told the till of them. */
  readonly unheard: number;
}

/** Concurrent sales; so many make sets of several. */
const TILLS = IS_LONG ? 24 : 12;
const KILLED_AFTER_MS = { least: 60, most: 240 };
/** The set of sales at which a seam kills: the first one is a single sale, later ones are many. */
const PASSES = { least: 2, most: 6 };
/** From the next kill on the passes come again; each of them meets the same code. */
const PASSES_DIFFERENT = PASSES.most - PASSES.least + 1;
export const API_KILLS = IS_LONG ? PASSES_DIFFERENT : 2;

/** Kills the one api server of a fleet again and again, and looks at everything after each time. */
export async function killApi(
  fleet: Fleet,
  { moment, kills, tell }: { moment: ApiMoment; kills: number; tell?: Tell },
): Promise<ApiKills> {
  const found: string[] = [];
  const counts = { sold: 0, unheard: 0 };
  for (let kill = 1; kill <= kills && found.length === 0; kill += 1) {
    const shop = await openShop(fleet.database);
    const till = openTill(shop.key, [await prepare(fleet, moment, kill)]);
    const answers = await sellAcrossKill(fleet, till, moment);
    const made = answers.filter(({ heard: { status } }) => status === 202);
    const { sends } = await holdingsOf(fleet, shop);
    if (sends !== made.length) found.push(`${made.length} sales were answered, ${sends} made`);
    found.push(...refusalsIn(answers));
    found.push(...(await complaints(fleet)), ...(await brokenPromises(fleet, till)));
    counts.sold += made.length;
    counts.unheard += made.filter(({ was_made_unheard }) => was_made_unheard).length;
    tell?.(`api killed (${moment}) ${kill}/${kills}: ${counts.unheard} sales were made unheard`);
  }
  return { ...counts, complaints: found.length > 0 ? found : await complaintsAtRest(fleet) };
}

/** The server that is going to be killed; one that dies at a seam is started with it. */
async function prepare(fleet: Fleet, moment: ApiMoment, kill: number): Promise<Program> {
  const api = fleet.apis[0] as Program;
  if (moment === "any") return api;
  // One after the other: what a bug does to every second set must not be missed by chance.
  const pass = PASSES.least + (kill % PASSES_DIFFERENT);
  return await replaceApi(fleet, [{ at: moment, pass, does: "kill" }]);
}

/** Tills keep selling, and repeat each order until it is answered. */
async function sellAcrossKill(fleet: Fleet, till: Till, moment: ApiMoment): Promise<Insisted[]> {
  const answers: Insisted[] = [];
  let is_over = false;
  async function sell(index: number): Promise<void> {
    for (let sale = 0; !is_over; sale += 1) {
      const reference = index % 4 > 0 ? { client_reference: `till-${index}-${sale}` } : {};
      answers.push(await till.sell({ amount: "0.10", ...reference }));
    }
  }
  const sold = Promise.all(Array.from({ length: TILLS }, (_, index) => sell(index)));
  // A till that fails is waited for below; until then nobody must take it for unhandled.
  sold.catch(() => {});
  const api = fleet.apis[0] as Program;
  if (moment === "any") {
    const { least, most } = KILLED_AFTER_MS;
    killBySomebodyElse(api, least + someMoment(most - least));
  }
  await api.ended();
  await replaceApi(fleet);
  is_over = true;
  await sold;
  return answers;
}

function refusalsIn(answers: readonly Insisted[]): string[] {
  const refused = answers.filter(({ heard: { status } }) => status !== 202);
  return refused.map(({ heard: { status, code } }) => `a sale was answered ${status} ${code}`);
}
