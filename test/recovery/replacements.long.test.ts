/**
 * An upgrade without a refused request: processes are replaced one after the other while tills sell
 * through a router, as docs/operations.md has it done.
 */
import { setTimeout as pause } from "node:timers/promises";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { findPort } from "../kit/programs/ports.ts";
import { type Program, type ProgramWanted, startProgram } from "../kit/programs/program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { until } from "../kit/programs/watch.ts";
import { hasRouter, type RunningRouter, startRouter } from "../kit/router.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";

const TILLS = 4;
/** Of api and workers together, half each. */
const REPLACEMENTS = Number(process.env.REPLACEMENTS ?? 100);
/** HAProxy looks every second, and believes the second bad answer. */
const SETTINGS = { SVC_SHUTDOWN_DELAY: "5s" };
const SALE_EVERY_MS = 50;

/** Of one till; an answer that never came is an error of the connection. */
interface Answers {
  readonly sold: Set<string>;
  readonly otherwise: string[];
}

let cluster: Cluster;
let database_url: string;
let running: Program[];
let router: RunningRouter;

beforeAll(async () => {
  cluster = await openCluster();
  database_url = await cluster.makeDatabase();
});

afterAll(async () => {
  await router?.close();
  await Promise.all((running ?? []).map((program) => program.kill()));
  await cluster?.remove();
});

function programAs(role: ProgramWanted["role"], port: number): ProgramWanted {
  return { role, port, database_url, folder: cluster.folder, settings: SETTINGS };
}

/** Sells until it is stopped, and asks once for each sale. */
async function sellThrough(key: string, stopping: AbortSignal): Promise<Answers> {
  const answers: Answers = { sold: new Set(), otherwise: [] };
  for (let sale = 0; !stopping.aborted; sale += 1) {
    const client_reference = `${key.slice(-6)}-${sale}`;
    const body = { type: "airtime", target: "0771230000", amount: "0.10", currency: "USD" };
    try {
      const answer = await fetch(`${router.origin}${BASE_PATH}/sends`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${key}`,
          "Content-Type": "application/json",
          "Idempotency-Key": client_reference,
        },
        body: JSON.stringify({ ...body, client_reference }),
      });
      const text = await answer.text();
      if (answer.status === 202) answers.sold.add(client_reference);
      else answers.otherwise.push(`${answer.status} ${text}`);
    } catch (error) {
      answers.otherwise.push(String((error as Error).cause ?? error));
    }
    await pause(SALE_EVERY_MS);
  }
  return answers;
}

describe.skipIf(!hasRouter("haproxy"))("processes that are replaced while tills sell", () => {
  it("refuse nobody, cut nobody off and lose nothing", async () => {
    const roles = ["api", "worker", "api", "worker"] as const;
    const ports: number[] = [];
    for (const _ of roles) ports.push(await findPort());
    running = [];
    for (const [place, role] of roles.entries()) {
      running.push(await startProgram(programAs(role, ports[place] as number)));
    }
    const database = openDatabase({ database_url, pool: 2 });
    const keys: string[] = [];
    while (keys.length < TILLS) keys.push((await openShop(database)).key);
    const named = [`A=127.0.0.1:${ports[0]},127.0.0.1:${ports[2]}`];
    router = await startRouter("haproxy", await findPort(), { named, keys });
    const bothUp = () => until("both api are found", async () => (await router.up()) === 2);
    await bothUp();

    const stopping = new AbortController();
    const selling = keys.map((key) => sellThrough(key, stopping.signal));
    for (let count = 0; count < REPLACEMENTS; count += 1) {
      const place = count % roles.length;
      const old = running[place] as Program;
      expect(await old.stop()).toMatchObject({ code: 0, signal: null });
      running[place] = await startProgram(old.wanted);
      await bothUp();
    }
    stopping.abort();
    const answers = await Promise.all(selling);

    expect(answers.flatMap(({ otherwise }) => otherwise)).toEqual([]);
    await until("everything is delivered", async () => {
      const left = await database.read(({ sql }) => sql`select from send_dispatches`);
      return left.length === 0;
    });
    const made = await database.read(
      ({ sql }) => sql<{ client_reference: string; status: string }[]>`
        select client_reference, status from sends order by client_reference`,
    );
    const sold = answers.flatMap((one) => [...one.sold]).sort();
    expect(made.map(({ client_reference }) => client_reference).sort()).toEqual(sold);
    expect(made.filter(({ status }) => status !== "delivered")).toEqual([]);
    expect(await database.read(complaintsOf)).toEqual([]);
    console.info(`${REPLACEMENTS} replacements, ${sold.length} sales, none refused`);
    await database.close();
  });
});
