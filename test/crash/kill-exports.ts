/**
 * A worker is killed while it writes the parts of a file, and the next one carries on. Returns what
 * went wrong: each file has each object of its period once, and only an export of which one step
 * was begun three times fails.
 */
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Schemas } from "@svc/generated/routes";
import { formatId } from "@svc/server/platform/ids.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAgain, until } from "../kit/programs/watch.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { logRequests } from "./log-requests.ts";
import { someMoment, type Tell } from "./tell.ts";

/** The seams of a step of an export, and no seam at all. */
export const EXPORT_MOMENTS = {
  "lease exports (test)/before commit": "before it has begun a step",
  "lease exports (test)/after commit": "in the middle of a step",
  "settle exports/before commit": "before a step is committed",
  "settle exports/after commit": "after a step is committed",
  any: "at any moment",
} as const;

export type ExportMoment = keyof typeof EXPORT_MOMENTS;

/** The pass of the seam at which each kill strikes: three parts of 500 rows at most, and a hash. */
export const EACH_STEP = [1, 2, 3, 4];
/** The second part is begun three times, which is once too often. */
export const ONE_STEP_THRICE = [2, 1, 1];
const ROWS_AT_EACH_END = 600;
const ROWS_OUTSIDE = 3;
const PERIOD_MS = 10_000;
const TRIES_MAX = 3;
const KILLED_WITHIN_MS = 1_500;
const ENDED_WITHIN_MS = 90_000;

interface Kills {
  readonly moment: ExportMoment;
  readonly kills: number;
  readonly passes: readonly number[];
  /** How many exports there are; left out, another one for each kill. */
  readonly exports?: number;
  readonly tell?: Tell | undefined;
}

/** An export, and the wire ids that its file is to have, the newest first. */
interface Wanted {
  readonly till: Till;
  readonly export_id: string;
  readonly ids: readonly string[];
}

/** Kills one worker after another, and looks at every export and its file at the end. */
export async function killExports(
  fleet: Fleet,
  { moment, kills, passes, exports = kills, tell }: Kills,
): Promise<{ found: string[]; failed: number }> {
  const wanted: Wanted[] = [];
  const doomed = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill < exports) wanted.push(await createExport(fleet));
    const pass = passes[kill % passes.length] ?? 1;
    const { signal } = await killOne(fleet, moment, pass);
    if (signal !== "SIGKILL") return { found: ["a worker ended by itself"], failed: 0 };
    for (const id of await begunTooOften(fleet)) doomed.add(id);
    await endExportLeases(fleet);
    tell?.(`worker of exports killed (${moment}) ${kill + 1}/${kills}`);
  }
  const last = await fleet.start({ role: "worker" });
  const found: string[] = [];
  for (const one of wanted) {
    found.push(...(await complaintsAbout(fleet, one, doomed.has(one.export_id))));
  }
  found.push(...(await complaintsAgain(fleet)));
  await last.kill();
  return { found, failed: doomed.size };
}

/** Asks for a period that has rows at its first and last moments, and just outside of both. */
async function createExport(fleet: Fleet): Promise<Wanted> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  const to = runSeconds() * 1_000 - PERIOD_MS;
  const from = to - PERIOD_MS;
  const outside = { moments: [from - 1, to], copies: ROWS_OUTSIDE };
  await logRequests(fleet, shop, outside);
  const inside = { moments: [from, to - 1], copies: ROWS_AT_EACH_END };
  const made = await logRequests(fleet, shop, inside);
  const period = { from: from / 1_000, to: to / 1_000 };
  const body = { kind: "requests" as const, format: "json" as const, ...period };
  const heard = await till.ask("createExport", { body });
  if (heard?.status !== 202) throw new Error(`An export was answered ${heard?.status}.`);
  const ids = made.toSorted().toReversed();
  return { till, export_id: (heard.body as Schemas["Export"]).id, ids };
}

async function killOne(fleet: Fleet, moment: ExportMoment, pass: number) {
  const seams = moment === "any" ? [] : [{ at: moment, pass, does: "kill" as const }];
  const worker = await fleet.start({ role: "worker", seams });
  if (moment === "any") {
    await pause(someMoment(KILLED_WITHIN_MS));
    await worker.kill();
  }
  return await worker.ended();
}

/** Exports whose next step will not be begun again. */
async function begunTooOften({ database }: Fleet): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ id: string }[]>`
      select export_id as id from export_work where tries >= ${TRIES_MAX}`,
  );
  return rows.map(({ id }) => formatId("exp", id));
}

/** What the dead held is free at once, so that nobody waits for a lease. */
async function endExportLeases({ database }: Fleet): Promise<void> {
  await database.transact(
    "end leases of exports",
    ({ sql }) => sql`
      update export_work set lease_until = null where lease_until is not null`,
  );
}

async function complaintsAbout(
  fleet: Fleet,
  { till, export_id, ids }: Wanted,
  is_doomed: boolean,
): Promise<string[]> {
  const show = async () =>
    Object((await till.ask("getExport", { path: { export_id } }))?.body) as Schemas["Export"];
  const hasEnded = async () => (await show()).status !== "pending";
  await until("an export has ended", hasEnded, ENDED_WITHIN_MS);
  const shown = await show();
  const expected = is_doomed ? "failed" : "ready";
  if (shown.status !== expected) return [`${export_id} is ${shown.status}, not ${expected}`];
  if (is_doomed) return await complaintsAboutFailed(fleet, shown);
  const { pathname, search } = new URL(shown.download_url ?? "");
  const response = await fetch(`${fleet.apis[0]?.origin}${pathname}${search}`);
  return complaintsAboutFile(shown, Buffer.from(await response.arrayBuffer()), ids);
}

/** What failed says so, and has left nothing behind. */
async function complaintsAboutFailed(
  { database }: Fleet,
  { id, error, download_url }: Schemas["Export"],
): Promise<string[]> {
  const found = error?.code === "internal_error" ? [] : [`${id} failed with ${error?.code}`];
  if (download_url !== null) found.push(`${id} failed, and has a file`);
  const [row] = await database.read(
    ({ sql }) => sql<{ left: number }[]>`
      select (count(*))::int as left from export_chunks part join exports one
        on one.account_id = part.account_id and one.id = part.export_id
      where one.status = 'failed'`,
  );
  return row?.left === 0 ? found : [...found, `${row?.left} parts of failed exports are left`];
}

function complaintsAboutFile(
  { id, rows, size, sha256 }: Schemas["Export"],
  file: Buffer,
  ids: readonly string[],
): string[] {
  const lines = file
    .toString()
    .split("\n")
    .filter((line) => line !== "");
  const held = lines.map((line) => (JSON.parse(line) as { id: string }).id);
  const hash = createHash("sha256").update(file).digest("hex");
  const found: string[] = [];
  if (held.join() !== ids.join()) {
    found.push(`${id} has ${held.length} rows, ${new Set(held).size} of them different`);
  }
  if (rows !== ids.length) found.push(`${id} says that it has ${rows} rows`);
  if (size !== file.length || sha256 !== hash) found.push(`${id} says another size or hash`);
  return found;
}
