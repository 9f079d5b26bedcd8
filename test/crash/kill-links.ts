/**
 * A server is killed while it makes links, and a worker while they expire. Returns what went wrong:
 * a repeated request makes them once, and what they earmarked is given back once.
 */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest, until } from "../kit/programs/watch.ts";
import { replaceApi } from "./replace-api.ts";

/** The seams at which the server dies, and the worker after it. */
export interface LinkMoment {
  readonly words: string;
  readonly api: SeamName;
  readonly worker: SeamName;
}

const EXPIRY = "lease reward-link-deadlines (test)";

export const LINK_MOMENTS: readonly LinkMoment[] = [
  {
    words: "before its commit",
    api: "create reward links/before commit",
    worker: `${EXPIRY}/before commit`,
  },
  {
    words: "after its commit, before it answers",
    api: "create reward links/after commit",
    worker: `${EXPIRY}/after commit`,
  },
];

const COUNT = 120;
const PROGRAM = { name: "Slips", currency: "USD", budget: "200.00", choices: ["airtime"] };

/** Kills at one moment, and looks at the links and the books at the end. */
export async function killLinks(fleet: Fleet, moment: LinkMoment): Promise<string[]> {
  const { key } = await openShop(fleet.database);
  const till = openTill(key, fleet.apis);
  const program = await activeProgram(till);
  const call = { body: { program, amount: "1.00", count: COUNT }, idempotency_key: randomUUID() };
  const make = () => till.ask("createRewardLinks", call as never);
  const doomed = await replaceApi(fleet, [{ at: moment.api, does: "kill" }]);
  const heard = await make();
  if (heard !== null) return [`a server that was to be killed answered ${heard.status}`];
  await doomed.ended();
  await replaceApi(fleet);
  const made = [await make(), await make()].map((answer) => tokensIn(answer?.body));
  const [first, again] = made.map((tokens) => tokens.join());
  const found = first === again ? [] : ["a repeated request showed other links"];
  if (new Set(made[0]).size !== COUNT) found.push(`${made[0]?.length} links were made`);
  found.push(...(await complaintsAbout(till, program, { earmarked: "120.00", links: "created" })));
  await bringForward(fleet);
  const worker = await fleet.start({
    ...{ role: "worker", seams: [{ at: moment.worker, does: "kill" }] },
  });
  await worker.ended();
  const last = await fleet.start({ role: "worker" });
  const isFree = async () => (await shown(till, program)).earmarked === "0.00";
  await until("nothing is earmarked", isFree);
  found.push(...(await complaintsAbout(till, program, { earmarked: "0.00", links: "expired" })));
  found.push(...(await complaintsAtRest(fleet)));
  await last.kill();
  return found;
}

async function activeProgram(till: Till): Promise<string> {
  const made = await till.ask("createProgram", { body: PROGRAM as never });
  const { id: program_id } = Object(made?.body) as Schemas["Program"];
  await till.ask("activateProgram", { path: { program_id } });
  return program_id;
}

function tokensIn(body: unknown): (string | null)[] {
  const { data = [] } = Object(body) as Partial<Schemas["RewardLinkList"]>;
  return data.map(({ token }) => token);
}

async function shown(till: Till, program_id: string): Promise<Schemas["Program"]> {
  return Object((await till.ask("getProgram", { path: { program_id } }))?.body);
}

async function complaintsAbout(
  till: Till,
  program: string,
  expected: { earmarked: string; links: Schemas["RewardLinkStatus"] },
): Promise<string[]> {
  const { earmarked } = await shown(till, program);
  const query = { program, status: expected.links, limit: 100 };
  const listed = await till.ask("listRewardLinks", { query });
  const { data, has_more } = Object(listed?.body) as Schemas["RewardLinkList"];
  const found: string[] = [];
  if (earmarked !== expected.earmarked) found.push(`${earmarked} is earmarked`);
  if (data.length !== 100 || !has_more) found.push(`${data.length} links are ${expected.links}`);
  return found;
}

async function bringForward({ database }: Fleet): Promise<void> {
  await database.transact(
    "bring links forward",
    ({ sql }) => sql`update reward_link_deadlines set due_at = svc_now() - interval '1 second'`,
  );
}
