/** The database of a fleet is dumped and restored into a young server, and sells there. */
import { openCluster } from "../kit/programs/cluster.ts";
import { restoreInto } from "../kit/programs/dump.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";

const SALES = 10;

interface Restored {
  readonly fleet: Fleet;
  readonly tills: readonly Till[];
  readonly settings: Readonly<Record<string, string>>;
}

/** Returns what is wrong there, in the books and in the feed of events. */
export async function goOnElsewhere({ fleet, tills, settings }: Restored): Promise<string[]> {
  const source = fleet.apis[0]?.wanted.database_url ?? "";
  await Promise.all([...fleet.apis, ...fleet.workers].map((program) => program.kill()));
  const cluster = await openCluster();
  // The first program makes the tables.
  const other = await openFleet(cluster, { apis: 1, workers: 0, settings });
  try {
    const [first] = other.apis;
    if (first === undefined) throw new Error("A fleet of one api has one.");
    await first.kill();
    await restoreInto(source, first.wanted.database_url ?? "");
    other.apis[0] = await other.start({ role: "api" });
    await other.start({ role: "worker" });
    const found = await sellOn(other, tills);
    return [...found, ...(await other.database.read(complaintsOf))];
  } finally {
    await other.close();
    await cluster.remove();
  }
}

/** Existing shops sell with their keys, and every resulting event is listed. */
async function sellOn(other: Fleet, tills: readonly Till[]): Promise<string[]> {
  const found: string[] = [];
  for (const { key } of tills) {
    const till = openTill(key, other.apis);
    const sold = await Promise.all(Array.from({ length: SALES }, () => till.sell()));
    const [first] = sold.filter(({ heard: { status } }) => status === 202);
    if (first === undefined) found.push("a restored shop sells nothing");
    const { id } = (first?.heard.body ?? {}) as { id?: string };
    await until("a sale after the restore is listed", async () => {
      const heard = await till.ask("listEvents", { query: { limit: 100 } as never });
      return JSON.stringify(heard?.body ?? {}).includes(id ?? "no sale");
    });
  }
  return found;
}
